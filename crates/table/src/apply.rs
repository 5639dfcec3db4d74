//! The only callers of a game's rules, and so the only holders of a key.

use crate::limits::STEPS_PER_INPUT;
use crate::{
    Broken, Chance, Game, Input, InputOf, Log, Pending, Refusal, RulesKey, Seat, SeatSet, SetupErrors,
    Silent, Step,
};

/// An input was taken; the number of steps it set off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Applied {
    pub steps: u32,
}

/// A new game, run until somebody, or chance, must answer.
pub fn start<G: Game>(setup: &G::Setup, log: &mut impl Log<G>) -> Result<G, SetupErrors> {
    let mut g = G::new(setup)?;
    settle(&mut g, log);
    Ok(g)
}

/// Gives a game one input. A refusal leaves it exactly as it was.
pub fn apply<G: Game>(g: &mut G, input: &InputOf<G>, log: &mut impl Log<G>) -> Result<Applied, Refusal> {
    match (g.pending(), input) {
        (Pending::Over, _) => return Err(Refusal::OVER),
        (Pending::Chance(_), Input::Act(..)) => return Err(Refusal::WAITS_FOR_CHANCE),
        (Pending::Seats { .. }, Input::Chance(_)) => return Err(Refusal::NO_CHANCE_ASKED),
        (Pending::Seats { who, .. }, Input::Act(seat, action))
            if !who.has(*seat) && !may_order(g, *seat, action) =>
        {
            return Err(g.refuse_unasked(*seat, action));
        }
        (Pending::Seats { .. }, Input::Act(..)) | (Pending::Chance(_), Input::Chance(_)) => {}
    }
    g.answer(input, &RulesKey::THE, log)?;
    log.moment(g);
    Ok(Applied { steps: settle(g, log) })
}

/// Whoever sits at the table may leave something in advance, whoever is asked.
fn may_order<G: Game>(g: &G, seat: Seat, action: &G::Action) -> bool {
    seat.index() < g.n_seats() && G::is_order(action)
}

pub(crate) fn settle<G: Game>(g: &mut G, log: &mut impl Log<G>) -> u32 {
    for steps in 0..STEPS_PER_INPUT {
        let step = g.step(&RulesKey::THE, log);
        log.moment(g);
        match step {
            Step::Ran => {}
            Step::Waits | Step::Over => return steps,
        }
    }
    panic!("{} does not come to rest after {STEPS_PER_INPUT} steps", G::NAME);
}

/// Puts everything this seat may do now into `out`: nothing, where it is not asked.
pub fn legal<G: Game>(g: &G, seat: Seat, out: &mut Vec<G::Action>) {
    out.clear();
    if g.pending().asked().has(seat) {
        g.legal(seat, &RulesKey::THE, out);
    }
}

/// Puts everything a person in this seat might try now into `out`, legal or not.
pub fn thinkable<G: Game>(g: &G, seat: Seat, out: &mut Vec<G::Action>) {
    out.clear();
    if g.pending().asked().has(seat) {
        g.legal(seat, &RulesKey::THE, out);
        let n_legal = out.len();
        g.thinkable(seat, &RulesKey::THE, out);
        keep_each_once(out, n_legal);
    }
}

/// What was added after the first ones goes where it stands there already.
fn keep_each_once<Action: Copy + Eq>(actions: &mut Vec<Action>, n_first: usize) {
    let mut n_kept = n_first;
    for index in n_first..actions.len() {
        let action = actions[index];
        if !actions[..n_kept].contains(&action) {
            actions[n_kept] = action;
            n_kept += 1;
        }
    }
    actions.truncate(n_kept);
}

/// Why this seat may not do this now; nothing, where it may.
pub fn why_not<G: Game>(g: &G, seat: Seat, action: G::Action) -> Option<Refusal> {
    apply(&mut g.clone(), &Input::Act(seat, action), &mut Silent).err()
}

/// Some action of a kind that is not listed, which this seat may do now; nothing, where there is none.
pub fn proposal<G: Game>(g: &G, seat: Seat, chance: &mut dyn Chance) -> Option<G::Action> {
    if g.pending().asked().has(seat) { g.proposal(seat, &RulesKey::THE, chance) } else { None }
}

/// Some order that this seat may give now, asked or not; nothing, where there is none.
pub fn order<G: Game>(g: &G, seat: Seat, chance: &mut dyn Chance) -> Option<G::Action> {
    if g.pending().asked().is_empty() { None } else { g.order(seat, chance) }
}

/// Who has answered what is pending: for whoever runs the table, never for those who look at it.
pub fn answered<G: Game>(g: &G) -> SeatSet {
    g.answered(&RulesKey::THE)
}

/// Whom the table waits for: for whoever runs the table, never for those who look at it.
pub fn awaited<G: Game>(g: &G) -> SeatSet {
    let pending = g.pending();
    if pending.is_reaction() { pending.asked().minus(answered(g)) } else { pending.awaited() }
}

/// What is done for this seat when its time is up; nothing, where it is not asked.
pub fn timeout<G: Game>(g: &G, seat: Seat, chance: &mut dyn Chance) -> Option<G::Action> {
    g.pending().asked().has(seat).then(|| g.timeout(seat, &RulesKey::THE, chance))
}

/// A fair answer to what chance is asked; nothing, where it is not asked.
pub fn roll<G: Game>(g: &G, chance: &mut dyn Chance) -> Option<G::Roll> {
    match g.pending() {
        Pending::Chance(_) => Some(g.roll(&RulesKey::THE, chance)),
        Pending::Seats { .. } | Pending::Over => None,
    }
}

/// Another world that this seat cannot tell from this one.
pub fn resample<G: Game>(g: &G, seat: Seat, chance: &mut dyn Chance) -> G {
    g.resample(seat, chance, &RulesKey::THE)
}

pub fn check<G: Game>(g: &G) -> Result<(), Broken> {
    g.check(&RulesKey::THE)
}
