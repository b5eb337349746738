repair-needless = An «{ $file }» ist nichts beschädigt.
repair-whole = Alles ist wiederhergestellt: «{ $file }» hält das Turnier, wie es zuletzt gespeichert war (Zeile { $line } des Protokolls). Die beschädigte Datei bleibt, wie sie ist.
repair-part = «{ $file }» hält alles bis Zeile { $line } des Protokolls, { $copy ->
    [none] aus dem Protokoll; bitte die Namen nachsehen
   *[other] aus der Kopie «{ $copy }» und dem, was ihr folgt
}. Die beschädigte Datei spricht von { $of } Zeilen: Bitte noch einmal eingeben, was fehlt. Sie bleibt, wie sie ist.
