# All the text of City of Horror that players read. crates/terminal/src/words.rs explains how values become
# messages and arguments. Every language has the same ids and attributes.

title = City of Horror
    .tagline = Four hours until the helicopter, not enough antidotes, and everybody has something to sell.

## Locations. How a location is said after a verb: `in` where something is, `to` and `from` where it moves.

water-tower = Water Tower
    .the = the Water Tower
    .in = on the Water Tower
    .to = to the Water Tower
    .from = from the Water Tower
church = Church
    .the = the Church
    .in = in the Church
    .to = to the Church
    .from = from the Church
hospital = Hospital
    .the = the Hospital
    .in = in the Hospital
    .to = to the Hospital
    .from = from the Hospital
bank = Bank
    .the = the Bank
    .in = in the Bank
    .to = to the Bank
    .from = from the Bank
armory = Armory
    .the = the Armory
    .in = in the Armory
    .to = to the Armory
    .from = from the Armory
crossroads = Crossroads
    .the = the Crossroads
    .in = at the Crossroads
    .to = to the Crossroads
    .from = from the Crossroads
ruin = ruin

## Characters. `about` is what they are worth, rested and exhausted, and what they can do.

blonde = Blonde
    .the = the Blonde
    .own = the Blonde
    .about = 5 points, 3 exhausted. While rested she attracts one zombie a turn. Power: she attracts none.
    .rules = CITY-15.12 CITY-15.1
businessman = Businessman
    .the = the Businessman
    .own = the Businessman
    .about = 3 points, 2 exhausted. Power: discard a card, take another one from the discard pile.
    .rules = CITY-15.13 CITY-15.1
businesswoman = Businesswoman
    .the = the Businesswoman
    .own = the Businesswoman
    .about = 3 points, 2 exhausted. Power: discard a card, take another one from the discard pile.
    .rules = CITY-15.14 CITY-15.1
sushi-chef = Sushi Chef
    .the = the Sushi Chef
    .own = the Sushi Chef
    .about = 4 points, 3 exhausted. Power: draw an action card.
    .rules = CITY-15.15 CITY-15.1
geek = Geek
    .the = the Geek
    .own = the Geek
    .about = 4 points, 3 exhausted. Power: send a zombie from his location to another one.
    .rules = CITY-15.16 CITY-15.1
rocker = Rocker
    .the = the Rocker
    .own = the Rocker
    .about = 4 points, 3 exhausted. Power: send a zombie from his location to another one.
    .rules = CITY-15.17 CITY-15.1
grandpa = Grandpa
    .the = Grandpa
    .own = Grandpa
    .about = 5 points, 3 exhausted. He has no vote. Power: he votes until the end of the turn.
    .rules = CITY-15.18 CITY-15.1
granny = Granny
    .the = Granny
    .own = Granny
    .about = 5 points, 2 exhausted. She cannot be moved. Power: she may be moved this turn.
    .rules = CITY-15.19 CITY-15.1
housewife = Housewife
    .the = the Housewife
    .own = the Housewife
    .about = 4 points, 2 exhausted. Power: kill 2 zombies at her location.
    .rules = CITY-15.20 CITY-15.1
guard = Guard and Rex
    .the = the Guard and Rex
    .own = the Guard and Rex
    .about = 4 points, 2 exhausted. Power: kill 2 zombies at their location.
    .rules = CITY-15.21 CITY-15.1
mama = Mama
    .the = Mama
    .own = Mama
    .about = 4 points, 3 exhausted. Power: she moves into a full location.
    .rules = CITY-15.22 CITY-15.1
student = Student
    .the = the Student
    .own = the Student
    .about = 3 points, 2 exhausted. Power: take the first-player token.
    .rules = CITY-15.23 CITY-15.1
little-boy = Little Boy
    .the = the Little Boy
    .own = the Little Boy
    .about = 5 points, 2 exhausted. Power: he hides until the end of the turn.
    .rules = CITY-15.24 CITY-15.1
little-girl = Little Girl
    .the = the Little Girl
    .own = the Little Girl
    .about = 5 points, 2 exhausted. Power: she hides until the end of the turn.
    .rules = CITY-15.25 CITY-15.1
pregnant-woman = Pregnant Woman
    .the = the Pregnant Woman
    .own = the Pregnant Woman
    .about = 4 points, 2 exhausted. Power: she gives birth and has 2 votes to the end of the game.
    .rules = CITY-15.26 CITY-15.1
priest = Priest
    .the = the Priest
    .own = the Priest
    .about = 4 points, 2 exhausted. Power: right after a move, undo it.
    .rules = CITY-15.27 CITY-15.1
punk = Punk
    .the = the Punk
    .own = the Punk
    .a = the Punk
    .about = 4 points, 3 exhausted. Power: cancel an action card just played.
    .rules = CITY-15.28 CITY-15.1
rasta = Rasta
    .the = the Rasta
    .own = the Rasta
    .about = 4 points, 3 exhausted. Power: look at the next invasion card.
    .rules = CITY-15.29 CITY-15.1
agent = Secret Agent
    .the = the Secret Agent
    .own = the Secret Agent
    .about = 4 points, 2 exhausted. Power: put the zombie leader on any colour.
    .rules = CITY-15.30 CITY-15.1
teen = Teen
    .the = the Teen
    .own = the Teen
    .about = 4 points, 2 exhausted. Power: change your movement card before you move.
    .rules = CITY-15.31 CITY-15.1
thief = Thief
    .the = the Thief
    .own = the Thief
    .about = 4 points, 2 exhausted. Power: steal a random card from another player’s hand.
    .rules = CITY-15.32 CITY-15.1

## Cards. `a` is how one of them is named in a sentence.

alarm = Alarm
    .a = an Alarm
    .effect = Puts 3 zombies at one location.
    .rules = CITY-13.12
energy-drink = Energy Drink
    .a = an Energy Drink
    .effect = One exhausted character is rested again.
    .rules = CITY-13.13
canned-food = Canned Food
    .a = Canned Food
    .effect = 1 point at the end, unless somebody cancels it.
    .rules = CITY-13.14 CITY-21.6
pepper-spray = Pepper Spray
    .a = a Pepper Spray
    .effect = Cancels an action card just played.
    .rules = CITY-13.15 CITY-14.2
hideout = Hideout
    .a = a Hideout
    .effect = One of your characters hides until the end of the turn: it has no vote and cannot be eaten.
    .rules = CITY-13.16
back-door = Back Door
    .a = a Back Door
    .effect = In your move: your character gets into a full location.
    .rules = CITY-13.17 CITY-8.7
