# Timetable: what stands around it on the screen

screen-timetable = Timetable
screen-timetable-tip = When is what, and what if it gets later
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
