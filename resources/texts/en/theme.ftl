theme-system = Like the computer
theme-light = Light
theme-dark = Dark
theme-contrast = Strong contrast
