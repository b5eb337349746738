erase-do = Oublier définitivement
erase-question = Oublier définitivement « { $name } » ? Le nom, les noms d’avant et celui du partenaire sont remplacés par « N. N. » et le numéro dans la liste, le journal, les motifs et les copies du dossier « .backups ». Toutes les photos de feuilles sont supprimées. Résultats, rangs et numéros restent. Cela ne peut pas être annulé.
erase-not-confirmed = Rien n’est encore fait. « { $name } » serait oublié définitivement : dans la liste, le journal, les motifs, les noms d’avant et les copies ; résultats, rangs et numéros restent. Avec « --yes », c’est fait.
erase-done = Oublié : le nom figurait à { $places } endroits de « { $file } » ; il a aussi disparu des copies du dossier « .backups » et des noms des soirées passées.
erase-copy-missed = « { $file } » ne peut pas être ouvert et contient peut-être encore le nom : veuillez le supprimer.
erase-out-of-reach = Hors d’atteinte : le papier, les fichiers exportés, les copies ailleurs, les fichiers d’autres soirées et ce qu’un support garde de ce qui est effacé.
