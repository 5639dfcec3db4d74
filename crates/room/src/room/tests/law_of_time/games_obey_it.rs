//! Random games of every game, examined at random moments.

use games::{GameId, ListedGame, dispatch};
use table::{Line, Table, awaited, legal, resample, roll};

use super::*;

/// Moments of one game that are examined.
const MOMENTS: u32 = 60;
const INPUTS: u32 = 1_500;

fn examine_games<G: ListedGame>(
    options: &[(&str, &str)],
    seats: usize,
    seeds: std::ops::Range<u64>,
) -> Tried {
    let options: Vec<(String, String)> =
        options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let setup = G::setup(seats, &options).expect("the options are valid");
    let mut tried = Tried::default();
    for seed in seeds {
        let mut chance = Seeded::new(seed);
        let (mut table, _) = Table::<G>::start(&setup).expect("the set-up is valid");
        let mut n_moments = 0;
        for _ in 0..INPUTS {
            let is_window = AnyTable::is_window(&table);
            let one_of = if is_window { 3 } else { 40 };
            if n_moments < MOMENTS && below(&mut chance, one_of) == 0 {
                n_moments += 1;
                let seat = Seat::new(below(&mut chance, seats));
                let seating = any_seating(seat, seats, &mut chance);
                let (there, told) = Table::from_state(resample(table.state(), seat, &mut chance));
                let here = Table::from_state(table.state().clone()).0;
                if !told.is_empty() || when_closed(&here) != when_closed(&there) {
                    continue;
                }
                let tables = TwinTables { seat, here: Box::new(here), there: Box::new(there) };
                tried += examine(tables, seating, &mut chance).unwrap_or_else(|what| {
                    panic!("{} of {seats}, seed {seed}, {seat}, {seating:?}: {what}", G::NAME)
                });
            }
            let Some(line) = any_line(&table, &mut chance) else { break };
            table.take(&line).expect("it is legal");
        }
    }
    tried
}

/// What everybody is told when the open window closes, and asked then. Answers that are hidden until then may differ in
/// the twin, and everybody may see that when they are carried out.
fn when_closed<G: ListedGame>(table: &Table<G>) -> Option<(Vec<G::Notice>, table::PendingOf<G>)> {
    let mut table = table.clone();
    let passing = table::closing_passes(table.state(), SeatSet::EMPTY);
    let told = table.take(&Line::Pass(passing)).ok()?;
    Some((told.notices::<G>(Observer::Table), table.state().pending()))
}

fn any_seating(seat: Seat, n_seats: usize, chance: &mut Seeded) -> Seating {
    match below(chance, 4) {
        0 => Seating::AloneWithBots(seat),
        1 if n_seats > 2 => Seating::OneBot(seat.left(n_seats)),
        _ => Seating::People,
    }
}

/// A random input. In most windows it is a pass. `None` when the game is over.
fn any_line<G: ListedGame>(table: &Table<G>, chance: &mut Seeded) -> Option<table::LineOf<G>> {
    let g = table.state();
    if let Some(roll) = roll(g, chance) {
        return Some(Line::Chance(roll));
    }
    let asked = SeatSet::all(g.n_seats());
    if below(chance, 12) == 0
        && let Some(seat) = asked.iter().nth(below(chance, asked.len()))
        && matches!(g.pending(), table::Pending::Seats { .. })
        && let Some(order) = g.order(seat, chance)
        && table::why_not(g, seat, order).is_none()
    {
        return Some(Line::Act(seat, order));
    }
    let awaited = awaited(g);
    let seat = awaited.iter().nth(below(chance, awaited.len().max(1)))?;
    if let Some(window) = g.window(seat)
        && below(chance, 3) > 0
    {
        return Some(Line::Act(seat, window.pass));
    }
    let mut actions = Vec::new();
    legal(g, seat, &mut actions);
    Some(Line::Act(seat, actions[below(chance, actions.len())]))
}

fn examine_all(id: GameId, options: &[(&str, &str)], seats: &[usize], seeds: std::ops::Range<u64>) {
    let mut tried = Tried::default();
    for seats in seats {
        tried += dispatch!(id, G => examine_games::<G>(options, *seats, seeds.clone()));
    }
    println!("{id}: {tried:?}");
    let Tried { moments, messages, closed, calls, .. } = tried;
    assert!(moments > 300 && messages > 600 && closed > 60 && calls > 5, "{id}: {tried:?}");
}

#[test]
fn mall_of_horror() {
    examine_all(GameId::MallOfHorror, &[], &[3, 4, 6], 0..12);
}

#[test]
fn city_of_horror() {
    examine_all(GameId::CityOfHorror, &[], &[3, 4, 6], 0..6);
}

#[test]
fn zombies() {
    examine_all(GameId::Zombies, &[], &[2, 4, 6], 0..6);
}

#[test]
fn marvel_zombies() {
    examine_all(GameId::MarvelZombies, &[], &[2, 4, 6], 0..80);
}
