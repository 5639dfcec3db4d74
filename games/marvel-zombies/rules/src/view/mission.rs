//! The mission and its progress.

use serde::Serialize;

use crate::cast::Mode;
use crate::flow;
use crate::mission::{Difficulty, Goal, Order};
use crate::state::MarvelZombies;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MissionView {
    /// `MZ0` … `MH5`, or the code that its file gives.
    pub code: String,
    pub title_en: String,
    pub title_fr: String,
    pub mode: Mode,
    pub difficulty: Difficulty,
    pub minutes: u8,
    pub order: Order,
    pub steps: Vec<StepView>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepView {
    pub goal: Goal,
    pub done: u8,
    pub of: u8,
    /// Whether it may be fulfilled now (MZ-28.1, MZ-28.3).
    pub is_open: bool,
    pub is_fulfilled: bool,
    /// Whether it can never be fulfilled, and the players were told (MZ-3.9).
    pub is_lost: bool,
}

pub(super) fn view(g: &MarvelZombies) -> MissionView {
    let mission = &g.mission;
    MissionView {
        code: mission.code.as_str().to_owned(),
        title_en: mission.title.en.as_str().to_owned(),
        title_fr: mission.title.fr.as_str().to_owned(),
        mode: mission.mode,
        difficulty: mission.difficulty,
        minutes: mission.minutes,
        order: mission.order,
        steps: (0..mission.steps.len()).map(|step| flow::mission::step_view(g, step)).collect(),
    }
}
