//! Chapter 22: information.

use city_of_horror::City;
use city_of_horror::scene::scene;
use table::{Game, Observer, Seat};
use table_laws::{Script, assert_passes};

fn table() -> City {
    scene(
        "seats 3
         church: A punk, B student
         bank: C thief
         hand A: gun, shotgun
         hand B: alarm
         food B: 3
         antidotes: A 2
         on church: 2
         begin after-invasion",
    )
    .unwrap()
}

#[test]
fn city_22_1_what_everybody_sees() {
    let rules = ["CITY-22.1", "CITY-22.2", "CITY-22.3", "CITY-22.11", "CITY-22.13"];
    let view = assert_passes(&rules, || table().view(Observer::Table));
    let [a, b, _] = &view.seats[..] else { panic!("three seats") };
    assert_eq!((a.hand.size, a.hand.known.len(), a.antidotes), (2, 0, 2), "CITY-22.3");
    assert_eq!((b.n_food, b.food.len()), (1, 0), "CITY-22.6");
    let church = view.places.iter().find(|place| place.n_characters == 2).unwrap();
    assert_eq!((church.cards.size, church.cards.known.len()), (2, 0), "CITY-22.9");
    assert_eq!((view.unseen.is_none(), view.unseen_food.is_none()), (true, true), "CITY-22.11");
    assert!(view.seats.iter().all(|seat| seat.orders.is_none()), "CITY-22.5");
}

#[test]
fn city_22_5_what_only_the_owner_sees() {
    assert_passes(&["CITY-22.5"], || {
        let view = table().view(Observer::Seat(Seat::A));
        assert_eq!(view.seats[0].hand.known.len(), 2);
        assert_eq!(view.seats[1].hand.known.len(), 0);
        assert!(view.seats[0].orders.is_some() && view.seats[1].orders.is_none());
        let view = table().view(Observer::Seat(Seat::B));
        assert_eq!(view.seats[1].food.len(), 1, "CITY-22.6");
    });
}

#[test]
fn city_22_14_everything_for_the_replay() {
    let view = assert_passes(&["CITY-22.14"], || table().view(Observer::All));
    assert!(view.seats.iter().all(|seat| seat.hand.known.len() == seat.hand.size && seat.orders.is_some()));
    assert!(view.unseen.is_some());
}

#[test]
fn city_22_12_eliminated_players_see_only_what_is_public() {
    let g = scene("seats 3\n church: A punk, C thief\n hand A: gun\n begin after-invasion").unwrap();
    assert_passes(&["CITY-22.12", "CITY-20.5"], || {
        assert_eq!(g.view(Observer::Seat(Seat::B)), g.view(Observer::Table));
    });
}

/// The size of a state is part of what this game guarantees to bots.
#[test]
fn a_state_fits_into_two_kibibytes() {
    assert!(size_of::<City>() <= 2048, "{} bytes", size_of::<City>());
    let script = Script::from_state(table());
    assert_eq!(script.state(), &script.state().clone());
}
