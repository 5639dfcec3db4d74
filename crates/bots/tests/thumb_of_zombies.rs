//! What the rules of thumb of Zombies!!! say in plain situations.

use bots::{Budget, Desk, seat_bot};
use games::Zombies;
use table::{Game, Input, Pending, Seat, Silent, Table, apply};
use zombies::map::{Spot, Square};
use zombies::scene::scene;
use zombies::{Action, Aim, Card, Roll};

/// Lays out a scene; dice fall as given until somebody is asked.
fn asked(text: &str, dice: &[u8]) -> Zombies {
    let (table, _) = Table::<Zombies>::from_state(scene(text).unwrap());
    let mut g = table.state().clone();
    let mut dice = dice.iter();
    while let Pending::Chance(toss) = g.pending() {
        let die = *dice.next().unwrap_or_else(|| panic!("no die for {toss:?}"));
        apply(&mut g, &Input::Chance(Roll::Die(die)), &mut Silent).unwrap();
    }
    g
}

fn check(text: &str, dice: &[u8], expected: Action) {
    let g = asked(text, dice);
    let choose = |seed| {
        let mut desk = Desk::new(&g, Seat::A, Budget::default());
        seat_bot::<Zombies>("thumb", seed).unwrap().choose(&mut desk)
    };
    assert_eq!((1..=5).map(choose).collect::<Vec<_>>(), [expected; 5], "{text}");
}

fn square(spot: u8, at: u8) -> Square {
    Spot(spot).square(at)
}

#[test]
fn a_token_in_reach_is_fetched() {
    let scene = "seats 2
        rules guts=off tiles=z1
        tile police-station 0 -1
        bullets: 1/4
        begin movement 4";
    check(scene, &[], Action::Walk { to: square(1, 4) });
}

#[test]
fn the_helicopter_is_taken_when_it_is_near() {
    let scene = "seats 2
        rules guts=off tiles=z1
        tile helipad 0 -1
        zombies: 1/7
        begin movement 4";
    check(scene, &[], Action::Walk { to: square(1, 4) });
}

#[test]
fn one_bullet_is_spent_where_it_kills() {
    let scene = "seats 2
        rules guts=off tiles=z1
        zombies: 0/4
        begin fight";
    check(scene, &[3], Action::SpendBullets);
}

#[test]
fn the_last_life_is_not_risked() {
    let scene = "seats 2
        rules guts=off tiles=z1
        zombies: 0/4
        A: life 1, bullets 3, kills 12
        begin fight";
    check(scene, &[1], Action::SpendBullets);
}

#[test]
fn a_weapon_is_put_in_play_where_it_can_be() {
    let scene = "seats 2
        rules guts=off tiles=z1
        tile fire-station 0 -1 turn 0
        A: at 1/1
        hand A: fire-axe
        begin movement 1";
    check(scene, &[], Action::Play { card: Card::FireAxe, aim: Aim::Nothing });
}

#[test]
fn the_leader_is_the_one_who_is_paralysed() {
    let scene = "seats 3
        rules guts=off tiles=z1
        B: kills 20
        C: kills 2
        hand A: hysterical-paralysis
        begin movement 1";
    check(scene, &[], Action::Play { card: Card::HystericalParalysis, aim: Aim::Player(Seat::B) });
}
