cover-zombies = 2–6 players · 75 min · dice
