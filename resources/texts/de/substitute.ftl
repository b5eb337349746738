substitute-same-name = Der Ersatz heisst gleich: «{ $name }».
