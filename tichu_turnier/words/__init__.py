"""How values are said: findings, numbers, names, prizes, rulings."""
