//! The functions that call a game's rules. Nothing else has a key to its secrets.

use crate::limits::STEPS_PER_INPUT;
use crate::{
    Broken, Chance, Game, Input, InputOf, Log, Pending, Refusal, RulesKey, Seat, SeatSet, SetupErrors,
    Silent, Step,
};

/// The result of an input that was accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Applied {
    /// How many steps the rules ran after it.
    pub steps: u32,
}

/// Starts a game and runs it until somebody, or chance, must answer.
pub fn start<G: Game>(setup: &G::Setup, log: &mut impl Log<G>) -> Result<G, SetupErrors> {
    let mut g = G::new(setup)?;
    settle(&mut g, log);
    Ok(g)
}

/// Gives a game one input and runs it until somebody, or chance, must answer. A refused input leaves the game exactly
/// as it was.
///
/// Use a [`Table`](crate::Table) for games that people play: it also counts inputs and takes them back.
///
/// ```
/// # mod game { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/game.rs")); }
/// use game::{LowBid, Setup};
/// use table::{Input, Refusal, Silent, apply, start};
///
/// let mut game: LowBid = start(&Setup { seats: 2 }, &mut Silent)?;
/// assert_eq!(apply(&mut game, &Input::Chance(7), &mut Silent), Err(Refusal::IMPOSSIBLE_ROLL));
///
/// let mut events = Vec::new();
/// assert!(apply(&mut game, &Input::Chance(6), &mut events).is_ok());
/// assert_eq!(events, [game::Event::RoundBegan { points: 6 }]);
/// # Ok::<(), table::SetupErrors>(())
/// ```
///
/// # Panics
///
/// If the rules do not stop after [`STEPS_PER_INPUT`] steps, which is a defect of the game.
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

/// Every seat at the table may give orders, even if it is not asked.
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

/// Replaces the content of `out` with everything that this seat may do now, which is nothing if the seat is
/// not asked. Proposals and orders are not listed.
pub fn legal<G: Game>(g: &G, seat: Seat, out: &mut Vec<G::Action>) {
    out.clear();
    if g.pending().asked().has(seat) {
        g.legal(seat, &RulesKey::THE, out);
    }
}

/// The same for a seat that is asked, which the caller has just learned from [`Game::pending`]: the kernel does not ask
/// the game again.
pub fn legal_of_asked<G: Game>(g: &G, seat: Seat, out: &mut Vec<G::Action>) {
    debug_assert!(g.pending().asked().has(seat), "{seat} is not asked");
    out.clear();
    g.legal(seat, &RulesKey::THE, out);
}

/// Replaces the content of `out` with everything that a person in this seat might try now, first the legal actions
/// and then others. [`why_not`] explains why an action is illegal.
pub fn thinkable<G: Game>(g: &G, seat: Seat, out: &mut Vec<G::Action>) {
    out.clear();
    if g.pending().asked().has(seat) {
        g.legal(seat, &RulesKey::THE, out);
        let n_legal = out.len();
        g.thinkable(seat, &RulesKey::THE, out);
        keep_each_once(out, n_legal);
    }
}

/// Removes duplicates from the actions after the first `n_first`, which are unique.
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

/// Why this seat may not do this now, or `None` if it may.
pub fn why_not<G: Game>(g: &G, seat: Seat, action: G::Action) -> Option<Refusal> {
    apply(&mut g.clone(), &Input::Act(seat, action), &mut Silent).err()
}

/// A random proposal that this seat may make now, if there is one: see [`Game::is_proposal`].
pub fn proposal<G: Game>(g: &G, seat: Seat, chance: &mut dyn Chance) -> Option<G::Action> {
    if g.pending().asked().has(seat) { g.proposal(seat, &RulesKey::THE, chance) } else { None }
}

/// A random order that this seat may give now, whether it is asked or not: see [`Game::is_order`].
pub fn order<G: Game>(g: &G, seat: Seat, chance: &mut dyn Chance) -> Option<G::Action> {
    if g.pending().asked().is_empty() { None } else { g.order(seat, chance) }
}

/// The seats that have answered the pending question. Only the program that runs the table may know this.
/// Players must not.
pub fn answered<G: Game>(g: &G) -> SeatSet {
    g.answered(&RulesKey::THE)
}

/// The seats that the table waits for. Only the program that runs the table may know this. Players see
/// [`Pending::awaited`].
pub fn awaited<G: Game>(g: &G) -> SeatSet {
    let pending = g.pending();
    if pending.is_reaction() { pending.asked().minus(answered(g)) } else { pending.awaited() }
}

/// The action that is taken for this seat when its time is up, or `None` if it is not asked.
pub fn timeout<G: Game>(g: &G, seat: Seat, chance: &mut dyn Chance) -> Option<G::Action> {
    g.pending().asked().has(seat).then(|| g.timeout(seat, &RulesKey::THE, chance))
}

/// A fair answer to the pending question to chance, or `None` if chance is not asked.
pub fn roll<G: Game>(g: &G, chance: &mut dyn Chance) -> Option<G::Roll> {
    match g.pending() {
        Pending::Chance(_) => Some(g.roll(&RulesKey::THE, chance)),
        Pending::Seats { .. } | Pending::Over => None,
    }
}

/// A fairly drawn state that this seat cannot tell from the true one. Bots use it to imagine what they do not know.
pub fn resample<G: Game>(g: &G, seat: Seat, chance: &mut dyn Chance) -> G {
    g.resample(seat, chance, &RulesKey::THE)
}

/// The same game as if nobody had left anything in advance. It is for looking ahead: see
/// [`Game::without_orders`].
pub fn without_orders<G: Game>(g: &G) -> G {
    g.without_orders(&RulesKey::THE)
}

/// Checks what must hold in every state of the game. A failure is a defect of the game.
pub fn check<G: Game>(g: &G) -> Result<(), Broken> {
    g.check(&RulesKey::THE)
}
