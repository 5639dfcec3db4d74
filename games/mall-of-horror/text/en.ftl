# All the text of Mall of Horror that players read. crates/terminal/src/words.rs explains how values become
# messages and arguments. Every language has the same ids and attributes.

title = Mall of Horror
    .tagline = Survivors share a mall with the dead, and vote who is eaten.

## Locations. How a location is said after a verb: `in` where something is, `to` and `from` where it moves.

restrooms = Restrooms
    .the = the Restrooms
    .in = in the Restrooms
    .to = to the Restrooms
    .from = from the Restrooms
cachou = Cachou
    .the = the Cachou
    .in = in the Cachou
    .to = to the Cachou
    .from = from the Cachou
megatoys = Megatoys
    .the = Megatoys
    .in = at Megatoys
    .to = to Megatoys
    .from = from Megatoys
parking = Parking
    .the = the Parking
    .in = on the Parking
    .to = to the Parking
    .from = from the Parking
security-hq = Security HQ
    .the = Security HQ
    .in = at Security HQ
    .to = to Security HQ
    .from = from Security HQ
supermarket = Supermarket
    .the = the Supermarket
    .in = in the Supermarket
    .to = to the Supermarket
    .from = from the Supermarket

## Characters

pin-up = Pin-up
    .the = the Pin-up
    .own = the Pin-up
    .about = 7 points. Where most Pin-ups stand, one more zombie comes.
tough-guy = Tough Guy
    .the = the Tough Guy
    .own = the Tough Guy
    .about = 5 points. Counts as two against the zombies.
gunman = Gunman
    .the = the Gunman
    .own = the Gunman
    .about = 3 points. Adds one vote to your ballot.
little-girl = Little Girl
    .the = the Little Girl
    .own = the Little Girl
    .about = 1 point. No talent but being small.

## Cards. `a` is how one of them is named in a sentence.

threat = Threat
    .a = a Threat
    .effect = Before a vote: your ballot weighs one more.
    .rules = MALL-3.3 MALL-3.12
security-camera = Security Camera
    .a = a Security Camera
    .effect = Look at the covered dice.
    .rules = MALL-4.7 MALL-4.9
sprint = Sprint
    .a = Sprint
    .effect = When you move: any open location instead of the one you chose.
    .rules = MALL-5.9
hardware = Hardware
    .a = Hardware
    .effect = One more strength for the attacked location, this round.
    .rules = MALL-6.4 MALL-6.6 MALL-6.12
hidden = Hidden
    .a = Hidden
    .effect = One of your characters there cannot be lost this round, and does not vote.
    .rules = MALL-6.9 MALL-3.11
axe = Axe
    .a = the Axe
    .effect = Kills 1 zombie at the attacked location.
    .rules = MALL-6.8 MALL-6.15
revolver = Revolver
    .a = the Revolver
    .effect = Kills 1 zombie at the attacked location.
    .rules = MALL-6.8 MALL-6.15
baseball-bat = Baseball Bat
    .a = the Baseball Bat
    .effect = Kills 1 zombie at the attacked location.
    .rules = MALL-6.8 MALL-6.15
sawn-off-shotgun = Sawn-off Shotgun
    .a = the Sawn-off Shotgun
    .effect = Kills 2 zombies at the attacked location.
    .rules = MALL-6.8 MALL-6.15
grenade = Grenade
    .a = the Grenade
    .effect = Kills 2 zombies at the attacked location.
    .rules = MALL-6.8 MALL-6.15
chainsaw = Chainsaw
    .a = the Chainsaw
    .effect = Kills 2 zombies at the attacked location.
    .rules = MALL-6.8 MALL-6.15

## Colours

sky = sky
coral = coral
jade = jade
violet = violet
lemon = lemon
bone = bone

## Phases of a round, and what votes are about

truck = The truck
election = The election
hidden-dice = Covered dice
zombie-players = The dead play
destinations = Destinations
movement = Arrivals and moves
attack = The attack
round-end = End of the round
chief = The Chief
sacrifice = The sacrifice

