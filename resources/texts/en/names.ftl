names-recent = Take over names of the latest tournaments
names-folder = Take over names from a folder …
names-forget = Forget all earlier names
names-learned = { $count } names are known and will be proposed while typing.
names-forgotten = All names of earlier tournaments are deleted.
