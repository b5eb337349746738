substitute-same-name = Der Ersatz heisst gleich: «{ $name }».
substitute-knock-out = Wer bei null beginnt, hat sich seinen Platz im K.-o. nicht erspielt: Für «{ $name }» kann nur jemand einspringen, der alles übernimmt.
