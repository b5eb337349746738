# What the command line says about cards and game logs

cli-replay = plays every hand of a game log again and checks it
cli-leads = counts what can be led from a holding
cli-follows = lists what can be put on a combination
cli-bench = measures how fast this machine computes moves, draws, saves and prints
cli-replay-logs = game logs of BrettspielWelt, or - for the input
cli-leads-source = a file with JSON of id and cards on each line, or - for the input
cli-follows-source = a file with JSON of id, cards and table on each line, or - for the input
cli-bench-topic = what is measured
engine-bad-line = This line cannot be understood. Possible is for example { $example }
engine-no-such-bench = “{ $topic }” cannot be measured here. Perhaps meant: { $nearest }
engine-bench = { $name }: { $rate } a second, as long as { $loops } turns of the calibration loop
engine-replayed = { $file }, hand { $hand }: { $a } : { $b }, { $verdict }
engine-verdict-ok = in order
engine-verdict-score-mismatch = wrong result
engine-verdict-illegal = against the rules
engine-verdict-incomplete = breaks off
