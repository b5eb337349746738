rounds-lacking = { $needed ->
    [one] Il faut une ronde
   *[other] Il faut { $needed } rondes
}, l’horaire en a { $rows }. Une fois adapté, la fin est à { $end } au lieu de { $ends }.
rounds-over = { $needed ->
    [one] Une ronde suffit
   *[other] { $needed } rondes suffisent
}, l’horaire en a { $rows }. Une fois adapté, il finit à { $end } au lieu de { $ends }.
rounds-everybody = Pour que tous jouent contre tous, il faut { $needed } rondes ; le règlement en a { $planned }, l’horaire { $rows }. Une fois adaptés, la fin est à { $end } au lieu de { $ends }.
rounds-no-row = { $name } : sans heure dans l’horaire
rounds-fit = Adapter l’horaire
rounds-fit-tip = Autant de lignes que de rondes jouées ; la suite se décale. Annuler avec Ctrl+Z
