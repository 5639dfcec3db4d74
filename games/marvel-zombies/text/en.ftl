# Marvel Zombies, every word a player reads. How values become messages and arguments is written in
# crates/terminal/src/words.rs; the same ids and attributes stand in every language. `$mode` is the same in the
# whole game, `zombie` or `hero`: many things have another name in Hero Mode.

title = Marvel Zombies
    .tagline = Heroes who hunger, a city that fights back, and sixteen missions to play together.

## The twelve. `attack` is their own one, `sheet` what is printed of it; `ability` is what they can do as Enemies.

captain-america = Captain America
    .of = Captain America’s
    .gender = m
    .attack = Vibranium Shield
    .sheet = Melee, range 0, 2 dice, 3+
    .ability = Endurance 3. Walkers within range 1 of him have one more Action when they are activated.
    .rules = MZ-24.2 MZ-47.2
captain-marvel = Captain Marvel
    .of = Captain Marvel’s
    .gender = f
    .attack = Powerful Blows
    .sheet = Melee, range 0, 2 dice, 3+
    .ability = Endurance 5. In the street each of her moves covers up to 2 zones.
    .rules = MZ-24.7 MZ-47.4
deadpool = Deadpool
    .of = Deadpool’s
    .gender = m
    .attack = Twin Katanas
    .sheet = Melee, range 0, 3 dice, 4+
    .ability = Endurance 3. The first time he falls he gets up again in the End phase.
    .rules = MZ-24.12 MZ-47.5
iron-man = Iron Man
    .of = Iron Man’s
    .gender = m
    .attack = Missile Barrage
    .sheet = Ranged, range 0–1, 3 dice, 4+
    .ability = Endurance 4. He attacks the nearest zone that he sees within range 1 instead of moving.
    .rules = MZ-24.17 MZ-47.3
hulk = Hulk
    .of = Hulk’s
    .gender = m
    .attack = SMASH!
    .sheet = Melee, range 0, 2 dice, 4+
    .ability = Endurance 6. Discard your Citizen card in his zone: he is Banner, with Endurance 2, until your turn ends.
    .rules = MZ-24.22 MZ-47.1
wasp = Wasp
    .of = Wasp’s
    .gender = f
    .attack = Wasp’s Sting
    .sheet = Ranged, range 0–1, 2 dice, 3+
    .ability = Endurance 3. She cannot be targeted from another zone.
    .rules = MZ-24.27 MZ-47.6
thor = Thor
    .of = Thor’s
    .gender = m
    .attack = Mjolnir
    .sheet = Melee, range 0, 2 dice, 3+
    .ability = Endurance 5. His attacks deal 2 Wounds.
    .rules = MZ-46.2 MZ-25.4
spider-man = Spider-Man
    .of = Spider-Man’s
    .gender = m
    .attack = Acrobatics
    .sheet = Melee, range 0, 3 dice, 4+
    .ability = Endurance 4. He appears in the nearest zone with a Zombie Hero.
    .rules = MZ-46.7 MZ-25.3
black-panther = Black Panther
    .of = Black Panther’s
    .gender = m
    .attack = Vibranium Claws
    .sheet = Melee, range 0, 2 dice, 3+
    .ability = Endurance 4. He has 2 Actions at the highest level Blue, 3 at Yellow, 4 at Orange, 5 at Red.
    .rules = MZ-46.12 MZ-25.6
doctor-strange = Doctor Strange
    .of = Doctor Strange’s
    .gender = m
    .attack = Mystic Bolts
    .sheet = Ranged, range 0–1, 2 dice, 3+
    .ability = Endurance 3. He counts as a Spawn token in every Enemies’ phase.
    .rules = MZ-46.17 MZ-25.2
ms-marvel = Ms. Marvel
    .of = Ms. Marvel’s
    .gender = f
    .attack = Giant Fists
    .sheet = Melee, range 0–1, 3 dice, 4+
    .ability = Endurance 3. She attacks heroes up to 3 zones away, even unseen; walls and closed doors stop her.
    .rules = MZ-46.22 MZ-25.5
scarlet-witch = Scarlet Witch
    .of = Scarlet Witch’s
    .gender = f
    .attack = Hex
    .sheet = Ranged, range 0–2, 2 dice, 4+
    .ability = Endurance 3. Heroes in her zone must reroll all their Hits.
    .rules = MZ-46.27 MZ-25.1

## Kinds of enemies. `a` stands for one, `one` and `no` begin a sentence, `many` stands for several, `about` is what
## they are.

leader =
    { $mode ->
        [hero] Zombie Hero
       *[zombie] Super-Hero
    }
    .a =
        { $mode ->
            [hero] a Zombie Hero
           *[zombie] a Super-Hero
        }
    .many =
        { $mode ->
            [hero] Zombie Heroes
           *[zombie] Super-Heroes
        }
    .about = 2 Actions, Endurance on the card and as much XP. Your Hits go to them first.
    .rules = MZ-7.4 MZ-29.10
guard =
    { $mode ->
        [hero] Brute
       *[zombie] Guard
    }
    .a =
        { $mode ->
            [hero] a Brute
           *[zombie] a Guard
        }
    .one =
        { $mode ->
            [hero] A Brute
           *[zombie] A Guard
        }
    .no =
        { $mode ->
            [hero] No Brute
           *[zombie] No Guard
        }
    .many =
        { $mode ->
            [hero] Brutes
           *[zombie] Guards
        }
    .of-many =
        { $mode ->
            [hero] of Brutes
           *[zombie] of Guards
        }
    .about = 1 Action, Endurance 2, 1 XP. Your Hits go to them second.
    .rules = MZ-7.2 MZ-29.10
operator =
    { $mode ->
        [hero] Walker
       *[zombie] Operator
    }
    .a =
        { $mode ->
            [hero] a Walker
           *[zombie] an Operator
        }
    .one =
        { $mode ->
            [hero] A Walker
           *[zombie] An Operator
        }
    .no =
        { $mode ->
            [hero] No Walker
           *[zombie] No Operator
        }
    .many =
        { $mode ->
            [hero] Walkers
           *[zombie] Operators
        }
    .of-many =
        { $mode ->
            [hero] of Walkers
           *[zombie] of Operators
        }
    .about = 1 Action, Endurance 1, 1 XP. Your Hits go to them third.
    .rules = MZ-7.1 MZ-29.10
specialist =
    { $mode ->
        [hero] Runner
       *[zombie] Specialist
    }
    .a =
        { $mode ->
            [hero] a Runner
           *[zombie] a Specialist
        }
    .one =
        { $mode ->
            [hero] A Runner
           *[zombie] A Specialist
        }
    .no =
        { $mode ->
            [hero] No Runner
           *[zombie] No Specialist
        }
    .many =
        { $mode ->
            [hero] Runners
           *[zombie] Specialists
        }
    .of-many =
        { $mode ->
            [hero] of Runners
           *[zombie] of Specialists
        }
    .about = 2 Actions, Endurance 1, 1 XP. Your Hits go to them fourth.
    .rules = MZ-7.3 MZ-29.10

## Citizens. `about` is what the card does for the hero who holds it; `fighter` counts in Zombie Mode.

agent-coulson = Agent Coulson
    .gender = m
    .fighter = yes
    .about =
        { $mode ->
            [hero] Once in your turn, spend 1 Power: make a free Ranged attack.
           *[zombie] Once in your turn, raise your Hunger: make a free Ranged attack.
        }
    .rules = MZ-27.1 MZ-49.1
pepper-potts = Pepper Potts
    .gender = f
    .fighter = no
    .about =
        { $mode ->
            [hero] Once in your turn, spend 1 Power: draw a Trait.
           *[zombie] Once in your turn, raise your Hunger: draw a Trait.
        }
    .rules = MZ-27.2 MZ-49.2
mary-jane = Mary Jane
    .gender = f
    .fighter = no
    .about =
        { $mode ->
            [hero] After your roll, spend 1 Power: reroll all dice once.
           *[zombie] After your roll, raise your Hunger: reroll all dice once.
        }
    .rules = MZ-27.3 MZ-49.3
jonah-jameson = J. Jonah Jameson
    .gender = m
    .fighter = no
    .about =
        { $mode ->
            [hero] When Enemies appear in sight within range 2, spend 1 Power: move 1 zone, ignoring Enemies.
           *[zombie] When Enemies appear in sight within range 2, raise your Hunger: move 1 zone, ignoring Enemies.
        }
    .rules = MZ-27.4 MZ-49.4
thunderbolt-ross = Thunderbolt Ross
    .gender = m
    .fighter = yes
    .about =
        { $mode ->
            [hero] Once in your turn, spend 1 Power: push all Enemies of your zone into one next to it.
           *[zombie] Once in your turn, raise your Hunger: push all Enemies of your zone into one next to it.
        }
    .rules = MZ-27.5 MZ-49.5
wong = Wong
    .gender = m
    .fighter = yes
    .about =
        { $mode ->
            [hero] Once in your turn, spend 1 Power: change places with a hero who agrees, or go to a zone in sight within range 2.
           *[zombie] Once in your turn, raise your Hunger: change places with a hero who agrees, or go to a zone in sight within range 2.
        }
    .rules = MZ-27.6 MZ-49.6
aunt-may = Aunt May
    .gender = f
    .fighter = no
    .about =
        { $mode ->
            [hero] At the end of a turn without an attack, spend 1 Power: heal 1 Wound.
           *[zombie] At the end of a turn without an attack, raise your Hunger: heal 1 Wound.
        }
    .rules = MZ-27.7 MZ-49.7
