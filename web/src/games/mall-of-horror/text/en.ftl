# Words of Mall of Horror that only the browser needs. Everything else is in games/mall-of-horror/text.

primer-1-title = Aboard at dawn
primer-1-text = The helicopter has room for four people. When only four are left, the player whose survivors are worth most wins.
primer-2-title = Three people are yours
primer-2-text = The Pin-up is worth most. The Tough Guy holds a door like two people. The Gunman adds a vote.
primer-3-title = Move in secret
primer-3-text = Choose a place in secret. Then the dice bring zombies, and each of you sends one person.
primer-4-title = Too many? You vote
primer-4-text = When zombies match the strength inside, they break in. Those inside vote: one player loses a person.
primer-holds = counts as 2
primer-worth = worth most
primer-votes = +1 vote

headline-place-character = Place a character
headline-put-first-zombie = Place a zombie
headline-put-zombie = Send a zombie
headline-play-cards =
    { $purpose-id ->
        [truck] Next: the vote on the truck
        [chief] Next: the election of the Chief
       *[other] Attack { $place-in }!
    }
headline-play-camera = Look at the dice?
headline-vote =
    { $purpose-id ->
        [truck] Choose who searches the truck
        [chief] Elect the Chief of Security
       *[other] { $place-id ->
            [parking] They are hungry! Choose who is lost
           *[other] They are inside! Choose who is lost
        }
    }
headline-vote-again = A tie: vote again
headline-break-tie = Break the tie
headline-keep-card = Keep a card
headline-give-card = Give a card away
headline-show-destination = Say where you go
headline-choose-destination = Plan your move
headline-move-character = Move a character
headline-lose-character = Give somebody up

panel-vote-truck = Who searches the truck?
panel-vote-chief = Who shall be Chief?
panel-vote-sacrifice = Who feeds them?
panel-why-truck = Whoever searches finds three cards, keeps one and gives one away.
panel-why-chief = A new Chief looks at the covered dice. The Chief goes first and breaks ties.
panel-why-sacrifice =
    { $place ->
        [parking] Whoever gets the most votes loses a character here. Then the next zombie eats.
       *[other] Whoever gets the most votes loses a character here. Then the zombies leave.
    }
panel-weights = Votes of each ballot
panel-own-votes =
    { $n ->
        [one] { $parts } = 1 vote
       *[other] { $parts } = { $n } votes
    }
panel-votes-characters =
    { $n ->
        [one] 1 character
       *[other] { $n } characters
    }
panel-votes-gunman = 1 Gunman
panel-votes-threats =
    { $n ->
        [one] 1 Threat
       *[other] { $n } Threats
    }
panel-absent-votes = You are not there: you have 1 vote.
panel-seal = Seal ballot: { $name }
panel-change = Change to: { $name }
panel-decide = Decide: { $name }
panel-weight =
    { $n ->
        [one] 1 vote
       *[other] { $n } votes
    }
panel-pick-name = Name a player
panel-your-ballot-in = Your ballot is in. You may change it until all are in.
panel-your-plan-in = Your choice is in. You may change it until all are in.
panel-yourself = Yourself
panel-who-goes = Who goes?
panel-who-stays = Who stays behind?
panel-who-hides = Who hides?
panel-who-shelters = Who takes shelter?
panel-to-whom = To whom?
panel-which-card = Which card?
panel-where = Where?
panel-dice = The dice
panel-sprint-first = Choose who sprints, then any open location.
panel-no-cards-to-play = You have no card for this moment.
panel-worth = worth { $n }
panel-new-chief-sees = You have seen the dice: { $dice }.
panel-under-the-deck = If a card is left, it goes under the deck, and only you know it.
until-title = Pass automatically
until-never = Ask me
until-window = This time
until-round = This round
until-game = The whole game

plate-chief = Chief
plate-new-chief = New Chief
plate-ballot-in = Ballot in
plate-ballot-due = Ballot due
plate-plan-in = Plan in
plate-heads-for = Off { $place-to }
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

supply-zombies =
    { $n ->
        [one] zombie in the box
       *[other] zombies in the box
    }
supply-cards =
    { $n ->
        [one] card in the truck
       *[other] cards in the truck
    }
supply-under = under it
alive = { $n } alive
dice-title = Under the cover
dice-nobody = Nobody has looked
dice-seen-by =
    { $seats-is ->
        [you] You looked
        [among] { $seats-and-you } looked
       *[other] { $seats } looked
    }
