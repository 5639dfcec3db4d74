# Words of Zombies!!! that only the browser needs. Everything else is in games/zombies/text.

primer-1-title = Reach the helicopter
primer-1-text = Get to the middle of the helipad before the others and kill the zombie there. Or be the first to collect 25 zombies.
primer-2-title = Lives, bullets, cards
primer-2-text = You have a pawn, three lives, three bullets and three cards. Cards help you or get in the way of the others.
primer-3-title = Lay, walk, push
primer-3-text = Lay a tile with its zombies. Roll a die, walk, and fight what you meet. Roll again: that many zombies move.
primer-4-title = Mind your last life
primer-4-text = 4 or more kills. Less costs you bullets or a life. Without lives you start again in the middle and lose half your zombies.
primer-or = or
primer-kill = 4+ kills
primer-restart = back to the start

nav-orders = Orders

headline-draw-tile = Choose a stack to draw from
headline-place-tile =
    { $seat-is ->
        [you] Lay { $tile-the }
       *[other] { $seat } lays { $tile-the }
    }
headline-put-zombie =
    { $seat-is ->
        [you] Place { $figure-a }
       *[other] { $seat } places { $figure-a }
    }
headline-put-bullets =
    { $seat-is ->
        [you] Place a bullet token
       *[other] { $seat } places a bullet token
    }
headline-put-life =
    { $seat-is ->
        [you] Place a life token
       *[other] { $seat } places a life token
    }
headline-fight =
    { $seat-is ->
        [you] Fight: roll the die
       *[other] { $seat } fights
    }
headline-fight-result =
    { $seat-is ->
        [you] Decide on your roll
       *[other] { $seat } has rolled
    }
headline-take-token =
    { $seat-is ->
        [you] Take the token, or leave it
       *[other] { $seat } may take a token
    }
headline-toll =
    { $seat-is ->
        [you] Pay the toll, or come up
       *[other] { $seat } pays the toll, or comes up
    }
headline-duct =
    { $seat-is ->
        [you] Take a duct, or stop here
       *[other] { $seat } may take a duct
    }
headline-fun-house-tile =
    { $who-is ->
        [you] { $seat-is ->
            [you] Choose where you come out
           *[other] { $seat } chooses where you come out
        }
       *[other] { $seat-is ->
            [you] Choose where { $who } comes out
           *[other] { $seat } chooses a tile for { $who }
        }
    }
headline-carnival-crossroads =
    { $who-is ->
        [you] { $seat-is ->
            [you] Choose where you come out
           *[other] { $seat } chooses where you come out
        }
       *[other] { $seat-is ->
            [you] Choose where { $who } comes out
           *[other] { $seat } chooses where { $who } comes out
        }
    }
headline-move =
    { $seat-is ->
        [you] { $mover-is ->
            [you] { $left ->
                [0] Stop, or do something here
                [one] Walk: one square left
               *[other] Walk: { $left } squares left
            }
           *[other] { $left ->
                [0] { $mover } has no squares left
                [one] Lead { $mover }: one square left
               *[other] Lead { $mover }: { $left } squares left
            }
        }
       *[other] { $mover-is ->
            [you] { $seat } leads you
           *[other] { $left ->
                [0] { $seat } has no squares left
                [one] { $seat } walks: one square left
               *[other] { $seat } walks: { $left } squares left
            }
        }
    }
headline-set-out =
    { $seat-is ->
        [you] { $left ->
            [0] Stop, or do something here
            [one] Walk up to one square
           *[other] Walk up to { $left } squares
        }
       *[other] { $left ->
            [0] { $seat } cannot walk: play a card first?
            [one] { $seat } is about to walk one square: play a card first?
           *[other] { $seat } is about to walk { $left } squares: play a card first?
        }
    }
headline-move-zombies =
    { $seat-is ->
        [you] { $left ->
            [one] Move one zombie
           *[other] Move { $left } zombies
        }
       *[other] { $left ->
            [one] { $seat } moves one zombie
           *[other] { $seat } moves { $left } zombies
        }
    }
headline-discard =
    { $seat-is ->
        [you] { $surplus ->
            [0] Discard a card, or keep all
           *[other] Discard: you hold too many cards
        }
       *[other] { $surplus ->
            [0] { $seat } may discard a card
           *[other] { $seat } has too many cards
        }
    }
