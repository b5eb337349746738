# The page on which everything begins

start-title = What is played today?
start-new = New tournament
start-place-example = for instance Restaurant Treibhaus
start-file = File
start-browse = Elsewhere …
start-unnamed = Tournament
start-known = Go on
start-no-recent = The tournaments that were open last will appear here.
start-open = Open file …
start-demo = Try a practice tournament
start-demo-tip = An invented evening with 16 people on which everything can be tried without harm
start-demo-name = Practice tournament
