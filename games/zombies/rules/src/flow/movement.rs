//! A player moves: in step 5, or because a card makes them walk (ZOM-12, ZOM-11.9). Also below the streets
//! (ZOM-16).

use table::{AsksSeats, Log, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use super::{
    Fight, FunHouseTransfer, Moment, Question, TokenOffer, deeds, fight, fun_house, jeep, ride, spell, window,
};
use crate::cards::goods::jail;
use crate::cards::{Timing, moves};
use crate::event::Event;
use crate::map::{Passage, Square};
use crate::{Action, Card, Zombies};

mod leftover;
mod manholes;
mod tokens;
mod ways;

use manholes::{
    come_up_on_the_way, go_down, may_come_up, may_go_down, may_place_manhole, place_manhole, refuse_manhole,
};
use ways::{first_step, search, steps};

pub(crate) use leftover::{Leftover, is_left};
pub(super) use leftover::{
    act as do_leftover, legal as legal_leftover, resume as resume_leftover, thinkable as thinkable_leftover,
};
pub(crate) use manholes::come_up;
pub(super) use tokens::take_token;
pub(crate) use ways::reach;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Movement {
    pub mover: Seat,
    /// The player who chooses the way.
    pub leader: Seat,
    /// Squares left of a walk; `None` in step 5, where the roll says how far.
    pub walk: Option<u8>,
    /// The card that forces the walk to use all its squares.
    pub forced_by: Option<Card>,
    /// A square has just been entered.
    pub has_arrived: bool,
    /// A subway station has just been entered, so that a ride may be declared.
    pub is_at_station: bool,
    /// The player who moves along (ZOM-C-Z35-23).
    pub companion: Option<Seat>,
    /// ZOM-16.22: each of these may happen once in a movement.
    pub has_gone_down: bool,
    pub has_come_up: bool,
    /// A card has ended it.
    pub is_over: bool,
    /// Step 5 has not begun: the window after the movement roll comes first.
    pub is_to_begin: bool,
}

impl Movement {
    /// ZOM-4.7: the movement of step 5.
    pub(crate) fn own(g: &Zombies) -> Movement {
        let leader = moves::leader_of(g, g.active);
        Movement { mover: g.active, leader, is_to_begin: true, ..Movement::default() }
    }

    /// The same when step 5 has begun.
    pub(super) fn begun(self) -> Movement {
        Movement { is_to_begin: false, ..self }
    }

    /// ZOM-11.9: a card walks a player.
    pub(crate) fn walk(mover: Seat, leader: Seat, squares: u8) -> Movement {
        Movement { mover, leader, walk: Some(squares), ..Movement::default() }
    }

    fn is_own(&self) -> bool {
        self.walk.is_none()
    }

    /// ZOM-16.5, ZOM-17.1: only players who move of their own free will in step 5, and alone, use manholes
    /// and stations.
    pub(super) fn is_free(&self) -> bool {
        self.is_own() && self.leader == self.mover && self.companion.is_none()
    }

    pub(crate) fn left(&self, g: &Zombies) -> u8 {
        rule!("ZOM-12.1");
        match self.walk {
            Some(left) => left,
            None => g.squares_left(self.mover),
        }
    }

    pub(super) fn count_step(&mut self, g: &mut Zombies) {
        match &mut self.walk {
            Some(left) => *left -= 1,
            None => g.count_step(self.mover),
        }
    }
}

impl AsksSeats<Zombies> for Movement {
    fn step(mut self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        if g.player(self.mover).is_dead || self.is_over {
            rule!("ZOM-8.2");
            return g.stack.done();
        }
        if self.is_to_begin {
            begin(g, self);
            return Step::Ran;
        }
        if self.has_arrived {
            self.has_arrived = false;
            arrive(g, self);
            return Step::Ran;
        }
        if let Some(goal) = g.goal {
            go_on(g, self, goal, key, log);
            return Step::Ran;
        }
        if !can_do_something(g, &self) {
            return g.stack.done();
        }
        if leftover::may_wait(g, &self) {
            leftover::leave(g, self);
            return g.stack.done();
        }
        Step::Waits
    }

    fn pending(&self, g: &Zombies) -> PendingOf<Zombies> {
        let Movement { mover, leader, .. } = *self;
        g.open_moment(leader, Question::Move { seat: leader, mover, left: self.left(g) })
    }

    fn legal(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        let mover = self.mover;
        if may_stop(g, self) {
            rule!("ZOM-12.3");
            out.push(Action::Stop);
        }
        if self.leader == mover && g.may_take_token(mover) {
            out.push(Action::Take);
        }
        if may_place_manhole(g, self) {
            out.push(Action::PlaceManhole);
        }
        if may_go_down(g, self) {
            out.push(Action::GoDown);
        }
        if may_come_up(g, self) {
            out.push(Action::ComeUp);
        }
        if ride::may_ride(g, self) {
            out.push(Action::Ride);
        }
        if fun_house::may_leave(g, self) {
            out.push(Action::Leave);
        }
        if fun_house::may_turn(g, self) {
            out.push(Action::TurnTile);
        }
        if spell::may_cast(g, self) {
            out.push(Action::Cast);
        }
        if self.left(g) == 0 {
            return;
        }
        let reach = reach(g, self);
        out.extend(reach.found().iter().filter_map(|found| match found.steps {
            0 => None,
            1 => Some(Action::Step { to: found.square }),
            _ => Some(Action::Walk { to: found.square }),
        }));
    }

    /// Neighbouring squares that cannot be entered, and things that might be done here.
    fn thinkable(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        let at = g.player(self.mover).at;
        out.extend(g.map.abutting(at).into_iter().map(|to| Action::Step { to }));
        out.extend([
            Action::Take,
            Action::GoDown,
            Action::ComeUp,
            Action::PlaceManhole,
            Action::Ride,
            Action::Leave,
            Action::TurnTile,
            Action::Cast,
            Action::Stop,
        ]);
    }

    fn act(
        self,
        g: &mut Zombies,
        seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        debug_assert_eq!(seat, self.leader);
        let mover = self.mover;
        match action {
            Action::Stop if may_stop(g, &self) => {
                let led_by = Some(seat).filter(|leader| *leader != mover);
                log.event(Event::Stopped { seat: mover, led_by });
                g.stack.done();
            }
            Action::Stop => {
                let rule = forced_by(g, &self).map_or("ZOM-12.3", |card| card.facts().rule);
                return Err(Refusal::new(rule, "must-go-on"));
            }
            Action::Step { to } => {
                if self.left(g) == 0 {
                    return Err(Refusal::new("ZOM-12.1", "no-squares-left"));
                }
                if !steps(g, &self).any(|step| step == to) {
                    return Err(Refusal::new("ZOM-12.4", "no-way-there"));
                }
                rule!("ZOM-12.9");
                set_out(g, self, to, to, key, log);
            }
            Action::Walk { to } => {
                let reach = search(g, &self, Some(to));
                let is_far = reach.to(to).is_some_and(|found| found.steps > 1);
                let Some(first) = reach.first_step(to).filter(|_| is_far) else {
                    return Err(Refusal::new("ZOM-12.1", "not-in-reach"));
                };
                rule!("ZOM-12.16");
                set_out(g, self, first, to, key, log);
            }
            Action::Take => {
                if self.leader != mover {
                    return Err(Refusal::new("ZOM-12.11", "another-decides"));
                }
                take_token(g, mover, log)?;
            }
            Action::PlaceManhole => {
                refuse_manhole(g, &self)?;
                place_manhole(g, mover, log);
            }
            Action::GoDown => {
                let mut movement = self;
                go_down(g, &mut movement, log)?;
                g.stack.go_on_as(movement);
            }
            Action::ComeUp => come_up_on_the_way(g, self, log)?,
            Action::Ride => {
                ride::declare(g, &self, log)?;
            }
            Action::Leave if fun_house::may_leave(g, &self) => fun_house::leave(g, self, key, log),
            Action::Leave => return Err(Refusal::new("ZOM-24.11", "no-way-out-here")),
            Action::TurnTile if fun_house::may_turn(g, &self) => {
                g.stack.done();
                fun_house::turn(g, g.player(mover).at.spot(), log);
            }
            Action::TurnTile => return Err(Refusal::new("ZOM-24.17", "tile-stays")),
            Action::Cast if spell::may_cast(g, &self) => spell::cast(g, mover, log),
            Action::Cast => return Err(Refusal::new("ZOM-22.9", "no-spell-here")),
            _ => return Err(Refusal::OTHER_QUESTION),
        }
        Ok(())
    }
}

/// ZOM-4.7: step 5 begins, unless the roll leads into the Fun House instead. Some cards ask something first.
fn begin(g: &mut Zombies, movement: Movement) {
    let Movement { mover, .. } = movement;
    if fun_house::leads_inside(g, mover) {
        g.stack.go_on_as(FunHouseTransfer::inside(mover));
    } else {
        rule!("ZOM-4.7");
        g.stack.go_on_as(Movement { leader: moves::leader_of(g, mover), ..movement.begun() });
        moves::movement_begins(g);
    }
}

/// ZOM-10.41: the player who decides about the first square as soon as the window after the movement roll has
/// closed. `None` if something else comes first, or if there is nothing to decide.
pub(super) fn leader_at_start(g: &mut Zombies) -> Option<Seat> {
    let mover = g.active;
    let leader = moves::leader_of(g, mover);
    let movement = g.stack.innermost_mut::<Movement>().filter(|movement| movement.is_to_begin)?;
    movement.leader = leader;
    let movement = *movement;
    let is_under_way = !g.player(mover).is_dead && !movement.is_over;
    let begins = is_under_way && !fun_house::leads_inside(g, mover) && !moves::have_a_say_first(g);
    let is_asked = begins && can_do_something(g, &movement) && !leftover::may_wait(g, &movement);
    is_asked.then_some(leader)
}

/// What the mover meets on the square just entered: a fight, or a token that they may want.
fn arrive(g: &mut Zombies, movement: Movement) {
    let mover = movement.mover;
    let is_fought = g.must_fight(mover);
    let is_led = movement.leader != mover;
    if is_fought || g.may_take_token(mover) || movement.is_at_station && ride::may_ride(g, &movement) {
        g.goal = None;
    }
    g.stack.go_on_as(movement);
    // The fight is begun last, so it lies on top of the stack and comes before the question about a token.
    if is_led {
        g.stack.begin(TokenOffer { seat: mover });
    }
    if is_fought {
        rule!("ZOM-7.1");
        rule!("ZOM-12.10");
        fight::meet(g, mover);
    }
}

/// Takes the first step of a way that was already found, so that it is not searched for again. The zombie on
/// the mover's own square is fought first.
fn set_out(
    g: &mut Zombies,
    movement: Movement,
    first: Square,
    goal: Square,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    match g.must_fight(movement.mover) {
        true => g.goal = Some(goal),
        false => enter(g, movement, first, goal, key, log),
    }
}

/// Goes one square towards a goal. The zombie on the mover's own square is fought first (ZOM-7.3).
fn go_on(g: &mut Zombies, movement: Movement, goal: Square, key: &RulesKey, log: &mut impl Log<Zombies>) {
    let mover = movement.mover;
    if g.must_fight(mover) {
        rule!("ZOM-7.3");
        rule!("ZOM-7.21");
        g.stack.begin(Fight::on(mover, g.player(mover).at));
        return;
    }
    match first_step(g, &movement, goal) {
        Some(to) => enter(g, movement, to, goal, key, log),
        None => g.goal = None,
    }
}

/// The mover steps to a neighbouring square, on the way to a goal.
fn enter(
    g: &mut Zombies,
    mut movement: Movement,
    to: Square,
    goal: Square,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    let mover = movement.mover;
    let at = g.player(mover).at;
    g.goal = (to != goal).then_some(goal);
    movement.count_step(g);
    let is_below = g.player(mover).is_below;
    let passage = if is_below { Passage::Floor } else { g.map.passage(at, to) };
    movement.has_arrived = true;
    movement.is_at_station = passage == Passage::DoorIn;
    g.stack.go_on_as(movement);
    g.players[mover.index()].at = to;
    log.event(Event::Moved { seat: mover, from: at, to, is_below });
    if !is_below {
        fun_house::stepped(g, at, to, log);
        jeep::crossed(g, mover, at, to, log);
        deeds::came_to(g, mover, at, to, log);
        jail::pass_gate(g, mover, at, to, log);
        moves::take_along(g, &movement, at, to, log);
    }
    if passage == Passage::DoorIn && g.rules.names(Timing::OwnBuildingEntry) {
        window::open(g, Moment::BuildingEntry, mover, SeatSet::one(mover), key, log);
    }
}

fn can_do_something(g: &Zombies, movement: &Movement) -> bool {
    may_place_manhole(g, movement) || may_go_down(g, movement) || has_more_than_manholes(g, movement)
}

/// Whether there is something to do besides placing a manhole and going down.
fn has_more_than_manholes(g: &Zombies, movement: &Movement) -> bool {
    let mover = movement.mover;
    movement.left(g) > 0 && steps(g, movement).next().is_some()
        || movement.leader == mover && g.may_take_token(mover)
        || may_come_up(g, movement)
        || ride::may_ride(g, movement)
        || fun_house::may_leave(g, movement)
        || fun_house::may_turn(g, movement)
        || spell::may_cast(g, movement)
}

/// The card that does not let the movement stop here as long as it can go on.
fn forced_by(g: &Zombies, movement: &Movement) -> Option<Card> {
    let at = g.player(movement.mover).at;
    movement.forced_by.or_else(|| moves::Bounds::of(g, movement).forced_by(g, at))
}

pub(super) fn may_stop(g: &Zombies, movement: &Movement) -> bool {
    forced_by(g, movement).is_none() || movement.left(g) == 0 || steps(g, movement).next().is_none()
}

impl Zombies {
    /// Changes the innermost movement of this player, below the card being resolved.
    pub(crate) fn change_movement(&mut self, mover: Seat, change: impl FnOnce(&mut Movement)) {
        self.stack.all_mut::<Movement>().find(|movement| movement.mover == mover).map(change);
    }

    /// A card ends this player's movement.
    pub(crate) fn end_movement(&mut self, mover: Seat) {
        self.change_movement(mover, |movement| movement.is_over = true);
        leftover::end(self, mover);
    }

    /// Ends longer walks where they are: something has happened.
    pub(crate) fn stop_walks(&mut self) {
        self.goal = None;
    }
}
