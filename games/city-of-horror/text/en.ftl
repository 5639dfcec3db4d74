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

## Characters. `about` is what they are worth, rested and exhausted, and what they can do; `gender` is `pl` for two.

blonde = Blonde
    .the = the Blonde
    .own = the Blonde
    .gender = one
    .about = 5 points, 3 once exhausted. While rested she attracts one zombie a turn. Power: she attracts none.
    .rules = CITY-15.12 CITY-15.1
businessman = Businessman
    .the = the Businessman
    .own = the Businessman
    .gender = one
    .about = 3 points, 2 once exhausted. Power: discard a card, take another one from the discard pile.
    .rules = CITY-15.13 CITY-15.1
businesswoman = Businesswoman
    .the = the Businesswoman
    .own = the Businesswoman
    .gender = one
    .about = 3 points, 2 once exhausted. Power: discard a card, take another one from the discard pile.
    .rules = CITY-15.14 CITY-15.1
sushi-chef = Sushi Chef
    .the = the Sushi Chef
    .own = the Sushi Chef
    .gender = one
    .about = 4 points, 3 once exhausted. Power: draw an action card.
    .rules = CITY-15.15 CITY-15.1
geek = Geek
    .the = the Geek
    .own = the Geek
    .gender = one
    .about = 4 points, 3 once exhausted. Power: send a zombie from his location to another one.
    .rules = CITY-15.16 CITY-15.1
rocker = Rocker
    .the = the Rocker
    .own = the Rocker
    .gender = one
    .about = 4 points, 3 once exhausted. Power: send a zombie from his location to another one.
    .rules = CITY-15.17 CITY-15.1
grandpa = Grandpa
    .the = Grandpa
    .own = Grandpa
    .gender = one
    .about = 5 points, 3 once exhausted. He has no vote. Power: he votes until the end of the turn.
    .rules = CITY-15.18 CITY-15.1
granny = Granny
    .the = Granny
    .own = Granny
    .gender = one
    .about = 5 points, 2 once exhausted. She cannot be moved. Power: she may be moved this turn.
    .rules = CITY-15.19 CITY-15.1
housewife = Housewife
    .the = the Housewife
    .own = the Housewife
    .gender = one
    .about = 4 points, 2 once exhausted. Power: kill 2 zombies at her location.
    .rules = CITY-15.20 CITY-15.1
guard = Guard and Rex
    .the = the Guard and Rex
    .own = the Guard and Rex
    .gender = pl
    .about = 4 points, 2 once exhausted. Power: kill 2 zombies at their location.
    .rules = CITY-15.21 CITY-15.1
mama = Mama
    .the = Mama
    .own = Mama
    .gender = one
    .about = 4 points, 3 once exhausted. Power: she moves into a full location.
    .rules = CITY-15.22 CITY-15.1
student = Student
    .the = the Student
    .own = the Student
    .gender = one
    .about = 3 points, 2 once exhausted. Power: take the first-player token.
    .rules = CITY-15.23 CITY-15.1
little-boy = Little Boy
    .the = the Little Boy
    .own = the Little Boy
    .gender = one
    .about = 5 points, 2 once exhausted. Power: he hides until the end of the turn.
    .rules = CITY-15.24 CITY-15.1
little-girl = Little Girl
    .the = the Little Girl
    .own = the Little Girl
    .gender = one
    .about = 5 points, 2 once exhausted. Power: she hides until the end of the turn.
    .rules = CITY-15.25 CITY-15.1
pregnant-woman = Pregnant Woman
    .the = the Pregnant Woman
    .own = the Pregnant Woman
    .gender = one
    .about = 4 points, 2 once exhausted. Power: she gives birth and has 2 votes to the end of the game.
    .rules = CITY-15.26 CITY-15.1
priest = Priest
    .the = the Priest
    .own = the Priest
    .gender = one
    .about = 4 points, 2 once exhausted. Power: right after a move, undo it.
    .rules = CITY-15.27 CITY-15.1
punk = Punk
    .the = the Punk
    .own = the Punk
    .a = the Punk
    .gender = one
    .about = 4 points, 3 once exhausted. Power: cancel an action card just played.
    .rules = CITY-15.28 CITY-15.1
rasta = Rasta
    .the = the Rasta
    .own = the Rasta
    .gender = one
    .about = 4 points, 3 once exhausted. Power: look at the next invasion card.
    .rules = CITY-15.29 CITY-15.1
agent = Secret Agent
    .the = the Secret Agent
    .own = the Secret Agent
    .gender = one
    .about = 4 points, 2 once exhausted. Power: put the zombie leader on any colour.
    .rules = CITY-15.30 CITY-15.1
teen = Teen
    .the = the Teen
    .own = the Teen
    .gender = one
    .about = 4 points, 2 once exhausted. Power: change your movement card before you move.
    .rules = CITY-15.31 CITY-15.1
thief = Thief
    .the = the Thief
    .own = the Thief
    .gender = one
    .about = 4 points, 2 once exhausted. Power: steal a random card from another player’s hand.
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

maker = the side that offers
taker = the side that accepts
at-once = at once
if-kept = once the promises are kept
in-any-case = later, in any case
value-if = { $one }
no-attack = if the zombies do not attack here
value-survives = if { $one-the } survives this location
value-dies = if { $one-the } dies here
value-loses =
    { $one-is ->
        [you] if you lose a character here
       *[other] if { $one } loses a character here
    }
value-unharmed =
    { $one-is ->
        [you] if you lose nobody here
       *[other] if { $one } loses nobody here
    }
value-leads =
    { $one-is ->
        [you] if you share out what lies here
       *[other] if { $one } shares out what lies here
    }
open = open
kept = kept
broken = broken
void = void
everything = everything
here = here
any = a card that the giver chooses
value-named = { $one-a }
value-blind = { $one-a }, unseen
no-effect = not use this location
value-vote =
    { $one-id ->
        [attack] { $two-is ->
            [you] name you when the zombies attack
           *[other] name { $two } when the zombies attack
        }
       *[sharing] { $two-is ->
            [you] name you for the sharing
           *[other] name { $two } for the sharing
        }
    }
value-tie =
    { $one-is ->
        [you] choose you in a tie here
       *[other] choose { $one } in a tie here
    }
value-spare =
    { $one-id ->
        [attack] { $two-is ->
            [you] not name you when the zombies attack
           *[other] not name { $two } when the zombies attack
        }
       *[sharing] { $two-is ->
            [you] not name you for the sharing
           *[other] not name { $two } for the sharing
        }
    }
value-spare-in-tie =
    { $one-is ->
        [you] not choose you in a tie here
       *[other] not choose { $one } in a tie here
    }
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
       *[here] aim no card and no power at this location until it is finished (nor at the zombie leader, if it is the Crossroads)
    }
value-effect = use this location: { $one }
value-share =
    { $one-id ->
        [antidote] { $two-is ->
            [you] give you an antidote when sharing
           *[other] give { $two } an antidote when sharing
        }
       *[card] { $two-is ->
            [you] give you an action card when sharing
           *[other] give { $two } an action card when sharing
        }
    }

## What a card or a power is aimed at. `short` stands after a name and a colon.

nothing = nothing
value-at = { $one-in }
    .short = { $one }
value-from = { $one-from } { $two-to }
    .short = { $one } → { $two }
value-character = for { $one-the }
    .short = { $one }
