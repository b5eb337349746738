"""The screen of the entrants and the registration desk."""
