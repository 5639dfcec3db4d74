# Zombies!!!, every word a player reads. How values become messages and arguments is written in
# crates/terminal/src/words.rs; the same ids and attributes stand in every language.

title = Zombies!!!
    .tagline = The city grows with every turn, the helicopter waits somewhere in it, and the dead are on every street.

## Tiles. `a`, `the` and `of` are how one is named in a sentence, `in` where somebody is.

town-square = Town Square
    .a = the Town Square
    .the = the Town Square
    .of = of the Town Square
    .in = on the Town Square
    .rules = ZOM-T-Z1-01
helipad = Helipad
    .a = the Helipad
    .the = the Helipad
    .of = of the Helipad
    .in = on the Helipad
    .rules = ZOM-T-Z1-02
straight = Straight street
    .a = a straight street
    .the = the street
    .of = of the street
    .in = on the street
    .rules = ZOM-T-Z1-03
corner = Corner
    .a = a corner
    .the = the corner
    .of = of the corner
    .in = at the corner
    .rules = ZOM-T-Z1-04
t-junction = T-junction
    .a = a T-junction
    .the = the T-junction
    .of = of the T-junction
    .in = at the T-junction
    .rules = ZOM-T-Z1-05
crossroads = Crossroads
    .a = a crossroads
    .the = the crossroads
    .of = of the crossroads
    .in = at the crossroads
    .rules = ZOM-T-Z1-06
army-surplus-store = Army Surplus Store
    .a = the Army Surplus Store
    .the = the Army Surplus Store
    .of = of the Army Surplus Store
    .in = in the Army Surplus Store
    .rules = ZOM-T-Z1-07
drug-store = Drug Store
    .a = the Drug Store
    .the = the Drug Store
    .of = of the Drug Store
    .in = in the Drug Store
    .rules = ZOM-T-Z1-08
gas-station = Gas Station
    .a = the Gas Station
    .the = the Gas Station
    .of = of the Gas Station
    .in = in the Gas Station
    .rules = ZOM-T-Z1-09
skate-shop = Skate Shop
    .a = the Skate Shop
    .the = the Skate Shop
    .of = of the Skate Shop
    .in = in the Skate Shop
    .rules = ZOM-T-Z1-10
florist-shop = Florist Shop
    .a = the Florist Shop
    .the = the Florist Shop
    .of = of the Florist Shop
    .in = in the Florist Shop
    .rules = ZOM-T-Z1-11
police-station = Police Station
    .a = the Police Station
    .the = the Police Station
    .of = of the Police Station
    .in = in the Police Station
    .rules = ZOM-T-Z1-12
sporting-goods-store = Sporting Goods Store
    .a = the Sporting Goods Store
    .the = the Sporting Goods Store
    .of = of the Sporting Goods Store
    .in = in the Sporting Goods Store
    .rules = ZOM-T-Z1-13
hospital = Hospital
    .a = the Hospital
    .the = the Hospital
    .of = of the Hospital
    .in = in the Hospital
    .rules = ZOM-T-Z1-14
lawn-and-garden-store = Lawn & Garden Store
    .a = the Lawn & Garden Store
    .the = the Lawn & Garden Store
    .of = of the Lawn & Garden Store
    .in = in the Lawn & Garden Store
    .rules = ZOM-T-Z1-15
hardware-store = Hardware Store
    .a = the Hardware Store
    .the = the Hardware Store
    .of = of the Hardware Store
    .in = in the Hardware Store
    .rules = ZOM-T-Z1-16
toy-store = Toy Store
    .a = the Toy Store
    .the = the Toy Store
    .of = of the Toy Store
    .in = in the Toy Store
    .rules = ZOM-T-Z1-17
fire-station = Fire Station
    .a = the Fire Station
    .the = the Fire Station
    .of = of the Fire Station
    .in = in the Fire Station
    .rules = ZOM-T-Z1-18
front-gate = Front Gate
    .a = the Front Gate
    .the = the Front Gate
    .of = of the Front Gate
    .in = at the Front Gate
    .rules = ZOM-T-Z2-01
base-straight = Base road, straight
    .a = a base road
    .the = the base road
    .of = of the base road
    .in = on the base road
    .rules = ZOM-T-Z2-02
base-corner = Base road, corner
    .a = a base corner
    .the = the base corner
    .of = of the base corner
    .in = at the base corner
    .rules = ZOM-T-Z2-03
base-t-junction = Base road, T-junction
    .a = a base T-junction
    .the = the base T-junction
    .of = of the base T-junction
    .in = at the base T-junction
    .rules = ZOM-T-Z2-04
base-crossroads = Base road, crossroads
    .a = a base crossroads
    .the = the base crossroads
    .of = of the base crossroads
    .in = at the base crossroads
    .rules = ZOM-T-Z2-05
top-secret-lab = Top Secret Lab
    .a = the Top Secret Lab
    .the = the Top Secret Lab
    .of = of the Top Secret Lab
    .in = in the Top Secret Lab
    .rules = ZOM-T-Z2-06
mess-hall = Mess Hall
    .a = the Mess Hall
    .the = the Mess Hall
    .of = of the Mess Hall
    .in = in the Mess Hall
    .rules = ZOM-T-Z2-07
barracks = Barracks
    .a = the Barracks
    .the = the Barracks
    .of = of the Barracks
    .in = in the Barracks
    .rules = ZOM-T-Z2-08
armory = Armory
    .a = the Armory
    .the = the Armory
    .of = of the Armory
    .in = in the Armory
    .rules = ZOM-T-Z2-09
motor-pool = Motor Pool
    .a = the Motor Pool
    .the = the Motor Pool
    .of = of the Motor Pool
    .in = in the Motor Pool
    .rules = ZOM-T-Z2-10
base-helipad = Helipad (base)
    .a = the Helipad of the base
    .the = the Helipad of the base
    .of = of the Helipad of the base
    .in = on the Helipad of the base
    .rules = ZOM-T-Z2-11
front-door = Front Door
    .a = the Front Door
    .the = the Front Door
    .of = of the Front Door
    .in = at the Front Door
    .rules = ZOM-T-Z3-01
mall-crossroads = Mall crossroads
    .a = a mall crossroads
    .the = the mall crossroads
    .of = of the mall crossroads
    .in = at the mall crossroads
    .rules = ZOM-T-Z3-02
pet-store = Pet Store
    .a = the Pet Store
    .the = the Pet Store
    .of = of the Pet Store
    .in = in the Pet Store
    .rules = ZOM-T-Z3-03
lingerie-shop = Lingerie Shop
    .a = the Lingerie Shop
    .the = the Lingerie Shop
    .of = of the Lingerie Shop
    .in = in the Lingerie Shop
    .rules = ZOM-T-Z3-04
outfitter = Outfitter
    .a = the Outfitter
    .the = the Outfitter
    .of = of the Outfitter
    .in = in the Outfitter
    .rules = ZOM-T-Z3-05
music-store = Music Store
    .a = the Music Store
    .the = the Music Store
    .of = of the Music Store
    .in = in the Music Store
    .rules = ZOM-T-Z3-06
escalator = Escalator
    .a = the Escalator
    .the = the Escalator
    .of = of the Escalator
    .in = on the Escalator
    .rules = ZOM-T-Z3-07
appliance-store = Appliance Store
    .a = the Appliance Store
    .the = the Appliance Store
    .of = of the Appliance Store
    .in = in the Appliance Store
    .rules = ZOM-T-Z3-08
department-store = Department Store
    .a = the Department Store
    .the = the Department Store
    .of = of the Department Store
    .in = in the Department Store
    .rules = ZOM-T-Z3-09
food-court = Food Court
    .a = the Food Court
    .the = the Food Court
    .of = of the Food Court
    .in = in the Food Court
    .rules = ZOM-T-Z3-10
consignment-shop = Consignment Shop
    .a = the Consignment Shop
    .the = the Consignment Shop
    .of = of the Consignment Shop
    .in = in the Consignment Shop
    .rules = ZOM-T-Z3-11
costume-shop = Costume Shop
    .a = the Costume Shop
    .the = the Costume Shop
    .of = of the Costume Shop
    .in = in the Costume Shop
    .rules = ZOM-T-Z3-12
game-store = Game Store
    .a = the Game Store
    .the = the Game Store
    .of = of the Game Store
    .in = in the Game Store
    .rules = ZOM-T-Z3-13
mall-helipad = Helipad (mall roof)
    .a = the Helipad of the mall
    .the = the Helipad of the mall
    .of = of the Helipad of the mall
    .in = on the Helipad of the mall
    .rules = ZOM-T-Z3-14
bridge = Bridge
    .a = the Bridge
    .the = the Bridge
    .of = of the Bridge
    .in = on the Bridge
    .rules = ZOM-T-Z4-01
cabin = Cabin
    .a = the Cabin
    .the = the Cabin
    .of = of the Cabin
    .in = in the Cabin
    .rules = ZOM-T-Z4-02
altar = Altar
    .a = the Altar
    .the = the Altar
    .of = of the Altar
    .in = at the Altar
    .rules = ZOM-T-Z4-03
boathouse = Boathouse
    .a = the Boathouse
    .the = the Boathouse
    .of = of the Boathouse
    .in = in the Boathouse
    .rules = ZOM-T-Z4-04
burnt-cabin = Burnt Cabin
    .a = the Burnt Cabin
    .the = the Burnt Cabin
    .of = of the Burnt Cabin
    .in = in the Burnt Cabin
    .rules = ZOM-T-Z4-05
campground = Campground
    .a = the Campground
    .the = the Campground
    .of = of the Campground
    .in = on the Campground
    .rules = ZOM-T-Z4-06
abandoned-cars = Abandoned Cars
    .a = the Abandoned Cars
    .the = the Abandoned Cars
    .of = of the Abandoned Cars
    .in = at the Abandoned Cars
    .rules = ZOM-T-Z4-07
shed = Shed
    .a = the Shed
    .the = the Shed
    .of = of the Shed
    .in = in the Shed
    .rules = ZOM-T-Z4-08
ranger-post = Ranger Post
    .a = the Ranger Post
    .the = the Ranger Post
    .of = of the Ranger Post
    .in = in the Ranger Post
    .rules = ZOM-T-Z4-09
pet-cemetery = Pet Cemetery
    .a = the Pet Cemetery
    .the = the Pet Cemetery
    .of = of the Pet Cemetery
    .in = in the Pet Cemetery
    .rules = ZOM-T-Z4-10
outhouse = Outhouse
    .a = the Outhouse
    .the = the Outhouse
    .of = of the Outhouse
    .in = in the Outhouse
    .rules = ZOM-T-Z4-11
cave = Cave
    .a = a Cave
    .the = the Cave
    .of = of the Cave
    .in = in the Cave
    .rules = ZOM-T-Z4-12
woods01 = Woods 01
    .a = Woods 01
    .the = Woods 01
    .of = of Woods 01
    .in = in Woods 01
    .rules = ZOM-T-Z4-13
woods02 = Woods 02
    .a = Woods 02
    .the = Woods 02
    .of = of Woods 02
    .in = in Woods 02
    .rules = ZOM-T-Z4-14
woods03 = Woods 03
    .a = Woods 03
    .the = Woods 03
    .of = of Woods 03
    .in = in Woods 03
    .rules = ZOM-T-Z4-15
woods04 = Woods 04
    .a = Woods 04
    .the = Woods 04
    .of = of Woods 04
    .in = in Woods 04
    .rules = ZOM-T-Z4-16
woods05 = Woods 05
    .a = Woods 05
    .the = Woods 05
    .of = of Woods 05
    .in = in Woods 05
    .rules = ZOM-T-Z4-17
woods06 = Woods 06
    .a = Woods 06
    .the = Woods 06
    .of = of Woods 06
    .in = in Woods 06
    .rules = ZOM-T-Z4-18
woods07 = Woods 07
    .a = Woods 07
    .the = Woods 07
    .of = of Woods 07
    .in = in Woods 07
    .rules = ZOM-T-Z4-19
woods08 = Woods 08
    .a = Woods 08
    .the = Woods 08
    .of = of Woods 08
    .in = in Woods 08
    .rules = ZOM-T-Z4-20
woods09 = Woods 09
    .a = Woods 09
    .the = Woods 09
    .of = of Woods 09
    .in = in Woods 09
    .rules = ZOM-T-Z4-21
woods11 = Woods 11
    .a = Woods 11
    .the = Woods 11
    .of = of Woods 11
    .in = in Woods 11
    .rules = ZOM-T-Z4-22
woods12 = Woods 12
    .a = Woods 12
    .the = Woods 12
    .of = of Woods 12
    .in = in Woods 12
    .rules = ZOM-T-Z4-23
woods13 = Woods 13
    .a = Woods 13
    .the = Woods 13
    .of = of Woods 13
    .in = in Woods 13
    .rules = ZOM-T-Z4-24
school-entrance = School Entrance
    .a = the School Entrance
    .the = the School Entrance
    .of = of the School Entrance
    .in = at the School Entrance
    .rules = ZOM-T-Z5-01
campus-crossroads = Campus crossroads
    .a = a campus crossroads
    .the = the campus crossroads
    .of = of the campus crossroads
    .in = at the campus crossroads
    .rules = ZOM-T-Z5-02
