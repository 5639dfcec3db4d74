//! Chapter 1: what is in the box.

use expect_test::expect;
use mall_of_horror::cards::N_CARDS;
use mall_of_horror::{Card, Mall, Role, Setup};
use table::{Game, Observer};
use table_laws::assert_passes;
use table_laws::words;

use crate::transcript::check;

#[test]
fn mall_1_1_six_locations_with_their_spaces() {
    assert_passes(&["MALL-1.1"], || {
        let view = Mall::new(&Setup::new(5)).unwrap().view(Observer::Table);
        let places: Vec<String> = view
            .places
            .iter()
            .map(|place| format!("{} {} {:?}", place.number, words(&place.place), place.spaces))
            .collect();
        expect![[r#"
            1 restrooms Some(3)
            2 cachou Some(4)
            3 megatoys Some(4)
            4 parking None
            5 security-hq Some(3)
            6 supermarket Some(6)"#]]
        .assert_eq(&places.join("\n"));
    });
}

#[test]
fn mall_1_2_three_characters_each() {
    assert_passes(&["MALL-1.2"], || {
        for n_seats in [4, 5, 6] {
            let view = Mall::new(&Setup::new(n_seats)).unwrap().view(Observer::Table);
            for seat in &view.seats {
                let characters: Vec<(Role, u8)> =
                    seat.characters.iter().map(|character| (character.role, character.value)).collect();
                assert_eq!(characters, [(Role::PinUp, 7), (Role::ToughGuy, 5), (Role::Gunman, 3)]);
            }
        }
    });
}

#[test]
fn mall_1_3_a_little_girl_with_three_players() {
    assert_passes(&["MALL-1.3"], || {
        let view = Mall::new(&Setup::new(3)).unwrap().view(Observer::Table);
        for seat in &view.seats {
            assert_eq!(seat.characters.len(), 4);
            let little_girl = &seat.characters[3];
            assert_eq!((little_girl.role, little_girl.value), (Role::LittleGirl, 1));
        }
    });
}

#[test]
fn mall_1_4_twenty_one_cards() {
    assert_passes(&["MALL-1.4"], || {
        assert_eq!(Card::counts().iter().map(|n| usize::from(*n)).sum::<usize>(), N_CARDS);
        for card in [Card::Threat, Card::SecurityCamera, Card::Sprint, Card::Hardware, Card::Hidden] {
            assert_eq!((card.copies(), card.kills()), (3, None));
        }
        for card in [Card::Axe, Card::Revolver, Card::BaseballBat] {
            assert_eq!((card.copies(), card.kills()), (1, Some(1)));
        }
        for card in [Card::SawnOffShotgun, Card::Grenade, Card::Chainsaw] {
            assert_eq!((card.copies(), card.kills()), (1, Some(2)));
        }
    });
}

#[test]
fn mall_1_5_an_empty_supply_brings_no_zombie() {
    check(
        &["MALL-1.5", "MALL-1.7"],
        "seats 4
         parking: A pin-up, B pin-up
         supermarket: C pin-up, D pin-up, A gunman
         zombies: restrooms 7, megatoys 7, security-hq 7, supermarket 3, parking 4
         destinations: A parking, B parking, C parking, D parking
         dice: 6, 4, 3, 1
         begin movement",
        "= board",
        expect![[r#"
                dice-revealed dice=[1,3,4,6]
                zombies-arrived place=restrooms n=1
                zombies-arrived place=megatoys n=1
                supply-empty
                place-closed place=restrooms zombies=8
                place-closed place=megatoys zombies=8
            = restrooms: closed
            = cachou: closed
            = megatoys: closed
            = parking: A pin-up, B pin-up, 4 zombies
            = security-hq: 7 zombies
            = supermarket: A gunman, C pin-up, D pin-up, 3 zombies
        "#]],
    );
}

#[test]
fn mall_1_5_zombies_that_leave_return_to_the_supply() {
    check(
        &["MALL-6.10"],
        "seats 4
         restrooms: A pin-up, B gunman
         megatoys: C pin-up, D pin-up, A tough-guy
         zombies: restrooms 7, megatoys 3, security-hq 7, supermarket 7, parking 6
         begin attack",
        "A vote-for B
         B vote-for B
         = board",
        expect![[r#"
                vote-called purpose=sacrifice place=restrooms
                zombies-entered place=restrooms zombies=7 strength=2
            > A vote-for B
                ballot-sealed seat=A named=null
            > B vote-for B
                ballot-sealed seat=B named=null
                ballots-revealed ballots=[{"seat":"A","named":"B","weight":1},{"seat":"B","named":"B","weight":2}]
                character-lost seat=B role=gunman place=restrooms
                zombies-left place=restrooms n=7
                player-eliminated seat=B
                zombies-held place=megatoys zombies=3 strength=4
                game-ended ending=few-left winners=["A"]
            = restrooms: A pin-up
            = cachou: closed
            = megatoys: A tough-guy, C pin-up, D pin-up, 3 zombies
            = parking: 6 zombies
            = security-hq: 7 zombies
            = supermarket: 7 zombies
        "#]],
    );
}

#[test]
fn mall_1_6_a_played_card_leaves_the_game() {
    check(
        &["MALL-1.6"],
        "seats 4
         parking: A pin-up, A gunman, B pin-up
         megatoys: C pin-up, D pin-up
         hand A: threat
         deck 0
         begin truck",
        "A play threat
         A vote-for A
         B vote-for B",
        expect![[r#"
                vote-called purpose=truck place=parking
            > A play threat
                card-played seat=A card=threat
                threat-made seat=A place=parking threats=1
            > A vote-for A
                ballot-sealed seat=A named=null
            > B vote-for B
                ballot-sealed seat=B named=null
                ballots-revealed ballots=[{"seat":"A","named":"A","weight":4},{"seat":"B","named":"B","weight":1}]
                searcher-chosen seat=A
                found-nothing seat=A
                nobody-there purpose=chief place=security-hq
                chief-stays seat=A
        "#]],
    );
}
