# The terminal's own words, and the refusals of the table. The words of a game are in games/<game>/text.

## How lists are written

list-comma = { ", " }
list-and = { " and " }
list-semicolon = { "; " }

## Refusals of the table

refusal-game-over = The game is over.
refusal-not-asked = It is not your turn to answer.
refusal-waits-for-chance = The dice and cards come first.
refusal-no-chance-asked = No dice or cards are asked for now.
refusal-other-question = This does not answer the question.
refusal-impossible-roll = Dice and cards cannot fall like this.
refusal-nothing-to-undo = There is nothing to take back: since then something was revealed or drawn, or somebody else has acted.
refusal-too-many-inputs = This game has taken all the inputs a game may take.
refusal-changed-too-often = Enough second thoughts: what was said stands.

## Commands: the name that is shown, then others that are understood

command-why = why
command-undo = undo
command-offer = offer
command-counter = counter
command-accept = accept
command-sleep = sleep
command-share = share
command-rules = rules rule
command-log = log
command-save = save
command-help = help ?
command-quit = quit exit q

help-number = A number does what stands beside it.
help-why = why N: what choice N does and by which rule, or why it is not allowed now.
help-undo = undo: takes back your last choice. Only who made it may, and only until something is revealed or drawn or somebody else acts.
help-offer = offer B gun for antidote: offers a card of yours to B. all instead of B is everybody; any is any card; vote C, tie C, lead A, share card B, spare A (no vote against A), spare-tie A, spare-lead A, marker armory, hold here (or hold everything) and leave effect are promises about the location at hand, and i before one makes it yours: i spare B. At the end may stand when it is paid, in any case or if survives punk (or dies punk, loses B, unharmed A, leads A, no-attack), and how long the offer stands, until location or until turn. Cards have the names they have in journals.
help-counter = counter B gun for antidote: answers the latest offer of B to you with another one, written like an offer. counter B 3 … answers the offer of that number.
help-accept = accept B gun, alarm: takes the latest offer of B to you and gives these cards, where it leaves the choice to you. accept B 3 … takes the offer of that number.
help-sleep = sleep: passes until the end of the turn, unless an attack, a card or an offer touches you.
help-share = share 2 0 1: stands for Wounds shared so, by hero in the order of their rows. Letters of a Citizen who takes one may follow, in Hero Mode.
help-rules = rules ID: prints a rule, rules MALL-3 a chapter, rules MALL the chapters.
help-log = log: everything you were told since the game began.
help-save = save, or save FILE: keeps the game in a file. The file holds everybody's secrets.
help-quit = quit: leaves the table. An empty line shows the screen again.

## The screen

welcome = You are { $seat }. help lists what you can type.
news-earlier = … (log shows what came before)
not-now = not now:
may-undo = undo takes your last choice back, until something is revealed or somebody else acts.
prompt-hint = a number · why N · rules ID · log · undo · save · help · quit
taken-back = { $seat } takes the last choice back.
game-is-over = The game is over.
plate-you = you
plate-bot = bot

## Answers at the prompt

no-such-number = Choose a number from 1 to { $n }.
unknown-command = I do not know this command. Try help.
offer-how = This offer cannot be read. Write it as in: offer B gun for antidote, or: offer B gun for vote C
accept-how = There is no offer of that player to take, or the cards cannot be read. Write it as in: accept B gun, alarm
counter-how = There is no offer of that player to answer, or the answer cannot be read. Write it as in: counter B gun for antidote
share-how = This sharing cannot be read. Write the Wounds of each hero in the order of the rows, as in: share 2 0 1
no-offers = There is nothing to offer in this game.
why-how = Write why and the number of a choice, as in: why 1
why-allowed = Allowed.
why-refused = Not now.
rules-how = Write rules and an id, as in: rules MALL-3.7. A chapter is rules MALL-3, all chapters are rules MALL.
rules-unknown = There is no rule { $id }. Near it are { $nearest }.
save-done = Saved in { $file }. Go on with: { $command }
save-other-file = Not saved: { $file } is there already, and is no journal of this game. Choose another name.
save-failed = Not saved: { $file }: { $reason }
quit-unsaved = The game is not saved. save keeps it; quit once more leaves without it.

