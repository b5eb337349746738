"""Game logs of BrettspielWelt: read, replayed under the rules, written."""
