typed-day = { $weekday ->
    [0] lun.
    [1] mar.
    [2] mer.
    [3] jeu.
    [4] ven.
    [5] sam.
   *[6] dim.
 } { $day }
typed-no-day = « { $text } » n’est pas une date. Possible, par exemple : 31.12.2026, 31.12. ou 2026-12-31.
typed-day-both-ways = « { $text } » peut se lire dans les deux sens : indiquer l’année avec quatre chiffres.
typed-no-such-day = « { $text } » : ce jour n’existe pas.
typed-other-weekday = « { $text } » est un { $weekday ->
    [0] lundi
    [1] mardi
    [2] mercredi
    [3] jeudi
    [4] vendredi
    [5] samedi
   *[6] dimanche
 }.
typed-no-time = « { $text } » n’est pas une heure. Possible, par exemple : 19:15, 19.15, 19h15 ou 1915.
typed-no-such-time = « { $text } » : cette heure n’existe pas.
typed-no-number = « { $text } » n’est pas un nombre entier de { $least } à { $most }.
typed-out-of-bounds = « { $text } » est impossible : de { $least } à { $most }.
typed-no-amount = « { $text } » n’est pas un montant. Possible, par exemple : 7.50, 7,50 ou 1'000.
typed-signed-amount = « { $text } » : un montant s’écrit sans signe.
typed-amount-too-high = « { $text } » est trop élevé : au plus { $most }.
typed-no-step = « { $text } » est impossible : seulement des multiples de { $step }.
