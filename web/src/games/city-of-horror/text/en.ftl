# Words of City of Horror that only the browser needs. Everything else is in games/city-of-horror/text.

primer-1-title = Vaccinated by four
primer-1-text = The helicopter comes at four. Without an antidote, people die. Survivors, spare antidotes and food score points; the highest score wins.
primer-2-title = People with powers
primer-2-text = Every character has a power. Using it exhausts them, and they are worth less. Antidotes and cards can be traded at any time.
primer-3-title = Choose where to go
primer-3-text = Choose a movement card in secret. Zombies arrive. Then each of you moves a character, and the locations are settled one by one.
primer-4-title = Somebody is eaten
primer-4-text = Too many zombies at a location: they attack. Those there vote, and one player loses a character. The zombies stay.
primer-exhausted = exhausted
primer-antidotes = antidotes
primer-cards = cards

nav-deals = Deals
nav-orders = Orders

headline-settle = Place your characters
headline-draft-card = Keep one card
headline-choose-card = Choose a movement card
headline-choose-card-late = Choose your movement card last
headline-act =
    { $moment-id ->
        [before-attack] Before the attack: act or pass
        [before-sharing] Before the sharing: act or pass
        [before-invasion] Before the invasion: act or pass
        [after-invasion] After the invasion: act or pass
        [before-lure] Before the Blonde attracts a zombie: act or pass
        [last-window] Last chance before the helicopter: act or pass
       *[other] The hour begins: act or pass
    }
headline-move-character =
    { $seat-is ->
        [you] Choose who moves { $place-to }
       *[other] { $seat } moves somebody { $place-to }
    }
headline-undo-move =
    { $seat-is ->
        [you] Undo your own move?
       *[other] Undo { $seat }’s move?
    }
headline-activate =
    { $seat-is ->
        [you] Use { $place-the }, or decline
       *[other] { $seat } may use { $place-the }
    }
headline-vote =
    { $purpose-id ->
        [sharing] Vote! Who shares out { $place-in }?
       *[other] Vote! Who loses somebody { $place-in }?
    }
headline-break-tie = Break the tie { $place-in }
headline-lose-character = Choose who is eaten { $place-in }
headline-share = Share out what lies { $place-in }
headline-answer-card =
    { $seat-is ->
        [you] You play { $card-a }
       *[other] { $seat } plays { $card-a }: cancel it?
    }
headline-put-marker = Choose where it explodes
headline-vaccinate = Choose who gets an antidote

panel-you-may-act = You may act
panel-nothing-to-do = You can use none of your cards and powers now.
panel-before-that = Before that you may
panel-pass = Pass this window
panel-pass-quietly = Pass, unless it touches you
panel-pass-until = Pass until…
panel-take-back = Take your pass back
panel-release = Go on
panel-hold = Wait!
panel-back = Back
panel-decline = Do not use it
panel-stay = Move nobody
panel-undo = Undo it with the Priest
panel-no-undo = Let the move stand
panel-who = Who?
panel-what = What?
panel-to-whom = To whom?
panel-choose-later = Choose after the others
panel-your-card-in = Your card lies face down. You may change it until all have chosen.
panel-your-ballot-in = Your ballot is sealed. You may change it until the last one is in.
panel-vote-attack = Whoever gets the most votes loses a character here.
panel-vote-sharing = Whoever gets the most votes hands out what lies here.
panel-tie-about = You have the first-player token: choose one of the tied players.
panel-whose-ballot = Whose ballot?
panel-ballot-of = { $name }
panel-weights = Votes that each player has here
panel-your-weight =
    { $characters ->
        [one] 1 character
       *[other] { $characters } characters
    }{ $more ->
        [0] { " " }here ={ " " }
       *[other] { " " }here, powers and cards counted ={ " " }
    }{ $n ->
        [one] 1 vote
       *[other] { $n } votes
    }
panel-weight =
    { $n ->
        [one] 1 vote
       *[other] { $n } votes
    }
panel-seal = Seal your ballot: { $name }
panel-change = Change your ballot: { $name }
panel-pick-name = Name a player first
panel-yourself = Yourself
panel-vaccinate =
    { $n ->
        [0] You have no antidote.
        [one] One antidote: one of your characters lives.
       *[other] { $n } antidotes: { $n } of your characters live.
    }
panel-vaccinate-do =
    Vaccinate { $n } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
