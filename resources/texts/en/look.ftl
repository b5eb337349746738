# How paper is to look

look-no-such-paper = The program does not know the paper “{ $paper }”, only { $known }.
look-no-colour = “{ $colour }” is no colour: expected is # with six digits or letters a–f, such as #8c1d40.
look-no-picture = { $file } is no picture that can be printed: expected is PNG or JPEG of at most 5 MB.