value-player =
    { $one-is ->
        [you] against you
       *[other] against { $one }
    }
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
           *[some] in an attack { $two-place-in }, name { $two-named-is ->
                [you] yourself
               *[other] { $two-named }
            }
        }
        [sharing] { $two ->
            [none] no ballot for sharings
           *[some] in a sharing { $two-place-in }, name { $two-named-is ->
                [you] yourself
               *[other] { $two-named }
            }
        }
       *[other] { $two-is ->
            [you] to take your ballot { $one-in }
           *[other] to take { $two }’s ballot { $one-in }
        }
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
ask = you are asked about every card
ask-if-touched = you are asked only about cards that touch you
ask-if-decisive = you are asked only about cards that decide an attack or steal from you
always-pass = let every card pass
decline = do not use it
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
       *[other] these cards: { $cards }
    }{ $players-n ->
        [0] { "" }
       *[other] { $players-is ->
            [you] { " " }played by you
            [among] { " " }played by { $players-and-you }
           *[other] { " " }played by { $players }
        }
    }{ $places-n ->
        [0] { "" }
       *[other] { " " }and aimed at { $places }
    }, if you can, and let the others pass
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

notice-layout-dealt = The buildings at the four corners, from 1 to 4: { $corners }.
notice-sides-dealt =
    { $side_b-n ->
        [0] Tonight all six locations show side A.
       *[other] { $side_a-n ->
            [0] Tonight all six locations show side B.
           *[other] Tonight, side A: { $side_a }; side B: { $side_b }.
        }
    }
notice-colours-dealt = The colours, seat by seat: { $colours }.
notice-first-player-seated =
    { $seat-is ->
        [you] You begin as first player; the zombie leader waits { $colour-on }.
       *[other] { $seat } begins as first player; the zombie leader waits { $colour-on }.
    }
notice-food-laid-open = Three food tokens are turned up at the Crossroads: { $food }.
notice-characters-dealt =
    { $seat-is ->
        [you] You look after these characters: { $roles }.
       *[other] { $seat } looks after these characters: { $roles }.
    }
notice-placement-drawn =
    { $seat-is ->
        [you] You draw these movement cards: { $places }.
       *[other] { $seat } draws these movement cards: { $places }.
    }
notice-character-placed =
    { $seat-is ->
        [you] You put your { $role } { $place-in }.
       *[other] { $seat } puts { $role-own } { $place-in }.
    }
notice-character-crowded-out =
    No space left { $wanted-in }: { $seat-is ->
        [you] your
       *[other] { $seat }’s
    } { $role } { $role-gender ->
        [pl] begin
       *[other] begins
    } at the Crossroads.
notice-cards-dealt =
    { $cards ->
        [none] { $n ->
            [one] { $seat-is ->
                [you] You are dealt one card.
               *[other] { $seat } is dealt one card.
            }
           *[other] { $seat-is ->
                [you] You are dealt { $n } cards.
               *[other] { $seat } is dealt { $n } cards.
            }
        }
       *[other] { $seat-is ->
            [you] You are dealt these cards: { $cards }.
           *[other] { $seat } is dealt these cards: { $cards }.
        }
    }
notice-pack-dealt =
    { $cards ->
        [none] { $seat-is ->
            [you] You get { $n } cards to choose from.
           *[other] { $seat } gets { $n } cards to choose from.
        }
       *[other] { $seat-is ->
            [you] You choose from these cards: { $cards }.
           *[other] { $seat } chooses from these cards: { $cards }.
        }
    }
notice-card-drafted =
    { $card ->
        [none] { $seat-is ->
            [you] You keep a card.
           *[other] { $seat } keeps a card.
        }
       *[other] { $seat-is ->
            [you] You keep { $card-a }.
           *[other] { $seat } keeps { $card-a }.
        }
    }
notice-pack-handed-on =
    { $cards ->
        [none] { $n ->
            [one] { $seat-is ->
                [you] You hand one card on to { $to }.
               *[other] { $to-is ->
                    [you] { $seat } hands one card on to you.
                   *[other] { $seat } hands one card on to { $to }.
                }
            }
           *[other] { $seat-is ->
                [you] You hand { $n } cards on to { $to }.
               *[other] { $to-is ->
                    [you] { $seat } hands { $n } cards on to you.
                   *[other] { $seat } hands { $n } cards on to { $to }.
                }
            }
        }
       *[other] { $seat-is ->
            [you] You hand these cards on to { $to }: { $cards }.
           *[other] { $to-is ->
                [you] { $seat } hands these cards on to you: { $cards }.
               *[other] { $seat } hands these cards on to { $to }: { $cards }.
            }
        }
    }
notice-draft-ended = Every card has found its hand.
notice-turn-began = The clock strikes { $turn }:00.
notice-turn-ended = The hour is over.

notice-window-opened =
    { $moment-id ->
        [start-of-turn] The hour begins: everybody may act.
        [before-invasion] The invasion is near: everybody may act.
        [after-invasion] The dead have come: everybody may act before the moves.
        [before-lure] The Blonde is about to attract a zombie: everybody may act.
        [before-attack] Will the zombies attack { $place-the }? Everybody may act first.
        [before-sharing] What lies { $place-in } is about to be shared out: everybody may act.
       *[last-window] The rotors are heard: everybody may act one last time.
    }
