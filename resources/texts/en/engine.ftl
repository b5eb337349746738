engine-bad-line = This line cannot be understood. Possible is for example { $example }
engine-no-such-bench = “{ $topic }” cannot be measured here. Perhaps meant: { $nearest }
engine-bench = { $name }: { $rate } a second, as long as { $loops } turns of the calibration loop
engine-replayed = { $file }, hand { $hand }: { $a } : { $b }, { $verdict }
engine-verdict-ok = in order
engine-verdict-score-mismatch = wrong result
engine-verdict-illegal = against the rules
engine-verdict-incomplete = breaks off
