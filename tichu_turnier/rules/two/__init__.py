"""How is Tichu for Two played, the variant for two players by Stefan Schwarz?"""