campus-parking-lot = Campus parking lot
    .a = a campus parking lot
    .the = the campus parking lot
    .of = of the campus parking lot
    .in = on the campus parking lot
    .rules = ZOM-T-Z5-03
university-hospital = University Hospital
    .a = the University Hospital
    .the = the University Hospital
    .of = of the University Hospital
    .in = in the University Hospital
    .rules = ZOM-T-Z5-04
science-center = Science Center
    .a = the Science Center
    .the = the Science Center
    .of = of the Science Center
    .in = in the Science Center
    .rules = ZOM-T-Z5-05
dormitory = Dormitory
    .a = the Dormitory
    .the = the Dormitory
    .of = of the Dormitory
    .in = in the Dormitory
    .rules = ZOM-T-Z5-06
medical-school = Medical School
    .a = the Medical School
    .the = the Medical School
    .of = of the Medical School
    .in = in the Medical School
    .rules = ZOM-T-Z5-07
admin-building = Admin Building
    .a = the Admin Building
    .the = the Admin Building
    .of = of the Admin Building
    .in = in the Admin Building
    .rules = ZOM-T-Z5-08
phys-ed-building = Phys Ed Building
    .a = the Phys Ed Building
    .the = the Phys Ed Building
    .of = of the Phys Ed Building
    .in = in the Phys Ed Building
    .rules = ZOM-T-Z5-09
rec-hall = Rec Hall
    .a = the Rec Hall
    .the = the Rec Hall
    .of = of the Rec Hall
    .in = in the Rec Hall
    .rules = ZOM-T-Z5-10
campus-helipad = Helipad (campus roof)
    .a = the Helipad of the campus
    .the = the Helipad of the campus
    .of = of the Helipad of the campus
    .in = on the Helipad of the campus
    .rules = ZOM-T-Z5-11
subway-station = Subway Station
    .a = a Subway Station
    .the = the Subway Station
    .of = of the Subway Station
    .in = in the Subway Station
    .rules = ZOM-T-Z6-01
record-store = Record Store
    .a = a Record Store
    .the = the Record Store
    .of = of the Record Store
    .in = in the Record Store
    .rules = ZOM-T-Z6-02
bank = Bank
    .a = a Bank
    .the = the Bank
    .of = of the Bank
    .in = in the Bank
    .rules = ZOM-T-Z6-03
liquor-store = Liquor Store
    .a = a Liquor Store
    .the = the Liquor Store
    .of = of the Liquor Store
    .in = in the Liquor Store
    .rules = ZOM-T-Z6-04
underground-t-junction = T-junction
    .a = a T-junction
    .the = the T-junction
    .of = of the T-junction
    .in = at the T-junction
    .rules = ZOM-T-Z6-05
ticket-booth = Ticket Booth
    .a = the Ticket Booth
    .the = the Ticket Booth
    .of = of the Ticket Booth
    .in = at the Ticket Booth
    .rules = ZOM-T-Z7-01
carnival-crossroads = Carnival crossroads
    .a = a carnival crossroads
    .the = the carnival crossroads
    .of = of the carnival crossroads
    .in = at the carnival crossroads
    .rules = ZOM-T-Z7-02
big-top1 = Big Top 1
    .a = the Big Top 1
    .the = the Big Top 1
    .of = of the Big Top 1
    .in = in the Big Top 1
    .rules = ZOM-T-Z7-03
big-top2 = Big Top 2
    .a = the Big Top 2
    .the = the Big Top 2
    .of = of the Big Top 2
    .in = in the Big Top 2
    .rules = ZOM-T-Z7-04
fun-house1 = Fun House 1
    .a = the Fun House 1
    .the = the Fun House 1
    .of = of the Fun House 1
    .in = in the Fun House 1
    .rules = ZOM-T-Z7-05
fun-house2 = Fun House 2
    .a = the Fun House 2
    .the = the Fun House 2
    .of = of the Fun House 2
    .in = in the Fun House 2
    .rules = ZOM-T-Z7-06
fun-house3 = Fun House 3
    .a = the Fun House 3
    .the = the Fun House 3
    .of = of the Fun House 3
    .in = in the Fun House 3
    .rules = ZOM-T-Z7-07
fun-house4 = Fun House 4
    .a = the Fun House 4
    .the = the Fun House 4
    .of = of the Fun House 4
    .in = in the Fun House 4
    .rules = ZOM-T-Z7-08
fortune-teller = Fortune Teller
    .a = the Fortune Teller
    .the = the Fortune Teller
    .of = of the Fortune Teller
    .in = at the Fortune Teller
    .rules = ZOM-T-Z7-09
ferris-wheel = Ferris Wheel
    .a = the Ferris Wheel
    .the = the Ferris Wheel
    .of = of the Ferris Wheel
    .in = at the Ferris Wheel
    .rules = ZOM-T-Z7-10
freak-show = Freak Show
    .a = the Freak Show
    .the = the Freak Show
    .of = of the Freak Show
    .in = in the Freak Show
    .rules = ZOM-T-Z7-11
midway-games = Midway Games
    .a = the Midway Games
    .the = the Midway Games
    .of = of the Midway Games
    .in = at the Midway Games
    .rules = ZOM-T-Z7-12
prison-gate = Prison Gate
    .a = the Prison Gate
    .the = the Prison Gate
    .of = of the Prison Gate
    .in = at the Prison Gate
    .rules = ZOM-T-Z8-01
mental-ward = Mental Ward
    .a = the Mental Ward
    .the = the Mental Ward
    .of = of the Mental Ward
    .in = in the Mental Ward
    .rules = ZOM-T-Z8-02
execution-chamber = Execution Chamber
    .a = the Execution Chamber
    .the = the Execution Chamber
    .of = of the Execution Chamber
    .in = in the Execution Chamber
    .rules = ZOM-T-Z8-03
prison-yard = Prison Yard
    .a = the Prison Yard
    .the = the Prison Yard
    .of = of the Prison Yard
    .in = in the Prison Yard
    .rules = ZOM-T-Z8-04
infirmary = Infirmary
    .a = the Infirmary
    .the = the Infirmary
    .of = of the Infirmary
    .in = in the Infirmary
    .rules = ZOM-T-Z8-05
library = Library
    .a = the Library
    .the = the Library
    .of = of the Library
    .in = in the Library
    .rules = ZOM-T-Z8-06
cafeteria = Cafeteria
    .a = the Cafeteria
    .the = the Cafeteria
    .of = of the Cafeteria
    .in = in the Cafeteria
    .rules = ZOM-T-Z8-07
solitary-cells = Solitary Cells
    .a = the Solitary Cells
    .the = the Solitary Cells
    .of = of the Solitary Cells
    .in = in the Solitary Cells
    .rules = ZOM-T-Z8-08
the-hole = The Hole
    .a = the Hole
    .the = the Hole
    .of = of the Hole
    .in = in the Hole
    .rules = ZOM-T-Z8-09
wardens-office = Warden’s Office
    .a = the Warden’s Office
    .the = the Warden’s Office
    .of = of the Warden’s Office
    .in = in the Warden’s Office
    .rules = ZOM-T-Z8-10
cell-block = Cell Block
    .a = a Cell Block
    .the = the Cell Block
    .of = of the Cell Block
    .in = in the Cell Block
    .rules = ZOM-T-Z8-11
prison-crossroads = Prison crossroads
    .a = a prison crossroads
    .the = the prison crossroads
    .of = of the prison crossroads
    .in = at the prison crossroads
    .rules = ZOM-T-Z8-12

## Event cards. `about` is when and where they are played, and what they do.

adrenaline-rush = Adrenaline Rush
    .about = Before or right after your movement roll: it counts double this turn. Or in one of your fights: +2 on one roll, even after it.
    .rules = ZOM-C-Z1-01
all-the-marbles = All the Marbles
    .about = Put it in play inside the Toy Store. Discard it at any time: no zombie moves in anybody’s zombie step until your next turn is over.
    .rules = ZOM-C-Z1-02
alternate-food-source = Alternate Food Source
    .about = At any time: until your next turn is over zombies attack nobody, and nobody fights them.
    .rules = ZOM-C-Z1-03
bad-sense-of-direction = Bad Sense of Direction
    .about = At any time, for 1 life: put an opponent on the centre of the Town Square.
    .rules = ZOM-C-Z1-04
brain-cramp = Brain Cramp
    .about = Right after an opponent’s movement roll: you lead that pawn this turn, as far as the roll goes or not at all. The fights are the opponent’s own.
    .rules = ZOM-C-Z1-05
butter-fingers = Butter Fingers
    .about = At any time: a player loses an item in play or up to two bullets; you choose which.
    .rules = ZOM-C-Z1-06
chainsaw = Chainsaw
    .about = Put it in play inside the Lawn & Garden Store. Discard it in your turn: +2 on all your combat rolls until the turn ends, instead of another item.
    .rules = ZOM-C-Z1-07
claustrophobia = Claustrophobia
    .about = At any time: on the next turn of the target, no building may be entered, and who is inside one must leave it by the shortest way.
    .rules = ZOM-C-Z1-08
fear = Fear
    .about = At any time: throughout the target’s next turn nothing moves that pawn, neither dice nor cards.
    .rules = ZOM-C-Z1-09
fire-axe = Fire Axe
    .about = Put it in play inside the Fire Station: +1 on all your combat rolls.
    .rules = ZOM-C-Z1-10
first-aid-kit = First Aid Kit
    .about = Put it in play inside the Hospital or the Drug Store. Discard it in place of a life you would lose in a fight.
    .rules = ZOM-C-Z1-11
grenade = Grenade
    .about = Put it in play inside the Army Surplus Store. Discard it in your turn, in a building or in front of its door: collect all its zombies, then lose 1 life.
    .rules = ZOM-C-Z1-12
shotgun = Hey, Look! A Shotgun!
    .about = Put it in play at any time: +1 on your next three combat rolls, even beside another item.
    .rules = ZOM-C-Z1-13
hysterical-paralysis = Hysterical Paralysis
    .about = At any time: the target skips the whole next turn, fight included.
    .rules = ZOM-C-Z1-14
not-dead = I Don’t Think They’re Dead
    .about = At any time: the target rolls two dice and loses two collected zombies if either ends at 3 or less. Bullets add 1, a life buys a new roll.
    .rules = ZOM-C-Z1-15
couldnt-get-worse = Just When You Thought It Couldn’t Get Any Worse
    .about = At any time: every inside square of a named building without a zombie gets one.
    .rules = ZOM-C-Z1-16
keys-still-in-it = The Keys Are Still In It
    .about = Before your movement roll: do not roll, move up to 10 squares.
    .rules = ZOM-C-Z1-17
lots-of-ammo = Lots of Ammo
    .about = Put it in play inside the Sporting Goods Store. Discard it at any time: gain 3 bullets.
    .rules = ZOM-C-Z1-18
molotov = Molotov Cocktail
    .about = Put it in play inside the Gas Station. Discard it in your turn, in a building or in front of its door: +2 on combat rolls against its zombies this turn, instead of another item.
    .rules = ZOM-C-Z1-19
much-needed-rest = Much Needed Rest
    .about = Before your movement roll: do not roll, gain 2 lives instead (5 at most).
    .rules = ZOM-C-Z1-20
skateboard = Skateboard
    .about = Put it in play inside the Skate Shop: +2 on your movement rolls.
    .rules = ZOM-C-Z1-21
slight-miscalculation = Slight Miscalculation
    .about = At any time: the zombies in a named building double, as far as it has squares.
    .rules = ZOM-C-Z1-22
not-so-bad = This Isn’t So Bad
    .about = At any time: put two zombies of your choice on other legal squares.
    .rules = ZOM-C-Z1-23
were-screwed = We’re Screwed
    .about = At any time: place up to ten zombies, each on a square without one.
    .rules = ZOM-C-Z1-24
where-everybody = Where Did Everybody Go?
    .about = At any time: you walk an opponent 5 squares; every zombie on the way is fought by that opponent.
    .rules = ZOM-C-Z1-25
shoe-untied = Your Shoe’s Untied
    .about = At any time: the target’s movement roll is halved, rounded down: the current one if just rolled, otherwise the next.
    .rules = ZOM-C-Z1-26
zombie-master = Zombie Master
    .about = At any time: place five zombies on squares of the city with neither player nor zombie.
    .rules = ZOM-C-Z1-27
adjusting-nicely = Adjusting Nicely
    .about = Put it in play with 13 or more zombies collected. Discard it when you die: you keep all your zombies.
    .rules = ZOM-C-Z2-01
breakthrough = Breakthrough
    .about = During your movement, at the edge of a tile: roll a die. 5 or 6 opens a lasting passage to the tile beside it; otherwise lose 1 life and stop.
    .rules = ZOM-C-Z2-02
dynamite = Dynamite
    .about = In your turn: roll a die. 4 to 6: collect the zombies of up to three squares next to yours. 1 to 3: lose 2 lives.
    .rules = ZOM-C-Z2-03
gov-enhanced = Government Enhanced Zombies!
    .about = At any time: until your next turn is over ordinary zombies fall to 5 or more only.
    .rules = ZOM-C-Z2-04