gun = Gun
    .a = a Gun
    .effect = Kills 1 zombie at any location.
    .rules = CITY-13.18
night-vision-goggles = Night Vision Goggles
    .a = Night Vision Goggles
    .effect = You look at the next invasion card.
    .rules = CITY-13.19
chainsaw = Chainsaw
    .a = the Chainsaw
    .effect = Kills half of the zombies of one location, rounded down.
    .rules = CITY-13.20
flashlight = Flashlight
    .a = a Flashlight
    .effect = Puts the zombie leader on any colour.
    .rules = CITY-13.21 CITY-10.3
kitten = Kitten
    .a = a Kitten
    .effect = All zombies of one location run after it, to one of your six movement cards drawn at random.
    .rules = CITY-13.22
pickpocket = Pickpocket
    .a = the Pickpocket
    .effect = You take a random card from another player’s hand.
    .rules = CITY-13.23
weapon-replica = Weapon Replica
    .a = a Weapon Replica
    .effect = At one location, this turn: 2 more votes for you, or in the first print the ballot of another player.
    .rules = CITY-13.24 CITY-11.4 CITY-11.5
shotgun = Shotgun
    .a = a Shotgun
    .effect = Kills 2 zombies at any location.
    .rules = CITY-13.25
running-shoes = Running Shoes
    .a = Running Shoes
    .effect = You change your movement card before you move.
    .rules = CITY-13.26 CITY-8.16
molotov-cocktail = Molotov Cocktail
    .a = a Molotov Cocktail
    .effect = Kills 1 zombie at any location, then puts an explosion marker.
    .rules = CITY-13.27 CITY-13.7
rescue-flare = Rescue Flare
    .a = a Rescue Flare
    .effect = Moves 1 zombie from one location to another, then puts an explosion marker.
    .rules = CITY-13.28 CITY-13.7
makeshift-bomb = Makeshift Bomb
    .a = a Makeshift Bomb
    .effect = Kills 2 zombies at any location, then puts an explosion marker.
    .rules = CITY-13.29 CITY-13.7
lawn-mower = Lawn Mower
    .a = the Lawn Mower
    .effect = Exhausts one of your rested characters and kills all zombies of one location.
    .rules = CITY-13.30

## Colours of the wheel

green = green
    .on = on green
purple = purple
    .on = on purple
orange = orange
    .on = on orange
white = white
    .on = on white
blue = blue
    .on = on blue
red = red
    .on = on red
yellow = yellow
    .on = on yellow

## Hours: each is a turn, but for midnight

midnight = 00:00
one = 1:00
two = 2:00
three = 3:00
four = 4:00

## Phases of a turn, the windows in which all may act, and the steps of a location

set-up = Set-up
observation = Observation
movement-cards = Movement cards
invasion = Invasion
movement = Movement
locations = Locations
end-of-turn = End of the turn
ending = The helicopter
over = The end
start-of-turn = Start of the turn
before-invasion = Before the invasion
after-invasion = After the invasion
before-lure = Before the Blonde calls a zombie
before-attack = Before the attack
before-sharing = Before the sharing
last-window = The last minutes
begin = Beginning
attack = The attack
sharing = The sharing
end = End

## Small words: things, fates, origins

antidote = antidote
    .a = an antidote
card = card
    .a = a card
waiting = not placed yet
alive = alive
dead = dead
later = after the others
burnt = burnt down
blocked = blocked
seed = known from a rulebook
recon = reconstructed
owner = from the owner of a box
reconstructed = All invasion cards but one are a reconstruction that fits what is known of the real ones.
replaced = This table plays with invasion cards of its own.

## What bargains are made of

maker = who offers
taker = who accepts
at-once = at once
if-kept = once what was promised is kept
in-any-case = later, in any case
value-if = { $one }
no-attack = if the zombies do not attack here
value-survives = if { $one-the } survives this location
value-dies = if { $one-the } dies here
value-loses = if { $one } loses a character here
value-unharmed = if { $one } loses nobody here
value-leads = if { $one } becomes share leader here
open = open
kept = kept
broken = broken
void = void
everything = everything
here = here
any = a card of the giver’s choice
value-named = { $one-a }
value-blind = { $one-a }, unseen
no-effect = leave the effect of this location alone
value-vote =
    { $one-id ->
        [attack] name { $two } when the zombies attack
       *[sharing] name { $two } for the sharing
    }
value-tie = break a tie here for { $one }
value-spare =
    { $one-id ->
        [attack] not name { $two } when the zombies attack
       *[sharing] not name { $two } for the sharing
    }
value-spare-in-tie = not choose { $one } in a tie here
value-marker = put the next explosion marker { $one-in }
value-play =
    { $two-id ->
        [nothing] play { $one-a } at once
       *[other] play { $one-a } { $two } at once
    }
value-use =
    { $two-id ->
        [nothing] use { $one-the } at once
       *[other] use { $one-the } { $two } at once
    }
value-hold-back =
    { $one-id ->
        [everything] play no card and use no power until this location is finished
       *[here] aim no card and no power at this location until it is finished; at the Crossroads, none at the zombie leader either
    }
value-effect = use this location: { $one }
value-share =
    { $one-id ->
        [antidote] give { $two } an antidote as share leader
       *[card] give { $two } an action card as share leader
    }

## What a card or a power is aimed at. `short` stands after a name and a colon.

nothing = nothing
value-at = { $one-in }
    .short = { $one }
value-from = { $one-from } { $two-to }
    .short = { $one } → { $two }
value-character = for { $one-the }
    .short = { $one }
value-player = against { $one }
    .short = { $one }
value-colour = to put the zombie leader { $one-on }
    .short = { $one }
value-mow = with { $one-the }, { $two-in }
    .short = { $one }, { $two }
value-swap = to swap { $one-a } for { $two-a }
    .short = { $one } → { $two }
# Aimed at, it is a ballot at a location; left in advance, it is one's own.
value-ballot =
    { $one-id ->
        [attack] { $two ->
            [none] no ballot for attacks
           *[some] in an attack { $two-place-in }, name { $two-named }
        }
        [sharing] { $two ->
            [none] no ballot for sharings
           *[some] in a sharing { $two-place-in }, name { $two-named }
        }
       *[other] for the ballot of { $two } { $one-in }
    }
    .short =
        { $one-id ->
            [attack] ballot
            [sharing] ballot
           *[other] { $two }, { $one }
        }

## What the effect of a location costs, and what it brings

value-rest-for-card = discard { $one-a } to rest { $two-the }
    .short = { $one } → rest { $two-the }
