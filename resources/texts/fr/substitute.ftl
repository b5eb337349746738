substitute-same-name = Le remplaçant porte le même nom : « { $name } ».
substitute-knock-out = Qui commence à zéro n’a pas gagné sa place dans l’élimination directe : « { $name } » ne peut être remplacé que par quelqu’un qui reprend tout.
