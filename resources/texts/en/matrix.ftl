# Who met whom: the matrix on the screen and on the sheet

matrix-title = Who met whom
matrix-button = Meetings
matrix-tip = Who met whom: people against people
matrix-partners = partners
matrix-opponents = opponents
matrix-together = at the same table
matrix-legend-two = Top right ● partners, bottom left ■ opponents: how often. Double frame: more than once. On the diagonal how often somebody sat out.
matrix-legend-one = ■ how often two people met. Double frame: more than once. On the diagonal how often somebody sat out.
matrix-paper-two = Top right, grey: how often partners. Bottom left, framed: how often opponents. Bold in a thick frame: more than once. On the diagonal how often somebody sat out.
matrix-paper-one = How often two people met. Bold in a thick frame: more than once. On the diagonal how often somebody sat out.
matrix-met = { $one } and { $other }: { $ways }
matrix-way = { $way } in round { $rounds }
matrix-never-met = { $one } and { $other } never met.
matrix-rests = { $name } sat out in round { $rounds }.
matrix-never-rests = { $name } never sat out.
matrix-nothing = No round is drawn yet.
matrix-hint = Pointing or the arrow keys name the people and the rounds; + − 0 change the size.

# The map of the room
sheets-room-map = Room map
room-front = Tournament direction
room-row = Tables in a row
room-row-usual = as fits
cli-print-room-row = so many tables stand in a row on the room map, 0 as fits
