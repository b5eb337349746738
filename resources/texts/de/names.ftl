names-recent = Namen aus den letzten Turnieren übernehmen
names-folder = Namen aus einem Ordner übernehmen …
names-forget = Alle früheren Namen vergessen
names-learned = { $count } Namen sind bekannt und werden beim Tippen vorgeschlagen.
names-forgotten = Alle Namen aus früheren Turnieren sind gelöscht.
