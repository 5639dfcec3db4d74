# Words of Marvel Zombies that only the browser needs. Everything else is in games/marvel-zombies/text.

primer-1-title = Win together
primer-1-text = You all play on the same side: hungry heroes, or those who stop them. Fulfil every objective of the mission and you all win.
primer-2-title = Heroes who hunger
primer-2-text = Each hero has Health, an attack and skills. Zombie heroes hunger: each level of Hunger adds a die until they devour somebody.
primer-3-title = Three actions each
primer-3-text = Each hero has three actions: move, attack, devour, open a door. Then the enemies attack or come closer, and new ones appear.
primer-4-title = Lose one, lose all
primer-4-text = Each wound costs a hero 1 Health. Once a hero is eliminated, you all lose at the end of that round.
primer-health = Health
primer-hunger = Hunger
primer-dice = +1 die a level
primer-actions = 3 actions
primer-enemies = then the enemies
primer-out = ELIMINATED

nav-council = Council

headline-begin = Choose who acts next
headline-begin-last = Start { $hero-of } turn
headline-turn =
    { $actions ->
        [0] Finish { $hero-of } turn
       *[other] Choose what { $hero } does
    }
headline-free = Choose { $hero-of } free Action
headline-walk =
    { $left ->
        [one] Choose where { $hero } goes: one zone left
       *[other] Choose where { $hero } goes: { $left } zones left
    }
headline-effects =
    { $moment-id ->
        [start-of-turn] Use an effect as the turn begins?
        [before-roll] Use an effect before the roll?
        [after-roll] Use an effect after the roll?
        [after-attack] Use an effect after the attack?
        [end-of-turn] Use an effect as the turn ends?
        [wounds-come] Wounds are coming: use an effect?
        [wounds-assigned] Wounds are given: use an effect?
        [enemies-spawned] Enemies have appeared: use an effect?
        [enemies-entered] Enemies have come in: use an effect?
        [enemies-move] Enemies are about to move: use an effect?
        [card-drawn] A card is drawn: use an effect?
       *[turn] Use an effect?
    }
headline-target = Choose whom { $hero } hits
headline-push = Choose where the Enemies are pushed
headline-dice = Choose the dice to reroll
headline-lure = Choose which way the Enemies come
headline-fell = Choose who falls
headline-discard-trait = Discard one of { $hero-of } Traits
headline-keep-citizen = Choose the Citizen card to keep
headline-draw-citizen = Draw a Citizen card?
headline-agree = Agree to what { $by } asks?
headline-leave = Leave by the Exit with { $hero }?
headline-decide =
    { $one-id ->
        [division] Choose who starts where
        [wounds] Choose who takes the Wounds
        [split] Choose which way they go
        [citizen-way] Choose the Citizen’s way
        [attack-order] Choose the zone attacked next
        [rooms] Choose the next room
        [leader-zone] Choose the zone
        [fire] Choose whom they shoot at
        [spawn-zone] Choose where they appear
        [last-figures] Choose who gets the last figures
        [lost-for-good] Play on, or end the game
       *[objective] Choose the Objective to turn up
    }

verb-begin = Start a turn
verb-move = Move
verb-open = Open a door
verb-gain-trait = Draw a Trait
verb-attack = Attack
verb-take = Take an Objective
verb-take-card = Take a card
verb-power-up = Gain Power
verb-save = Save a Citizen
verb-carry = Carry the Sign
verb-end-turn = End the turn
verb-leave = Leave
verb-use = Use an effect
verb-pass = Pass
verb-pick = Choose
verb-enough = Stop here
verb-vote = Vote for
verb-share = Share Wounds
verb-give-up = Give up
verb-hand-over = Hand over
verb-name-captain = Name a captain

status-set-up = Set-up
status-round = Round { $n }
status-heroes =
    { $n ->
        [one] one hero
       *[other] { $n } heroes
    }
phase-over = The game is over
phase-turn = { $hero-of } turn
step-heroes = Heroes
step-enemies = Enemies
step-end = End

letter-blue = B
letter-yellow = Y
letter-orange = O
letter-red = R
level-blue = Blue
level-yellow = Yellow
level-orange = Orange
level-red = Red
letter-guard = G
letter-operator = O
letter-specialist = S
letter-brute = B
letter-walker = W
letter-runner = R

