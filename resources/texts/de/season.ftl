cli-season = zählt die Ranglisten mehrerer Abende zusammen; gleicher Name, gleiche Person
cli-season-files = die Turnierdateien der Abende
cli-season-method = wie gezählt wird: victory-points, place-points oder ranking-list
cli-season-best = nur die besten K Abende zählen
cli-season-method-unknown = «{ $key }» gibt es nicht als Zählweise (gemeint { $nearest }?). Es gibt: { $keys }

season-victory-points = Siegpunkte
season-place-points = Platzpunkte
season-ranking-list = Ranglistenpunkte
