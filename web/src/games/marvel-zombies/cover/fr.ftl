cover-marvel-zombies = 1–6 ensemble · 16 missions
