joining-not-single = “{ $name }” does not look for a partner, or has found one.
joining-oneself = “{ $name }” cannot be merged with itself.
joining-was-drawn = “{ $name }” has been drawn or penalised already and cannot leave the list.