## Endings

few-left = Few enough are left to fit into the helicopter.
all-together = All who live stand behind one door, and help finds them there.
nobody-left = Nobody is left to open the door.
stalemate = Ten rounds without a victim: the dead lose interest.

## Notices

notice-chief-seated = { $seat } begins as Chief of Security.
notice-card-dealt =
    { $card ->
        [none] { $seat } is dealt a card.
       *[other] { $seat } is dealt { $card-a }.
    }
notice-placement-rolled = { $seat } rolls { $dice }.
notice-character-placed = { $seat } puts the { $role } { $place-in }.
notice-first-zombies-rolled = Out there something moves: the dice show { $dice }.
notice-zombies-arrived =
    { $n ->
        [one] A zombie comes { $place-to }.
       *[other] { $n } zombies come { $place-to }.
    }
notice-supply-empty = The box is out of zombies: no more can come for now.
notice-zombie-put = { $seat } sends a zombie { $place-to }.
notice-round-began = Round { $round } begins.
notice-nobody-there =
    { $purpose-id ->
        [truck] Nobody is { $place-in }: the truck stays shut.
        [chief] Nobody is { $place-in }: no election.
       *[other] Nobody is { $place-in }.
    }
notice-vote-called =
    { $purpose-id ->
        [truck] On the Parking they argue over who searches the truck.
        [chief] At Security HQ they argue over who is Chief.
       *[other] The dead want somebody { $place-in }.
    }
notice-passed = { $seat } passes.
notice-passed-ahead = { $seat } passes automatically.
notice-order-left =
    { $order ->
        [none] { $seat } leaves word for later.
       *[other] { $seat } leaves word: { $order }.
    }
notice-card-played = { $seat } plays { $card-a }.
notice-threat-made =
    { $threats ->
        [one] Threats speak for { $seat }: one more vote.
       *[other] Threats speak for { $seat }: { $threats } more votes.
    }
notice-barricaded = Everything that moves is shoved against the doors { $place-in }.
notice-zombies-killed =
    { $n ->
        [one] One zombie falls { $place-in }.
       *[other] { $n } zombies fall { $place-in }.
    }
notice-character-hid = The { $role } of { $seat } goes into hiding { $place-in }.
notice-ballot-sealed =
    { $named ->
        [none] { $seat } seals a ballot.
       *[other] { $seat } seals a ballot that names { $named }.
    }
notice-ballots-revealed = The ballots: { $ballots }.
    .item = { $seat } names { $named } ({ $weight })
notice-vote-tied = A tie between { $among }. Everybody votes again, even the dead.
notice-vote-tied-again = Again a tie between { $among }.
notice-tie-broken = { $seat } decides as Chief: { $named }.
notice-settled-without-ballot = Nobody but { $seat } can be named: no ballots are needed.
notice-searcher-chosen = { $seat } searches the truck.
notice-nobody-searches = Nobody gets to search the truck.
notice-found-nothing = { $seat } finds the truck empty.
notice-cards-found =
    { $cards ->
        [none] { $n ->
            [one] { $seat } finds one card.
           *[other] { $seat } finds { $n } cards.
        }
       *[other] { $seat } finds { $cards }.
    }
notice-card-kept =
    { $card ->
        [none] { $seat } keeps one card.
       *[other] { $seat } keeps { $card-a }.
    }
notice-card-given =
    { $card ->
        [none] { $seat } gives a card to { $to }.
       *[other] { $seat } gives { $card-a } to { $to }.
    }
notice-card-put-under =
    { $card ->
        [none] { $seat } slides the last card under the deck.
       *[other] { $seat } slides { $card-a } under the deck.
    }
notice-chief-elected = { $seat } is the new Chief of Security.
notice-chief-confirmed = { $seat } is elected again, and stays Chief.
notice-chief-stays = { $seat } stays Chief.
notice-dice-covered = Four dice rattle under the cover: more are on their way.
notice-dice-seen =
    { $dice ->
        [none] { $seat } looks at the dice.
       *[other] { $seat } looks at the dice: { $dice }.
    }
