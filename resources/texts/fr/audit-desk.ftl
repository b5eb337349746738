# Le contrôle pendant la saisie

audit-desk-one-made = { $a }:{ $b }, une seule annonce réussie : { $who }
audit-desk-call-left-out = { $a }:{ $b }, annonce comptée
audit-desk-accept = accepter ainsi
