store-missing = Le fichier « { $file } » n’existe pas dans « { $folder } ».
store-folder-missing = Le dossier « { $folder } » n’existe pas.
store-exists = Il y a déjà un fichier « { $file } » dans « { $folder } ». Il reste tel quel : choisissez un autre nom, ou ouvrez-le.
store-foreign = « { $file } » n’est pas un fichier de tournoi de ce programme. Il reste tel quel.
store-too-big = Avec { $megabytes } Mo, « { $file } » est trop grand pour un fichier de tournoi. Il reste tel quel.
store-too-many-rows = « { $file } » contient { $count } lignes. Aucun tournoi n’en a plus de { $most }. Le fichier reste tel quel.
store-damaged = « { $file } » est endommagé ({ $part ->
    [cut] il manque la fin
    [version] l’indication de sa version
    [journal] le journal
    [tables] les sommes sur les tables
    [plan] la structure des tables
   *[content] le contenu
}) et reste tel quel. S’il y a des copies antérieures, elles se trouvent dans le dossier voisin dont le nom finit par « .backups » et peuvent être ouvertes.
store-foreign-part = « { $file } » contient quelque chose qui ne vient pas de ce programme et pourrait fausser ce qui est enregistré ({ $part }). Il reste tel quel. S’il y a des copies antérieures, elles se trouvent dans le dossier voisin dont le nom finit par « .backups » et peuvent être ouvertes.
store-newer = « { $file } » vient d’une version plus récente de ce programme (version de fichier { $version }, connues jusqu’à { $newest }). Mettez le programme à jour ; le fichier reste tel quel.
store-older = « { $file } » vient d’une version du programme antérieure à la première publication (version de fichier { $version }, lisibles à partir de { $first }) et ne peut être ouvert. Le fichier reste tel quel.
store-read-only = « { $file } » ne peut pas être écrit : le fichier ou le dossier « { $folder } » est protégé. Levez la protection ou copiez le fichier dans un dossier à vous.
store-disk-full = Le disque est plein, rien n’a été enregistré. Faites de la place et réessayez : « { $folder } ».
store-input-output = Le disque de « { $folder } » ne répond pas comme il faut, rien n’a été enregistré. Est-il encore branché, et y a-t-il de la place ?
store-uncertain = Le disque de « { $folder } » a cessé de répondre pendant l’enregistrement. Il n’est pas certain que la dernière saisie soit enregistrée : rouvrez « { $file } » et vérifiez avant de la saisir encore une fois.
store-in-use = « { $file } » est utilisé par un autre programme. Fermez-le là-bas.
store-open-here = « { $file } » est déjà ouvert dans ce programme.
store-open-elsewhere = « { $file } » est déjà ouvert{ $pid ->
    [0] {" "}dans une autre fenêtre du programme
   *[other] {" "}dans une autre fenêtre du programme (ordinateur { $host }, processus { $pid })
}. À deux, chacun écraserait le travail de l’autre : continuez là-bas, ou fermez-le là-bas.
store-leftover = À côté de « { $file } » se trouve « { $leftover } », reste d’un fichier antérieur de ce nom, peut-être avec des résultats qui ne sont nulle part ailleurs. Choisissez un autre nom.
store-log-foreign = À côté de « { $file } » se trouve « { $leftover } ». Il appartient à un autre fichier, ou à un autre état de celui-ci, et le gâterait. Rien n’a été modifié. Déplacez « { $leftover } » dans un autre dossier et ouvrez de nouveau le fichier.
store-file-gone = « { $file } » dans « { $folder } » n’est plus le fichier ouvert ici : il a été renommé, déplacé, supprimé, remplacé ou écrasé. { $copied ->
    [0] Ce qui vient d’être saisi n’a pas été enregistré, et aucune copie n’a pu être faite : ne fermez pas une fenêtre ouverte, mais remettez le fichier à sa place et réessayez.
    [1] Ce qui vient d’être saisi n’a pas été enregistré. Tout ce qui précède se trouve au complet dans « { $copy } ». Remettez le fichier à sa place et réessayez, ou continuez avec la copie.
   *[other] Rien n’y a été enregistré. Tout, y compris ce qui vient d’être saisi, se trouve au complet dans « { $copy } ». Remettez le fichier à sa place et saisissez encore une fois la dernière entrée, ou continuez avec la copie.
}
store-overwritten = « { $file } » a été écrasé pendant qu’une autre fenêtre du programme l’a ouvert : là, le journal est à la ligne { $open_at }, dans le fichier à la ligne { $revision }. Regardez là ce qui vaut, et enregistrez tout ailleurs.
store-stale = Quelqu’un d’autre a enregistré entre-temps (état { $saved } au lieu de { $revision }). Rien n’a été changé : regardez le nouvel état et recommencez.
store-rows-differ = « { $file } » ne contient plus ce qui a été enregistré en dernier ({ $table }). Rien n’a été changé : fermez le tournoi et rouvrez-le.
store-value-unfit = Un nombre est trop grand, ou un texte contient des caractères impossibles à enregistrer. Rien n’a été changé.
store-undo-changed = Cela ne peut plus être annulé : « { $desk } » l’a modifié depuis, ou a continué à partir de là (entrée { $since } du journal ; à annuler : { $revision }).
store-no-revision = Le journal n’a pas d’entrée { $revision }.
store-journal-unreadable = L’entrée { $revision } du journal de « { $file } » est illisible. Le fichier reste tel quel. S’il y a des copies antérieures, elles se trouvent dans le dossier voisin dont le nom finit par « .backups » et peuvent être ouvertes.
store-verify-damaged = Le fichier est endommagé : { $part ->
    [cut] il manque la fin
    [version] l’indication de sa version
    [journal] le journal
    [tables] les sommes sur les tables
    [plan] la structure des tables
   *[content] le contenu
}
store-verify-reference = Une ligne de « { $table } » renvoie à quelque chose qui n’existe pas.
store-verify-gap = L’entrée { $revision } manque dans le journal : l’entrée { $found } suit.
store-verify-step = L’entrée { $revision } du journal part d’autre chose que ce qui valait avant ({ $table }, { $key }).
store-verify-revision = Le fichier en est à l’état { $revision }, le journal finit par { $journal }.
store-verify-row = La ligne { $key } de « { $table } » n’est pas celle du journal.
store-beyond-repair = Ni « { $file } » ni les copies du dossier « .backups » à côté ne contiennent rien de sain à partir de quoi le tournoi pourrait être rétabli. Le fichier reste tel quel.