panel-more-offers = { $n ->
        [one] One more offer
       *[other] { $n } more offers
    }

pick-place = Which location?
pick-from = From where?
pick-to = To where?
pick-role = Who?
pick-seat = Which player?
pick-colour = Which colour?
pick-card = Which card do you discard?
pick-discard = Which card do you take?
pick-food = Which food?
pick-steps = How far?
pick-way = How?
pick-item = What?
part-food = Food worth { $n }
part-steps =
    { $n ->
        [0] Leave him where he is
        [one] One colour on
       *[other] { $n } colours on
    }
way-rest-for-card = Discard a card to rest a character
way-rest-for-food = Discard food to rest a character
way-antidote-for-card = Discard a card for an antidote
way-antidote-by-tiring = Exhaust a character for an antidote
way-leader-for-card = Discard a card to put the zombie leader anywhere
way-leader-steps = Move the zombie leader on by 0 or 1
way-draw-for-card = Discard a card to draw another
way-take-for-card = Discard a card to take one from the pile
way-take-by-tiring = Exhaust a character to take a card from the pile
way-food-for-card = Discard a card to draw food
way-open-food-for-card = Discard a card to take open food

note-place =
    { $zombies ->
        [one] 1 zombie
       *[other] { $zombies } zombies
    }, attack at { $need } · { $room } inside
