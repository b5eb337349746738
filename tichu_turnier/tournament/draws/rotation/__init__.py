"""The mathematics of draws: who meets whom, who rests, who sits at which table."""
