"""What is in a folder, what is said of it, and how does somebody else write in a tournament file?"""

import sqlite3
from contextlib import closing

from tichu_turnier.store.seal import reseal
from tichu_turnier.texts import Texts, languages


def contents(folder):
    """Everything in a folder, to compare."""
    files = (file for file in folder.rglob("*") if file.is_file())
    return {str(file.relative_to(folder)): file.read_bytes() for file in files}


def told(finding):
    """The finding, which has words with all its values in every language."""
    for language in languages():
        assert Texts(language).has(finding.key), (finding.key, language)
        sentence = Texts(language)(finding.key, **finding.args)
        assert "{" not in sentence, sentence
        assert str(finding.args["file"]) in sentence or str(finding.args["folder"]) in sentence
    return finding


def tampered(path, *statements, sealed=True):
    """Somebody writes in the file; `sealed`: and in its sums, as this program would."""
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("DROP TRIGGER journal_no_update")
        raw.execute("DROP TRIGGER journal_no_delete")
        for statement in statements:
            raw.execute(statement)
        if sealed:
            reseal(raw)
