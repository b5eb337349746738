details-no-name = The tournament needs a name.
