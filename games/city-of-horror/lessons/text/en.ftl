# The sentences of the lessons: one line each, at most 12 words, with the verb between two **. $A is the name of the
# player in seat A, and so on.

first-hour = The first hour

first-hour-people = Four hours until dawn. **Keep your five people alive**, and get antidotes.
first-hour-plan = A crate falls on the Hospital. **Choose the Hospital** in secret.
first-hour-invasion = All plans are open. **Watch the zombies arrive** in every street.
first-hour-move = Three zombies against two people. **Move your Sushi Chef** inside.
first-hour-card = Three zombies storm the Church. **Play your Shotgun** to thin them.
first-hour-deal = { $B } wants your Kitten for a Gun. **Accept**: friends vote together.
first-hour-vote = Who shares out the crate? **Vote for yourself.** { $B } does too.
first-hour-share = You lead. **Keep an antidote**; the other goes to { $B }.
first-hour-won = **Nobody was lost**, and an antidote is yours. Three hours left.
