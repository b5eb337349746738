witness-title = Spiel { $hand }: So könnte es { $a } : { $b } ausgegangen sein
witness-no-hand = Zuerst die Punkte eines Spiels eintippen, dann zeigt F9, wie es gewesen sein könnte.
witness-none = So kann Spiel { $hand } nicht ausgegangen sein: Es gibt keine Karten, mit denen das herauskommt.
witness-key = vorspielen
witness-written = Ein Spiel, das so ausging, steht in { $file }. Zum Ansehen: im Fenster «Extras» (Strg+L).
