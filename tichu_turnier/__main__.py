"""Entry point of `python -m tichu_turnier` and of `tichu-turnier`."""

import sys


def main() -> int:
    """Run the command line and return its exit code (0 done, 1 refused, 2 bad usage)."""
    from tichu_turnier import cli  # noqa: PLC0415 -- a later import keeps `import tichu_turnier.__main__` free

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
