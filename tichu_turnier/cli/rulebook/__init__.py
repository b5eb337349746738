"""Commands about the rules: audit, replay, leads, follows, ruling."""
