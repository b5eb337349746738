reserve-knock-out = In a knock-out no reserve fills a table: whoever has no opponent is through to the next round.
reserve-is = { $name } steps in where a table would not be full otherwise, and is not ranked.
reserve-is-not = { $name } is drawn and ranked like everybody.
reserve-remark = reserve
reserve-make = Reserve: draw only if a table would not be full otherwise
reserve-end = No reserve any more: always draw and rank
