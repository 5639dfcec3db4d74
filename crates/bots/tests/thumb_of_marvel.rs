//! What the rules of thumb of Marvel Zombies say in plain situations, and why.

use bots::{Desk, Thumbed, seat_bot};
use games::MarvelZombies;
use marvel_zombies::Action;
use marvel_zombies::action::Form;
use marvel_zombies::scene::{scene, zone_named};
use table::{Seat, Table};

fn check(text: &str, reason: &str, expected: impl Fn(&MarvelZombies) -> Action) {
    let (table, _) = Table::<MarvelZombies>::from_state(scene(text).unwrap());
    let g = table.state();
    for seed in 1..=5 {
        let mut bot = seat_bot::<MarvelZombies>("thumb", seed).unwrap();
        let chosen = bot.choose(&mut Desk::new(g, Seat::A, MarvelZombies::budget()));
        assert_eq!((chosen, bot.reason()), (expected(g), Some(reason)), "{text}");
    }
}

fn attack(form: Form, zone: &'static str) -> impl Fn(&MarvelZombies) -> Action {
    move |g| Action::Attack { form, at: zone_named(g, zone).unwrap() }
}

#[test]
fn a_citizen_in_reach_is_devoured() {
    let scene = "heroes hulk, wasp
        hulk: hunger 2
        wasp: activated
        people: blind-al S2-1
        begin turn hulk 1";
    check(scene, "devour-citizen", attack(Form::Devour, "S2-1"));
}

#[test]
fn who_starves_devours_an_enemy() {
    let scene = "heroes hulk, wasp
        hulk: hunger 4
        S2-1: 1 operator
        begin turn hulk 1";
    check(scene, "feed", attack(Form::Devour, "S2-1"));
}

#[test]
fn the_last_hero_clears_the_zone_before_enemies_attack() {
    let scene = "heroes captain-america, wasp
        captain-america: hunger 1
        wasp: activated
        S2-1: 2 operators
        begin turn captain-america 1";
    check(scene, "clear-zone", attack(Form::Unique, "S2-1"));
}

#[test]
fn an_objective_in_the_own_zone_is_taken() {
    let scene = "heroes captain-america, wasp
        open 8R.b/S2-1
        captain-america: at 8R.a
        wasp: at 8R.a, activated
        begin turn captain-america 1";
    check(scene, "take-objective", |_| Action::Take { objective: 0 });
}

#[test]
fn with_the_exit_open_the_heroes_go_there() {
    let scene = "heroes captain-america, wasp
        open 3V.c/S2-1
        taken wasp: 0
        captain-america: at 3V.c
        wasp: at 3V.d, activated
        begin turn captain-america 1";
    check(scene, "go-to-exit", |g| Action::Move { to: zone_named(g, "3V.d").unwrap() });
}