i-feel-alive = I Feel ALIVE!!!
    .about = At any time: roll two dice; if neither is below 4, gain 2 lives (5 at most).
    .rules = ZOM-C-Z2-05
i-see-helicopter = I See the Helicopter
    .about = Put it in play once a helipad is on the table: +1 on all your movement rolls.
    .rules = ZOM-C-Z2-06
over-here = I Think It’s Over Here
    .about = When an opponent has drawn a tile, but no helipad: you place it.
    .rules = ZOM-C-Z2-07
in-the-zone = In the Zone
    .about = At the start of your turn: this turn you draw a card for each natural 6 you roll.
    .rules = ZOM-C-Z2-08
mine-field = Mine Field
    .about = At any time: name a tile and roll a die; collect that many zombies from its road squares.
    .rules = ZOM-C-Z2-09
no-brains-here = No Brains Here
    .about = At any time an opponent stands with a zombie: move that zombie to a legal square next to it.
    .rules = ZOM-C-Z2-10
rocket-launcher = Rocket Launcher
    .about = Put it in play inside the Armory. Discard it in your turn: a tile at the edge of the map is destroyed, you collect its zombies, players on it go to the Town Square. Not the Town Square, not a helipad.
    .rules = ZOM-C-Z2-11
weekend-pass = Weekend Pass: DENIED!
    .about = At any time: the target discards the whole hand. In reply only cards that act on this card may be played.
    .rules = ZOM-C-Z2-12
smell = What is That Smell?!?
    .about = Before an opponent’s movement roll: that opponent must leave the tile this turn and not come back, or loses the next turn.
    .rules = ZOM-C-Z2-13
dont-need-that = You Don’t Need That!
    .about = In your turn, on a square with another player: steal one item that player has in play.
    .rules = ZOM-C-Z2-14
lookin-at-me = You Lookin’ at Me?!?
    .about = In reply to a card aimed at a player, tile, building or square: its player must choose another legal target, or the card is wasted.
    .rules = ZOM-C-Z2-15
abandon-hope = Abandon All Hope
    .about = At any time: the target has -1 on every die of the next turn.
    .rules = ZOM-C-Z3-01
aww-cute = Aww, isn’t he cute!
    .about = Put it in play inside the Pet Store. Discard it in your turn: you need not fight on this tile until the turn ends.
    .rules = ZOM-C-Z3-02
barricade = Barricade the Door
    .about = In your turn, inside a building or store: all zombies in it go to the nearest legal squares outside.
    .rules = ZOM-C-Z3-03
clean-up = Clean up in Aisle 5
    .about = In your turn, inside a building or store: its zombies are dealt out one at a time, clockwise from you, and count as collected.
    .rules = ZOM-C-Z3-04
clearance = Clearance Sale
    .about = In your turn, on a mall tile: collect all zombies on its hallway squares.
    .rules = ZOM-C-Z3-05
crossbow = Crossbow
    .about = Put it in play inside the Outfitter: +1 on one combat roll each turn.
    .rules = ZOM-C-Z3-06
hello = Hello, may I help you?
    .about = At any time: a zombie appears on every player’s square without one, yours included.
    .rules = ZOM-C-Z3-07
i-will-survive = I Will Survive! (You, on the other hand, may not...)
    .about = At any time, with a player on your square: you both roll, you with +1; the lower loses 1 life, a tie is yours.
    .rules = ZOM-C-Z3-08
jammed = Jammed
    .about = At any time: until your next turn is over nobody uses weapons or spends bullets.
    .rules = ZOM-C-Z3-09
lots-of-luck = Lots of Luck with That!
    .about = During your movement, with a player on your square: your movement ends; take 1 bullet and a random card from that player.
    .rules = ZOM-C-Z3-10
lucky-shot = Lucky Shot
    .about = In one of your fights, for 1 bullet: the zombie is killed, whatever the die shows.
    .rules = ZOM-C-Z3-11
gross = Now that’s just gross!
    .about = Put it in play inside the Lingerie Shop. Discard it during your movement: go to any street or hallway square beside a building or store, and walk on with the squares left.
    .rules = ZOM-C-Z3-12
one-mans-garbage = One Man’s Garbage
    .about = Put it in play inside the Consignment Shop. Discard it at any time: take the top card of the discard pile into your hand.
    .rules = ZOM-C-Z3-13
sprinkler = Sprinkler System
    .about = At any time: zombies in the mall do not move until your next turn is over.
    .rules = ZOM-C-Z3-14
all-gonna-die = We’re all gonna die!
    .about = At any time: choose a tile; a zombie comes on every legal square of it.
    .rules = ZOM-C-Z3-15
fries = You Want Fries with That?
    .about = Put it in play inside the Food Court. Discard it in your turn: in zombie steps no zombie enters or leaves your tile any more.
    .rules = ZOM-C-Z3-16
did-you-hear = Did you hear that?
    .about = At any time: all zombies of your tile go to legal squares of one neighbouring tile; those that do not fit go to the supply.
    .rules = ZOM-C-Z35-01
dont-sleep = Don’t go to sleep
    .about = At the start of an opponent’s turn: that opponent rolls; on 1 or 6 nothing happens, otherwise the turn is lost and a zombie appears on the square.
    .rules = ZOM-C-Z35-02
got-one = Hey, I got one of those
    .about = When another player puts an item in play, discards one for its effect or plays an instant weapon: you get the same, wherever you are.
    .rules = ZOM-C-Z35-03
drink = I could use a drink.
    .about = At any time: discard your hand and draw up to your limit.
    .rules = ZOM-C-Z35-04
know-what = I know what you did
    .about = In your turn, if everybody else has more zombies: go to any legal square of a neighbouring tile.
    .rules = ZOM-C-Z35-05
hard-being-you = It’s hard being you
    .about = When an opponent dies, before the items are lost: take one of them.
    .rules = ZOM-C-Z35-06
running = Lots of running and screaming
    .about = Before an opponent’s movement roll: that roll, as the die shows it, moves you at once instead of that opponent.
    .rules = ZOM-C-Z35-07
machete = Machete
    .about = Put it in play inside the Outfitter, the Barracks or the Lawn & Garden Store: +1 on all your combat rolls.
    .rules = ZOM-C-Z35-08
cleaver = Meat Cleaver
    .about = Put it in play inside any building or store: +1 on all your combat rolls.
    .rules = ZOM-C-Z35-09
familiar = My, you look familiar.
    .about = At any time: look at the top three event cards; discard one, put one at the bottom and one back on top.
    .rules = ZOM-C-Z35-10
no-guts = No Guts, No Glory
    .about = At any time: until your next turn is over nobody spends bullets against zombies.
    .rules = ZOM-C-Z35-11
what-luck = Oooooh, what luck!
    .about = In your turn, inside a building or store: put a weapon from your hand in play, wherever it belongs.
    .rules = ZOM-C-Z35-12
power-outage = Power Outage
    .about = At any time: nobody takes tokens from the map until your next turn is over.
    .rules = ZOM-C-Z35-13
determination = Sheer Determination
    .about = At any time, for 1 life and 1 bullet: take any card of the discard pile, then keep to your hand limit at once.
    .rules = ZOM-C-Z35-14
not-so-scary = That’s Not So Scary
    .about = In your turn, with exactly 1 life and 1 bullet: you have another turn right after this one.
    .rules = ZOM-C-Z35-15
there-you-are = There You Are!
    .about = At any time: you are put on the square of the nearest opponent.
    .rules = ZOM-C-Z35-16
coming-for-you = They’re Coming For You, ______
    .about = At any time: a zombie comes on every legal square of an opponent’s tile.
    .rules = ZOM-C-Z35-17
too-tired = Too..tired..to...run
    .about = At any time: no movement rolls until your next turn is over; cards still move players.
    .rules = ZOM-C-Z35-18
childhood = Troubled Childhood
    .about = At any time: look at an opponent’s hand.
    .rules = ZOM-C-Z35-19
behind-door = What could possibly be behind that door?
    .about = As you enter a building: roll a die. 4 to 6: its zombies go to the supply. 1 to 3: every empty legal square of it gets one.
    .rules = ZOM-C-Z35-20
where-he = Where did he go?
    .about = Put it in play when an opponent kills a zombie. Discard it at any time: place a zombie on any legal square.
    .rules = ZOM-C-Z35-21
music = Where is that music coming from?
    .about = In your turn: it lies before you and cancels the next card of an opponent aimed at you alone. You lose it when you die.
    .rules = ZOM-C-Z35-22
private = Why don’t we go some place more private?
    .about = During your movement, with a player on your square: you lead both of you for the rest of it, and do the fighting.
    .rules = ZOM-C-Z35-23
why-wont = Why Won’t You Die?!?!?
    .about = When an opponent has killed a zombie: it is back on its square, and the fight goes on with a new roll.
    .rules = ZOM-C-Z35-24
with-friends = With friends like you...
    .about = At any time, with an item of your own in play: everybody discards all items in play.
    .rules = ZOM-C-Z35-25
amulet = Amulet
    .about = Put it in play on the Abandoned Cars. Discard it in your turn: go to any square of a neighbouring tile.
    .rules = ZOM-C-Z4-01
bad-zombie = Bad Zombie, No Biscuit!
    .about = In your turn, but not on the Cabin or a helipad: all zombies of your tile go to a neighbouring one; those that do not fit go to the supply.
    .rules = ZOM-C-Z4-02
clair-warlock = Clair Warlock
    .about = At any time: an opponent lands on a woods tile beside that opponent’s tile.
    .rules = ZOM-C-Z4-03
dog-repellent = Dog Repellent
    .about = At any time: until your next turn is over no dog is moved closer to you.
    .rules = ZOM-C-Z4-04
full-moon = Full Moon Fever
    .about = At any time: on the next turn the target must attack another player. Both roll and may add bullets; the loser goes to the Bridge.
    .rules = ZOM-C-Z4-05
fully-loaded = Fully Loaded
    .about = At any time: take lives and bullets until you match one other player (5 lives at most).
    .rules = ZOM-C-Z4-06
lost-woods = Lost in the Woods
    .about = At any time: the target may not walk off the tile until the target’s next turn is over.
    .rules = ZOM-C-Z4-07
magic-key = Magic Key
    .about = Put it in play inside the Cave. Discard it at any time: look at an opponent’s hand and take a card of it; then keep to your hand limit.
    .rules = ZOM-C-Z4-08
monkeys = Monkeys are Funny!
    .about = Put it in play during your movement: no fights on wooded squares. It is lost when you enter another square.
    .rules = ZOM-C-Z4-09
portal = Portal
    .about = In your turn, on the Altar: change places with another player.
    .rules = ZOM-C-Z4-10
newspaper = Rolled-Up Newspaper
    .about = At any time: move a zombie or dog from your square to an opponent’s.
    .rules = ZOM-C-Z4-11
sickle = Sickle
    .about = Put it in play inside the Cabin, the Burnt Cabin, the Shed, the Ranger Post or the Outhouse: +1 on your first roll of each fight; a second dog on the square is driven off.
    .rules = ZOM-C-Z4-12
spear = Spear
    .about = Put it in play inside the Cabin, the Burnt Cabin, the Shed, the Ranger Post or the Outhouse: +1 on all your combat rolls.
    .rules = ZOM-C-Z4-13
talk-hand = Talk to the Hand
    .about = At any time: move an opponent from your tile to a neighbouring one.
    .rules = ZOM-C-Z4-14
tranq-gun = Tranquilizer Gun
    .about = Put it in play inside the Cabin, the Burnt Cabin, the Shed, the Ranger Post or the Outhouse. Discard it in your turn: collect all dogs on one square of your tile.
    .rules = ZOM-C-Z4-15
didnt-happen = That Didn’t Just Happen!?!
    .about = In reply to a card: it is cancelled.
    .rules = ZOM-C-Z4-16
all-friends = We’re All Friends Here.
    .about = At any time: take a page of the Book of the Dead that another player has in play.
    .rules = ZOM-C-Z4-17
page-doggie = Here Doggie!
    .about = A page of the Book of the Dead. Put it in play at any time: the Pet Cemetery is filled up to 9 dogs.
    .rules = ZOM-C-Z4-18
page-return = Return to Sender
    .about = A page of the Book of the Dead, put in play at any time. Discard it later: an opponent inside the Cabin goes to a square outside it.
    .rules = ZOM-C-Z4-19
page-not-right = Something Doesn’t Feel Quite Right
    .about = A page of the Book of the Dead, put in play at any time. Discard it later: look through the deck or the discard pile and remove three cards that are no pages from the game.
    .rules = ZOM-C-Z4-20
page-trees = The Trees Are Alive!
    .about = A page of the Book of the Dead, put in play at any time. Discard it later: every opponent on a wooded square fights the trees, 4 or more to win; nothing is collected.
    .rules = ZOM-C-Z4-21
page-twist = Twist of Fate
    .about = A page of the Book of the Dead, put in play at any time. Discard it later: each other player gives you a bullet.
    .rules = ZOM-C-Z4-22
bat = Bat
    .about = Put it in play on a campus tile: +2 on all your combat rolls. It is lost once you spend life or bullets in a fight.
    .rules = ZOM-C-Z5-01
