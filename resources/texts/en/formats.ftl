sheets-rules-points-margin = for the winners of each stage: { $steps }, the clearest win most; equally clear ones share
result-needs-stages = What counts here is how clearly each stage was won: all hands are needed, the total is not enough.

preset-whist = Whist
preset-whist-tip = Single players, seven rounds of three hands: with everybody once, against everybody twice. Eight people come out even.
preset-league-evening = League evening
preset-league-evening-tip = Single players, one table of four all evening: eight hands with each person. The clearest win counts most.
preset-swiss = Swiss system
preset-swiss-tip = Fixed teams, five rounds by the clock. Those who stand equal play each other.
preset-round-robin = Round robin
preset-round-robin-tip = Fixed teams, every match to 1000 points. Seven rounds are enough for eight teams.

preset-club-evening-short = Single, 3 rounds
preset-turnier-short = Single, 1 round
preset-treibhaus-short = Teams, 3 rounds
preset-dtm-short = Single, 6 rounds
preset-whist-short = Single, 7 rounds
preset-league-evening-short = Single, 24 hands
preset-swiss-short = Teams, 5 rounds
preset-round-robin-short = Teams, 1000 points
