//! Chapter 51: what everybody knows and what nobody knows; and the clocks of shared decisions (chapter 50).

use chance::Seeded;
use marvel_zombies::scene::scene;
use marvel_zombies::{Action, Character, Choice, MarvelZombies, View};
use table::{Game, Observer, Seat};
use table_laws::Script;
use table_laws::marks::assert_passes;

fn laid_out(text: &str) -> MarvelZombies {
    let g = scene(text).unwrap_or_else(|error| panic!("{error}"));
    *Script::from_state(g).state()
}

#[test]
fn mz_51_1_all_see_the_same() {
    assert_passes(&["MZ-51.1", "MZ-51.5"], || {
        let g = laid_out(
            "seats 2
             heroes hulk, wasp
             traits hulk: feast
             S0-0: 3 operators
             cards: wong 8R.c, nobody 3V.b
             begin turns",
        );
        // Everything except for what each player has left in advance (MZ-50.22).
        let seen_by = |observer| View { passes: Vec::new(), ..g.view(observer) };
        let seen = seen_by(Observer::Table);
        assert_eq!(seen, seen_by(Observer::Seat(Seat::A)));
        assert_eq!(seen, seen_by(Observer::Seat(Seat::B)));
        assert_eq!(seen.supply, [14, 32, 14]);
    });
}

/// Another world deals the face-down cards again, and nobody can tell it from this one.
#[test]
fn mz_51_2_what_nobody_knows() {
    assert_passes(&["MZ-51.2"], || {
        let g = laid_out(
            "mission MZ6
             seats 2
             heroes hulk, wasp
             cards: wong 7R.a, secret-mission-1 5R.a, secret-mission-2 3R.b, nobody 9R.a
             objectives: red, blue, red, green, red
             begin turns",
        );
        let mut worlds = std::collections::BTreeSet::new();
        for seed in 0..40 {
            let world = table::resample(&g, Seat::A, &mut Seeded::new(seed));
            assert_eq!(world.view(Observer::Seat(Seat::A)), g.view(Observer::Seat(Seat::A)));
            table::check(&world).unwrap_or_else(|broken| panic!("{broken}"));
            worlds.insert(format!("{:?}", world.view(Observer::All)));
        }
        assert!(worlds.len() > 20, "only {} different worlds", worlds.len());
    });
}

#[test]
fn mz_51_3_nobody_is_told_more() {
    use marvel_zombies::{CitizenCard, Event, Zone};
    assert_passes(&["MZ-51.3", "MZ-51.4"], || {
        let event = Event::CitizenRevealed { card: CitizenCard::Wong, zone: Zone(0) };
        let told = MarvelZombies::notice(&event, Observer::Table);
        assert!(told.is_some());
        assert_eq!(told, MarvelZombies::notice(&event, Observer::Seat(Seat::B)));
    });
}

/// Without a proposal the default is taken; otherwise the proposal with the most seats, or the older one on a
/// tie.
#[test]
fn mz_50_8_the_clock_ends() {
    assert_passes(&["MZ-50.8", "MZ-50.9"], || {
        let mut g = laid_out(
            "seats 3
             heroes hulk, wasp, iron-man
             S2-1: 2 operators
             begin enemies",
        );
        let chance = &mut Seeded::new(1);
        assert_eq!(table::timeout(&g, Seat::C, chance), Some(Action::Vote(Choice::Evenly)));
        let stand = |g: &mut MarvelZombies, seat, who| {
            let action = Action::Vote(Choice::AllOn(who));
            table::apply(g, &table::Input::Act(seat, action), &mut table::Silent).expect("it is listed");
        };
        stand(&mut g, Seat::A, Character::Wasp);
        stand(&mut g, Seat::B, Character::Hulk);
        let older = Action::Vote(Choice::AllOn(Character::Wasp));
        assert_eq!(table::timeout(&g, Seat::C, chance), Some(older));
    });
}
