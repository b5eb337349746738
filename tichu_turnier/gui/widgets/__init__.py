"""Which pieces is the window built from?"""