notice-window-closed = Nobody wants to act any more.
notice-passed =
    { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
notice-passed-ahead =
    { $seat-is ->
        [you] You pass automatically.
       *[other] { $seat } passes automatically.
    }
notice-pass-taken-back =
    { $seat-is ->
        [you] You no longer pass.
       *[other] { $seat } no longer passes.
    }
notice-held =
    { $seat-is ->
        [you] You say “wait”: nothing is decided until you pass.
       *[other] { $seat } says “wait”: nothing is decided for now.
    }
notice-order-left =
    { $order ->
        [none] { $seat-is ->
            [you] You leave an order.
           *[other] { $seat } leaves an order.
        }
       *[other] { $seat-is ->
            [you] You leave an order: { $order }.
           *[other] { $seat } leaves an order: { $order }.
        }
    }
notice-order-lapsed =
    { $seat-is ->
        [you] Your order cannot be followed, and is gone: { $order }.
       *[other] { $seat }’s order cannot be followed, and is gone: { $order }.
    }

notice-card-chosen =
    { $place ->
        [none] { $seat-is ->
            [you] You have chosen a movement card.
           *[other] { $seat } has chosen a movement card.
        }
       *[other] { $seat-is ->
            [you] You have chosen to go { $place-to }.
           *[other] { $seat } has chosen to go { $place-to }.
        }
    }
notice-movement-cards-shown = The movement cards are turned up: { $cards }.
    .item =
        { $seat-is ->
            [you] you go { $place-to }
           *[other] { $seat } goes { $place-to }
        }
notice-movement-card-changed =
    { $seat-is ->
        [you] You change your movement card and now go { $place-to }.
       *[other] { $seat } changes movement cards and now goes { $place-to }.
    }
notice-invasion-seen =
    { $seat-is ->
        [you] You look at the invasion card of { $hour }.
       *[other] { $seat } looks at the invasion card of { $hour }.
    }
notice-invasion-shown =
    { $origin-id ->
        [recon] The invasion card of { $hour } is turned up (a reconstruction).
       *[other] The invasion card of { $hour } is turned up.
    }
notice-zombies-moved =
    { $n ->
        [0] No zombie can get { $from-from } { $to-to }.
        [one] A zombie shuffles { $from-from } { $to-to }.
       *[other] { $n } zombies shuffle { $from-from } { $to-to }.
    }
notice-zombies-arrived =
    { $n ->
        [0] No zombie comes { $place-to }.
        [one] A zombie comes { $place-to }.
       *[other] { $n } zombies come { $place-to }.
    }
notice-zombie-lured = The Blonde screams: a zombie comes { $place-to }.
notice-zombies-killed =
    { $n ->
        [0] No zombie falls { $place-in }.
        [one] One zombie falls { $place-in }.
       *[other] { $n } zombies fall { $place-in }.
    }
notice-supplies-dropped =
    A parachute lands { $place-in }: { $antidotes ->
        [0] { "" }
        [one] 1 antidote
       *[other] { $antidotes } antidotes
    }{ $antidotes ->
        [0] { "" }
       *[other] { $cards ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }
    }{ $cards ->
        [0] { "" }
        [one] 1 card
       *[other] { $cards } cards
    }.
notice-leader-moved = The zombie leader is now { $colour-on }.

notice-move-began =
    { $seat-is ->
        [you] It is your move.
       *[other] It is { $seat }’s move.
    }
notice-character-moved =
    { $seat-is ->
        [you] You move your { $role } { $from-from } { $to-to }.
       *[other] { $seat } moves { $role-own } { $from-from } { $to-to }.
    }
notice-character-squeezed-in =
    { $seat-is ->
        [you] You squeeze your { $role } { $from-from } { $to-to }, full as it is.
       *[other] { $seat } squeezes { $role-own } { $from-from } { $to-to }, full as it is.
    }
notice-character-diverted =
    No way { $wanted-to }: { $seat-is ->
        [you] your
       *[other] { $seat }’s
    } { $role } { $role-gender ->
        [pl] go
       *[other] goes
    } { $from-from } to the Crossroads instead.
notice-character-stayed =
    No way { $wanted-to }: { $seat-is ->
        [you] your
       *[other] { $seat }’s
    } { $role } { $role-gender ->
        [pl] stay
       *[other] stays
    } at the Crossroads.
notice-nobody-moved =
    { $seat-is ->
        [you] You move nobody.
       *[other] { $seat } moves nobody.
    }
notice-move-undone =
    The Priest has spoken: { $seat-is ->
        [you] your
       *[other] { $seat }’s
    } { $role } { $role-gender ->
        [pl] are
       *[other] is
    } back { $place-in }.

notice-card-played =
    { $aim-id ->
        [nothing] { $seat-is ->
            [you] You play { $card-a }.
           *[other] { $seat } plays { $card-a }.
        }
       *[other] { $card-id ->
            [running-shoes] { $seat-is ->
                [you] You play { $card-a } to go { $aim-one-to } instead.
               *[other] { $seat } plays { $card-a } to go { $aim-one-to } instead.
            }
           *[other] { $seat-is ->
                [you] You play { $card-a } { $aim }.
               *[other] { $seat } plays { $card-a } { $aim }.
            }
        }
    }
notice-card-answered =
    { $cancels ->
        [yes] { $seat-is ->
            [you] You want to cancel it.
           *[other] { $seat } wants to cancel it.
        }
       *[other] { $seat-is ->
            [you] You let it pass.
           *[other] { $seat } lets it pass.
        }
    }
notice-card-carried-out =
    { $seat-is ->
        [you] Nobody cancels your { $card }.
       *[other] Nobody cancels { $seat }’s { $card }.
    }
notice-card-cancelled =
    { $by-is ->
        [you] { $seat-is ->
            [you] You cancel your own { $card }.
           *[other] You cancel { $seat }’s { $card }.
        }
       *[other] { $seat-is ->
            [you] { $by } cancels your { $card }.
           *[other] { $by } cancels { $seat }’s { $card }.
        }
    }
notice-power-used =
    { $aim-id ->
        [nothing] { $seat-is ->
            [you] You use your { $role }.
           *[other] { $seat } uses { $role-own }.
        }
       *[other] { $role-id ->
            [geek] { $seat-is ->
                [you] You use your { $role } to send a zombie { $aim-one-to }.
               *[other] { $seat } uses { $role-own } to send a zombie { $aim-one-to }.
            }
            [rocker] { $seat-is ->
                [you] You use your { $role } to send a zombie { $aim-one-to }.
               *[other] { $seat } uses { $role-own } to send a zombie { $aim-one-to }.
            }
            [teen] { $seat-is ->
                [you] You use your { $role } to go { $aim-one-to } instead.
               *[other] { $seat } uses { $role-own } to go { $aim-one-to } instead.
            }
           *[other] { $seat-is ->
                [you] You use your { $role } { $aim }.
               *[other] { $seat } uses { $role-own } { $aim }.
            }
        }
    }
notice-child-born =
    { $seat-is ->
        [you] Your Pregnant Woman gives birth: she has two votes from now on.
       *[other] { $seat }’s Pregnant Woman gives birth: she has two votes from now on.
    }
notice-character-hid =
    { $seat-is ->
        [you] You hide your { $role }.
       *[other] { $seat } hides { $role-own }.
    }
notice-character-rested =
    { $seat-is ->
        [you] Your
       *[other] { $seat }’s
    } { $role } { $role-gender ->
        [pl] are
       *[other] is
    } rested again.
notice-character-exhausted =
    { $seat-is ->
        [you] You exhaust your { $role }.
       *[other] { $seat } exhausts { $role-own }.
    }
notice-card-drawn =
    { $card ->
        [none] { $seat-is ->
            [you] You draw a card.
           *[other] { $seat } draws a card.
        }
       *[other] { $seat-is ->
            [you] You draw { $card-a }.
           *[other] { $seat } draws { $card-a }.
        }
    }
notice-card-stolen =
    { $card ->
        [none] { $seat-is ->
            [you] You steal a card from { $from }.
           *[other] { $from-is ->
                [you] { $seat } steals a card from you.
               *[other] { $seat } steals a card from { $from }.
            }
        }
       *[other] { $seat-is ->
            [you] You steal { $card-a } from { $from }.
           *[other] { $from-is ->
                [you] { $seat } steals { $card-a } from you.
               *[other] { $seat } steals { $card-a } from { $from }.
            }
        }
    }
notice-card-discarded =
    { $seat-is ->
        [you] You discard { $card-a }.
       *[other] { $seat } discards { $card-a }.
    }
notice-card-taken =
    { $seat-is ->
        [you] You take { $card-a } from the discard pile.
       *[other] { $seat } takes { $card-a } from the discard pile.
    }
notice-kitten-ran = The Kitten runs { $from-from } { $to-to }, and the dead run after it.
notice-replica-shown =
    { $victim ->
        [none] { $seat-is ->
            [you] You wave a weapon about { $place-in }: two more votes there this turn.
           *[other] { $seat } waves a weapon about { $place-in }: two more votes there this turn.
        }
       *[other] { $seat-is ->
            [you] You hold a weapon to { $victim } and take that ballot { $place-in }.
           *[other] { $victim-is ->
                [you] { $seat } holds a weapon to you and takes your ballot { $place-in }.
               *[other] { $seat } holds a weapon to { $victim } and takes that ballot { $place-in }.
            }
        }
    }
notice-token-taken =
    { $seat-is ->
        [you] You are first player now.
       *[other] { $seat } is first player now.
    }
notice-marker-put =
    { $n ->
        [one] { $seat-is ->
            [you] You set an explosion marker on { $place-the }: the first there.
           *[other] { $seat } sets an explosion marker on { $place-the }: the first there.
        }
       *[other] { $seat-is ->
            [you] You set an explosion marker on { $place-the }: that makes { $n }.
           *[other] { $seat } sets an explosion marker on { $place-the }: that makes { $n }.
        }
    }
notice-tower-collapsed =
    { $zombies ->
        [0] The Water Tower collapses. Everybody on it is gone.
        [one] The Water Tower collapses. Everybody on it is gone, and a zombie with them.
       *[other] The Water Tower collapses. Everybody on it is gone, and { $zombies } zombies with them.
    }
notice-armory-burnt = The Armory burns: nobody can enter it any more.
notice-armory-blocked = The Armory is blocked: nobody can get in or out any more.
notice-character-fled =
    { $seat-is ->
        [you] Your
       *[other] { $seat }’s
    } { $role } { $role-gender ->
        [pl] flee
       *[other] flees
    } the flames to the Crossroads.

notice-location-began = All eyes turn { $place-to }.
notice-location-skipped = Nobody is { $place-in }: nothing happens there.
notice-effect-used =
    { $seat-is ->
        [you] You use { $place-the }.
       *[other] { $seat } uses { $place-the }.
    }
notice-declined =
    { $seat-is ->
        [you] You decline.
       *[other] { $seat } declines.
    }
notice-antidote-taken =
    { $seat-is ->
        [you] You take an antidote.
       *[other] { $seat } takes an antidote.
    }
notice-food-drawn =
    { $food ->
        [none] { $seat-is ->
            [you] You draw a food token.
           *[other] { $seat } draws a food token.
        }
       *[other] { $seat-is ->
            [you] You draw food worth { $food }.
           *[other] { $seat } draws food worth { $food }.
        }
    }
notice-food-taken =
    { $seat-is ->
        [you] You take the food worth { $food }.
       *[other] { $seat } takes the food worth { $food }.
    }
notice-food-turned-up = Food worth { $food } is turned up.
notice-food-discarded =
    { $seat-is ->
        [you] You give up food worth { $food }.
       *[other] { $seat } gives up food worth { $food }.
    }
notice-no-attack =
    { $zombies ->
        [0] No zombie { $place-in }: no attack.
        [one] One zombie { $place-in } is not enough for an attack.
       *[other] { $zombies } zombies { $place-in } are not enough for an attack.
    }
notice-zombies-attacked =
    { $zombies ->
        [one] The zombie { $place-in } attacks!
       *[other] The { $zombies } zombies { $place-in } attack!
    }
notice-nobody-eaten = Everybody { $place-in } is hidden: nobody is eaten.

notice-ballot-sealed =
    { $named ->
        [none] { $seat-is ->
            [you] You seal a ballot.
           *[other] { $seat } seals a ballot.
        }
       *[other] { $ballot_of-is ->
            [you] { $seat-is ->
                [you] You seal your ballot
               *[other] { $seat } seals your ballot
            }
           *[other] { $seat-is ->
                [you] You seal { $ballot_of }’s ballot
               *[other] { $ballot_of }’s ballot is sealed
            }
        }{ $named-is ->
            [you] , which names you.
           *[other] , which names { $named }.
        }
    }
notice-ballots-revealed = The ballots are opened: { $ballots }.
    .item =
        { $same ->
            [yes] { $seat-is ->
                [you] you name yourself
               *[other] { $seat } names themself
            }
           *[no] { $seat-is ->
                [you] you name { $named }
               *[other] { $named-is ->
                    [you] { $seat } names you
                   *[other] { $seat } names { $named }
                }
            }
        } ({ $weight ->
            [one] 1 vote
           *[other] { $weight } votes
        })
notice-vote-tied =
    { $among-is ->
        [among] A tie { $place-in } between { $among-and-you }.
       *[other] A tie { $place-in } between { $among }.
    }
notice-tie-broken =
    { $same ->
        [yes] { $seat-is ->
            [you] As first player, you choose yourself.
           *[other] As first player, { $seat } chooses themself.
        }
       *[no] { $seat-is ->
            [you] As first player, you choose { $named }.
           *[other] { $named-is ->
                [you] As first player, { $seat } chooses you.
               *[other] As first player, { $seat } chooses { $named }.
            }
        }
    }
notice-settled-without-ballot =
    { $seat-is ->
        [you] Nobody but you can be named { $place-in }: no vote is needed.
       *[other] Nobody but { $seat } can be named { $place-in }: no vote is needed.
    }
notice-character-lost =
    { $place ->
        [none] { $seat-is ->
            [you] You lose your { $role }.
           *[other] { $seat } loses { $role-own }.
        }
       *[other] { $seat-is ->
            [you] You lose your { $role } { $place-in }.
           *[other] { $seat } loses { $role-own } { $place-in }.
        }
    }
notice-player-eliminated =
    { $seat-is ->
        [you] You have nobody left.
       *[other] { $seat } has nobody left.
    }
notice-share-leader-chosen =
    { $seat-is ->
        [you] You share out what lies { $place-in }.
       *[other] { $seat } shares out what lies { $place-in }.
    }
notice-nobody-shares = A tie: nobody gets anything { $place-in }.
notice-items-seen =
    { $cards ->
        [none] { $seat-is ->
            [you] You look at the cards { $place-in }.
           *[other] { $seat } looks at the cards { $place-in }.
        }
       *[other] { $seat-is ->
            [you] You look at the cards { $place-in }: { $cards }.
           *[other] { $seat } looks at the cards { $place-in }: { $cards }.
        }
    }
notice-item-given =
    { $card ->
        [none] { $same ->
            [yes] { $seat-is ->
                [you] You keep { $kind-a }.
               *[other] { $seat } keeps { $kind-a }.
            }
           *[no] { $seat-is ->
                [you] You hand { $kind-a } to { $to }.
               *[other] { $to-is ->
                    [you] { $seat } hands you { $kind-a }.
                   *[other] { $seat } hands { $kind-a } to { $to }.
                }
            }
        }
       *[other] { $same ->
            [yes] { $seat-is ->
                [you] You keep { $card-a }.
               *[other] { $seat } keeps { $card-a }.
            }
           *[no] { $seat-is ->
                [you] You hand { $card-a } to { $to }.
               *[other] { $to-is ->
                    [you] { $seat } hands you { $card-a }.
                   *[other] { $seat } hands { $card-a } to { $to }.
                }
            }
        }
    }
notice-items-left =
    Left { $place-in }: { $antidotes ->
        [0] { "" }
        [one] 1 antidote
       *[other] { $antidotes } antidotes
    }{ $antidotes ->
        [0] { "" }
       *[other] { $cards ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }
    }{ $cards ->
        [0] { "" }
        [one] 1 card
       *[other] { $cards } cards
    }.

notice-offer-made =
    { $to ->
        [none] { $seat-is ->
            [you] You make everybody an offer.
           *[other] { $seat } makes everybody an offer.
        }
       *[other] { $answers ->
            [none] { $seat-is ->
                [you] You make { $to } an offer.
               *[other] { $to-is ->
                    [you] { $seat } makes you an offer.
                   *[other] { $seat } makes { $to } an offer.
                }
            }
           *[other] { $seat-is ->
                [you] You make { $to } a counter-offer.
               *[other] { $to-is ->
                    [you] { $seat } makes you a counter-offer.
                   *[other] { $seat } makes { $to } a counter-offer.
                }
            }
        }
    }{ $lasts-id ->
        [window] { "" }
       *[other] { " " }It stands until { $lasts }.
    }{ $terms ->
        [none] { "" }
       *[some] { $terms-give-antidotes ->
            [0] { $terms-give-cards-n ->
                [0] { "" }
               *[other] { " " }On offer: { $terms-give-cards }{ $terms-give-when-id ->
                    [at-once] { "" }
                   *[other] { " " }({ $terms-give-when })
                }.
            }
           *[other] { " " }On offer: { $terms-give-antidotes ->
                [one] 1 antidote
               *[other] { $terms-give-antidotes } antidotes
            }{ $terms-give-cards-n ->
                [0] { "" }
               *[other] , { $terms-give-cards }
            }{ $terms-give-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $terms-give-when })
            }.
        }{ $terms-want-antidotes ->
            [0] { $terms-want-cards-n ->
                [0] { "" }
               *[other] { " " }In return: { $terms-want-cards }{ $terms-want-when-id ->
                    [at-once] { "" }
                   *[other] { " " }({ $terms-want-when })
                }.
            }
           *[other] { " " }In return: { $terms-want-antidotes ->
                [one] 1 antidote
               *[other] { $terms-want-antidotes } antidotes
            }{ $terms-want-cards-n ->
                [0] { "" }
               *[other] , { $terms-want-cards }
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
notice-offer-refused =
    { $seat-is ->
        [you] You refuse { $of }’s offer no. { $number }.
       *[other] { $of-is ->
            [you] { $seat } refuses your offer no. { $number }.
           *[other] { $seat } refuses { $of }’s offer no. { $number }.
        }
    }
notice-offer-ended =
    { $seat-is ->
        [you] Your offer no. { $number } is off the table.
       *[other] { $seat }’s offer no. { $number } is off the table.
    }
notice-trade-made =
    { $seat-is ->
        [you] You give { $with }{ " " }
       *[other] { $with-is ->
            [you] { $seat } gives you{ " " }
           *[other] { $seat } gives { $with }{ " " }
        }
    }{ $given ->
        [none] { $cards_given ->
            [0] { $antidotes_given ->
                [0] nothing
                [one] 1 antidote
               *[other] { $antidotes_given } antidotes
            }
            [one] 1 card{ $antidotes_given ->
                [0] { "" }
                [one] { " " }and 1 antidote
               *[other] { " " }and { $antidotes_given } antidotes
            }
           *[other] { $cards_given } cards{ $antidotes_given ->
                [0] { "" }
                [one] { " " }and 1 antidote
               *[other] { " " }and { $antidotes_given } antidotes
            }
        }
       *[other] { $given }{ $antidotes_given ->
            [0] { "" }
            [one] { " " }and 1 antidote
           *[other] { " " }and { $antidotes_given } antidotes
        }
    } for { $taken ->
        [none] { $cards_taken ->
            [0] { $antidotes_taken ->
                [0] nothing
                [one] 1 antidote
               *[other] { $antidotes_taken } antidotes
            }
            [one] 1 card{ $antidotes_taken ->
                [0] { "" }
                [one] { " " }and 1 antidote
               *[other] { " " }and { $antidotes_taken } antidotes
            }
           *[other] { $cards_taken } cards{ $antidotes_taken ->
                [0] { "" }
                [one] { " " }and 1 antidote
               *[other] { " " }and { $antidotes_taken } antidotes
            }
        }
       *[other] { $taken }{ $antidotes_taken ->
            [0] { "" }
            [one] { " " }and 1 antidote
           *[other] { " " }and { $antidotes_taken } antidotes
        }
    }.
notice-deal-made =
    { $seat-is ->
        [you] You make a deal with { $with }.
       *[other] { $with-is ->
            [you] { $seat } makes a deal with you.
           *[other] { $seat } and { $with } make a deal.
        }
    }{ $promises-n ->
        [0] { "" }
       *[other] { " " }Promised: { $promises }.
    }{ $pays-maker-when-id ->
        [at-once] { "" }
       *[other] { $pays-maker-antidotes ->
            [0] { $pays-maker-cards ->
                [0] { "" }
               *[other] { $seat-is ->
                    [you] { " " }You owe{ " " }
                   *[other] { " " }{ $seat } owes{ " " }
                }{ $pays-maker-antidotes ->
                    [0] { "" }
                    [one] 1 antidote
                   *[other] { $pays-maker-antidotes } antidotes
                }{ $pays-maker-antidotes ->
                    [0] { "" }
                   *[other] { $pays-maker-cards ->
                        [0] { "" }
                       *[other] { " " }and{ " " }
                    }
                }{ $pays-maker-cards ->
                    [0] { "" }
                    [one] 1 card
                   *[other] { $pays-maker-cards } cards
                } ({ $pays-maker-when }).
            }
           *[other] { $seat-is ->
                [you] { " " }You owe{ " " }
               *[other] { " " }{ $seat } owes{ " " }
            }{ $pays-maker-antidotes ->
                [0] { "" }
                [one] 1 antidote
               *[other] { $pays-maker-antidotes } antidotes
            }{ $pays-maker-antidotes ->
                [0] { "" }
               *[other] { $pays-maker-cards ->
                    [0] { "" }
                   *[other] { " " }and{ " " }
                }
            }{ $pays-maker-cards ->
                [0] { "" }
                [one] 1 card
               *[other] { $pays-maker-cards } cards
            } ({ $pays-maker-when }).
        }
    }{ $pays-taker-when-id ->
        [at-once] { "" }
       *[other] { $pays-taker-antidotes ->
            [0] { $pays-taker-cards ->
                [0] { "" }
               *[other] { $with-is ->
                    [you] { " " }You owe{ " " }
                   *[other] { " " }{ $with } owes{ " " }
                }{ $pays-taker-antidotes ->
                    [0] { "" }
                    [one] 1 antidote
                   *[other] { $pays-taker-antidotes } antidotes
                }{ $pays-taker-antidotes ->
                    [0] { "" }
                   *[other] { $pays-taker-cards ->
                        [0] { "" }
                       *[other] { " " }and{ " " }
                    }
                }{ $pays-taker-cards ->
                    [0] { "" }
                    [one] 1 card
                   *[other] { $pays-taker-cards } cards
                } ({ $pays-taker-when }).
            }
           *[other] { $with-is ->
                [you] { " " }You owe{ " " }
               *[other] { " " }{ $with } owes{ " " }
            }{ $pays-taker-antidotes ->
                [0] { "" }
                [one] 1 antidote
               *[other] { $pays-taker-antidotes } antidotes
            }{ $pays-taker-antidotes ->
                [0] { "" }
               *[other] { $pays-taker-cards ->
                    [0] { "" }
                   *[other] { " " }and{ " " }
                }
            }{ $pays-taker-cards ->
                [0] { "" }
                [one] 1 card
               *[other] { $pays-taker-cards } cards
            } ({ $pays-taker-when }).
        }
    }
    .item = { $by } will { $clause }
notice-promise-settled =
    { $kept-id ->
        [kept] { $seat-is ->
            [you] You have kept a promise to { $to }: { $clause }.
           *[other] { $to-is ->
                [you] { $seat } has kept a promise to you: { $clause }.
               *[other] { $seat } has kept a promise to { $to }: { $clause }.
            }
        }
        [broken] { $seat-is ->
            [you] You have broken a promise to { $to }: { $clause }.
           *[other] { $to-is ->
                [you] { $seat } has broken a promise to you: { $clause }.
               *[other] { $seat } has broken a promise to { $to }: { $clause }.
            }
        }
        [void] { $seat-is ->
            [you] Your promise to { $to } no longer counts: { $clause }.
           *[other] { $to-is ->
                [you] { $seat }’s promise to you no longer counts: { $clause }.
               *[other] { $seat }’s promise to { $to } no longer counts: { $clause }.
            }
        }
       *[open] { $seat-is ->
            [you] You have promised { $to }: { $clause }.
           *[other] { $to-is ->
                [you] { $seat } has promised you: { $clause }.
               *[other] { $seat } has promised { $to }: { $clause }.
            }
        }
    }
notice-payment-settled =
    { $kept-id ->
        [kept] { $seat-is ->
            [you] You pay { $to }{ " " }
           *[other] { $to-is ->
                [you] { $seat } pays you{ " " }
               *[other] { $seat } pays { $to }{ " " }
            }
        }{ $antidotes ->
            [0] { "" }
            [one] 1 antidote
           *[other] { $antidotes } antidotes
        }{ $antidotes ->
            [0] { "" }
           *[other] { $cards ->
                [0] { "" }
               *[other] { " " }and{ " " }
            }
        }{ $cards ->
            [0] { "" }
            [one] 1 card
           *[other] { $cards } cards
        }, as agreed.
        [broken] { $seat-is ->
            [you] You do not pay { $to } what was agreed.
           *[other] { $to-is ->
                [you] { $seat } does not pay you what was agreed.
               *[other] { $seat } does not pay { $to } what was agreed.
            }
        }
        [void] { $seat-is ->
            [you] You get back what was meant for { $to }.
           *[other] { $to-is ->
                [you] { $seat } gets back what was meant for you.
               *[other] { $seat } gets back what was meant for { $to }.
            }
        }
       *[open] { $seat-is ->
            [you] You owe { $to }{ " " }
           *[other] { $to-is ->
                [you] { $seat } owes you{ " " }
               *[other] { $seat } owes { $to }{ " " }
            }
        }{ $antidotes ->
            [0] { "" }
            [one] 1 antidote
           *[other] { $antidotes } antidotes
        }{ $antidotes ->
            [0] { "" }
           *[other] { $cards ->
                [0] { "" }
               *[other] { " " }and{ " " }
            }
        }{ $cards ->
            [0] { "" }
            [one] 1 card
           *[other] { $cards } cards
        }.
    }
notice-card-shown =
    { $card ->
        [none] { $seat-is ->
            [you] You show { $to } a card.
           *[other] { $to-is ->
                [you] { $seat } shows you a card.
               *[other] { $seat } shows { $to } a card.
            }
        }
       *[other] { $seat-is ->
            [you] You show { $to } { $card-a }.
           *[other] { $to-is ->
                [you] { $seat } shows you { $card-a }.
               *[other] { $seat } shows { $to } { $card-a }.
            }
        }
    }

notice-vaccination-chosen =
    { $roles ->
        [none] { $seat-is ->
            [you] You have decided who gets the antidotes.
           *[other] { $seat } has decided who gets the antidotes.
        }
       *[other] { $seat-is ->
            [you] You have decided who gets the antidotes: { $roles }.
           *[other] { $seat } has decided who gets the antidotes: { $roles }.
        }
    }
notice-vaccinated =
    { $roles-n ->
        [0] { $seat-is ->
            [you] You can vaccinate nobody.
           *[other] { $seat } can vaccinate nobody.
        }
       *[other] { $seat-is ->
            [you] You vaccinate: { $roles }.
           *[other] { $seat } vaccinates: { $roles }.
        }
    }
notice-canned-food-kept =
    { $seat-is ->
        [you] You open Canned Food: 1 point.
       *[other] { $seat } opens Canned Food: 1 point.
    }
notice-scored =
    { $seat-is ->
        [you] You score { $characters } for characters, { $antidotes } for antidotes, { $food } for food and { $canned } for Canned Food.
       *[other] { $seat } scores { $characters } for characters, { $antidotes } for antidotes, { $food } for food and { $canned } for Canned Food.
    }
notice-game-ended =
    { $winners-n ->
        [0] The helicopter leaves empty. Nobody wins.
        [1] { $winners-is ->
            [you] The helicopter takes off. You win!
           *[other] The helicopter takes off. { $winners } wins!
        }
       *[other] { $winners-is ->
            [among] The helicopter takes off. { $winners-and-you } share the victory!
           *[other] The helicopter takes off. { $winners } share the victory!
        }
    }

## Actions. `effect` is what it does, where the action does not say it; `rules` are the ids it falls under,
## beside those of the question. `question-…` are the arguments of the question that is answered.

action-settle =
    { $room ->
        [full] Put { $one-the } { $two-in } (full: goes to the Crossroads)
       *[free] Put { $one-the } { $two-in }
    }
    .short =
        { $room ->
            [full] { $one } → { $two } (full: Crossroads)
           *[free] { $one } → { $two }
        }
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
    .effect = You do nothing for now. If anything happens, you are asked again.
    .rules = CITY-4.5 CITY-4.6
action-take-back-pass = Take your pass back
    .rules = CITY-4.9
action-hold = Wait!
    .effect = Nothing is decided before you have passed.
    .rules = CITY-4.15
action-play =
    { $two-id ->
        [nothing] Play { $one-a }
       *[other] { $one-id ->
            [running-shoes] Play { $one-a } to go { $two-one-to } instead
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
            [geek] Use { $one-the } to send a zombie { $two-one-to }
            [rocker] Use { $one-the } to send a zombie { $two-one-to }
            [teen] Use { $one-the } to go { $two-one-to } instead
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
action-move =
    { $question-room ->
        [full] Move { $one-the } { $question-place-to } (full: to the Crossroads without a Back Door)
       *[free] Move { $one-the } { $question-place-to }
    }
    .short = Move { $one-the }
    .rules = CITY-8.1 CITY-8.4
action-stay = Move nobody
    .rules = CITY-8.9 CITY-8.10
action-activate = Use { $question-place-the }: { $one }
    .short = { $one-short }
    .rules = CITY-9.2 CITY-9.5
action-decline = Do not use it
    .rules = CITY-9.3
action-put-marker = Put the marker on { $one-the }
    .short = → { $one }
    .rules = CITY-17.1 CITY-17.2
action-vote-for =
    { $one-is ->
        [you] Name yourself
       *[other] Name { $one }
    }
    .rules = CITY-11.8 CITY-11.9
action-cast-for =
    With { $one }’s ballot, name { $two-is ->
        [you] yourself
       *[other] { $two }
    }
    .short = { $one } names { $two }
    .rules = CITY-11.5 CITY-11.9
action-break-tie =
    { $one-is ->
        [you] Choose yourself
       *[other] Choose { $one }
    }
    .rules = CITY-11.11 CITY-12.3
action-sacrifice = Give up { $one-the }
    .effect = { $one-about }
    .rules = CITY-9.13 CITY-9.14
action-give =
    { $one-id ->
        [antidote] { $two-is ->
            [you] Keep an antidote
           *[other] Give { $two } an antidote
        }
       *[card] { $two-is ->
            [you] Keep { $one-one-a }
           *[other] Give { $two } { $one-one-a }
        }
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
           *[other] { " " }You give: { $give-cards }{ $give-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $give-when })
            }.
        }
       *[other] { " " }You give: { $give-antidotes ->
            [one] 1 antidote
           *[other] { $give-antidotes } antidotes
        }{ $give-cards-n ->
            [0] { "" }
           *[other] , { $give-cards }
        }{ $give-when-id ->
            [at-once] { "" }
           *[other] { " " }({ $give-when })
        }.
    }{ $want-antidotes ->
        [0] { $want-cards-n ->
            [0] { "" }
           *[other] { " " }You get: { $want-cards }{ $want-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $want-when })
            }.
        }
       *[other] { " " }You get: { $want-antidotes ->
            [one] 1 antidote
           *[other] { $want-antidotes } antidotes
        }{ $want-cards-n ->
            [0] { "" }
           *[other] , { $want-cards }
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
            [none] An offer to everybody
           *[other] An offer to { $to }
        }
    .rules = CITY-19.2 CITY-19.34 CITY-19.11
