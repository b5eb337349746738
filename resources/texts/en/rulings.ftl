# Referee: topics, sources, examples

rulings-topic-play = Play and bombs
rulings-topic-calls = Calls and pushing
rulings-topic-table = Conduct at the table
rulings-topic-house = Tonight’s rules
rulings-topic-time = Time and results
rulings-topic-penalties = Mistakes and decisions
rulings-topic-odd = Three, five or six players
rulings-topic-two = Tichu for Two
rulings-topic-booster = Booster
rulings-source-treibhaus = Treibhaus FAQ, question { $number }
rulings-source-booster = Booster FAQ, question { $number }
rulings-source-booster-rules = Booster FAQ, course and bombs
rulings-source-two = Tichu for Two, Stefan Schwarz
rulings-source-english = English rules
rulings-source-variants = Variants for three, five and six
rulings-source-tonight = Tonight’s regulations
rulings-source-director = Usual practice; the director decides
rulings-none = Nothing stands about this. Nearest:
rulings-situation = Example: { $line }
rulings-yes = allowed: { $action }
rulings-no = not allowed: { $action } – { $reason }
rulings-proposal = Usual decision: { $penalty }
rulings-do-play = { $seat } plays { $cards }
rulings-do-early = { $seat } bombs at once, before the own turn: { $cards }
rulings-do-wish = { $seat } plays { $cards } and wishes { $wish }
rulings-do-phoenix = { $seat } plays { $cards }, Phoenix as { $value }
rulings-do-pass = { $seat } passes
rulings-do-call = { $seat } calls Tichu
rulings-do-give = { $seat } gives the Dragon trick to { $to }
rulings-do-change = { $seat } changes the holding
rulings-do-stay = { $seat } keeps the holding
situation-card = { $seat }: “{ $card }” is no card. Cards are S2 to SA (also B, G, R), Hu, Ma, Ph, Dr.
situation-card-twice = { $seat }: { $card } is there already.
situation-action = “{ $text }” cannot be understood: something like A:S7,B7 or B-.
cli-ruling = answers a question about the rules as it holds tonight
cli-ruling-query = words of the question; without them all questions are listed
cli-ruling-file = tournament whose rules hold; else the printed ones
sheets-rulings = Questions about the rules
sheets-rulings-about = Answers by tonight’s rules. In a dispute the director decides.
sheets-rulings-source = Source
cli-ruling-rules-unknown = There are no rules “{ $key }”{ $nearest ->
    [none] {""}
   *[other] , perhaps you mean { $nearest }
}. Known are: { $keys }
cli-ruling-rules = rules of a preset, such as treibhaus; else the printed ones