value-rest-for-food = discard food worth { $one } to rest { $two-the }
    .short = food { $one } → rest { $two-the }
value-antidote-for-card = discard { $one-a } for an antidote
    .short = { $one } → antidote
value-antidote-by-tiring = exhaust { $one-the } for an antidote
    .short = { $one } → antidote
value-leader-for-card = discard { $one-a } to put the zombie leader { $two-on }
    .short = { $one } → leader { $two-on }
value-leader-steps =
    { $one ->
        [0] leave the zombie leader where he is
       *[other] move the zombie leader on by one colour
    }
    .short =
        { $one ->
            [0] leader +0
           *[other] leader +{ $one }
        }
value-draw-for-card = discard { $one-a } to draw a card
    .short = { $one } → draw a card
value-take-for-card = discard { $one-a } to take { $two-a } from the discard pile
    .short = { $one } → { $two }
value-take-by-tiring = exhaust { $one-the } to take { $two-a } from the discard pile
    .short = { $one } → { $two }
value-food-for-card = discard { $one-a } to draw food face down
    .short = { $one } → food
value-open-food-for-card = discard { $one-a } to take the food worth { $two }
    .short = { $one } → food { $two }

## What is left in advance

hold = the next decision waits for you
ask = ask you about every card
ask-if-touched = ask you only about cards that touch you
ask-if-decisive = ask you only about cards that decide an attack or steal from you
always-pass = let every card pass
decline = decline
window = the end of this window
location = the end of this location
turn = the end of the turn
game = the end of the game
value-pass =
    { $pass ->
        [none] no standing pass any more
       *[some] pass until { $pass-until }{ $pass-alarms-attack ->
            [yes] , unless an attack threatens you
           *[no] { "" }
        }{ $pass-alarms-named ->
            [yes] , unless an action concerns you
           *[no] { "" }
        }{ $pass-alarms-offer ->
            [yes] , unless an offer reaches you
           *[no] { "" }
        }{ $pass-alarms-near ->
            [0] { "" }
            [one] , unless one more zombie would bring an attack upon others
           *[other] , unless { $pass-alarms-near } more zombies would bring an attack upon others
        }{ $pass-alarms-cards-n ->
            [0] { "" }
           *[other] , unless one of these cards would decide an attack: { $pass-alarms-cards }
        }{ $pass-alarms-powers-n ->
            [0] { "" }
           *[other] , unless one of these powers would decide an attack: { $pass-alarms-powers }
        }{ $pass-cards ->
            [yes] ; let cards be that do not touch you
           *[no] { "" }
        }
    }
value-standing-answers = from now on, { $one }
value-cancel =
    cancel { $cards-n ->
        [0] every card
       *[other] { $cards }
    }{ $players-n ->
        [0] { "" }
       *[other] { " " }of { $players }
    }{ $places-n ->
        [0] { "" }
       *[other] { " " }aimed at: { $places }
    } if you can, and let the others pass
value-movement-card =
    { $one ->
        [none] no movement card
       *[other] next movement card: { $one }
    }
value-mover =
    { $one ->
        [none] nobody to move
       *[other] in your next move, move { $one-the }
    }
value-standing-victims =
    { $all-n ->
        [0] nobody to give up any more
       *[other] from now on, give up in this order: { $all }
    }
value-wish =
    { $two ->
        [none] { $one }: ask again
       *[other] { $one }, the next time: { $two }
    }
value-activate = { $one }

## Notices

notice-layout-dealt = The four corners, 1 to 4: { $corners }.
notice-sides-dealt =
    { $side_b-n ->
        [0] Tonight all six locations show side A.
       *[other] { $side_a-n ->
            [0] Tonight all six locations show side B.
           *[other] Tonight, side A: { $side_a }; side B: { $side_b }.
        }
    }
notice-colours-dealt = The colours of the players, seat A first: { $colours }.
notice-first-player-seated = { $seat } begins as first player; the zombie leader waits { $colour-on }.
notice-food-laid-open = Food lies open at the Crossroads: { $food }.
notice-characters-dealt = { $seat } looks after { $roles }.
notice-placement-drawn = { $seat } draws: { $places }.
notice-character-placed = { $seat } puts { $role-own } { $place-in }.
notice-character-crowded-out = No space left { $wanted-in }: { $role-the } of { $seat } begins at the Crossroads.
notice-cards-dealt =
    { $cards ->
        [none] { $n ->
            [one] { $seat } is dealt one card.
           *[other] { $seat } is dealt { $n } cards.
        }
       *[other] { $seat } is dealt: { $cards }.
    }
notice-pack-dealt =
    { $cards ->
        [none] { $seat } gets { $n } cards to choose from.
       *[other] { $seat } chooses from: { $cards }.
    }
notice-card-drafted =
    { $card ->
        [none] { $seat } keeps a card.
       *[other] { $seat } keeps { $card-a }.
    }
notice-pack-handed-on =
    { $cards ->
        [none] { $n ->
            [one] { $seat } hands one card to { $to }.
           *[other] { $seat } hands { $n } cards to { $to }.
        }
       *[other] { $seat } hands to { $to }: { $cards }.
    }
notice-draft-ended = Every card has found its hand.
notice-turn-began = It strikes { $turn }:00.
notice-turn-ended = The hour of { $turn }:00 is over.

notice-window-opened =
    { $moment-id ->
        [start-of-turn] The turn starts: all may act.
        [before-invasion] Before the invasion all may act.
        [after-invasion] The dead have come: all may act before the moves.
        [before-lure] The Blonde is about to call a zombie: all may act.
        [before-attack] { $place }: all may act before it is seen whether the zombies attack.
        [before-sharing] { $place }: all may act before the sharing.
       *[last-window] The rotors are heard: all may act a last time.
    }
notice-window-closed = Nobody wants to act any more.
notice-passed = { $seat } passes.
notice-passed-ahead = { $seat } passes automatically.
notice-pass-taken-back = { $seat } takes the pass back.
notice-held = { $seat } says “wait”: the next decision is held until { $seat } has passed.
notice-order-left =
    { $order ->
        [none] { $seat } leaves word for later.
       *[other] { $seat } leaves word: { $order }.
    }
notice-order-lapsed = What you had left in advance cannot be done, and is gone: { $order }.

notice-card-chosen =
    { $place ->
        [none] { $seat } has chosen a movement card.
       *[other] { $seat } has chosen to go { $place-to }.
    }
notice-movement-cards-shown = Movement cards: { $cards }.
    .item = { $seat } { $place-to }
