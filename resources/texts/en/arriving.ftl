arriving-wrong-code = There is no code { $code } today. Probably “{ $name }” is meant ({ $right }).
arriving-nobody = There is no code { $code } today: nobody is registered yet.
arriving-already = “{ $name }” is here already.
arriving-waits = “{ $name }” is here, but on the waiting list.
arriving-single = “{ $name }” is here, but still looks for a partner.
arriving-late = “{ $name }” is here. { $title } is drawn already{ $next ->
    [0] , and nothing comes after it.
   *[other] , so play begins with the next round.
}
