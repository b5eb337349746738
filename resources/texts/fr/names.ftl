names-recent = Reprendre les noms des derniers tournois
names-folder = Reprendre les noms d’un dossier …
names-forget = Oublier tous les noms d’avant
names-learned = { $count } noms sont connus et seront proposés pendant la saisie.
names-forgotten = Tous les noms des tournois précédents sont effacés.
