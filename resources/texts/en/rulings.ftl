rulings-topic-basics = Basics
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
rulings-source-brettspielwelt = Help of BrettspielWelt
rulings-source-dtm = Tournament rules of the DTM
rulings-source-variants = Variants for three, five and six
rulings-source-tonight = Tonight’s regulations
rulings-source-director = Usual practice; the director decides
rulings-fillers = much a about actually after all allowed also am an and any anybody anyone are as ask asks at be because been before being but by can come could count counts did do does doing done during for from get gets give happen happened happens has have he her him his hold holds how i i'm if in into is it it's its just lay legal let lies long make may me mean means mine must my need no now of on one ones only or ought our over play played player playing plays please possible put really say says shall she should so some somebody someone still than that the their them then there they this to today tonight too up us use want was we we're were what when where which while who whom whose will with would you your
rulings-synonyms =
    bomb, bombs, bombed, bombing, bomb's; dragon, dragons; dog, dogs, hound; phoenix, pheonix, phenix; mahjong, mah jong, sparrow, 1;
    make a wish, must one wish, must i wish, do i have to wish, have to make a wish; forgot to push, forgotten to push, did not push; score sheet, score slip; wish not fulfilled, wish was not fulfilled, ignored the wish, ignored wish, wish ignored; wish, wishes, wished, wishing, request, requested; fulfil, fulfill, fulfilled, fulfils; fullhouse, full house; how long must a straight be, minimum length, four card straight, 4 card straight, shortest straight, how long is a straight; straight, straights, run, runs, sequence; stairs, stair, run of pairs, consecutive pairs, pair sequence, pairs in a row;
    triple, triples, three of a kind, trio; four of a kind, quads; straight bomb, straight flush, straight bombs, flush;
    push, pushed, pushing, pushes, exchange, pass cards, passing cards; call, calls, called, calling, announce, announced, bid, declare; grand tichu, large tichu, big tichu, gt; small tichu, little tichu;
    pass, passes, passed; lead, leads, led, leading, opening; right to lead; beat, beats, beaten, overtake, outrank, better; trick, tricks; give away, given away, gives away; recipient, whom;
    last trick, final trick; last player, loser's tricks, last player's; last card, final card; at once, simultaneously, same time, same moment, simultaneous;
    partner, partners, teammate; opponent, opponents; victory point, victory points; card point, card points; double victory, one two, double win; ace, aces;
    not, no, none, never, without, nobody, don't, doesn't, isn't; out of turn, opponent's turn, not my turn, opponents turn, wait for my turn; on turn, my turn; own, myself, oneself, yourself, self;
    look, looks, looking, peek, inspect; think, thinking; combination, combinations, combo, combos; missing, absent, late; tie, tied, level, draw; three players, 3 players, players of three; five players, 5 players; six players, 6 players; two players, 2 players;
    hand, hands; out, finished, gone out; count cards, how many cards my, how many cards somebody, how many cards someone, how many cards has; must, have to, forced, obliged, compulsory, required; gone, already played
rulings-none = No answer found. Nearest:
rulings-situation = Example: { $line }
rulings-two-holdings = { $line } (A and C are the holdings of one person, B and D those of the other)
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
rulings-do-lead-to = { $seat } gives the lead to { $to }
rulings-do-change = { $seat } changes the holding
rulings-do-stay = { $seat } keeps the holding
rulings-next-example = Next example
rulings-which-example = Example { $number } of { $count }
rulings-claim-hint = e.g. B:SK,BK,RK,GK
rulings-claim = May one …?
rulings-course = Played
rulings-course-tip = A:S7,B7 plays a pair, A:Ma!8 wishes an 8, B*:… bombs before the own turn, C- passes, C>B gives the Dragon trick; of six: A^C gives the lead on after the Dog – with Booster: A+Skat plays a card, A:S8,B8+Drachenbaby accompanies, A:R8,B8,G9,S9~Regenbogen says what it is, / means: nobody wants more
rulings-holding = Cards of { $seat }
rulings-line-yes = ✓ { $action }
rulings-line-no = ✗ { $action }: { $reason }
rulings-more-plays = { $count } more
rulings-may-pass = pass
rulings-turn = It is { $seat }’s turn. Allowed: { $plays }
rulings-over = The hand is over.
rulings-bombs = May bomb at once: { $bombs }
rulings-no-bombs = Nobody may bomb here at once.
rulings-title = Referee
rulings-search = Question or keyword, such as bomb the dog
rulings-all-topics = All topics
rulings-questions = Question
rulings-decide = Propose a decision: { $penalty } …