notice-destination-sealed =
    { $place ->
        [none] { $seat } has chosen where to go.
       *[other] { $seat } has chosen to go { $place-to }.
    }
notice-destination-shown = { $seat } says it aloud: { $place-to }.
notice-destinations-revealed = Destinations: { $destinations }.
    .item = { $seat } { $place-to }
notice-dice-revealed = The cover is lifted: { $dice }.
notice-place-closed = { $zombies } zombies have { $place-the } for themselves: closed for good.
notice-character-moved = { $seat } moves the { $role } { $from-from } { $to-to }.
notice-character-diverted = No way { $wanted-to }: the { $role } of { $seat } ends up on the Parking.
notice-character-stayed = The { $role } of { $seat } sprints on the spot and stays { $place-in }.
notice-nobody-moved = { $seat } moves nobody.
notice-crowd-heard = The biggest crowd is the loudest: one more zombie comes { $place-to }.
notice-pin-ups-seen = The Pin-ups are seen: one more zombie comes { $place-to }.
notice-zombies-held = { $place }: { $zombies } against { $strength }, the doors hold.
notice-zombies-entered = { $place }: { $zombies } against { $strength }, they break in!
notice-character-lost = { $seat } loses the { $role } { $place-in }.
notice-nobody-lost = Everybody is hiding { $place-in }: nobody is lost, and the dead wait.
notice-zombies-left =
    { $n ->
        [one] The zombie { $place-in } wanders off.
       *[other] The { $n } zombies { $place-in } wander off.
    }
notice-player-eliminated = { $seat } has nobody left, and joins the dead.
notice-game-ended =
    { $winners-n ->
        [0] { $ending } The mall wins.
        [1] { $ending } { $winners } wins.
       *[other] { $ending } { $winners } share the victory.
    }

## What is left in advance

window = the end of this window, or the next card in it
round = the end of the round
game = the end of the game
dice = The dice
move = Your move
value-pass =
    { $pass ->
        [none] { $at ->
            [none] no standing pass any more
           *[other] no standing pass any more ({ $at })
        }
       *[some] { $at ->
            [none] pass until { $pass-until }
           *[other] pass until { $pass-until } ({ $at })
        }
    }

## Actions. `effect` is what it does, where the action does not say it; `rules` are the ids it falls under,
## beside those of the question. `question-…` are the arguments of the question that is answered.

action-place-character = Put the { $one } { $two-in }
    .short = { $one } → { $two }
    .effect = { $one-about }
    .rules = MALL-2.4 MALL-2.5
action-put-zombie = Send a zombie { $one-to }
    .short = → { $one }
action-pass = Pass
    .effect = You play no card for now.
    .rules = MALL-3.5
action-play = Play { $one-a }
    .effect = { $one-effect }
    .rules = { $one-rules }
action-hide = Hide the { $one }
    .effect = It costs the Hidden card; the { $one } cannot be lost this round, and does not vote.
    .rules = MALL-6.9 MALL-3.11
action-vote-for = Name { $one }
    .rules = MALL-3.4 MALL-3.3
action-break-tie = Decide for { $one }
    .effect = This player loses a character.
    .rules = MALL-3.9
action-keep = Keep { $one-a }
    .effect = { $one-effect }
    .rules = MALL-4.2
action-give = Give { $one-a } to { $two }
    .short = { $one } → { $two }
    .rules = MALL-4.2 MALL-4.3
action-go-to = Go { $one-to }
    .short = → { $one }
    .rules = MALL-5.1
action-move = Move the { $one } { $question-place-to }
    .short = Move the { $one }
    .rules = MALL-5.6 MALL-5.7
action-sprint = Play Sprint: the { $one } { $two-to }
    .short = Sprint: { $one } → { $two }
    .rules = MALL-5.9
action-stay = Move nobody
    .rules = MALL-5.7 MALL-5.8