action-accept =
    { $three-n ->
        [0] Accept { $one }’s offer
       *[other] Accept { $one }’s offer, giving { $three }
    }
    .rules = CITY-19.4 CITY-19.11
action-refuse = Refuse { $one }’s offer
    .rules = CITY-19.34
action-withdraw = Take your offer no. { $one } off the table
    .rules = CITY-19.34
action-counter =
    Answer { $one }’s offer with another one.{ $three-give-antidotes ->
        [0] { $three-give-cards-n ->
            [0] { "" }
           *[other] { " " }You give: { $three-give-cards }{ $three-give-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $three-give-when })
            }.
        }
       *[other] { " " }You give: { $three-give-antidotes ->
            [one] 1 antidote
           *[other] { $three-give-antidotes } antidotes
        }{ $three-give-cards-n ->
            [0] { "" }
           *[other] , { $three-give-cards }
        }{ $three-give-when-id ->
            [at-once] { "" }
           *[other] { " " }({ $three-give-when })
        }.
    }{ $three-want-antidotes ->
        [0] { $three-want-cards-n ->
            [0] { "" }
           *[other] { " " }You get: { $three-want-cards }{ $three-want-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $three-want-when })
            }.
        }
       *[other] { " " }You get: { $three-want-antidotes ->
            [one] 1 antidote
           *[other] { $three-want-antidotes } antidotes
        }{ $three-want-cards-n ->
            [0] { "" }
           *[other] , { $three-want-cards }
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

question-settle =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, it is up to you.{ " " }
    }You drew { $places }. Who begins where?
    .rules = CITY-2.12
