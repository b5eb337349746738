# Tichu for Two: two people at a table, each with two holdings.
hand-small-tichu = There is a small Tichu only where two play (Tichu for Two).
hand-no-player = Where two play, there are seats 0 and 1: nobody sits on seat { $seat }.
