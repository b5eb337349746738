file-is-tournament = There is a tournament in “{ $file }”. It stays as it is: please choose another name.
file-not-written = “{ $file }” cannot be written ({ $reason }).
