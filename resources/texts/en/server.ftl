server-away = The shared tournament does not answer ({ $detail }). Is the computer that hosts it on, and are both in the same network?
server-plain = The database does not encrypt what goes over the network: names, results and the password could be read and changed. Nothing was sent. Whoever runs it switches TLS on; whoever knows the network and trusts it adds ?sslmode=disable to the address.
server-not-allowed = This desk may not do that: it joined with a code that allows less. Nothing was changed.
server-other-past = The other desks go on from another state than “{ $file }”. Nothing is lost: please close the tournament here and join again; what stands only here is sent then.
server-other-version = The shared tournament runs with another version of this program (file version { $theirs }, here { $ours }). Please use the same version everywhere.
server-replaced = This is the state of a computer that does not host the tournament any more: another one goes on with it. Please join there.
server-not-installed = “{ $file }” is shared. For that an addition is missing here: tichu-turnier[desks].
server-refers-to-gone = That cannot be entered any more: another desk has meanwhile taken away what it is about.
server-no-forgetting = While several work on the tournament, nobody can be erased from it: the others would keep the name. Please stop sharing it first.
server-code-wrong = There is no such joining code. It has four groups of four characters.
server-certificate-other = Another computer than that of the code answers at this address. Nothing was sent. Are address and code right?
server-other-was-quicker = “{ $desk }” has just changed the same{ $what ->
    [none] {""}
   *[other] {" "}({ $what })
}. Nothing was overwritten. If what stands here is to hold, save once more.
server-empty = There is no tournament there.
server-not-started = The database for several desks could not be started ({ $detail }). The tournament is in its file as before.
server-something-waits = { $count ->
    [one] One entry of this desk has not reached the others yet.
   *[other] { $count } entries of this desk have not reached the others yet.
} It would be lost: please wait until it is sent.
server-host-busy = Another window of this computer shares a tournament already. Please go on there, or end it there.
server-notes-unreadable = What stands beside “{ $file }” about sharing it (“{ $notes }”) cannot be read. The tournament itself is sound: please move “{ $notes }” to another folder, then it opens alone; after that share or join anew.
