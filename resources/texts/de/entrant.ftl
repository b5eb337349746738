entrant-no-name = Hier fehlt der Name.
entrant-name-too-long = Das ist zu lang: Namen haben höchstens { $most } Zeichen.
entrant-too-many = Mehr als { $most } hat kein Turnier. Ist es die richtige Liste?
entrant-duplicate = «{ $name }» steht schon auf der Liste. Sind es zwei verschiedene, hilft ein Zusatz zum Namen oder der Verein.
entrant-namesake = Es gibt zweimal «{ $name }», aus verschiedenen Vereinen. Auf Sitzplan und Rangliste hilft ein Zusatz zum Namen.
entrant-look-alike = «{ $name }» sieht aus wie «{ $other }», ist aber mit Buchstaben einer anderen Schrift geschrieben: Ist es dieselbe Person?
entrant-unseen-marks = In «{ $name }» standen unsichtbare Zeichen. Sie sind weggelassen.
entrant-unprinted = «{ $name }»: { $letters } kann nicht gedruckt werden, auf Papier steht dort �. Besser in einer anderen Schrift schreiben.
entrant-member-twice = «{ $name }» spielt schon im Team «{ $team }».
entrant-missing-partner = Bei «{ $name }» fehlt ein Name: Ein Team hat zwei Personen.
entrant-has-partner = «{ $name }» hat einen Partner, in diesem Turnier wird aber einzeln angetreten: Bitte beide einzeln anmelden.
entrant-partner-of-self = «{ $name }» kann nicht mit sich selbst ein Team bilden.
entrant-unknown = Die Nummer { $entrant } gibt es auf der Liste nicht.
entrant-name-unknown = «{ $name }» steht nicht auf der Liste.
entrant-name-ambiguous = «{ $name }» kann mehrere meinen ({ $names }): Bitte die Nummer angeben.
entrant-was-drawn = «{ $name }» wurde schon ausgelost und kann nicht gelöscht werden, aber sich abmelden.
entrant-has-penalty = Zu { $name } gibt es einen Entscheid: zuerst diesen zurücknehmen.
entrant-bracket-drawn = Wer im K.-o. mitspielt, ist schon ausgelost: { $count ->
    [one] «{ $name }» kann nicht mehr mitspielen, nur noch als Ersatz für jemanden.
   *[other] «{ $name }» und die anderen (zusammen { $count }) können nicht mehr mitspielen, nur noch als Ersatz für jemanden.
}
entrant-two-in-one = «{ $name }»: Sind das zwei Personen, «{ $one }» und «{ $other }»? { $unit ->
    [player] Hier wird einzeln angetreten: Bitte jede für sich anmelden.
   *[partnership] Jedes Feld hat Platz für eine Person.
}
entrant-beside-name = «{ $name }»: «{ $one }» sieht wie der Name aus, «{ $text }» nicht. Wer noch mitkommt, braucht eine eigene Anmeldung.
entrant-name-unsaid = «{ $name }»: Heisst jemand so? Wer noch keinen Namen hat, wird angemeldet, sobald er bekannt ist.
