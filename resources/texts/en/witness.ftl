witness-title = Hand { $hand }: how it can have ended { $a } : { $b }
witness-no-hand = First type the points of a hand, then F9 shows how it can have been played.
witness-none = Hand { $hand } cannot have ended like this: no cards bring these points.
witness-key = play it out
witness-written = A hand that ended like this is in { $file }. To watch it: “Tools” in the window (Ctrl+L).
