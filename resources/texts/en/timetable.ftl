timetable-what = What
timetable-times = Time
timetable-length = Length
timetable-stated = Stated
timetable-label = Name
timetable-remarks = Remarks
timetable-shift-from = Move everything from “{ $row }” on:
timetable-shift-by = { $minutes } min
timetable-add = Row
timetable-add-round = Round below
timetable-add-break = Break below
timetable-add-prize-giving = Prize-giving below
timetable-remove = Delete row
timetable-anew = Anew
timetable-start = Start
timetable-round-length = Round
timetable-pause = Break
timetable-rounds = Rounds
timetable-make = Make timetable anew
timetable-make-tip = Replaces all rows; undo with Ctrl+Z
timetable-title = Timetable
timetable-round = Round { $number }
timetable-break = Break
timetable-prize-giving = Prize-giving
timetable-minutes = { $minutes } min
timetable-stated-minutes = { $kind ->
    [round] { $title }: { $stated } min are stated, but { $start } to { $end } is { $actual } min.
   *[break] { $round ->
        [0] Break before round 1: { $stated } min are stated, but { $start } to { $end } is { $actual } min.
       *[other] Break after { $title }: { $stated } min are stated, but { $start } to { $end } is { $actual } min.
    }
}
timetable-overlap = Row { $row } starts at { $start }, { $minutes } min before the row above ends ({ $above_end }).
timetable-gap = There is a hole of { $minutes } min before row { $row } ({ $above_end } to { $start }).
timetable-ends-before-start = Row { $row } ends ({ $end }) before it starts ({ $start }).
timetable-no-length = Row { $row } does not last a minute ({ $start } to { $end }).
timetable-no-rounds = The timetable has no round.
timetable-round-numbering = Row { $row } should be round { $expected } but says round { $round }.
timetable-prize-giving-early = The prize-giving at { $start } is before the end of the last round ({ $title }, until { $round_end }).
timetable-no-such-time = Row { $row }: { $time } does not exist that night, the clocks go forward.
timetable-time-twice = { $reading ->
    [second] Row { $row }: { $time } comes twice that night, the clocks go back. Here it means the second time.
   *[first] Row { $row }: { $time } comes twice that night, the clocks go back. Here it means the first time.
}
timetable-clock-change = The clocks change in row { $row }: { $start } to { $end } is { $actual } min.
timetable-unknown-zone = There is no time zone “{ $zone }”. The one of Switzerland is Europe/Zurich.
timetable-row-no-times = Please type start and end, for example 19:15-20:05.
timetable-row-no-end = “{ $text }” lacks the end, for example 19:15-20:05 or 19:15 +50.
timetable-row-half-read = “{ $text }” cannot be read as a whole. Possible are for example 19:15-20:05, 19.15-20.05 and 19:15 +50.
timetable-row-too-many = “{ $text }” has too many times: only start and end, for example 19:15-20:05.
timetable-row-no-such-time = There is no time { $time }.
