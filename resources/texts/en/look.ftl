# How paper is to look

look-no-such-paper = The program does not know the paper “{ $paper }”, only { $known }.
look-no-colour = “{ $colour }” is no colour: expected is # with six digits or letters a–f, such as #8c1d40.
look-no-picture = { $file } is no picture that can be printed: expected is PNG or JPEG of at most 5 MB.

look-button = Look …
look-title = Look of all sheets
look-paper = Paper
look-paper-usual = as the sheet wants it
look-large = Large print: everything 40 % larger
look-duplex = Print on both sides
look-logo = Logo of the club
look-choose = Choose …
look-pictures = Pictures
look-colour = Colour of the club
look-certificate = Text on certificates
look-certificate-tip = Empty: victory points and Tichu points.
look-signatures = Signatures
look-signatures-tip = With a semicolon between; empty: tournament director.
look-no-such-slips = A page takes { $known } score slips, not { $count }.
look-slips = Score slips a page
look-slips-usual = as usual
cli-print-slips = so many score slips stand on a page: 1, 2 or 4
