substitute-same-name = The substitute has the same name: “{ $name }”.
