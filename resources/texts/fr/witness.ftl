# Règles : les témoins, des donnes qui montrent comment un résultat a pu être obtenu

witness-written = Une donne qui s’est terminée ainsi se trouve dans { $file }. Pour la regarder : « Outils » dans la fenêtre (Ctrl+L).
cli-audit-hand-proof = écrit une donne qui s’est terminée ainsi dans ce fichier, comme journal de jeu
