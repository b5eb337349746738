# Regeln: Zeugen, also Spiele, die zeigen, wie ein Resultat zustande gekommen sein kann

menu-witness = &So könnte es gewesen sein …
witness-title = Spiel { $hand }: So könnte es { $a } : { $b } ausgegangen sein
witness-no-hand = Zuerst die Punkte eines Spiels eintippen, dann zeigt F9, wie es gewesen sein könnte.
witness-none = So kann Spiel { $hand } nicht ausgegangen sein: Es gibt keine Karten, mit denen das herauskommt.
witness-key = vorspielen
witness-written = Ein Spiel, das so ausging, steht in { $file }. Zum Ansehen: im Fenster «Extras» (Ctrl+L).
cli-audit-hand-proof = schreibt ein Spiel, das so ausging, als Spielprotokoll in diese Datei
cli-audit-witness-of-four = --witness: Spielprotokolle gibt es nur von Spielen zu viert. Im Fenster zeigt F9, wie es gewesen sein kann.
