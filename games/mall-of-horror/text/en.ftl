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
    .the = the Parking lot
    .in = in the Parking lot
    .to = to the Parking lot
    .from = from the Parking lot
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
    .about = 7 points. Where the most Pin-ups are, one more zombie comes.
tough-guy = Tough Guy
    .the = the Tough Guy
    .own = the Tough Guy
    .about = 5 points. Counts as two people against the zombies.
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
    .effect = Before a vote: you have one more vote.
    .rules = MALL-3.3 MALL-3.12
security-camera = Security Camera
    .a = a Security Camera
    .effect = Look at the covered dice.
    .rules = MALL-4.7 MALL-4.9
sprint = Sprint
    .a = Sprint
    .effect = When you move: go to any open location, not the one you chose.
    .rules = MALL-5.9
hardware = Hardware
    .a = Hardware
    .effect = The attacked location is stronger by 1 this round; not the Supermarket, not the Parking lot.
    .rules = MALL-6.4 MALL-6.6 MALL-6.12
hidden = Hidden
    .a = Hidden
    .effect = One of your characters there cannot be lost this round, but does not vote.
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

## Notices. `named-self` says whether a ballot or a decision names its own player: `yes` or `no`.

notice-chief-seated =
    { $seat-is ->
        [you] You begin as Chief of Security.
       *[other] { $seat } begins as Chief of Security.
    }
notice-card-dealt =
    { $seat-is ->
        [you] { $card ->
            [none] You are dealt a card.
           *[other] You are dealt { $card-a }.
        }
       *[other] { $card ->
            [none] { $seat } is dealt a card.
           *[other] { $seat } is dealt { $card-a }.
        }
    }
notice-placement-rolled =
    { $seat-is ->
        [you] You roll { $dice }.
       *[other] { $seat } rolls { $dice }.
    }
notice-character-placed =
    { $seat-is ->
        [you] Your { $role } takes shelter { $place-in }.
       *[other] { $seat }’s { $role } takes shelter { $place-in }.
    }
notice-first-zombies-rolled = Something moves outside: the dice show { $dice }.
notice-zombies-arrived =
    { $n ->
        [one] A zombie comes { $place-to }.
       *[other] { $n } zombies come { $place-to }.
    }
notice-supply-empty = The box is out of zombies: no more can come for now.
notice-zombie-put =
    { $seat-is ->
        [you] You send a zombie { $place-to }.
       *[other] { $seat } sends a zombie { $place-to }.
    }
notice-round-began = Round { $round } begins.
notice-nobody-there =
    { $purpose-id ->
        [truck] Nobody is { $place-in }: the truck stays shut.
        [chief] Nobody is { $place-in }: no election.
       *[other] Nobody is { $place-in }.
    }
notice-vote-called =
    { $purpose-id ->
        [truck] In the Parking lot they argue over who searches the truck.
        [chief] At Security HQ they argue over who is Chief.
       *[other] The dead come for somebody { $place-in }.
    }
