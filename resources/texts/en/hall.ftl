hall-role-director = director: everything
hall-role-entry = enter results
hall-role-registration = registration: who is here, who has paid
hall-role-reader = only look
