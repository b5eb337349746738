"""What the headings of a list mean beside each other: parts of a name, two columns of names, third people."""
