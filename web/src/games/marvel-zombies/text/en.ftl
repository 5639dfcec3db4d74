# Words of Marvel Zombies that only the browser needs. Everything else is in games/marvel-zombies/text.

nav-council = Council

headline-begin = Whose turn is it?
headline-turn =
    { $actions ->
        [0] { $hero } has no Action left
        [one] { $hero }: one Action left
       *[other] { $hero }: { $actions } Actions left
    }
headline-free = { $hero }: a free Action
headline-walk =
    { $left ->
        [one] { $hero } walks: one zone left
       *[other] { $hero } walks: { $left } zones left
    }
headline-effects =
    { $moment-id ->
        [start-of-turn] The turn begins: an effect?
        [before-roll] Before the dice: an effect?
        [after-roll] The dice have fallen: an effect?
        [after-attack] After the attack: an effect?
        [end-of-turn] The turn ends: an effect?
        [wounds-come] Wounds are coming: an effect?
        [wounds-assigned] Wounds are dealt: an effect?
        [enemies-spawned] Enemies have appeared: an effect?
        [enemies-entered] Enemies have come in: an effect?
        [enemies-move] Enemies are about to move: an effect?
        [card-drawn] A card is drawn: an effect?
       *[turn] An effect?
    }
headline-target = { $hero } chooses a target
headline-push = { $hero } pushes: where to?
headline-dice = { $hero }: which dice again?
headline-lure = { $hero } lures: who comes?
headline-fell = { $hero }: who falls?
headline-discard-trait = { $hero } holds three Traits: one goes
headline-keep-citizen = { $hero }: keep { $card }?
headline-draw-citizen = { $hero }: draw a Citizen card?
headline-agree = { $with }: agree with { $by }?
headline-leave = { $hero } stands at the Exit: leave?
headline-decide =
    { $one-id ->
        [division] Who starts where?
        [wounds] Who takes the Wounds?
        [split] Which way do they go?
        [citizen-way] Which way does the Citizen go?
        [attack-order] Which zone is attacked first?
        [rooms] Which room is next?
        [leader-zone] Where to?
        [fire] At whom do they shoot?
        [spawn-zone] Where do they appear?
        [last-figures] Who gets the last figures?
        [lost-for-good] It can no longer be won: play on?
       *[objective] Which Objective is turned up?
    }

verb-begin = Begin a turn
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
verb-enough = Enough
verb-vote = Stand for
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
phase-turn = { $hero } acts
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
board-film = Film
board-film-about = The Enemies’ phase again, step by step
board-exit = Exit, zone { $n }, not open yet
board-exit-open = Exit, zone { $n }, open
board-spawn =
    { $active ->
        [yes] Spawn point { $order }, zone { $n }
       *[no] Spawn point { $order }, zone { $n }, asleep
    }
board-sign = The Avengers Sign, zone { $n }
board-sign-damaged = The Avengers Sign, zone { $n }, damaged
board-card = A face-down Citizen card, zone { $n }
board-objective =
    { $color ->
        [red] Red Objective, zone { $n }
        [blue] Blue Objective, zone { $n }
        [green] Green Objective, zone { $n }
       *[none] Face-down Objective, zone { $n }
    }
board-hero =
    { $mode ->
        [hero] { $hero }, zone { $n }: Health { $health }, Power { $gauge }
       *[zombie] { $hero }, zone { $n }: Health { $health }, Hunger { $gauge }
    }
board-leader = { $leader }, zone { $n }: Endurance { $endurance }
board-leader-down = { $leader } lies in zone { $n }
board-leader-rests = { $leader }, zone { $n }: Endurance { $endurance }, does not act
board-citizen =
    { $escorted ->
        [yes] { $citizen }, zone { $n }, escorted
       *[no] { $citizen }, zone { $n }
    }{ $objective ->
        [yes] { " (Objective)" }
       *[no] { "" }
    }
door-closed = Closed door between zones { $a } and { $b }
door-open = Open door between zones { $a } and { $b }
door-locked = Locked door between zones { $a } and { $b }
door-sealed = Sealed door between zones { $a } and { $b }
door-between = door { $door }
objective-in = Objective, zone { $n }
zone-street = Street { $n }
zone-room = Room { $n }
zone-with = { $zone }: { $who }
danger = Danger
mission-about = About this mission
mission-minutes = about { $n } minutes
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
plate-begin = Act now
plate-acting = Acting
plate-done = Done
plate-ready = Ready

card-trait = Trait
card-citizen = Citizen
card-skill = Skill
card-devour = Range 0, at most one target. Fed, the hero’s Hunger falls to 0.
skill-yellow = One more Action every turn

panel-pick = Choose
panel-back = Back
attack-of = { $hero } · { $form }
attack-hits =
    { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }
attack-needs = needs { $n }+
attack-ones =
    { $n ->
        [one] the 1 adds Hunger
       *[other] { $n } ones add Hunger
    }
turn-moves =
    { $cost ->
        [0] Move: click a lit zone. It is free.
        [one] Move: click a lit zone. It costs 1 Action.
       *[other] Move: click a lit zone. Enemies hold you: { $cost } Actions.
    }
turn-doors =
    { $n ->
        [one] A door here can be opened.
       *[other] { $n } doors here can be opened.
    }
decide-together = All must stand for the same. Click a choice to propose or accept it.
decide-default = happens if nobody proposes anything
decide-stands = { $name } stands for it
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

supply-about = Figures left in the box
supply-spawn = Spawn cards
supply-discards = Decks and discards
supply-none = nothing yet
supply-of-traits = Traits · { $n } in the deck · discarded:
supply-of-citizens = Citizens · { $n } in the deck · discarded:
supply-of-leaders = Leaders · { $n } in the deck · discarded:
supply-of-spawns = Spawn cards · { $n } in the deck · discarded:

over-won = Won!
over-unit = XP
over-lost = Lost
over-how-won = Everything is done, after { $rounds } rounds.
over-how-hero-lost = A hero was eliminated in round { $rounds }.
over-how-mission-lost = The mission failed in round { $rounds }.
over-how-given-up = You gave up in round { $rounds }.

said-captain-none = nobody: all decide together
said-seat = seat { $seat }
file-mission = A mission of your own, as a file
said-on = on
said-off = off
said-own-mission = A mission of your own

team-title = Who is played, and by whom
team-hero = Hero { $n }
team-seat = Who plays hero { $n }
team-drawn = Drawn at random
team-forgotten = Each seat needs a hero.

reconstructed = The boards and the cards marked ° are reconstructed.
council-captain = Who decides for all?
council-captain-about = With a captain, shared decisions are the captain’s alone. The host may change it at any time.
council-nobody = All together
council-heroes = Hand a hero over
council-heroes-about = The host may give heroes of somebody who is away to another seat, between two turns.
council-give-up = Give up
council-give-up-about = The game ends as lost when all wish it.
council-wish = I wish to give up
council-wish-back = I take it back
council-wishes = Wish to give up: { $names }
mission-lost-for-good = This mission can no longer be won. You may give up (Council), or play on.
step-lost = { $goal }: out of reach

until-title = Use no effects
until-never = Ask me
until-window = This moment
until-round = This round
until-game = The whole game
