# Ein Spiel noch einmal ansehen, Zug um Zug

menu-tools = E&xtras
menu-hand = Spielprotokoll &ansehen …
viewer-title = Spiel ansehen
viewer-title-hand = { $file }, Spiel { $number }
viewer-open = Protokoll öffnen …
viewer-files = Spielprotokolle von BrettspielWelt
viewer-all-files = Alle Dateien
viewer-keys-step = ← →  Zug
viewer-keys-trick = ↑ ↓  Stich
viewer-keys-ends = Pos1 Ende  Anfang, Schluss
viewer-keys-hand = Strg + ← →  Spiel
viewer-reading = Das Protokoll wird gelesen …
viewer-no-log = In { $file } steht kein Spiel von BrettspielWelt.
viewer-long-log = So lange Protokolle werden nicht ganz gezeigt: Hier sind die ersten { $count } Spiele.
viewer-not-playable = Dieses Spiel lässt sich nicht nachspielen.
viewer-in-line = { $words } (Zeile { $line })
viewer-more = und { $count } weitere Befunde

# Die Liste der Spiele
viewer-column-hand = Spiel
viewer-column-result = Ergebnis
viewer-column-verdict = Befund
viewer-result = { $a } : { $b }
viewer-not-checked = wird geprüft

# Über dem Tisch
viewer-step = Zug { $step } von { $steps }
viewer-trick = Stich { $trick }
viewer-wish = Wunsch: { $wish }
viewer-partners = { $one } + { $two }
viewer-first = An den Anfang (Pos1)
viewer-trick-back = Stich zurück (↑)
viewer-back = Zug zurück (←)
viewer-forward = Zug weiter (→)
viewer-trick-forward = Stich weiter (↓)
viewer-last = An den Schluss (Ende)
viewer-button-trick = Stich
viewer-button-step = Zug

# Die Spieler
viewer-side-0 = Süd
viewer-side-1 = Ost
viewer-side-2 = Nord
viewer-side-3 = West
viewer-waits-lead = { $who } spielt aus
viewer-waits-play = { $who } ist dran
viewer-waits-take = { $who } nimmt
viewer-waits-give = { $who } verschenkt
viewer-call-tichu = Tichu
viewer-call-grand = Grosses Tichu
viewer-out = als { $place }. fertig
viewer-points = { $points } P.
viewer-points-dragon = { $points } P. + Drache
viewer-passed = passt

# Was geschieht
viewer-pushes = { $who } schupft: { $to } { $first }, { $partner } { $second }, { $before } { $third }
viewer-begins = { $who } hat den Mah Jong und spielt aus
viewer-leads = { $who } spielt { $what } aus
viewer-plays = { $who } spielt { $what }
viewer-plays-dog = { $who } spielt den Hund: { $to } spielt aus
viewer-plays-wish = { $who } spielt { $what } und wünscht sich { $wish }
viewer-bombs = { $who } bombt mit { $what }
viewer-bombs-early = { $who } bombt ausser der Reihe mit { $what }
viewer-calls = { $who } sagt Tichu
viewer-calls-again = { $who } sagt noch einmal Tichu: zählt einmal
viewer-passes = { $who } passt
viewer-passes-taken = { $who } passt, der Stich geht an { $to }: { $points } Punkte
viewer-takes = { $who } nimmt den Stich: { $points } Punkte
viewer-must-give = { $who } gewinnt mit dem Drachen und muss den Stich verschenken
viewer-gives = { $who } schenkt { $to } den Drachenstich: { $points } Punkte
viewer-gives-none = Der Drachenstich geht an { $to }
viewer-nothing = Es ändert sich nichts
viewer-ends = { $who } gibt den Gegnern { $points } Punkte aus der Hand und { $to } die eigenen Stiche
viewer-ends-double = Doppelsieg von { $who } und { $to }
viewer-result-with-calls = Mit den Ansagen: { $a } : { $b }

# Karten und Kombinationen
viewer-rank-11 = B
viewer-rank-12 = D
viewer-rank-13 = K
viewer-rank-14 = A
viewer-face-dragon = Drache
viewer-face-phoenix = Phönix
viewer-face-mah-jong = Mah Jong
viewer-face-dog = Hund
viewer-suit-0 = Schwert
viewer-suit-1 = Pagode
viewer-suit-2 = Jade
viewer-suit-3 = Stern
viewer-card = { $suit } { $rank }
viewer-what-dragon = den Drachen
viewer-what-phoenix = den Phönix
viewer-what-mah-jong = den Mah Jong
viewer-what-dog = den Hund
viewer-what-single = { $rank }
viewer-what-pair = Paar { $rank }
viewer-what-triple = Drilling { $rank }
viewer-what-full = Full House { $rank } mit { $low }
viewer-what-straight = Strasse { $low } bis { $high }
viewer-what-stairs = Treppe { $low } bis { $high }
viewer-what-bomb4 = Viererbombe { $rank }
viewer-what-bombsf = Strassenbombe { $low } bis { $high }
viewer-what-cards = { $cards }
