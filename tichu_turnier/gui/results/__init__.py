"""The screen of the results: typing them in from slips."""
