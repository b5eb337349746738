restore-nothing = Après la ligne { $line }, tout était comme maintenant.
