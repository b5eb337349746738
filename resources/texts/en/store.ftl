store-missing = There is no file “{ $file }” in “{ $folder }”.
store-folder-missing = There is no folder “{ $folder }”.
store-exists = There is already a file “{ $file }” in “{ $folder }”. It stays as it is: please choose another name, or open it.
store-foreign = “{ $file }” is not a tournament file of this program. It stays as it is.
store-too-big = With { $megabytes } MB “{ $file }” is too big for a tournament file. It stays as it is.
store-too-many-rows = “{ $file }” holds { $count } rows. No tournament has more than { $most }. It stays as it is.
store-damaged = “{ $file }” is damaged ({ $part ->
    [cut] its end is missing
    [version] what version it is
    [journal] the journal
    [tables] the sums over its tables
    [plan] how its tables are made
   *[content] its content
}) and stays as it is. Earlier copies, if there are any, are in the folder beside it that ends in “.backups”, and can be opened.
store-foreign-part = “{ $file }” contains something that does not come from this program and could falsify what is saved ({ $part }). It stays as it is. Earlier copies, if there are any, are in the folder beside it that ends in “.backups”, and can be opened.
store-newer = “{ $file }” was made with a newer version of this program (file version { $version }, known up to { $newest }). Please update the program; the file stays as it is.
store-older = “{ $file }” comes from a version of the program before its first release (file version { $version }, readable from { $first }) and cannot be opened. The file stays as it is.
store-read-only = “{ $file }” cannot be written: the file or the folder “{ $folder }” is read-only. Please lift the protection, or copy the file into a folder of your own.
store-disk-full = The disk is full, nothing was saved. Please make room and try again: “{ $folder }”.
store-input-output = The disk of “{ $folder }” does not answer as it should, nothing was saved. Is it still plugged in, and is there room on it?
store-uncertain = The disk of “{ $folder }” stopped answering while it was saving. Whether the last entry was saved is not certain: please open “{ $file }” again and look before you enter it once more.
store-in-use = “{ $file }” is being used by another program. Please close it there.
store-open-here = “{ $file }” is already open in this program.
store-open-elsewhere = “{ $file }” is already open{ $pid ->
    [0] {" "}in another window of the program
   *[other] {" "}in another window of the program (computer { $host }, process { $pid })
}. Two at once would overwrite each other: please go on there, or close it there.
store-leftover = Beside “{ $file }” there is “{ $leftover }”, left by an earlier file of that name, perhaps with results that are nowhere else. Please choose another name.
store-log-foreign = Beside “{ $file }” lies “{ $leftover }”. It belongs to another file, or to another state of it, and would spoil it. Nothing was changed. Please move “{ $leftover }” to another folder and open the file again.
store-file-gone = “{ $file }” in “{ $folder }” is no longer the file that is open here: it was renamed, moved, deleted, replaced or overwritten. { $copied ->
    [0] What was just entered has not been saved, and no copy could be made anywhere: please do not close a window that is open, but put the file back in its place and try again.
    [1] What was just entered has not been saved. Everything before it is complete in “{ $copy }”. Please put the file back in its place and try again, or go on with the copy.
   *[other] Nothing was saved in it. Everything, what was just entered too, is complete in “{ $copy }”. Please put the file back in its place and enter the last once more, or go on with the copy.
}
store-overwritten = “{ $file }” was overwritten while another window of the program has it open: there the journal is at line { $open_at }, in the file at line { $revision }. Please look there for what counts, and save everything elsewhere.
store-stale = Somebody else has saved meanwhile (state { $saved } instead of { $revision }). Nothing was changed: please look at the new state and try again.
store-rows-differ = “{ $file }” no longer holds what was saved last ({ $table }). Nothing was changed: please close the tournament and open it again.
store-value-unfit = A number is too large, or a text has characters that cannot be saved. Nothing was changed.
store-undo-changed = This cannot be taken back any more: “{ $desk }” has changed it since, or built on it (entry { $since } of the journal; to take back: { $revision }).
store-no-revision = The journal has no entry { $revision }.
store-journal-unreadable = Entry { $revision } in the journal of “{ $file }” cannot be read. The file stays as it is. Earlier copies, if there are any, are in the folder beside it that ends in “.backups”, and can be opened.
store-verify-damaged = The file is damaged: { $part ->
    [cut] its end is missing
    [version] what version it is
    [journal] the journal
    [tables] the sums over its tables
    [plan] how its tables are made
   *[content] its content
}
store-verify-reference = A row in “{ $table }” refers to something that is not there.
store-verify-gap = Entry { $revision } is missing from the journal: entry { $found } follows.
store-verify-step = Entry { $revision } of the journal starts from something else than was there before ({ $table }, { $key }).
store-verify-revision = The file is at state { $revision }, the journal ends with { $journal }.
store-verify-row = Row { $key } of “{ $table }” is not what the journal says.
store-beyond-repair = Neither “{ $file }” nor the copies in the folder “.backups” beside it hold anything sound from which the tournament could be restored. The file stays as it is.
