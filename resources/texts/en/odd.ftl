# Odd numbers and people who come and go

presence-no-such-round = There is no round { $round }: the tournament has { $rounds } rounds.
presence-never = { $name } would be here in none of the rounds still to be drawn. Whoever leaves is withdrawn.
presence-knock-out = In a knock-out everything depends on who wins: nobody can be here for single rounds.
presence-set = Of the rounds to come, { $name } is here in { $rounds }.
presence-remark = not here in round { $rounds }
presence-menu = Here in some rounds only …
presence-which = In which rounds is { $name } here?
presence-drawn = What has been drawn stays.
presence-round = Round { $round }
presence-form = “{ $text }” are no rounds: something like 2-4 or 1,3-5.
reserve-knock-out = In a knock-out no reserve fills a table: whoever has no opponent is through to the next round.
reserve-is = { $name } steps in where a table would not be full otherwise, and is not ranked.
reserve-is-not = { $name } is drawn and ranked like everybody.
reserve-remark = reserve
reserve-make = Reserve: draw only if a table would not be full otherwise
reserve-end = No reserve any more: always draw and rank
journal-set-presence = of the rounds to come, { $name } is here in { $rounds }
journal-set-reserve = { $reserve ->
    [yes] { $name } is a reserve
   *[no] { $name } plays like everybody
}
cli-present = says in advance in which rounds somebody is here
cli-present-rounds = the rounds, e.g. 2-4 or 1,3-5
cli-reserve = makes somebody a reserve who only fills tables
cli-reserve-undo = plays like everybody again
cli-register-reserve = as a reserve: drawn only if a table would not be full otherwise
regulations-odd-tables = There are tables of five or three already: those left over cannot always sit out any more.
