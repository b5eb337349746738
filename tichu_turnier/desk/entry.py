"""What has been typed so far about one table, and what does it mean?"""

from tichu_turnier.desk.hand_notation import hand_text, parse_hand

__all__ = ["hand_text", "parse_hand"]
