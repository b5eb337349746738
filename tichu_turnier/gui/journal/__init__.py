"""The screen of the journal and looking back."""
