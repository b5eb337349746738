# Preise und Rangverkündigung

prizes-no-words = Ein Preis braucht einen Namen mit höchstens { $most } Zeichen.
prizes-no-place = Den Rang { $place } gibt es nicht.
journal-set-prizes = Preisliste: { $count ->
    [0] keine Preise
    [one] ein Preis
   *[other] { $count } Preise
}
