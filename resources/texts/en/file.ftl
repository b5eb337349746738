file-is-tournament = There is a tournament in “{ $file }”. It stays as it is: please choose another name.
file-not-written = “{ $file }” cannot be written ({ $reason }).
file-too-big = With { $megabytes } MB “{ $file }” is too big for what the program keeps there. It stays as it is and is not used: please move it away.