headline-finish-turn =
    { $seat-is ->
        [you] { $surplus ->
            [0] Discard a card, or keep all
           *[other] Discard: you hold too many cards
        }
       *[other] { $seat } may discard: play a card first?
    }
headline-surplus =
    { $seat-is ->
        [you] Discard: you hold too many cards
       *[other] { $seat } has too many cards
    }
headline-give-back =
    { $seat-is ->
        [you] { $n ->
            [one] Give back one figure
           *[other] Give back { $n } figures
        }
       *[other] { $n ->
            [one] { $seat } gives back one figure
           *[other] { $seat } gives back { $n } figures
        }
    }
headline-arrive =
    { $seat-is ->
        [you] Choose where you come out
       *[other] { $seat } chooses a station
    }
headline-react =
    { $moment-id ->
        [turn-start] { $subject-is ->
            [you] Your turn starts: a card?
           *[other] { $subject }’s turn starts: a card?
        }
        [tile-drawn] { $subject-is ->
            [you] You have drawn a tile: a card?
           *[other] { $subject } has drawn a tile: a card?
        }
        [before-movement-roll] { $subject-is ->
            [you] You are about to roll: a card?
           *[other] { $subject } is about to roll: a card?
        }
        [after-movement-roll] { $subject-is ->
            [you] You have rolled: a card?
           *[other] { $subject } has rolled: a card?
        }
        [die-rolled] { $subject-is ->
            [you] You have rolled: change it?
           *[other] { $subject } has rolled
        }
        [kill] { $subject-is ->
            [you] You have killed: a card?
           *[other] { $subject } has killed: a card?
        }
        [building-entry] { $subject-is ->
            [you] You stand in the door: a card?
           *[other] { $subject } stands in the door
        }
        [death] { $subject-is ->
            [you] You die: a card?
           *[other] { $subject } dies: a card?
        }
        [card-played] { $subject-is ->
            [you] { $card ->
                [none] You play a card: a reply?
               *[other] You play { $card }: a reply?
            }
           *[other] { $card ->
                [none] { $subject } plays a card: a reply?
               *[other] { $subject } plays { $card }: a reply?
            }
        }
        [leaves-subway] { $subject-is ->
            [you] You leave the subway: a card?
           *[other] { $subject } leaves the subway: a card?
        }
        [leaves-fun-house] { $subject-is ->
            [you] You leave the Fun House: a card?
           *[other] { $subject } leaves the Fun House: a card?
        }
       *[after-zombies] The zombies have moved: a card?
    }
headline-choose =
    { $seat-is ->
        [you] Choose for “{ $card }”
       *[other] { $seat } chooses for “{ $card }”
    }

panel-step = Step { $n } of { $of } · { $step }
panel-you-may-act = You may play a card
panel-before-that = Before that you may
panel-nothing-to-play = You have no card to play now.
panel-on-the-map =
    { $n ->
        [one] Choose the square that is lit on the map.
       *[other] Choose one of the { $n } squares that are lit on the map.
    }
panel-back = Back
panel-lay = Lay it here
panel-next-place = Next place
panel-turn-left = Turn left
panel-turn-right = Turn right
panel-fits =
    { $n ->
        [one] Fits in one place.
       *[other] Fits in { $n } places.
    } Roads must meet roads.
panel-tiles-left =
    { $n ->
        [0] no tiles left
        [one] one tile left
       *[other] { $n } tiles left
    }
panel-pass = Pass
panel-pass-turn = Pass for this turn
panel-pass-until = Pass until…
brings-life =
    { $n ->
        [one] life token
       *[other] life tokens
    }
brings-bullets =
    { $n ->
        [one] bullet token
       *[other] bullet tokens
    }
brings-figures =
    { $figure-id ->
        [dog] { $n ->
            [one] dog
           *[other] dogs
        }
        [clown] { $n ->
            [one] clown
           *[other] clowns
        }
        [enhanced] { $n ->
            [one] enhanced zombie
           *[other] enhanced zombies
        }
       *[zombie] { $n ->
            [one] zombie
           *[other] zombies
        }
    }
