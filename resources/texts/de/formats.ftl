sheets-rules-points-margin = je Abschnitt für die Siegreichen: { $steps }, der klarste Sieg am meisten; gleich klare teilen
result-needs-stages = Hier zählt, wie klar jeder Abschnitt gewonnen wurde: Es braucht alle Spiele, die Summe genügt nicht.
