//! What the rules of thumb of Zombies!!! choose in simple situations.

use bots::{Budget, DecisionContext, seat_bot};
use chance::Seeded;
use table::GameInfo;
use table::{Game, Input, Observer, Pending, Seat, SeatSet, Silent, Table, apply, awaited, roll, start};
use zombies::Zombies;
use zombies::map::{Spot, Square, Zone};
use zombies::scene::scene;
use zombies::{Action, Aim, Card, Roll};
use zombies_bot::Bots;

/// Lays out a scene, and rolls the given dice until somebody is asked.
fn asked(text: &str, dice: &[u8]) -> Zombies {
    let (table, _) = Table::<Zombies>::from_state(scene(text).unwrap());
    let mut g = table.state().clone();
    let mut dice = dice.iter();
    while let Pending::Chance(question) = g.pending() {
        let die = *dice.next().unwrap_or_else(|| panic!("no die for {question:?}"));
        apply(&mut g, &Input::Chance(Roll::Die(die)), &mut Silent).unwrap();
    }
    g
}

fn check(text: &str, dice: &[u8], expected: Action) {
    assert_eq!(choices(text, dice), [expected; 5], "{text}");
}

/// What five players with different seeds would do.
fn choices(text: &str, dice: &[u8]) -> [Action; 5] {
    let g = asked(text, dice);
    [1, 2, 3, 4, 5].map(|seed| {
        let mut decision = DecisionContext::new(&g, Seat::A, Budget::default());
        seat_bot::<Bots>("thumb", seed).unwrap().choose(&mut decision)
    })
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

/// The bot finds the way off the ring square by square, or makes one by turning its own tile.
#[test]
fn nobody_stays_in_the_fun_house() {
    let options = ["tiles=z1-z7", "cards=z1-z7", "carnival_start=on"].map(|option| {
        let (key, value) = option.split_once('=').unwrap();
        (key.to_string(), value.to_string())
    });
    let mut g: Zombies = start(&Zombies::setup(2, &options).unwrap(), &mut Silent).unwrap();
    let mut chance = Seeded::new(1);
    let mut bots = [1, 2].map(|seed| seat_bot::<Bots>("thumb", seed).unwrap());
    let is_out = |g: &Zombies, seat: Seat| {
        let view = g.view(Observer::All);
        view.round > 0 && g.map().zone(view.seats[seat.index()].at.spot()) != Zone::FunHouse
    };
    let mut have_been_out = SeatSet::default();
    while have_been_out != SeatSet::all(2) {
        let input = match roll(&g, &mut chance) {
            Some(roll) => Input::Chance(roll),
            None => {
                let seat = awaited(&g).first().unwrap();
                Input::Act(
                    seat,
                    bots[seat.index()].choose(&mut DecisionContext::new(&g, seat, Budget::default())),
                )
            }
        };
        apply(&mut g, &input, &mut Silent).unwrap();
        Seat::all(2)
            .filter(|seat| is_out(&g, *seat))
            .for_each(|seat| have_been_out = have_been_out.with(seat));
        assert!(g.view(Observer::All).round <= 8, "out: {have_been_out:?}");
    }
}

/// The helipad is two tiles away, but nobody leaves the carnival without a Clown Car, so the bot fetches one
/// first.
#[test]
fn a_shut_gate_is_not_a_way() {
    let scene = "seats 2
        rules guts=off tiles=z1-z7 cards=z1
        tile ticket-booth 0 -1
        fun-house
        tile big-top1 0 -3
        tile helipad 0 1
        stack:
        stack circus:
        A: at 2/4
        begin movement 4";
    check(scene, &[], Action::Walk { to: square(7, 1) });
    let scene = scene.replace("A: at 2/4", "A: at 2/4\n items A: clown-car");
    check(&scene, &[], Action::Walk { to: square(0, 4) });
}

/// No corridor leads to this helipad.
#[test]
fn the_helicopter_is_reached_by_duct() {
    let scene = "seats 2
        rules guts=off tiles=z1-z3 cards=z1
        tile front-door 0 -1
        tile escalator 0 -3
        tile costume-shop 0 -4
        tile mall-helipad 1 -5
        stack:
        stack mall:
        A: at 4/3, rested
        begin before-movement-roll";
    for action in choices(scene, &[]) {
        let Action::Pick { aim: Aim::Square(to) } = action else { panic!("{action:?}") };
        assert_eq!(to.spot(), Spot(5));
    }
    // On the way, the bot walks to the duct and stays there.
    let walking = scene.replace("4/3, rested", "4/7").replace("before-movement-roll", "movement 6");
    check(&walking, &[], Action::Walk { to: square(4, 3) });
    let waiting = scene.replace("4/3, rested", "4/3").replace("before-movement-roll", "movement 6");
    check(&waiting, &[], Action::Stop);
}

/// The sewers do not lead below the base, and six zombies stand before its helipad: there is nothing to wait
/// for below, and no reason to go down.
#[test]
fn nobody_stays_in_sewers_that_lead_nowhere() {
    let scene = "seats 2
        rules guts=on tiles=z1-z2-z6 cards=z1
        tile front-gate 0 -1
        tile base-helipad 0 -4
        stack:
        stack base:
        zombies: 1/1, 2/7, 2/4, 2/1, 3/7, 3/4
        manholes: 0/4
        A: at 0/4, sewer 1
        begin movement 3";
    check(&scene.replace("A: at 0/4", "A: at 0/4, below"), &[], Action::ComeUp);
    let above = choices(scene, &[]);
    assert!(above.iter().all(|action| *action != Action::GoDown), "{above:?}");
}

/// A second copy of an item cannot be put in play, so nobody walks to where the first one was.
#[test]
fn a_second_copy_is_no_reason_to_walk() {
    let scene = "seats 2
        rules guts=off tiles=z1
        tile fire-station 0 -1 turn 0
        items A: fire-axe
        hand A: fire-axe
        begin movement 6";
    check(scene, &[], Action::Stop);
}
