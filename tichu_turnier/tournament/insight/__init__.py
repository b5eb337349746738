"""What a director wants to know: advice, prospects, pace, history, what comes next."""