until-title = You pass until
until-never = never: ask me
until-turn = end of turn
until-round = my next turn
until-withdrawn = I say so
until-note = You are asked all the same in your own turn, and where it is about you.
window-you-decide = Done, unless somebody plays a card first. Until then you may choose anew.
window-you-pass = You pass. You may change your mind until the last answer is in.
window-you-play = You play { $card }, unless somebody before you does. You may change your mind until the last answer is in.
chain-title = Cards that wait

row-moved =
    { $seat-is ->
        [you] You walk { $n } squares.
       *[other] { $seat } walks { $n } squares.
    }
row-zombie-put = { $n } zombies appear.
row-token-put = { $n } tokens are placed.
row-zombie-moved = { $n } zombies move.

fight-roll = Roll the die
fight-roll-with = Roll with { $card }
fight-needs = { $n }+ kills
fight-needs-counted = counting your { $plus }
fight-any = any roll kills
fight-guts-lost = The 1 costs you a guts token as well.
fight-guts-gained = The 6 brings you a guts token.
fight-hit = KILLED
fight-missed = MISSED
fight-kill = Kill it
fight-dodge = Dodge: it stays, you lose nothing
fight-life = Lose a life, roll again
fight-bullets =
    { $n ->
        [one] Spend 1 bullet, kill
       *[other] Spend { $n } bullets, kill
    }
fight-bullets-no = Not enough bullets
fight-left = you have { $n }
panel-walk-here = Walk here
walk-onward = Walk on to { $square }
walk-left =
    { $n ->
        [one] square left
       *[other] squares left
    }
herd-left =
    { $n ->
        [one] zombie must move. Choose it on the map.
       *[other] zombies must move. Choose one on the map.
    }
herd-where = left. Choose where this one goes.

herd-hint = Confirm the proposal, or drag what you want elsewhere.
herd-headline =
    { $n ->
        [one] You rolled a { $die }: move one zombie
       *[other] You rolled a { $die }: move { $n } zombies
    }
herd-headline-put =
    { $n ->
        [0] Place the tokens
        [one] Place one newcomer
       *[other] Place { $n } newcomers
    }{ $n ->
        [0] { "" }
       *[other] { $tokens ->
            [0] { "" }
            [one] { " " }and a token
           *[other] { " " }and { $tokens } tokens
        }
    }
herd-about = One square each. This is a proposal.
herd-about-put = This is a proposal.
herd-tip = Drag a zombie to change its step.
herd-tip-put = Drag a zombie or a token to another square.
herd-tip-lifted =
    { $n ->
        [0] It can go nowhere else.
        [one] The dashed square is free too.
       *[other] The dashed squares are free too.
    }
herd-tip-back = × takes it back.
herd-aims = Where the zombies shall go
aim-away-from-you = Away from you
aim-at = Towards { $name }
herd-confirm =
    { $n ->
        [one] Confirm the move
       *[other] Confirm { $n } moves
    }
herd-confirm-put =
    { $n ->
        [one] Confirm the place
       *[other] Confirm { $n } places
    }
herd-confirm-none = Drag a zombie, or ask for an idea
herd-another = Another idea
herd-clear = Clear
herd-take-back = Take back { $n }
herd-onto =
    { $new ->
        [yes] One on { $name }’s square
       *[no] One steps onto { $name }’s square
    }
herd-onto-you =
    { $new ->
        [yes] One on your square
       *[no] One steps onto your square
    }
herd-beside =
    { $new ->
        [yes] One beside { $name }
       *[no] One steps beside { $name }
    }
herd-leaves = One leaves your side, { $side }
herd-goes = One goes { $side }: { $square }
herd-put = One on { $square }
herd-put-bullet = A bullet on { $square }
herd-put-life = A life on { $square }
herd-piece = Zombie { $n }: { $what }. Shift and an arrow key change it, Delete takes it back.
herd-token = { $what }, step { $n }. Shift and an arrow key change it, Delete takes it back.
herd-other = { $square }: a zombie that stays. Shift and an arrow key move it.
herd-target = Here: { $square }
herd-proposed =
    { $n ->
        [0] Nothing is proposed.
       *[other] Proposal: { $what }.
    }
plate-beside =
    { $n } { $count ->
        [one] zombie
       *[other] zombies
    } near

