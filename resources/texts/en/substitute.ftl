substitute-same-name = The substitute has the same name: “{ $name }”.
substitute-knock-out = Whoever starts at zero has not won a place in the knock-out: “{ $name }” can only be replaced by somebody who takes over everything.
