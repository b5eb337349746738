join-no-table = { $count ->
    [0] Nobody is waiting for a table.
   *[other] With those who rest this makes no table: somebody is missing.
}
