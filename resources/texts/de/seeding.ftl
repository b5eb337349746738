seeding-already-drawn = Die Setzliste gilt für die erste Auslosung, und die ist schon veröffentlicht.
seeding-no-place = Auf der Setzliste gibt es keinen Platz { $place }: 1 bis { $most }.
