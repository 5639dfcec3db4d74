//! What the rules of thumb of Marvel Zombies choose in simple situations, and why.

use bots::{DecisionContext, GameBots, seat_bot};
use chance::Seeded;
use marvel_zombies::MarvelZombies;
use marvel_zombies::action::Form;
use marvel_zombies::scene::{scene, zone_named};
use marvel_zombies::{Action, Choice};
use marvel_zombies_bot::Bots;
use table::{Game, Input, Pending, Seat, Silent, Table, apply, roll};

fn check(text: &str, reason: &str, expected: impl Fn(&MarvelZombies) -> Action) {
    let (table, _) = Table::<MarvelZombies>::from_state(scene(text).unwrap());
    let g = table.state();
    for seed in 1..=5 {
        let mut bot = seat_bot::<Bots>("thumb", seed).unwrap();
        let chosen = bot.choose(&mut DecisionContext::new(g, Seat::A, Bots::budget()));
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
fn a_starving_hero_devours_an_enemy() {
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
fn an_objective_in_the_heros_zone_is_taken() {
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

/// Drawing a Trait first is just as good, but the bot does not wait until nobody is left to help.
#[test]
fn a_building_is_opened_while_others_can_help() {
    let text = "heroes captain-america, wasp, hulk, iron-man
        cards: wong 8R.c, okoye 3V.b
        begin turns";
    for seed in 1..=5 {
        let mut g = scene(text).unwrap();
        let mut bot = seat_bot::<Bots>("thumb", seed).unwrap();
        let mut chance = Seeded::new(seed);
        let reason = loop {
            let input = match g.pending() {
                Pending::Chance(_) => Input::Chance(roll(&g, &mut chance).unwrap()),
                _ => Input::Act(Seat::A, bot.choose(&mut DecisionContext::new(&g, Seat::A, Bots::budget()))),
            };
            if let Input::Act(_, Action::Open { .. }) = input {
                break bot.reason();
            }
            apply(&mut g, &input, &mut Silent).unwrap();
            assert_eq!(g.round(), 1, "nobody opens a building");
        };
        let still_to_act = g.heroes().iter().filter(|hero| !hero.is_activated).count();
        assert!(still_to_act > 1, "seed {seed}: whoever opens acts last");
        assert_eq!(reason, Some("open-building"));
    }
}

/// MZ-3.16: bots vote before people have read what happened, and people still decide how it goes on.
#[test]
fn people_decide_whether_a_mission_that_is_lost_for_good_goes_on() {
    let layout = "mission MZ4
        seats 3
        heroes hulk, wasp, deadpool, iron-man
        hulk: at 2V.c
        taken hulk: 0, 1, 2
        begin turn hulk";
    let mut g = *Table::<MarvelZombies>::from_state(scene(layout).unwrap()).0.state();
    apply(&mut g, &Input::Act(Seat::A, Action::Take { objective: 3 }), &mut Silent).unwrap();
    for seat in [Seat::B, Seat::C] {
        for expected in [Action::GiveUp { wish: true }, Action::Vote(Choice::PlayOn)] {
            let mut bot = seat_bot::<Bots>("thumb", 1).unwrap();
            let chosen = bot.choose(&mut DecisionContext::new(&g, seat, Bots::budget()));
            assert_eq!(chosen, expected, "{seat}");
            apply(&mut g, &Input::Act(seat, chosen), &mut Silent).unwrap();
        }
    }
    // The last seat does not give up, but votes; and so does the bot that advises a person.
    for mut bot in [seat_bot::<Bots>("thumb", 1).unwrap(), Bots::adviser(1)] {
        let chosen = bot.choose(&mut DecisionContext::new(&g, Seat::A, Bots::budget()));
        assert_eq!(chosen, Action::Vote(Choice::PlayOn));
    }
    for (choice, is_over) in [(Choice::EndGame, true), (Choice::PlayOn, false)] {
        let mut g = g;
        apply(&mut g, &Input::Act(Seat::A, Action::Vote(choice)), &mut Silent).unwrap();
        assert_eq!(g.outcome().is_some(), is_over, "{choice:?}");
    }
}

fn vote_of(g: &MarvelZombies, seat: Seat) -> Action {
    let mut bot = seat_bot::<Bots>("thumb", 1).unwrap();
    bot.choose(&mut DecisionContext::new(g, seat, Bots::budget()))
}

#[test]
fn a_bot_sides_with_most_of_those_who_have_voted() {
    let layout = "seats 4
        heroes hulk, wasp, deadpool, iron-man
        S2-1: 2 operators
        begin enemies";
    let mut g = *Table::<MarvelZombies>::from_state(scene(layout).unwrap()).0.state();
    let mut choices = Vec::new();
    table::legal(&g, Seat::A, &mut choices);
    let &[.., minority, majority] = &choices[..] else { panic!("there is something to choose") };
    for (seat, vote) in [(Seat::A, minority), (Seat::B, majority)] {
        apply(&mut g, &Input::Act(seat, vote), &mut Silent).unwrap();
    }
    assert!([minority, majority].contains(&vote_of(&g, Seat::C)));
    apply(&mut g, &Input::Act(Seat::C, majority), &mut Silent).unwrap();
    assert_eq!(vote_of(&g, Seat::D), majority);
    // Whoever is outvoted joins the others.
    assert_eq!(vote_of(&g, Seat::A), majority);
}

#[test]
fn a_bot_does_not_object_to_the_default_of_a_trifle() {
    let layout = "seats 3
        heroes deadpool, hulk, wasp
        deadpool: xp 43
        hulk: at S2-0
        wasp: at S0-0
        S2-1: 1 operator
        S2-0: 1 operator
        begin enemies";
    let g = *Table::<MarvelZombies>::from_state(scene(layout).unwrap()).0.state();
    for seat in [Seat::A, Seat::B, Seat::C] {
        let window = g.window(seat).expect("the order of attacks is a trifle");
        assert_eq!(vote_of(&g, seat), window.pass);
    }
}