short-captain-america = Cap
short-captain-marvel = Marvel
short-deadpool = D-Pool
short-iron-man = Iron
short-hulk = Hulk
short-wasp = Wasp
short-thor = Thor
short-spider-man = Spider
short-black-panther = Panther
short-doctor-strange = Strange
short-ms-marvel = Ms. M.
short-scarlet-witch = Wanda
short-agent-coulson = Coulson
short-pepper-potts = Pepper
short-mary-jane = MJ
short-jonah-jameson = JJJ
short-thunderbolt-ross = Ross
short-wong = Wong
short-aunt-may = May
short-blind-al = Al
short-maria-hill = Hill
short-jane-foster = Jane
short-edwin-jarvis = Jarvis
short-okoye = Okoye

board-marvel = The board
board-not-opened = Not opened
board-sight = Sight
board-follow-hero = Follow { $hero }
board-map = Whole map
board-film = Film
board-film-about = Watch the Enemies’ phase again, step by step
board-exit = Exit, { $zone }, not open yet
board-exit-open = Exit, { $zone }, open
board-spawn =
    { $active ->
        [yes] Spawn token { $order }, { $zone }
       *[no] Spawn token { $order }, { $zone }, asleep
    }
board-sign = The Avengers Sign, { $zone }
board-sign-damaged = The Avengers Sign, { $zone }, damaged
board-card = A face-down Citizen card, { $zone }
board-objective =
    { $color ->
        [red] Red Objective, { $zone }
        [blue] Blue Objective, { $zone }
        [green] Green Objective, { $zone }
       *[none] Face-down Objective, { $zone }
    }
board-hero =
    { $mode ->
        [hero] { $hero }, { $zone }: Health { $health }, Power { $gauge }
       *[zombie] { $hero }, { $zone }: Health { $health }, Hunger { $gauge }
    }
board-leader = { $leader }, { $zone }: Endurance { $endurance }
board-leader-down = { $leader } lies in { $zone }
board-leader-rests = { $leader }, { $zone }: Endurance { $endurance }, does not act
board-citizen =
    { $escorted ->
        [yes] { $citizen }, { $zone }, escorted
       *[no] { $citizen }, { $zone }
    }{ $objective ->
        [yes] { " (Objective)" }
       *[no] { "" }
    }
door-closed = Closed door between { $a } and { $b }
door-open = Open door between { $a } and { $b }
door-locked = Locked door between { $a } and { $b }
door-sealed = Sealed door between { $a } and { $b }
objective-in = Objective, { $zone }
zone-with = { $zone }: { $who }
danger = Danger
briefing = Briefing
goal-state =
    { $state ->
        [done] , done
        [lost] , out of reach
        [later] , only after the others
       *[open] , { $done } done, { $left } left
    }
goal-where = In { $zones }.
goal-nowhere = It has no place on the board.
goal-reached = Done.
chip-hero = { $names }: outside the picture, in { $zone }. Show them
danger-now = Danger level { $level }

said-move =
    { $n ->
        [0] { $zone }
        [one] { $zone } (1 Action)
       *[other] { $zone } ({ $n } Actions)
    }
said-attack = { $form } — { $zone }

plate-hunger = Hunger { $n } of { $of }
plate-power = Power { $n } of { $of }
plate-health = Health { $n } of { $of }
plate-xp = { $n } XP · { $level }
plate-actions =
    { $n ->
        [one] one Action left
       *[other] { $n } Actions left
    }
plate-left = Got away
plate-dead = Eliminated
plate-voracious = Voracious
plate-begin = Start turn
plate-acting = Acting
plate-done = Done
plate-ready = Ready

card-trait = Trait
card-citizen = Citizen
card-skill = Skill
card-devour = Range 0, at most one target. Fed, the hero’s Hunger falls to 0.
skill-yellow = One more Action every turn

begin-next = { $hero } is next
only-answer = There is nothing to choose here.
only-answer-of-yours = You have one answer. Others at the table may go first.
end-turn-losing =
    { $n ->
        [one] End the turn, lose one Action
       *[other] End the turn, lose { $n } Actions
    }
panel-pick = Choose
panel-back = Back
attack-of = { $hero } · { $form }
attack-hits =
    { $n ->
        [one] 1 Hit
       *[other] { $n } Hits
    }
attack-needs = needs { $n }+
attack-ones =
    { $n ->
        [one] the 1 adds Hunger
       *[other] { $n } ones add Hunger
    }
turn-moves =
    { $cost ->
        [0] Click a lit zone to move for free.
        [one] Click a lit zone to move for 1 Action.
       *[other] Click a lit zone to move. Enemies hold you: { $cost } Actions.
    }
