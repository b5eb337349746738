cli-season = adds up the standings of several evenings; same name, same person
cli-season-files = the tournament files of the evenings
cli-season-method = how to count: victory-points, place-points or ranking-list
cli-season-best = only the best K evenings count
cli-season-method-unknown = There is no way to count “{ $key }” (did you mean { $nearest }?). There are: { $keys }

season-victory-points = victory points
season-place-points = place points
season-ranking-list = ranking points
