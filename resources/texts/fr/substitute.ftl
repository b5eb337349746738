substitute-same-name = Le remplaçant porte le même nom : « { $name } ».
