cover-marvel-zombies = 1–6 together · 16 missions
