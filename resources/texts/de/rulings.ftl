rulings-topic-basics = Grundregeln
rulings-topic-play = Spiel und Bomben
rulings-topic-calls = Ansagen und Schupfen
rulings-topic-table = Verhalten am Tisch
rulings-topic-house = Regeln von heute
rulings-topic-time = Zeit und Resultate
rulings-topic-penalties = Fehler und Entscheide
rulings-topic-odd = Zu dritt, zu fünft, zu sechst
rulings-topic-two = Tichu for Two
rulings-topic-booster = Booster
rulings-source-treibhaus = Treibhaus FAQ, Frage { $number }
rulings-source-booster = Booster FAQ, Frage { $number }
rulings-source-booster-rules = Booster FAQ, Ablauf und Bomben
rulings-source-two = Tichu for Two, Stefan Schwarz
rulings-source-english = Englische Spielregeln
rulings-source-brettspielwelt = Hilfe der BrettspielWelt
rulings-source-dtm = Turnierregel DTM
rulings-source-variants = Varianten für drei, fünf und sechs
rulings-source-tonight = Ausschreibung von heute
rulings-source-director = Übliche Praxis; die Turnierleitung entscheidet
rulings-fillers = ab aber alle alles als also am an auch auf aus bedeutet bei beim bekommen bekommt bereits bin bist bitte da dabei damit dann darf das dass dazu dem den denn der des dich die dies diese diesen dieser doch du durch dürfen eigentlich ein eine einem einen einer eines er erhalten erhält erlaubt es etwas euch frage für ganz geben gehen geht gelegt gelte gelten geschieht gespielt gibt gibts gilt ging gleiche hab habe haben hat heisst heute hätte ich ihm ihn ihr ihren ihrer im in ins ist ja jemand jetzt kann kommen kommt kriegen kriegt können könnte legen legt liegen machen macht mal man mein meine meinem meinen meiner mich mir mit muss möglich müssen nach noch nun nur ob oder oft passiert sagen sagt schon sehr sein seine seinem seinen seiner sich sie sind so soll sollen sollte spiel spiele spielen spielt trotzdem tun um und uns unser unsere vom von vor wann war warum was weil welche welchem welchen welcher welches wen wenn werden wie wieso wieviel will wir wird wirklich wo wofür wohin womit wäre würde zu zum zur überhaupt
rulings-synonyms =
    bombe, bomben, bombt, bombardieren, gebombt, gebombter, gebombten, gebombtes, gebomt, überbomben, abbomben, bombenzeit, bombardiert, ne bombe;
    drache, drachen, drachens, dragon; hund, hundes, dog; phönix, phönixe, phönixen, phenix, ph;
    mahjong, mah jong, mahjongg, einser, 1; wunsch, wünsche, wünschen, wünscht, gewünscht, gewünschte, gewünschten, gewünschtes, kartenwunsch;
    erfüllen, erfüllt, erfüllung, erfüllte; fullhouse, full house, full haus, fullhaus; strasse, strassen;
    treppe, treppen, paarfolge, paarstrasse, paarstrassen, aufeinanderfolgende paare; paar, paare, pärchen; drilling, drillinge, trippel, tripel, drei gleiche;
    vierling, vierlinge, viererbombe, vier gleiche; strassenbombe, strassenbomben, strassenbome, reihenbombe, gleichfarbige strasse;
    schupfen, schupft, schupfe, geschupft, schieben, schiebt, schiebe, geschoben, schupfung, tauschen, kartentausch;
    ansage, ansagen, angesagt, gesagt, bieten, geboten, sagen an, sagt an, ankündigen; zurücknehmen, zurückziehen, zurückgenommen;
    grosses tichu, grossen tichu, grosse tichu, grossem tichu, grosse tichus, gt, grand tichu, grosse ansage; kleines tichu, kleinen tichu, kleine tichu, kleine tichus;
    passen, gepasst, passe, passt, durchpassen; ausspielen, ausspiel, ausgespielt, anspiel, anspielen, angespielt, aufspiel, aufspielen, spielt aus, herauskommen, spielt zuerst;
    ausspielrecht, anspielrecht, aufspielrecht, spielrecht; stechen, sticht, stechs, gestochen, schlagen, schlägt, schlage, geschlagen, überbieten, überboten, überstechen, abstechen, übernehmen;
    stich, stiche, stichs, stichen; fertig, draussen, raus, ausgestiegen; verschenken, schenken, verschenkt, geschenkt, weggeben, abgeben; empfänger, wem;
    letzter stich, letzten stich, letzte stich, letztem stich, letzten stichs, schlussstich;
    letzter spieler, letzten spieler, letzte spieler, letzten spielers, stiche des letzten, stichen des letzten, karten des letzten, stiche vom letzten;
    letzte karte, letzten karte, letzter karte, letzte karten; gleichzeitig, zeitgleich, im gleichen moment, im selben moment;
    partner, partners, teampartner, teamkollege, mitspieler; gegner, gegners, gegnern, gegenspieler, gegenpartei;
    abrechnen, abgerechnet, punkte gezählt; abrechnen, abgerechnet, punkte gezählt; zählen, zählt, gezählt, zähle; siegpunkt, siegpunkte, siegpunkten; kartenpunkt, kartenpunkte; doppelsieg, doppelsiege, doppelsiegs, doppel sieg; as, ass, asse, assen;
    nicht, kein, keine, keinen, keiner, keines, nie, ohne, niemand, nichts, niemandem;
    ausser der reihe, ausserhalb der reihe, auserhalb der reihe, ausserhalb der spielreihenfolge, nicht dran, nicht an der reihe, falsche reihenfolge, nicht am zug;
    dran, an der reihe, am zug; selbst, selber, eigen, eigene, eigener, eigenes, eigenen, eigenem, sich selbst;
    ansehen, anschauen, schauen, angucken, nachsehen, gucken, nachschauen, einsehen; überlegen, nachdenken, bedenkzeit, überlegt;
    kombination, kombinationen, kombo, kombos, kombi, kombis; verspätet, zu spät, fehlt, abwesend, kommt spät, erscheint; resultat, ergebnis;
    absprache, absprachen, abmachen, abmachung, abgemacht, vereinbarung, absprechen; beschimpft, beleidigt, beleidigung, beschimpfen; unterschrieben, unterschrift, unterschreiben; zeichen, signal, signale, mimik, zwinkern, zugezwinkert, gezwinkert;
    dritt, zu dritt, dreiertisch, drei spieler, 3 spieler, drei leute, 3 leute, dreien; fünft, zu fünft, fünfertisch, 5 spieler, fünf spieler, 5 leute;
    sechst, zu sechst, sechsertisch, 6 spieler, sechs spieler, 6 leute; zweit, zu zweit, zwei personen;
    überzählig, übrig, übrige, übrigen; gleichstand, punktgleich, gleich viele punkte, gleich viele siegpunkte, gleich viel punkte; nach dem schupfen; vergessen zu schupfen, schupfen vergessen, vergessenes schupfen; als erstes, als erste karte; wie lang muss eine strasse sein, kürzeste strasse, mindestlänge; warten, abwarten, wartet; farbe, farben, farbkombo, farbkombos;
    offen, offenlegen, offenlegt, auslegen; rauben, raubt, klauen, geraubt; bauen, basteln, schaffen; drunterschieben, unterschieben, unterschiebe; anlegen, angelegt;
    wunsch nicht erfüllt, hat den wunsch nicht erfüllt, wunsch ignoriert, wunsch vergessen; links, linksrum, linksherum; rechts, rechtsrum, rechtsherum; muss man, muss ich, gezwungen, zwang, pflicht, verpflichtet; abgeschafft, weg, vergangen, schon gespielt
