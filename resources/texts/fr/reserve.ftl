reserve-knock-out = Dans une élimination directe, aucun remplaçant ne complète une table : qui n’a pas d’adversaire passe à la ronde suivante.
reserve-is = { $name } joue quand une table ne serait pas complète sinon, et n’est pas classé.
reserve-is-not = { $name } est tiré au sort et classé comme tout le monde.
reserve-remark = réserve
reserve-make = Réserve : tirer seulement si une table n’est pas complète
reserve-end = Plus réserve : toujours tirer et classer
