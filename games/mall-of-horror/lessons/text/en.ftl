# The sentences of the lessons: one line each, at most 12 words, with the verb between two **. $A is the name of the
# player in seat A, and so on.

first-night = The first night

first-night-yours = Night falls on the mall. **Keep your three people alive.**
first-night-danger = Four zombies, three people: **Megatoys will not hold** tonight.
first-night-plan = **Choose Security** to get your Pin-up out of Megatoys.
first-night-sealed = Your plan is sealed. **Watch what the others chose** in secret.
first-night-move = Four more zombies are here. **Move your Pin-up** to Security.
first-night-card = They break into the Restrooms. **Play your Threat** before the vote.
first-night-vote = **Vote for { $D }**: your Threat makes your ballot weigh two.
first-night-won = **Megatoys falls.** Your people are elsewhere. All three live.
