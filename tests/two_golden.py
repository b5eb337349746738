"""Four people who play Tichu for Two, everybody against everybody: every hand, worked out on paper.

    Adler 1095:55 Fuchs     Biber 20:1080 Dachs
    Fuchs 1010:40 Dachs     Adler 1000:-200 Biber
    Biber 1000:200 Fuchs    Dachs 50:1000 Adler

Three have won one match each; their differences are -860, -870 and -1460.
"""

PEOPLE = ("Adler", "Biber", "Dachs", "Fuchs")
PLAN = [[[[1], [4]], [[2], [3]]], [[[4], [3]], [[1], [2]]], [[[2], [4]], [[3], [1]]]]
"""Of each round its tables, by the numbers of the entrants."""

HANDS = {
    (1, 1): ("155:45 T0+", "400:0 G0+ D02", "30:20 S0- F1", "110:-10 S0+ S1-", "D02 F0", "200:0 T0+"),
    (1, 2): ("D13 G1+", "D13 T1+ S0-", "45:155 T1+", "50:100 S1+", "-25:125 F1"),
    (2, 1): ("D02 G0+", "300:0 D02 T0+", "250:0 D02 S0+", "60:40 F1"),
    (2, 2): ("D02 G0+ G1-", "D02 G0+", "D02"),
    (3, 1): ("D02 F0", "D13 F1", "D02 G0+", "D02 G0+"),
    (3, 2): ("D13 G1+", "D13 G1+", "100:0 F0", "-50:200 D13 S0-"),
}
"""As at the command line, by round and table."""

KEYS = {
    (1, 1): "155s⏎uS⏎30ck⏎110db⏎uh⏎200s⏎",
    (1, 2): "iF⏎ifc⏎45f⏎50g⏎-25k⏎",
    (2, 1): "uS⏎us⏎ud⏎60k⏎",
    (2, 2): "uSV⏎uS⏎u⏎",
    (3, 1): "uh⏎ik⏎uS⏎uS⏎",
    (3, 2): "iF⏎iF⏎100h⏎ic⏎",
}
"""The same with the keys of the slip."""

TOTALS = {
    (1, 1): (1095, 55),
    (1, 2): (20, 1080),
    (2, 1): (1010, 40),
    (2, 2): (1000, -200),
    (3, 1): (1000, 200),
    (3, 2): (50, 1000),
}
STANDINGS = (
    (1, "Adler", 6, 3095, 3190, 13),
    (2, "Dachs", 2, 1170, -860, 13),
    (3, "Fuchs", 2, 1265, -870, 14),
    (4, "Biber", 2, 820, -1460, 12),
)
"""Place, name, victory points, Tichu points, their difference, hands."""
