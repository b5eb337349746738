going-on-none = Wer ist da? Oben Namen tippen und Enter, oder Häkchen mit der Leertaste. Ohne Häkchen spielen alle { $total }.
going-on-some = { $present } von { $total } sind da; nur sie werden ausgelost.
going-on-all = Alle { $total } sind da.
going-on-everybody = Alle sind da
going-on-draw = Zur Auslosung ({ $key })