notice-movement-card-changed = { $seat } changes the movement card: now { $place-to }.
notice-invasion-seen = { $seat } looks at the invasion card of { $hour }.
notice-invasion-shown =
    { $origin-id ->
        [recon] The invasion card of { $hour } is shown (a reconstruction).
       *[other] The invasion card of { $hour } is shown.
    }
notice-zombies-moved =
    { $n ->
        [0] No zombie can go { $from-from } { $to-to }.
        [one] A zombie shuffles { $from-from } { $to-to }.
       *[other] { $n } zombies shuffle { $from-from } { $to-to }.
    }
notice-zombies-arrived =
    { $n ->
        [0] No zombie comes { $place-to }.
        [one] A zombie comes { $place-to }.
       *[other] { $n } zombies come { $place-to }.
    }
notice-zombie-lured = The Blonde is heard: a zombie comes { $place-to }.
notice-zombies-killed =
    { $n ->
        [0] No zombie falls { $place-in }.
        [one] One zombie falls { $place-in }.
       *[other] { $n } zombies fall { $place-in }.
    }
notice-supplies-dropped =
    A parachute { $place-in }: { $antidotes ->
        [0] { "" }
        [one] 1 antidote
       *[other] { $antidotes } antidotes
    }{ $antidotes ->
        [0] { "" }
       *[other] { $cards ->
            [0] { "" }
           *[other] { " and " }
        }
    }{ $cards ->
        [0] { "" }
        [one] 1 card
       *[other] { $cards } cards
    }.
notice-leader-moved = The zombie leader is now { $colour-on }.

notice-move-began = { $seat } is to move.
notice-character-moved = { $seat } moves { $role-own } { $from-from } { $to-to }.
notice-character-squeezed-in = { $seat } squeezes { $role-own } { $from-from } { $to-to }, full as it is.
notice-character-diverted = No way { $wanted-to }: { $role-the } of { $seat } goes { $from-from } to the Crossroads.
notice-character-stayed = No way { $wanted-to }: { $role-the } of { $seat } stays at the Crossroads.
notice-nobody-moved = { $seat } moves nobody.
notice-move-undone = The Priest has spoken: { $role-the } of { $seat } is back { $place-in }.

notice-card-played =
    { $aim-id ->
        [nothing] { $seat } plays { $card-a }.
       *[other] { $card-id ->
            [running-shoes] { $seat } plays { $card-a }: { $aim-one-to } instead.
           *[other] { $seat } plays { $card-a } { $aim }.
        }
    }
notice-card-answered =
    { $cancels ->
        [yes] { $seat } wants to cancel it.
       *[other] { $seat } lets it pass.
    }
notice-card-carried-out = Nobody stops { $seat }: { $card }.
notice-card-cancelled = { $by } cancels { $card-a } of { $seat }.
notice-power-used =
    { $aim-id ->
        [nothing] { $seat } uses { $role-own }.
       *[other] { $role-id ->
            [geek] { $seat } uses { $role-own }: a zombie { $aim-one-to }.
            [rocker] { $seat } uses { $role-own }: a zombie { $aim-one-to }.
            [teen] { $seat } uses { $role-own }: { $aim-one-to } instead.
           *[other] { $seat } uses { $role-own } { $aim }.
        }
    }
notice-child-born = A child is born: the Pregnant Woman of { $seat } has two votes from now on.
notice-character-hid = { $seat } hides { $role-own }.
notice-character-rested = For { $seat }, { $role-the } is rested again.
notice-character-exhausted = { $seat } exhausts { $role-own }.
notice-card-drawn =
    { $card ->
        [none] { $seat } draws a card.
       *[other] { $seat } draws { $card-a }.
    }
notice-card-stolen =
    { $card ->
        [none] { $seat } steals a card from { $from }.
       *[other] { $seat } steals { $card-a } from { $from }.
    }
notice-card-discarded = { $seat } discards { $card-a }.
notice-card-taken = { $seat } takes { $card-a } from the discard pile.
notice-kitten-ran = The Kitten runs { $from-from } { $to-to }, and the dead run after it.
notice-replica-shown =
    { $victim ->
        [none] { $seat } waves a weapon about { $place-in }: two more votes there this turn.
       *[other] { $seat } holds a weapon to { $victim }: that ballot { $place-in } is cast by { $seat }.
    }
notice-token-taken = { $seat } is first player now.
notice-marker-put =
    { $n ->
        [one] { $seat } sets an explosion marker on { $place-the }: the first there.
       *[other] { $seat } sets an explosion marker on { $place-the }: { $n } by now.
    }
notice-tower-collapsed =
    { $zombies ->
        [0] The Water Tower collapses. Whoever stood on it is gone.
        [one] The Water Tower collapses. Whoever stood on it is gone, and a zombie with them.
       *[other] The Water Tower collapses. Whoever stood on it is gone, and { $zombies } zombies with them.
    }
notice-armory-burnt = The Armory burns: nobody enters it any more.
notice-armory-blocked = The Armory is blocked: nobody gets in or out any more.
notice-character-fled = Out of the flames: { $role-the } of { $seat } flees to the Crossroads.

notice-location-began = Now { $place-the }.
notice-location-skipped = Nobody is { $place-in }: on to the next location.
notice-effect-used = { $seat } uses { $place-the }: { $effect }.
notice-declined = { $seat } declines.
notice-antidote-taken = { $seat } takes an antidote.
notice-food-drawn =
    { $food ->
        [none] { $seat } draws a food token.
       *[other] { $seat } draws food worth { $food }.
    }
notice-food-taken = { $seat } takes the food worth { $food }.
notice-food-turned-up = Food worth { $food } is turned up.
notice-food-discarded = { $seat } gives away food worth { $food }.
notice-no-attack =
    { $zombies ->
        [0] No zombie { $place-in }: no attack.
        [one] One zombie { $place-in } is not enough: no attack.
       *[other] { $zombies } zombies { $place-in } are not enough: no attack.
    }
notice-zombies-attacked =
    { $zombies ->
        [one] The zombie { $place-in } attacks!
       *[other] The { $zombies } zombies { $place-in } attack!
    }
notice-nobody-eaten = Nobody { $place-in } is to be seen: nobody is eaten.

notice-ballot-sealed =
    { $named ->
        [none] { $seat } seals a ballot.
       *[other] The ballot of { $ballot_of } is sealed: { $named }.
    }
notice-ballots-revealed = The ballots: { $ballots }.
    .item = { $seat } names { $named } ({ $weight })