pick-square = Choose a square
pick-second-square = Choose where to
pick-building = Choose a building
pick-tile = Choose a tile
pick-cell = Choose a place
pick-turn = Choose which way round
pick-seat = Choose a player
pick-second-seat = Choose whom to take from
pick-card = Choose a card
pick-item = Choose an item
pick-good = Choose what
pick-figure = Choose a kind
pick-stack = Choose a stack
pick-side = Choose a side
pick-die = Choose a die
pick-pile = Choose a pile
pick-number = Choose how far
pick-kind = Choose a tile
part-turn =
    { $n ->
        [0] as printed
        [1] turned right
        [2] turned around
       *[other] turned left
    }
part-die = Die { $n }
note-tile-retry = With this many boxes, helipads and entrances that fit nowhere are shuffled back. You can change that under “More options”.
note-seat =
    { $lives } { $n ->
        [one] life
       *[other] lives
    } · { $bullets ->
        [one] 1 bullet
       *[other] { $bullets } bullets
    } · { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
note-zombies =
    { $n ->
        [0] no zombie
        [one] one zombie
       *[other] { $n } zombies
    }

deed-play = Play { $card }
deed-use = Use { $card }
hand-pick = Pick { $card }
hand-discard = Discard { $card }
hand-pick-one = Choose one to discard
hand-in-play = In play

plate-thinking = Thinking
plate-decides = You decide
plate-turn = Turn
plate-dead = Dead
plate-below = In the sewers
plate-rides = In the subway
plate-jeep = Jeep
plate-jacket = Straightjacket
plate-owes-kill = Must kill here to win
plate-played = Card played
plate-wishes-end = Wishes to end
plate-lives = Lives: { $n }
plate-bullets = Bullets: { $n }
plate-guts = Guts: { $n }
plate-cards = Cards in hand: { $n }
plate-sewer = Sewer tokens: { $n }

step-tile = Tile
step-fight = Fight
step-draw = Draw
step-roll = Roll
step-move = Move
step-zombies = Zombies
step-discard = Discard
status-set-up = Before the first turn
status-round = Round { $n }
phase-turn = { $name }: { $step }
phase-over = It is over

reconstructed = The exact layout of some tiles is reconstructed.
board-zombies = The city
board-tile = Tile { $number }: { $tile }, at { $x }/{ $y }. { $zombies ->
        [0] No zombie
        [one] 1 zombie
       *[other] { $zombies } zombies
    }, bullets: { $bullets }, life: { $life }, manholes: { $manholes }
board-rolled = rolled a { $n }
board-way = { $square }: { $steps ->
        [one] 1 square
       *[other] { $steps } squares
    }{ $zombies ->
        [0] { "" }
        [one] , 1 fight
       *[other] , { $zombies } fights
    }
board-with-zombie = { $square }, with a zombie
board-hold-here = Hold the tile at { $x }/{ $y }
board-beside = { $side } of { $tile }, { $turn }
board-beside-of = { $side } { $of }, { $turn }
board-turn = Turn { $tile-the }; Enter lays it
board-lay = Lay { $tile-the } here
board-pawn = { $name }, { $square }
board-pawn-below = { $name }, in the sewers under { $square }

goal-look = Look at { $what }

supply-placer = { $name } lays it
supply-tiles = tiles left
supply-undrawn = Tiles that are still to come
never = The helicopter will not come: collect 25 zombies to win.
never-but-cabin = The helicopter will not come: collect 25 zombies to win, or speak the spell in the Cabin.
supply-zombies = zombies in supply
supply-on-map = zombies on the map
supply-deck = cards in the deck
supply-discard = Discard pile
discard-empty = Nothing has been discarded yet.

verb-draw = Draw a tile
verb-place = Lay the tile
verb-put = Put
verb-put-bullet = Put a bullet
verb-put-life = Put a life
verb-roll = Roll
verb-kill = Kill
verb-dodge = Dodge
verb-lose-life = Lose a life
verb-spend-bullets = Spend bullets
verb-step = Step
verb-walk = Walk
verb-take = Take
verb-place-manhole = Manhole
verb-go-down = Go down
verb-come-up = Come up
verb-ride = Ride
verb-leave = Leave
verb-turn-tile = Turn the tile
verb-cast = Cast the spell
verb-stop = Stop
verb-pay = Pay
verb-move-zombie = Move a zombie
verb-discard = Discard
verb-keep = Keep
verb-play = Play a card
verb-use = Use an item
verb-pass = Pass
verb-pick = Choose
verb-enough = Enough
verb-order = Leave an order

orders-about = Left in advance, known to you alone. You pass by yourself in these windows.
orders-none = You can leave orders from the first turn on.
orders-each = By kind of window
orders-play-next = A card for somebody’s next turn
orders-play-next-about = It is played as soon as it can be, even while you are away.
orders-play-next-card = The card
orders-play-next-on = On whom
orders-play-next-left = At the next chance, you play { $card } on { $on }.
orders-play-next-leave = Leave this card
orders-withdraw = Withdraw it
orders-ask = Ask me
orders-unless-mine = Ask me in my own turn, and where it is about me
orders-unless-last = Ask me once more before my turn
orders-end = Ending the game
orders-end-about = When everybody wishes it, the game ends and the most zombies win. Everybody sees who does.
orders-wish-end = I wish to end the game
orders-play-on = I wish to play on

moment-card-cancelled = cancelled
moment-card-fizzled = without effect
moment-movement-rolled = moves
moment-zombies-rolled = zombies move
moment-newcomers-rolled = newcomers
moment-die-rolled = rolls
moment-jacket-rolled = rolls against the straightjacket
moment-spell-rolled = casts the spell
moment-died = { $name } dies!
over-flies = { $name } flies out
over-wins = { $name } wins
over-shared = { $names } win
over-nobody = Nobody wins
over-how-helipad = Alone on the Helipad, with no zombie in the way.
over-how-zombies = 25 zombies collected.
over-how-cabin = The spell of the Cabin has worked.
over-how-most-zombies = The game ended early: the most zombies win.
over-unit =
    { $n ->
        [one] zombie
       *[other] zombies
    }
over-note =
    { $lives } { $n ->
        [one] life
       *[other] lives
    }, { $bullets ->
        [one] 1 bullet
       *[other] { $bullets } bullets
    }

set-z1 = base game
said-all-sets = everything
said-on = yes
said-off = no
said-by-sets = as the boxes say
said-supply-limited = limited
said-supply-unlimited = without limit
said-helipad-bottom = at the bottom
said-helipad-short = in the lower half: a shorter game
said-entrance-anywhere = anywhere
said-entrance-upper-half = in the upper half
said-doors-strict = by doors only
said-doors-open = from any street square
said-first_passes-none = none
said-first_passes-others-turns = in the turns of others
said-no-limit = no limit
said-rounds = after { $n } rounds

boxes-title = Boxes
boxes-tiles = Tiles
boxes-cards = Cards
boxes-tiles-of = Tiles of { $box }
boxes-cards-of = Cards of { $box }
boxes-deck = The deck: { $n } event cards
boxes-search = Search for a card
boxes-no-use = no use at this table

## What a card does at this very moment.

now-brain-cramp =
    { $n ->
        [one] You lead { $seat }, by one square at most.
       *[other] You lead { $seat }, by { $n } squares at most.
    }
now-shoe-untied =
    { $to ->
        [0] { $seat } does not walk at all.
        [one] { $seat } walks one square, not { $from }.
       *[other] { $seat } walks { $to } squares, not { $from }.
    }
now-walk =
    { $to ->
        [one] You walk one square, not { $from }.
       *[other] You walk { $to } squares, not { $from }.
    }
now-die = Your { $from } becomes a { $to }.
now-first-aid-kit =
    { $n ->
        [one] You keep your last life. The kit is used up.
       *[other] You keep your { $n } lives. The kit is used up.
    }
now-much-needed-rest =
    { $to ->
        [one] You do not roll, and have one life.
       *[other] You do not roll, and have { $to } lives, not { $from }.
    }
now-last-meal =
    { $to ->
        [one] You do not roll, and have one life.
       *[other] You do not roll, and have { $to } lives, not { $from }.
    } { $bullets ->
        [0] You have no bullet left.
        [one] You have one bullet left.
       *[other] You have { $bullets } bullets left.
    }
now-adjusting-nicely =
    { $n ->
        [one] You keep the one that you have collected.
       *[other] You keep all { $n } that you have collected.
    }
now-over-here = You lay { $tile-the } in place of { $seat }.
now-smell = { $seat } must leave { $tile-the } this turn, or loses the next one.
now-lookin-at-me = { $seat } must aim “{ $card }” at somebody or something else, or it is wasted.
now-didnt-happen = { $seat }’s “{ $card }” is cancelled.
now-raise-hand = { $seat }’s “{ $card }” is cancelled.
now-back-at-ya = “{ $card }” also hits { $seat }.
now-got-one = You get “{ $card }” too, like { $seat }.
now-lots-of-luck = Your movement ends. { $bullets ->
        [0] { $cards ->
            [0] { "" }
           *[other] You take a random card from { $seat }.
        }
       *[other] { $cards ->
            [0] You take a bullet from { $seat }.
           *[other] You take a bullet and a random card from { $seat }.
        }
    }
now-lucky-shot =
    { $n ->
        [0] You kill the zombie with your last bullet.
        [one] You kill the zombie, and have one bullet left.
       *[other] You kill the zombie, and have { $n } bullets left.
    }
now-dont-sleep = { $seat } rolls: on 2 to 5 the turn is lost, and a zombie appears there.
now-hard-being-you = You take an item from { $seat }: { $items }.
now-running = { $seat }’s roll moves you at once, and nobody else.
now-behind-door = Roll a die. { $n ->
        [0] 4 to 6: nothing happens.
        [one] 4 to 6: its one zombie goes to the supply.
       *[other] 4 to 6: its { $n } zombies go to the supply.
    } 1 to 3: every empty legal square of it gets one.
now-private = You lead { $seat } too for the rest of the movement, and do the fighting.
now-why-wont = The zombie is back, and { $seat } must fight it with a new roll.
now-missed-step = You choose at which station { $seat } comes out.
now-not-exit = { $seat } lands on another tile of the Fun House.

over-chart = Zombies, round by round
over-deaths = Who died
over-nobody-died = Nobody died.
over-died =
    { $seat-is ->
        [you] You
       *[other] { $seat }
    }
over-death-cost =
    { $n ->
        [0] had nothing to give back
        [one] gave back one zombie
       *[other] gave back { $n } zombies
    }
over-death =
    { $seat-is ->
        [you] You died in round { $round } and gave back
       *[other] { $seat } died in round { $round } and gave back
    } { $n ->
        [one] one zombie.
       *[other] { $n } zombies.
    }
over-haul =
    { $seat-is ->
        [you] You gained
       *[other] { $seat } gained
    } { $n } zombies in round { $round }.
over-award-fighter = Best fighter
over-fact-fighter =
    { $n ->
        [one] one zombie killed in a fight
       *[other] { $n } zombies killed in fights
    }
over-award-deaths = Many lives
over-fact-deaths =
    { $n ->
        [one] died once
       *[other] died { $n } times
    }
over-award-walker = Longest way
over-fact-walker =
    { $n ->
        [one] one square walked
       *[other] { $n } squares walked
    }
over-award-cards = Full of tricks
over-fact-cards =
    { $n ->
        [one] one card played
       *[other] { $n } cards played
    }
over-award-builder = Town planner
over-fact-builder =
    { $n ->
        [one] one tile laid
       *[other] { $n } tiles laid
    }
over-round = Round
over-award-sixes = Steady hand
over-fact-sixes =
    { $n ->
        [one] one six in a fight
       *[other] { $n } sixes in fights
    }
over-award-bullets = Trigger-happy
over-fact-bullets =
    { $n ->
        [one] one bullet gone
       *[other] { $n } bullets gone
    }

## Hints that a player sees once.

hint-tile = Drag the tile to a lit place and turn it until the streets meet.
hint-put = One proposal for all of them: drag any zombie, or confirm it as it is.
hint-walk = Every lit square can be reached with this roll. A red one means a fight.
hint-fight = Bullets make this roll better; a life buys a new one.
hint-herd = Tick where they should go, or drag any zombie yourself. Then confirm.
hint-discard = Your hand is filled up to three each turn: a card thrown away makes room for another.
