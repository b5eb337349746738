# Tichu for Two: two people at a table, each with two holdings.
hand-small-tichu = There is a small Tichu only where two play (Tichu for Two).
hand-no-player = Where two play, there are seats 0 and 1: nobody sits on seat { $seat }.
two-look-now = Player ({ $seat }) may not look at this holding now: one after the other, each once.
two-called-late = Player ({ $seat }) calls Tichu after having seen both holdings. A small Tichu is still possible.
two-choose-now = Player ({ $seat }) chooses the first holding once, and only after having seen both.
two-push-now = Player ({ $seat }) cannot push now, or what he pushes is still missing.
two-push-one = Player ({ $seat }) has to push one card of the first holding.
two-other-holding = Player ({ $seat }) plays from the holding that is not the one in use.
two-change-first = It must be said first whether the holding is changed, then player ({ $seat }) can go on.
two-no-change = Player ({ $seat }) may not change the holding now.