notice-vote-tied = A tie { $place-in } between { $among }.
notice-tie-broken = { $seat } decides as first player: { $named }.
notice-settled-without-ballot = Nobody but { $seat } can be named { $place-in }: no ballots are needed.
notice-character-lost =
    { $place ->
        [none] { $seat } loses { $role-own }.
       *[other] { $seat } loses { $role-own } { $place-in }.
    }
notice-player-eliminated = { $seat } has nobody left.
notice-share-leader-chosen = { $seat } shares out what lies { $place-in }.
notice-nobody-shares = A tie: nobody gets anything { $place-in }.
notice-items-seen =
    { $cards ->
        [none] { $seat } looks at the cards { $place-in }.
       *[other] { $seat } looks at the cards { $place-in }: { $cards }.
    }
notice-item-given =
    { $card ->
        [none] { $seat } hands { $kind-a } to { $to }.
       *[other] { $seat } hands { $card-a } to { $to }.
    }
notice-items-left =
    { $antidotes ->
        [0] { $cards ->
            [one] One card stays { $place-in }.
           *[other] { $cards } cards stay { $place-in }.
        }
       *[other] { $cards ->
            [0] What stays { $place-in }: antidotes { $antidotes }.
           *[other] What stays { $place-in }: antidotes { $antidotes }, cards { $cards }.
        }
    }

notice-offer-made =
    { $terms ->
        [none] { $to ->
            [none] { $seat } makes everybody an offer.
           *[other] { $answers ->
                [none] { $seat } makes { $to } an offer.
               *[other] { $seat } makes { $to } a counter-offer.
            }
        }{ $lasts-id ->
            [window] { "" }
           *[other] { " " }It stands until { $lasts }.
        }
       *[some] { $to ->
            [none] { $seat } makes everybody an offer.
           *[other] { $answers ->
                [none] { $seat } makes { $to } an offer.
               *[other] { $seat } makes { $to } a counter-offer.
            }
        }{ $lasts-id ->
            [window] { "" }
           *[other] { " " }It stands until { $lasts }.
        }{ $terms-give-antidotes ->
            [0] { $terms-give-cards-n ->
                [0] { "" }
               *[other] { " " }To give: { $terms-give-cards }{ $terms-give-when-id ->
                    [at-once] { "" }
                   *[other] { " " }({ $terms-give-when })
                }.
            }
           *[other] { " " }To give: { $terms-give-antidotes ->
                [one] 1 antidote
               *[other] { $terms-give-antidotes } antidotes
            }{ $terms-give-cards-n ->
                [0] { "" }
               *[other] { ", " }{ $terms-give-cards }
            }{ $terms-give-when-id ->
                    [at-once] { "" }
                   *[other] { " " }({ $terms-give-when })
                }.
        }{ $terms-want-antidotes ->
            [0] { $terms-want-cards-n ->
                [0] { "" }
               *[other] { " " }To get: { $terms-want-cards }{ $terms-want-when-id ->
                    [at-once] { "" }
                   *[other] { " " }({ $terms-want-when })
                }.
            }
           *[other] { " " }To get: { $terms-want-antidotes ->
                [one] 1 antidote
               *[other] { $terms-want-antidotes } antidotes
            }{ $terms-want-cards-n ->
                [0] { "" }
               *[other] { ", " }{ $terms-want-cards }
            }{ $terms-want-when-id ->
                    [at-once] { "" }
                   *[other] { " " }({ $terms-want-when })
                }.
        }{ $terms-promises-n ->
            [0] { "" }
           *[other] { " " }Promised: { $terms-promises }.
        }
    }
    .item = { $by } will { $clause }
notice-offer-refused = { $seat } refuses offer { $number } of { $of }.
notice-offer-ended = Offer { $number } of { $seat } is off the table.
notice-trade-made =
    { $seat } and { $with } trade. { $seat } gives { $given ->
        [none] { $cards_given ->
            [0] { $antidotes_given ->
                [0] nothing
                [one] 1 antidote
               *[other] { $antidotes_given } antidotes
            }
            [one] 1 card
           *[other] { $cards_given } cards
        }
       *[other] { $given }
    }{ $cards_given ->
        [0] { "" }
       *[other] { $antidotes_given ->
            [0] { "" }
            [one] { " " }and 1 antidote
           *[other] { " " }and { $antidotes_given } antidotes
        }
    }, { $with } gives { $taken ->
        [none] { $cards_taken ->
            [0] { $antidotes_taken ->
                [0] nothing
                [one] 1 antidote
               *[other] { $antidotes_taken } antidotes
            }
            [one] 1 card
           *[other] { $cards_taken } cards
        }
       *[other] { $taken }
    }{ $cards_taken ->
        [0] { "" }
       *[other] { $antidotes_taken ->
            [0] { "" }
            [one] { " " }and 1 antidote
           *[other] { " " }and { $antidotes_taken } antidotes
        }
    }.
notice-deal-made =
    { $seat } and { $with } make a deal.{ $promises-n ->
        [0] { "" }
       *[other] { " " }Promised: { $promises }.
    }{ $pays-maker-when-id ->
        [at-once] { "" }
       *[other] { " " }{ $seat } owes: antidotes { $pays-maker-antidotes }, cards { $pays-maker-cards } ({ $pays-maker-when }).
    }{ $pays-taker-when-id ->
        [at-once] { "" }
       *[other] { " " }{ $with } owes: antidotes { $pays-taker-antidotes }, cards { $pays-taker-cards } ({ $pays-taker-when }).
    }
    .item = { $by } will { $clause }
notice-promise-settled =
    { $kept-id ->
        [kept] { $seat } has kept a promise to { $to }: { $clause }.
        [broken] { $seat } has broken a promise to { $to }: { $clause }.
        [void] A promise of { $seat } to { $to } no longer counts: { $clause }.
       *[open] { $seat } has promised { $to }: { $clause }.
    }
notice-payment-settled =
    { $kept-id ->
        [kept] { $seat } pays { $to } as agreed: antidotes { $antidotes }, cards { $cards }.
        [broken] { $seat } does not pay { $to } as agreed.
        [void] { $seat } gets back what was to go to { $to }.
       *[open] { $seat } owes { $to }: antidotes { $antidotes }, cards { $cards }.
    }
notice-card-shown =
    { $card ->
        [none] { $seat } shows { $to } a card.
       *[other] { $seat } shows { $to } { $card-a }.
    }

notice-vaccination-chosen =
    { $roles ->
        [none] { $seat } has decided who gets the antidotes.
       *[other] { $seat } has decided: { $roles }.
    }
notice-vaccinated =
    { $roles-n ->
        [0] { $seat } can vaccinate nobody.
       *[other] { $seat } vaccinates: { $roles }.
    }
