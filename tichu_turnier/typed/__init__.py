"""What a person typed: a day, a time, a number, an amount; read as a whole, or refused with the reason."""
