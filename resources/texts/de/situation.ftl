situation-card = { $seat }: «{ $card }» ist keine Karte. Karten heissen S2 bis SA (auch B, G, R), Hu, Ma, Ph, Dr.
situation-card-twice = { $seat }: { $card } gibt es schon.
situation-action = «{ $text }» ist nicht zu verstehen: so etwas wie A:S7,B7 oder B-.
