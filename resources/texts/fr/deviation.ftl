deviation-title = Interventions
deviation-hand-draw = Ronde { $round } : le tirage a été fait à la main.
deviation-exchange = Ronde { $round } : des places ont été échangées après le tirage.
deviation-accepted = Ronde { $round }, table { $table } : { $after } accepté bien que le compte n’y soit pas. Motif : { $reason }
deviation-regulations = La ronde { $round } était tirée quand le règlement a été modifié.
deviation-correction = Ronde { $round }, table { $table } : { $before } changé en { $after } après le tirage suivant.
