going-on-none = Qui est là ? Tapez les noms en haut puis Entrée, ou cochez avec Espace. Sans coche, les { $total } jouent.
going-on-some = { $present } sur { $total } sont là ; eux seuls sont tirés au sort.
going-on-all = Les { $total } sont là.
going-on-everybody = Tout le monde est là
going-on-draw = Au tirage ({ $key })
