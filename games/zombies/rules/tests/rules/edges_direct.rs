//! What scripts do not show: actions on behalf of absent players, orders that chance leaves, and small
//! details that everybody sees on the table.

use std::collections::BTreeSet;

use chance::Seeded;
use expect_test::{Expect, expect};
use table::{Game, Input, Observer, Seat, Silent, apply, legal, resample, roll, timeout};
use table_laws::{assert_passes, words};
use zombies::map::Spot;
use zombies::scene::scene;
use zombies::{Action, Helicopter, Roll, Setup, Zombies};

use crate::transcript::check_from_start;

fn laid_out(layout: &str) -> Zombies {
    table::Table::from_state(scene(layout).unwrap_or_else(|error| panic!("{error}"))).0.state().clone()
}

/// What is done for a seat whose time is up, with eight seeds.
fn done_for(layout: &str, seat: Seat) -> String {
    let g = laid_out(layout);
    let done: BTreeSet<String> = (1..=8)
        .map(|seed| {
            timeout(&g, seat, &mut Seeded::new(seed)).map_or("nothing".to_string(), |done| words(&done))
        })
        .collect();
    done.into_iter().collect::<Vec<_>>().join(", ")
}

#[track_caller]
fn check_done_for(layout: &str, expected: Expect) {
    let done = assert_passes(&["ZOM-10.7"], || done_for(layout, Seat::A));
    expected.assert_eq(&done);
}

#[test]
fn zom_10_7_an_absent_player_stops() {
    check_done_for("seats 2\n rules guts=off\n hand A: fear\n begin movement 2", expect!["stop"]);
}

#[test]
fn zom_10_7_an_absent_player_keeps_the_hand() {
    check_done_for("seats 2\n rules guts=off\n hand A: fear\n begin discard", expect!["keep"]);
}

#[test]
fn zom_10_7_an_absent_player_with_too_many_cards_discards_the_first() {
    check_done_for(
        "seats 2\n rules guts=off\n hand A: skateboard, fear, grenade, molotov\n begin discard",
        expect!["discard card=fear"],
    );
}

#[test]
fn zom_10_7_an_absent_player_moves_zombies_and_lays_no_manhole() {
    let mut g = laid_out("seats 2\n rules guts=off\n tile straight 0 -1\n zombies: 1/4\n begin movement 1");
    let step = Input::Act(Seat::A, Action::Step { to: Spot(0).square(1) });
    for input in [step, Input::Chance(Roll::Die(2))] {
        apply(&mut g, &input, &mut Silent).unwrap();
    }
    let mut offered = Vec::new();
    legal(&g, Seat::A, &mut offered);
    assert!(offered.contains(&Action::PlaceManhole));
    for seed in 1..=32 {
        let done = timeout(&g, Seat::A, &mut Seeded::new(seed));
        assert!(matches!(done, Some(Action::MoveZombie { .. })), "{done:?}");
    }
}

#[test]
fn zom_10_7_an_absent_player_discards_the_first_card() {
    check_done_for(
        "seats 2\n rules guts=off\n hand A: skateboard, fear, grenade, molotov\n begin surplus",
        expect!["discard card=fear"],
    );
}

#[test]
fn zom_10_7_an_absent_player_fights() {
    check_done_for(
        "seats 2\n rules guts=off\n tile straight 0 -1\n zombies: 1/4\n A: at 1/4\n hand A: fear\n begin fight",
        expect!["roll with=null"],
    );
}

#[test]
fn zom_10_7_an_absent_player_draws_from_the_first_stack() {
    check_done_for(
        "seats 2\n rules guts=off tiles=z1-z2\n tile front-gate 0 -1\n hand A: fear\n items A: lots-of-ammo\n begin tile",
        expect!["draw stack=city"],
    );
}

#[test]
fn zom_10_7_an_absent_player_pays_the_toll() {
    check_done_for(
        "seats 2\n A: below, sewer 0\n hand A: fear\n items A: lots-of-ammo\n begin toll",
        expect!["pay good=guts"],
    );
}

