restore-nothing = After line { $line } all was as it is now.
