//! Chapters 1 and 2: components and set-up.

use city_of_horror::board::{N_ANTIDOTES, N_ZOMBIES};
use city_of_horror::invasion::InvasionDeck;
use city_of_horror::{Card, City, Food, Place, Role, Setup, Side, Sides};
use expect_test::expect;
use table::{Game, Observer, Pending, Silent, apply, roll, start};
use table_laws::assert_passes;

use crate::transcript::check_from_start;

#[test]
fn city_1_1_what_is_in_the_box() {
    assert_passes(&["CITY-1.1", "CITY-1.3", "CITY-1.6", "CITY-1.9"], || {
        let values = |pick: fn((u8, u8)) -> u8| {
            Role::ALL.map(|role| u16::from(pick(role.values()))).iter().sum::<u16>()
        };
        assert_eq!((values(|value| value.0), values(|value| value.1)), (86, 50), "CITY-1.3");
        let cards: u8 = Card::ALL.map(Card::copies).iter().sum();
        let exploding: u8 = Card::ALL.into_iter().filter(|card| card.explodes()).map(Card::copies).sum();
        assert_eq!((cards, exploding), (40, 8), "CITY-1.6");
        assert_eq!(Card::ALL.into_iter().filter(|card| card.copies() > 0).count(), 18);
        assert_eq!(Food::counts(), [1, 5, 5, 1], "CITY-1.9");
        assert_eq!((N_ZOMBIES, N_ANTIDOTES), (40, 20), "CITY-1.4 CITY-1.10");
        let spaces = |side| Place::ALL.map(|place| place.spaces(side));
        assert_eq!(spaces(Side::A), [Some(2), Some(4), Some(3), Some(3), Some(4), None]);
        assert_eq!(spaces(Side::B), [Some(2), Some(3), Some(4), Some(3), Some(3), None]);
    });
}

#[test]
fn city_1_7_and_1_8_twenty_invasion_cards_of_which_one_is_known() {
    let deck = InvasionDeck::standard();
    assert_eq!(deck.invasion_cards.len(), 20);
    let known: Vec<&str> = deck
        .invasion_cards
        .iter()
        .filter(|card| card.origin == city_of_horror::Origin::Seed)
        .map(|card| card.hour.as_str())
        .collect();
    assert_eq!(known, ["3:00"], "CITY-1.8");
    let g = assert_passes(&["CITY-1.7", "CITY-1.8"], || start::<City>(&Setup::new(4), &mut Silent).unwrap());
    assert_eq!(
        table_laws::words(&g.view(Observer::Table).deck_origin),
        "reconstructed",
        "the screen says so"
    );
}

/// Plays the set-up with fair chance, using time-outs for the players' choices.
fn set_up(setup: &Setup, seed: u64) -> City {
    let mut chance = chance::Seeded::new(seed);
    let mut g: City = start(setup, &mut Silent).unwrap();
    while g.view(Observer::Table).turn == 0 {
        let input = match g.pending() {
            Pending::Chance(_) => table::Input::Chance(roll(&g, &mut chance).unwrap()),
            pending => {
                let seat = pending.awaited().first().unwrap();
                table::Input::Act(seat, table::timeout(&g, seat, &mut chance).unwrap())
            }
        };
        apply(&mut g, &input, &mut Silent).unwrap();
    }
    g
}

