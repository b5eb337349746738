# When somebody leaves who has been drawn already
leaving-sits = { $title }: { $name } now sits at table { $table }. All else there stays as it hangs on the wall.
leaving-new-table = { $title }: table { $table } is added: { $names }.
leaving-rests = { $title }: { $count ->
    [one] { $names } now sits out.
   *[other] { $names } now sit out.
} All others stay where they are.
leaving-stays = { $title }: the others at the table play on. Nobody else changes tables.
