deviation-title = Interventions
deviation-hand-draw = { $title }: the lots were drawn by hand.
deviation-exchange = { $title }: places were exchanged or tables added after the draw.
deviation-warned = { $title }: published although { $reason ->
    [draw-results-missing] results were missing.
    [draw-many-sit-out] as many sat out as would have filled a table.
    [knock-out-too-late] somebody came too late for the bracket.
    [conditions-meet] two meet who are to be kept apart.
   *[other] somebody does not sit at the table that they need.
}
deviation-accepted = { $title }, table { $table }: { $after } accepted although it does not add up. Reason: { $reason }
deviation-regulations = { $title } was drawn when the regulations were changed.
deviation-wishes = { $title } was drawn when it was changed who is kept apart or needs which table.
deviation-correction = { $title }, table { $table }: { $before } changed to { $after } afterwards.
deviation-ruling = { $round ->
    [0] Before the first round
   *[other] { $title }
}: { $reason ->
    [lifted] a ruling was taken back after another draw.
   *[other] a ruling came only after another draw.
}
deviation-nothing = Nobody intervened.
deviation-waived = Was open and left so: { $point } Reason: { $reason }
deviation-cut = Group { $group }: all was level between { $names }, the lot decided who went on
deviation-walkover = { $title }, table { $table }: walkover { $after }, not played.
