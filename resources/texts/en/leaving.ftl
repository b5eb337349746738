# When somebody leaves who has been drawn already
leaving-sits = Round { $round }: { $name } now sits at table { $table }. All else there stays as it hangs on the wall.
leaving-new-table = Round { $round }: table { $table } is added: { $names }.
leaving-rests = Round { $round }: { $count ->
    [one] { $names } now sits out.
   *[other] { $names } now sit out.
} All others stay where they are.
leaving-stays = Round { $round }: the others at the table play on. Nobody else changes tables.
