# The code of a score slip: round, table and a check letter

slip-code-title = Slip { $code }?
slip-code-hint = Round, T, table and letter, then Enter. A scanner types it by itself.
slip-code-key = code of the slip
slip-code-form = “{ $code }” is no complete code: round, T, table and a letter, such as 3T12K.
slip-code-wrong = The code { $code } is not right: one character is wrong, or the slip is from another evening.
slip-code-other-draw = Slip { $code } belongs to another draw or to another tournament.
slip-code-not-drawn = Code { $code }: round { $round } has not been drawn here yet.
slip-of-other-round = This is a slip of round { $round } (table { $table }); results of round { $now } are being typed. Page up and page down change the round.
slip-entered = The slip of table { $table } has been typed already: { $a } : { $b }. Enter opens it for a correction.
