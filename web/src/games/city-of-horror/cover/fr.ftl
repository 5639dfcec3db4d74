cover-city-of-horror = 3–6 joueurs · 90 min · marchés