notice-canned-food-kept = { $seat } opens Canned Food: 1 point.
notice-scored = { $seat } scores: characters { $characters }, antidotes { $antidotes }, food { $food }, Canned Food { $canned }.
notice-game-ended =
    { $winners-n ->
        [0] The helicopter leaves empty. Nobody wins.
        [1] The helicopter leaves. { $winners } wins.
       *[other] The helicopter leaves. { $winners } share the victory.
    }

## Actions. `effect` is what it does, where the action does not say it; `rules` are the ids it falls under,
## beside those of the question. `question-…` are the arguments of the question that is answered.

action-settle = Put { $one-the } { $two-in }
    .short = { $one } → { $two }
    .effect = { $one-about }
    .rules = CITY-2.13 CITY-2.14
action-draft = Keep { $one-a }
    .effect = { $one-effect }
    .rules = CITY-2.18 CITY-2.19
action-choose = Choose the movement card { $one }
    .short = { $one }
    .rules = CITY-6.1 CITY-6.12
action-choose-later = Choose after the others
    .effect = From the Water Tower you see their cards first.
    .rules = CITY-6.3 CITY-6.4
action-pass = Pass
    .effect = You do nothing for now; after anything that happens you are asked again.
    .rules = CITY-4.5 CITY-4.6
action-take-back-pass = Take your pass back
    .rules = CITY-4.9
action-hold = Wait!
    .effect = The decision is not accepted before you have passed.
    .rules = CITY-4.15
action-play =
    { $two-id ->
        [nothing] Play { $one-a }
       *[other] { $one-id ->
            [running-shoes] Play { $one-a }: { $two-one-to } instead
           *[other] Play { $one-a } { $two }
        }
    }
    .short =
        { $two-id ->
            [nothing] { $one }
           *[other] { $one }: { $two-short }
        }
    .effect = { $one-effect }
    .rules = { $one-rules }
action-use =
    { $two-id ->
        [nothing] Use { $one-the }
       *[other] { $one-id ->
            [geek] Use { $one-the }: a zombie { $two-one-to }
            [rocker] Use { $one-the }: a zombie { $two-one-to }
            [teen] Use { $one-the }: { $two-one-to } instead
           *[other] Use { $one-the } { $two }
        }
    }
    .short =
        { $two-id ->
            [nothing] { $one }
           *[other] { $one }: { $two-short }
        }
    .effect = { $one-about }
    .rules = { $one-rules }
action-cancel = Cancel it with { $one-a }
    .rules = CITY-14.2 CITY-14.6
action-move = Move { $one-the } { $question-place-to }
    .short = Move { $one-the }
    .rules = CITY-8.1 CITY-8.4
action-stay = Move nobody
    .rules = CITY-8.9 CITY-8.10
action-activate = Use { $question-place-the }: { $one }
    .short = { $one-short }
    .rules = CITY-9.2 CITY-9.5
action-decline = Decline
    .rules = CITY-9.3
action-put-marker = Put the marker on { $one-the }
    .short = → { $one }
    .rules = CITY-17.1 CITY-17.2
action-vote-for = Name { $one }
    .rules = CITY-11.8 CITY-11.9
action-cast-for = With the ballot of { $one }, name { $two }
    .short = { $one } names { $two }
    .rules = CITY-11.5 CITY-11.9
action-break-tie = Decide for { $one }
    .rules = CITY-11.11 CITY-12.3
action-sacrifice = Give up { $one-the }
    .effect = { $one-about }
    .rules = CITY-9.13 CITY-9.14
action-give =
    { $one-id ->
        [antidote] Give an antidote to { $two }
       *[card] Give { $one-one-a } to { $two }
    }
    .short =
        { $one-id ->
            [antidote] antidote → { $two }
           *[card] { $one-one } → { $two }
        }
    .rules = CITY-12.5 CITY-12.6 CITY-12.8
value-card = { $one-a }
action-vaccinate = Vaccinate { $all }
    .rules = CITY-21.2 CITY-21.3
action-propose =
    { $to ->
        [none] Make everybody an offer.
       *[other] Make { $to } an offer.
    }{ $give-antidotes ->
        [0] { $give-cards-n ->
            [0] { "" }
           *[other] { " " }To give: { $give-cards }{ $give-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $give-when })
            }.
        }
       *[other] { " " }To give: { $give-antidotes ->
            [one] 1 antidote
           *[other] { $give-antidotes } antidotes
        }{ $give-cards-n ->
            [0] { "" }
           *[other] { ", " }{ $give-cards }
        }{ $give-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $give-when })
            }.
    }{ $want-antidotes ->
        [0] { $want-cards-n ->
            [0] { "" }
           *[other] { " " }To get: { $want-cards }{ $want-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $want-when })
            }.
        }
       *[other] { " " }To get: { $want-antidotes ->
            [one] 1 antidote
           *[other] { $want-antidotes } antidotes
        }{ $want-cards-n ->
            [0] { "" }
           *[other] { ", " }{ $want-cards }
        }{ $want-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $want-when })
            }.
    }{ $promises-n ->
        [0] { "" }
       *[other] { " " }Promised: { $promises }.
    }
    .item = { $by } will { $clause }
    .short =
        { $to ->
            [none] An offer to all
           *[other] An offer to { $to }
        }
    .rules = CITY-19.2 CITY-19.34 CITY-19.11
action-accept =
    { $three-n ->
        [0] Accept the offer of { $one }
       *[other] Accept the offer of { $one }, giving { $three }
    }
    .rules = CITY-19.4 CITY-19.11
action-refuse = Refuse the offer of { $one }
    .rules = CITY-19.34
action-withdraw = Take your offer { $one } off the table
    .rules = CITY-19.34
action-counter =
    Answer the offer of { $one } with another one.{ $three-give-antidotes ->
        [0] { $three-give-cards-n ->
            [0] { "" }
           *[other] { " " }To give: { $three-give-cards }{ $three-give-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $three-give-when })
            }.
        }
       *[other] { " " }To give: { $three-give-antidotes ->
            [one] 1 antidote
           *[other] { $three-give-antidotes } antidotes
        }{ $three-give-cards-n ->
            [0] { "" }
           *[other] { ", " }{ $three-give-cards }
        }{ $three-give-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $three-give-when })
            }.
    }{ $three-want-antidotes ->
        [0] { $three-want-cards-n ->
            [0] { "" }
           *[other] { " " }To get: { $three-want-cards }{ $three-want-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $three-want-when })
            }.
        }
       *[other] { " " }To get: { $three-want-antidotes ->
            [one] 1 antidote
           *[other] { $three-want-antidotes } antidotes
        }{ $three-want-cards-n ->
            [0] { "" }
           *[other] { ", " }{ $three-want-cards }
        }{ $three-want-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $three-want-when })
            }.
    }{ $three-promises-n ->
        [0] { "" }
       *[other] { " " }Promised: { $three-promises }.
    }
    .item = { $by } will { $clause }
    .short = A counter-offer to { $one }
    .rules = CITY-19.36
