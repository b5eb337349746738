# Tichu for Two: zwei Leute an einem Tisch, jede Person mit zwei Blättern.
hand-small-tichu = Ein kleines Tichu gibt es nur zu zweit (Tichu for Two).
hand-no-player = Zu zweit gibt es die Sitze 0 und 1: Auf Sitz { $seat } sitzt niemand.