rulings-none = Keine Antwort gefunden. Am nächsten kommt:
rulings-situation = Beispiel: { $line }
rulings-two-holdings = { $line } (A und C sind die Blätter der einen Person, B und D die der anderen)
rulings-yes = erlaubt: { $action }
rulings-no = verboten: { $action } – { $reason }
rulings-proposal = Üblicher Entscheid: { $penalty }
rulings-do-play = { $seat } spielt { $cards }
rulings-do-early = { $seat } bombt sofort, vor dem eigenen Zug: { $cards }
rulings-do-wish = { $seat } spielt { $cards } und wünscht { $wish }
rulings-do-phoenix = { $seat } spielt { $cards }, Phönix als { $value }
rulings-do-pass = { $seat } passt
rulings-do-call = { $seat } sagt Tichu an
rulings-do-give = { $seat } schenkt den Drachenstich { $to }
rulings-do-lead-to = { $seat } gibt das Ausspiel an { $to }
rulings-do-change = { $seat } wechselt das Blatt
rulings-do-stay = { $seat } behält das Blatt
rulings-next-example = Nächstes Beispiel
rulings-which-example = Beispiel { $number } von { $count }
rulings-claim-hint = z. B. B:SK,BK,RK,GK
rulings-claim = Darf man …?
rulings-course = Gespielt
rulings-course-tip = A:S7,B7 spielt ein Paar, A:Ma!8 wünscht eine 8, B*:… bombt vor dem eigenen Zug, C- passt, C>B schenkt den Drachenstich; zu sechst: A^C gibt nach dem Hund das Ausspiel weiter – mit Booster: A+Skat spielt eine Karte, A:S8,B8+Drachenbaby begleitet, A:R8,B8,G9,S9~Regenbogen sagt, was es ist, / heisst: niemand will mehr
rulings-holding = Karten von { $seat }
rulings-line-yes = ✓ { $action }
rulings-line-no = ✗ { $action }: { $reason }
rulings-more-plays = { $count } weitere
rulings-may-pass = passen
rulings-turn = { $seat } ist an der Reihe. Erlaubt: { $plays }
rulings-over = Das Spiel ist zu Ende.
rulings-bombs = Sofort bomben darf: { $bombs }
rulings-no-bombs = Sofort bomben darf hier niemand.
rulings-title = Schiedsrichter
rulings-search = Frage oder Stichwort, z. B. Hund bomben
rulings-all-topics = Alle Themen
rulings-questions = Frage
rulings-decide = Entscheid vorschlagen: { $penalty } …
