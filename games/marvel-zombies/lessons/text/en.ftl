# The sentences of the lessons: one line each, at most 12 words, with the verb between two **. $A is the name of the
# player in seat A, and so on.

first-bite = The first bite

first-bite-hero = You are a hero, and a zombie. **Every round you hunger.**
first-bite-move = Somebody waits in the street below. **Move there**: one action.
first-bite-attack = A guard blocks you. **Throw your shield**: three or more hits.
first-bite-devour = Nobody is left to help. **Devour Pepper Potts** to still your hunger.
first-bite-end = Three actions are all you have. **End your turn.**
first-bite-exit = Another guard comes, and hunger returns. **Move to the Exit.**
first-bite-stop = No enemy is here. **End your turn here** to leave.
first-bite-won = Fed, unhurt, and gone: **your first mission is won.**