blind-al = Blind Al
    .gender = f
    .fighter = no
    .about =
        { $mode ->
            [hero] When you are given Wounds, spend 1 Power: cancel one.
           *[zombie] When you are given Wounds, raise your Hunger: cancel one.
        }
    .rules = MZ-27.8 MZ-49.8
maria-hill = Maria Hill
    .gender = f
    .fighter = yes
    .about =
        { $mode ->
            [hero] Before you roll your own attack, spend 1 Power: roll 2 more dice.
           *[zombie] Before you roll your own attack, raise your Hunger: roll 1 more die, besides that of Hunger.
        }
    .rules = MZ-27.9 MZ-49.9
jane-foster = Jane Foster
    .gender = f
    .fighter = no
    .about =
        { $mode ->
            [hero] Once in your turn, spend 1 Power: open a door of your zone.
           *[zombie] Once in your turn, raise your Hunger: open a door of your zone.
        }
    .rules = MZ-27.10 MZ-49.10
edwin-jarvis = Edwin Jarvis
    .gender = m
    .fighter = no
    .about =
        { $mode ->
            [hero] Once in your turn, spend 1 Power: give a Trait to a hero in your zone, or take one, if they agree.
           *[zombie] Once in your turn, raise your Hunger: give a Trait to a hero in your zone, or take one, if they agree.
        }
    .rules = MZ-27.11 MZ-49.11
okoye = Okoye
    .gender = f
    .fighter = yes
    .about =
        { $mode ->
            [hero] Once in each Enemies’ phase, when Enemies enter your zone, spend 1 Power: make your own attack for free.
           *[zombie] Once in each Enemies’ phase, when Enemies enter your zone, raise your Hunger: make a free Devour.
        }
    .rules = MZ-27.12 MZ-49.12
nobody =
    { $mode ->
        [hero] Devoured!
       *[zombie] Saved!
    }
    .gender = m
    .fighter = no
    .about = You find nobody: discard this card.
    .rules = MZ-27.13 MZ-49.13
secret-mission-1 = Secret Mission 1
    .gender = f
    .fighter = no
    .about = Your mission says what it does.
    .rules = MZ-27.14 MZ-49.14
secret-mission-2 = Secret Mission 2
    .gender = f
    .fighter = no
    .about = Your mission says what it does.
    .rules = MZ-27.15 MZ-49.15

## Skills

shield-parry = Shield Parry
    .about = Always: when Enemies attack his zone, roll a die for each Wound before they are shared; each 5+ cancels one.
    .rules = MZ-24.3 MZ-24.32
ricochet = Ricochet
    .about = Once in his turn, after a Vibranium Shield attack: another one, free, at range 0–1.
    .rules = MZ-24.5 MZ-24.33
undead-leader = Undead Leader
    .about = Once in his turn: another hero in sight within range 2 does a free Action.
    .rules = MZ-24.6 MZ-24.34
energy-blast = Energy Blast
    .about = With each Powerful Blows, before the roll: eliminate an Operator or a Specialist of her zone.
    .rules = MZ-24.8 MZ-24.35
danvers-special = Danvers Special
    .about = Once in her turn, for 1 Action: move up to 2 zones, ignoring Enemies, into a zone with Enemies, and attack with Powerful Blows, free.
    .rules = MZ-24.10 MZ-24.36
energy-absorption = Energy Absorption
    .about = For each Wound an Enemy would deal her: raise her Hunger to cancel it.
    .rules = MZ-24.11 MZ-24.37
hunger-adaptation = Hunger Adaptation
    .about = Once in his turn: raise his Hunger to draw a Trait.
    .rules = MZ-24.13 MZ-24.38
merc-with-half-a-mouth = Merc with Half a Mouth
    .about = Once in his turn: all Enemies of a zone at range 1 are activated and come into his.
    .rules = MZ-24.15 MZ-24.39
not-aiming-for-the-head = Wasn’t Aiming for the Head
    .about = Always: the first time he would be eliminated he stays with 1 Health, cannot be eliminated this round, and attacks, free.
    .rules = MZ-24.16 MZ-24.40
repulsor-ray = Repulsor Ray
    .about = After a Missile Barrage: push all Enemies of the target zone into one next to it.
    .rules = MZ-24.18 MZ-24.42
evasive-manoeuvres = Evasive Manoeuvres
    .about = After an attack that eliminated an Enemy: a free Move, ignoring Enemies.
    .rules = MZ-24.20 MZ-24.41
automated-armour = Automated Armour
    .about = Always: even Voracious he may do every Action.
    .rules = MZ-24.21 MZ-24.43
hungry-rage = Hungry Rage
    .about = Always: with SMASH! each point of Hunger adds 2 dice instead of 1.
    .rules = MZ-24.23
ever-stronger = Ever Stronger
    .about = Once in his turn, after a SMASH! that eliminated an Enemy: another one, free.
    .rules = MZ-24.26
shrunk = Shrunk
    .about = Always: her Moves ignore Enemies.
    .rules = MZ-24.28 MZ-24.44
swarm = Swarm
    .about = Once in her turn, after a Sting: move 1 zone, ignoring Enemies.
    .rules = MZ-24.30
elusive = Elusive
    .about = Once in each Enemies’ phase, before Wounds are shared in her zone: raise her Hunger, and none is given to her.
    .rules = MZ-24.31
hammer-throw = Hammer Throw
    .about = When he attacks: 1 Power for 1 more range of Mjolnir, or 2 Power for 2.
    .rules = MZ-46.3 MZ-46.32
for-asgard = For Asgard!
    .about = Once in his turn, 1 Power: move up to 2 zones and attack there with Mjolnir, free.
    .rules = MZ-46.5 MZ-46.32
might-of-the-all-father = Might of the All-Father
    .about = Always: he gains 1 Power when his turn begins, and each Power spent on dice gives 2.
    .rules = MZ-46.6 MZ-46.35
web-swinger = Web-Swinger
    .about = Once in his turn, 1 Power: move up to 2 zones, ignoring Enemies.
    .rules = MZ-46.8
web-shooters = Web-Shooters
    .about = Once in each Enemies’ phase, 1 Power: the Enemies of a zone in sight within range 2 do not make a move.
    .rules = MZ-46.10 MZ-46.33
spider-sense = Spider-Sense
    .about = When Enemies appear in sight within range 2: a free Attack or Move.
    .rules = MZ-46.11
chain-slashes = Chain Slashes
    .about = Always: with the Claws each 6 adds a die, and so does each 6 among those.
    .rules = MZ-46.13 MZ-46.36
combat-reflexes = Combat Reflexes
    .about = Once in each Enemies’ phase, when Enemies enter his zone, 1 Power: attack with the Claws, free.
    .rules = MZ-46.15
kinetic-backlash = Kinetic Backlash
    .about = When Wounds are given to him, 1 Power: roll a die for each; each 3+ cancels it and eliminates a Walker, Brute or Runner of his zone.
    .rules = MZ-46.16 MZ-46.34
portal = Portal
    .about = Once in his turn, 1 Power: go to a zone in sight within range 2, ignoring Enemies.
    .rules = MZ-46.18
shield-of-the-seraphim = Shield of the Seraphim
    .about = Before Wounds are shared in his zone, 1 Power: roll a die for each; each 5+ cancels one.
    .rules = MZ-46.20
eye-of-agamotto = Eye of Agamotto
    .about = Once a round, after any hero’s attack roll: all its dice are rerolled.
    .rules = MZ-46.21 MZ-46.37
stretch = Stretch
    .about = Always: she opens doors and takes Objectives of a zone next to hers that she sees.
    .rules = MZ-46.23 MZ-46.38
grow = Grow
    .about = Once in her turn, 1 Power: her next attack this turn hits on 3+.
    .rules = MZ-46.25
healing-factor = Healing Factor
    .about = At the start of her turn, 2 Power: heal 1 Wound.
    .rules = MZ-46.26
chaos = Chaos
    .about = After she has rolled an attack, 1 Power: reroll any of the dice.
    .rules = MZ-46.28
distortion = Distortion
    .about = Once in each Enemies’ phase, when a Spawn card is drawn, 2 Power: it is discarded and another drawn.
    .rules = MZ-46.30
no-more-zombies = No More Zombies
    .about = Once in her turn, 2 Power: all Walkers of a zone within range 1 are eliminated.
    .rules = MZ-46.31

## A skill of Hulk in Zombie Mode, a Trait in Hero Mode.

shockwave = Shockwave
    .about =
        { $mode ->
            [hero] In your turn, 1 Power: push all Enemies but Zombie Heroes out of your zone into one next to it.
           *[zombie] Once in his turn, after a SMASH!: push all Enemies but Super-Heroes out of his zone into one next to it.
        }
    .rules = MZ-24.25 MZ-48.8

## Traits

gorging = Gorging
    .about = After devouring a Guard or a Super-Hero: heal 1 Wound.
    .rules = MZ-26.1
feast = Feast
    .about = With a Devour: it may eliminate more than one, as far as the Hits go.
    .rules = MZ-26.2 MZ-26.16
in-for-the-kill = In for the Kill
    .about = In your turn: raise your Hunger, move up to 1 zone, ignoring Enemies, then devour, free.
    .rules = MZ-26.3 MZ-26.17
rotten-hide = Rotten Hide
    .about = When Wounds from Enemies are given to you: cancel up to 2.
    .rules = MZ-26.4
scent-of-blood = Scent of Blood
    .about = In your turn: name an Enemy or a Citizen and move up to 2 zones nearer to it, ignoring Enemies.
    .rules = MZ-26.5 MZ-26.19
hungry-fury = Hungry Fury
    .about = Before you roll your own attack: 2 more dice.
    .rules = MZ-26.6
