//! Nobody is sent anything they must not know. Every world looks for hidden weapons in everything that is
//! sent; these tests check that it would find them, and that nothing depends on what a ballot says.

use chance::Seeded;
use serde_json::Value;
use table::{Observer, Seat};
use wire::Pace;

use crate::world::{Fate, World, act};

#[test]
fn whole_games_show_no_hidden_weapon() {
    let mut n_hidden = 0;
    for seed in 0..6 {
        let mut world = World::new(["pppp", "ppp", "pptppt"][seed as usize % 3], Pace::Live, seed);
        let mut seeded = Seeded::new(seed);
        while !world.oracle.is_over() {
            world.play_on(&mut seeded);
            n_hidden += world.oracle.hidden_from(Observer::Table).len();
        }
        // A restored room has the same to tell, and hides the same.
        world.crash();
        world.clients.iter_mut().for_each(|client| client.version = Some(0));
        world.start();
        world.connect_all();
    }
    assert!(n_hidden > 1_000, "there was something to hide: {n_hidden}");
}

#[test]
fn a_leak_would_be_found() {
    let mut world = World::new("ppp", Pace::Relaxed, 2);
    // An observer of everything sees hands by name; sooner or later there is a weapon in one.
    let everything = |world: &World| world.oracle.view(world.oracle.version(), Observer::All).to_string();
    world.play_until(&mut Seeded::new(1), |world| {
        let text = everything(world);
        world.oracle.hidden_from(Observer::Table).iter().any(|word| text.contains(word))
    });
    let everything = everything(&world);
    let leak = std::panic::catch_unwind(|| {
        world.oracle.check_secrets(world.oracle.version(), Observer::Table, &everything);
    });
    assert!(leak.is_err());
}

/// Two tables that differ in what one sealed ballot says, and in nothing else.
fn twins() -> (World, World, Seat) {
    let twin = || {
        let mut world = World::new("pppp", Pace::Live, 3);
        let mut seeded = Seeded::new(3);
        world.play_until(&mut seeded, |world| {
            world.clients[0].mode() == "sealed"
                && world.awaited().len() >= 3
                && world.of(world.awaited()[0]).allowed().len() >= 2
        });
        world.clients.iter_mut().for_each(|client| client.keep_messages = true);
        world
    };
    let (one, other) = (twin(), twin());
    let seat = one.awaited()[0];
    (one, other, seat)
}

fn ballot(world: &World, seat: Seat, index: usize) -> Value {
    world.of(seat).allowed()[index].clone()
}

#[test]
fn what_a_sealed_ballot_says_changes_no_byte_for_others() {
    let (mut one, mut other, seat) = twins();
    for (world, choice) in [(&mut one, 0), (&mut other, 1)] {
        let action = ballot(world, seat, choice);
        world.ask(seat, act(&action));
        // It is changed, taken back and cast again, and another votes too.
        world.ask(seat, room::Request::Undo);
        let action = ballot(world, seat, choice);
        world.ask(seat, act(&action));
        let next = world.awaited()[0];
        world.act_first(next);
    }
    let mut n_compared = 0;
    for (client, twin) in one.clients.iter().zip(&other.clients) {
        if client.observer == Observer::Seat(seat) {
            assert_ne!(client.messages, twin.messages, "a voter sees their own ballot");
        } else {
            assert_eq!(client.messages, twin.messages, "{:?}", client.observer);
            n_compared += client.messages.len();
        }
    }
    assert_eq!(n_compared, 4 * 4, "four updates for each of the others");
}

#[test]
fn what_a_sealed_ballot_says_does_not_show_after_a_reload() {
    let (mut one, mut other, seat) = twins();
    let mut texts = Vec::new();
    for (world, choice) in [(&mut one, 0), (&mut other, 1)] {
        let action = ballot(world, seat, choice);
        world.ask(seat, act(&action));
        world.crash_and_restart();
        let now_ms = world.now_ms;
        let observers =
            Seat::all(4).filter(|other| *other != seat).map(Observer::Seat).chain([Observer::Table]);
        let welcomes: Vec<String> = observers
            .map(|observer| {
                let told = world.room.as_mut().unwrap().watch(
                    observer,
                    room::UpdateDetail::Updates,
                    Some(0),
                    now_ms,
                );
                serde_json::to_string(&told).unwrap()
            })
            .collect();
        texts.push(welcomes);
    }
    assert_eq!(texts[0], texts[1]);
}

/// A line that is not on disk does not exist: nobody even sees that somebody has voted.
#[test]
fn a_ballot_on_its_way_to_the_disk_shows_nowhere() {
    let (mut world, _, seat) = twins();
    let observer = Observer::Seat(seat.left(4));
    let (version, now_ms) = (world.oracle.version(), world.now_ms);
    let welcome = |world: &mut World| {
        let told =
            world.room.as_mut().unwrap().watch(observer, room::UpdateDetail::Updates, Some(version), now_ms);
        serde_json::to_string(&told).unwrap()
    };
    let before = welcome(&mut world);
    world.fates.by_hand.push_back(Fate::Stalls);
    let action = ballot(&world, seat, 0);
    world.ask(seat, act(&action));
    assert_eq!(welcome(&mut world), before);
}
