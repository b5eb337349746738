rounds-lacking = { $needed ->
    [one] One round is needed
   *[other] { $needed } rounds are needed
}, the timetable has { $rows }. Once it fits, the end is at { $end } instead of { $ends }.
rounds-over = { $needed ->
    [one] One round is enough
   *[other] { $needed } rounds are enough
}, the timetable has { $rows }. Once it fits, it ends at { $end } instead of { $ends }.
rounds-everybody = It takes { $needed } rounds until everybody has played everybody; the regulations have { $planned }, the timetable { $rows }. Once they fit, the end is at { $end } instead of { $ends }.
rounds-no-row = { $name }: no time in the timetable
rounds-fit = Fit the timetable
rounds-fit-tip = As many rows as rounds are played; what comes after them moves. Undo with Ctrl+Z