steel-jaw = Steel Jaw
    .about = Before you roll a Devour: 2 more dice.
    .rules = MZ-26.7
relentless = Relentless
    .about = After you have rolled an attack: reroll all misses.
    .rules = MZ-26.8 MZ-26.18
grisly-howl = Grisly Howl
    .about = In your turn: push all Enemies but Super-Heroes out of your zone into one next to it.
    .rules = MZ-26.9
pack-instinct = Pack Instinct
    .about = In your turn: another hero in sight within range 2 makes a free Move.
    .rules = MZ-26.10
sudden-surge = Sudden Surge
    .about = In your turn: raise your Hunger; you have 1 more Action this turn.
    .rules = MZ-26.11
slow-digestion = Slow Digestion
    .about = In your turn: lower your Hunger by 2.
    .rules = MZ-26.12
brutal-charge = Brutal Charge
    .about = In your turn: open a door of your zone, free, and move through it if you like.
    .rules = MZ-26.13 MZ-26.20
live-bait = Live Bait
    .about = In your turn: the Operators and Guards of a zone in sight within range 2 move 1 zone towards you.
    .rules = MZ-26.14 MZ-26.21
mended-flesh = Mended Flesh
    .about = At the end of your turn, if your Hunger is 0: heal 1 Wound.
    .rules = MZ-26.15
second-wind = Second Wind
    .about = In your turn: gain 2 Power.
    .rules = MZ-48.1
momentum = Momentum
    .about = In your turn, 1 Power: move up to 2 zones, ignoring Enemies.
    .rules = MZ-48.2
decisive-strike = Decisive Strike
    .about = Before you roll an attack, 1 Power: 3 more dice.
    .rules = MZ-48.3
focus = Focus
    .about = After you have rolled an attack: reroll all misses.
    .rules = MZ-48.4
rampart = Rampart
    .about = When Wounds are given to you, 1 Power: cancel up to 2.
    .rules = MZ-48.5
first-aid = First Aid
    .about = In your turn, 1 Power: you or a hero in your zone heals 1 Wound.
    .rules = MZ-48.6
express-rescue = Express Rescue
    .about = In your turn, 1 Power: save a Citizen of your zone, even among Enemies.
    .rules = MZ-48.7 MZ-48.17
team-call = Team Call
    .about = In your turn: another hero in sight within range 2 makes a free Move.
    .rules = MZ-48.9
break-through = Break Through
    .about = In your turn: open a door of your zone, free.
    .rules = MZ-48.10
inspiration = Inspiration
    .about = In your turn: another hero in sight gains 1 Power.
    .rules = MZ-48.11
beyond-limits = Beyond Limits
    .about = In your turn, 2 Power: 1 more Action this turn.
    .rules = MZ-48.12
counter-attack = Counter-attack
    .about = When Enemies enter your zone in their phase, 1 Power: attack your zone, free.
    .rules = MZ-48.13 MZ-48.17
provocation = Provocation
    .about = In your turn: the Walkers and Brutes of a zone in sight within range 2 move 1 zone towards you.
    .rules = MZ-48.14
final-effort = Final Effort
    .about = Before you roll an attack, 2 Power: it hits on 2+.
    .rules = MZ-48.15

## Other effects

power = Power
    .about = 1 Power for a die more; for two with Might of the All-Father.
    .rules = MZ-29.8
banner = Banner
    .about = Discard your Citizen card: Hulk in your zone is Banner, with Endurance 2, until your turn ends.
    .rules = MZ-47.1

## Ways to attack. An own attack is called by its hero’s word.

unique = own attack
    .rules = MZ-8.14 MZ-10.6
devour = Devour
    .rules = MZ-12.1 MZ-12.2
sign = Avengers Sign
    .rules = MZ-21.1 MZ-21.2

## Modes

zombie = Zombie Mode
    .about = You play heroes who have become zombies. The more they hunger the harder they hit, and they must eat.
hero = Hero Mode
    .about = You play the heroes who are left, save Citizens and gather Power against the dead.

## Colours and Danger levels. `f` is for what is feminine in some languages, `level` for a Danger level.

red = red
    .f = red
    .level = Red
blue = blue
    .f = blue
    .level = Blue
green = green
    .f = green
    .level = Green
yellow = yellow
    .f = yellow
    .level = Yellow
orange = orange
    .f = orange
    .level = Orange

## Phases of a round

set-up = Set-up
players = Players’ phase
enemies = Enemies’ phase
end = End phase

## Moments: when effects may be used; stages of an attack

start-of-turn = At the start of the turn
turn = In the turn
before-roll = Before the roll
roll = Roll
value-forced = Forced reroll
value-chain = Dice that sixes add
after-roll = After the roll
count = Counting
assign = Hits
hunger = Hunger
after-attack = After the attack
done = Done
end-of-turn = At the end of the turn
wounds-come = Before Wounds are shared
wounds-assigned = Wounds are given
enemies-spawned = Enemies appear
enemies-entered = Enemies have come
enemies-move = Enemies are about to move
card-drawn = A Spawn card is drawn

## Doors

closed = closed
    .about = Any of your heroes beside it can open it for 1 Action.
open = open
    .about = Nobody closes it again.
locked = locked
    .about = Your mission says what must happen before you can open it.
sealed = sealed
    .about = You can never open it.
initial = initial

## Difficulties

easy = easy
medium = medium
hard = hard
very-hard = very hard

## Zones and doors, by the numbers that the board shows. `the` is for sentences, `title` begins one.

zone-street = street { $n }
    .the = street { $n }
    .title = Street { $n }
zone-room = room { $n }
    .the = room { $n }
    .title = Room { $n }
zone-door = door between { $a } and { $b }
    .the = the door between { $a } and { $b }
    .title = Door between { $a } and { $b }

## Goals of missions, and their order

in-order = In this order
any-order = In any order, but the Exit last
devour-all-citizens = Devour all Citizens
devour-objective-citizens = Devour the Objective Citizens
save-objective-citizens = Save the Objective Citizens
value-devour = Devour { $one }
each-hero-devours-citizen = Devour a Citizen with each hero
value-take = Take these Objectives: { $all }
take-all-objectives = Take all Objectives
each-hero-takes-objective = Take an Objective with each hero
take-secret-missions = Take both Secret Mission cards
value-find = Find { $one }
find-exit = Find the Exit
value-each-hero-reaches = Reach { $one-level } with each hero
value-eliminate-for-good = Eliminate { $one } for good
no-leader-left =
    { $mode ->
        [hero] Leave no Zombie Hero on the board
       *[zombie] Leave no Super-Hero on the board
    }
bring-sign-to-exit = Bring the Avengers Sign to the Exit
leave = Leave by the Exit with all heroes

## How a game ends

won = won
hero-lost = a hero was lost
mission-lost = the mission failed
given-up = given up

## What an effect is aimed at, what a vote stands for. `short` stands after a name and a colon.

nothing = nothing
    .short = nothing
value-zone = at { $one }
    .short = { $one }
value-hero = on { $one }
    .short = { $one }
value-door = on { $one }
    .short = { $one }
value-leader = on { $one }
    .short = { $one }
value-kind = on { $one-a } in { $two }
    .short = { $one-a } in { $two }
value-citizen = { $one }
    .short = { $one }
    .about = { $one-about }
    .rules = { $one-rules }
value-trait = { $one }
    .short = { $one }
    .about = { $one-about }
    .rules = { $one-rules }
value-skill = { $one }
    .short = { $one }
    .about = { $one-about }
    .rules = { $one-rules }
value-give = giving “{ $two }” to { $one }
    .short = “{ $two }” to { $one }
value-take-from = taking “{ $two }” from { $one }
    .short = “{ $two }” from { $one }
value-number = with a { $one }
    .short = { $one }
evenly = evenly
    .short = evenly
value-all-on = all on { $one }
    .short = all on { $one }
# Who takes how many is told in the lines that follow.
value-shares = Wounds shared by hand
    .short = Wounds shared by hand
value-routes = along { $all }
    .short = { $all }
value-objective = the Objective in { $one }
    .short = the Objective in { $one }
play-on = play on
    .short = play on
end-game = end the game
    .short = end the game
value-second =
    { $all-n ->
        [0] nobody in the second start zone
        [one] hero { $all } in the second start zone
       *[other] heroes { $all } in the second start zone
    }
    .short =
        { $all-n ->
            [0] nobody
            [one] hero { $all }
           *[other] heroes { $all }
        }

## Missions. `goal` is what to do, `special` what is unlike other missions.

mission-mz0 = Tutorial: A Growing Hunger
    .goal = Devour all Citizens, then leave by the Exit, all of you. If a Citizen gets away, you lose.
    .special = You cannot open the blue door until one of you takes the blue Objective, which gives that hero 5 XP.
    .rules = MZ-30.1 MZ-30.2 MZ-30.3 MZ-30.4 MZ-30.5 MZ-30.6 MZ-30.7
mission-mz1 = The Hunger
    .goal = Devour all Citizens and take all Objectives, then leave by the Exit, all of you. If a Citizen gets away, you lose.
    .special = Each Citizen you devour and each Objective you take gives 5 XP. With five or six heroes, you also use the green Spawn token.
    .rules = MZ-31.1 MZ-31.2 MZ-31.3 MZ-31.4 MZ-31.5 MZ-31.6 MZ-31.7 MZ-31.8
