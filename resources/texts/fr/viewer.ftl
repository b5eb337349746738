# Revoir une donne coup par coup

menu-tools = &Outils
menu-hand = &Revoir un journal de jeu …
viewer-title = Revoir une donne
viewer-title-hand = { $file }, donne { $number }
viewer-open = Ouvrir un journal …
viewer-files = Journaux de BrettspielWelt
viewer-all-files = Tous les fichiers
viewer-keys-step = ← →  coup
viewer-keys-trick = ↑ ↓  pli
viewer-keys-ends = Début Fin  premier, dernier coup
viewer-keys-hand = Ctrl + ← →  donne
viewer-reading = Lecture du journal …
viewer-no-log = Il n’y a aucune donne de BrettspielWelt dans { $file }.
viewer-long-log = Un journal si long n’est pas montré en entier : voici les { $count } premières donnes.
viewer-not-playable = Cette donne ne peut pas être rejouée.
viewer-in-line = { $words } (ligne { $line })
viewer-more = et { $count } autres constats

# La liste des donnes
viewer-column-hand = Donne
viewer-column-result = Résultat
viewer-column-verdict = Constat
viewer-result = { $a } : { $b }
viewer-not-checked = vérification

# Au-dessus de la table
viewer-step = Coup { $step } sur { $steps }
viewer-trick = Pli { $trick }
viewer-wish = Souhait : { $wish }
viewer-partners = { $one } + { $two }
viewer-first = Au début (Début)
viewer-trick-back = Pli précédent (↑)
viewer-back = Coup précédent (←)
viewer-forward = Coup suivant (→)
viewer-trick-forward = Pli suivant (↓)
viewer-last = À la fin (Fin)
viewer-button-trick = Pli
viewer-button-step = Coup

# Les joueurs
viewer-side-0 = Sud
viewer-side-1 = Est
viewer-side-2 = Nord
viewer-side-3 = Ouest
viewer-waits-lead = { $who } entame
viewer-waits-play = à { $who }
viewer-waits-take = { $who } ramasse
viewer-waits-give = { $who } offre
viewer-call-tichu = Tichu
viewer-call-grand = Grand Tichu
viewer-out = sorti nº { $place }
viewer-points = { $points } pts
viewer-points-dragon = { $points } pts + Dragon
viewer-passed = passe

# Ce qui se passe
viewer-pushes = { $who } donne : { $first } à { $to }, { $second } à { $partner }, { $third } à { $before }
viewer-begins = { $who } a le Mah Jong et entame
viewer-leads = { $who } entame { $what }
viewer-plays = { $who } joue { $what }
viewer-plays-dog = { $who } joue le Chien : { $to } entame
viewer-plays-wish = { $who } joue { $what } et souhaite { $wish }
viewer-bombs = { $who } pose { $what }
viewer-bombs-early = { $who } pose hors de son tour { $what }
viewer-calls = { $who } annonce Tichu
viewer-calls-again = { $who } annonce encore Tichu : compté une fois
viewer-passes = { $who } passe
viewer-passes-taken = { $who } passe, le pli va à { $to } : { $points } points
viewer-takes = { $who } ramasse le pli : { $points } points
viewer-must-give = { $who } gagne avec le Dragon et doit offrir le pli
viewer-gives = { $who } offre à { $to } le pli du Dragon : { $points } points
viewer-gives-none = Le pli du Dragon va à { $to }
viewer-nothing = Rien ne change
viewer-ends = { $who } donne { $points } points en main aux adversaires et ses plis à { $to }
viewer-ends-double = Double victoire de { $who } et { $to }
viewer-result-with-calls = Avec les annonces : { $a } : { $b }

# Cartes et combinaisons
viewer-rank-11 = V
viewer-rank-12 = D
viewer-rank-13 = R
viewer-rank-14 = A
viewer-face-dragon = Dragon
viewer-face-phoenix = Phénix
viewer-face-mah-jong = Mah Jong
viewer-face-dog = Chien
viewer-suit-0 = épée
viewer-suit-1 = pagode
viewer-suit-2 = jade
viewer-suit-3 = étoile
viewer-card = { $suit } { $rank }
viewer-what-dragon = le Dragon
viewer-what-phoenix = le Phénix
viewer-what-mah-jong = le Mah Jong
viewer-what-dog = le Chien
viewer-what-single = { $rank }
viewer-what-pair = paire { $rank }
viewer-what-triple = brelan { $rank }
viewer-what-full = full { $rank } avec { $low }
viewer-what-straight = suite { $low } à { $high }
viewer-what-stairs = escalier { $low } à { $high }
viewer-what-bomb4 = carré-bombe { $rank }
viewer-what-bombsf = suite-bombe { $low } à { $high }
viewer-what-cards = { $cards }
