situation-card = { $seat }: “{ $card }” is no card. Cards are S2 to SA (also B, G, R), Hu, Ma, Ph, Dr.
situation-card-twice = { $seat }: { $card } is there already.
situation-action = “{ $text }” cannot be understood: something like A:S7,B7 or B-.