mission-mz2 = Avengers Tower
    .goal = Find the Citizen of Secret Mission 1, take both red Objectives and leave by the Exit, all of you.
    .special = Secret Mission 1 lies under one of four Citizen cards outside the tower. When you turn it up, an Objective Citizen appears there, and the blue and the green Spawn token wake. You can open the blue and the green door only after you devour that Citizen; if it gets away, you lose. You can never open the red door. Each Citizen you devour and each Objective you take gives 5 XP. With five or six heroes, Enemies appear before the first round.
    .rules = MZ-32.1 MZ-32.2 MZ-32.3 MZ-32.4 MZ-32.5 MZ-32.6 MZ-32.7 MZ-32.8 MZ-32.9 MZ-32.10 MZ-32.11 MZ-32.12 MZ-32.13
mission-mz3 = Defence of the Sanctum
    .goal = Devour Wong, eliminate Doctor Strange for good and leave by the Exit, all of you.
    .special = You turn up a Citizen card only when one of you enters its zone. While Wong lives, Doctor Strange comes back in the End phase. You cannot open the red doors until he is gone for good. With five or six heroes, you also use the green Spawn token.
    .rules = MZ-33.1 MZ-33.2 MZ-33.3 MZ-33.4 MZ-33.5 MZ-33.6 MZ-33.7 MZ-33.8 MZ-33.9 MZ-33.10 MZ-33.11
mission-mz4 = Precious Gadgets
    .goal = Each of you takes an Objective and devours a Citizen; then leave by the Exit, all of you.
    .special = No Citizen fights you, and those without escort run 2 zones at a time. Each Citizen you devour and each Objective you take gives 5 XP. With five or six heroes, you also use the green Spawn token.
    .rules = MZ-34.1 MZ-34.2 MZ-34.3 MZ-34.4 MZ-34.5 MZ-34.6 MZ-34.7 MZ-34.8 MZ-34.9 MZ-34.10
mission-mz5 = Oscorp Madness
    .goal = Take both red Objectives, then the green and the blue one, then leave by the Exit, all of you.
    .special = You cannot open Oscorp’s doors until you have both red Objectives, nor the blue door until you have the blue and the green one. Two red doors never open. Each Objective you take gives 5 XP; whoever takes the blue or the green one may draw a Citizen card too. With five or six heroes, you also use the green Spawn token.
    .rules = MZ-35.1 MZ-35.2 MZ-35.3 MZ-35.4 MZ-35.5 MZ-35.6 MZ-35.7 MZ-35.8 MZ-35.9 MZ-35.10 MZ-35.11
mission-mz6 = Raid on Hell’s Kitchen
    .goal = Take all red Objectives and find the Exit, then leave by it, all of you.
    .special = The blue and the green Objective lie hidden among the red ones, and the Exit lies under the green one. When you take either of the two, a Super-Hero appears at the Spawn token of its colour, which wakes. When you turn up a Secret Mission card, you may look at an Objective. Each Objective you take gives 5 XP. With five or six heroes, you use one more red Spawn token.
    .rules = MZ-36.1 MZ-36.2 MZ-36.3 MZ-36.4 MZ-36.5 MZ-36.6 MZ-36.7 MZ-36.8 MZ-36.9 MZ-36.10 MZ-36.11 MZ-36.12 MZ-36.13
mission-mz7 = Divide and Conquer
    .goal = Each of you devours a Citizen and reaches the Red level.
    .special = You start in two places. Thor comes back in the End phase unless one of you at Orange or Red eliminates him. A red Objective gives 5 XP to the hero who takes it; the blue and the green one, hidden among them, give 5 XP to all of you. With five or six heroes, taking these two wakes the Spawn tokens of their colours.
    .rules = MZ-37.1 MZ-37.2 MZ-37.3 MZ-37.4 MZ-37.5 MZ-37.6 MZ-37.7 MZ-37.8 MZ-37.9 MZ-37.10 MZ-37.11 MZ-37.13
mission-mz8 = The S.H.I.E.L.D. Trap
    .goal = Find and take the blue Objective, then leave by the Exit, all of you.
    .special = Guards and Operators wait on both sides of your start. Your only way to the street is the blue door, and you cannot open it until you take the blue Objective, hidden among the red ones. It gives 5 XP to all of you, a red one 5 XP to the hero who takes it. The blue and the green Spawn token wake when you open a door onto their tile. With five or six heroes, you use one more red Spawn token.
    .rules = MZ-38.1 MZ-38.2 MZ-38.3 MZ-38.4 MZ-38.5 MZ-38.6 MZ-38.7 MZ-38.8 MZ-38.9 MZ-38.10 MZ-38.11 MZ-38.12 MZ-38.13 MZ-38.14
mission-mz9 = Population Control
    .goal = Devour the five Objective Citizens, then clear the board of Super-Heroes.
    .special = Under each Objective hides a Citizen, who appears when you take it and must not get away. Whenever you devour any Citizen, a Super-Hero appears in that zone. Each Objective you take gives 5 XP. With five or six heroes, you also use the blue and the green Spawn token.
    .rules = MZ-39.1 MZ-39.2 MZ-39.3 MZ-39.4 MZ-39.5 MZ-39.6 MZ-39.7 MZ-39.8 MZ-39.9 MZ-39.10 MZ-39.11
mission-mz10 = Ticket to the Multiverse
    .goal = Take all Objectives and both Secret Mission cards.
    .special = All six Super-Heroes are on the board and sleep until you open a door of their building. Whenever one of you reaches a new level, three Operators appear in the nearest spawn zone, until you take Secret Mission 1. Once you take Secret Mission 2, you roll one more die in all attacks but Devour. Before either card you need the Objective of its colour: blue for 1, green for 2. Each Objective you take gives 5 XP. With five or six heroes, you also use the blue and the green Spawn token.
    .rules = MZ-40.1 MZ-40.2 MZ-40.3 MZ-40.4 MZ-40.5 MZ-40.6 MZ-40.7 MZ-40.8 MZ-40.9 MZ-40.10 MZ-40.11 MZ-40.12 MZ-40.13 MZ-40.14 MZ-40.15
mission-mh1 = Ground Zero
    .goal = Leave by the Exit, all of you.
    .special = One of you starts far from the others. You cannot open the blue door until you have the blue and the green Objective; they lie hidden among the red ones, and each wakes the Spawn token of its colour. Each Objective you take gives 5 XP. With five or six heroes, Enemies appear before the first round.
    .rules = MZ-41.1 MZ-41.2 MZ-41.3 MZ-41.4 MZ-41.5 MZ-41.6 MZ-41.7 MZ-41.8 MZ-41.9
mission-mh2 = Rescue Operation
    .goal = Save the Objective Citizen, then leave by the Exit, all of you.
    .special = The Citizen waits for you behind the blue door and cannot move; saved, it gives 5 XP to all of you. If it is devoured or its card discarded, you lose. When you open the blue door, the blue Spawn token wakes, and with five or six heroes the green one too.
    .rules = MZ-42.1 MZ-42.2 MZ-42.3 MZ-42.4 MZ-42.5 MZ-42.6 MZ-42.7 MZ-42.8 MZ-42.9 MZ-42.10 MZ-42.11 MZ-42.12 MZ-42.14
mission-mh3 = Symbol of Hope
    .goal = Take the blue and the green Objective, then bring the Avengers Sign to the Exit.
    .special = You cannot touch the Sign before you have both. A hero beside it may move 1 zone with it, and you can throw it once. The blue and the green Objective give 5 XP to all of you and remove the Spawn token of their colour; a red one gives 5 XP to the hero who takes it. With five or six heroes, Enemies appear before the first round, and the first Spawn token draws twice.
    .rules = MZ-43.1 MZ-43.2 MZ-43.3 MZ-43.4 MZ-43.5 MZ-43.6 MZ-43.7 MZ-43.8 MZ-43.9 MZ-43.10 MZ-43.11 MZ-43.12 MZ-43.13 MZ-43.14
mission-mh4 = Stark’s Plan
    .goal = Save both Trapped Citizens, then leave by the Exit, all of you.
    .special = You cannot open the red doors until you have both red Objectives, nor the blue and the green door until you have the blue and the green one. If a Trapped Citizen is devoured or its card discarded, you lose. Each Objective you take gives 5 XP. With five or six heroes, you also use the green Spawn token.
    .rules = MZ-44.1 MZ-44.2 MZ-44.3 MZ-44.4 MZ-44.5 MZ-44.6 MZ-44.7 MZ-44.8 MZ-44.9 MZ-44.10 MZ-44.11 MZ-44.12 MZ-44.14
mission-mh5 = All or Nothing
    .goal = Take all Objectives, then leave by the Exit, all of you.
    .special = Enemies appear before the first round. When you eliminate Hulk, he lies down and gets up again in the End phase, unless a hero at Orange or Red did it. A red Objective keeps him quiet for the round; the blue and the green one give a Trait to the hero who takes them. Each Objective you take gives 5 XP. With five or six heroes, you also use the blue and the green Spawn token.
    .rules = MZ-45.1 MZ-45.2 MZ-45.3 MZ-45.4 MZ-45.5 MZ-45.6 MZ-45.7 MZ-45.8 MZ-45.9 MZ-45.10 MZ-45.11 MZ-45.12 MZ-45.13 MZ-45.14

## Spawn cards by their number. `about` is what the card does at each level.

spawn-001 = { operator.many }
    .about = Blue 2, Yellow 3, Orange 8, Red 9.
    .rules = MZ-18.1
spawn-002 = { operator.many }
    .about = Blue 2, Yellow 4, Orange 6, Red 8.
    .rules = MZ-18.1
spawn-003 = { operator.many }
    .about = Blue 3, Yellow 5, Orange 7, Red 9.
    .rules = MZ-18.1
spawn-004 = Rush! { operator.many }
    .about = Blue 2, Yellow 3, Orange 8, Red 9; they act at once.
    .rules = MZ-18.2