#[test]
fn city_1_13_characters_and_cards_per_player() {
    let rules = ["CITY-1.13", "CITY-1.14", "CITY-1.15", "CITY-2.6", "CITY-2.10", "CITY-2.23", "CITY-1.5"];
    assert_passes(&rules, || {
        let deals = [(3, 5, 7, 19, 3), (4, 4, 6, 16, 2), (5, 3, 5, 15, 1), (6, 3, 4, 16, 0)];
        for (seats, characters, cards, deck, caches) in deals {
            for draft in [false, true] {
                let view = set_up(&Setup { draft, ..Setup::new(seats) }, 7).view(Observer::Table);
                assert!(view.seats.iter().all(|seat| seat.characters.len() == characters), "CITY-1.13");
                assert!(view.seats.iter().all(|seat| seat.hand.size == cards), "CITY-1.14");
                assert!(view.seats.iter().all(|seat| seat.antidotes == 0), "CITY-2.6");
                assert_eq!(view.deck_size, deck, "CITY-1.15");
                assert_eq!(
                    view.wheel.iter().filter(|space| space.seat.is_none()).count(),
                    caches,
                    "CITY-2.10"
                );
                assert_eq!(view.antidotes_in_reserve, 20);
            }
        }
    });
}

#[test]
fn city_2_5_three_tokens_lie_open_on_side_b() {
    assert_passes(&["CITY-2.5", "CITY-2.3"], || {
        let view = set_up(&Setup { sides: Sides::AllB, ..Setup::new(3) }, 1).view(Observer::Table);
        assert_eq!((view.open_food.len(), view.food_in_reserve), (3, 9));
        let view = set_up(&Setup::new(3), 1).view(Observer::Table);
        assert_eq!((view.open_food.len(), view.food_in_reserve), (0, 12));
    });
}

