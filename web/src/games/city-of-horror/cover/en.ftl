cover-city-of-horror = 3–6 players · 90 min · deals