spawn-005 = Rush! { operator.many }
    .about = Blue 2, Yellow 4, Orange 6, Red 8; they act at once.
    .rules = MZ-18.2
spawn-006 = Rush! { operator.many }
    .about = Blue 3, Yellow 5, Orange 7, Red 9; they act at once.
    .rules = MZ-18.2
spawn-007 = { guard.many }
    .about = Blue 1, Yellow 1, Orange 4, Red 5.
    .rules = MZ-18.1
spawn-008 = { guard.many }
    .about = Blue 2, Yellow 3, Orange 4, Red 4.
    .rules = MZ-18.1
spawn-009 = Rush! { guard.many }
    .about = Blue 1, Yellow 2, Orange 3, Red 4; they act at once.
    .rules = MZ-18.2
spawn-010 = Rush! { guard.many }
    .about = Blue 2, Yellow 3, Orange 4, Red 5; they act at once.
    .rules = MZ-18.2
spawn-011 = { specialist.many }
    .about = Blue 1, Yellow 2, Orange 3, Red 4.
    .rules = MZ-18.1
spawn-012 = { specialist.many }
    .about = Blue 1, Yellow 2, Orange 3, Red 4.
    .rules = MZ-18.1
spawn-013 = { specialist.many }
    .about = Blue 2, Yellow 3, Orange 4, Red 4.
    .rules = MZ-18.1
spawn-014 = { leader }!
    .about = Draw the next one; it appears in the zone.
    .rules = MZ-18.4 MZ-49.17
spawn-015 = { leader }!
    .about = Draw the next one; it appears in the zone.
    .rules = MZ-18.4 MZ-49.17
spawn-016 = { leader }!
    .about = Draw the next one; it appears in the zone.
    .rules = MZ-18.4 MZ-49.17
spawn-017 = { operator.many }
    .about = Blue 3, Yellow 5, Orange 7, Red 9.
    .rules = MZ-18.1
spawn-018 = { operator.many }
    .about = Blue 4, Yellow 6, Orange 8, Red 10.
    .rules = MZ-18.1
spawn-019 = { operator.many }
    .about = Blue 6, Yellow 8, Orange 10, Red 12.
    .rules = MZ-18.1
spawn-020 = Rush! { operator.many }
    .about = Blue 3, Yellow 5, Orange 7, Red 9; they act at once.
    .rules = MZ-18.2
spawn-021 = Rush! { operator.many }
    .about = Blue 4, Yellow 6, Orange 8, Red 10; they act at once.
    .rules = MZ-18.2
spawn-022 = Rush! { operator.many }
    .about = Blue 6, Yellow 8, Orange 10, Red 12; they act at once.
    .rules = MZ-18.2
spawn-023 = { guard.many }
    .about = Blue 1, Yellow 2, Orange 3, Red 4.
    .rules = MZ-18.1
spawn-024 = { guard.many }
    .about = Blue 3, Yellow 4, Orange 5, Red 6.
    .rules = MZ-18.1
spawn-025 = Rush! { guard.many }
    .about = Blue 1, Yellow 2, Orange 3, Red 4; they act at once.
    .rules = MZ-18.2
spawn-026 = Rush! { guard.many }
    .about = Blue 2, Yellow 3, Orange 4, Red 5; they act at once.
    .rules = MZ-18.2
spawn-027 = { specialist.many }
    .about = Blue 1, Yellow 2, Orange 3, Red 4.
    .rules = MZ-18.1
spawn-028 = { specialist.many }
    .about = Blue 2, Yellow 3, Orange 4, Red 5.
    .rules = MZ-18.1
spawn-029 = { specialist.many }
    .about = Blue 3, Yellow 4, Orange 5, Red 6.
    .rules = MZ-18.1
spawn-030 = { leader }!
    .about = Draw the next one; it appears in the zone.
    .rules = MZ-18.4 MZ-49.17
spawn-031 = { leader }!
    .about = Draw the next one; it appears in the zone.
    .rules = MZ-18.4 MZ-49.17
spawn-032 = { leader }!
    .about = Draw the next one; it appears in the zone.
    .rules = MZ-18.4 MZ-49.17
spawn-033 =
    { $mode ->
        [hero] Runners Break Through
       *[zombie] Specialist Drop
    }
    .about = Enemies’ phase: one in each hero’s zone. Otherwise Blue 1, Yellow 2, Orange 3, Red 4.
    .rules = MZ-18.6 MZ-49.19
spawn-034 =
    { $mode ->
        [hero] Runners Break Through
       *[zombie] Specialist Drop
    }
    .about = Enemies’ phase: one in each hero’s zone. Otherwise Blue 1, Yellow 2, Orange 3, Red 4.
    .rules = MZ-18.6 MZ-49.19
spawn-035 =
    { $mode ->
        [hero] Walkers Feed
       *[zombie] Operators Open Fire!
    }
    .about =
        { $mode ->
            [hero] Every Walker in a zone with a hero or a Citizen attacks at once.
           *[zombie] Every Operator shoots at heroes within range 1 that it sees: a die, a Wound on 5+.
        }
    .rules = MZ-18.7 MZ-49.20
spawn-036 =
    { $mode ->
        [hero] Walkers Feed
       *[zombie] Operators Open Fire!
    }
    .about =
        { $mode ->
            [hero] Every Walker in a zone with a hero or a Citizen attacks at once.
           *[zombie] Every Operator shoots at heroes within range 1 that it sees: a die, a Wound on 5+.
        }
    .rules = MZ-18.7 MZ-49.20
spawn-037 = Extra Activation: { operator.many }
    .about = Blue: nothing. Yellow, Orange, Red: all of them on the board are activated.
    .rules = MZ-18.3
spawn-038 = Extra Activation: { guard.many }
    .about = Blue: nothing. Yellow, Orange, Red: all of them on the board are activated.
    .rules = MZ-18.3
spawn-039 = Extra Activation: { specialist.many }
    .about = Blue: nothing. Yellow, Orange, Red: all of them on the board are activated.
    .rules = MZ-18.3
spawn-040 =
    { $mode ->
        [hero] Citizen in Danger!
       *[zombie] Escorted Citizen!
    }
    .about = A Citizen, and { guard.many } too: Blue 1, Yellow 2, Orange 3, Red 4.
    .rules = MZ-18.5 MZ-49.18
spawn-041 =
    { $mode ->
        [hero] Citizen in Danger!
       *[zombie] Escorted Citizen!
    }
    .about = A Citizen, and { guard.many } too: Blue 1, Yellow 2, Orange 3, Red 4.
    .rules = MZ-18.5 MZ-49.18
spawn-042 =
    { $mode ->
        [hero] Citizen in Danger!
       *[zombie] Escorted Citizen!
    }
    .about = A Citizen, and { guard.many } too: Blue 1, Yellow 2, Orange 3, Red 4.
    .rules = MZ-18.5 MZ-49.18

## The card of a notice, by its place in the list.

spawn-card =
    { $card ->
        [0] { spawn-001 }
        [1] { spawn-002 }
        [2] { spawn-003 }
        [3] { spawn-004 }
        [4] { spawn-005 }
        [5] { spawn-006 }
        [6] { spawn-007 }
        [7] { spawn-008 }
        [8] { spawn-009 }
        [9] { spawn-010 }
        [10] { spawn-011 }
        [11] { spawn-012 }
        [12] { spawn-013 }
        [13] { spawn-014 }
        [14] { spawn-015 }
        [15] { spawn-016 }
        [16] { spawn-017 }
        [17] { spawn-018 }
        [18] { spawn-019 }
        [19] { spawn-020 }
        [20] { spawn-021 }
        [21] { spawn-022 }
        [22] { spawn-023 }
        [23] { spawn-024 }
        [24] { spawn-025 }
        [25] { spawn-026 }
        [26] { spawn-027 }
        [27] { spawn-028 }
        [28] { spawn-029 }
        [29] { spawn-030 }
        [30] { spawn-031 }
        [31] { spawn-032 }
        [32] { spawn-033 }
        [33] { spawn-034 }
        [34] { spawn-035 }
        [35] { spawn-036 }
        [36] { spawn-037 }
        [37] { spawn-038 }
        [38] { spawn-039 }
        [39] { spawn-040 }
        [40] { spawn-041 }
       *[other] { spawn-042 }
    }

## What a free Action may be

any = any Action
move = a Move
move-ignoring = a Move, ignoring Enemies
value-move-through = a Move through { $one }
attack = an attack
attack-or-move = an attack or a Move
value-form =
    { $one-id ->
        [devour] a Devour
        [sign] the Avengers Sign
       *[unique] { $two ->
            [0] an own attack
           *[other] an own attack, up to range { $two }
        }
    }
ranged = a Ranged attack

## What is decided together, as a question

division = Choose who starts in the second start zone.
    .rules = MZ-37.4 MZ-41.3 MZ-50.3
objective = Choose the Objective to turn up, or none.
    .rules = MZ-36.7 MZ-36.15 MZ-50.3
lost-for-good = You can no longer win this mission. Play on, or end the game as lost.
    .rules = MZ-3.9 MZ-3.15 MZ-50.3
value-wounds =
    { $n ->
        [one] One Wound in { $zone }: choose who takes it.
       *[other] { $n } Wounds in { $zone }: choose who takes how many.
    }
    .rules = MZ-16.9 MZ-50.3 MZ-50.10
value-split =
    { $extra ->
        [one] Several ways are equal for the { $kind-many } of { $from }: choose the way of the last one.
       *[other] Several ways are equal for the { $kind-many } of { $from }: choose the ways of the last { $extra }.
    }
    .rules = MZ-16.13 MZ-16.14 MZ-50.11
