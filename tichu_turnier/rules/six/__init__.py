"""How is Tichu for six played, three against three (printed rules: in Tiensin)?"""