cram = Cram Session
    .about = At any time: look at the top three tiles of a stack and put them back in any order.
    .rules = ZOM-C-Z5-02
electro = Electro-Shock Therapy
    .about = At any time: any player gets 3 guts (5 at most).
    .rules = ZOM-C-Z5-03
go-team = Go Team Go!!!
    .about = At any time: for one turn a player of your choice need not fight on the tile where that player stands.
    .rules = ZOM-C-Z5-04
bike = I’ve got a bike!
    .about = Put it in play on a campus tile: +2 on your movement rolls. It is lost when you enter a building.
    .rules = ZOM-C-Z5-05
pillow = Pillow Fight
    .about = At any time: until your next turn is over each +1 costs two bullets.
    .rules = ZOM-C-Z5-06
pool-cue = Pool Cue
    .about = Put it in play inside the Rec Hall: +1 on all your combat rolls. It is lost once you spend life or bullets in a fight.
    .rules = ZOM-C-Z5-07
raise-hand = Raise your hand...
    .about = In reply to a card aimed at you: it is cancelled.
    .rules = ZOM-C-Z5-08
scalpel = Scalpel
    .about = Inside a Hospital, the Science Center or the Top Secret Lab: give it to an opponent, who has -1 on combat rolls. At the end of a turn its holder may pay 1 life, bullet or guts to pass it on.
    .rules = ZOM-C-Z5-09
sedatives = Sedatives
    .about = At any time: a player of your choice takes 1 guts from another one.
    .rules = ZOM-C-Z5-10
shots = Shots
    .about = At any time: every player gains 1 guts.
    .rules = ZOM-C-Z5-11
straight-jacket = Straight Jacket
    .about = At any time: the target loses all guts.
    .rules = ZOM-C-Z5-12
student-loan = Student Loan
    .about = In your turn: borrow an item somebody has in play until the turn ends.
    .rules = ZOM-C-Z5-13
valedictorian = Valedictorian
    .about = When you draw a tile: look at the top three, the drawn one included, place one and put the others back in any order.
    .rules = ZOM-C-Z5-14
wheres-the-admin = Where’s the Admin Bldg.?
    .about = At any time: on the next turn the target walks as far as the roll goes towards the Admin Building, or the Town Square if there is none.
    .rules = ZOM-C-Z5-15
scared-yet = Are You Scared Yet?
    .about = At any time: weapons and items do nothing until your next turn is over.
    .rules = ZOM-C-Z6-01
back-at-ya = Back At Ya!
    .about = In reply to a card aimed at a player: it also affects whoever played it.
    .rules = ZOM-C-Z6-02
easy-come = Easy Come...Easy Go!
    .about = At any time: all hands are removed from the game.
    .rules = ZOM-C-Z6-03
finders = Finders Keepers
    .about = In your turn: pay a player 2 bullets and take one item that player has in play.
    .rules = ZOM-C-Z6-04
flashlight = Flashlight
    .about = Put it in play inside any building or store: your movement is doubled in the sewers.
    .rules = ZOM-C-Z6-05
flood = Flood
    .about = At any time: everybody in the sewers comes up.
    .rules = ZOM-C-Z6-06
could-use-that = I Could Use That!
    .about = At any time: take a bullet or a guts token from another player.
    .rules = ZOM-C-Z6-07
self-esteem = Inflated Self Esteem!
    .about = In your turn, inside the Liquor Store: you have 5 lives, and skip your next turn.
    .rules = ZOM-C-Z6-08
good-idea = It sounded like a good idea at the time.
    .about = At any time: a zombie comes on every manhole and on the entrance square of every Subway Station.
    .rules = ZOM-C-Z6-09
it-was-here = It WAS Here!?!
    .about = At any time: move the Helipad, with all on it, to another legal place.
    .rules = ZOM-C-Z6-10
missed-step = Missed Step
    .about = When an opponent leaves the subway: you choose the station.
    .rules = ZOM-C-Z6-11
next-stop = Next Stop...HELL!!!
    .about = At any time: send a player to any square of the building with most zombies.
    .rules = ZOM-C-Z6-12
thats-new = Oh... That’s New!
    .about = At any time: close a manhole until your next turn is over, unless that would kill somebody below.
    .rules = ZOM-C-Z6-13
gotta-get-out = We gotta get out of this place!
    .about = At any time: all movement rolls count double until your next turn is over.
    .rules = ZOM-C-Z6-14
come-out = Zombies!!! Come Out and Play!
    .about = At any time: a zombie comes on every legal square next to each player.
    .rules = ZOM-C-Z6-15
clown-car = Clown Car
    .about = You get it by entering the Big Top: +2 on your movement rolls, and the way out by the Ticket Booth. Lost when you die.
    .rules = ZOM-C-Z7-01
cant-sleep = Can’t Sleep. Clowns Will Eat Me!
    .about = At any time: draw three cards, play at once as many as you legally can, discard the others.
    .rules = ZOM-C-Z7-02
nose = Clown Nose
    .about = Put it in play at any time. Discard it at any time: take the top card of the discard pile into your hand.
    .rules = ZOM-C-Z7-03
candy = Cotton Candy
    .about = After any roll of yours: +1 on it.
    .rules = ZOM-C-Z7-04
hate-clowns = I Hate Clowns!
    .about = In your turn: +1 on combat rolls against clowns this turn.
    .rules = ZOM-C-Z7-05
business = Important Clown Business
    .about = At any time: one collected clown of each player goes back to legal squares of the carnival.
    .rules = ZOM-C-Z7-06
seltzer = Seltzer Bottle
    .about = In your turn: you avoid all combat this turn.
    .rules = ZOM-C-Z7-07
send-in = Send in the Clowns!
    .about = At the start of your turn: clowns you kill this turn may be put on other players’ squares in the carnival instead of being collected.
    .rules = ZOM-C-Z7-08
stuffed = Stuffed Animal
    .about = Put it in play at any time. Discard it in place of a life you would lose.
    .rules = ZOM-C-Z7-09
not-mask = That’s not a mask!
    .about = At any time: a player and a clown of the Big Top change places.
    .rules = ZOM-C-Z7-10
not-exit = That’s not an exit!
    .about = When an opponent leaves the Fun House: that opponent lands on another tile of it instead.
    .rules = ZOM-C-Z7-11
funny = What do you mean, funny?!?
    .about = At any time: send a player to any square of the Fun House.
    .rules = ZOM-C-Z7-12
what-the = What the ____!?!
    .about = At any time: the target plays no card from hand before killing a zombie.
    .rules = ZOM-C-Z7-13
whoa = Whoaaa!
    .about = At any time: the target’s next movement is halved, rounded down, and the target discards one item in play now.
    .rules = ZOM-C-Z7-14
going-to-die = You are going to DIE!
    .about = At any time: send a player to the Fortune Teller, who rolls: 1 costs two lives, 6 nothing, anything else one.
    .rules = ZOM-C-Z7-15
get-out-of-jail = Get Out of Jail Free
    .about = Put it in play at any time. Discard it on the centre of the Prison Gate to leave the prison. After every round of the table it passes to the next player.
    .rules = ZOM-C-Z8-01
stir-crazy = Stir Crazy
    .about = At any time: on the next turn the target says how far to walk, and you choose the way.
    .rules = ZOM-C-Z8-02
service-weapon = Service Weapon
    .about = Put it in play inside the Warden’s Office or the Police Station: +1 on all your combat rolls.
    .rules = ZOM-C-Z8-03
dont-drop-the-soap = Don’t Drop the Soap
    .about = At any time: the target discards an item in play or, without one, 1 bullet.
    .rules = ZOM-C-Z8-04
mystery-meat = Mystery Meat
    .about = At any time: the target rolls a die; 1 to 3 costs 1 life.
    .rules = ZOM-C-Z8-05
last-meal = Last Meal
    .about = Before your movement roll: do not roll; gain 3 lives (5 at most) and lose 1 bullet if you have one.
    .rules = ZOM-C-Z8-06
shiv = Shiv
    .about = Put it in play inside any building or store: +1 on the first roll of each of your fights.
    .rules = ZOM-C-Z8-07
nightstick = Nightstick
    .about = Put it in play inside a Cell Block or the Solitary Cells: +1 on all your combat rolls, and where dodging is played a natural 2 is a dodge too.
    .rules = ZOM-C-Z8-08
riot-shield = Riot Shield
    .about = Put it in play inside the Warden’s Office or the Police Station. Discard it in one of your fights: it ends as a dodge.
    .rules = ZOM-C-Z8-09
lockdown = Lockdown
    .about = At any time: choose a building; until your next turn is over nobody and no zombie passes its doors.
    .rules = ZOM-C-Z8-10
prison-riot = Prison Riot
    .about = At any time: choose a tile; a zombie comes on each of its empty legal squares, six at most.
    .rules = ZOM-C-Z8-11
good-behavior = Good Behavior
    .about = At any time: take off your straightjacket or, without one, gain 1 life.
    .rules = ZOM-C-Z8-12
solitary-confinement = Solitary Confinement
    .about = At any time: the target may not walk off the tile until the target’s next turn is over.
    .rules = ZOM-C-Z8-13
escape-tunnel = Escape Tunnel
    .about = During your movement: go to any square of a neighbouring tile, through walls.
    .rules = ZOM-C-Z8-14
shakedown = Shakedown
    .about = At any time: look at an opponent’s hand and discard one card of it.
    .rules = ZOM-C-Z8-15
guard-tower = Guard Tower
    .about = In your turn, for 1 bullet: collect a zombie on your tile without a fight.
    .rules = ZOM-C-Z8-16

## Figures. `start` begins a sentence.

zombie = zombie
    .a = a zombie
    .the = the zombie
    .start = A zombie
    .many = zombies
enhanced = enhanced zombie
    .a = an enhanced zombie
    .the = the enhanced zombie
    .start = An enhanced zombie
    .many = enhanced zombies
dog = zombie dog
    .a = a zombie dog
    .the = the zombie dog
    .start = A zombie dog
    .many = zombie dogs
clown = clown
    .a = a clown
    .the = the clown
    .start = A clown
    .many = clowns

## What is paid, lost and gained

life = life
    .a = a life
    .token = a life token
bullets = bullets
    .a = a bullet
guts = guts
    .a = a guts token

## Boxes

z1 = Zombies!!!
z2 = Zombie Corps(e)
z3 = Mall Walkers
z35 = Not Dead Yet!
z4 = The End...
z5 = School’s Out Forever
z6 = Six Feet Under
z7 = Send in the Clowns
z8 = Jailbreak
own = Home-made cards

## Stacks and zones

city = city
    .of = of the city
base = military base
    .of = of the military base
mall = mall
    .of = of the mall
woods = woods
    .of = of the woods
campus = campus
    .of = of the campus
circus = circus
    .of = of the circus
prison = prison
    .of = of the prison
floor1 = mall, floor 1
    .of = of the first floor of the mall
floor2 = mall, floor 2
    .of = of the second floor of the mall
fun-house = Fun House
    .of = of the Fun House

## Sides of a tile

n = north
e = east
s = south
w = west

## Windows: why play stops

turn-start = Start of the turn
tile-drawn = A tile is drawn
before-movement-roll = Before the movement roll
after-movement-roll = After the movement roll
die-rolled = After a die
kill = After a kill
building-entry = At a door
death = At a death
card-played = Replies to a card
leaves-subway = Leaving the subway
leaves-fun-house = Leaving the Fun House
after-zombies = After the zombies

## Steps of a turn

begin = Beginning of the turn
jacket = Straightjacket
start = Start
tile = Tile
fight = Fight
draw = Draw
toll = Toll of the sewers
duct = Duct
movement-roll = Movement roll
movement = Movement
zombie-roll = Roll for the zombies
zombies = Zombies
discard = Discard
surplus = Hand limit
arrival = Arrival
end = End of the turn

## Where cards lie; the discard pile has the word of the step

deck = deck

## Tokens on the map

bullet = bullet
    .a = a bullet token
    .token = a bullet token

## How long a standing pass lasts

turn = the end of this turn
round = your next turn
withdrawn = you take it back

## Squares and tiles where one is chosen in a list: by the words of the tile, its number, and the side of the map
## where the square lies on it; `tile-gone` is of a tile that is no longer on the table.

square-of = { $tile } { $number } ({ $place })
tile-of = { $tile } { $number }
place-0 = north-west
    .side = north-west
place-1 = north
    .side = north
place-2 = north-east
    .side = north-east
place-3 = west
    .side = west
place-4 = middle
    .side = middle
place-5 = east
    .side = east
place-6 = south-west
    .side = south-west
place-7 = south
    .side = south
place-8 = south-east
    .side = south-east
tile-gone = tile { $number }

## Squares as the log names them: by their building, or by the street and the landmark next to it. `where` is where
## somebody is, `there` where they go, `the` their tile; `cell-beside` is where a tile lies.

square-gone = a place that is gone
    .where = in a place that is gone
    .there = to a place that is gone
    .the = a place that is gone
square-inside = { $tile }, inside
    .where = { $tile-in }
    .there = into { $tile-the }
    .the = { $tile-the }
