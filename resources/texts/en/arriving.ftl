arriving-wrong-code = There is no code { $code } today. Probably “{ $name }” is meant ({ $right }).
arriving-nobody = There is no code { $code } today: nobody is registered yet.
arriving-already = “{ $name }” is here already.
arriving-waits = “{ $name }” is here, but on the waiting list.
arriving-single = “{ $name }” is here, but still looks for a partner.
arriving-late = “{ $name }” is here. { $title } is drawn already{ $next ->
    [0] , and nothing comes after it.
   *[other] , so play begins with the next round.
}
arriving-unknown = Nobody on the list is called “{ $name }”. To register: Ctrl+E takes the name along. Typing on searches for somebody else.
arriving-alike = Nobody on the list is called “{ $name }”. { $count ->
    [one] Is it “{ $names }”? Enter once more checks in.
   *[other] Alike are { $names }: arrow down leads to them.
} To register: Ctrl+E takes the name along.
arriving-several = “{ $name }” fits { $count }: { $names }. Type more of the name, or go into the list with arrow down; there the space bar checks in.
