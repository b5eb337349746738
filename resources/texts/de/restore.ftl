restore-nothing = Nach Zeile { $line } war alles so wie jetzt.