square-front = { $tile }, in front
    .where = in front of { $tile-the }
    .there = to the front of { $tile-the }
    .the = { $tile-the }
square-open = { $tile }
    .where = { $tile-in }
    .there = to { $tile-the }
    .the = { $tile-the }
square-street = { $tile } { $place-side } { $near-of }
    .where = { $tile-in } { $place-side } { $near-of }
    .there = to { $tile-the } { $place-side } { $near-of }
    .the = { $tile-the } { $place-side } { $near-of }
cell-beside = { $place-side } { $near-of }

## What a card is aimed at, or what it asks for. A square is said as the table knows it.
## `short` stands after a name and a colon.

nothing = nothing
    .short = nothing
value-player =
    { $one-is ->
        [you] on you
       *[other] on { $one }
    }
    .short = { $one }
value-players =
    { $one-is ->
        [you] for you
       *[other] for { $one }
    }, { $two-is ->
        [you] from you
       *[other] from { $two }
    }
    .short = { $two } → { $one }
value-square = { $where }
    .short = { $square }
value-way = to move a zombie { $two-there }
    .short = { $one-square } → { $two-square }
value-building = on { $the }
    .short = building { $tile }
value-tile = on { $the }
    .short = tile { $one }
value-item =
    { $one-is ->
        [you] against your “{ $two }”
       *[other] against { $one }’s “{ $two }”
    }
    .short = { $two } ({ $one })
value-goods =
    { $one-is ->
        [you] { $two-id ->
            [life] against one of your lives
            [bullets] against your bullets
           *[guts] against your guts
        }
       *[other] { $two-id ->
            [life] against one of { $one }’s lives
            [bullets] against { $one }’s bullets
           *[guts] against { $one }’s guts
        }
    }
    .short = { $two } ({ $one })
value-card = with “{ $one }”
    .short = { $one }
value-kind = with { $one-the }
    .short = { $one }
value-place = { $one-where }
    .short =
        { $one-x }/{ $one-y }{ $two ->
            [0] { "" }
            [1] { " ↻" }
            [2] { " ↻↻" }
           *[3] { " ↺" }
        }
value-figure = with { $one-a }
    .short = { $one }
value-good = for { $one-a }
    .short = { $one }
value-stack = on the stack { $one-of }
    .short = { $one }
value-pile =
    { $one-id ->
        [deck] with the deck
       *[discard] with the discard pile
    }
    .short =
        { $one-id ->
            [deck] the deck
           *[discard] the discard pile
        }
value-number =
    { $one ->
        [one] for one square
       *[other] for { $one } squares
    }
    .short = { $one }
value-side = to the { $one }
    .short = { $one }
value-die =
    { $one ->
        [0] on the first die
       *[other] on the second die
    }
    .short =
        { $one ->
            [0] first die
           *[other] second die
        }

## What is left in advance

value-play-next =
    { $card ->
        [none] play no card by yourself
       *[other] play { $card } at the next chance on { $on }
    }
value-pass =
    { $pass ->
        [none] { $at ->
            [none] no standing pass any more
           *[other] no standing pass any more ({ $at })
        }
       *[some] pass until { $pass-until }{ $at ->
            [none] { "" }
           *[other] { " " }({ $at })
        }{ $pass-unless_mine ->
            [yes] , unless it is about you
           *[no] { "" }
        }{ $pass-unless_last ->
            [yes] , and ask you once more before your turn
           *[no] { "" }
        }
    }
value-end =
    { $wish ->
        [yes] you wish to end the game now
       *[no] you wish to play on
    }

## How the game is won, beside the Helipad, the zombies and the Cabin

most-zombies = most zombies

## Notices

notice-dealer-drawn =
    { $seat-is ->
        [you] You go first.
       *[other] { $seat } goes first.
    }
notice-turn-began =
    { $seat-is ->
        [you] Round { $round }: your turn.
       *[other] Round { $round }: { $seat }’s turn.
    }
notice-turn-skipped =
    { $seat-is ->
        [you] You skip your turn.
       *[other] { $seat } skips a turn.
    }
notice-turn-ended =
    { $seat-is ->
        [you] Your turn is over.
       *[other] { $seat }’s turn is over.
    }
notice-step-began =
    { $seat-is ->
        [you] Your step: { $step }.
       *[other] { $seat }: { $step }.
    }
notice-restarted =
    { $seat-is ->
        [you] You start anew with 3 lives and 3 bullets.
       *[other] { $seat } starts anew with 3 lives and 3 bullets.
    }

notice-stack-chosen =
    { $seat-is ->
        [you] You draw from the stack { $stack-of }.
       *[other] { $seat } draws from the stack { $stack-of }.
    }
notice-tile-drawn =
    { $seat-is ->
        [you] You draw { $tile-a }.
       *[other] { $seat } draws { $tile-a }.
    }
notice-placer-drawn =
    { $seat-is ->
        [you] The lot falls on you: you lay the Helipad.
       *[other] The lot falls on { $seat }, who lays the Helipad.
    }
notice-tile-laid =
    { $seat-is ->
        [you] You lay { $tile-a }
       *[other] { $seat } lays { $tile-a }
    }{ $cell-where ->
        [none] .
       *[other] { " " }{ $cell-where }.
    }
notice-tile-left = There is no place for { $tile-the }: it leaves the game.
notice-tile-shuffled-back = There is no place for { $tile-the } yet: it is shuffled back.
notice-tile-moved =
    { $seat-is ->
        [you] You move { $the }, with all that stands on it, { $cell-where }.
       *[other] { $seat } moves { $the }, with all that stands on it, { $cell-where }.
    }
notice-tile-destroyed =
    { $seat-is ->
        [you] You blow up a tile, with all that lies on it.
       *[other] { $seat } blows up a tile, with all that lies on it.
    }
notice-passage-broken =
    { $seat-is ->
        [you] You break
       *[other] { $seat } breaks
    } { $side-id ->
        [n] a passage to the north
        [e] a passage to the east
        [s] a passage to the south
       *[w] a passage to the west
    }, { $at-where }.
notice-map-closed =
    { $seat-is ->
        [you] You have closed the map:
       *[other] { $seat } has closed the map:
    } { $tiles ->
        [one] the last tile leaves the game.
       *[other] { $tiles } tiles leave the game.
    }
notice-stack-lost =
    { $tiles ->
        [one] Nothing can open the stack { $stack-of } any more: its last tile leaves the game.
       *[other] Nothing can open the stack { $stack-of } any more: its { $tiles } tiles leave the game.
    }
notice-helicopter-lost =
    { $by_spell ->
        [yes] There is no place left for a helipad: the helicopter will not come. To win, collect 25 zombies or speak the spell in the Cabin.
       *[no] There is no place left for a helipad: the helicopter will not come. To win, collect 25 zombies.
    }
notice-newcomers-rolled =
    { $seat-is ->
        [you] You roll a { $die }:
       *[other] { $seat } rolls a { $die }:
    } { $die ->
        [one] one newcomer comes with the tile.
       *[other] { $die } newcomers come with the tile.
    }
notice-zombie-put = { $figure-start } appears { $at-where }.
notice-token-put = There is { $token-token } { $at-where }.
notice-zombie-removed = { $figure-start } vanishes { $at-where }.
notice-zombie-moved =
    { $same ->
        [yes] { $figure-start } shuffles about { $to-where }.
       *[no] { $figure-start } shuffles { $to-there }.
    }

notice-tiles-seen =
    { $seat-is ->
        [you] You look
       *[other] { $seat } looks
    } { $tiles ->
        [none] { $n ->
            [one] at the top tile { $stack-of }.
           *[other] at the top { $n } tiles { $stack-of }.
        }
       *[other] at the top tiles { $stack-of }, the next one first: { $tiles }.
    }

notice-fight-began =
    { $seat-is ->
        [you] You must fight { $figure-a } { $at-where }.
       *[other] { $seat } must fight { $figure-a } { $at-where }.
    }
notice-combat-roll-called =
    { $seat-is ->
        [you] You are about to roll
       *[other] { $seat } is about to roll
    }{ $item ->
        [none] .
       *[other] { " " }with “{ $item }”.
    }
notice-fight-rolled =
    { $seat-is ->
        [you] You roll
       *[other] { $seat } rolls
    } { $die }{ $plus ->
        [0] { "" }
        [-1] { " − 1" }
        [-2] { " − 2" }
       *[other] { " + " }{ $plus }
    }; it takes { $needed } to kill { $figure-the }.
notice-charge-used =
    { $seat-is ->
        [you] You use
       *[other] { $seat } uses
    } { $left ->
        [0] “{ $card }” a last time.
        [one] “{ $card }”: one shot left.
       *[other] “{ $card }”: { $left } shots left.
    }
notice-zombie-killed =
    { $seat-is ->
        [you] You kill { $figure-the }.
       *[other] { $seat } kills { $figure-the }.
    }
notice-kill-counted =
    { $seat-is ->
        [you] You collect { $figure-a }.
       *[other] { $seat } collects { $figure-a }.
    }
notice-zombie-dodged =
    { $seat-is ->
        [you] You dodge the zombie, which stays { $at-where }.
       *[other] { $seat } dodges the zombie, which stays { $at-where }.
    }
notice-zombie-collected =
    { $seat-is ->
        [you] Without a fight, you collect { $figure-a } { $at-where }.
       *[other] Without a fight, { $seat } collects { $figure-a } { $at-where }.
    }
notice-zombies-lost =
    { $seat-is ->
        [you] You give back
       *[other] { $seat } gives back
    } { $n ->
        [one] { $figure-a }.
       *[other] { $n } { $figure-many }.
    }
notice-died =
    { $seat-is ->
        [you] You die, and will start anew.
       *[other] { $seat } dies, and will start anew.
    }

notice-life-gained =
    { $seat-is ->
        [you] You gain
       *[other] { $seat } gains
    } { $halves ->
        [0] no life.
        [1] half a life.
        [2] a life.
        [3] a life and a half.
        [4] two lives.
        [5] two and a half lives.
        [6] three lives.
        [7] three and a half lives.
        [8] four lives.
       *[other] { $halves } half lives.
    }
notice-life-lost =
    { $seat-is ->
        [you] You lose
       *[other] { $seat } loses
    } { $halves ->
        [0] no life
        [1] half a life
        [2] a life
        [3] a life and a half
        [4] two lives
        [5] two and a half lives
        [6] three lives
        [7] three and a half lives
        [8] four lives
       *[other] { $halves } half lives
    }{ $card ->
        [none] .
       *[other] { " " }(“{ $card }”).
    }
notice-bullets-gained =
    { $seat-is ->
        [you] You gain
       *[other] { $seat } gains
    } { $n ->
        [one] a bullet.
       *[other] { $n } bullets.
    }
notice-bullets-lost =
    { $seat-is ->
        [you] You lose
       *[other] { $seat } loses
    } { $n ->
        [one] a bullet.
       *[other] { $n } bullets.
    }
notice-guts-gained =
    { $seat-is ->
        [you] You gain
       *[other] { $seat } gains
    } { $n ->
        [one] a guts token.
       *[other] { $n } guts tokens.
    }
notice-guts-lost =
    { $seat-is ->
        [you] You lose
       *[other] { $seat } loses
    } { $n ->
        [one] a guts token.
       *[other] { $n } guts tokens.
    }
notice-jacket-put-on =
    { $seat-is ->
        [you] You wear a straightjacket.
       *[other] { $seat } wears a straightjacket.
    }
notice-jacket-rolled =
    { $seat-is ->
        [you] { $die ->
            [6] You roll a 6 and slip out of the straightjacket.
           *[other] You roll a { $die }: the straightjacket holds.
        }
       *[other] { $die ->
            [6] { $seat } rolls a 6 and slips out of the straightjacket.
           *[other] { $seat } rolls a { $die }: the straightjacket holds.
        }
    }
notice-jacket-taken-off =
    { $seat-is ->
        [you] You are rid of the straightjacket.
       *[other] { $seat } is rid of the straightjacket.
    }
notice-escaped =
    { $seat-is ->
        [you] You escape into the city.
       *[other] { $seat } escapes into the city.
    }
notice-jeep-taken =
    { $seat-is ->
        [you] You get into a Jeep.
       *[other] { $seat } gets into a Jeep.
    }
notice-jeep-lost =
    { $seat-is ->
        [you] You lose the Jeep.
       *[other] { $seat } loses the Jeep.
    }
notice-token-taken =
    { $seat-is ->
        [you] You take { $token-token }.
       *[other] { $seat } takes { $token-token }.
    }
notice-token-left =
    { $seat-is ->
        [you] You leave the token where it is.
       *[other] { $seat } leaves the token where it is.
    }

notice-movement-rolled =
    { $seat-is ->
        [you] You roll a { $die } for movement.
       *[other] { $seat } rolls a { $die } for movement.
    }
notice-no-movement-roll =
    { $seat-is ->
        [you] You do not roll for movement.
       *[other] { $seat } does not roll for movement.
    }