## Passing the keyboard

pass-the-keyboard = Pass the keyboard to { $seat }, then press Enter.
pass-may-undo = ({ $seat } may still take the last choice back: undo)

## Leaving, and the end

leave-saved = Good night. Go on with: { $command }
leave-saved-earlier = Good night. What was played since the last save is lost; go on from there with: { $command }
leave-unsaved = Good night. The game was not saved.
end-winner = WINS
end-winners = { $seats } made it through the night.
end-nobody = Nobody made it through the night.
end-together-won = Together you have won.
end-together-lost = Together you have lost.
end-hint-saved = Enter leaves the table.
end-hint-unsaved = save keeps the game for a replay; Enter leaves the table.
end-replay = See it all again, secrets included: { $command }
end-unsaved = The game was not saved.

## City of Horror: the board in words

city-turn = Turn { $turn } of 4
city-set-up = Before the first turn
city-over = The night is over
city-observation = Start of the turn
city-movement-cards = Movement cards
city-invasion = Invasion
city-movement = Movement
city-locations = Locations
city-end-of-turn = End of the turn
city-ending = The helicopter comes
city-place = location
city-inside = in
city-zombies = zombies → attack at
city-ruin = ruin
city-burnt = BURNT
city-blocked = BLOCKED
city-empty = EMPTY
city-quiet = QUIET
city-holds = HOLDS
city-attack = ATTACK
city-is-exhausted = tired
city-is-hidden = hidden
city-antidotes =
    { $n ->
        [one] 1 antidote
       *[other] { $n } antidotes
    }
city-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
city-markers = explosions { $n }
city-points = { $n } pts
city-food = food { $tokens }
city-first = FIRST
city-eliminated = OUT
city-holds-on = HOLDS ON
city-passed = passed
city-wheel = Wheel: { $spaces }
city-hour = { $hour }: { $card }
city-next-hour = Next, as you have seen, { $hour }: { $card }
city-leader = leader +{ $n }
city-reconstructed = (reconstructed card)
city-played = { $seat } plays { $card }; it may be answered.
city-ballots = Ballots weigh: { $ballots }. Can be named: { $seats }.
city-hand = In your hand:
city-pack = To choose from:
city-hand-of = Hand of { $seat }:
city-known-of = In the hand of { $seat } you know:
city-deck =
    { $n ->
        [0] deck empty
        [one] deck 1 card
       *[other] deck { $n } cards
    }
city-reserve =
    { $n ->
        [0] no zombie in reserve
        [one] 1 zombie in reserve
       *[other] { $n } zombies in reserve
    }
city-antidotes-left = antidotes left { $n }
city-food-left = food left { $n }
city-discard = discarded: { $cards }

## City of Horror: offers and deals

city-offer = Offer { $number } of { $seat } to { $to }: { $terms }
city-counter-offer = Counter-offer { $number } of { $seat } to { $to }: { $terms }
city-taker = who takes it
city-gives = { $seat } gives { $goods }
city-pays = { $seat } pays { $goods }
city-if-kept = when the word is kept
city-in-any-case = later, in any case
city-if-no-attack = if the zombies do not attack here
city-if-survives = if { $role } survives this location
city-if-dies = if { $role } dies here
city-if-loses = if { $named } loses a character here
city-if-unharmed = if { $named } loses nobody here
city-if-leads = if { $named } becomes share leader
city-spares-in-the-attack = does not vote against { $named } in the attack
city-spares-in-the-sharing = does not vote for { $named } in the sharing
city-spares-in-a-tie = does not choose { $named } in a tie
city-puts-the-marker = puts the next explosion marker here: { $place }
city-votes-against = votes against { $named } in the attack
city-votes-for = votes for { $named } in the sharing
city-breaks-a-tie = breaks a tie with { $named }
city-plays = plays { $card }
city-uses = uses { $role }
city-holds-back = holds back
city-uses-the-effect = uses the effect here
city-leaves-the-effect = leaves the effect here
city-gives-an-antidote = as share leader gives { $named } an antidote
city-gives-a-card = as share leader gives { $named } a card
city-deal = Deal of { $seat } with { $other }: { $terms }

## City of Horror: beside an action

