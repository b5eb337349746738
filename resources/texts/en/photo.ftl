photo-add = Add a photo of the slip
photo-hint = It then lies beside your result at the desk. Only the slip should be on it.
photo-there = The photo is at the desk.
photo-unreadable = This picture cannot be read. Take the photo of the slip again.
photo-look = Photo of the slip
photo-erase = Delete photos
photo-title = Photo of the slip, table { $table }