/// CITY-2.4, CITY-2.12 to CITY-2.17, CITY-2.20 to CITY-2.22 in one set-up.
#[test]
fn city_2_1_a_whole_set_up() {
    check_from_start(
        &[
            "CITY-2.1",
            "CITY-2.2",
            "CITY-2.3",
            "CITY-2.7",
            "CITY-2.8",
            "CITY-2.9",
            "CITY-2.11",
            "CITY-2.12",
            "CITY-2.13",
            "CITY-2.14",
            "CITY-2.15",
            "CITY-2.16",
            "CITY-2.17",
            "CITY-2.20",
            "CITY-2.21",
            "CITY-2.22",
            "CITY-2.24",
            "CITY-1.2",
        ],
        Setup::new(3),
        r#"chance layout bank church armory hospital
           chance colours red green blue
           chance first-player B
           chance characters punk student granny mama geek thief agent rasta teen priest rocker guard grandpa blonde housewife
           = pending
           chance places church bank hospital armory water-tower
           ! A settle teen bank
           ! B settle punk bank
           ! A settle punk crossroads
           ! A play gun at bank
           A settle punk church
           A settle student bank
           A settle granny hospital
           ! A settle punk water-tower
           A settle mama armory
           chance places church bank hospital armory water-tower
           C settle rocker church
           C settle guard bank
           C settle grandpa hospital
           C settle blonde armory
           chance places church bank hospital crossroads water-tower
           B settle thief church
           B settle agent bank
           B settle rasta hospital
           B settle teen crossroads
           chance cards gun gun gun shotgun shotgun shotgun shotgun alarm alarm kitten kitten hideout hideout pickpocket chainsaw flashlight flashlight back-door back-door canned-food canned-food
           @B
           chance invasion 2
           chance invasion 0
           = at water-tower
           = table"#,
        expect![[r#"
            > chance layout bank church armory hospital
                layout-dealt corners=["bank","church","armory","hospital"]
                sides-dealt side_a=["water-tower","church","hospital","bank","armory","crossroads"] side_b=[]
            > chance colours red green blue
                colours-dealt colours=["red","green","blue"]
            > chance first-player B
                first-player-seated seat=B colour=green
            > chance characters punk student granny mama geek thief agent rasta teen priest rocker guard grandpa blonde housewife
                characters-dealt seat=A roles=["punk","student","granny","mama","geek"]
                characters-dealt seat=B roles=["thief","agent","rasta","teen","priest"]
                characters-dealt seat=C roles=["rocker","guard","grandpa","blonde","housewife"]
            = chance placement-cards={"seat":"A","n":5}
            > chance places church bank hospital armory water-tower
                placement-drawn seat=A places=["water-tower","church","hospital","bank","armory"]
            ! A settle teen bank: not-to-be-placed (CITY-2.13)
            ! B settle punk bank: not-asked (TABLE-2)
            ! A settle punk crossroads: place-not-drawn (CITY-2.13)
            ! A play gun at bank: set-up-not-over (CITY-2.16)
            > A settle punk church
                character-placed seat=A role=punk place=church
            > A settle student bank
                character-placed seat=A role=student place=bank
            > A settle granny hospital
                character-placed seat=A role=granny place=hospital
            ! A settle punk water-tower: not-to-be-placed (CITY-2.13)
            > A settle mama armory
                character-placed seat=A role=mama place=armory
                character-placed seat=A role=geek place=water-tower
            > chance places church bank hospital armory water-tower
                placement-drawn seat=C places=["water-tower","church","hospital","bank","armory"]
            > C settle rocker church
                character-placed seat=C role=rocker place=church
            > C settle guard bank
                character-placed seat=C role=guard place=bank
            > C settle grandpa hospital
                character-placed seat=C role=grandpa place=hospital
            > C settle blonde armory
                character-placed seat=C role=blonde place=armory
                character-placed seat=C role=housewife place=water-tower
            > chance places church bank hospital crossroads water-tower
                placement-drawn seat=B places=["water-tower","church","hospital","bank","crossroads"]
            > B settle thief church
                character-placed seat=B role=thief place=church
            > B settle agent bank
                character-placed seat=B role=agent place=bank
            > B settle rasta hospital
                character-placed seat=B role=rasta place=hospital
            > B settle teen crossroads
                character-placed seat=B role=teen place=crossroads
                character-crowded-out seat=B role=priest wanted=water-tower
            > chance cards gun gun gun shotgun shotgun shotgun shotgun alarm alarm kitten kitten hideout hideout pickpocket chainsaw flashlight flashlight back-door back-door canned-food canned-food
                cards-dealt seat=A n=7 cards=null
                cards-dealt seat=B n=7 cards=null
                cards-dealt seat=C n=7 cards=null
            @B
                cards-dealt seat=A n=7 cards=null
                cards-dealt seat=B n=7 cards=["alarm","alarm","kitten","kitten","hideout","hideout","pickpocket"]
                cards-dealt seat=C n=7 cards=null
            > chance invasion 2
                invasion-shown hour=midnight card=2 origin=recon
                zombies-arrived place=water-tower n=2
                zombies-arrived place=bank n=2
                zombies-arrived place=church n=2
                zombies-arrived place=armory n=1
                zombies-arrived place=hospital n=1
                turn-began turn=1
            > chance invasion 0
                invasion-seen seat=A hour=one card=null
                invasion-seen seat=C hour=one card=null
                window-opened moment=start-of-turn place=null
            = at water-tower: A geek, C housewife, 2 zombies
            = table: first B, leader green, zombies 32, antidotes 20, deck 19, discard []
        "#]],
    );
}

#[test]
fn city_2_18_the_draft() {
    check_from_start(
        &["CITY-2.18", "CITY-2.19", "CITY-22.10"],
        Setup {
            draft: true,
            layout: Some(Place::BUILDINGS),
            colours: vec![
                city_of_horror::Colour::Red,
                city_of_horror::Colour::Green,
                city_of_horror::Colour::Blue,
                city_of_horror::Colour::Purple,
                city_of_horror::Colour::White,
                city_of_horror::Colour::Yellow,
            ],
            first_player: Some(table::Seat::A),
            ..Setup::new(6)
        },
        r#"chance characters punk student granny mama geek thief agent rasta teen priest rocker guard grandpa blonde housewife businessman businesswoman sushi-chef
           chance places church bank hospital
           F settle businessman church
           F settle businesswoman bank
           chance places church bank hospital
           E settle grandpa church
           E settle blonde bank
           chance places crossroads bank hospital
           D settle priest crossroads
           D settle rocker bank
           chance places crossroads armory water-tower
           C settle agent crossroads
           C settle rasta armory
           chance places crossroads armory water-tower
           B settle mama crossroads
           B settle geek armory
           chance places crossroads armory church
           A settle punk crossroads
           A settle student armory
           chance cards gun gun gun alarm shotgun shotgun shotgun alarm kitten kitten hideout hideout pickpocket chainsaw flashlight flashlight back-door back-door canned-food canned-food running-shoes running-shoes rescue-flare rescue-flare
           = pending
           ! A draft kitten
           A draft gun
           A draft alarm
           B draft shotgun
           C draft kitten
           D draft chainsaw
           E draft back-door
           F draft running-shoes
           @A
           @B
           A draft running-shoes
           B draft gun
           C draft shotgun
           D draft kitten
           E draft flashlight
           F draft back-door
           A draft canned-food
           B draft rescue-flare
           C draft gun
           D draft shotgun
           E draft hideout
           F draft flashlight
           = hand A
           = pending"#,
        expect![[r#"
                layout-dealt corners=["church","hospital","bank","armory"]
                sides-dealt side_a=["water-tower","church","hospital","bank","armory","crossroads"] side_b=[]
                colours-dealt colours=["red","green","blue","purple","white","yellow"]
                first-player-seated seat=A colour=red
            > chance characters punk student granny mama geek thief agent rasta teen priest rocker guard grandpa blonde housewife businessman businesswoman sushi-chef
                characters-dealt seat=A roles=["punk","student","granny"]
                characters-dealt seat=B roles=["mama","geek","thief"]
                characters-dealt seat=C roles=["agent","rasta","teen"]
                characters-dealt seat=D roles=["priest","rocker","guard"]
                characters-dealt seat=E roles=["grandpa","blonde","housewife"]
                characters-dealt seat=F roles=["businessman","businesswoman","sushi-chef"]
            > chance places church bank hospital
                placement-drawn seat=F places=["church","hospital","bank"]
            > F settle businessman church
                character-placed seat=F role=businessman place=church
            > F settle businesswoman bank
                character-placed seat=F role=businesswoman place=bank
                character-placed seat=F role=sushi-chef place=hospital
            > chance places church bank hospital
                placement-drawn seat=E places=["church","hospital","bank"]
            > E settle grandpa church
                character-placed seat=E role=grandpa place=church
            > E settle blonde bank
                character-placed seat=E role=blonde place=bank
                character-placed seat=E role=housewife place=hospital
            > chance places crossroads bank hospital
                placement-drawn seat=D places=["hospital","bank","crossroads"]
            > D settle priest crossroads
                character-placed seat=D role=priest place=crossroads
            > D settle rocker bank
                character-placed seat=D role=rocker place=bank
                character-placed seat=D role=guard place=hospital
            > chance places crossroads armory water-tower
                placement-drawn seat=C places=["water-tower","armory","crossroads"]
            > C settle agent crossroads
                character-placed seat=C role=agent place=crossroads
            > C settle rasta armory
                character-placed seat=C role=rasta place=armory
                character-placed seat=C role=teen place=water-tower
            > chance places crossroads armory water-tower
                placement-drawn seat=B places=["water-tower","armory","crossroads"]
            > B settle mama crossroads
                character-placed seat=B role=mama place=crossroads
            > B settle geek armory
                character-placed seat=B role=geek place=armory
                character-placed seat=B role=thief place=water-tower
            > chance places crossroads armory church
                placement-drawn seat=A places=["church","armory","crossroads"]
            > A settle punk crossroads
                character-placed seat=A role=punk place=crossroads
            > A settle student armory
                character-placed seat=A role=student place=armory
                character-placed seat=A role=granny place=church
            > chance cards gun gun gun alarm shotgun shotgun shotgun alarm kitten kitten hideout hideout pickpocket chainsaw flashlight flashlight back-door back-door canned-food canned-food running-shoes running-shoes rescue-flare rescue-flare
                pack-dealt seat=A n=4 cards=null
                pack-dealt seat=B n=4 cards=null
                pack-dealt seat=C n=4 cards=null
                pack-dealt seat=D n=4 cards=null
                pack-dealt seat=E n=4 cards=null
                pack-dealt seat=F n=4 cards=null
            = seats who=["A","B","C","D","E","F"] mode=sealed question=draft-card
            ! A draft kitten: card-not-in-pack (CITY-2.18)
            > A draft gun
                card-drafted seat=A card=null
            > A draft alarm
                card-drafted seat=A card=null
            > B draft shotgun
                card-drafted seat=B card=null
            > C draft kitten
                card-drafted seat=C card=null
            > D draft chainsaw
                card-drafted seat=D card=null
            > E draft back-door
                card-drafted seat=E card=null
            > F draft running-shoes
                card-drafted seat=F card=null
                pack-handed-on seat=F to=A n=3 cards=null
                pack-handed-on seat=A to=B n=3 cards=null
                pack-handed-on seat=B to=C n=3 cards=null
                pack-handed-on seat=C to=D n=3 cards=null
                pack-handed-on seat=D to=E n=3 cards=null
                pack-handed-on seat=E to=F n=3 cards=null
            @A
                card-drafted seat=F card=null
                pack-handed-on seat=F to=A n=3 cards=["running-shoes","rescue-flare","rescue-flare"]
                pack-handed-on seat=A to=B n=3 cards=["gun","gun","gun"]
                pack-handed-on seat=B to=C n=3 cards=null
                pack-handed-on seat=C to=D n=3 cards=null
                pack-handed-on seat=D to=E n=3 cards=null
                pack-handed-on seat=E to=F n=3 cards=null
            @B
                card-drafted seat=F card=null
                pack-handed-on seat=F to=A n=3 cards=null
                pack-handed-on seat=A to=B n=3 cards=["gun","gun","gun"]
                pack-handed-on seat=B to=C n=3 cards=["alarm","shotgun","shotgun"]
                pack-handed-on seat=C to=D n=3 cards=null
                pack-handed-on seat=D to=E n=3 cards=null
                pack-handed-on seat=E to=F n=3 cards=null
            > A draft running-shoes
                card-drafted seat=A card=null
            > B draft gun
                card-drafted seat=B card=null
            > C draft shotgun
                card-drafted seat=C card=null
            > D draft kitten
                card-drafted seat=D card=null
            > E draft flashlight
                card-drafted seat=E card=null
            > F draft back-door
                card-drafted seat=F card=null
                pack-handed-on seat=F to=A n=2 cards=null
                pack-handed-on seat=A to=B n=2 cards=null
                pack-handed-on seat=B to=C n=2 cards=null
                pack-handed-on seat=C to=D n=2 cards=null
                pack-handed-on seat=D to=E n=2 cards=null
                pack-handed-on seat=E to=F n=2 cards=null
            > A draft canned-food
                card-drafted seat=A card=null
            > B draft rescue-flare
                card-drafted seat=B card=null
            > C draft gun
                card-drafted seat=C card=null
            > D draft shotgun
                card-drafted seat=D card=null
            > E draft hideout
                card-drafted seat=E card=null
            > F draft flashlight
                card-drafted seat=F card=null
                pack-handed-on seat=F to=A n=1 cards=null
                pack-handed-on seat=A to=B n=1 cards=null
                pack-handed-on seat=B to=C n=1 cards=null
                pack-handed-on seat=C to=D n=1 cards=null
                pack-handed-on seat=D to=E n=1 cards=null
                pack-handed-on seat=E to=F n=1 cards=null
                draft-ended
            = hand A: alarm, canned-food, pickpocket, running-shoes; antidotes 0, food []
            = chance invasion={"hour":"midnight"}
        "#]],
    );
}
