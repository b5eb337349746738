joining-not-single = «{ $name }» sucht niemanden zum Spielen, oder ist schon vergeben.
joining-oneself = «{ $name }» kann nicht mit sich selbst zusammengelegt werden.
joining-was-drawn = «{ $name }» wurde schon ausgelost oder bestraft und kann nicht mehr wegfallen.
