cover-mall-of-horror = 3–6 players · 45 min · votes
