server-away = Le tournoi partagé ne répond pas ({ $detail }). L’ordinateur qui le tient est-il allumé, et les deux sont-ils sur le même réseau ?
server-plain = La base de données ne chiffre pas ce qui passe par le réseau : noms, résultats et mot de passe pourraient être lus et modifiés. Rien n’a été envoyé. Qui l’administre y active TLS ; qui connaît le réseau et lui fait confiance ajoute ?sslmode=disable à l’adresse.
server-not-allowed = Ce poste n’en a pas le droit : il est venu avec un code qui permet moins. Rien n’a été changé.
server-other-past = Les autres postes partent d’un autre état que « { $file } ». Rien n’est perdu : fermez le tournoi ici et rejoignez-le de nouveau ; ce qui n’est qu’ici sera alors envoyé.
server-other-version = Le tournoi partagé tourne avec une autre version de ce programme (version de fichier { $theirs }, ici { $ours }). Utilisez partout la même version.
server-replaced = C’est l’état d’un ordinateur qui ne tient plus le tournoi : un autre le continue. Rejoignez celui-là.
server-not-installed = « { $file } » est partagé. Il manque ici un complément pour cela : tichu-turnier[desks].
server-refers-to-gone = Cela ne peut plus être saisi : un autre poste a entre-temps retiré ce dont il s’agit.
server-no-forgetting = Tant que plusieurs travaillent au tournoi, personne ne peut en être effacé : les autres garderaient le nom. Arrêtez d’abord le partage.
server-code-wrong = Ce code n’existe pas. Il a quatre groupes de quatre caractères.
server-certificate-other = À cette adresse répond un autre ordinateur que celui du code. Rien n’a été envoyé. L’adresse et le code sont-ils justes ?
server-other-was-quicker = « { $desk } » vient de changer la même chose{ $what ->
    [none] {""}
   *[other] {" "}({ $what })
}. Rien n’a été écrasé. Si ce qui est ici doit valoir, enregistrez encore une fois.
server-empty = Il n’y a pas de tournoi là-bas.
server-not-started = La base de données pour plusieurs postes n’a pas pu démarrer ({ $detail }). Le tournoi est dans son fichier comme avant.
server-something-waits = { $count ->
    [one] Une saisie de ce poste n’est pas encore chez les autres.
   *[other] { $count } saisies de ce poste ne sont pas encore chez les autres.
} Elle serait perdue : attendez qu’elle soit envoyée.
server-host-busy = Une autre fenêtre de cet ordinateur partage déjà un tournoi. Continuez là-bas, ou arrêtez-le là-bas.
server-notes-unreadable = Ce qui est noté à côté de « { $file } » sur le partage (« { $notes } ») n’est pas lisible. Le tournoi lui-même est intact : déplacez « { $notes } » dans un autre dossier, il s’ouvrira alors seul ; ensuite, partagez ou rejoignez de nouveau.
