# Words of Mall of Horror that only the browser needs. Everything else is in games/mall-of-horror/text.

headline-place-character = Place a character
headline-put-first-zombie = Send a zombie
headline-put-zombie = Send a zombie
headline-play-cards =
    { $purpose-id ->
        [truck] A vote on the truck is coming
        [chief] The election is coming
       *[other] They are at the door: { $place }
    }
headline-play-camera = Look at the dice?
headline-vote =
    { $purpose-id ->
        [truck] Who searches the truck? Vote!
        [chief] Who is Chief? Vote!
       *[other] They are inside: { $place }. Vote!
    }
headline-vote-again = A tie: everybody votes again
headline-break-tie = Break the tie
headline-keep-card = Keep a card
headline-give-card = Give a card away
headline-show-destination = Say where you go
headline-choose-destination = Choose where to go
headline-move-character = Move a character
headline-lose-character = Give somebody up

panel-vote-truck = Who searches the truck?
panel-vote-chief = Who shall be Chief?
panel-vote-sacrifice = Who feeds them?
panel-why-truck = The searcher draws three cards, keeps one and gives one away.
panel-why-chief = A new Chief looks at the covered dice and breaks ties.
panel-why-sacrifice = Whoever is named with most weight loses one character. The zombies then leave.
panel-weights = Weight of each ballot
panel-your-weight = Your ballot weighs { $n }: characters here, your Gunman, Threats.
panel-absent-weight = You are not there: your ballot weighs 1.
panel-seal = Seal ballot: { $name }
panel-change = Change ballot: { $name }
panel-decide = Decide: { $name }
panel-weight = weight { $n }
panel-pick-name = Name a player
panel-your-ballot-in = Your ballot is in. You may change it until the last one is.
panel-your-plan-in = Your choice is in. You may change it until the last one is.
panel-yourself = Yourself
panel-who-goes = Who goes?
panel-who-stays = Who stays behind?
panel-who-hides = Who hides?
panel-who-shelters = Who takes shelter?
panel-to-whom = To whom?
panel-which-card = Which card?
panel-where = Where?
panel-dice = The dice
panel-sprint-first = Sprint: pick who runs, then any open location.
panel-no-cards-to-play = None of your cards can be played now.
panel-worth = worth { $n }
panel-new-chief-sees = You have seen the dice: { $dice }.
panel-under-the-deck = The last card goes under the deck, known only to you.
until-title = Pass by yourself
until-never = Ask me
until-window = This window
until-round = This round
until-game = The whole game

plate-chief = Chief
plate-new-chief = New Chief
plate-ballot-in = Ballot in
plate-ballot-due = Ballot due
plate-plan-in = Plan in
plate-heads-for = Heads { $place-to }
plate-saw-dice = Saw the dice
plate-eliminated = Eliminated
plate-not-there = Not { $place-in }
plate-thinking = Thinking

short-restrooms = Restrooms
short-cachou = Cachou
short-megatoys = Megatoys
short-parking = Parking
short-security-hq = Security
short-supermarket = Supermarket
tiny-restrooms = WC
tiny-cachou = Cachou
tiny-megatoys = Megatoys
tiny-parking = Parking
tiny-security-hq = Security
tiny-supermarket = Market

step-truck = Truck
step-chief = Chief
step-dice = Dice
step-plans = Plans
step-moves = Moves
step-attack = Attack

supply-zombies = zombies in supply
supply-cards = cards in the truck
supply-under = under it
alive = { $n } alive
dice-title = Under the cover
dice-nobody = Nobody has looked
dice-seen-by = { $names } looked
closed-sign = CLOSED
board-name = Floor plan of the mall
board-piece = { $role } of { $name }, { $place-in }, worth { $n }
board-piece-hidden = { $role } of { $name }, hidden { $place-in }, worth { $n }
board-room = { $place }: { $inside } inside, { $zombies } zombies, strength { $strength }, { $verdict }
barricades = { $n } Hardware

verb-place-character = Place
verb-put-zombie = Send
verb-pass = Pass
verb-play = Play
verb-hide = Hide
verb-vote-for = Vote
verb-break-tie = Decide
verb-keep = Keep
verb-give = Give
verb-go-to = Go
verb-move = Move
verb-sprint = Sprint
verb-stay = Stay
verb-sacrifice = Give up

moment-ballots = The ballots
moment-named = { $name }: { $n }
moment-dice = The cover is lifted
moment-destinations = Where everybody goes
moment-break-in = They break in!
moment-held = The doors hold
moment-closed = Closed for good
moment-eliminated = { $name } joins the dead
over-mall-wins = The mall wins
over-wins = { $name } survives the night
over-shared = { $names } survive the night
over-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }

option-chief-random = chance decides
option-chief-seat = seat { $seat }
option-zombie_players-every_round = in every later round
option-zombie_players-once = only in the next round

## What a card does at this very moment.

now-zombies = { $place }: { $to ->
        [0] no zombie
        [one] one zombie
       *[other] { $to } zombies
    }, not { $from }, against strength { $strength }.
now-zombies-outside = { $place }: { $to ->
        [0] no zombie is left
        [one] one zombie is left
       *[other] { $to } zombies are left
    } of { $from }.
now-hardware = { $place }: strength { $to }, not { $from }, against { $zombies ->
        [one] one zombie.
       *[other] { $zombies } zombies.
    }
now-threat = Your ballot weighs { $to }, not { $from }.
now-hidden = { $role } cannot be lost this round, and does not vote.
now-sprint = Any open location, not only { $place-the }.
