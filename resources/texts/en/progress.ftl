progress-empty = Nobody has entered yet
progress-before = { $present } of { $total } here
progress-round = { $title }: { $done } of { $tables } { $tables ->
    [one] table
   *[other] tables
} reported
progress-between = { $title } complete; to be drawn: { $following }
progress-finished = { $rounds ->
    [one] The round has been played
   *[other] All { $rounds } rounds have been played
}
progress-level = { $title }: not decided yet at table { $tables }