action-show = Show { $one-a } to { $two }
    .short = { $one } → { $two }
    .rules = CITY-19.10
action-order = In advance: { $one }
    .rules = CITY-4.24 CITY-4.26 CITY-4.7 CITY-5.23

## Questions. `asked` is who is asked; `seat` is too, where the question is about nobody else.

question-settle = { $seat }, you drew: { $places }. Who begins where?
    .rules = CITY-2.12
question-draft-card = { $seat }, which card do you keep? The others go on to the left.
    .rules = CITY-2.18
question-choose-card = { $seat }, where will one of your characters go? Your movement card stays covered until all have chosen.
    .rules = CITY-6.2
question-choose-card-late = { $seat }, from the Water Tower you have seen the others’ cards. Which one do you choose?
    .rules = CITY-6.3
question-act =
    { $moment-id ->
        [start-of-turn] { $seat }: the turn starts. Cards, powers and trades are open.
        [before-invasion] { $seat }: the invasion card is about to be shown. Do you act first?
        [after-invasion] { $seat }: the dead have come. Do you act before the moves?
        [before-lure] { $seat }: the Blonde is about to call a zombie. Do you act first?
        [before-attack] { $seat }: will the zombies attack { $place-in }? Do you act, or bargain, first?
        [before-sharing] { $seat }: what lies { $place-in } is to be shared. Do you act, or bargain, first?
       *[last-window] { $seat }: the helicopter lands. Do you act a last time?
    }
    .rules =
        { $moment-id ->
            [start-of-turn] CITY-5.1
            [before-invasion] CITY-5.4
            [after-invasion] CITY-5.5
            [before-lure] CITY-5.8
            [before-attack] CITY-5.10
            [before-sharing] CITY-5.12
           *[last-window] CITY-5.14
        }
question-move-character = { $seat } is to move a character { $place-to }. Until then cards, powers and trades are open to { $asked }.
    .rules = CITY-5.6
question-undo-move = { $asked }, { $seat } has moved { $role-the } { $from-from } { $to-to }. Does your Priest undo it?
    .rules = CITY-5.7
question-activate = { $seat } may use { $place-the }. Until that is decided, cards, powers and bargains are open to { $asked }.
    .rules = CITY-5.9
question-vote =
    { $purpose-id ->
        [attack] { $seat }, who loses a character { $place-in }? Your ballot stays sealed until all are in.
       *[sharing] { $seat }, who shares out what lies { $place-in }? Your ballot stays sealed until all are in.
    }
    .rules =
        { $purpose-id ->
            [attack] CITY-5.11
           *[sharing] CITY-5.13
        }
question-break-tie =
    { $purpose-id ->
        [attack] { $seat }, it is a tie. As first player you decide: who loses a character { $place-in }?
       *[sharing] { $seat }, it is a tie. As first player you decide: who shares out what lies { $place-in }?
    }
    .rules = CITY-18.1
question-lose-character = { $seat }, the zombies take one of yours { $place-in }. Who is it?
    .rules = CITY-9.13
question-share = { $seat }, you share out what lies { $place-in }. Who gets what? Nobody gets two.
    .rules = CITY-12.8
question-answer-card = { $asked }: { $seat } plays { $card-a }. Do you cancel it? Nobody sees who lets it pass.
    .rules = CITY-5.17
question-put-marker = { $seat }, it explodes. Where does the marker go?
    .rules = CITY-17.1
question-vaccinate = { $seat }, you have fewer antidotes than characters. Who is vaccinated?
    .rules = CITY-5.15

## What chance is asked

chance-layout = Chance deals the four buildings to the corners.
chance-sides = Chance turns the locations.
chance-colours = Chance deals the colours.
chance-first-player = Chance says who begins as first player.
chance-open-food = Three food tokens are turned up.
chance-characters = The characters are dealt.
chance-placement-cards =
    { $n ->
        [one] { $seat } draws one movement card.
       *[other] { $seat } draws { $n } movement cards.
    }
chance-deal = The action cards are dealt.
chance-invasion = The invasion card of { $hour } is drawn.
chance-cards =
    { $n ->
        [one] A card comes from the deck.
       *[other] { $n } cards come from the deck.
    }
chance-theft = { $seat } reaches into the hand of { $from }.
chance-kitten = The Kitten of { $seat } looks for a way.
chance-food = A food token is drawn.

## Refusals

