theme-system = Comme l’ordinateur
theme-light = Clair
theme-dark = Sombre
theme-contrast = Fort contraste
