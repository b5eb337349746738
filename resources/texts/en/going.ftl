going-on-none = Who is here? Type names above and Enter, or tick with Space. Without ticks all { $total } play.
going-on-some = { $present } of { $total } are here; only they are drawn.
going-on-all = All { $total } are here.
going-on-everybody = Everybody is here
going-on-draw = To the draw ({ $key })
