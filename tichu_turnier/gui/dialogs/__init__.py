"""What is asked in a window of its own, because it is rare and has a beginning and an end?"""