value-citizen-way = Several ways are equal for { $citizen }: choose one.
    .rules = MZ-15.15 MZ-15.23 MZ-50.14
value-attack-order = Choose the zone where the Enemies attack next.
    .rules = MZ-16.3 MZ-50.12
value-rooms = Choose the room for the next Spawn card.
    .rules = MZ-20.2 MZ-50.13
value-leader-zone = Several zones are equally near to { $who }: choose one.
    .rules = MZ-25.9 MZ-25.11 MZ-50.14
value-fire =
    { $mode ->
        [hero] Several zones are equally near to the Walkers of { $from }: choose one.
       *[zombie] Several zones are equally near to the Operators of { $from }: choose the one they shoot at.
    }
    .rules = MZ-18.8 MZ-50.14
value-spawn-zone = Several spawn zones are equally near: choose where they appear.
    .rules = MZ-40.12 MZ-50.14
value-last-figures =
    { $left ->
        [one] One figure is left in the box: choose whose zone gets it.
       *[other] { $left } figures are left in the box: choose whose zones get them.
    }
    .rules = MZ-19.4 MZ-50.14

## Actions. `effect` is what it does, where the action does not say it; `rules` are the ids it falls under,
## beside those of the question. `question-…` are the arguments of the question that is answered.

action-begin = Start { $hero-of } turn
    .short = { $hero }
    .rules = MZ-8.3 MZ-50.2
action-move = Move to { $to }
    .short = → { $to }
    .rules = MZ-8.6 MZ-8.7
action-open = Open { $door }
    .short = { $door }
    .effect = If it opens a building for the first time, you see who is inside.
    .rules = MZ-8.12 MZ-5.4 MZ-20.1
action-gain-trait = Draw a Trait
    .effect = Once a turn. Each hero keeps two at most.
    .rules = MZ-8.13 MZ-9.1
action-attack =
    { $form-id ->
        [devour] Devour in { $at }
        [sign] Throw the Avengers Sign at { $at }
       *[unique] Attack { $at }: { $question-hero-attack }
    }
    .short =
        { $form-id ->
            [devour] Devour: { $at }
            [sign] Sign: { $at }
           *[unique] { $question-hero-attack }: { $at }
        }
    .effect =
        { $form-id ->
            [devour] Roll 1 die and one for each point of Hunger, on one target, 4+. If it falls, the Hunger is gone.
            [sign]
                { $mode ->
                    [hero] Roll 1 die for each Enemy there but Zombie Heroes, 4+.
                   *[zombie] Roll 1 die for each Enemy there but Super-Heroes, 4+.
                }
           *[unique]
                { $mode ->
                    [hero] { $question-hero-sheet }; Power adds dice.
                   *[zombie] { $question-hero-sheet }, and a die for each point of Hunger.
                }
        }
    .rules = { $form-rules } MZ-8.14
action-take = Take the Objective in { $objective }
    .short = Objective: { $objective }
    .rules = MZ-8.15 MZ-8.16
action-take-card = Take { $card }
    .rules = MZ-28.15
action-power-up = Gather Power
    .effect = Gain 2 Power, up to 4.
    .rules = MZ-29.7
action-save = Save { $citizen }
    .effect = { $citizen-about }
    .rules = MZ-29.12 MZ-29.13
action-carry = Carry the Sign to { $to }
    .rules = MZ-43.9 MZ-43.10
action-end-turn = End the turn
    .rules = MZ-8.17 MZ-8.18
action-leave = Leave by the Exit
    .rules = MZ-14.7 MZ-14.8
action-use =
    { $aim-id ->
        [nothing] Use { $effect } with { $hero }
       *[other] Use { $effect } with { $hero }: { $aim-short }
    }
    .short =
        { $aim-id ->
            [nothing] { $effect }
           *[other] { $effect }: { $aim-short }
        }
    .effect = { $effect-about }
    .rules = { $effect-rules } MZ-23.1
action-pass =
    { $question-moment-id ->
        [before-roll] Roll the dice
       *[other] Use nothing more
    }
    .rules = MZ-23.1 MZ-50.1
action-pick =
    { $aim-id ->
        [nothing] Yes
        [trait] Discard { $aim-short }
        [number] Reroll a { $aim-one }
       *[other] Choose { $aim-short }
    }
    .short =
        { $aim-id ->
            [nothing] Yes
           *[other] { $aim-short }
        }
    .rules = MZ-50.1
action-enough = Leave it at that
    .rules = MZ-50.1
action-vote = Vote for: { $one-short }
    .short = { $one-short }
    .effect = It is done once all of you vote for it.
    .rules = MZ-50.5 MZ-50.6
action-share = Vote to share the Wounds, hero by hero: { $heroes }
    .short = { $heroes }
    .rules = MZ-16.9 MZ-50.5
action-give-up =
    { $wish ->
        [yes] Give up, if all agree
       *[no] Play on after all
    }
    .effect = You lose the game when all of you want to give up.
    .rules = MZ-52.9
action-order = Decide in advance: { $one }
    .rules = MZ-50.22
action-hand-over = Give { $hero } to { $to }
    .rules = MZ-50.18
action-name-captain =
    { $captain ->
        [none] Name nobody captain
       *[other] Name { $captain } captain
    }
    .effect = What the captain votes for is done at once.
    .rules = MZ-50.7 MZ-52.5

## Questions. `asked` is who is asked; if that is not the reader, or nobody in particular reads, they are addressed.

addressed =
    { $asked-is ->
        [other] { $asked }{ ": " }
       *[you] { "" }
    }

question-begin = { addressed }Start the turn of a hero.
    .rules = MZ-8.3 MZ-50.2
question-turn =
    { addressed }{ $actions ->
        [0] { $hero } has no Action left.
        [one] { $hero } has one Action left.
       *[other] { $hero } has { $actions } Actions left.
    }
    .rules = MZ-8.4
question-free = { addressed }{ $hero } has a free Action: { $what }.
    .rules = MZ-8.20 MZ-10.17
question-walk =
    { addressed }{ $left ->
        [one] { $hero } may go one more zone.
       *[other] { $hero } may go { $left } zones, one after the other.
    }
    .rules = MZ-8.10
question-effects =
    { addressed }{ $moment-id ->
        [start-of-turn] The turn begins. Use an effect, or pass.
        [turn] Use an effect, or pass.
        [before-roll] The dice are about to be rolled. Use an effect first, or roll.
        [after-roll] The dice have fallen. Use an effect, or pass.
        [after-attack] The attack is over. Use an effect, or pass.
        [end-of-turn] The turn ends. Use an effect, or pass.
        [wounds-come] Wounds come to { $zone }. Use an effect before they are shared, or pass.
        [wounds-assigned] Wounds are given in { $zone }. Use an effect against yours, or pass.
        [enemies-spawned] Enemies have appeared in { $zone }. Use an effect, or pass.
        [enemies-entered] Enemies have come into { $zone }. Use an effect, or pass.
        [enemies-move] The Enemies are about to move. Use an effect, or pass.
       *[card-drawn] A Spawn card is drawn for { $zone }. Use an effect, or pass.
    }
    .rules = MZ-23.1 MZ-23.7
question-target = { addressed }Choose whom { $hero } hits in { $at }.
    .rules = MZ-11.3
question-push = { addressed }Choose where the Enemies of { $from } go.
    .rules = MZ-23.4
question-dice = { addressed }Choose the dice that { $hero } rerolls.
    .rules = MZ-46.28
question-lure = { addressed }Choose which way the Enemies of { $from } come.
    .rules = MZ-26.21
question-fell = { addressed }Choose who falls in { $at }.
    .rules = MZ-46.34
question-discard-trait = { addressed }Choose which of { $hero-of } Traits to discard.
    .rules = MZ-9.2 MZ-29.19
question-keep-citizen = { addressed }{ $hero } may hold one Citizen card only, and { $card } has come. Choose the one to keep.
    .rules = MZ-15.6 MZ-29.13
question-draw-citizen = { addressed }Draw a Citizen card for { $hero }, or do not.
    .rules = MZ-35.10 MZ-35.14
question-agree = { addressed }{ $by } would use { $effect }, { $aim }. Agree for { $with }, or do not.
    .rules = MZ-27.21 MZ-27.22
question-leave = { addressed }Leave by the Exit with { $hero }, or stay.
    .rules = MZ-14.7
question-decide = { addressed }{ $one }
    .rules = { $one-rules } MZ-50.5

## What chance is asked

chance-deal = The cards are dealt.
chance-attack =
    { $n ->
        [one] { $hero } rolls a die.
       *[other] { $hero } rolls { $n } dice.
    }
chance-reroll =
    { $n ->
        [one] { $hero } rerolls a die.
       *[other] { $hero } rerolls { $n } dice.
    }
chance-parry =
    { $n ->
        [one] { $hero } rolls a die against the Wound.
       *[other] { $hero } rolls { $n } dice against the Wounds.
    }
chance-fire =
    { $n ->
        [one] An Operator shoots.
       *[other] { $n } Operators shoot.
    }
chance-spawn = A Spawn card is drawn for { $zone }.
chance-trait = { $hero } draws a Trait.
chance-citizen = A Citizen card is drawn.
chance-leader =
    { $mode ->
        [hero] A Zombie Hero is drawn.
       *[zombie] A Super-Hero is drawn.
    }

## Why Enemies act, and where they go

## What is left in advance

window = the end of this moment
round = the end of the round
game = the end of the game
value-pass =
    { $pass ->
        [none] no more passing ahead
       *[some] pass until { $pass-until }
    }

