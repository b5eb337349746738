hall-role-director = director: everything
hall-role-entry = enter results
hall-role-registration = registration: who is here, who has paid
hall-role-reader = only look
hall-share-title = Enter together
hall-how = On the other computer: Tools › Join …, then type this address and one of the codes. The code says what may be done there. Both have to be in the same network. This window may be closed; the tournament is shared as long as it is open here.
hall-joined = Another computer hosts this tournament. What is entered here goes to everybody; all of it stands in the file here too.
hall-address = Address
hall-near = In this network
hall-desks = Taking part:
hall-code = Code
hall-which = Tournament
hall-close = Close
hall-end = Stop sharing
hall-join-title = Join
hall-join-how = The other computer shows the code under Tools › Enter together … Its address is there too, if it is not found by itself.
hall-join = Join
hall-dispute-title = Two different entries
hall-dispute-how = While this computer could not reach the others, the same was entered there. Which holds?
hall-mine = Here at { $time }: { $what }
hall-theirs = “{ $desk }” at { $time }: { $what }
hall-theirs-gone = What the others have: it is not there any more.
hall-reach-live = LIVE
hall-reach-live-tip = All desks see at once what is entered here.
hall-reach-here = { $count ->
    [0] HERE
   *[other] HERE { $count }
}
hall-reach-here-tip = The other desks are out of reach. What is entered is saved here and sent as soon as possible.
hall-reach-sending = SENDING { $count }
hall-reach-sending-tip = What waited here goes to the others now.