notice-passed =
    { $seat-is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
notice-passed-ahead =
    { $seat-is ->
        [you] You pass, as you said you would.
       *[other] { $seat } passes, as said in advance.
    }
notice-order-left =
    { $seat-is ->
        [you] { $order ->
            [none] You say something in advance.
           *[other] You say in advance: { $order }.
        }
       *[other] { $order ->
            [none] { $seat } says something in advance.
           *[other] { $seat } says in advance: { $order }.
        }
    }
notice-card-played =
    { $seat-is ->
        [you] You play { $card-a }.
       *[other] { $seat } plays { $card-a }.
    }
notice-threat-made =
    { $threats ->
        [one] { $seat-is ->
            [you] Your Threat adds 1 vote.
           *[other] { $seat }’s Threat adds 1 vote.
        }
       *[other] { $seat-is ->
            [you] Your Threats add { $threats } votes.
           *[other] { $seat }’s Threats add { $threats } votes.
        }
    }
notice-barricaded =
    { $place-id ->
        [parking] There is no door to bar { $place-in }: nothing changes.
        [supermarket] The windows { $place-in } are too wide to bar: nothing changes.
       *[other] Everything that moves is shoved against the doors of { $place-the }.
    }
notice-zombies-killed =
    { $n ->
        [one] One zombie falls { $place-in }.
       *[other] { $n } zombies fall { $place-in }.
    }
notice-character-hid =
    { $seat-is ->
        [you] Your { $role } hides { $place-in }.
       *[other] { $seat }’s { $role } hides { $place-in }.
    }
notice-ballot-sealed =
    { $named ->
        [none] { $seat-is ->
            [you] You seal a ballot.
           *[other] { $seat } seals a ballot.
        }
       *[other] { $seat-is ->
            [you] { $named-is ->
                [you] You seal a ballot that names you.
               *[other] You seal a ballot that names { $named }.
            }
           *[other] { $named-self ->
                [yes] { $seat } seals a ballot that names themself.
               *[no] { $seat } seals a ballot that names { $named }.
            }
        }
    }
notice-ballots-revealed = The ballots: { $ballots }.
    .item =
        { $seat-is ->
            [you] { $named-is ->
                [you] you name yourself
               *[other] you name { $named }
            }
           *[other] { $named-self ->
                [yes] { $seat } names themself
               *[no] { $named-is ->
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
        [among] A tie between { $among-and-you }. Everybody votes again, even the dead.
       *[other] A tie between { $among }. Everybody votes again, even the dead.
    }
notice-vote-tied-again =
    { $among-is ->
        [among] Another tie between { $among-and-you }.
       *[other] Another tie between { $among }.
    }
notice-tie-broken =
    { $named-self ->
        [yes] { $seat-is ->
            [you] As Chief, you break the tie against yourself.
           *[other] { $seat } breaks the tie as Chief, and loses a character.
        }
       *[no] { $seat-is ->
            [you] As Chief, you break the tie: { $named } loses a character.
           *[other] { $named-is ->
                [you] { $seat } breaks the tie as Chief: you lose a character.
               *[other] { $seat } breaks the tie as Chief: { $named } loses a character.
            }
        }
    }
notice-settled-without-ballot =
    { $seat-is ->
        [you] Only you can be named: no vote is needed.
       *[other] Only { $seat } can be named: no vote is needed.
    }
notice-searcher-chosen =
    { $seat-is ->
        [you] You search the truck.
       *[other] { $seat } searches the truck.
    }
notice-nobody-searches = They cannot agree: nobody searches the truck.
notice-found-nothing =
    { $seat-is ->
        [you] You find the truck empty.
       *[other] { $seat } finds the truck empty.
    }
notice-cards-found =
    { $cards ->
        [none] { $seat-is ->
            [you] { $n ->
                [one] You find one card.
               *[other] You find { $n } cards.
            }
           *[other] { $n ->
                [one] { $seat } finds one card.
               *[other] { $seat } finds { $n } cards.
            }
        }
       *[other] { $seat-is ->
            [you] You find: { $cards }.
           *[other] { $seat } finds: { $cards }.
        }
    }
notice-card-kept =
    { $seat-is ->
        [you] { $card ->
            [none] You keep one card.
           *[other] You keep { $card-a }.
        }
       *[other] { $card ->
            [none] { $seat } keeps one card.
           *[other] { $seat } keeps { $card-a }.
        }
    }
notice-card-given =
    { $card ->
        [none] { $seat } gives a card to { $to }.
       *[other] { $seat-is ->
            [you] You give { $card-a } to { $to }.
           *[other] { $to-is ->
                [you] { $seat } gives you { $card-a }.
               *[other] { $seat } gives { $card-a } to { $to }.
            }
        }
    }
notice-card-put-under =
    { $seat-is ->
        [you] { $card ->
            [none] You slide the last card under the deck.
           *[other] You slide { $card-a } under the deck.
        }
       *[other] { $card ->
            [none] { $seat } slides the last card under the deck.
           *[other] { $seat } slides { $card-a } under the deck.
        }
    }
notice-chief-elected =
    { $seat-is ->
        [you] You are the new Chief of Security.
       *[other] { $seat } is the new Chief of Security.
    }
notice-chief-confirmed =
    { $seat-is ->
        [you] You are elected again, and stay Chief.
       *[other] { $seat } is elected again, and stays Chief.
    }
notice-chief-stays =
    { $seat-is ->
        [you] You stay Chief.
       *[other] { $seat } stays Chief.
    }
notice-dice-covered = Four dice rattle under the cover: more zombies are on their way.
notice-dice-seen =
    { $dice ->
        [none] { $seat-is ->
            [you] You look at the dice.
           *[other] { $seat } looks at the dice.
        }
       *[other] { $seat-is ->
            [you] You look at the dice: { $dice }.
           *[other] { $seat } looks at the dice: { $dice }.
        }
    }
notice-destination-sealed =
    { $place ->
        [none] { $seat-is ->
            [you] You have chosen where to go.
           *[other] { $seat } has chosen where to go.
        }
       *[other] { $seat-is ->
            [you] You choose in secret: off { $place-to }.
           *[other] { $seat } chooses in secret: off { $place-to }.
        }
    }
notice-destination-shown =
    { $seat-is ->
        [you] You tell everybody where you go: { $place-to }.
       *[other] { $seat } tells everybody: off { $place-to }.
    }
notice-destinations-revealed = Who goes where: { $destinations }.
    .item =
        { $seat-is ->
            [you] you { $place-to }
           *[other] { $seat } { $place-to }
        }
notice-dice-revealed = The cover is lifted: { $dice }.
notice-place-closed = { $zombies } zombies have { $place-the } to themselves: closed for good.
notice-character-moved =
    { $seat-is ->
        [you] Your { $role } goes { $from-from } { $to-to }.
       *[other] { $seat }’s { $role } goes { $from-from } { $to-to }.
    }
notice-character-diverted =
    { $seat-is ->
        [you] No way into { $wanted-the }: your { $role } ends up in the Parking lot.
       *[other] No way into { $wanted-the }: { $seat }’s { $role } ends up in the Parking lot.
    }
notice-character-stayed =
    { $seat-is ->
        [you] Your { $role } sprints on the spot and stays { $place-in }.
       *[other] { $seat }’s { $role } sprints on the spot and stays { $place-in }.
    }
notice-nobody-moved =
    { $seat-is ->
        [you] You move nobody.
       *[other] { $seat } moves nobody.
    }
notice-crowd-heard = The biggest crowd is the loudest: one more zombie comes { $place-to }.
notice-pin-ups-seen = Pin-ups draw looks: one more zombie comes { $place-to }.
notice-zombies-held =
    { $zombies ->
        [one] The doors of { $place-the } hold: 1 zombie against strength { $strength }.
       *[other] The doors of { $place-the } hold: { $zombies } zombies against strength { $strength }.
    }
notice-zombies-entered =
    { $place-id ->
        [supermarket] { $zombies ->
            [one] 1 zombie breaks into { $place-the }: strength { $strength } is not enough!
            [2] 2 zombies break into { $place-the }: strength { $strength } is not enough!
            [3] 3 zombies break into { $place-the }: strength { $strength } is not enough!
           *[other] { $zombies } zombies break into { $place-the }, where 4 are enough!
        }
       *[other] { $zombies ->
            [one] 1 zombie breaks into { $place-the }: strength { $strength } is not enough!
           *[other] { $zombies } zombies break into { $place-the }: strength { $strength } is not enough!
        }
    }
notice-character-lost =
    { $seat-is ->
        [you] Your { $role } is eaten { $place-in }.
       *[other] { $seat }’s { $role } is eaten { $place-in }.
    }
notice-nobody-lost = Everybody { $place-in } is hiding: nobody is lost, and the zombies wait.
notice-zombies-left =
    { $n ->
        [one] The zombie { $place-in } wanders off.
       *[other] The { $n } zombies { $place-in } wander off.
    }
notice-player-eliminated =
    { $seat-is ->
        [you] You have nobody left, and join the dead.
       *[other] { $seat } has nobody left, and joins the dead.
    }
notice-game-ended =
    { $winners-n ->
        [0] { $ending } The mall wins.
        [1] { $winners-is ->
            [you] { $ending } You win!
           *[other] { $ending } { $winners } wins.
        }
       *[other] { $winners-is ->
            [among] { $ending } { $winners-and-you } share the victory!
           *[other] { $ending } { $winners } share the victory.
        }
    }

## What is left in advance

window = the next card here
round = the end of the round
game = the end of the game
dice = The dice
move = Your move
value-pass =
    { $pass ->
        [none] { $at ->
            [none] ask me again
           *[other] ask me again ({ $at })
        }
       *[some] { $at ->
            [none] pass until { $pass-until }
           *[other] pass until { $pass-until } ({ $at })
        }
    }

## Actions. `effect` is what it does, where the action does not say it; `rules` are the ids it falls under,
## beside those of the question. `question-…` are the arguments of the question that is answered.

action-place-character = Put your { $one } { $two-in }
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
action-hide = Hide your { $one }
    .effect = Uses up Hidden. Your { $one } cannot be lost this round, but does not vote.
    .rules = MALL-6.9 MALL-3.11
action-vote-for =
    { $one-is ->
        [you] Name yourself
       *[other] Name { $one }
    }
    .rules = MALL-3.4 MALL-3.3
action-break-tie =
    { $one-is ->
        [you] Decide against yourself
       *[other] Decide against { $one }
    }
    .effect =
        { $one-is ->
            [you] You lose a character.
           *[other] This player loses a character.
        }
    .rules = MALL-3.9
action-keep = Keep { $one-a }
    .effect = { $one-effect }
    .rules = MALL-4.2
action-give =
    { $two-is ->
        [you] Give { $one-a } to yourself
       *[other] Give { $one-a } to { $two }
    }
    .short = { $one } → { $two }
    .rules = MALL-4.2 MALL-4.3
action-go-to = Go { $one-to }
    .short = → { $one }
    .rules = MALL-5.1
action-move = Move your { $one } { $question-place-to }
    .short = Move your { $one }
    .rules = MALL-5.6 MALL-5.7
action-sprint = Play Sprint: your { $one } runs { $two-to }
    .short = Sprint: { $one } → { $two }
    .rules = MALL-5.9
action-stay = Move nobody
    .rules = MALL-5.7 MALL-5.8
action-sacrifice = Give up your { $one }
    .effect = { $one-about }
    .rules = MALL-6.10
action-order = In advance: { $one }
    .rules = MALL-8.5

## Questions. `seat` is who is asked; where nobody in particular reads, the name comes first.

question-place-character =
    { $seat-is ->
        [you] You rolled { $dice }. Choose one, and who takes shelter there.
       *[other] { $seat }, you rolled { $dice }. Choose one, and who takes shelter there.
    }
    .rules = MALL-2.4
question-put-first-zombie =
    { $seat-is ->
        [you] A die shows a closed location. You are the Chief: say where its zombie goes.
       *[other] { $seat }, a die shows a closed location. You are the Chief: say where its zombie goes.
    }
    .rules = MALL-2.6
question-put-zombie =
    { $seat-is ->
        [you] The dead listen to you now. Choose where to send one of them.
       *[other] { $seat }, the dead listen to you now. Choose where to send one of them.
    }
    .rules = MALL-4.8
question-play-cards =
    { $seat-is ->
        [other] { $purpose-id ->
            [sacrifice] { $seat }, as things stand, somebody is eaten there. Play a card, or pass.
           *[other] { $seat }, play a card that adds to your ballot, or pass.
        }
       *[you] { $purpose-id ->
            [sacrifice] As things stand, somebody is eaten there. Play a card, or pass.
           *[other] Play a card that adds to your ballot, or pass.
        }
    }
    .rules =
        { $purpose-id ->
            [sacrifice] MALL-6.7 MALL-6.14
           *[other] MALL-3.5 MALL-6.17
        }
question-play-camera =
    { $seat-is ->
        [other] { $seat }, four dice lie under the cover. Play a Security Camera to look, or pass.
       *[you] Four dice lie under the cover. Play a Security Camera to look, or pass.
    }
    .rules = MALL-4.9
question-vote =
    { $seat-is ->
        [other] { $purpose-id ->
            [truck] { $seat }, name who opens the truck. Ballots stay sealed until all are in.
            [chief] { $seat }, name the next Chief. Ballots stay sealed until all are in.
           *[other] { $seat }, name who loses a character { $place-in }. Ballots stay sealed until all are in.
        }
       *[you] { $purpose-id ->
            [truck] Name who opens the truck. Ballots stay sealed until all are in.
            [chief] Name the next Chief. Ballots stay sealed until all are in.
           *[other] Name who loses a character { $place-in }. Ballots stay sealed until all are in.
        }
    }
    .rules = MALL-3.1 MALL-3.2
question-vote-again =
    { $seat-is ->
        [other] { $purpose-id ->
            [truck] { $seat }, only the tied can be named now: who opens the truck?
            [chief] { $seat }, only the tied can be named now: who is the next Chief?
           *[other] { $seat }, only the tied can be named now: who loses a character { $place-in }?
        }
       *[you] { $purpose-id ->
            [truck] Only the tied can be named now: who opens the truck?
            [chief] Only the tied can be named now: who is the next Chief?
           *[other] Only the tied can be named now: who loses a character { $place-in }?
        }
    }
    .rules = MALL-3.7 MALL-3.8
question-break-tie =
    { $seat-is ->
        [you] As Chief, you decide who loses a character { $place-in }.
       *[other] { $seat }, as Chief you decide who loses a character { $place-in }.
    }
    .rules = MALL-3.9
question-keep-card =
    { $seat-is ->
        [you] These were in the truck. One is for you, one for somebody else.
       *[other] { $seat }, these were in the truck. One is for you, one for somebody else.
    }
    .rules = MALL-4.2
question-give-card =
    { $seat-is ->
        [you] Choose a card, and who gets it. If one is left, it goes under the deck.
       *[other] { $seat }, choose a card, and who gets it. If one is left, it goes under the deck.
    }
    .rules = MALL-4.2
question-show-destination =
    { $seat-is ->
        [you] As new Chief, you tell everybody where one of your characters will go.
       *[other] { $seat }, as new Chief you tell everybody where one of your characters will go.
    }
    .rules = MALL-5.2
question-choose-destination =
    { $seat-is ->
        [other] { $seat }, choose a place for one of your characters. It stays secret until all have chosen.
       *[you] Choose a place for one of your characters. It stays secret until all have chosen.
    }
    .rules = MALL-5.1 MALL-5.2
question-move-character =
    { $seat-is ->
        [you] You chose to go { $place-to }. Choose who goes.
       *[other] { $seat }, you chose to go { $place-to }. Choose who goes.
    }
    .rules = MALL-5.6
question-lose-character =
    { $seat-is ->
        [you] The vote went against you. Choose who stays behind { $place-in }.
       *[other] { $seat }, the vote went against you. Choose who stays behind { $place-in }.
    }
    .rules = MALL-6.10

## What chance is asked

chance-chief = Chance says who begins as Chief of Security.
chance-deal =
    { $n ->
        [one] One card is dealt.
       *[other] { $n } cards are dealt, one to each player.
    }
chance-placement-dice =
    { $seat-is ->
        [you] Two dice are rolled for you.
       *[other] Two dice are rolled for { $seat }.
    }
chance-first-zombies = Four dice bring the first zombies.
chance-truck =
    { $n ->
        [one] One card comes out of the truck.
       *[other] { $n } cards come out of the truck.
    }
chance-hidden-dice = Four dice are rolled under the cover.

## Refusals

refusal-no-window-open = You cannot play cards now. Wait for the next vote or attack.
refusal-already-placed = This character is in the mall already. Choose another one.
refusal-not-rolled = You did not roll this location. Choose one that the dice show.
refusal-place-closed = This location is closed. Choose an open one.
refusal-place-full = This location is full. Choose one with room.
refusal-nobody-to-lose-here = Nobody can name this player here. Choose somebody with a character to be seen.
refusal-card-not-held = You do not hold this card.
refusal-vote-has-begun = Too late: cards come before the vote. Choose a name.
refusal-not-tied = Only the tied players can be named now. Choose one of them.
refusal-card-not-found = This card was not in the truck. Choose one that was.
refusal-not-to-oneself = You cannot give it to yourself. Choose somebody else.
refusal-player-eliminated = This player is out. Choose somebody who is alive.
refusal-only-cameras-now = Keep it: only Security Cameras can be played now.
refusal-only-for-the-dice = Keep it: you play it right after the dice are covered.
refusal-must-move = You can move somebody, so you must.
refusal-not-in-play = This character is no longer in play. Choose another one.
refusal-stands-there-already = This character is there already. Choose another one.
refusal-on-the-parking-already = The way ends in the Parking lot, where this character is already. Choose another one.
refusal-only-when-moving = Keep it: you play Sprint when it is your turn to move.
refusal-character-not-here = This character is somewhere else. Choose one that is here.
refusal-no-zombie-here = Keep it: there is no zombie here to kill.
refusal-only-in-an-attack = Keep it for an attack: before this vote you can only play Threats.
refusal-already-hidden = This character is hidden already. Choose another one.
refusal-character-is-hidden = This character is hidden and cannot be lost. Choose another one.

## Why a helper would do it

reason-best-card = This card helps most in most games.
reason-best-of-nights = In many imagined nights, this ended best for you.
reason-card-pays = This card saves you more now than later.
reason-for-yourself = Then what it brings is yours.
reason-hurts-a-rival = This loss helps you most.
reason-least-loss = This character is worth least to you now.
reason-least-rival = If it cannot be you, then whoever has the fewest points.
reason-little-to-see = The dice would hardly change your mind.
reason-look-first = What the dice show may change a lot.
reason-save-cards = No card helps enough here: keep yours for later.
reason-worst-card = You will miss this card least, and nobody has fewer points.
reason-zombies-to-rivals = Here zombies hurt the others most, and you least.

## Options

option-chief = Who begins as Chief of Security.
option-zombie_players = How long an eliminated player sends zombies: in every later round, or only in the next one.
option-colours = The colours of the players, seat A first.
option-first_passes = What everybody passes at first: nothing, or their own moves where only one is possible, for games over days.

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
board-points =
    { $n ->
        [one] 1 pt
       *[other] { $n } pts
    }
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
        [one] 1 card in the deck
       *[other] { $n } cards in the deck
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
board-hand-of = { $seat }’s hand:
board-hand-empty = nothing
board-found = From the truck:
board-effect = { $card-effect }
board-under = under the deck, as you know: { $cards }
board-given = You know in { $seat }’s hand:
board-ballots = Votes of each ballot: { $ballots }.
board-ballot-sealed = { " (sealed)" }
board-candidates = Can be named: { $seats }.
verdict-nothing = –
verdict-quiet = QUIET
verdict-empty = EMPTY
verdict-holds = HOLDS
verdict-breaks-in = BREAKS IN
verdict-each-eats = EACH EATS
verdict-four-enough = 4 ARE ENOUGH
verdict-at-four-in = 4 NEEDED
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
remark-zombies-of-four = { $zombies ->
        [0] no zombie (4 are enough), { $room }
        [one] 1 zombie (4 are enough), { $room }
       *[other] { $zombies } zombies (4 are enough), { $room }
    }
remark-no-way-in = no way in any more: off to the Parking lot
remark-from = now { $place-in }
remark-has-here = has { $roles } here
