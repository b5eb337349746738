# Arbitre: thèmes, sources, exemples

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
rulings-source-variants = Variantes à trois, cinq et six
rulings-source-tonight = Règlement de ce soir
rulings-source-director = Pratique courante ; la direction décide
rulings-none = Rien à ce sujet. Le plus proche :
rulings-situation = Exemple : { $line }
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
rulings-do-change = { $seat } change de main
rulings-do-stay = { $seat } garde sa main
situation-card = { $seat }: « { $card } » n’est pas une carte. Les cartes sont S2 à SA (aussi B, G, R), Hu, Ma, Ph, Dr.
situation-card-twice = { $seat }: { $card } existe déjà.
situation-action = « { $text } » n’est pas compréhensible : par exemple A:S7,B7 ou B-.
cli-ruling = répond à une question de règles comme cela vaut ce soir
cli-ruling-query = mots de la question ; sans eux, la liste de toutes
cli-ruling-file = tournoi dont les règles valent ; sinon les imprimées
sheets-rulings = Questions de règles
sheets-rulings-about = Réponses selon les règles de ce soir. En cas de litige, la direction décide.
sheets-rulings-source = Source
cli-ruling-rules-unknown = Les règles « { $key } » n’existent pas{ $nearest ->
    [none] {""}
   *[other] , peut-être { $nearest }
}. Connues : { $keys }
cli-ruling-rules = règles d’un modèle, par exemple treibhaus ; sinon les imprimées