notice-moved =
    { $is_below ->
        [yes] { $seat-is ->
            [you] In the sewers, you pass under { $to-the }.
           *[other] In the sewers, { $seat } passes under { $to-the }.
        }
       *[no] { $seat-is ->
            [you] { $same ->
                [yes] You walk on.
               *[no] You walk { $to-there }.
            }
           *[other] { $same ->
                [yes] { $seat } walks on.
               *[no] { $seat } walks { $to-there }.
            }
        }
    }
notice-stopped =
    { $led_by ->
        [none] { $seat-is ->
            [you] You stop there.
           *[other] { $seat } stops there.
        }
       *[other] { $led_by-is ->
            [you] You end the walk of { $seat } there.
           *[other] { $seat-is ->
                [you] { $led_by } ends your walk there.
               *[other] { $led_by } ends the walk of { $seat } there.
            }
        }
    }
notice-went-by-duct =
    { $seat-is ->
        [you] You crawl through a duct { $to-there }.
       *[other] { $seat } crawls through a duct { $to-there }.
    }
notice-duct-left =
    { $seat-is ->
        [you] You do not take the duct.
       *[other] { $seat } does not take the duct.
    }
notice-leaves-fun-house =
    { $seat-is ->
        [you] You reach the way out of the Fun House.
       *[other] { $seat } reaches the way out of the Fun House.
    }
notice-tile-turned = A tile of the Fun House turns, with all that stands on it.
notice-spell-cast =
    { $seat-is ->
        [you] You speak the spell of the Cabin.
       *[other] { $seat } speaks the spell of the Cabin.
    }
notice-spell-rolled =
    { $seat-is ->
        [you] You roll a { $die } for the spell
       *[other] { $seat } rolls a { $die } for the spell
    }{ $pages ->
        [0] ; it takes a 6.
        [one] , + 1 for a page; it takes a 6.
       *[other] , + { $pages } for the pages; it takes a 6.
    }
notice-pawn-put =
    { $seat-is ->
        [you] Suddenly you stand { $to-where }.
       *[other] Suddenly { $seat } stands { $to-where }.
    }
notice-manhole-placed =
    { $seat-is ->
        [you] You lay a manhole { $at-where }.
       *[other] { $seat } lays a manhole { $at-where }.
    }
notice-went-down =
    { $seat-is ->
        [you] You go down into the sewers.
       *[other] { $seat } goes down into the sewers.
    }
notice-came-up =
    { $seat-is ->
        [you] You come up from the sewers.
       *[other] { $seat } comes up from the sewers.
    }
notice-ride-declared =
    { $seat-is ->
        [you] You take the subway, and skip your next turn.
       *[other] { $seat } takes the subway, and skips the next turn.
    }
notice-zombies-rolled =
    { $seat-is ->
        [you] You roll a { $die }:
       *[other] { $seat } rolls a { $die }:
    } { $die ->
        [one] one zombie moves.
       *[other] { $die } zombies move.
    }

notice-cards-drawn =
    { $seat-is ->
        [you] You draw
       *[other] { $seat } draws
    } { $n ->
        [0] no card
        [one] a card
       *[other] { $n } cards
    }{ $cards ->
        [none] .
       *[other] { " " }({ $cards }).
    }
notice-card-shown =
    { $seat-is ->
        [you] You draw “{ $card }”, for all to see.
       *[other] { $seat } draws “{ $card }”, for all to see.
    }
notice-deck-shuffled =
    { $n ->
        [one] The discard pile becomes the new deck: one card.
       *[other] The discard pile is shuffled into a new deck: { $n } cards.
    }
notice-card-discarded =
    { $seat-is ->
        [you] You discard “{ $card }”.
       *[other] { $seat } discards “{ $card }”.
    }
notice-card-left-game =
    { $seat-is ->
        [you] Your “{ $card }” leaves the game.
       *[other] { $seat }’s “{ $card }” leaves the game.
    }
notice-card-taken-back =
    { $seat-is ->
        [you] You take “{ $card }” out of the discard pile.
       *[other] { $seat } takes “{ $card }” out of the discard pile.
    }
notice-deck-seen =
    { $seat-is ->
        [you] You look
       *[other] { $seat } looks
    } { $n ->
        [one] at the next event card
       *[other] at the next { $n } event cards
    }{ $cards ->
        [none] .
       *[other] { " " }({ $cards }).
    }
notice-card-taken =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } { $card ->
        [none] a card
       *[other] “{ $card }”
    } out of { $from-is ->
        [you] your hand.
       *[other] { $from }’s hand.
    }
notice-nothing-discarded =
    { $seat-is ->
        [you] You discard nothing.
       *[other] { $seat } discards nothing.
    }
notice-window-opened =
    { $moment-id ->
        [turn-start] { $subject-is ->
            [you] Your turn starts: a card may be played.
           *[other] { $subject }’s turn starts: a card may be played.
        }
        [tile-drawn] Before the tile is laid, a card may be played.
        [before-movement-roll] Before the movement roll, a card may be played.
        [after-movement-roll] Before the first step, a card may be played.
        [die-rolled] { $subject-is ->
            [you] You may change the die.
           *[other] { $subject } may change the die.
        }
        [kill] Before the kill counts, a card may be played.
        [building-entry] { $subject-is ->
            [you] You stand in the door and may play a card.
           *[other] { $subject } stands in the door and may play a card.
        }
        [death] Before the items are lost, a card may be played.
        [card-played] { $subject-is ->
            [you] Your card waits for replies.
           *[other] { $subject }’s card waits for replies.
        }
        [leaves-subway] { $subject-is ->
            [you] You are about to leave the subway: a card may be played.
           *[other] { $subject } is about to leave the subway: a card may be played.
        }
        [leaves-fun-house] { $subject-is ->
            [you] You are about to leave the Fun House: a card may be played.
           *[other] { $subject } is about to leave the Fun House: a card may be played.
        }
       *[after-zombies] { $subject-is ->
            [you] Before you discard, a card may be played.
           *[other] Before { $subject } discards, a card may be played.
        }
    }
notice-asked-anew = After this card, those who still may play one are asked again.
notice-window-closed = Nobody plays a card.
notice-answered =
    { $seat-is ->
        [you] { $passes ->
            [yes] You play no card.
            [no] You have a card ready.
           *[other] You have answered.
        }
       *[other] { $passes ->
            [yes] { $seat } plays no card.
            [no] { $seat } has a card ready.
           *[other] { $seat } has answered.
        }
    }
notice-order-left =
    { $seat-is ->
        [you] You leave word
       *[other] { $seat } leaves word
    }{ $order ->
        [none] { " " }for later.
       *[other] : { $order }.
    }
notice-end-wished =
    { $seat-is ->
        [you] { $wish ->
            [yes] You wish to end the game.
           *[no] You wish to play on.
        }
       *[other] { $wish ->
            [yes] { $seat } wishes to end the game.
           *[no] { $seat } wishes to play on.
        }
    }
notice-card-played =
    { $seat-is ->
        [you] You play
       *[other] { $seat } plays
    } “{ $card }”{ $aim-id ->
        [nothing] .
       *[other] { " " }{ $aim }.
    }
notice-item-used =
    { $seat-is ->
        [you] You use up
       *[other] { $seat } uses up
    } “{ $card }”{ $aim-id ->
        [nothing] .
       *[other] { " " }{ $aim }.
    }
notice-target-changed =
    { $aim-id ->
        [nothing] { $seat-is ->
            [you] Your “{ $card }” aims at nothing any more.
           *[other] { $seat }’s “{ $card }” aims at nothing any more.
        }
       *[other] { $seat-is ->
            [you] You aim “{ $card }” anew: { $aim }.
           *[other] { $seat } aims “{ $card }” anew: { $aim }.
        }
    }
notice-card-took-effect = “{ $card }” takes effect.
notice-card-cancelled =
    { $seat-is ->
        [you] Your “{ $card }” is cancelled.
       *[other] { $seat }’s “{ $card }” is cancelled.
    }
notice-card-fizzled =
    { $seat-is ->
        [you] Your “{ $card }” has nothing left to act on.
       *[other] { $seat }’s “{ $card }” has nothing left to act on.
    }
notice-hand-seen =
    { $seat-is ->
        [you] You look
       *[other] { $seat } looks
    } { $of-is ->
        [you] at your hand
       *[other] at { $of }’s hand
    }{ $cards ->
        [none] .
       *[other] { " " }({ $cards }).
    }
notice-effect-began =
    { $aim-id ->
        [nothing] “{ $card }” is in force from now on.
       *[other] From now on “{ $card }” works { $aim }.
    }
notice-effect-ended =
    { $aim-id ->
        [nothing] “{ $card }” is over.
       *[other] “{ $card }” no longer works { $aim }.
    }
notice-item-put-in-play =
    { $seat-is ->
        [you] You put “{ $card }” in play.
       *[other] { $seat } puts “{ $card }” in play.
    }
notice-item-lost =
    { $seat-is ->
        [you] You lose “{ $card }”.
       *[other] { $seat } loses “{ $card }”.
    }
notice-item-taken =
    { $seat-is ->
        [you] You take
       *[other] { $seat } takes
    } “{ $card }” { $from-is ->
        [you] from you.
       *[other] from { $from }.
    }
notice-picked =
    { $aim-id ->
        [player] { $seat-is ->
            [you] For “{ $card }”, you choose { $aim-one }.
           *[other] For “{ $card }”, { $seat } chooses { $aim-one-is ->
                [you] you.
               *[other] { $aim-one }.
            }
        }
        [square] { $seat-is ->
            [you] For “{ $card }”, you choose a square { $aim }.
           *[other] For “{ $card }”, { $seat } chooses a square { $aim }.
        }
        [way] { $seat-is ->
            [you] With “{ $card }”, you move a zombie { $aim-two-there }.
           *[other] With “{ $card }”, { $seat } moves a zombie { $aim-two-there }.
        }
        [place] { $seat-is ->
            [you] For “{ $card }”, you choose a place { $aim }.
           *[other] For “{ $card }”, { $seat } chooses a place { $aim }.
        }
        [building] { $seat-is ->
            [you] For “{ $card }”, you choose { $aim-the }.
           *[other] For “{ $card }”, { $seat } chooses { $aim-the }.
        }
        [tile] { $seat-is ->
            [you] For “{ $card }”, you choose { $aim-the }.
           *[other] For “{ $card }”, { $seat } chooses { $aim-the }.
        }
       *[other] { $seat-is ->
            [you] For “{ $card }”, you choose: { $aim-short }.
           *[other] For “{ $card }”, { $seat } chooses: { $aim-short }.
        }
    }
notice-picked-in-secret =
    { $seat-is ->
        [you] { $aim ->
            [none] You have chosen for “{ $card }”.
           *[other] For “{ $card }”, you choose: { $aim-short }.
        }
       *[other] { $aim ->
            [none] { $seat } has chosen for “{ $card }”.
           *[other] For “{ $card }”, { $seat } chooses: { $aim-short }.
        }
    }
notice-enough-picked =
    { $seat-is ->
        [you] You leave it at that (“{ $card }”).
       *[other] { $seat } leaves it at that (“{ $card }”).
    }
notice-die-rolled =
    { $seat-is ->
        [you] You roll a { $die } for “{ $card }”.
       *[other] { $seat } rolls a { $die } for “{ $card }”.
    }

notice-game-ended =
    { $how-id ->
        [helipad] { $winners-is ->
            [you] You take off in the helicopter and win!
           *[other] { $winners } takes off in the helicopter and wins.
        }
        [zombies] { $winners-is ->
            [you] You have twenty-five zombies and win!
           *[other] { $winners } has twenty-five zombies and wins.
        }
        [cabin] { $winners-is ->
            [you] The spell works: you win!
           *[other] The spell works: { $winners } wins.
        }
       *[most-zombies] { $winners-n ->
            [0] The game ends. Nobody wins.
            [1] { $winners-is ->
                [you] The game ends. You have the most zombies and win!
               *[other] The game ends. { $winners } has the most zombies and wins.
            }
           *[other] { $winners-is ->
                [among] The game ends. You share the victory: nobody has more zombies than you.
               *[other] The game ends. { $winners } have the most zombies and share the victory.
            }
        }
    }

## Actions. `effect` is what it does, where the action does not say it; `rules` are the ids it falls under,
## beside those of the question. `question-…` are the arguments of the question that is answered.

action-draw = Draw a tile { $stack-of }
    .short = { $stack }
    .rules = ZOM-4.3 ZOM-19.6
action-place =
    Lay it { $cell-where } ({ $cell-x }/{ $cell-y }){ $turn ->
        [0] { "" }
        [1] , turned to the right
        [2] , turned around
       *[3] , turned to the left
    }
    .short =
        { $turn ->
            [0] { $cell-x }/{ $cell-y }
            [1] { $cell-x }/{ $cell-y } ↻
            [2] { $cell-x }/{ $cell-y } ↻↻
           *[3] { $cell-x }/{ $cell-y } ↺
        }
    .rules = ZOM-5.1 ZOM-5.4 ZOM-5.5
action-put = Put it at { $at-spot }.{ $at-at }
    .short = { $at-spot }.{ $at-at }
    .rules = ZOM-6.6
action-put-bullet = Put the bullet at { $at-spot }.{ $at-at }
    .short = { $at-spot }.{ $at-at }
    .rules = ZOM-6.6
