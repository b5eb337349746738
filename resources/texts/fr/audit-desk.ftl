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
