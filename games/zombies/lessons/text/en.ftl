# The sentences of the lessons: one line each, at most 12 words, with the verb between two **. $A is the name of the
# player in seat A, and so on.

first-loot = The first loot

first-loot-pawn = **This is you**, in a town that grows as you walk.
first-loot-tile = You drew the Gas Station. **Lay it** north of the square.
first-loot-inside = Loot lies inside, with three zombies. **Watch the die**: how far?
first-loot-walk = Four squares. **Walk into the Gas Station**, right up to a zombie.
first-loot-roll = You may not pass it. **Roll**: four or more wins.
first-loot-bullet = A three: one short. **Spend a bullet**, and each adds one.
first-loot-take = The zombie is yours. **Take the bullets** that it guarded.
first-loot-zombies = At the end zombies move. **Watch yours** go to { $B }.
first-loot-won = One zombie, three bullets, no scratch. **The helicopter can come.**
