# The briefing of a mission: how each goal is reached, how the mission is lost, and what is special on its map. `team` is
# `large` with five or six heroes.

win = How you win together
win-in-order = In this order.
win-any-order =
    { $exit ->
        [yes] In any order, but the Exit last.
       *[no] In any order.
    }
lose = You lose when
map = On this map
where = Now in { $zones }.
reached = Done.
minutes = about { $n } minutes
own-mission = This is a mission of your own: its file says what is special on its map.

how-devour-all-citizens = Attack with Devour in their zone, once no Enemy stands there. Face-down cards may hide more of them.
how-devour-objective-citizens = Attack with Devour in their zone, once no Enemy stands there.
how-devour = They hide under a face-down Citizen card. Attack with Devour in their zone, once no Enemy stands there.
how-each-hero-devours-citizen = Each hero needs one of their own. Attack with Devour in the Citizen’s zone, once no Enemy stands there.
how-save-objective-citizens = In their zone, once no Enemy stands there, saving them takes one Action.
how-take = In its zone, taking one takes one Action, even among Enemies.
how-take-all-objectives = In its zone, taking one takes one Action, even among Enemies.
how-each-hero-takes-objective = Each hero needs one of their own. In its zone, taking it takes one Action, even among Enemies.
how-take-secret-missions = In its zone, taking one takes one Action, once you have the Objective that unlocks it.
how-find = It lies under a face-down Citizen card. Open the buildings to turn these cards up.
how-find-exit = It appears under one of the Objectives that you take.
how-each-hero-reaches = Enemies you eliminate and goals you reach give XP.
how-eliminate-for-good = The Hits of a single attack must reach their Endurance.
how-no-leader-left = For each of them, the Hits of a single attack must reach their Endurance.
how-bring-sign-to-exit = A hero in its zone moves one zone with it for one Action.
how-leave = End each hero’s turn in the Exit zone, with no Enemy there.

lose-hero = a hero is eliminated: the game is lost when that round ends.
lose-citizen = a Citizen gets away. Without an escort, they run for the nearest Spawn token once they are turned up.
lose-objective-citizen = an Objective Citizen gets away. Without an escort, they run for the nearest Spawn token.
lose-named-citizen = { $citizen } gets away, running for the nearest Spawn token.
lose-saved = an Objective Citizen is devoured, or their card is discarded.

now-unhurt = Nobody is hurt yet.
now-health =
    { $count ->
        [one] { $heroes } has
       *[other] { $heroes } have
    } { $n } Health left.
now-voracious =
    { $count ->
        [one] { $heroes } is Voracious and takes
       *[other] { $heroes } are Voracious and take
    } a Wound at the end of every turn until fed.
now-citizens = On the run: { $citizens }.
now-lost = A goal is out of reach: you can no longer win.

mz0 = The blue door stays locked until you take the blue Objective, which gives 5 XP.
mz1 = Each Citizen you devour and each Objective you take gives 5 XP.{ $team ->
        [large] { " " }The green Spawn token is in play too.
       *[small] { "" }
    }
mz2 = The card lies outside the tower. Where you find it, an Objective Citizen appears, and two more Spawn tokens wake. Devour that Citizen to unlock the blue and the green door; the red one never opens. Citizens and Objectives give 5 XP each.
mz3 = A Citizen card is turned up only when a hero enters its zone. While Wong lives, Doctor Strange comes back at the end of every round. The red doors stay locked until he is gone for good.{ $team ->
        [large] { " " }The green Spawn token is in play too.
       *[small] { "" }
    }
mz4 = No Citizen fights. Without an escort, they run two zones at a time. Citizens and Objectives give 5 XP each.{ $team ->
        [large] { " " }The green Spawn token is in play too.
       *[small] { "" }
    }
mz5 = Both red Objectives unlock Oscorp’s doors; the blue and the green one unlock the blue door. Two red doors never open. Each Objective gives 5 XP, and the blue and the green one a Citizen card if you like.{ $team ->
        [large] { " " }The green Spawn token is in play too.
       *[small] { "" }
    }
mz6 = A blue and a green Objective hide among the red ones, and the Exit under the green one. Taking either brings a Super-Hero and wakes a Spawn token. A Secret Mission card lets you look at an Objective. Each Objective gives 5 XP.{ $team ->
        [large] { " " }One more red Spawn token is in play.
       *[small] { "" }
    }
mz7 = You start in two places. Thor comes back at the end of the round unless a hero at Orange or Red eliminates him. A red Objective gives 5 XP to its taker; the hidden blue and green ones give 5 XP to all of you.{ $team ->
        [large] { " " }These two also wake a Spawn token each.
       *[small] { "" }
    }
mz8 = Enemies wait on both sides of your start. The blue door is the only way out, and only the blue Objective, hidden among the red ones, unlocks it. It gives 5 XP to all of you. Opening a door onto a new tile may wake a Spawn token.{ $team ->
        [large] { " " }One more red Spawn token is in play.
       *[small] { "" }
    }
mz9 = A Citizen hides under each Objective and appears when you take it. Whenever you devour a Citizen, a Super-Hero appears in that zone. Each Objective gives 5 XP.{ $team ->
        [large] { " " }The blue and the green Spawn token are in play too.
       *[small] { "" }
    }
mz10 = Six Super-Heroes stand still until a door of their building opens. Each new level of a hero calls three Operators to the nearest Spawn token, until you take Secret Mission 1. Secret Mission 2 adds a die to every attack but Devour. The blue Objective unlocks the first, the green one the second. Each Objective gives 5 XP.{ $team ->
        [large] { " " }The blue and the green Spawn token are in play too.
       *[small] { "" }
    }
mh1 = One of you starts far from the others. The blue door stays locked until you have the blue and the green Objective, hidden among the red ones. Each of these two wakes a Spawn token. Each Objective gives 5 XP.{ $team ->
        [large] { " " }Enemies were there before you.
       *[small] { "" }
    }
mh2 = The Objective Citizen waits behind the blue door and cannot move. Saved, they give 5 XP to all of you. Opening that door wakes { $team ->
        [large] two Spawn tokens
       *[small] a Spawn token
    } inside.
mh3 = You cannot touch the Sign before you have the blue and the green Objective, which also remove the Spawn tokens of their colours and give 5 XP to all of you. You can throw the Sign once.{ $team ->
        [large] { " " }The first Spawn token draws twice in every round.
       *[small] { "" }
    }
mh4 = Both red Objectives unlock the red doors; the blue and the green one together unlock the doors of these colours. The Trapped Citizens wait behind them. Each Objective gives 5 XP.{ $team ->
        [large] { " " }The green Spawn token is in play too.
       *[small] { "" }
    }
mh5 = Enemies were there before you. Hulk, eliminated, gets up again at the end of the round, unless a hero at Orange or Red did it. A red Objective keeps him quiet for the round; the blue and the green one give a Trait. Each Objective gives 5 XP.{ $team ->
        [large] { " " }The blue and the green Spawn token are in play too.
       *[small] { "" }
    }
