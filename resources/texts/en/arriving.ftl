arriving-wrong-code = There is no code { $code } today. Probably “{ $name }” is meant ({ $right }).
arriving-nobody = There is no code { $code } today: nobody is registered yet.
arriving-already = “{ $name }” is here already.
arriving-waits = “{ $name }” is here, but on the waiting list.
arriving-single = “{ $name }” is here, but still looks for a partner.
arriving-late = “{ $name }” is here. { $title } is drawn already{ $table ->
    [0] { $when ->
        [over] , and nothing comes after it.
        [closed] : nobody can join a knock-out after that.
        [later] , so play begins in round { $next }.
       *[next] , so play begins with the next round.
    }
   *[other] , but there is still room to play at table { $table }{ $when ->
        [over] .
        [later] ; if not, from round { $next } on.
       *[next] ; if not, from the next round on.
    }
}
arriving-unknown = Nobody on the list is called “{ $name }”. To register: Ctrl+E takes the name along. Typing on searches for somebody else.
arriving-alike = Nobody on the list is called “{ $name }”. { $count ->
    [one] Is it “{ $names }”? Enter once more checks in.
   *[other] Alike are { $names }: arrow down leads to them.
} To register: Ctrl+E takes the name along.
arriving-several = “{ $name }” fits { $count }: { $names }. Type more of the name, or go into the list with arrow down; there the space bar checks in.