enemies-phase = the Enemies’ phase
rush = a Rush
value-extra-activation = Extra Activation of the { $one-many }
value-shortage = no { $one-many } left to place
value-lured = lured into { $one }
feed = the Walkers feed
value-sees = seeing somebody in { $one }
value-way = on the way to { $one }
value-flight = fleeing to { $one }
escort = with the { guard.many }
lured = lured
pushed = pushed away
value-follows = towards a hero in { $one }

## Notices

notice-hero-played =
    { $seat-is ->
        [you] You play { $hero }.
       *[other] { $seat } plays { $hero }.
    }
notice-dealt = The cards are dealt.
notice-round-began = Round { $round }.
notice-phase-began = { $phase }.
notice-turn-began =
    { $actions ->
        [one] { $hero-of } turn begins: one Action.
       *[other] { $hero-of } turn begins: { $actions } Actions.
    }
notice-turn-ends = { $hero } ends the turn.
notice-turn-ended = { $hero-of } turn is over.
notice-actions-changed =
    { $actions ->
        [0] { $hero } has no Action left.
        [one] { $hero } has one Action left.
       *[other] { $hero } has { $actions } Actions left.
    }
notice-handed-over =
    { $to-is ->
        [you] You play { $hero } from now on.
       *[other] { $to } plays { $hero } from now on.
    }
notice-captain-named =
    { $captain ->
        [none] Nobody is captain any more: you all decide together.
       *[other] { $captain-is ->
            [you] You are captain and decide for all.
           *[other] { $captain } is captain and decides for all.
        }
    }
notice-give-up-wished =
    { $seat-is ->
        [you] { $wish ->
            [yes] You want to give up.
           *[no] You want to play on.
        }
       *[other] { $wish ->
            [yes] { $seat } wants to give up.
           *[no] { $seat } wants to play on.
        }
    }
notice-lost-for-good = You can no longer win this mission: “{ $goal }” is out of reach. Play on, or end the game.
notice-game-ended =
    { $how-id ->
        [won] The mission is accomplished: you have won!
        [hero-lost] A hero has fallen: you have lost.
        [mission-lost] The mission has failed: you have lost.
       *[given-up] You give up the game.
    }

notice-moved =
    { $cost ->
        [0] { $hero } goes from { $from } to { $to } for free.
        [one] { $hero } goes from { $from } to { $to }.
       *[other] { $hero } breaks away from { $from } to { $to }, for { $cost } Actions.
    }
notice-door-opened = { $hero } opens { $door }.
notice-trait-sought = { $hero } looks for a Trait.
notice-trait-drawn = { $hero } draws the Trait “{ $card }”.
notice-trait-discarded = { $hero } discards “{ $card }”.
notice-traits-shuffled = The discarded Traits are shuffled into a new deck.
notice-objective-taken = { $hero } takes the Objective in { $at }.
notice-objective-turned-up = The Objective in { $objective } is { $color }.
notice-card-taken = { $hero } takes { $card }.
notice-citizen-saved = { $hero } saves { $citizen } in { $at }.
notice-sign-carried = { $hero } carries the Avengers Sign to { $to }.
notice-effect-used =
    { $aim-id ->
        [nothing] { $hero } uses { $effect }.
        [citizen] { $hero } uses { $effect } for { $aim-short }.
        [trait] { $hero } uses { $effect } with “{ $aim-short }”.
       *[other] { $hero } uses { $effect }, { $aim }.
    }
notice-effects-declined =
    { $seat-is ->
        [you] You use nothing more.
       *[other] { $seat } uses nothing more.
    }
notice-passed-ahead =
    { $seat-is ->
        [you] You pass, as you decided in advance.
       *[other] { $seat } passes, as decided in advance.
    }
notice-order-left =
    { $order ->
        [none] { $seat-is ->
            [you] You decide something in advance.
           *[other] { $seat } decides something in advance.
        }
       *[other] { $seat-is ->
            [you] You decide in advance: { $order }.
           *[other] { $seat } decides in advance: { $order }.
        }
    }
notice-action-declined = { $hero } leaves it at that.
notice-agreement-asked = { $by } asks { $with } to agree to { $effect }, { $aim }.
notice-agreed =
    { $agrees ->
        [yes] { $hero } agrees.
       *[no] { $hero } does not agree.
    }
notice-hero-left = { $hero } leaves by the Exit.
notice-hero-stayed = { $hero } stays for now.

notice-attacked =
    { $form-id ->
        [devour] { $hero } tries to devour somebody in { $at }.
        [sign] { $hero } throws the Avengers Sign at { $at }.
       *[unique] { $hero } attacks { $at } with “{ $hero-attack }”.
    }
notice-attack-rolled = { $hero } rolls { $dice }, and hits on { $accuracy }+.
notice-dice-rerolled =
    { $is_forced ->
        [yes] { $hero } must reroll the Hits: { $dice }.
       *[no] { $hero } rerolls: { $dice }.
    }
notice-die-picked = { $hero } picks up a { $face } to reroll.
notice-dice-picked =
    { $n ->
        [one] { $hero } rerolls one die.
       *[other] { $hero } rerolls { $n } dice.
    }
notice-dice-added = { $hero-of } sixes add dice: { $dice }.
notice-hits-counted =
    { $hits ->
        [0] { $hero } hits nobody.
        [one] { $hero } scores one Hit.
       *[other] { $hero } scores { $hits } Hits.
    }
notice-enemies-eliminated =
    { $n ->
        [one] { $hero } eliminates { $kind-a } in { $at }.
       *[other] { $hero } eliminates { $n } { $kind-many } in { $at }.
    }
notice-leader-hit = { $hero } eliminates { $leader } in { $at }.
notice-citizen-devoured = { $hero } devours { $citizen } in { $at }.
notice-hits-lost =
    { $hits ->
        [one] One of { $hero-of } Hits is wasted.
       *[other] { $hits } of { $hero-of } Hits are wasted.
    }
notice-sign-thrown =
    { $at ->
        [none] The Avengers Sign is broken for good.
       *[other] The Avengers Sign lies damaged in { $at }.
    }
notice-pushed = { $hero } pushes the Enemies from { $from } to { $to }.

notice-hunger-changed =
    { $hunger ->
        [4] { $hero-of } Hunger is now 4: Voracious!
       *[other] { $hero-of } Hunger is now { $hunger }.
    }
notice-power-changed = { $hero-of } Power is now { $power }.
notice-xp-gained = { $hero } gains { $n } XP, { $xp } in all.
notice-level-reached = { $hero } reaches the { $level-level } level.
notice-healed = { $hero } heals back to Health { $health }.
notice-citizen-kept = { $hero } keeps the card “{ $card }”.
notice-citizen-card-discarded = { $hero } discards the card “{ $card }”.

notice-activation-began =
    { $cause-id ->
        [enemies-phase] The Enemies and Citizens act.
        [rush] Rush! Those who have just come act at once.
        [extra-activation] Extra Activation: the { $cause-one-many } act.
        [shortage] The box has run out { $cause-one-of-many }: those on the board act once more.
        [lured] The Enemies come running to { $cause-one }.
       *[feed] The Walkers feed.
    }
notice-next-action =
    { $action ->
        [2] Those who have a second Action take it.
        [3] Those who have a third Action take it.
       *[other] Those who have Action { $action } take it.
    }
notice-enemies-attacked =
    Attack in { $zone } by { $crowd-guards ->
        [0] { "" }
        [one] { guard.a }{ ", " }
       *[other] { $crowd-guards } { guard.many }{ ", " }
    }{ $crowd-operators ->
        [0] { "" }
        [one] { operator.a }{ ", " }
       *[other] { $crowd-operators } { operator.many }{ ", " }
    }{ $crowd-specialists ->
        [0] { "" }
        [one] { specialist.a }{ ", " }
       *[other] { $crowd-specialists } { specialist.many }{ ", " }
    }{ $leaders-n ->
        [0] { "" }
       *[other] { $leaders }{ ", " }
    }{ $citizens-n ->
        [0] { "" }
       *[other] { $citizens }{ ", " }
    }{ $wounds ->
        [one] for one Wound in all.
       *[other] for { $wounds } Wounds in all.
    }
notice-enemies-moved =
    { $n ->
        [one] { $kind-one } goes from { $from } to { $to }, { $why }.
       *[other] { $n } { $kind-many } go from { $from } to { $to }, { $why }.
    }
notice-leader-moved = { $who } goes from { $from } to { $to }, { $why }.
notice-citizen-moved = { $citizen } goes from { $from } to { $to }, { $why }.
notice-enemies-stopped = The Enemies of { $zone } stay where they are.
notice-spawns-shuffled = The discarded Spawn cards are shuffled into a new deck.
notice-spawn-drawn = Spawn card for { $zone } at { $level-level }: “{ spawn-card }”.
notice-enemies-placed =
    { $n ->
        [0] { $kind-no } appears in { $zone }.
        [one] { $kind-one } appears in { $zone }.
       *[other] { $n } { $kind-many } appear in { $zone }.
    }
notice-figures-ran-short = The box has run out { $figures-of-many }.
notice-leaders-shuffled =
    { $mode ->
        [hero] The discarded Zombie Hero cards are shuffled into a new deck.
       *[zombie] The discarded Super-Hero cards are shuffled into a new deck.
    }
notice-leader-drawn = { $who-of } card is drawn.
notice-leader-placed = { $who } appears in { $zone }.
notice-leader-eliminated =
    { $lies ->
        [yes] { $who } falls in { $zone }, but not for good.
       *[no] { $who } is eliminated in { $zone }.
    }
