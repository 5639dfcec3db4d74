cover-zombies = 2–6 joueurs · 75 min · dés
