situation-card = { $seat }: « { $card } » n’est pas une carte. Les cartes sont S2 à SA (aussi B, G, R), Hu, Ma, Ph, Dr.
situation-card-twice = { $seat }: { $card } existe déjà.
situation-action = « { $text } » n’est pas compréhensible : par exemple A:S7,B7 ou B-.
