sheets-rules-points-margin = pour les gagnants de chaque étape : { $steps }, la victoire la plus nette le plus ; à égalité on partage
result-needs-stages = Ici compte la netteté de la victoire de chaque étape : il faut toutes les donnes, le total ne suffit pas.