note-card = { $zombies } of { $need } · { $room } in
note-full = Full: goes to the Crossroads
note-full-stays = Full: stays at the Crossroads
note-full-short = Full → Crossroads
note-worth =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
note-tires = Worth { $to } instead of { $from } afterwards.
note-seat = { $antidotes ->
        [one] 1 antidote
       *[other] { $antidotes } antidotes
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
note-cache = nobody’s colour
hand-play = Play { $card }
hand-pick = Pick { $card }

until-title = Keep passing until the end of
until-location = this location
until-turn = this turn
until-game = the game
until-never = always ask
until-alarms = But ask if
alarm-attack = an attack is due where you stand
alarm-named = an action names you
alarm-offer = you get an offer
until-cards = Let cards pass that do not touch you

chain-title = Cards that wait for answers
chain-let-be = Let it pass
chain-cancel = Cancel it with { $with-a }
chain-you-cancel = You cancel it. You may change your mind until the last answer is in.
chain-you-pass = You let it pass. You may change your mind until the last answer is in.
chain-always-pass = Always let cards pass

plate-eliminated = Nobody left
plate-offers = Offer
plate-ballot-in = Ballot in
plate-ballot-due = Votes
plate-passed = Passed
plate-thinking = Thinking
plate-card-in = Card in
plate-holds = Holds up
plate-first = First player
plate-shares = Shares out
plate-antidotes = { $n ->
        [one] 1 antidote
       *[other] { $n } antidotes
    }
plate-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
plate-food = { $n ->
        [one] 1 food token
       *[other] { $n } food tokens
    }
plate-rested = { $role }, rested, worth { $n }
plate-tired = { $role }, exhausted, worth { $n }
plate-dead = { $role }, dead

short-water-tower = Tower
short-church = Church
short-hospital = Hospital
short-bank = Bank
short-armory = Armory
short-crossroads = Crossroads

step-watch = Watch
step-cards = Cards
step-invasion = Invasion
step-moves = Moves
step-locations = Locations
step-dawn = Dawn
phase-set-up = Before the night
phase-observation = Start of the hour
phase-movement-cards = Movement cards
phase-invasion = Invasion
phase-movement = Moves
phase-locations = Locations
phase-end-of-turn = End of the hour
phase-ending = Before dawn
phase-over = The night is over
status-set-up = Before the night
status-turn = { $hour } · turn { $turn } of { $of }
status-revised = revised rules
status-first-print = first print
status-alive = { $n } alive

board-city = The city at night
board-piece =
    { $name-is ->
        [you] Your
       *[other] { $name }’s
    } { $role }, { $place-in }, worth { $n }
board-piece-exhausted =
    { $name-is ->
        [you] Your
       *[other] { $name }’s
    } { $role }, exhausted, { $place-in }, worth { $n }
board-piece-hidden =
    { $name-is ->
        [you] Your
       *[other] { $name }’s
    } { $role }, hidden, { $place-in }, worth { $n }
board-lot =
    { $place }: { $inside ->
        [one] 1 character inside
       *[other] { $inside } characters inside
    }, { $zombies ->
        [one] 1 zombie
       *[other] { $zombies } zombies
    }, attack at { $need }, { $verdict }
board-items =
    { $place }: { $antidotes ->
        [one] 1 antidote
       *[other] { $antidotes } antidotes
    } and { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } on the ground
board-markers = { $place }: { $n } of { $need } explosion markers
board-food = Food: { $n } face down; face up: { $open }
board-pick-here = { $place }
board-not-here = { $place }, not now
wheel-space = { $colour }, { $name }
wheel-leader = { $colour }, { $name }: the zombie leader is here
wheel-cache = { $colour }: nobody’s colour
meter-of = of { $n }
meter-attack-at = attack at { $n }
verdict-attack = ATTACK
verdict-quiet = QUIET
verdict-empty = EMPTY
verdict-done = DONE
verdict-burnt = BURNT

invasion-title = Invasion { $hour }
invasion-secret = only for you
invasion-hidden = Face down. Nobody has looked.
invasion-seen-by =
    { $seats-is ->
        [you] Face down. You have looked.
        [among] Face down. Seen by { $seats-and-you }.
       *[other] Face down. Seen by { $seats }.
    }
invasion-move = { $from } → { $to }
invasion-leader = leader +{ $n }
invasion-recon = Reconstructed card
invasion-read = Read the invasion cards
invasion-all = The invasion, hour by hour
deck-reconstructed = 19 of the 20 invasion cards are reconstructed.
supply-zombies = zombies in reserve
supply-antidotes = antidotes in reserve
supply-deck = cards in the deck
supply-discard = Discard pile
discard-empty = Nothing has been discarded yet.

verb-settle = Place
verb-draft = Keep
verb-choose = Movement card
verb-choose-later = Wait
verb-pass = Pass
verb-take-back-pass = Take back
verb-hold = Hold
verb-play = Play
verb-use = Use a power
verb-cancel = Cancel
verb-move = Move
verb-stay = Move nobody
verb-activate = Use the location
verb-decline = Decline
verb-put-marker = Explosion
verb-vote-for = Vote
verb-cast-for = Vote with another ballot
verb-break-tie = Decide
verb-sacrifice = Give up
verb-give = Hand out
verb-vaccinate = Vaccinate
verb-propose = Offer
verb-accept = Accept
verb-refuse = Refuse
verb-withdraw = Withdraw
verb-show = Show a card
verb-order = Leave an order

deal-offers = { $name } offers you a deal
deal-offers-others = { $name } offers { $names } a deal
deal-your-offer = Your offer to { $names }
deal-you-get = You get
deal-you-give = You give
deal-accept = Accept
deal-cannot = You cannot accept
deal-counter = Counter-offer
deal-counters = { $name } makes you a counter-offer
deal-refuse = Refuse
deal-withdraw = Withdraw
deal-which-cards = Which cards do you give?
deal-not-enforced = Promises are noted, not enforced.
deal-between =
    { $one-is ->
        [you] Deal of you and { $two }
       *[other] { $two-is ->
            [you] Deal of { $one } and you
           *[other] Deal of { $one } and { $two }
        }
    }
deal-pays =
    pays { $antidotes ->
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
    }
deals-made = Deals about this location
deals-none = Nobody has offered anything.
deals-over = The night is over: nothing is left to bargain for.
kept-open = open
kept-kept = kept
kept-broken = broken
kept-void = void
ware-any = any card
ware-blind = { $card }, face down
ware-antidotes = { $n ->
        [one] 1 antidote
       *[other] { $n } antidotes
    }
ware-nothing = nothing
tray-add = Add a card…
tray-blind = face down
tray-less = One less
tray-more = One more
tray-remove = Take away: { $what }
tray-when = When it is paid
make-title = Make an offer
make-counter = Make a counter-offer
make-lasts = How long it stands
make-to = To whom
make-all = Everybody
make-taker = Whoever accepts
make-promise = Add a promise
make-send = Send the offer
make-no-location = You can only promise something about a location while it is its turn.
make-talk-only = At this table you can trade, but promises are only talk.
make-mode-enforced = Both sides must keep it.
make-mode-logged = It is noted who keeps it and who breaks it.
promise-by = Who promises
promise-mine = You promise
promise-theirs = They promise
promise-kind = What is promised
promise-what = Which one
promise-add = Add it
kind-vote-attack = to name in the attack
kind-vote-sharing = to name in the sharing
kind-tie = to choose in a tie
kind-spare-attack = not to name in the attack
kind-spare-sharing = not to name in the sharing
kind-spare-in-tie = not to choose in a tie
kind-marker = to put the next marker on
lasts-window = stands until this window closes
lasts-location = stands until this location is finished
lasts-turn = stands until the turn ends
kind-hold-back-here = to do nothing to this location (nor to the zombie leader, at the Crossroads)
kind-hold-back-everything = to play nothing at all
kind-share-antidote = to share an antidote with
kind-share-card = to share a card with
kind-play = to play a card now
kind-use = to use a power now
kind-effect = to use the location
kind-no-effect = not to use the location
show-title = Show a card
show-to = Show it to { $name }
field-place = Location
field-from = From
field-to = To
field-role = Character
field-own-role = Character
field-seat = Player
field-colour = Colour
field-card = Card
field-discard = Card of the discard pile
field-food = Food
field-steps = Steps

orders-about = Left in advance, known to you alone, and used only where they are allowed.
orders-once = Used once, at the next question
orders-standing = In force until you change them
orders-none = You can leave orders once the first hour has begun.
orders-over = There is nothing left to ask you.
orders-ask = Ask
orders-hold = Wait
orders-hold-next = Make the next decision wait for you
orders-holding = The next decision waits for you
orders-answers = Whenever somebody plays a card
orders-ask-if-touched = Ask if it touches you
orders-let-be = Let it pass
orders-cancel = Cancel
orders-cancel-about = Cancels what you mark, if you can. If you mark nothing, it cancels everything.
orders-cards = Only these cards
orders-card = Next movement card
orders-mover = Who moves next
orders-victims = Who is given up first, each time
orders-ballot-attack = Ballot in the next attack there
orders-ballot-sharing = Ballot in the next sharing there
orders-wishes = The next time you may use a location
orders-add-wish = Which location…
orders-decline = do not use it
orders-leave = Leave this order

moment-ballots = The ballots are opened
moment-cards = Where everybody goes
moment-cancelled = cancelled
moment-attack = They attack!
moment-quiet = All quiet
moment-collapse = The Water Tower collapses!
moment-fire = The Armory burns!
moment-blocked = The Armory is blocked!
moment-eliminated =
    { $name-is ->
        [you] You have nobody left
       *[other] { $name } has nobody left
    }
over-city-wins = The city wins
over-wins = { $name } wins the night
over-shared = { $names } share the night
over-nobody = Nobody had an antidote.
over-vaccinated = The helicopter takes the vaccinated. Points: characters + antidotes + food.
over-parts = { $characters } + { $antidotes } + { $food }

power-blonde = Attracts no zombie this turn. (Rested, she attracts one each turn.)
power-businessman = Discard a card to take one from the pile.
power-businesswoman = Discard a card to take one from the pile.
power-sushi-chef = Draw a card.
power-geek = Send a zombie from his location to another.
power-rocker = Send a zombie from his location to another.
power-grandpa = Votes this turn. (Otherwise he has no vote.)
power-granny = May be moved this turn. (Otherwise she stays.)
power-housewife = Kill 2 zombies at her location.
power-guard = Kill 2 zombies at their location.
power-mama = Enters a full location in your move.
power-student = Take the first-player token.
power-little-boy = Hides until the end of the turn.
power-little-girl = Hides until the end of the turn.
power-pregnant-woman = Gives birth: two votes from now on.
power-priest = Undoes a move just made.
power-punk = Cancels a card just played.
power-rasta = Look at the next invasion card.
power-agent = Put the zombie leader on any colour.
power-teen = Change your movement card.
power-thief = Steal a card from a player.

card-effect-alarm = Three zombies come to a location.
card-effect-energy-drink = An exhausted character is rested again.
card-effect-canned-food = Worth 1 point at the end.
card-effect-pepper-spray = Cancels a card just played.
card-effect-hideout = Hide one of your characters this turn.
card-effect-back-door = Your move leads into a full location.
card-effect-gun = Kill 1 zombie anywhere.
card-effect-night-vision-goggles = Look at the next invasion card.
card-effect-chainsaw = Kill half the zombies of a location.
card-effect-flashlight = Put the zombie leader on any colour.
card-effect-kitten = All zombies of a location run to a random one.
card-effect-pickpocket = Steal a card from a player.
card-effect-weapon-replica = More say in the votes at a location.
card-effect-shotgun = Kill 2 zombies anywhere.
card-effect-running-shoes = Change your movement card.
card-effect-molotov-cocktail = Kill 1 zombie, then put an explosion marker.
card-effect-rescue-flare = Move 1 zombie, then put an explosion marker.
card-effect-makeshift-bomb = Kill 2 zombies, then put an explosion marker.
card-effect-lawn-mower = Exhaust a character to kill all zombies of a location.

said-by-edition = as the edition says
said-on = on
said-off = off
said-random = at random
said-seat = seat { $seat }
said-edition-revised = revised (English rules)
said-edition-first-print = first print (French rules)
said-sides-a = all A, for your first game
said-sides-b = all B
said-sides-random = at random
said-deal_visibility-public = everybody sees deals
said-deal_visibility-parties = only the two sides see them
said-promises-enforced = deals bind
said-promises-logged = deals are noted
said-promises-talk = no deals, only talk
option-colours-of-seats = as the seats are painted
said-first_player_mode-immediate = at once
said-first_player_mode-end-of-turn = at the end of the turn
said-first_player_no_loss-stay = it stays
said-first_player_no_loss-pass-clockwise = it goes on clockwise
said-share_tie-first-player = the first player decides
said-share_tie-nobody = nobody gets anything
said-share_winner-free = freely
said-share_winner-takes-one = one item for the winner first
said-weapon_replica-plus-two = two more votes
said-weapon_replica-proxy = another player’s ballot
said-armory_b_cost-discard-action = discard a card
said-armory_b_cost-exhaust-present = exhaust a character
said-energy_target-any = anybody’s characters
said-energy_target-own = only your own characters
said-slot_labels-corners = T, 1 to 4, X
said-slot_labels-numbers = 1 to 6

## What a card or a power does at this very moment.

now-zombies-at-least =
    { $place }: { $to ->
        [0] no zombie
        [one] one zombie
       *[other] { $to } zombies
    } instead of { $from }. Attack at { $n }.
now-zombies-exceed =
    { $place }: { $to ->
        [0] no zombie
        [one] one zombie
       *[other] { $to } zombies
    } instead of { $from }, against { $n ->
        [one] 1 character
       *[other] { $n } characters
    }.
now-cancel =
    { $seat-is ->
        [you] Cancels your own { $card }.
       *[other] Cancels { $seat }’s { $card }.
    }
now-hide = Hides { $role-the } until the end of the turn.
now-rest = Rests { $role-the } again.
now-steal =
    { $n ->
        [one] Steal { $seat }’s only card.
       *[other] Steal one of { $seat }’s { $n } cards.
    }
now-undo =
    Sends { $seat-is ->
        [you] your
       *[other] { $seat }’s
    } { $role } back { $from-to }.

over-chart = Points, turn by turn
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
    } to the zombies { $place-in } in turn { $round }.
