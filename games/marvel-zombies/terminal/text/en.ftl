# How a table of Marvel Zombies is said in a terminal.

## The table

mz-over = The game is over
mz-round = Round { $round }
mz-exit = exit
mz-exit-open = EXIT
mz-sign = SIGN
mz-sign-damaged = sign
mz-too-full = { $zone }: { $signs }
mz-legend =
    Numbers are zones, streets white and rooms orange. Doors: D closed, L locked, X sealed, o open. *1 Spawn token (z asleep), #0 Objective (#0? face down), ? Citizen card, ! a room that spawns; r b g are colours. Large letters with a number are { $mode ->
        [hero] B Brutes, W Walkers, R Runners
       *[zombie] G Guards, O Operators, S Specialists
    }; small ones Citizens. EXIT is open, exit not yet.
mz-left = LEFT
mz-eliminated = ELIMINATED
mz-not-placed = not placed yet
mz-health = Health { $n }/{ $max }
mz-hunger = Hunger { $n }
mz-voracious = Hunger { $n }, VORACIOUS
mz-power = Power { $n }
mz-xp = XP { $n } ({ $level })
mz-acted = turn taken
mz-mission = Mission ({ $order }):
mz-goal = { $goal }
mz-lost-for-good = You can no longer win this mission. Give up, or play on.
mz-leaders =
    { $mode ->
        [hero] Zombie Heroes:
       *[zombie] Super-Heroes:
    }
mz-citizens = Citizens:
mz-leader =
    Endurance { $endurance }, { $actions ->
        [one] 1 Action
       *[other] { $actions } Actions
    }
mz-down = down
mz-away = comes back
mz-resting = does not act
mz-objective-citizen = Objective Citizen
mz-fighter = fighter
mz-escorted = escorted
mz-stuck = cannot move
mz-danger = Danger { $level }
mz-box = in the box: { $figures }
mz-decks =
    decks: Spawn { $spawn }, Traits { $traits }, Citizens { $citizens }, { $mode ->
        [hero] Zombie Heroes
       *[zombie] Super-Heroes
    } { $leaders }
mz-captain = { $seat } decides for all as captain.
mz-give-up = Want to give up: { $seats }.
mz-enemies-action = The Enemies take their Action { $n }.
mz-attack =
    { $hero } attacks { $at } with { $n ->
        [one] 1 die
       *[other] { $n } dice
    }, { $accuracy }+
mz-rolled = { $hero } attacks { $at }, { $accuracy }+: { $dice }
mz-hits =
    { $n ->
        [one] 1 Hit
       *[other] { $n } Hits
    } left to give
mz-wounds =
    { $n ->
        [one] 1 Wound
       *[other] { $n } Wounds
    } in { $zone }
mz-leaving = It takes { $n } Actions for { $hero } to leave the zone.
mz-default = If nobody votes: { $choice-short }
mz-share-hint = Type share 2 0 1 to share the Wounds as you like, hero by hero in the order of their rows.
mz-stands = votes for: { $choice-short }

## Beside an action

mz-empty = nobody
mz-an-objective = an Objective
mz-a-spawn = a Spawn token
mz-the-exit = the Exit
mz-face-down = face down
