deviation-title = Interventions
deviation-hand-draw = Round { $round }: the lots were drawn by hand.
deviation-exchange = Round { $round }: places were exchanged after the draw.
deviation-warned = Round { $round }: published although { $reason ->
    [draw-results-missing] results were missing.
    [draw-many-sit-out] as many sat out as would have filled a table.
    [knock-out-too-late] somebody came too late for the bracket.
    [conditions-meet] two meet who are to be kept apart.
   *[other] somebody does not sit at the table that they need.
}
deviation-accepted = Round { $round }, table { $table }: { $after } accepted although it does not add up. Reason: { $reason }
deviation-regulations = Round { $round } was drawn when the regulations were changed.
deviation-correction = Round { $round }, table { $table }: { $before } changed to { $after } afterwards.
deviation-ruling = { $round ->
    [0] Before the first round
   *[other] Round { $round }
}: { $reason ->
    [lifted] a ruling was taken back after another draw.
   *[other] a ruling came only after another draw.
}
deviation-nothing = Nobody intervened.
deviation-waived = { $before ->
    [open-unpaid] Fees stayed unpaid ({ $after }).
    [open-absent] Those who were not here ({ $after }) stayed registered.
   *[other] Round { $round }, table { $table }: stayed open ({ $after }).
} Reason: { $reason }
