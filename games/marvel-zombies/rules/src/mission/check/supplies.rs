//! Whether the box holds enough pieces (MZ-1).

use table::rule;

use crate::cast::{CitizenCard, Color, Kind, N_CITIZENS, PER_SIDE};
use crate::mission::file::File;
use crate::mission::read::Notes;
use crate::mission::words::{Goal, Special};
use crate::mission::{CitizenPlaceKind, FigurePlace, Mission, SpawnToken};

pub fn check(file: &File, mission: &Mission, notes: &mut Notes) {
    tokens(file, mission, notes);
    figures(file, mission, notes);
    citizens(file, mission, notes);
    enough_for_all(file, mission, notes);
}

const RED_OBJECTIVES: u8 = 7;
const RED_SPAWNS: usize = 5;
const PLAIN_DOORS: usize = 14;
/// Cards that show nobody.
const NOBODIES: usize = 2;

/// MZ-1.2: people may print more tokens, so these are warnings.
fn tokens(file: &File, mission: &Mission, notes: &mut Notes) {
    rule!("MZ-1.2");
    let red = mission.tokens().n(Color::Red);
    if red > RED_OBJECTIVES {
        let text = format!("{red} red Objectives, the box has {RED_OBJECTIVES}");
        notes.warn("objectives", file.objectives.red[0].span(), text);
    }
    let spawns = |token: SpawnToken| mission.spawns.iter().filter(|spawn| spawn.token == token).count();
    for (token, n_in_box) in [(SpawnToken::Red, RED_SPAWNS), (SpawnToken::Blue, 1), (SpawnToken::Green, 1)] {
        if spawns(token) > n_in_box {
            let text = format!("{} {token:?} Spawn tokens, the box has {n_in_box}", spawns(token));
            notes.warn("spawns", file.spawns.span(), text);
        }
    }
    // Doors that are opened later need no token (MZ-1.13).
    rule!("MZ-1.13");
    let doors = |color: Option<Color>| file.doors.iter().filter(|line| line.get_ref().color == color).count();
    let plain = doors(None) + doors(Some(Color::Red));
    for (n, n_in_box, name) in [
        (plain, PLAIN_DOORS, "plain or red"),
        (doors(Some(Color::Blue)), 1, "blue"),
        (doors(Some(Color::Green)), 1, "green"),
    ] {
        if n > n_in_box {
            let span = file.doors[0].span();
            notes.warn("doors", span, format!("{n} {name} door tokens, the box has {n_in_box}"));
        }
    }
}

/// MZ-1.4: only figures that exist can be placed.
fn figures(file: &File, mission: &Mission, notes: &mut Notes) {
    rule!("MZ-1.4");
    let span = || file.figures.first().map(|line| line.span()).unwrap_or_default();
    for kind in [Kind::Guard, Kind::Operator, Kind::Specialist] {
        let placed = |figure: &FigurePlace| match figure {
            FigurePlace::Common { kind: other, n, .. } if *other == kind => u32::from(*n),
            FigurePlace::Common { .. } | FigurePlace::Leader { .. } | FigurePlace::AnyLeader { .. } => 0,
        };
        let n: u32 = mission.figures.iter().map(placed).sum();
        if n > u32::from(kind.figures()) {
            let text = format!("{n} figures of the kind {kind:?}, the box has {}", kind.figures());
            notes.error("figures", span(), text);
        }
    }
    let mut named = Vec::new();
    let mut n_leaders = 0;
    for figure in &mission.figures {
        match figure {
            FigurePlace::Common { .. } => continue,
            FigurePlace::AnyLeader { .. } => {}
            FigurePlace::Leader { who, .. } if named.contains(who) => {
                notes.error("figures", span(), format!("{who:?} cannot stand in two places"));
            }
            FigurePlace::Leader { who, .. } => named.push(*who),
        }
        n_leaders += 1;
    }
    if n_leaders > PER_SIDE {
        notes.error("figures", span(), format!("{n_leaders} leaders, the box has {PER_SIDE}"));
    }
}

/// MZ-1.10: there are enough cards, and enough people where there must be people.
fn citizens(file: &File, mission: &Mission, notes: &mut Notes) {
    rule!("MZ-1.10");
    let n = |wanted: fn(CitizenPlaceKind) -> bool| {
        mission.citizens.iter().filter(|place| wanted(place.kind)).count()
    };
    let n_people = n(|kind| {
        matches!(
            kind,
            CitizenPlaceKind::UnderObjective(_) | CitizenPlaceKind::Trapped | CitizenPlaceKind::Standing
        )
    });
    let n_any = n(|kind| kind == CitizenPlaceKind::Symbol);
    let dealt = mission.rules.iter().filter_map(|rule| match rule {
        Special::DealIn { card, .. } => Some(*card),
        _ => None,
    });
    let (bound, secret): (Vec<CitizenCard>, Vec<CitizenCard>) = dealt.partition(|card| card.is_person());
    let n_secret = secret.len();
    let n_nobodies = if mission.has(Special::WithoutNobody) { 0 } else { NOBODIES };
    // Cards that are dealt in lie on symbols, and cannot be used where there must be people.
    if n_people + bound.len() > N_CITIZENS || n_people + n_any > N_CITIZENS + n_nobodies + n_secret {
        let span = file.tiles.span();
        let text = format!("{} Citizen cards lie on this board, more than the deck has", n_people + n_any);
        notes.error("citizens", span, text);
    }
}

/// Up to six heroes may play.
fn enough_for_all(file: &File, mission: &Mission, notes: &mut Notes) {
    for (goal, step) in mission.steps.iter().zip(file.steps.get_ref()) {
        // More Citizens may come with an escort, so this is only unwise.
        let n = mission.citizens.len();
        if *goal == Goal::EachHeroDevoursCitizen && n < PER_SIDE {
            let text = format!("six heroes may play, and there are {n} to share among them");
            notes.warn("steps", step.span(), text);
        }
    }
}
