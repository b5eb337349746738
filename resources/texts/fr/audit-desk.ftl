# Le contrôle pendant la saisie

audit-desk-one-made = { $a }:{ $b }, une seule annonce réussie : { $who }
audit-desk-call-left-out = { $a }:{ $b }, annonce comptée
audit-desk-accept = accepter ainsi
audit-desk-nothing-to-clear = Ronde { $round }, table { $table } : il n’y a plus rien à vérifier.
journal-clear-objections = Ronde { $round }, table { $table } : { $before } vérifié, compte ({ $reason })
audit-desk-meant = c’est peut-être { $meant }.
audit-desk-cleared = Ronde { $round }, table { $table } : vérifié.
cli-clear = dit qu’un résultat accepté malgré une objection a été vérifié
audit-desk-accepted = Accepté malgré une objection : « { $reason } ». F8 : vérifié, c’est juste.
audit-desk-checked = c’est juste
audit-desk-rare-hand = La donne { $hand } est possible, mais n’arrive qu’une fois sur { $one_in } environ : est-ce juste ?
audit-desk-many-hands = { $played } donnes en { $minutes } minutes : d’habitude c’est environ { $usual }.
audit-desk-few-hands = Seulement { $played } donnes en { $minutes } minutes : d’habitude c’est environ { $usual }.
verify-disputed = Ronde { $round }, table { $table } : accepté malgré une objection et pas encore vérifié ({ $reason }).
verify-passes-differ = Ronde { $round }, table { $table } : la seconde saisie diffère de la première.
verify-seat-twice = Ronde { $round } : « { $name } » a deux places.
verify-table-victory-points = Ronde { $round }, table { $table } : les points de victoire font { $sum } au lieu de { $right }.
cli-at-table = table { $number }
regulations-hints = Signaler les donnes rares
regulations-hints-once = au plus une fois sur
regulations-hints-unit = donnes
regulations-hints-never = jamais
regulations-hints-tip = Les donnes possibles mais aussi rares sont signalées à la saisie ; elles sont enregistrées quand même.