question-draft-card =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, it is up to you.{ " " }
    }Keep one of these cards. The others go on to the left.
    .rules = CITY-2.18
question-choose-card =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, it is up to you.{ " " }
    }Choose where one of your characters will go. Your card stays covered until all have chosen.
    .rules = CITY-6.2
question-choose-card-late =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, it is up to you.{ " " }
    }From the Water Tower you have seen the others’ cards. Now choose yours.
    .rules = CITY-6.3
question-act =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, it is up to you.{ " " }
    }{ $moment-id ->
        [start-of-turn] The hour begins. You may play cards, use powers and trade.
        [before-invasion] The next invasion card is about to be turned up. You may act first.
        [after-invasion] The dead have come. You may act before the moves.
        [before-lure] The Blonde is about to attract a zombie. You may act first.
        [before-attack] Will the zombies attack { $place-the }? You may act and bargain first.
        [before-sharing] What lies { $place-in } is about to be shared out. You may act and bargain first.
       *[last-window] The helicopter is landing. You may act one last time.
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
question-move-character =
    { $seat-is ->
        [you] Your card says { $place }. Choose who goes there.
       *[other] { $seat } must move a character { $place-to }. Until then { $asked-is ->
            [you] you
            [among] { $asked-and-you }
           *[other] { $asked }
        } may play cards, use powers and trade.
    }{ $room ->
        [full] { " " }There is no room: without a Back Door, the way leads to the Crossroads.
       *[free] { "" }
    }
    .rules = CITY-5.6
question-undo-move =
    { $asked-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $asked }, it is up to you.{ " " }
    }{ $seat-is ->
        [you] You have moved your { $role } { $from-from } { $to-to }.
       *[other] { $seat } has moved { $role-own } { $from-from } { $to-to }.
    } Your Priest can undo it.
    .rules = CITY-5.7
