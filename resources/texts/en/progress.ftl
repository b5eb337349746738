progress-empty = Nobody has entered yet
progress-before = { $present } of { $total } here
progress-round = Round { $round }: { $done } of { $tables } { $tables ->
    [one] table
   *[other] tables
} reported
progress-between = Round { $round } is complete, round { $next } can be drawn
progress-finished = { $rounds ->
    [one] The round has been played
   *[other] All { $rounds } rounds have been played
}
