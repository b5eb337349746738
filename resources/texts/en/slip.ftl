slip-code-title = Slip { $code }?
slip-code-hint = Round, T, table and letter, then Enter. A scanner types it by itself.
slip-code-key = code of the slip
slip-code-form = “{ $code }” is no complete code: round, T, table and a letter, such as 3T12K.
slip-code-wrong = The code { $code } is not right: one character is wrong, or the slip is from another evening.
slip-code-other-draw = Slip { $code } belongs to another draw or to another tournament.
slip-code-not-drawn = Code { $code }: round { $round } has not been drawn here yet.
slip-of-other-round = This is a slip of round { $round } (table { $table }); results of round { $now } are being typed. Page up and page down change the round.
slip-entered = The slip of table { $table } has been typed already: { $a } : { $b }. Enter opens it for a correction.
slip-say-points = { $one } to { $other }
slip-say-empty = empty
slip-say-sums = sum { $points }
slip-say-double = double victory { $side }
slip-say-no-double = no double victory
slip-say-title = Score slip
slip-say-mark = { $mark ->
    [tichu-made] Tichu { $name } made
    [tichu-lost] Tichu { $name } lost
    [grand-made] Grand Tichu { $name } made
    [grand-lost] Grand Tichu { $name } lost
    [small-made] small Tichu { $name } made
    [small-lost] small Tichu { $name } lost
   *[first] { $name } out first
}