question-activate =
    { $seat-is ->
        [you] You may use { $place-the } once. Other cards, powers and bargains come first.
       *[other] { $seat } may use { $place-the }. Until that is decided, { $asked-is ->
            [you] you
            [among] { $asked-and-you }
           *[other] { $asked }
        } may play cards, use powers and bargain.
    }
    .rules = CITY-5.9
question-vote =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, it is up to you.{ " " }
    }{ $purpose-id ->
        [attack] Name a player. Whoever gets the most votes loses a character { $place-in }. Your ballot stays sealed until all are in.
       *[sharing] Name a player. Whoever gets the most votes shares out what lies { $place-in }. Your ballot stays sealed until all are in.
    }
    .rules =
        { $purpose-id ->
            [attack] CITY-5.11
           *[sharing] CITY-5.13
        }
question-break-tie =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, it is up to you.{ " " }
    }{ $purpose-id ->
        [attack] It is a tie, and you are first player. Choose who loses a character { $place-in }.
       *[sharing] It is a tie, and you are first player. Choose who shares out what lies { $place-in }.
    }
    .rules = CITY-18.1
question-lose-character =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, it is up to you.{ " " }
    }The zombies take one of your characters { $place-in }. Choose which one.
    .rules = CITY-9.13
question-share =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, it is up to you.{ " " }
    }Hand out what lies { $place-in }. Nobody gets two things.
    .rules = CITY-12.8
