reserve-knock-out = In einem K.-o. füllt kein Springer einen Tisch: Wer keinen Gegner hat, ist eine Runde weiter.
reserve-is = { $name } springt ein, wenn sonst ein Tisch nicht voll würde, und wird nicht rangiert.
reserve-is-not = { $name } wird ausgelost und rangiert wie alle.
reserve-remark = Springer
reserve-make = Springer: nur auslosen, wenn ein Tisch sonst nicht voll würde
reserve-end = Kein Springer mehr: immer auslosen und rangieren
