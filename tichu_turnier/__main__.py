"""Entry point of `python -m tichu_turnier` and of `tichu-turnier`."""

import sys


def main() -> int:
    """Run the command line and return its exit code (0 done, 1 refused or Ctrl+C, 2 bad usage)."""
    try:
        from tichu_turnier import cli  # noqa: PLC0415 -- Ctrl+C while it is loaded is no bug either

        return cli.main()
    except KeyboardInterrupt:
        return 1


if __name__ == "__main__":
    sys.exit(main())
