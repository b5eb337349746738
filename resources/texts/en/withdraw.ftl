withdraw-no-such-round = There is no round { $round }: please give the first round to be drawn without this entry.
withdraw-already-drawn = “{ $name }” has already played in round { $round }, or its draw cannot do without. Either withdraw from a later round on, or put in a substitute.
