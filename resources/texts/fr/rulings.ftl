rulings-topic-basics = Règles de base
rulings-topic-play = Jeu et bombes
rulings-topic-calls = Annonces et échange
rulings-topic-table = Comportement à table
rulings-topic-house = Règles de ce soir
rulings-topic-time = Temps et résultats
rulings-topic-penalties = Fautes et décisions
rulings-topic-odd = À trois, cinq ou six
rulings-topic-two = Tichu for Two
rulings-topic-booster = Booster
rulings-source-treibhaus = FAQ Treibhaus, question { $number }
rulings-source-booster = FAQ Booster, question { $number }
rulings-source-booster-rules = FAQ Booster, déroulement et bombes
rulings-source-two = Tichu for Two, Stefan Schwarz
rulings-source-english = Règles anglaises
rulings-source-brettspielwelt = Aide de BrettspielWelt
rulings-source-dtm = Règles de tournoi du DTM
rulings-source-variants = Variantes à trois, cinq et six
rulings-source-tonight = Règlement de ce soir
rulings-source-director = Pratique courante ; la direction décide
rulings-fillers = a a-t-il ai alors après arrive au aux avant avec c ce ce-soir ces cet cette combien comment compte comptent d dans de deja des devoir dois doit doivent du déjà elle en est est-ce et eu faire fait faut ici il ils j je joue jouent jouer joué jouée jouées l la le les leur lui là m ma mais me mes moi mon même n ne nous on ont ou où par passe-t-il pendant permis peut peux possible pour puis qu quand que quel quelle quelles quels quoi recevoir reçoit s sa sans se ses si signifie soir son sont sur t ta te tes toi ton tous tout toute toutes tu un une va vous vraiment y ça être
rulings-synonyms =
    bombe, bombes, bombarder, bombardé, bombardée, bombarde; dragon, dragons; chien; phénix, phenix, phoenix; mahjong, mah jong, 1; souhait, souhaits, souhaiter, souhaitée, souhaité, vœu, voeu;
    combien de cartes dans une suite, longueur minimale, longueur d une suite; souhait pas exaucé, souhait ignoré; exaucer, exaucé, exaucée; full, full house, fullhouse; suite, suites, straight; escalier, escaliers, suite de paires, paires consécutives; brelan, brelans; carré, carrés; suite bombe, suites bombes;
    échange, échanger, échangé, échangées, passer des cartes; annonce, annoncer, annoncé, annonces, annoncée; grand tichu, grands tichus; petit tichu; passer, passé, passes; entame, entamer, entamé; droit d entamer, droit d entame;
    battre, bat, battu, battue, surmonter, prendre; pli, plis, levée, levées; donner, donné, donnée, offrir; dernier pli, dernière levée; dernier joueur, plis du dernier, cartes du dernier; dernière carte, dernières cartes; en même temps, simultané, simultanément;
    partenaire, partenaires; adversaire, adversaires; point de victoire, points de victoire; points de cartes; double victoire, doublé; as; pas, aucun, aucune, jamais, personne, rien; hors tour, pas son tour, pas mon tour; à son tour, à mon tour; propre, propres, soi, soi même, moi même;
    regarder, voir, consulter; réfléchir, réflexion; combinaison, combinaisons; absent, retard, manque; égalité, ex aequo; valoir, vaut, valent, valeur; trois joueurs, 3 joueurs, à trois; cinq joueurs, 5 joueurs, à cinq; six joueurs, 6 joueurs, à six; deux joueurs, à deux; obligé, obligation, obligatoire, doit on, forcé
rulings-none = Pas de réponse trouvée. Le plus proche :
rulings-situation = Exemple : { $line }
rulings-two-holdings = { $line } (A et C sont les mains d’une personne, B et D celles de l’autre)
rulings-yes = permis : { $action }
rulings-no = interdit : { $action } – { $reason }
rulings-proposal = Décision courante : { $penalty }
rulings-do-play = { $seat } joue { $cards }
rulings-do-early = { $seat } bombarde aussitôt, avant son tour : { $cards }
rulings-do-wish = { $seat } joue { $cards } et souhaite { $wish }
rulings-do-phoenix = { $seat } joue { $cards }, phénix comme { $value }
rulings-do-pass = { $seat } passe
rulings-do-call = { $seat } annonce Tichu
rulings-do-give = { $seat } donne le pli du dragon à { $to }
rulings-do-lead-to = { $seat } donne l’entame à { $to }
rulings-do-change = { $seat } change de main
rulings-do-stay = { $seat } garde sa main
rulings-next-example = Exemple suivant
rulings-which-example = Exemple { $number } sur { $count }
rulings-claim-hint = p. ex. B:SK,BK,RK,GK
rulings-claim = Peut-on … ?
rulings-course = Joué
rulings-course-tip = A:S7,B7 joue une paire, A:Ma!8 souhaite un 8, B*:… bombarde avant son tour, C- passe, C>B donne le pli du dragon ; à six : A^C donne l’entame après le Chien – avec Booster : A+Skat joue une carte, A:S8,B8+Drachenbaby accompagne, A:R8,B8,G9,S9~Regenbogen dit ce que c’est, / signifie : plus personne ne veut jouer
rulings-holding = Cartes de { $seat }
rulings-line-yes = ✓ { $action }
rulings-line-no = ✗ { $action } : { $reason }
rulings-more-plays = { $count } autres
rulings-may-pass = passer
rulings-turn = C’est à { $seat }. Permis : { $plays }
rulings-over = La donne est finie.
rulings-bombs = Peut bombarder aussitôt : { $bombs }
rulings-no-bombs = Personne ne peut bombarder ici.
rulings-title = Arbitre
rulings-search = Question ou mot-clé, par exemple bombarder le chien
rulings-all-topics = Tous les thèmes
rulings-questions = Question
rulings-decide = Proposer une décision : { $penalty } …
