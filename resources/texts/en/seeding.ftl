seeding-already-drawn = The list of seeds is for the first draw, which has been published.
seeding-no-place = There is no place { $place } on the list of seeds: 1 to { $most }.
