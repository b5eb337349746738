# Die Prüfung bei der Eingabe am Pult

audit-desk-one-made = { $a }:{ $b }, nur eine Ansage ist erfüllt: { $who }
audit-desk-call-left-out = { $a }:{ $b }, Ansage dazugezählt
audit-desk-accept = so annehmen