notice-leader-stood-up = { $who } is back in { $zone }.
notice-citizens-shuffled = The discarded Citizen cards are shuffled into a new deck.
notice-citizen-drawn = A Citizen card is drawn: “{ $card }”.
notice-citizen-revealed = The Citizen card of { $zone } is turned up: “{ $card }”.
notice-citizen-placed =
    { $is_objective ->
        [yes] { $citizen } stands in { $zone }, an Objective Citizen.
       *[no] { $is_escorted ->
            [yes] { $citizen } stands in { $zone }, escorted.
           *[no] { $citizen } stands in { $zone }.
        }
    }
notice-citizen-left = { $citizen } gets away through { $zone }.
notice-citizen-lost = { $citizen } is devoured in { $zone }: each of your heroes loses 1 Power and a Trait.
notice-shots-rolled =
    { $wounds ->
        [0] The Operators open fire on { $zone } and roll { $dice }: no Wound.
        [one] The Operators open fire on { $zone } and roll { $dice }: one Wound.
       *[other] The Operators open fire on { $zone } and roll { $dice }: { $wounds } Wounds.
    }
notice-parry-rolled =
    { $cancelled ->
        [0] { $hero } rolls { $dice } to parry: no Wound is cancelled.
        [one] { $hero } rolls { $dice } to parry: one Wound is cancelled.
       *[other] { $hero } rolls { $dice } to parry: { $cancelled } Wounds are cancelled.
    }
notice-wounds-taken =
    { $hero } takes { $n ->
        [one] a Wound
       *[other] { $n } Wounds
    }{ $health ->
        [0] { " " }and has no Health left.
       *[other] { " " }and has { $health } Health left.
    }
notice-came-back = { $hero } gets up again with Health 1 and cannot be eliminated this round.
notice-hero-eliminated = { $hero } is eliminated.
notice-stood-for =
    { $seat-is ->
        [you] You vote for: { $choice-short }.
       *[other] { $seat } votes for: { $choice-short }.
    }
notice-decided = It is decided: { $choice-short }.

notice-trait-given = { $from } gives “{ $card }” to { $to }.
notice-enemies-lured =
    { $n ->
        [one] { $kind-one } is lured from { $from } to { $to }.
       *[other] { $n } { $kind-many } are lured from { $from } to { $to }.
    }
notice-wounds-cancelled =
    { $n ->
        [one] One Wound in { $zone } is cancelled.
       *[other] { $n } Wounds in { $zone } are cancelled.
    }
notice-ward-rolled = { $hero } uses { $skill } and rolls { $dice }.
notice-spawn-activated = The { $color } Spawn token in { $zone } wakes.
notice-spawn-removed = The { $color } Spawn token in { $zone } is gone.
notice-exit-placed = The Exit is in { $zone }.
notice-leader-rests = { $who } rests until the round ends.

## Refusals

refusal-already-said = You have said so already.
refusal-another-hero = Choose another hero for this.
refusal-another-seats-hero = You do not play this hero.
refusal-between-turns-only = Wait until the turn is over: you can do this between two turns only.
refusal-cannot-be-handed-over = You cannot give this hero to that player.
refusal-card-not-yet = You cannot take this card yet: take the Objective of its colour first.
refusal-changes-nothing = That would change nothing.
refusal-citizen-not-among-the-wounded = Choose somebody else: this Citizen can take no Wound here.
refusal-citizen-not-held = Choose the new card or one that you hold.
refusal-citizen-not-here = This Citizen is not in your zone: go there first.
refusal-door-is-open = This door is open already.
refusal-door-locked = This door is locked: your mission says what must happen first.
refusal-door-not-here = This door is not in your zone: go there first.
refusal-door-sealed = You can never open this door.
refusal-enemies-here = Enemies are in your zone: get rid of them first.
refusal-has-attacked = You cannot do this after an attack in the same turn.
refusal-held-by-enemies = Enemies hold you here, and you have no Action to break away with.
refusal-hero-not-among-the-wounded = Choose another hero: this one can take no Wound here.
refusal-hero-not-in-play = This hero is not on the board.
refusal-hulk-not-here = You must be in Hulk’s zone for this.
refusal-hungry = You can do this at Hunger 0 only.
refusal-no-actions-left = You have no Action left: end the turn.
refusal-no-card-here = You find no such card here.
refusal-no-devour = You devour nobody in Hero Mode.
refusal-no-enemies-here = Choose a way that ends in a zone with Enemies.
refusal-no-enemies-near = No zone with Enemies is near enough to you.
refusal-no-enemies-there = Choose another zone: from there you reach no zone with Enemies.
refusal-no-objective-here = You find no such Objective here.
refusal-no-window-open = You are not asked for effects now.
refusal-no-other-captain = That would change nothing: name another captain.
refusal-no-power-in-this-mode = You have Power in Hero Mode only.
refusal-no-ranged-attack = You have no Ranged attack here.
refusal-no-sign-here = The Avengers Sign is not in your zone: go there first.
refusal-no-such-door = There is no such door.
refusal-no-target = You can hit nobody in that zone with this attack.
refusal-no-target-among-equals = Choose one of the targets that are offered.
refusal-no-way-there = No open way leads there: choose another zone.
refusal-nobody-eliminated = You have eliminated no Enemy with this attack.
refusal-nobody-is-saved-in-this-mode = You save Citizens in Hero Mode only.
refusal-nobody-there = You find nobody of that kind there.
refusal-nobody-tough-devoured = You have devoured no Guard and no Super-Hero.
refusal-not-adjacent = Choose a zone next to yours, with no closed door between.
refusal-not-among-the-choices = Choose one of the choices that are offered.
refusal-not-held = You do not hold that card.
refusal-not-here = You find nobody of that name in your zone.
refusal-not-in-play = This hero is not on the board.
refusal-not-in-sight = You cannot see that zone from here.
refusal-not-in-this-game = This hero is not in the game.
refusal-not-nearer = Choose a zone that is nearer to the goal.
refusal-not-your-turn = You can use this in the hero’s own turn only.
refusal-only-the-host = Ask the host: nobody else may do this.
refusal-other-attack = You need another kind of attack for this.
refusal-other-free-action = Your free Action is another one.
refusal-out-of-reach = That zone is out of your sight or range for this attack.
refusal-power-is-full = You have all the Power that you can hold.
refusal-sign-not-carried = You cannot carry the Sign in this mission.
refusal-sign-thrown-already = You have thrown the Sign already.
refusal-sign-under-repair = Wait: the Sign is still under repair.
refusal-skill-locked = You have not reached the level of this skill yet.
refusal-too-far = That is too far away: choose something nearer.
refusal-too-few-actions = You have too few Actions left: each Enemy in your zone costs one more.
refusal-too-hungry = You cannot raise your Hunger any more: eat first.
refusal-too-little-power = You have too little Power: gather some first.
refusal-trait-gained-already = You have drawn a Trait as an Action in this turn already.
refusal-trait-not-held = You do not hold that Trait.
refusal-turn-taken = This hero has acted in this round already: choose another one.
refusal-used-already = You have used this at this moment already.
refusal-used-this-turn = You have used this in this turn already.
refusal-voracious = You are Voracious: you can only move and devour.
refusal-wounds-do-not-add-up = Share out exactly the Wounds that were dealt.
refusal-wrong-aim = You cannot aim it like that.
refusal-wrong-moment = You cannot do this now.

## Why a helper would do it

reason-begin = This hero has the most to do, or to fear.
reason-carry-sign = You must bring the Sign to the Exit.
reason-clear-zone = Fewer Enemies here means fewer Wounds later.
reason-devour-citizen = Your mission wants this Citizen devoured, before the chance is gone.
reason-discard = This Trait is worth least to you here.
reason-feed = A meal stills the Hunger.
reason-gain-trait = You will need a Trait soon.
reason-go-along = What the others propose, or what is usual, is good enough.
reason-go-to-exit = The Exit is open: time to go there.
reason-go-to-objective = This way leads to what your mission asks for.
reason-keep = This card is worth more to you here.
reason-leave = You have nothing left to do here.
reason-least-harm = Thought through to the end of the round, this does you least harm.
reason-nothing-better = You have nothing better to do now.
reason-open-building = What your mission needs lies behind doors, and you are strong enough to look.
reason-power-up = You will need Power.
reason-push-away = Enemies elsewhere do not hurt you here.
reason-save-citizen = A Citizen you save is a card won, and not eaten.
reason-save-health = With so little Health you had better keep away.
reason-stay-together = Stay together: you share Wounds and help each other.
reason-take-card = Your mission asks for this card.
reason-take-objective = Your mission asks for this Objective, and it gives experience.
reason-throw-sign = The Sign clears a crowded zone.
reason-use-effect = This is the moment to use it.

## Options

option-mission = Which mission you play: MZ0 to MZ10 as hungry heroes, MH1 to MH5 as the heroes who are left; or the text of a mission file.
option-heroes = How many heroes you play. A mission is made for 4; with 5 or 6 you meet more Enemies, with fewer it is harder.
option-team = Which heroes you play: drawn at random, or named in the order of play.
option-seating = Who plays which hero: dealt out evenly, or a seat for each hero.
option-gentle_deck = Whether you leave out four of the Spawn cards that bring most Enemies.
option-captain = Whether one player decides for all of you where you decide together: nobody, or a seat.

## Presets: ways to play that a host chooses with one click.

preset-first = First game
    .about = The tutorial, without the harshest Spawn cards.
preset-classic = Classic
    .about = Avengers Tower, an easy mission by all the rules.
preset-everything = Everything
    .about = The last mission, on nine tiles, with all six heroes.