question-answer-card =
    { $asked-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $asked }, it is up to you.{ " " }
    }{ $seat-is ->
        [you] You play { $card-a }. Let it pass, or cancel it yourself.
       *[other] { $seat } plays { $card-a }. Cancel it, or let it pass: nobody sees who lets it pass.
    }
    .rules = CITY-5.17
question-put-marker =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, it is up to you.{ " " }
    }It explodes. Choose where the marker goes.
    .rules = CITY-17.1
question-vaccinate =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, it is up to you.{ " " }
    }You have fewer antidotes than characters. Choose who is vaccinated.
    .rules = CITY-5.15

## What chance is asked

chance-layout = Chance deals the four buildings to the corners.
chance-sides = Chance turns each location to side A or B.
chance-colours = Chance deals the colours.
chance-first-player = Chance says who begins as first player.
chance-open-food = Three food tokens are turned up.
chance-characters = The characters are dealt.
chance-placement-cards =
    { $n ->
        [one] { $seat-is ->
            [you] You draw one movement card.
           *[other] { $seat } draws one movement card.
        }
       *[other] { $seat-is ->
            [you] You draw { $n } movement cards.
           *[other] { $seat } draws { $n } movement cards.
        }
    }
chance-deal = The action cards are dealt.
chance-invasion = The invasion card of { $hour } is drawn.
chance-cards =
    { $n ->
        [one] A card comes from the deck.
       *[other] { $n } cards come from the deck.
    }
chance-theft =
    { $seat-is ->
        [you] You reach into { $from }’s hand.
       *[other] { $from-is ->
            [you] { $seat } reaches into your hand.
           *[other] { $seat } reaches into { $from }’s hand.
        }
    }
chance-kitten =
    { $seat-is ->
        [you] Your Kitten looks for a way out.
       *[other] { $seat }’s Kitten looks for a way out.
    }
chance-food = A food token is drawn.

## Refusals

