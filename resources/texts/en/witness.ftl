# Rules: witnesses, hands that show how a result can have come about

witness-written = A hand that ended like this is in { $file }. To watch it: “Tools” in the window (Ctrl+L).
cli-audit-hand-proof = writes a hand that ended like this to this file, as a game log
