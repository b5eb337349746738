repair-needless = Rien n’est endommagé dans « { $file } ».
repair-whole = Tout est rétabli : « { $file } » contient le tournoi tel qu’il a été enregistré en dernier (ligne { $line } du journal). Le fichier endommagé reste tel quel.
repair-part = « { $file } » contient tout jusqu’à la ligne { $line } du journal, { $copy ->
    [none] à partir du journal ; vérifiez les noms
   *[other] à partir de la copie « { $copy } » et de ce qui la suit
}. Le fichier endommagé parle de { $of } lignes : saisissez encore une fois ce qui manque. Il reste tel quel.