over-eaten =
    { $seat-is ->
        [you] Your { $role }
       *[other] { $seat }’s { $role }
    } was eaten { $place-in } in turn { $round }, without a vote.
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
        [one] one turn
       *[other] { $round } turns
    }
over-award-cards = Full of tricks
over-fact-cards =
    { $n ->
        [one] one card played
       *[other] { $n } cards played
    }
over-not-eaten = not eaten by zombies
over-lost =
    { $seat-is ->
        [you] You
       *[other] { $seat }
    } lost { $role-own } in turn { $round }.
over-award-antidotes = Pharmacist
over-fact-antidotes =
    { $n ->
        [one] one antidote at the end
       *[other] { $n } antidotes at the end
    }
over-award-food = Full larder
over-fact-food = Food worth { $n } at the end
over-award-deals = Trader
over-fact-deals =
    { $n ->
        [one] one deal
       *[other] { $n } deals
    }
over-round = Turn

## Hints that a player sees once.

hint-plan = Your plan is secret. Look at where zombies stand already before you choose.
hint-move = Each location helps those who come. Count its zombies before you send somebody.
hint-cards = A lit card or power can be used right now, and nobody has to wait for their turn.
hint-deal = Cards and antidotes can change hands at any time: offer somebody a deal.
hint-answer = Somebody played a card. A lit one of yours can answer it.
hint-vote = Your characters here are your votes. A promise made before the vote may bring you more.
hint-vaccine = Only people with an antidote count. Give yours to those who are worth most.
