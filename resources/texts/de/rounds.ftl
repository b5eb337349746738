rounds-lacking = { $needed ->
    [one] Eine Runde ist nötig
   *[other] { $needed } Runden sind nötig
}, der Zeitplan hat { $rows }. Angepasst ist um { $end } Schluss statt um { $ends }.
rounds-over = { $needed ->
    [one] Eine Runde genügt
   *[other] { $needed } Runden genügen
}, der Zeitplan hat { $rows }. Angepasst endet er um { $end } statt um { $ends }.
rounds-everybody = Bis alle einmal gegen alle gespielt haben, sind es { $needed } Runden; die Ausschreibung hat { $planned }, der Zeitplan { $rows }. Angepasst ist um { $end } Schluss statt um { $ends }.
rounds-no-row = { $name }: ohne Zeit im Zeitplan
rounds-fit = Zeitplan anpassen
rounds-fit-tip = So viele Zeilen, wie Runden gespielt werden; was danach kommt, verschiebt sich. Rückgängig mit Strg+Z
