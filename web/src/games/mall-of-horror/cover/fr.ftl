cover-mall-of-horror = 3–6 joueurs · 45 min · votes
