erase-do = Oublier définitivement
erase-question = Oublier définitivement « { $name } » ? Le nom, les noms d’avant et celui du partenaire sont remplacés par « N. N. » et le numéro dans la liste, le journal, les motifs et toutes les copies de ce tournoi qui se trouvent à côté. Toutes les photos de feuilles sont supprimées. Résultats, rangs et numéros restent. Cela ne peut pas être annulé.
erase-not-confirmed = Rien n’est encore fait. « { $name } » serait oublié définitivement : dans la liste, le journal, les motifs, les noms d’avant et les copies ; résultats, rangs et numéros restent. Avec « --yes », c’est fait.
erase-done = Oublié : le nom figurait à { $places } endroits de « { $file } » ; il a aussi disparu des noms des soirées passées. { $copies ->
    [0] Aucune copie de ce tournoi ne se trouve à côté.
    [1] Il a aussi disparu d’une copie : { $where }.
   *[other] Il a aussi disparu de { $copies } copies : { $where }.
}{ $leftovers ->
    [0] {""}
   *[other] {" "}Les restes de travaux interrompus ont été supprimés.
}
erase-copy-missed = « { $file } » contient peut-être encore le nom et ne peut pas être modifié ici : regardez-le et supprimez-le.
erase-out-of-reach = Hors d’atteinte : le papier, les fichiers exportés, les copies ailleurs, les remarques qui nomment quelqu’un autrement (par le seul nom de famille, par un surnom), les fichiers d’autres soirées et ce qu’un support garde de ce qui est effacé.
