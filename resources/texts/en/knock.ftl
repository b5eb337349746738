knock-out-level = { $title }, table { $table } ended level: in a knock-out one more hand decides. Please add it to the result.
knock-out-missing = { $title }, table { $table }: without this result nobody knows who goes on.
knock-out-too-late = “{ $name }” came after the first draw and cannot join any more.
knock-out-is-out = “{ $name }” is out and plays at table { $table } against somebody who can still win.
knock-out-not-due = “{ $name }” does not play in this round: out, already through or not in the bracket.
knock-out-turned = { $title }, table { $table }: { $name } goes on, { $other } does not.
knock-out-owes = { $title }, table { $table } has no result yet. Enter what is to count, for example 1000 : 0.
knock-out-went-on = { $title } was drawn as if it were otherwise: take that draw back and draw again, as long as nothing of it is played.