city-remark-place =
    { $n ->
        [0] no zombie, { $room }
        [one] 1 zombie, { $room }
       *[other] { $n } zombies, { $room }
    }
city-no-limit = room for all
city-full = full
city-free = { $n } free
city-remark-from = now: { $place }
city-remark-no-way-in = no space there: off to the Crossroads
city-remark-has-here = has { $roles } here

## Zombies!!!: the table

zom-set-up = Before the first turn
zom-over = The game is over
zom-round = Round { $round }
zom-turn-of = turn of { $seat }
zom-more-tiles =
    { $n ->
        [one] … and one more tile, further away
       *[other] … and { $n } more tiles, further away
    }
zom-life = life { $n }
zom-bullets = bullets { $n }
zom-guts = guts { $n }
zom-sewer-tokens = manholes { $n }
zom-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
zom-below = BELOW
zom-dead = DEAD
zom-jacketed = STRAIGHTJACKET
zom-rides = on the train
zom-has-played = card played
zom-owes-kill = must kill on the centre to win
zom-drawn = { $seat } lays { $tile }: zombies { $zombies }, bullets { $bullets }, life { $life }
zom-fight = { $seat } fights { $figure }: die { $die }, plus { $plus }, needs { $needed }
zom-fight-bullets =
    { $n ->
        [one] 1 bullet would do
       *[other] { $n } bullets would do
    }
zom-played = { $seat } plays { $card }
zom-lasting = In force: { $effects }
zom-hand = In your hand:
zom-hand-of = Hand of { $seat }:
zom-known-of = In the hand of { $seat } you know:
zom-stack = { $stack } { $n }
zom-no-helicopter = the helicopter will not come: collect 25 zombies to win
zom-no-helicopter-but-cabin = the helicopter will not come: collect 25 zombies to win, or speak the spell in the Cabin
zom-deck = event cards { $n }
zom-discard = discarded last: { $card }

## Zombies!!!: beside an action

zom-remark-way =
    { $steps ->
        [one] 1 square
       *[other] { $steps } squares
    }, { $zombies ->
        [0] no fight
        [one] 1 fight
       *[other] { $zombies } fights
    }
zom-remark-life = a life token
zom-remark-bullets = a bullet token
zom-remark-place =
    beside { $tiles }; { $n ->
        [one] 1 tile from you
       *[other] { $n } tiles from you
    }

## Marvel Zombies: the table

mz-over = The game is over
mz-round = Round { $round }
mz-exit = exit
mz-exit-open = EXIT
mz-sign = SIGN
mz-sign-damaged = sign
mz-too-full = Zone { $zone }: { $signs }
mz-legend =
    Doors: D closed, L locked, X sealed, o open. *1 Spawn token (z asleep), #0 Objective (#0? face down), ? Citizen card, ! a room that spawns; r b g are colours. Large letters with a number are { $mode ->
        [hero] B Brutes, W Walkers, R Runners
       *[zombie] G Guards, O Operators, S Specialists
    }; small ones Citizens. EXIT is open, exit not yet.
mz-zone = zone { $zone }
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
mz-lost-for-good = This mission can no longer be won. You may give up, or play on.
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
mz-captain = { $seat } is captain.
mz-give-up = { $seats } would give up.
mz-enemies-action = Enemies take their Action { $n }.
mz-attack =
    { $hero } attacks zone { $at } with { $n ->
        [one] 1 die
       *[other] { $n } dice
    }, { $accuracy }+
mz-rolled = { $hero } attacks zone { $at }, { $accuracy }+: { $dice }
mz-hits =
    { $n ->
        [one] 1 Hit
       *[other] { $n } Hits
    } left to give
mz-wounds =
    { $n ->
        [one] 1 Wound
       *[other] { $n } Wounds
    } in zone { $zone }
mz-leaving = To leave the zone, { $hero } needs { $n } Actions.
mz-default = If nobody proposes anything: { $choice-short }
mz-share-hint = share 2 0 1 shares the Wounds as you like, by hero in the order of their rows.
mz-stands = stands for: { $choice-short }

## Marvel Zombies: beside an action

mz-empty = nobody
mz-an-objective = an Objective
mz-a-spawn = a Spawn token
mz-the-exit = the Exit
mz-face-down = face down
