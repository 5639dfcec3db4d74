//! What a roll allows.

use table::rule;

use super::Fight;
use crate::Zombies;
use crate::flow::straightjacket;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Chances {
    pub kill: bool,
    pub dodge: bool,
    /// How many bullets make a kill, if bullets can.
    pub bullets: Option<u16>,
    pub lose_life: bool,
}

/// What this fight allows with the die as it lies.
pub(crate) fn chances(g: &Zombies, fight: &Fight) -> Chances {
    if g.player(fight.seat).is_jacketed {
        return straightjacket::chances(fight);
    }
    let figure = g.map.figure(fight.at).unwrap_or_default();
    let missing = g.kill_number(figure) - fight.result();
    rule!("ZOM-7.6");
    let kill = missing <= 0;
    let dodge = g.is_dodge(fight);
    rule!("ZOM-7.9");
    rule!("ZOM-7.17");
    let bullets = (missing > 0 && g.may_spend_bullets(fight.seat))
        .then(|| missing as u16 * g.bullets_per_point())
        .filter(|needed| *needed <= g.player(fight.seat).bullets);
    Chances { kill, dodge, bullets, lose_life: !kill && !dodge }
}
