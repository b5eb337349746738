"""The words beside a yes: those that change nothing of it, and those that make it one under a condition."""

import re

CONDITION = re.compile(
    r"\b(?:wenn|falls|sofern|aber|nur|ausser|unter vorbehalt|vorbehaltlich|mit vorbehalt|notfalls"
    r"|zur not|eher|vorerst|vorlaufig|provisorisch|prov|wahrscheinlich|voraussichtlich|vermutlich"
    r"|hoffentlich|bei bedarf|ungern|grundsatzlich|eigentlich|im prinzip|if|unless|but|only|except"
    r"|provided|provisional\w*|probably|likely|hopefully|presumably|subject to|in principle|si|s'il|sauf"
    r"|mais|seulement|probablement|sans doute|normalement|en principe|au besoin)\b|\bsous (?:reserve"
    r"|condition)"
)
"""What makes a yes one that nobody can count on: `Ja, wenn Platz`."""
RESERVED = re.compile(r"\bsous (?:toute )?(?:reserve|condition)|\bunter vorbehalt|\bsubject to\b")
_WORDS = (
    "ich wir komme kommen bin ist sind wird wurde werde werden hat haben habe freue freuen mich uns "
    "sehr danke dank dir euch vielen lieben gruss gruesse grusse naturlich naturellement natuerlich auf "
    "jeden fall unbedingt per via mit von am vom den der die das um uhr in an zu und and et im es i we "
    "be will there is are was been has have by with on at of for from the happy to looking forward love "
    "thanks thank you course definitely absolutely je nous serai serons avec plaisir bien merci "
    "beaucoup par le la du de les en a au date h mail email telefon tel sms whatsapp doodle formular "
    "web online selbst schon bereits already deja fest ganz voll spiele spielen spielt play plays "
    "playing joue jouer mitspielen da abend turnier tournament tournoi chf fr sfr eur euro euros "
    "franken rechnung konto bank kasse invoice post postfinance uberweisung bankuberweisung gesamt "
    "total ganzer betrag complet full amount jan januar january janvier feb februar february fevrier "
    "mar marz maerz march mars apr april avril mai may jun juni june juin jul juli july juillet aug "
    "august aout sep sept september septembre okt oct oktober october octobre nov november novembre dez "
    "dec dezember december decembre mo di mi do sa so montag dienstag mittwoch donnerstag freitag "
    "samstag sonntag monday tuesday wednesday thursday friday saturday sunday lundi mardi mercredi "
    "jeudi vendredi samedi dimanche bar bringe bringen bring bringing apporte auto velo kuchen salat "
    "fleisch fisch znacht essen car bike meat fish cake voiture please bitte svp "
)
BESIDE_A_YES = frozenset(_WORDS.split())
"""What may stand beside a yes and changes nothing of it."""
