erase-do = Forget for good
erase-question = Forget “{ $name }” for good? The name, with former names and that of the partner, is replaced by “N. N.” and the number in the list, the journal, in reasons and in the copies in the folder “.backups”. All photos of slips are deleted. Results, places and numbers stay. This cannot be undone.
erase-not-confirmed = Nothing has happened yet. “{ $name }” would be forgotten for good: in the list, the journal, in reasons, former names and copies; results, places and numbers stay. With “--yes” it is done.
erase-done = Forgotten: the name stood in { $places } places of “{ $file }”, and is gone from the copies in the folder “.backups” and from the names of earlier evenings too.
erase-copy-missed = “{ $file }” cannot be opened and may still hold the name: please delete it.
erase-out-of-reach = Out of reach are paper, exported files, copies in other places, the files of other evenings, and what a drive keeps of what was deleted.