/// ZOM-13.6: zombies must move, no matter which.
#[test]
fn zom_10_7_an_absent_player_moves_any_zombies() {
    check_done_for(
        "seats 2\n rules guts=off\n tile straight 0 -1\n zombies: 1/4\n hand A: fear\n items A: lots-of-ammo\n begin zombies 1",
        expect![[
            r#"move-zombie from={"spot":1,"at":4} to={"spot":1,"at":1}, move-zombie from={"spot":1,"at":4} to={"spot":1,"at":7}"#
        ]],
    );
}

#[test]
fn zom_10_7_an_absent_player_gets_off_at_any_platform() {
    check_done_for(
        "seats 2\n rules guts=off\n tile subway-station 0 -1\n tile subway-station 0 1 turn 2\n A: at 1/1, rides\n begin arrival",
        expect![[
            r#"pick aim={"square":{"spot":1,"at":0}}, pick aim={"square":{"spot":1,"at":1}}, pick aim={"square":{"spot":2,"at":0}}, pick aim={"square":{"spot":2,"at":2}}"#
        ]],
    );
}

/// A world that B cannot tell from this one: A may have left any passes.
#[test]
fn zom_26_2_the_passes_of_another_are_unknown() {
    let g = laid_out("seats 2\n rules guts=off\n hand A: fear\n hand B: fear\n begin start");
    let passes = |seed| {
        let world = resample(&g, Seat::B, &mut Seeded::new(seed));
        let seats = world.view(Observer::Seat(Seat::A)).seats;
        let passes = seats[0].passes.iter().flatten().map(words).collect::<Vec<_>>();
        format!("{}\n", passes.join(", "))
    };
    expect![[r#"
        at=die-rolled pass={"until":"turn","unless_mine":false,"unless_last":false}, at=kill pass={"until":"turn","unless_mine":true,"unless_last":false}, at=building-entry pass={"until":"round","unless_mine":false,"unless_last":true}
        at=after-movement-roll pass={"until":"turn","unless_mine":true,"unless_last":false}, at=die-rolled pass={"until":"withdrawn","unless_mine":false,"unless_last":true}, at=after-zombies pass={"until":"round","unless_mine":false,"unless_last":false}
        at=die-rolled pass={"until":"withdrawn","unless_mine":false,"unless_last":true}, at=death pass={"until":"round","unless_mine":false,"unless_last":true}, at=card-played pass={"until":"turn","unless_mine":false,"unless_last":false}, at=leaves-subway pass={"until":"round","unless_mine":false,"unless_last":false}, at=leaves-fun-house pass={"until":"withdrawn","unless_mine":false,"unless_last":true}
        at=tile-drawn pass={"until":"round","unless_mine":true,"unless_last":false}, at=after-movement-roll pass={"until":"turn","unless_mine":false,"unless_last":true}, at=building-entry pass={"until":"round","unless_mine":true,"unless_last":true}, at=death pass={"until":"round","unless_mine":false,"unless_last":false}, at=card-played pass={"until":"turn","unless_mine":true,"unless_last":false}, at=leaves-fun-house pass={"until":"round","unless_mine":false,"unless_last":false}
    "#]].assert_eq(&(1..=4).map(passes).collect::<String>());
}

#[test]
fn zom_3_2_the_dealer_is_one_of_the_players() {
    check_from_start(
        &["ZOM-3.2"],
        Setup::new(2),
        "= pending
         ! chance seat C
         ! chance seat D
         ! chance die 1
         chance seat B
         ! chance die 1",
        expect![[r#"
            = chance dealer
            ! chance seat C: impossible-roll (TABLE-6)
            ! chance seat D: impossible-roll (TABLE-6)
            ! chance die 1: impossible-roll (TABLE-6)
            > chance seat B
                dealer-drawn seat=B
            ! chance die 1: impossible-roll (TABLE-6)
        "#]],
    );
}

#[test]
fn zom_16_1_two_sewer_tokens_or_none() {
    let tokens = |rules: &str| {
        let g = laid_out(&format!("seats 2\n rules {rules}\n begin start"));
        g.view(Observer::Table).seats.iter().map(|seat| seat.sewer_tokens).collect::<Vec<_>>()
    };
    assert_eq!(tokens("sewers=on"), [2, 2]);
    assert_eq!(tokens("sewers=off"), [0, 0]);
}

/// A player owes a kill only together with a zombie, on the centre of a helipad, and above ground.
#[test]
fn zom_14_17_who_owes_a_kill() {
    let owing = |layout: &str| {
        let layout = format!(
            "seats 3\n rules guts=off\n tile helipad 0 -1\n tile straight 0 1\n zombies: 1/4, 2/4\n
             lasting alternate-food-source by B\n stack:\n {layout}\n begin movement 2"
        );
        let seats = laid_out(&layout).view(Observer::Table).seats;
        seats.iter().map(|seat| seat.owes_kill).collect::<Vec<_>>()
    };
    assert_eq!(owing("A: at 1/4\n B: at 2/4\n C: at 1/7"), [true, false, false]);
    assert_eq!(owing("A: at 1/4, below\n B: at 1/4"), [false, true, false]);
}

/// A helipad may still come while it is in hand and chance decides which of the tied players lays it.
#[test]
fn zom_14_18_a_helipad_in_hand() {
    let mut script =
        table_laws::Script::from_state(laid_out("seats 2\n rules guts=off\n stack: helipad\n begin tile"));
    let awaited =
        |script: &table_laws::Script<Zombies>| words(&script.state().view(Observer::Table).helicopter);
    assert_eq!(awaited(&script), "awaited");
    script.play("chance tile helipad");
    assert_eq!(awaited(&script), "awaited");
    script.play("chance seat A");
    assert_eq!(awaited(&script), "awaited");
}

/// The Shotgun has three shots; other items have none to count.
#[test]
fn zom_c_z1_13_three_shots() {
    let mut script = table_laws::Script::from_state(laid_out(
        "seats 3\n rules guts=off cards=z1\n tile police-station 0 -1\n tile lawn-and-garden-store 0 1 turn 2\n
         A: at 1/0\n B: at 2/0\n hand A: shotgun\n hand B: chainsaw\n stack:\n begin movement 2",
    ));
    script.play("A play card=shotgun aim=nothing");
    script.play("B play card=chainsaw aim=nothing");
    let seats = script.state().view(Observer::Table).seats;
    assert_eq!(seats[0].items[0].charges, 3);
    assert_eq!(seats[1].items[0].charges, 0);
}

/// Standing passes of every kind, for laws and bots that try everything players may do.
#[test]
fn zom_10_6_passes_that_chance_leaves() {
    let g = laid_out("seats 2\n rules guts=off\n hand A: fear\n begin movement 2");
    let left = |seed| {
        table::proposal(&g, Seat::A, &mut Seeded::new(seed)).map_or("nothing".to_string(), |it| words(&it))
    };
    expect![[r#"
        order pass={"at":"after-zombies","pass":{"until":"turn","unless_mine":false,"unless_last":true}}
        order play-next={"card":"dog-repellent","on":"B"}
        order play-next={"card":"cram","on":"A"}
        order pass={"at":"death","pass":{"until":"round","unless_mine":false,"unless_last":false}}
        order play-next={"card":null,"on":"A"}
        order play-next={"card":"full-moon","on":"A"}
        order play-next={"card":null,"on":"A"}
        order play-next={"card":null,"on":"A"}
        order pass={"at":null,"pass":null}
        order pass={"at":"before-movement-roll","pass":{"until":"turn","unless_mine":false,"unless_last":false}}
        order play-next={"card":"nightstick","on":"A"}
        order play-next={"card":null,"on":"B"}
        order play-next={"card":"straight-jacket","on":"A"}
        order pass={"at":"after-movement-roll","pass":{"until":"turn","unless_mine":true,"unless_last":false}}
        order pass={"at":"turn-start","pass":{"until":"withdrawn","unless_mine":true,"unless_last":true}}
        order pass={"at":null,"pass":null}
    "#]]
    .assert_eq(&(1..=16).map(|seed| left(seed) + "\n").collect::<String>());
    let over = laid_out("seats 2\n rules guts=off round_limit=1\n active B\n stack:\n begin end");
    assert_eq!(table::proposal(&over, Seat::A, &mut Seeded::new(1)), None);
    let set_up: Zombies = table::start(&Setup::new(2), &mut table::Silent).unwrap();
    assert_eq!(table::proposal(&set_up, Seat::A, &mut Seeded::new(1)), None);
}

#[test]
fn zom_8_9_without_guts_a_restart_gives_none() {
    let g = laid_out("seats 2\n rules guts=off\n A: dead\n begin turn");
    assert_eq!(g.view(Observer::Table).seats[0].guts, 0);
}

#[test]
fn zom_4_6_a_player_who_does_not_roll_has_not_rolled() {
    let g = laid_out(
        "seats 2\n rules guts=off\n tile straight 0 -1\n bullets: 1/4\n A: at 1/4\n lasting fear by B on A now\n
         begin movement-roll",
    );
    assert_eq!(words(&g.view(Observer::Table).turn.movement), "none");
}

/// A turn counts as ended on a duct only above ground, and only on a duct square.
#[test]
fn zom_21_6_where_the_turn_ended() {
    let rests = |at: &str| {
        let layout = format!(
            "seats 2\n rules guts=off tiles=z1-z3-z6\n tile front-door 0 -1\n tile game-store 0 -3\n stack:\n
             stack mall:\n deck 0\n A: at {at}\n begin end"
        );
        laid_out(&layout).view(Observer::Table).seats[0].duct.is_some()
    };
    assert!(rests("3/3"));
    assert!(!rests("3/3, below"));
    assert!(!rests("3/4"));
}

/// Actions that are not possible now are listed after those that are, each one once.
#[test]
fn zom_10_1_everything_is_shown_once() {
    let scenes = [
        "seats 2\n rules guts=off\n bullets: 0/4\n hand A: fear, claustrophobia\n begin movement 2",
        "seats 2\n rules guts=off\n hand A: fear\n hand B: fear\n begin start",
        "seats 2\n rules guts=off\n tile straight 0 -1\n zombies: 1/4\n A: at 1/4\n hand A: fear\n begin fight",
    ];
    for scene in scenes {
        let g = laid_out(scene);
        for seat in [Seat::A, Seat::B] {
            let (mut possible, mut shown) = (Vec::new(), Vec::new());
            table::legal(&g, seat, &mut possible);
            table::thinkable(&g, seat, &mut shown);
            assert_eq!(shown[..possible.len()], possible[..]);
            let once: BTreeSet<String> = shown.iter().map(words).collect();
            assert_eq!(once.len(), shown.len(), "{shown:?}");
        }
    }
}

/// The Cabin is neither in a stack nor on the table while its player looks for a place.
#[test]
fn zom_14_18_the_cabin_that_is_being_laid_counts() {
    let layout = "seats 2
        rules guts=off tiles=z1-z4 cabin_victory=on
        tile bridge 0 -1
        stack:
        stack woods: cabin
        begin tile";
    let mut g = laid_out(layout);
    let tile = roll(&g, &mut Seeded::new(1)).expect("chance draws a tile");
    apply(&mut g, &Input::Chance(tile), &mut Silent).expect("the tile is drawn");
    let view = g.view(Observer::Table);
    assert!(view.drawn.is_some() && view.undrawn.is_empty());
    assert_eq!(view.helicopter, Helicopter::Never { by_spell: true });
}
