"""Rounds at tables of four that are known to be optimal, for people 0 to n - 1."""

from itertools import groupby
from math import gcd

from tichu_turnier.tournament.draws.rotation.golfer_tables import GOLFER_ROUNDS

Tables = tuple[tuple[int, ...], ...]
"""The tables of one round, each with the four people who sit there; whoever is at none rests."""


def design(people: int) -> tuple[Tables, ...]:
    """The most rounds known in which everybody plays and nobody meets anybody twice; () if none are known.

    The rounds may be played in any order and the people may be renamed at will: that is how lots are drawn
    from it.
    """
    if people % 4 or people < 4:  # noqa: PLR2004 - a table
        return ()
    if people == 4:  # noqa: PLR2004 - a table
        return (((0, 1, 2, 3),),)
    return (
        from_letters(people, GOLFER_ROUNDS.get(people, ""))
        if people <= max(GOLFER_ROUNDS)
        else affine(people // 4)
    )


def best_plan(people: int, rounds: int) -> tuple[Tables, ...]:
    """The best rounds known where somebody meets again or rests; () if a search finds as good ones."""
    return from_letters(people, BEST_PLANS.get((people, rounds), ""))


def from_letters(people: int, letters: str) -> tuple[Tables, ...]:
    """Rounds written one after the other, one letter a person: the same letter shares a table, "-" rests."""
    words = (letters[start : start + people] for start in range(0, len(letters), people))
    return tuple(_tables(word) for word in words)


def _tables(word: str) -> Tables:
    """One round written as a letter for each person."""
    by_letter = sorted(range(len(word)), key=word.__getitem__)
    return tuple(tuple(group) for letter, group in groupby(by_letter, key=word.__getitem__) if letter != "-")


LONGEST = 24
"""How many rounds of the closed form are made: more than anybody plays on one evening."""


def affine(tables: int) -> tuple[Tables, ...]:
    """The closed form for many tables, up to `LONGEST` rounds: four blocks, each moving on at its own pace.

    Person `i` of the first block meets persons `i + r`, `i + 2r` and `i + 3r` of the others in round `r`. Two
    people meet again after `s` rounds only if `tables` divides `s`, `2s` or `3s`: never if it has no factor 2
    or 3, else not within a third of it.
    """
    rounds = tables if gcd(tables, 6) == 1 else -(-tables // 3)
    return tuple(
        tuple(
            tuple(block * tables + (seat + block * turn) % tables for block in range(4))
            for seat in range(tables)
        )
        for turn in range(min(rounds, LONGEST))
    )


BEST_PLANS = {
    (9, 5): "AA-BBAABBAABABBB-AABBA-ABABAAA-ABBBBABBAABAB-",
    (12, 6): "AABBBCAACBCCABCAABBCCBCAABABCACBCCBAAABBCCBCCAABABBCACACBCABABBABBACACCC",
    (14, 5): "ABCCAABCA--BBC--ABABACCBCBCAABB-AB-ACCBACCAB-BBCCC-CAABAABAC-BCBCAC-AB",
    (15, 6): "-ABCCBC-CBAABA-A-BBCAAC--ABCCBAA-A-BCBBC-BACCABB-A-BBCACAC-CABACBB-CACC--AB-AB-B-CCAABCCBA",
    (17, 5): "AABBCBCCAD-CDBADDABCA-BADDDBCBDCCA-AABCDDABDBCCCDBAABCBBACACBD-CDDADABACADBCD-ADCBCBD",
    (17, 6): "ABBAABCDCCABCDD-DAABBCC-CDDDCABDBAABBCDACDA-BCDABDC-ABABCBAACDDDDBCCABC-BDDDCBDACBAACABACDCBAD"
    "ABDC-CBD",
    (18, 5): "ABCBD-DADACBABDC-CABACADBB--CDCADDCB--ABBBACCDDAADDCCBABBCDBCDBCDD--ACAAABCCBAACDBA-DDC-BD",
    (18, 6): "AAABCDCDC-CB-DABBDABCDADDACBBBC-DA-CAB--CBDDBCADDCCBAAABCACCDBAD--BABDCDABCC-ABCDACDABD-BDABAB"
    "B-ACCCDADD-DCB",
    (19, 6): "ABCC-ACBB-DAB-DDACDA-B-CBADACCDBCDA-DBAB-CCB-DCBA-ADBDDACAABCBDDD-CDC-ABCB-AABABCDCADABCCD--BD"
    "--ABCA-D-BDBBCCCADAD",
    (20, 6): "ABCCDEAEAEADBECBDDCBABCDEBCEBCDAAABDCDEEABACBABCDDECDEEAEDCBABCDEDECCBBCDEAEDABAABBAACDDEACCDB"
    "DEEBECAABCBDDACEBEBCEEADDC",
    (21, 5): "A-ABBCBDEEECCBDAADCEDABCBDEACECDDBCADEEAB-ABCDCCBBEDBAEACEDAD-EABCABACDCBECEEED-BDDAABCCADDAAD"
    "CE-BEDECBEB",
    (21, 6): "ABACDDDABCC-CDAEEEEBBAB-CCDAEEEBBDECCBDADAABACADBDAEDEBCEBCEDC--AABCDECBDEBCAEDCABEDAABACABD-B"
    "CDEEEDBCEDCA-BCDECCEDABBAEAECDDB",
    (22, 6): "-AABCDCCDEDBEEEADBBAC-ABCCCDEBEDAABC-E-EDADBAABACA--BCDCBDECEDBEEDABA-C-ADDBEDEDAEBBCCECABCDAE"
    "BEDDBCA-EEA-BDCCABCDBEDCBCC-EABADEAE-D",
    (22, 8): "ABCCD-DCA-CEBAEAEBEDDBABABCADECA-EEDCEDCBDB-AA-BCCDACEDEBBBDEDCA-EABCACD-EEBDCDC-BAABDEEABC-DE"
    "BDBDAB-DAEECCCEAABCDDBEECEAACBEDCB--ADABACBCCA-DBED-EEBDAEDCABBCADADCCEDAEB--DECBE",
    (23, 8): "ABCD-ACEEBCDDBEA-BAEC-DABCDDCD-CCBBA-AEEAED-BEAAABA-CDE-BCCDBBCEE-EDDA-BCDCAA-BECBADBEEDECD--A"
    "-ABC-DAEBDCBEDADBCECEABCCDBBDADA--EBEDC-EECAABBCDECEDCEDED--A-CBAABABC-DDEBEA-ABCCECDBA-ED",
    (24, 8): "ABCDEFABCABCCABEFDFDEDEFABCDEFBCADEFDEFFDECABBCAABCBCADEFCABDEFDEFFDECABABCDEFEFDBCAFDEBCABCAF"
    "DEABCCABDEFEFDABCFDEABCFDEABCABCCABDEFEFDABCFDEFDEAAABCDBCDDBCEEEFFFBCDFEAABCDDDEEEEFDBCACABFF"
    "FABC",
    (25, 6): "ABCDC-BBEBCDFDFEEACEFFDAAABAACCADBEEDDFCCEFF-BFEBDABCD-EFCAAFEACBFEBDDCFBEDABBCDCEFCDAAEEAF-CF"
    "BDBFEDAABCCDEFEBFECABACFEF-DDBDAB-CDBDCEFBFBEEFAFADACDCE",
    (25, 8): "AB-CDADBEFEBADEBFCECCFFDAABACDBC-BCDEEACFDDEFAFEBFABCADEBEDDEACFCDBFFBEFAC-AABCABDEDFDBFFECB-A"
    "FCEECDABCDEDCAA-BEBDECDFCAEBFFFABCACDDEFAAF-BBFEFECDDCEBABCCBBDDCEFFD-AAADEFECBFEABBCCDACEBF-E"
    "FDFEBDDEAFAC",
    (26, 8): "ABC--DCEFEBDCCAEAFBADFEDBFAB-ACDBEEACFCEADBFEF-DFBDCABCBCCDCE-AABFFAEFDBE-DFEDABACDEFCDFEB-BD-"
    "EEAFABDCFCAABBCADDACD-ECDFEBFFCEEFB-A-BCDEAAFFCDFEBBDADECBCF-EABCDAE-FCECFFDBDDEECBA-AFBABCDBE"
    "DFDC-DEAEBCBEFFFA-AC",
    (29, 8): "ABCD-CEADEFBAFGDCGBGDFGEAFEBCAABCBDBEF-GGCBCGAAFGDCEEDFDEFABCDBAACBEEAFGGFDBGCECFDGDFE-ABCADEF"
    "EECEGGGFFDGCBBDCBDF-AAABCDDBEDCBFDBG-AGFAEGAGFECCEFABCDADBEFGAGF-GCFEDDEBBCCEAFGABBBCCDEAEBFDA"
    "CEEG-ADGFCFFGGDABACDEFBGCFGDEAEFCFDAG-GCDBEB",
    (30, 8): "ABCDCDD--CBEEFBCAGGEFBGFAGADEFABC-DCEFFAGEBAF-EBEGFCDCDAGGDBAB-CAADACECBFFGFGEFGEDDGBBE-CDABCA"
    "DEBFDBCEAE-FD-GBCDAGGCEGFFABCCBDEEA--CFGCDGGBDFFDEFEBAGAABBCDEAFBFE-FCDAFDECAGB-CGGDGE-ABCDAEB"
    "FCGGEBEF-FCDACGGFDEBADA-ABCDCEDFCEDCFBGEA-GEGBFDBGAF",
    (33, 8): "ABCDAE-DFFGCFHHECABGBDHHAGDGFCEEBABCA-DAECDBDADBFEGHGGCFHHFHCGFEBEABCDE-FBDFGEBBACDHGACHHDCFAE"
    "GGFHEAABCDEFGFBCFH-FCDHBGEDAEGHHEDGABCABCDEAFEEDFGGH-BFDGCFGECHABHBDCHAABCDECCCFGABEAHEGHHEFAG"
    "BDBGHDFDF-ABCDEBEFAGFDHCGA-FABDBDFGCEHCHHEGABBBBCDEFEFACGHEG-GGHHCDCHFEADFAD",
    (34, 8): "-ABCDBEDCBCDFFGBGHFAGHEF-AGAHDECHEABCDE-CDFEEBCGHFE-HFGHADHDBCGABAFGABCCDBEAFGEFHEB-HAGEFHCFA-"
    "DDCBGDGHAABCADCEBEF-EA-GCGDHEBFGFBHFHHGDCDABCDCEFEGGHFHEAHBGB-DEBCFAG-HDDFACABACDEBFGHEEGHHFFC"
    "ADADHBGE-CBGDF-CABBCDDDEEFACC-GH-DECHFHFBHAEGFGGBAABCDDE-FAGCH-HFDACDFBBEEGGEHGCABHF",
}
"""The best known rounds at tables of four where people have to meet again or to rest.

Found by own search, better than what a draw can find in half a second; a test checks every one. By head-count
and number of rounds; the rounds stand one after the other, one letter a person: the same letter shares a
table, "-" rests.
"""
