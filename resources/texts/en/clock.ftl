clock-title = Clock
clock-phase-waiting = Waiting for the start
clock-phase-playing = Playing
clock-phase-warning = Time is running out
clock-phase-last-hand = Last hand
clock-phase-overtime = Time is up
clock-phase-paused = Paused
clock-phase-ended = Round closed
clock-signal-start = { $title } starts
clock-signal-warning-10 = { $minutes ->
    [1] One minute left
   *[other] { $minutes } minutes left
}
clock-signal-warning-5 = { $minutes ->
    [1] One minute left
   *[other] { $minutes } minutes left
}
clock-signal-last-hand = Last hand: deal no new one
clock-signal-time-up = Time is up
clock-round-not-drawn = { $title } has not been drawn yet, its clock cannot run.
clock-it-is = It is