action-put-life = Put the life at { $at-spot }.{ $at-at }
    .short = { $at-spot }.{ $at-at }
    .rules = ZOM-6.6
action-roll =
    { $with ->
        [none] Roll
       *[other] Roll with “{ $with }”
    }
    .rules = ZOM-7.5 ZOM-7.20
action-kill = Kill it
    .rules = ZOM-18.6 ZOM-7.7
action-dodge = Dodge
    .effect = You lose nothing, the fight ends, and the zombie stays.
    .rules = ZOM-18.1 ZOM-18.2
action-lose-life = Lose 1 life and roll again
    .rules = ZOM-7.8 ZOM-7.10
action-spend-bullets = Spend the bullets for the kill
    .rules = ZOM-7.8 ZOM-7.9
action-step = Step to { $to-spot }.{ $to-at }
    .short = { $to-spot }.{ $to-at }
    .rules = ZOM-12.1 ZOM-12.4 ZOM-12.5
action-walk = Walk to { $to-spot }.{ $to-at }
    .short = → { $to-spot }.{ $to-at }
    .effect = Square by square, by the shortest way with the fewest zombies; you stop where something must be decided.
    .rules = ZOM-12.1 ZOM-7.1
action-take = Take the token
    .rules = ZOM-12.11 ZOM-12.12 ZOM-12.13
action-place-manhole = Lay a manhole here
    .effect = One of your sewer tokens becomes a way down and up for everybody.
    .rules = ZOM-16.5 ZOM-16.2
action-go-down = Go down into the sewers
    .rules = ZOM-16.7 ZOM-16.8
action-come-up = Come up
    .rules = ZOM-16.9 ZOM-16.12
action-ride = Ride the subway
    .effect = Your movement ends and your next turn is skipped; at its end you come out at any station.
    .rules = ZOM-17.1 ZOM-17.3 ZOM-17.4
action-leave = Leave the Fun House
    .effect = The player to your left chooses the carnival crossroads where you come out.
    .rules = ZOM-24.11
action-turn-tile = Turn your tile
    .effect = Your tile of the Fun House turns once to the right, and you do not move.
    .rules = ZOM-24.17
action-cast = Speak the spell
    .effect = Roll a die, + 1 for each of your pages in play: 6 or more wins the game. Once a turn.
    .rules = ZOM-22.9
action-stop = Stop here
    .rules = ZOM-12.3
action-pay = Pay { $good-a }
    .rules = ZOM-16.11 ZOM-16.13
action-move-zombie = Move the zombie at { $from-spot }.{ $from-at } to { $to-spot }.{ $to-at }
    .short = { $from-spot }.{ $from-at } → { $to-spot }.{ $to-at }
    .rules = ZOM-13.2 ZOM-13.5
action-discard = Discard “{ $card }”
    .short = { $card }
    .effect = { $card-about }
    .rules = ZOM-9.6 ZOM-9.20
action-keep = Discard nothing
    .rules = ZOM-4.9
action-play =
    { $aim-id ->
        [nothing] Play “{ $card }”
       *[other] Play “{ $card }”: { $aim-short }
    }
    .short =
        { $aim-id ->
            [nothing] { $card }
           *[other] { $card }: { $aim-short }
        }
    .effect = { $card-about }
    .rules = { $card-rules } ZOM-9.3
action-use =
    { $aim-id ->
        [nothing] Use up “{ $card }”
       *[other] Use up “{ $card }”: { $aim-short }
    }
    .short =
        { $aim-id ->
            [nothing] { $card }
           *[other] { $card }: { $aim-short }
        }
    .effect = { $card-about }
    .rules = { $card-rules } ZOM-9.7
action-pass = Pass
    .rules = ZOM-10.2 ZOM-10.3
action-pick =
    { $aim-id ->
        [nothing] Choose nothing
       *[other] Choose: { $aim-short }
    }
    .short = { $aim-short }
    .rules = ZOM-11.12
action-enough = That is enough
    .rules = ZOM-11.12
action-order = In advance: { $one }
    .rules = ZOM-10.6 ZOM-14.14

## Questions. `asked` is who is asked; `seat` is too, where the question is about nobody else. While one
## player decides, the others may play a card first.

question-draw-tile =
    { $seat-is ->
        [other] { $seat } chooses the stack to draw a tile from.
       *[you] Choose the stack to draw a tile from.
    }
    .rules = ZOM-19.6
question-place-tile =
    { $seat-is ->
        [you] Choose where { $tile-the } goes, and which way round.
       *[other] { $seat } chooses where { $tile-the } goes, and which way round.
    }
    .rules = ZOM-5.1 ZOM-5.7
question-put-zombie =
    { $seat-is ->
        [you] Choose a square for { $figure-the }.
       *[other] { $seat } chooses a square for { $figure-the }.
    }
    .rules = ZOM-6.2 ZOM-6.4
question-put-bullets =
    { $seat-is ->
        [you] Choose a square for a bullet token.
       *[other] { $seat } chooses a square for a bullet token.
    }
    .rules = ZOM-6.2 ZOM-1.12
question-put-life =
    { $seat-is ->
        [you] Choose a square for a life token.
       *[other] { $seat } chooses a square for a life token.
    }
    .rules = ZOM-6.2 ZOM-1.12
question-fight =
    { $seat-is ->
        [you] There is a zombie here: roll the die. Cards and items can be used before it, or after.
       *[other] { $seat } has met a zombie and rolls the die. Cards and items can be used before it, or after.
    }
    .rules = ZOM-7.1 ZOM-10.37
question-fight-result =
    { $seat-is ->
        [you] Choose what you do with this roll.
       *[other] { $seat } chooses what to do with this roll.
    }
    .rules = ZOM-7.8 ZOM-10.37
question-take-token =
    { $seat-is ->
        [you] There is a token on this square. Do you take it?
       *[other] { $seat } may take the token on this square.
    }
    .rules = ZOM-12.13
question-toll =
    { $seat-is ->
        [you] A turn in the sewers costs a life or a guts token. Pay, or come up.
       *[other] A turn in the sewers costs a life or a guts token: { $seat } pays, or comes up.
    }
    .rules = ZOM-16.11
question-duct =
    { $seat-is ->
        [you] Choose where the duct takes you, or stop here and roll for movement.
       *[other] { $seat } may take a duct in place of the movement roll.
    }
    .rules = ZOM-21.6 ZOM-21.8
question-fun-house-tile =
    { $seat-is ->
        [you] Choose on which tile of the Fun House { $who-is ->
            [you] you come out.
           *[other] { $who } comes out.
        }
       *[other] { $who-is ->
            [you] { $seat } chooses on which tile of the Fun House you come out.
           *[other] { $seat } chooses a tile of the Fun House for { $who }.
        }
    }
    .rules = ZOM-24.12
question-carnival-crossroads =
    { $seat-is ->
        [you] { $who-is ->
            [you] Choose the crossroads where you leave the Fun House.
           *[other] Choose the crossroads where { $who } leaves the Fun House.
        }
       *[other] { $who-is ->
            [you] { $seat } chooses the crossroads where you leave the Fun House.
           *[other] { $seat } chooses the crossroads where { $who } leaves the Fun House.
        }
    }
    .rules = ZOM-24.11
question-move =
    { $seat-is ->
        [you] { $mover-is ->
            [you] { $left ->
                [0] No square is left to walk. Do something else here, or stop.
                [one] One square is left: choose where to go.
               *[other] { $left } squares are left: choose where to go.
            }
           *[other] { $left ->
                [0] { $mover } has no square left to walk.
                [one] One square is left: choose where { $mover } goes.
               *[other] { $left } squares are left: choose where { $mover } goes.
            }
        }
       *[other] { $mover-is ->
            [you] { $left ->
                [0] { $seat } leads you, and no square is left to walk.
                [one] { $seat } leads you, and one square is left to walk.
               *[other] { $seat } leads you, and { $left } squares are left to walk.
            }
           *[other] { $left ->
                [0] { $seat } has no square left to walk, and may do something here.
                [one] { $seat } has one square left to walk.
               *[other] { $seat } has { $left } squares left to walk.
            }
        }
    }
    .rules = ZOM-4.7
question-set-out =
    { $seat-is ->
        [you] { $left ->
            [0] You cannot walk, but may do something here.
            [one] You may walk one square: choose where to.
           *[other] You may walk { $left } squares: choose where to.
        }
       *[other] { $left ->
            [0] { $seat } cannot walk, but may do something here. Does anybody play a card first?
            [one] { $seat } may walk one square. Does anybody play a card first?
           *[other] { $seat } may walk { $left } squares. Does anybody play a card first?
        }
    }
    .rules = ZOM-10.12 ZOM-10.41
question-move-zombies =
    { $seat-is ->
        [you] { $left ->
            [one] Choose one more zombie to move.
           *[other] { $left } zombies must still move. Choose the next one.
        }
       *[other] { $left ->
            [one] { $seat } moves one more zombie.
           *[other] { $seat } moves { $left } more zombies.
        }
    }
    .rules = ZOM-13.1 ZOM-13.6 ZOM-10.45
question-discard =
    { $seat-is ->
        [you] { $surplus ->
            [0] You may discard a card, which ends your turn.
            [one] You hold one card too many. Choose one to discard, which ends your turn.
           *[other] You hold { $surplus } cards too many. Choose the first one to discard.
        }
       *[other] { $surplus ->
            [0] { $seat } may discard a card, which ends the turn.
           *[other] { $seat } holds too many cards, and discards one.
        }
    }
    .rules = ZOM-4.9 ZOM-9.21 ZOM-10.46
question-finish-turn =
    { $seat-is ->
        [you] { $surplus ->
            [0] The zombies have moved. You may discard a card, which ends your turn.
            [one] You hold one card too many. Choose one to discard, which ends your turn.
           *[other] You hold { $surplus } cards too many. Choose the first one to discard.
        }
       *[other] { $surplus ->
            [0] The zombies have moved. { $seat } may discard a card, which ends the turn. Does anybody play a card first?
           *[other] { $seat } holds too many cards, and discards one. Does anybody play a card first?
        }
    }
    .rules = ZOM-10.23 ZOM-10.42 ZOM-10.46
question-surplus =
    { $seat-is ->
        [you] { $down_to ->
            [one] You may keep one card. Choose one to discard.
           *[other] You may keep { $down_to } cards. Choose one to discard.
        }
       *[other] { $down_to ->
            [one] { $seat } discards down to one card.
           *[other] { $seat } discards down to { $down_to } cards.
        }
    }
    .rules = ZOM-9.19 ZOM-15.8
question-give-back =
    { $seat-is ->
        [you] { $n ->
            [one] One of your figures goes back. Choose its kind.
           *[other] { $n } of your figures go back. Choose the kind of the next one.
        }
       *[other] { $n ->
            [one] { $seat } gives back one figure.
           *[other] { $seat } gives back { $n } figures.
        }
    }
    .rules = ZOM-8.17
question-arrive =
    { $seat-is ->
        [you] Choose the station, and the square in it, where you come out.
       *[other] { $seat } chooses a station to come out at.
    }
    .rules = ZOM-17.5
question-react =
    { $moment-id ->
        [turn-start] { $subject-is ->
            [you] Your turn starts.
           *[other] { $subject }’s turn starts.
        }
        [tile-drawn] { $subject-is ->
            [you] You have drawn a tile, which is not laid yet.
           *[other] { $subject } has drawn a tile, which is not laid yet.
        }
        [before-movement-roll] { $subject-is ->
            [you] You are about to roll for movement.
           *[other] { $subject } is about to roll for movement.
        }
        [after-movement-roll] { $subject-is ->
            [you] You have rolled for movement, and are about to set out.
           *[other] { $subject } has rolled for movement, and is about to set out.
        }
        [die-rolled] { $subject-is ->
            [you] You have rolled. Do you change the die by a card?
           *[other] { $subject } has rolled, and may change the die by a card.
        }
        [kill] { $subject-is ->
            [you] You have killed a zombie.
           *[other] { $subject } has killed a zombie.
        }
        [building-entry] { $subject-is ->
            [you] You stand in the door. Do you play a card?
           *[other] { $subject } stands in the door, and may play a card.
        }
        [death] { $subject-is ->
            [you] You die, and are about to lose your items.
           *[other] { $subject } dies, and is about to lose all items.
        }
        [card-played] { $card ->
            [none] { $subject-is ->
                [you] You play a card.
               *[other] { $subject } plays a card.
            }
           *[other] { $subject-is ->
                [you] You play “{ $card }”.
               *[other] { $subject } plays “{ $card }”.
            }
        }
        [leaves-subway] { $subject-is ->
            [you] You are about to leave the subway.
           *[other] { $subject } is about to leave the subway.
        }
        [leaves-fun-house] { $subject-is ->
            [you] You are about to leave the Fun House.
           *[other] { $subject } is about to leave the Fun House.
        }
       *[after-zombies] { $subject-is ->
            [you] The zombies have moved, and you are about to discard.
           *[other] The zombies have moved, and { $subject } is about to discard.
        }
    }{ $moment-id ->
        [die-rolled] { "" }
        [building-entry] { "" }
        [card-played] { $asked-is ->
            [other] { " " }{ $asked } may reply.
           *[you] { " " }Do you reply?
        }
       *[other] { $asked-is ->
            [other] { " " }{ $asked } may play a card.
           *[you] { " " }Do you play a card?
        }
    }
    .rules =
        { $moment-id ->
            [turn-start] ZOM-10.9
            [tile-drawn] ZOM-10.10
            [before-movement-roll] ZOM-10.11
            [after-movement-roll] ZOM-10.12
            [die-rolled] ZOM-10.13
            [kill] ZOM-10.14
            [building-entry] ZOM-10.15
            [death] ZOM-10.16
            [card-played] ZOM-10.17
            [leaves-subway] ZOM-10.18
            [leaves-fun-house] ZOM-10.18
           *[after-zombies] ZOM-10.23
        }
