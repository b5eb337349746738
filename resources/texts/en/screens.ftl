screens-title = Screens in the hall
screens-how = Every television, projector or computer with a browser in the same network can show something: open this address there and give it a name.
screens-none = No screen has come yet.
screens-shows = “{ $name }” shows
screens-message = Message for screens that show one
