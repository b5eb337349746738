join-no-table = { $count ->
    [0] Niemand wartet auf einen Tisch.
   *[other] Mit denen, die aussetzen, gibt das keinen Tisch: Es fehlt noch jemand.
}
