//! MZ-3.9 raises no false alarms: a game that is won was never called lost for good before.
//!
//! Random games are hardly ever won, so these heroes are strong and the box holds few figures, and most of
//! the time heroes walk to what a mission may ask for and do it.

use chance::Seeded;
use marvel_zombies::action::Form;
use marvel_zombies::event::Event;
use marvel_zombies::mission::BUILT_IN;
use marvel_zombies::scene::scene;
use marvel_zombies::view::DoorState;
use marvel_zombies::{Action, ChanceQuestion, Character, Choice, MarvelZombies, Mission, Roll, View, Zone};
use table::{Chance, Game, Input, Observer, Pending, apply, awaited, legal, roll};
use table_laws::words;

const GAMES: u64 = 30;
const GAMES_IF_LONG: u64 = 400;
const INPUTS: usize = 2_500;
/// The most Spawn tokens of a mission.
const TOKENS: usize = 12;

#[test]
fn mz_3_9_a_game_that_is_won_was_never_called_lost() {
    let games = if std::env::var_os("REVENANT_LONG").is_some() { GAMES_IF_LONG } else { GAMES };
    let (mut n_won, mut n_told) = (0, 0);
    for (code, _) in BUILT_IN {
        for seed in 0..games {
            let Played { is_won, is_told } = play(code, seed);
            assert!(!(is_won && is_told), "{code}, seed {seed}: won after all");
            n_won += u64::from(is_won);
            n_told += u64::from(is_told);
        }
    }
    let n = games * BUILT_IN.len() as u64;
    assert!(n_won * 20 >= n && n_told > 0, "of {n} games {n_won} were won and {n_told} called lost");
}

struct Played {
    is_won: bool,
    is_told: bool,
}

fn play(code: &str, seed: u64) -> Played {
    let mut chance = Seeded::new(seed);
    let mode = Mission::built_in(code).expect("it is a mission of the box").mode;
    let mut team = Character::heroes(mode).to_vec();
    (&mut chance as &mut dyn Chance).shuffle(&mut team);
    team.truncate(1 + chance.below(6) as usize);
    let mut text = format!("mission {code}\n");
    text += &format!("heroes {}\n", team.iter().map(words).collect::<Vec<_>>().join(", "));
    for who in &team {
        text += &format!("{}: xp {}\n", words(who), [0, 20, 43][chance.below(3) as usize]);
    }
    text += "supply guards 0\nsupply specialists 0\nsupply operators 4\n";
    if chance.below(2) > 0 {
        (0..TOKENS).for_each(|token| text += &format!("spawn {token} off\n"));
    }
    let mut g = scene(&(text + "begin deal")).unwrap_or_else(|error| panic!("{error}"));
    let mut events: Vec<Event> = Vec::new();
    let mut actions = Vec::new();
    for _ in 0..INPUTS {
        let next = match g.pending() {
            Pending::Over => break,
            Pending::Chance(question) => Input::Chance(lucky(&g, question, &mut chance)),
            Pending::Seats { .. } => {
                let seat = awaited(&g).first().expect("somebody is asked");
                legal(&g, seat, &mut actions);
                Input::Act(seat, eager(&g.view(Observer::Table), &actions, &mut chance))
            }
        };
        apply(&mut g, &next, &mut events).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    let is_told = events.iter().any(|event| matches!(event, Event::LostForGood { .. }));
    let is_won = g.outcome().is_some_and(|outcome| !outcome.winners.is_empty());
    Played { is_won, is_told }
}

/// Most of the time, heroes hit and are not hit.
fn lucky(g: &MarvelZombies, question: ChanceQuestion, chance: &mut Seeded) -> Roll {
    match question {
        ChanceQuestion::Attack { n, .. }
        | ChanceQuestion::Reroll { n, .. }
        | ChanceQuestion::Parry { n, .. }
            if chance.below(8) > 0 =>
        {
            // No sixes, which would add dice endlessly.
            Roll::Dice([0, 0, 0, 0, n, 0])
        }
        ChanceQuestion::Fire { n } => Roll::Dice([n, 0, 0, 0, 0, 0]),
        _ => roll(g, chance).expect("chance is asked"),
    }
}

/// First what a mission may ask for, then a step towards it, and now and then anything else.
fn eager(view: &View, actions: &[Action], chance: &mut Seeded) -> Action {
    if chance.below(12) > 0 {
        let is_wanted = |action: &&Action| {
            matches!(
                action,
                Action::Take { .. }
                    | Action::TakeCard { .. }
                    | Action::Save { .. }
                    | Action::Leave
                    | Action::Open { .. }
                    | Action::Attack { form: Form::Devour | Form::Unique, .. }
                    | Action::Vote(Choice::PlayOn)
            )
        };
        let wanted: Vec<Action> = actions.iter().filter(is_wanted).copied().collect();
        if !wanted.is_empty() {
            return (chance as &mut dyn Chance).pick(&wanted);
        }
        let far = distances(view);
        let to = |action: &Action| match action {
            Action::Carry { to } => Some((far[to.index()], 0)),
            Action::Move { to } => Some((far[to.index()], 1)),
            _ => None,
        };
        let moves = actions.iter().filter_map(|action| Some((to(action)?, *action)));
        if let Some((_, action)) = moves.min_by_key(|(far, _)| *far) {
            return action;
        }
    }
    (chance as &mut dyn Chance).pick(actions)
}

/// By zone: the moves to the nearest thing that a mission may ask for, with closed doors counted as open.
fn distances(view: &View) -> Vec<u32> {
    let exit = view.exit.filter(|_| view.is_exit_open);
    let objectives = view.objectives.iter().filter(|one| one.taken_by.is_none()).map(|one| one.zone);
    let cards = view.cards.iter().map(|card| card.zone);
    let people = view.citizens.iter().map(|citizen| citizen.zone);
    let sign = view.sign.iter().map(|sign| sign.zone);
    let leaders = view.leaders.iter().map(|leader| leader.zone);
    let all: Vec<Zone> = match exit {
        Some(exit) => vec![exit],
        None => objectives.chain(cards).chain(people).chain(sign).chain(leaders).collect(),
    };
    let all = if all.is_empty() { view.exit.into_iter().collect() } else { all };
    let mut far = vec![u32::MAX; view.board.zones.len()];
    all.iter().for_each(|zone| far[zone.index()] = 0);
    for _ in 0..far.len() {
        for edge in &view.board.edges {
            let is_shut = |door: marvel_zombies::Door| {
                matches!(view.doors[door.index()].state, DoorState::Sealed | DoorState::Locked)
            };
            if edge.door.is_some_and(is_shut) {
                continue;
            }
            let nearest = far[edge.a.index()].min(far[edge.b.index()]).saturating_add(1);
            for zone in [edge.a, edge.b] {
                far[zone.index()] = far[zone.index()].min(nearest);
            }
        }
    }
    far
}