turn-doors =
    { $n ->
        [one] You can open a door here.
       *[other] You can open { $n } doors here.
    }
decide-together = You must all agree. Click a choice to propose or accept it.
decide-default = happens if nobody votes
decide-stands = { $name } votes for it
decide-accept = Accept
choice-evenly = Share them evenly
choice-all-on = All on { $hero }
choice-nobody = Nobody
share-part = { $hero }: { $n }
share-title = Share by hand
share-left = { $n } left
share-less = One less for { $hero }
share-more = One more for { $hero }
share-propose = Propose this sharing
moment-eliminated = { $hero } is eliminated

supply-left = { $kinds }: { $n } left of { $of }
supply-runs-out = If more must come than are left, all of them on the map act once more.
supply-spawn-left = Spawn cards: { $n } in the deck
supply-spawn-runs-out = When none is left, the discard is shuffled into a new deck.
supply-spawn = Spawn cards
supply-discards = Decks and discards
supply-none = nothing yet
supply-of-traits = Traits · { $n } in the deck · discarded:
supply-of-citizens = Citizens · { $n } in the deck · discarded:
supply-of-leaders = { leader.many } · { $n } in the deck · discarded:
supply-of-spawns = Spawn cards · { $n } in the deck · discarded:

over-won = Won!
over-lost = Lost
over-how-won =
    { $rounds ->
        [one] You did it all in one round.
       *[other] You did it all in { $rounds } rounds.
    }
over-how-hero-lost = You lost a hero in round { $rounds }.
over-how-mission-lost = You failed the mission in round { $rounds }.
over-how-given-up = You gave up in round { $rounds }.

said-captain-none = nobody: you all decide together
said-seat = seat { $seat }
file-mission = A mission of your own, as a file
said-on = on
said-off = off
said-own-mission = A mission of your own

team-title = Who you play, and who plays them
team-hero = Hero { $n }
team-seat = Who plays hero { $n }
team-drawn = Drawn at random
team-forgotten = Give each seat a hero.

reconstructed = The boards and the cards marked ° are reconstructed.
council-captain = Who decides for all?
council-captain-about = A captain alone makes your shared decisions. The host may name another at any time.
council-nobody = All together
council-heroes = Hand a hero over
council-heroes-about = If somebody is away, the host may give their heroes to another seat, between two turns.
council-give-up = Give up
council-give-up-about = You lose the game when all of you wish to give up.
council-wish = I wish to give up
council-wish-back = I take it back
council-wishes = Wish to give up: { $names }
mission-lost-for-good = You can no longer win this mission. Give up (Council), or play on.
step-lost = { $goal }: out of reach

until-title = Use no effects
until-never = Ask me
until-window = This moment
until-round = This round
until-game = The whole game

over-chart = Health, round by round
over-goals = Goals
over-no-goals = This mission has no goals.
over-goal-reached = reached: { $done } of { $of }
over-goal-open = not reached: { $done } of { $of }
over-goal-lost = out of reach: { $done } of { $of }
over-goal = Goal reached in round { $round }: { $goal }.
over-falls = Who fell
over-nobody-fell = No hero fell.
over-fell = { $hero } fell in round { $round }.
over-last-health = { $hero } had one Health left.
over-award-fighter = Best fighter
over-fact-fighter =
    { $n ->
        [one] one Enemy eliminated
       *[other] { $n } Enemies eliminated
    }
over-award-hungry = Hungriest
over-fact-hungry =
    { $n ->
        [one] one Citizen devoured
       *[other] { $n } Citizens devoured
    }
over-award-saviour = Saviour
over-fact-saviour =
    { $n ->
        [one] one Citizen saved
       *[other] { $n } Citizens saved
    }
over-award-objectives = On the mission
over-fact-objectives =
    { $n ->
        [one] one Objective taken
       *[other] { $n } Objectives taken
    }
over-award-wounds = Shield of the team
over-fact-wounds =
    { $n ->
        [one] one Wound taken
       *[other] { $n } Wounds taken
    }
over-award-walker = Longest way
over-fact-walker =
    { $n ->
        [one] one zone walked
       *[other] { $n } zones walked
    }
over-round = Round

## Hints that a player sees once.

hint-actions = Three actions, in any order. What is lit on the board is within your reach.
hint-hunger = Hunger makes you fight harder until you devour somebody. Too much of it, and you cannot hold back.
hint-dice = Some skills still change these dice. What can be done is lit.
hint-target = You choose who is hit. An enemy that falls now attacks nobody later.
