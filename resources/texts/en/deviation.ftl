deviation-title = Interventions
deviation-hand-draw = Round { $round }: the lots were drawn by hand.
deviation-exchange = Round { $round }: places were exchanged after the draw.
deviation-accepted = Round { $round }, table { $table }: { $after } accepted although it does not add up. Reason: { $reason }
deviation-regulations = Round { $round } was drawn when the regulations were changed.
deviation-correction = Round { $round }, table { $table }: { $before } changed to { $after } after the next draw.
