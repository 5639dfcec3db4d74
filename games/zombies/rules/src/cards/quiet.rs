//! For families whose cards ask nothing after they took effect.

use table::{Log, Refusal, RulesKey, Step};

use crate::action::Roll;
use crate::flow::{Effect, Toss};
use crate::{Aim, Zombies};

pub(crate) fn toss(_g: &Zombies, _effect: &Effect) -> Option<Toss> {
    None
}

/// The effect is over.
pub(crate) fn step(g: &mut Zombies, _effect: Effect, _key: &RulesKey, _log: &mut impl Log<Zombies>) -> Step {
    g.done()
}

pub(crate) fn choices(_g: &Zombies, _effect: &Effect, _key: &RulesKey, _out: &mut dyn FnMut(Aim)) {}

pub(crate) fn may_stop(_g: &Zombies, _effect: &Effect) -> bool {
    false
}

pub(crate) fn chosen(
    _g: &mut Zombies,
    _effect: Effect,
    _aim: Option<Aim>,
    _key: &RulesKey,
    _log: &mut impl Log<Zombies>,
) {
}

pub(crate) fn rolled(
    _g: &mut Zombies,
    _effect: Effect,
    _roll: &Roll,
    _key: &RulesKey,
    _log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    Err(Refusal::IMPOSSIBLE_ROLL)
}
