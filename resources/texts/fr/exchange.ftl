# Échanger des places: dans un tirage à l’essai et dans un tirage publié

exchange-has-result = La table { $table } a déjà un résultat à la ronde { $round }, on n’y échange plus de places.
exchange-rematch = { $one } et { $other } se sont déjà affrontés à la ronde { $round }.
exchange-club-mates = { $one } et { $other } sont du même club et doivent être séparés à la ronde { $round }.
exchange-rests-again = { $one } a déjà fait une pause à la ronde { $round }; c’est d’abord le tour de { $other }.
exchange-rests-running = { $one } vient de faire une pause à la ronde { $round }: pas deux fois de suite.
exchange-board-known = { $name } connaît déjà les donnes de la table { $table }.
exchange-not-drawn = La ronde { $round } n’est pas tirée, il n’y a rien à échanger.
exchange-no-place = Pour un échange, il faut deux places différentes de la ronde { $round }.
exchange-moved = { $count ->
    [one] Une place publiée
   *[other] { $count } places publiées
} de la ronde { $round } changée: réimprimer le plan et prévenir ces personnes.
journal-exchange-seats = { $one ->
    [none] Ronde { $round }: tables { $table } et { $further } échangées
   *[other] Ronde { $round }: { $one } ({ $table ->
        [0] pause
       *[other] table { $table }
    }) et { $other } ({ $further ->
        [0] pause
       *[other] table { $further }
    }) échangés
}
