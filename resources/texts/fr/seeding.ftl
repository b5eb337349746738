seeding-already-drawn = Les têtes de série valent pour le premier tirage, déjà publié.
seeding-no-place = Il n’y a pas de place { $place } parmi les têtes de série : 1 à { $most }.
