# Regeln: Zeugen, also Spiele, die zeigen, wie ein Resultat zustande gekommen sein kann

witness-written = Ein Spiel, das so ausging, steht in { $file }. Zum Ansehen: im Fenster «Extras» (Ctrl+L).
cli-audit-hand-proof = schreibt ein Spiel, das so ausging, als Spielprotokoll in diese Datei