action-sacrifice = Give up the { $one }
    .effect = { $one-about }
    .rules = MALL-6.10
action-order = In advance: { $one }
    .rules = MALL-8.5

## Questions. `seat` is who is asked.

question-place-character = { $seat }, the dice show { $dice }: who takes shelter there?
    .rules = MALL-2.4
question-put-first-zombie = { $seat }, a die shows a closed location. As Chief, say where its zombie goes.
    .rules = MALL-2.6
question-put-zombie = { $seat }, the dead listen to you now. Where do you send one of them?
    .rules = MALL-4.8
question-play-cards =
    { $purpose-id ->
        [truck] { $seat }, a vote on the truck is coming. Do you play a card first?
        [chief] { $seat }, the election is coming. Do you play a card first?
       *[other] { $seat }, the dead want somebody { $place-in }. Do you play a card?
    }
    .rules =
        { $purpose-id ->
            [sacrifice] MALL-6.7 MALL-6.14
           *[other] MALL-3.5 MALL-6.17
        }
question-play-camera = { $seat }, four dice lie under the cover. Do you play a Security Camera to look?
    .rules = MALL-4.9
question-vote =
    { $purpose-id ->
        [truck] { $seat }, who searches the truck? Your ballot stays sealed until all are in.
        [chief] { $seat }, who shall be Chief of Security? Your ballot stays sealed until all are in.
       *[other] { $seat }, who loses a character { $place-in }? Your ballot stays sealed until all are in.
    }
    .rules = MALL-3.1 MALL-3.2
question-vote-again =
    { $purpose-id ->
        [truck] { $seat }, it is a tie. Everybody votes again: who searches the truck?
        [chief] { $seat }, it is a tie. Everybody votes again: who shall be Chief?
       *[other] { $seat }, it is a tie. Everybody votes again: who loses a character { $place-in }?
    }
    .rules = MALL-3.7 MALL-3.8
question-break-tie = { $seat }, tied twice. As Chief you decide: who loses a character { $place-in }?
    .rules = MALL-3.9
question-keep-card = { $seat }, this was in the truck. Which card do you keep?
    .rules = MALL-4.2
question-give-card = { $seat }, which of the other cards do you give, and to whom? A last one goes under the deck.
    .rules = MALL-4.2
question-show-destination = { $seat }, you are the new Chief: say aloud where one of your characters will go.
    .rules = MALL-5.2
question-choose-destination = { $seat }, where will one of your characters go? It stays sealed until all have chosen.
    .rules = MALL-5.1 MALL-5.2
question-move-character = { $seat }, you chose to go { $place-to }. Who goes?
    .rules = MALL-5.6
question-lose-character = { $seat }, you were named. Who stays behind { $place-in }?
    .rules = MALL-6.10

## What chance is asked

chance-chief = Chance says who begins as Chief of Security.
chance-deal =
    { $n ->
        [one] One card is dealt.
       *[other] { $n } cards are dealt, one to each player.
    }
chance-placement-dice = Two dice are rolled for { $seat }.
chance-first-zombies = Four dice bring the first zombies.
chance-truck =
    { $n ->
        [one] One card comes out of the truck.
       *[other] { $n } cards come out of the truck.
    }
chance-hidden-dice = Four dice are rolled under the cover.

## Refusals

refusal-no-window-open = No window for cards is open now.
refusal-already-placed = This character stands in the mall already.
refusal-not-rolled = The dice show other locations.
refusal-place-closed = This location is closed.
refusal-place-full = This location is full.
refusal-nobody-to-lose-here = This player has nobody here who could be named.
refusal-card-not-held = You do not hold this card.
refusal-vote-has-begun = The vote has begun: cards come before it.
refusal-not-tied = Only the tied players can be named now.
refusal-card-not-found = This card was not in the truck.
refusal-not-to-oneself = The card goes to somebody else.
refusal-player-eliminated = This player is eliminated.
refusal-only-cameras-now = Only Security Cameras are played now.
refusal-only-for-the-dice = A Security Camera is played right after the dice are covered.
refusal-must-move = You can move somebody, so you must.
refusal-not-in-play = This character is no longer in play.
refusal-stands-there-already = This character stands there already.
refusal-on-the-parking-already = The way ends on the Parking, and this character stands there already.
refusal-only-when-moving = Sprint is played when it is your turn to move.
refusal-character-not-here = This character does not stand here.
refusal-no-zombie-here = There is no zombie here to kill.
refusal-only-in-an-attack = This card is for an attack; before this vote only Threats are played.
refusal-already-hidden = This character is hidden already.
refusal-character-is-hidden = This character is hidden and cannot be lost.