refusal-already-hidden = This character is hidden already. Choose another one.
refusal-cannot-be-kept = As things stand, this promise cannot be kept. Change it.
refusal-cannot-be-named = This player cannot be named here. Name one with a visible character.
refusal-cannot-move = This character cannot be moved now. Choose another one.
refusal-card-not-held = You do not have this card.
refusal-card-not-in-pack = This is not one of the cards you choose from.
refusal-card-waits-for-answers = A card waits for your answer: cancel it, or let it pass.
refusal-cards-are-not-shown = At this table no cards are shown.
refusal-character-is-hidden = This character is hidden. Choose one who is not.
refusal-character-not-here = This character is not here. Choose one who is.
refusal-contradicts-a-promise = This contradicts a promise made already.
refusal-decides-himself = The decision is yours: no need to make it wait.
refusal-deck-is-empty = The deck is empty: there is nothing to draw.
refusal-door-is-open = A Back Door is open for you already. Move through it.
refusal-empty-offer = Put something into the offer: a card, an antidote or a promise.
refusal-food-not-held = You have no food token of this value.
refusal-goods-not-held = Not everything in this offer is there to be given.
refusal-has-moved = You have made your move of this turn.
refusal-has-one-already = Nobody gets two things in one sharing. Choose somebody else.
refusal-has-the-token = You are first player already.
refusal-holds-already = The decision waits for you already, or it is too late.
refusal-item-not-here = This does not lie here. Hand out what does.
refusal-leader-takes-one-first = You share out, so take one thing for yourself first.
refusal-more-than-lies-here = More is promised than lies here. Promise less.
refusal-must-decide = The decision is yours: take it first.
refusal-must-move = You can move somebody, so you must. Choose who.
refusal-never-turned = Only her own power turns the Pregnant Woman’s card. Choose somebody else.
refusal-no-action-now = You cannot do this now. Answer the question first.
refusal-no-card-to-change = Your movement card is not turned up: there is nothing to change.
refusal-no-deals-here = At this table promises are only talk. Trade instead.
refusal-no-invasion-card-left = No invasion card is left to look at.
refusal-no-location-at-hand = A deal is about the location in progress. Wait until there is one.
refusal-no-pass-to-take-back = You have not passed here.
refusal-no-room-for-zombies = There are eight zombies there already. Choose another location.
refusal-no-such-ballot = You cannot take this ballot. Choose another one.
refusal-no-such-colour = The zombie leader cannot be put there. Choose the colour of another player in the game.
refusal-no-such-offer = This offer does not stand any more.
refusal-no-such-player = Choose another player who is still in the game.
refusal-no-vote-there = Nobody votes at the Crossroads. Choose another location.
refusal-no-way-in = Nobody gets in there any more.
refusal-no-zombie-left = No zombie is left in the reserve.
refusal-no-zombie-there = There is no zombie there. Choose another location.
refusal-not-exhausted = This character is not exhausted. Choose one who is.
refusal-not-full = That location is not full: just go there.
refusal-not-in-the-pile = This card is not in the discard pile. Choose another one.
refusal-not-on-the-tower = You need a character on side B of the Water Tower to choose later.
refusal-not-rested = This character is exhausted. Rest it first.
refusal-not-rested-here = You have no such rested character here.
refusal-not-the-effect-here = This is not what this location does.
refusal-not-tied = You can only choose one of the tied players.
refusal-not-to-be-placed = You have no such character to place.
refusal-not-your-ballot = This ballot is not in your hands.
refusal-not-your-character = This is not your character. Choose one of yours.
refusal-not-your-move = It is not your move.
refusal-not-your-turn-here = Somebody else decides about this location now. Wait for your turn.
refusal-nothing-left = Nothing is left to take here.
refusal-nothing-to-steal = This player has no card to steal. Choose another one.
refusal-one-antidote-each = Vaccinate exactly as many characters as you have antidotes.
refusal-only-after-a-move = The Priest only answers a move that was just made.
refusal-only-against-a-card = Keep it for an action card that was just played.
refusal-only-at-the-end = Keep it: Canned Food counts at the end by itself.
refusal-only-in-your-move = Keep it for your own move into a full location.
refusal-place-not-drawn = You did not draw this location. Choose one that you drew.
refusal-player-eliminated = This player is out of the game. Choose another one.
refusal-promised-otherwise = You have promised otherwise, and the deal binds you.
refusal-promised-to-hold-back = You have promised to do nothing here.
refusal-set-up-not-over = Finish the set-up first.
refusal-sharing-has-begun = The sharing has begun: finish it first.
refusal-somebody-holds = Somebody has asked you to wait until they pass.
refusal-stands-there-already = This character is there already. Choose another one.
refusal-takes-no-marker = No marker can be put there. Choose another location.
refusal-the-same-card = You have this movement card already. Choose another one.
refusal-the-same-place = Choose two different locations.
refusal-too-far = Here the zombie leader goes on by 0 or 1.
refusal-too-few-zombies = Half of that is not even one zombie. Choose a location with two or more.
refusal-deals-end-with-the-location = A deal ends with this location. Let the offer stand no longer than that.
refusal-kept-for-a-promise = You need this to keep a promise.
refusal-too-many-cards = Offer at most eight cards on each side.
refusal-too-many-offers = You have four offers standing. Take one back first.
refusal-too-many-promises = Put at most eight promises into one deal.
refusal-too-many-bargains = Ten trades and deals are enough for now. Go on with the game.
refusal-too-many-deals = Sixteen deals about one location are enough.
refusal-too-many-replicas = No more Weapon Replicas can be played this turn.
refusal-too-many-wishes = You cannot leave orders for so many locations. Take one back first.
refusal-vote-has-begun = The vote has begun: finish it first.
refusal-votes-are-over = There is no vote left there this turn. Choose another location.
refusal-wrong-aim = This cannot be aimed like that.
refusal-wrong-ware = These are not the cards that the offer asks for.

## Why a helper would do it

reason-best-card = This card helps most in most games.
reason-best-of-nights = Of many nights imagined, this one ends best for you.
reason-best-shared = You keep the best; what you must give away helps the others least.
reason-card-harmless = Stopping this card would cost you more than it harms you.
reason-card-hurts = This card harms you more than stopping it costs.
reason-choose-last = You know more if you choose last.
reason-fire-for-rivals = There it threatens the others more than you.
reason-for-yourself = What it brings is then yours.
reason-good-offer = You get more than you give.
reason-highest-values = This saves the most points.
reason-hurts-a-rival = This loss helps you most.
reason-least-loss = This character is worth least to you now.
reason-least-rival = If not you, then the player with the fewest points.
reason-not-worth-it = It costs you more than it brings.
reason-nothing-better = There is nothing better to do now.
reason-poor-offer = You would give more than you get.
reason-worth-its-cost = It brings you more than it costs.
reason-worth-offering = What you may get is worth what you offer.

## Options

option-edition = Which rulebook you play by: the revised English one or the French first print. It sets the next twelve.
option-first_player_mode = When a player who loses a character becomes first player: at once, or at the end of the turn.
option-first_player_no_loss = Where the first-player token goes if a turn passes without a loss: it stays, or goes on clockwise.
option-share_tie = What a tie in a sharing does: the first player decides, or nobody gets anything.
option-share_winner = How the winner of a sharing hands out: freely, or taking one item first.
option-weapon_replica = What a Weapon Replica does: two more votes, or another player’s ballot.
option-armory_b_cost = What side B of the Armory costs: an action card, or exhausting a character there.
option-tower_markers = What becomes of the markers of the fallen tower: they return to the box, or stay.
option-energy_target = Whom an Energy Drink helps: anybody’s character, or only your own.
option-promises = Whether deals bind: enforced, only noted, or nothing but talk.
option-sixth_color = The sixth colour: white or orange.
option-phase_labels = How a turn is divided: into four phases or six.
option-slot_labels = How the locations are numbered: only the corners, or all six.
option-layout = Where the four buildings stand: dealt at random, or as you say.
option-sides = Which sides of the locations are up: all A, all B, at random, or one by one.
option-draft = Whether you choose your action cards from packs that go round, for experts.
option-first_player = Who begins as first player.
option-colours = The colours of the players, seat by seat.
option-wheel = The order of the colours on the zombie leader’s wheel.
option-invasion_deck = The invasion cards: those of the program, or a corrected file.
option-show_cards = Whether you may show a card to somebody, with the program as witness.
option-deal_visibility = Who sees a deal: everybody, or only its two sides.
option-promo_lawn_mower = Whether the promotional card Lawn Mower is in the deck.

## Presets: ways to play that a host chooses with one click.

preset-first = First game
    .about = Side A of the city. You trade cards and food, but no promise binds.
preset-classic = Classic
    .about = The revised rules as printed: a deal is a deal.
preset-everything = Everything
    .about = Sides by chance, action cards chosen one by one, and the Lawn Mower.
