unsaved-title = Not saved
unsaved-advice = Please bring the stick, the folder or the file back and try again.
unsaved-how = Or go on elsewhere: everything goes along, also what was just entered and slips that are half typed. Keys do nothing here; please click, or press Alt and the underlined letter.
unsaved-again = Try again
unsaved-elsewhere = Go on elsewhere…
unsaved-let-be = Leave it
unsaved-where = Save everything elsewhere
unsaved-went-on = Going on in “{ $file }” in the folder “{ $folder }”.
