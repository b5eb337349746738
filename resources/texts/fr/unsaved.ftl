unsaved-title = Pas enregistré
unsaved-advice = Remettez la clé, le dossier ou le fichier à sa place et réessayez.
unsaved-how = Sinon, continuez ailleurs : tout suit, aussi ce qui vient d’être saisi et les feuilles commencées. Le clavier ne fait rien ici ; cliquez, ou pressez Alt et la lettre soulignée.
unsaved-again = Réessayer
unsaved-elsewhere = Continuer ailleurs…
unsaved-let-be = Laisser ainsi
unsaved-where = Tout enregistrer ailleurs
unsaved-went-on = On continue dans « { $file } », dossier « { $folder } ».
