//! Figures, cards and tokens on the board.

use serde::Serialize;
use table::{Observer, Secret};

use crate::action::Form;
use crate::board::Zone;
use crate::cast::{Character, CitizenCard, Color, N_CITIZENS};
use crate::effects::sheets::{self, Sheet};
use crate::flow::{citizens, leaders};
use crate::mission::CitizenPlaceKind;
use crate::state::{CardOnBoard, Crowd, LeaderPlace, MarvelZombies, Objective, SpawnToken};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetView {
    pub is_ranged: bool,
    pub max_range: u8,
    pub dice: u8,
    pub accuracy: u8,
}

impl SheetView {
    pub(crate) fn of(who: Character) -> SheetView {
        let Sheet { reach, dice, accuracy } = sheets::of(who, Form::Unique);
        SheetView { is_ranged: reach.is_ranged(), max_range: reach.max(), dice, accuracy }
    }
}

/// The unnamed Enemies in a zone. In Hero Mode they are Brutes, Walkers and Runners.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CrowdView {
    pub guards: u8,
    pub operators: u8,
    pub specialists: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LeaderView {
    pub who: Character,
    pub zone: Zone,
    /// Whether the leader lies down, or is away until the End phase.
    pub is_down: bool,
    pub is_away: bool,
    /// Whether the leader does not act: MZ-40.9, MZ-45.12.
    pub is_resting: bool,
    pub endurance: u8,
    pub actions: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CitizenView {
    pub who: CitizenCard,
    pub zone: Zone,
    pub is_fighter: bool,
    pub is_escorted: bool,
    pub is_objective: bool,
    pub is_stuck: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardView {
    pub zone: Zone,
    /// Only if it lies face up.
    pub card: Option<CitizenCard>,
    /// Whether it lies under an Objective.
    pub is_under: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ObjectiveView {
    pub zone: Zone,
    /// Nobody knows it while it lies face down.
    pub color: Option<Color>,
    pub taken_by: Option<Character>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpawnView {
    pub zone: Zone,
    pub color: Color,
    pub is_initial: bool,
    pub is_active: bool,
}

pub(super) fn crowd(crowd: &Crowd) -> CrowdView {
    let [guards, operators, specialists] = crowd.0;
    CrowdView { guards, operators, specialists }
}

pub(super) fn leaders(g: &MarvelZombies) -> Vec<LeaderView> {
    let all = Character::leaders(g.mode).iter();
    all.filter_map(|who| {
        let leader = &g.leaders[who.place()];
        let (zone, is_down, is_away) = match leader.place {
            LeaderPlace::Board(zone) => (zone, false, false),
            LeaderPlace::Lies(zone) => (zone, true, false),
            LeaderPlace::Returns(zone) => (zone, false, true),
            LeaderPlace::Away | LeaderPlace::Gone => return None,
        };
        Some(LeaderView {
            who: *who,
            zone,
            is_down,
            is_away,
            is_resting: !leaders::may_act(g, *who),
            endurance: leaders::endurance(g, *who),
            actions: leaders::actions(g, *who),
        })
    })
    .collect()
}

pub(super) fn citizens(g: &MarvelZombies) -> Vec<CitizenView> {
    let people = CitizenCard::ALL[..N_CITIZENS].iter().zip(&g.citizens);
    people
        .filter_map(|(who, citizen)| {
            Some(CitizenView {
                who: *who,
                zone: citizen.zone?,
                is_fighter: citizens::fights(g, *who),
                is_escorted: citizen.escort.is_some(),
                is_objective: citizen.is_objective,
                is_stuck: citizen.is_stuck,
            })
        })
        .collect()
}

pub(super) fn card(g: &MarvelZombies, card: &CardOnBoard, observer: Observer) -> CardView {
    let kind = g.mission.citizens[usize::from(card.place)].kind;
    CardView {
        zone: card.zone,
        card: seen(&card.card, observer),
        is_under: matches!(kind, CitizenPlaceKind::UnderObjective(_)),
    }
}

pub(super) fn objective(objective: &Objective, observer: Observer) -> ObjectiveView {
    ObjectiveView {
        zone: objective.zone,
        color: seen(&objective.color, observer),
        taken_by: objective.taken_by,
    }
}

pub(super) fn spawn(token: &SpawnToken) -> SpawnView {
    SpawnView {
        zone: token.zone,
        color: token.color,
        is_initial: token.is_initial,
        is_active: token.is_active,
    }
}

/// What one player sees, everybody sees (MZ-51.3), including spectators.
fn seen<T: Copy>(secret: &Secret<T>, observer: Observer) -> Option<T> {
    let player = secret.audience().first().map(Observer::Seat);
    secret.seen_by(player.unwrap_or(observer)).copied()
}
