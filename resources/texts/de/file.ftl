file-is-tournament = In «{ $file }» ist ein Turnier. Es bleibt, wie es ist: Bitte einen anderen Namen wählen.
file-not-written = «{ $file }» lässt sich nicht schreiben ({ $reason }).
file-too-big = Mit { $megabytes } MB ist «{ $file }» zu gross für das, was das Programm dort aufhebt. Die Datei bleibt, wie sie ist, und wird nicht verwendet: Bitte sie an einen anderen Ort bringen.