## Why a helper would do it

reason-best-card = The card that helps most in most games.
reason-best-of-nights = Of many nights imagined, it ends best for you like this.
reason-card-pays = Here the card saves more than it is worth later.
reason-for-yourself = What it brings is then yours.
reason-hurts-a-rival = This loss helps you most.
reason-least-loss = This character is worth least to you now.
reason-least-rival = If not you, then the one with the fewest points.
reason-little-to-see = The dice would hardly change your mind.
reason-look-first = What the dice show may change much.
reason-save-cards = No card helps enough here: it is worth more later.
reason-worst-card = The card you miss least, for the one with the fewest points.
reason-zombies-to-rivals = Zombies hurt the others most here, and you least.

## Options

option-chief = Who begins as Chief of Security.
option-zombie_players = How long an eliminated player sends zombies: in every later round, or only in the next one.
option-colours = The colours of the players, seat A first.
option-first_passes = Which questions everybody passes at first: none, or their own moves where only one is possible, for games over days.

## Presets: ways to play that a host chooses with one click.

preset-first = First game
    .about = All the rules. Moves that leave you no choice are made for you.
preset-classic = Classic
    .about = All the rules, and you make every move yourself.

## The board in words

board-round = Round { $round }
board-set-up = Before the first round
board-over = The night is over
board-place = location
board-inside = in
board-sum = zombies vs strength
board-free =
    { $n ->
        [0] full
       *[other] { $n } free
    }
board-no-limit = room for all
board-is-hidden = hidden
board-barricades = +{ $n } Hardware
board-points = { $n } pts
board-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
board-chief = CHIEF
board-new-chief = NEW CHIEF
board-eliminated = OUT
board-deck =
    { $n ->
        [0] deck empty
        [one] deck 1 card
       *[other] deck { $n } cards
    }
board-supply =
    { $n ->
        [0] no zombie in the box
        [one] 1 zombie in the box
       *[other] { $n } zombies in the box
    }
board-played = played: { $cards }
board-dice = Under the cover: { $dice }
board-looked = (seen by { $seats })
board-hand = In your hand:
board-hand-of = Hand of { $seat }:
board-hand-empty = nothing
board-found = From the truck:
board-effect = { $card-effect }
board-under = you know under the deck: { $cards }
board-given = In the hand of { $seat } you know:
board-ballots = Ballots weigh: { $ballots }.
board-ballot-sealed = { " (sealed)" }
board-candidates = Can be named: { $seats }.
verdict-nothing = –
verdict-quiet = QUIET
verdict-empty = EMPTY
verdict-holds = HOLDS
verdict-breaks-in = BREAKS IN
verdict-each-eats = EACH EATS
verdict-at-four-in = AT 4: IN
verdict-closed = CLOSED

## What is worth knowing beside an action

remark-zombies-and-strength = { $zombies ->
        [0] no zombie, { $room }
        [one] 1 zombie vs { $strength }, { $room }
       *[other] { $zombies } zombies vs { $strength }, { $room }
    }
remark-zombies = { $zombies ->
        [0] no zombie, { $room }
        [one] 1 zombie, { $room }
       *[other] { $zombies } zombies, { $room }
    }
remark-no-way-in = no way in any more: off to the Parking
remark-from = now { $place-in }
remark-has-here = has { $roles } here
