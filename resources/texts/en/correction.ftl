correction-heading = { $title }, table { $table }: { $before } becomes { $after }
correction-changes = The correction also changes:
correction-place = { $name }: place { $before } becomes { $after }.
correction-more = { $count ->
    [one] One more changes place.
   *[other] { $count } more change place.
}
correction-ruling = { $after ->
    [none] Ruling no. { $number } on hand { $hand } ({ $before }): there is no such hand any more.
   *[other] Ruling no. { $number } on hand { $hand } was about { $before } and is about { $after } then.
}
correction-contrary = { $count ->
    [one] One result would not be possible any more (round/table { $tables }). It stays as it was typed.
   *[other] { $count } results would not be possible any more (round/table { $tables }). They stay as they were typed.
}
correction-points = Other points: { $count } ({ $names }).
correction-prize = Prize “{ $what }”: { $after } instead of { $before }.
correction-draw = { $title } would have been drawn otherwise: { $count } would sit with others ({ $names }).
correction-stays = What has been drawn stays. Where there is no result yet, the draw can be taken back.
correction-accept = Accept the correction (F8)
correction-drop = Leave it as it was (Del)
correction-edit = Any other key goes on with the slips, the correction waits; its table number opens it for a change.
