"""What does a tournament file hold, as a program reads it?"""

import json


def exported(done, file):
    done("export", file, "-o", file.with_suffix(".json"))
    return json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
