# La page par laquelle tout commence

start-title = Que joue-t-on aujourd’hui ?
start-new = Nouveau tournoi
start-place-example = par exemple Restaurant Treibhaus
start-file = Fichier
start-browse = Ailleurs …
start-unnamed = Tournoi
start-known = Continuer
start-no-recent = Les derniers tournois ouverts apparaîtront ici.
start-open = Ouvrir un fichier …
start-demo = Essayer un tournoi d’exercice
start-demo-tip = Une soirée inventée avec 16 personnes, où l’on peut tout essayer sans risque
start-demo-name = Tournoi d’exercice
