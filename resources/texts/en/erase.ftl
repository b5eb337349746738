erase-do = Forget for good
erase-question = Forget “{ $name }” for good? The name, with former names and that of the partner, is replaced by “N. N.” and the number in the list, the journal, in reasons and in all copies of this tournament that lie beside it. All photos of slips are deleted. Results, places and numbers stay. This cannot be undone.
erase-not-confirmed = Nothing has happened yet. “{ $name }” would be forgotten for good: in the list, the journal, in reasons, former names and copies; results, places and numbers stay. With “--yes” it is done.
erase-done = Forgotten: the name stood in { $places } places of “{ $file }”, and is gone from the names of earlier evenings too. { $copies ->
    [0] No copies of this tournament lie beside it.
    [1] It is gone from one copy too: { $where }.
   *[other] It is gone from { $copies } copies too: { $where }.
}{ $leftovers ->
    [0] {""}
   *[other] {" "}What runs that broke off had left was deleted.
}
erase-copy-missed = “{ $file }” may still hold the name and cannot be changed here: please look at it and delete it.
erase-out-of-reach = Out of reach are paper, exported files, copies in other places, remarks that call somebody otherwise (by surname alone, by a nickname), the files of other evenings, and what a drive keeps of what was deleted.
