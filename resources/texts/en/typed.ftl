typed-day = { $weekday ->
    [0] Mon
    [1] Tue
    [2] Wed
    [3] Thu
    [4] Fri
    [5] Sat
   *[6] Sun
 } { $day }
typed-no-day = “{ $text }” is no date. Possible are for example 31.12.2026, 31.12. and 2026-12-31.
typed-day-both-ways = “{ $text }” can be read from both ends: please give the year with four digits.
typed-no-such-day = “{ $text }”: there is no such day.
typed-other-weekday = “{ $text }” is a { $weekday ->
    [0] Monday
    [1] Tuesday
    [2] Wednesday
    [3] Thursday
    [4] Friday
    [5] Saturday
   *[6] Sunday
 }.
typed-no-time = “{ $text }” is no time of day. Possible are for example 19:15, 19.15, 7:15 pm and 1915.
typed-no-such-time = “{ $text }”: there is no such time of day.
typed-no-number = “{ $text }” is no whole number from { $least } to { $most }.
typed-out-of-bounds = “{ $text }” is not possible: from { $least } to { $most }.
typed-no-amount = “{ $text }” is no amount. Possible are for example 7.50, 7,50 and 1'000.
typed-signed-amount = “{ $text }”: an amount stands without a sign.
typed-amount-too-high = “{ $text }” is too much: at most { $most }.
typed-no-step = “{ $text }” is not possible: only multiples of { $step } are.