closed-sign = CLOSED
board-name = Floor plan of the mall
board-piece =
    { $name-is ->
        [you] Your { $role } { $place-in }, worth { $n }
       *[other] { $name }’s { $role } { $place-in }, worth { $n }
    }
board-piece-hidden =
    { $name-is ->
        [you] Your { $role }, hidden { $place-in }, worth { $n }
       *[other] { $name }’s { $role }, hidden { $place-in }, worth { $n }
    }
board-room =
    { $zombies ->
        [one] { $place }: { $inside } inside, 1 zombie, strength { $strength }, { $verdict }
       *[other] { $place }: { $inside } inside, { $zombies } zombies, strength { $strength }, { $verdict }
    }
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
moment-dice-revealed = The cover is lifted
moment-first-zombies-rolled = The first zombies
moment-destinations = Where everybody goes
moment-break-in = They break in!
moment-held = The doors hold
moment-closed = Closed for good
moment-eliminated =
    { $seat-is ->
        [you] You join the dead
       *[other] { $seat } joins the dead
    }
over-mall-wins = The mall wins
over-wins =
    { $seats-is ->
        [you] You survive the night
       *[other] { $seats } survives the night
    }
over-shared =
    { $seats-is ->
        [among] { $seats-and-you } survive the night
       *[other] { $seats } survive the night
    }
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
    } instead of { $from }, against strength { $strength }.
now-zombies-of-four = { $place }: { $to ->
        [0] no zombie
        [one] one zombie
       *[other] { $to } zombies
    } instead of { $from }. 4 are enough to get in.
now-zombies-outside = { $place }: { $to ->
        [0] no zombie
        [one] one zombie
       *[other] { $to } zombies
    } instead of { $from }. Each one eats.
now-hardware = { $place }: strength { $to } instead of { $from }, against { $zombies ->
        [one] one zombie.
       *[other] { $zombies } zombies.
    }
now-hardware-idle = It changes nothing { $place-in }. Keep it.
now-threat = You have { $to } votes instead of { $from }.
now-hidden = Your { $role } cannot be lost this round, but does not vote.
now-sprint = Run to any open location, not only { $place-the }.

over-chart = Points, round by round
over-losses = Who ate whom
over-voted = Voted for it
over-no-vote = no vote
over-nobody-eaten = Nobody was eaten.
over-whose =
    { $seat-is ->
        [you] Your { $role }
       *[other] { $seat }’s { $role }
    }
over-fed =
    { $by-is ->
        [you] You fed
        [among] { $by-and-you } fed
       *[other] { $by } fed
    } { $seat-is ->
        [you] your { $role }
       *[other] { $seat }’s { $role }
    } to the zombies { $place-in } in round { $round }.
over-eaten =
    { $seat-is ->
        [you] Your { $role }
       *[other] { $seat }’s { $role }
    } was eaten { $place-in } in round { $round }, without a vote.
over-award-cold = Coldest hand
over-fact-cold =
    { $seat-is ->
        [you] your vote
       *[other] their vote
    } in { $n } of { $of } meals
over-award-feast = Feast
over-fact-feast =
    { $n ->
        [one] one character lost
       *[other] { $n } characters lost
    }
over-award-lucky = Luckiest
over-fact-lucky =
    { $n ->
        [one] once beside somebody who was eaten
       *[other] { $n } times beside somebody who was eaten
    }
over-award-restless = Restless
over-fact-restless =
    { $n ->
        [one] one move
       *[other] { $n } moves
    } in { $round ->
        [one] one round
       *[other] { $round } rounds
    }
over-award-cards = Full of tricks
over-fact-cards =
    { $n ->
        [one] one card played
       *[other] { $n } cards played
    }
over-award-truck = Shopper
over-fact-truck =
    { $n ->
        [one] one search of the truck
       *[other] { $n } searches of the truck
    }
over-eliminated = You were eaten in round { $round }.
over-award-chief = In charge
over-fact-chief =
    { $n ->
        [one] elected Chief once
       *[other] elected Chief { $n } times
    }
over-award-sender = Revenge
over-fact-sender =
    { $n ->
        [one] one zombie sent
       *[other] { $n } zombies sent
    }
over-round = Round

## Hints that a player sees once.

hint-placing = The dice name two places: one of your people starts in one of them.
hint-vote = Ballots stay secret until all have voted. Most votes decide.
hint-cards = A lit card works right now. Keep it, and it can still save you later.
hint-gift = A card given away can buy you a vote when you need one.
hint-secret = Nobody sees your choice until all have chosen. Think of who else may come.
hint-lost = Your people are worth different points at dawn. Look before you give one up.