refusal-already-hidden = This character is hidden already.
refusal-cannot-be-kept = As things stand this promise cannot be kept.
refusal-cannot-be-named = This player has nobody here who could be named.
refusal-cannot-move = This character cannot be moved now.
refusal-card-not-held = You do not hold this card.
refusal-card-not-in-pack = This card is not among those you choose from.
refusal-card-waits-for-answers = A card waits for its answers: cancel it or pass.
refusal-cards-are-not-shown = At this table no cards are shown.
refusal-character-is-hidden = This character is hidden.
refusal-character-not-here = This character does not stand here.
refusal-contradicts-a-promise = This contradicts what has been promised already.
refusal-decides-himself = The decision is yours: you need not hold it.
refusal-deck-is-empty = The deck is empty.
refusal-door-is-open = A Back Door is open for you already.
refusal-empty-offer = An offer must be about something.
refusal-food-not-held = You do not have such a food token.
refusal-goods-not-held = Not everything that this offer names is there.
refusal-has-moved = You have made your move of this turn.
refusal-has-one-already = Nobody gets two items of one sharing.
refusal-has-the-token = You are first player already.
refusal-holds-already = You hold the decision already, or it is too late for it.
refusal-item-not-here = This does not lie here.
refusal-leader-takes-one-first = As share leader, take one item yourself first.
refusal-more-than-lies-here = More is promised than lies here.
refusal-must-decide = The decision is yours, and nobody else can take it.
refusal-must-move = You can move somebody, so you must.
refusal-never-turned = Nothing turns the Pregnant Woman’s card but her own power.
refusal-no-action-now = This is not the moment for it.
refusal-no-card-to-change = Your movement card does not lie open.
refusal-no-deals-here = At this table promises are only talk.
refusal-no-invasion-card-left = No invasion card is left to look at.
refusal-no-location-at-hand = A deal is about the location being resolved, and there is none now.
refusal-no-pass-to-take-back = You have not passed here.
refusal-no-room-for-zombies = There are eight zombies there already.
refusal-no-such-ballot = There is no such ballot to take.
refusal-no-such-colour = The zombie leader cannot be put there.
refusal-no-such-offer = There is no such offer to you any more.
refusal-no-such-player = It must be another player who is still in the game.
refusal-no-vote-there = Nobody votes at the Crossroads.
refusal-no-way-in = Nobody gets in there any more.
refusal-no-zombie-left = The reserve is out of zombies.
refusal-no-zombie-there = There is no zombie there.
refusal-not-exhausted = This character is not exhausted.
refusal-not-full = That location is not full: there is an ordinary way in.
refusal-not-in-the-pile = This card is not in the discard pile.
refusal-not-on-the-tower = Only who stands on side B of the Water Tower chooses later.
refusal-not-rested = This character is not rested.
refusal-not-rested-here = No such rested character of yours is here.
refusal-not-the-effect-here = This is not what this location does.
refusal-not-tied = Only the tied players can be named now.
refusal-not-to-be-placed = This character is not yours to be placed.
refusal-not-your-ballot = This ballot is not in your hands.
refusal-not-your-character = This is not a character of yours.
refusal-not-your-move = It is not your move.
refusal-not-your-turn-here = Another player decides about this location now.
refusal-nothing-left = Nothing is left to take.
refusal-nothing-to-steal = There is no other player with a card to steal here.
refusal-one-antidote-each = Vaccinate exactly as many as you have antidotes.
refusal-only-after-a-move = The Priest answers a move just made, and nothing else.
refusal-only-against-a-card = This only answers an action card just played.
refusal-only-at-the-end = Canned Food counts at the end by itself.
refusal-only-in-your-move = This is for your own move, into a full location.
refusal-place-not-drawn = This location was not drawn.
refusal-player-eliminated = This player is eliminated.
refusal-promised-otherwise = You have promised otherwise, and the deal binds you.
refusal-promised-to-hold-back = You have promised to hold back here.
refusal-set-up-not-over = The set-up comes first.
refusal-sharing-has-begun = The sharing has begun: nothing else until it is done.
refusal-somebody-holds = Somebody asked you to wait.
refusal-stands-there-already = This character stands there already.
refusal-takes-no-marker = No marker can be put there.
refusal-the-same-card = This is the movement card you have.
refusal-the-same-place = It must be two different locations.
refusal-too-far = The zombie leader goes on by 0 or 1 here.
refusal-too-few-zombies = Half of that is not even one zombie.
refusal-deals-end-with-the-location = A deal is about this location, so an offer of one does not outlast it.
refusal-kept-for-a-promise = You need this to keep a promise of yours.
refusal-too-many-cards = Eight cards on each side of an offer are enough.
refusal-too-many-offers = You have four offers standing. Take one back first.
refusal-too-many-promises = Eight promises in one deal are enough.
refusal-too-many-bargains = Ten trades and deals in one window are enough.
refusal-too-many-deals = Sixteen deals about one location are enough.
refusal-too-many-replicas = No more Weapon Replicas fit into this turn.
refusal-too-many-wishes = So many wishes cannot be left at once.
refusal-vote-has-begun = The vote has begun: nothing else until it is done.
refusal-votes-are-over = No vote is left there this turn.
refusal-wrong-aim = It cannot be aimed like this.
refusal-wrong-ware = These are not the cards that the offer asks for.

## Why a helper would do it

reason-best-card = The card that helps most in most games.
reason-best-of-nights = Of many nights imagined, it ends best for you like this.
reason-best-shared = The best for you; what must go to others does them least good.
reason-card-harmless = To stop this card costs more than it harms you.
reason-card-hurts = This card harms you more than it costs to stop it.
reason-choose-last = Who chooses last knows most.
reason-fire-for-rivals = Here it threatens the others more than you.
reason-for-yourself = What it brings is then yours.
reason-good-offer = You get more than you give.
reason-highest-values = So the most points are safe.
reason-hurts-a-rival = This loss helps you most.
reason-least-loss = This character is worth least to you now.
reason-least-rival = If not you, then the one with the fewest points.
reason-not-worth-it = It costs more than it brings.
reason-nothing-better = Nothing better can be done now.
reason-poor-offer = You would give more than you get.
reason-worth-its-cost = It brings more than it costs.
reason-worth-offering = What it may bring is worth what you offer.

## Options

option-edition = Which rulebook is played by: the revised English one or the French first print. It sets the next twelve.
option-first_player_mode = When a player who loses a character becomes first player: immediately, or at the end of the turn.
option-first_player_no_loss = Where the first-player token goes when nobody is lost in a turn: it stays, or passes clockwise.
option-share_tie = What a tie in a sharing does: the first player decides, or nobody gets anything.
option-share_winner = What the share leader does: hands out freely, or takes one item first.
option-weapon_replica = What a Weapon Replica does: two more votes, or another player’s ballot.
option-armory_b_cost = What side B of the Armory costs: an action card, or exhausting a character there.
option-tower_markers = What becomes of the markers of the fallen tower: they return to the box, or stay.
option-energy_target = Whom an Energy Drink helps: anybody’s character, or only your own.
option-promises = Whether deals bind: enforced, only logged, or nothing but talk.
option-sixth_color = The sixth colour: white or orange.
option-phase_labels = How a turn is shown: in four phases or in six.
option-slot_labels = How the locations are numbered: only the corners, or all six.
option-layout = Where the four buildings stand: dealt at random, or as you say.
option-sides = Which sides of the locations are up: all A, all B, random, or one by one.
option-draft = Whether the action cards are drafted, for experts.
option-first_player = Who begins as first player.
option-colours = The colours of the players, seat A first.
option-wheel = The order of the colours on the zombie leader’s wheel.
option-invasion_deck = The invasion cards: those of the program, or a corrected file.
option-show_cards = Whether a player may show a card to another, with the program as witness.
option-deal_visibility = Who sees a deal: everybody, or only its parties.
option-promo_lawn_mower = Whether the promotional card Lawn Mower is in the deck.

## Presets: ways to play that a host chooses with one click.

preset-first = First game
    .about = Side A of the city. You trade cards and food, but no promise binds.
preset-classic = Classic
    .about = The revised rules as printed: a deal is a deal.
preset-everything = Everything
    .about = Sides by chance, action cards chosen one by one, and the Lawn Mower.
