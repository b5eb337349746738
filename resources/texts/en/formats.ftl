sheets-rules-points-margin = for the winners of each stage: { $steps }, the clearest win most; equally clear ones share
result-needs-stages = What counts here is how clearly each stage was won: all hands are needed, the total is not enough.
