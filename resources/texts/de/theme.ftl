theme-system = Wie der Computer
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Starker Kontrast