question-choose =
    { $seat-is ->
        [you] “{ $card }”: { $stage }
       *[other] { $seat }, “{ $card }”: { $stage }
    }
    .rules = { $card-rules }

## What cards ask on, by the name of the stage; the name of who is asked stands before it

place = Where does the next zombie go?
mine-field-pick = Which zombie is hit next?
dynamite-pick = Which square blows up next?
valedictorian-take = Which of the tiles is laid?
tiles-put-back = Which tile goes back first? What goes back later lies above it.
it-was-here-place = Where does the helipad go?
magic-key-take = Which card of this hand do you take?
shakedown-discard = Which card of this hand is discarded?
determination-search = Which card of the discard pile do you take?
familiar-discard = Which of the cards do you discard?
familiar-bury = Which of the cards goes to the bottom of the deck?
cant-sleep-next = Which of the drawn cards do you play next?
cant-sleep-how = How do you play it?
dont-drop-the-soap-drop = Which item do you lose?
fully-loaded-match = Which player do you match?
not-dead-spend = A die shows 3 or less. Do you spend a bullet or a life on it?
not-dead-bullet-on = Which die gets the bullet?
not-dead-life-on = Which die do you roll again?
full-moon-attack = The moon is full: whom do you attack?
full-moon-defender-spend = Do you spend bullets on your die? Each point adds 1; the lower roll goes to the Bridge.
full-moon-attacker-spend = Do you spend bullets on your die? Each point adds 1; the lower roll goes to the Bridge.
sickle-drive-off = Where does the second dog go?
scalpel-pay = Do you pay to hand the Scalpel on, and with what?
scalpel-hand-on = Who gets the Scalpel?
stuffed-give = Do you discard the Stuffed Animal in place of the life?
not-so-bad-pick-up = Which zombie moves?
not-so-bad-put-down = Where does the zombie go?
no-brains-here-chase = Where does the zombie go?
barricade-drive-out = Which zombie goes out next, and where to?
drive = Which zombie goes next, and where to?
send-pick = On which square does the pawn land?
flood-street = On which street do you come up?
going-to-die-pick = On which square does the pawn land?
stir-crazy-squares = How many squares do you walk? Another chooses the way.
whoa-lose-item = Which item do you discard?
business-put-clown = Where does the next clown go?
not-mask-pick-clown = Which clown changes places with the player?
send-in-clown = To whose square does the clown go? “That is enough” collects it.
page-not-right-take-out = Which card leaves the game next?
page-return-put-out = On which square outside does the pawn land?
page-trees-pay = The trees have you: a life, or bullets?
lookin-at-me-aim-elsewhere = What do you aim your card at instead?
got-one-aim-copy = What do you aim your copy at?
back-at-ya-aim-recoil = How does the card hit its own player?

## What chance is asked

chance-dealer = Chance decides who goes first.
chance-deal = The first cards are dealt.
chance-tile = A tile { $stack-of } is drawn.
chance-placer = The tied players draw lots for the Helipad: { $among }.
chance-newcomers =
    { $seat-is ->
        [you] You roll for how many come with the tile.
       *[other] { $seat } rolls for how many come with the tile.
    }
chance-fight =
    { $seat-is ->
        [you] You roll in the fight.
       *[other] { $seat } rolls in the fight.
    }
chance-movement =
    { $seat-is ->
        [you] You roll for movement.
       *[other] { $seat } rolls for movement.
    }
chance-zombies =
    { $seat-is ->
        [you] You roll for the zombies.
       *[other] { $seat } rolls for the zombies.
    }
chance-spell =
    { $seat-is ->
        [you] You roll for the spell.
       *[other] { $seat } rolls for the spell.
    }
chance-jacket =
    { $seat-is ->
        [you] You roll to get out of the straightjacket.
       *[other] { $seat } rolls to get out of the straightjacket.
    }
chance-cards =
    { $seat-is ->
        [you] { $n ->
            [one] You draw a card.
           *[other] You draw { $n } cards.
        }
       *[other] { $n ->
            [one] { $seat } draws a card.
           *[other] { $seat } draws { $n } cards.
        }
    }
chance-die =
    { $seat-is ->
        [you] You roll a die for “{ $card }”.
       *[other] { $seat } rolls a die for “{ $card }”.
    }
chance-dice =
    { $seat-is ->
        [you] You roll two dice for “{ $card }”.
       *[other] { $seat } rolls two dice for “{ $card }”.
    }
chance-theft =
    { $seat-is ->
        [you] You reach
       *[other] { $seat } reaches
    } { $from-is ->
        [you] into your hand.
       *[other] into { $from }’s hand.
    }

## Refusals

refusal-another-decides = Another player decides this: wait for your turn.
refusal-bullets-do-not-reach = You have too few bullets for the kill: lose a life and roll again.
refusal-came-up-before-the-toll = You came up before the toll: go down again next turn.
refusal-cannot-leave-fight = Nobody walks away from a fight: roll first.
refusal-card-is-being-resolved = A card is taking effect: wait until it is done.
refusal-card-not-held = You do not hold this card.
refusal-card-of-the-round-played = You have played your card: the next one is for your next turn.
refusal-cards-are-silenced = You may play no card before you kill a zombie.
refusal-come-up-already = You have come up once in this movement: stay below.
refusal-condition-not-met = You are not in the right place for this card, or it asks for something you lack.
refusal-cost-not-payable = You cannot pay what this card costs.
refusal-five-lives-already = You have five lives already.
refusal-gone-down-already = You have gone down once in this movement: stay on the streets.
refusal-half-a-life-is-not-enough = Half a life is not enough to pay with.
refusal-hand-above-limit = You hold too many cards: discard first.
refusal-has-moved-already = This zombie has moved already: choose another one.
refusal-item-has-no-use = This item works by itself.
refusal-items-do-nothing = Items do nothing for now.
refusal-manhole-is-closed = This manhole is closed for now.
refusal-manhole-is-here = There is a manhole here already.
refusal-more-is-due = The card asks for more than that.
refusal-must-go-on = You must walk on as long as there is a way.
refusal-no-dodge = This roll is no dodge: kill, or lose a life.
refusal-no-duct-there = No duct leads there: choose a square with a duct.
refusal-no-guts = You have no guts tokens to pay with.
refusal-no-life-to-lose = There is no life to lose here.
refusal-no-manhole-below = From below, you lay a manhole only to come up.
refusal-no-manhole-here = You cannot lay a manhole here.
refusal-no-manhole-now = You lay a manhole only in your own movement, alone and of your free will.
refusal-no-open-moment = Nobody may play a card at this moment.
refusal-no-platform = Choose a square of a Subway Station.
refusal-no-ride-here = You cannot take the subway from here now.
refusal-no-room-for-a-whole-life = With four and a half lives you have no room for a whole one.
refusal-no-sewer-token = You have no sewer token left.
refusal-no-sewers = This table plays without sewers.
refusal-no-spell-here = Speak the spell inside the Cabin, once a turn, and with no dog in it.
refusal-no-squares-left = You have no squares left to walk.
refusal-no-such-item = You have no such item in play.
refusal-no-such-player = Nobody sits there.
refusal-no-such-square = There is no such square.
refusal-no-such-target = This card cannot be aimed there.
refusal-no-such-tile-there = Choose one of the tiles that are offered.
refusal-no-such-weapon = You have no such item for this roll.
refusal-no-token-here = There is no token here.
refusal-no-way-down = You cannot go down here.
refusal-no-way-out-here = You cannot leave the Fun House from here now.
refusal-no-way-there = There is no way there.
refusal-no-way-up = You cannot come up here.
refusal-no-zombie-there = There is no zombie there.
refusal-none-of-that-kind = You have collected none of that kind.
refusal-not-a-choice = The card does not offer this choice.
refusal-not-a-place-for-it = It cannot go there: choose another square.
refusal-not-at-this-time = This is not the moment for this card.
refusal-not-in-reach = That is farther than you can walk: choose a nearer square.
refusal-nothing-below = Below the streets you can neither take nor lay anything.
refusal-only-answers-to-this-card = Now only a card that acts on this one may be played.
refusal-page-of-the-turn-discarded = You have discarded your page of this turn.
refusal-page-of-the-turn-put-in-play = You have put a page in play this turn.
refusal-result-too-low = Your result is too low for a kill.
refusal-second-item-of-a-kind = You have one of these in play already.
refusal-stack-not-open = There is no tile to draw from this stack.
refusal-tile-does-not-fit = The tile does not fit there: roads must meet roads.
refusal-tile-stays = You may turn the tile only where no step leads off it, and before you move.
refusal-token-is-here = There is a token here already, and a square holds only one.
refusal-tokens-stay = For now, all tokens stay where they are.
refusal-window-is-open = Play a card or pass first.
refusal-window-of-others = Others are asked now, not you.
refusal-wished-already = You have said so already.
refusal-zombie-cannot-go-there = The zombie cannot go there: choose a square next to it.
refusal-zombie-on-the-manhole = A zombie stands on the manhole: you cannot go down.
refusal-zombie-on-token = A zombie stands on the token: nobody takes it.

## Why a helper would do it

reason-better-place = From there a card of your hand can be put in play.
reason-by-the-odds = By the odds, this leaves you best off.
reason-card-now = Worth more now than in the hand.
reason-easy-for-you = Easy for you to fetch, or guarded from the others.
reason-fetch-bullets = Bullets lie there.
reason-fetch-life = Life lies there.
reason-hunt = A fight there is likely to pay.
reason-keep-cards = Every card here is worth keeping.
reason-lead-astray = Into zombies, or away from the helicopter.
reason-not-worth-a-step = Nothing in reach is worth a step.
reason-prey-or-peace = Near you while a fight pays, else far away.
reason-save-cards = No card is worth playing on this.
reason-tile-for-you = What is good lies near you, and far from the others.
reason-to-the-helicopter = To the helicopter: who reaches it wins.
reason-worst-card = Of these cards the one that is worth least.
reason-zombies-to-rivals = Onto those who are near to winning, off what you want.

## Options

option-tiles = The boxes whose tiles are played with; the base game always is.
option-cards = The boxes whose event cards are in the deck.
option-leave_out = Event cards left out of the deck.
option-put_back = Event cards put back although this table has no use for them.
option-guts = Whether there are guts tokens: who fights well holds more cards.
option-sewers = Whether there are sewers: two sewer tokens each, a way below the streets, and a toll for staying there. As the boxes say: with Six Feet Under.
option-subway = Whether the Subway Stations can be ridden: a turn lost, and you come out at any other. As the boxes say: with Six Feet Under.
option-dodge = Whether a natural 3 in a fight is a dodge: nothing is lost and the zombie stays. As the boxes say: with Jailbreak.
option-supply = Whether zombies can run out: as many as there are in the boxes, or without limit. As the boxes say: limited with the base game’s tiles alone.
option-helipad = Where the Helipad lies: at the bottom of the stack, or, for a shorter game, anywhere in its lower half.
option-entrance = Where the entrances of other places lie in the city’s stack: anywhere, or in its upper half.
option-mixed_stack = Whether the tiles of base, campus and prison are shuffled into the city instead of having stacks of their own.
option-doors = How buildings are entered: by their doors only, or from any street square beside them.
option-special_tile_retry = What becomes of a helipad or an entrance that fits nowhere: it leaves the game, as the printed rules say, or is shuffled back once a turn. With many boxes it is better shuffled back: otherwise the helicopter often never comes.
option-peaceful_helipad = Whether the helicopter takes you although a zombie stands there, while zombies attack nobody.
option-cabin_victory = Whether the spell in the Cabin wins the game too. As the boxes say: with The End...
option-carnival_start = Whether the game begins in the Fun House, with the city beyond the Ticket Booth. It needs the tiles of Send in the Clowns.
option-jail_start = Whether the game begins in the Mental Ward, in straightjackets, with the city beyond the Prison Gate. It needs the tiles and the cards of Jailbreak.
option-round_limit = After how many rounds the game ends and the most zombies win: a number, or none.
option-first_passes = Which windows everybody passes at first: none, or those in the turns of others that are not about you, for games over days.

## Presets: ways to play that a host chooses with one click.

preset-first = First game
    .about = The base box without guts tokens, and a Helipad that comes sooner.
preset-classic = Classic
    .about = The base box, every rule: 25 zombies or the Helipad.
preset-everything = Everything
    .about = All boxes on one map: campus, mall, prison, sewers and the rest.
