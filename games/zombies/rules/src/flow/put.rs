//! Zombies and tokens go on a new tile, one after the other; where there is no choice they go by
//! themselves (ZOM-6).

use table::{Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use super::{Frame, Moment, Question, Toss, deeds, window};
use crate::cards::{Timing, hands};
use crate::event::Event;
use crate::map::{Spot, Square, Squares, Token};
use crate::tiles::Figure;
use crate::{Action, Zombies};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Put {
    pub spot: Spot,
    pub by: Seat,
    /// How many are left; nothing before the number of zombies is known.
    pub zombies: Option<u8>,
    pub bullets: u8,
    pub life: u8,
}

/// What is put next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// So many are left.
    Zombie {
        left: u8,
    },
    Token(Token),
}

impl Put {
    pub(super) fn on(spot: Spot, by: Seat) -> Put {
        Put { spot, by, ..Put::default() }
    }

    fn next(&self, g: &Zombies) -> Option<(Next, Squares)> {
        let left = self.zombies?;
        if left > 0 {
            return Some((Next::Zombie { left }, g.map.room_for_newcomer(self.spot)));
        }
        let token = match (self.bullets, self.life) {
            (0, 0) => return None,
            (0, _) => Token::Life,
            _ => Token::Bullet,
        };
        Some((Next::Token(token), g.map.room_for_token(self.spot)))
    }

    fn without_one(mut self, next: Next) -> Put {
        match next {
            Next::Zombie { left } => self.zombies = Some(left - 1),
            Next::Token(Token::Bullet) => self.bullets -= 1,
            Next::Token(Token::Life) => self.life -= 1,
        }
        self
    }
}

pub(super) fn pending(g: &Zombies, put: &Put) -> PendingOf<Zombies> {
    let seat = put.by;
    let question = match put.next(g) {
        None => return Pending::Chance(Toss::Newcomers { seat }),
        Some((Next::Zombie { .. }, _)) => {
            Question::PutZombie { seat, figure: g.map.tile(put.spot).facts().figure }
        }
        Some((Next::Token(Token::Bullet), _)) => Question::PutBullets { seat },
        Some((Next::Token(Token::Life), _)) => Question::PutLife { seat },
    };
    g.open_moment(seat, question)
}

pub(super) fn step(g: &mut Zombies, put: Put, log: &mut impl Log<Zombies>) -> Step {
    let facts = g.map.tile(put.spot).facts();
    if put.zombies.is_none() {
        let Some(n) = facts.tile.n_zombies() else { return Step::Waits };
        rule!("ZOM-6.1");
        counted(g, put, n);
        return Step::Ran;
    }
    let Some((next, room)) = put.next(g) else { return g.done() };
    let is_supplied = match next {
        Next::Zombie { .. } => g.supply_of(facts.figure) > 0,
        Next::Token(_) => true,
    };
    if !is_supplied || room.is_empty() {
        rule!("ZOM-1.8");
        rule!("ZOM-6.7");
        g.go_on_as(Frame::Put(match next {
            Next::Zombie { .. } => Put { zombies: Some(0), ..put },
            Next::Token(_) => Put { bullets: 0, life: 0, ..put },
        }));
        return Step::Ran;
    }
    let is_forced = room.len() == 1
        || match next {
            // Two dogs share a square, so that there is a choice until the last.
            Next::Zombie { left } => {
                facts.figure != Figure::Dog && left.min(g.supply_of(facts.figure)) >= room.len()
            }
            Next::Token(_) => put.bullets == 0 && put.life >= room.len(),
        };
    if !is_forced {
        rule!("ZOM-6.6");
        return Step::Waits;
    }
    let first = room.into_iter().next().expect("there is room");
    lay(g, put, next, first, log);
    Step::Ran
}

fn counted(g: &mut Zombies, put: Put, zombies: u8) {
    let facts = g.map.tile(put.spot).facts();
    let put = Put { zombies: Some(zombies), bullets: facts.bullets, life: facts.life, ..put };
    g.go_on_as(Frame::Put(put));
}

/// ZOM-22.3: a die says how many come.
pub(super) fn rolled(
    g: &mut Zombies,
    put: Put,
    die: u8,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    if put.zombies.is_some() {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    }
    rule!("ZOM-22.3");
    log.event(Event::NewcomersRolled { seat: put.by, die });
    counted(g, put, die);
    if g.rules.names(Timing::OwnRoll) {
        window::open(g, Moment::DieRolled, put.by, SeatSet::one(put.by), key, log);
    }
    hands::rolled_natural(g, put.by, &[die]);
    Ok(())
}

fn lay(g: &mut Zombies, put: Put, next: Next, at: Square, log: &mut impl Log<Zombies>) {
    match next {
        Next::Zombie { .. } => {
            let figure = g.map.tile(put.spot).facts().figure;
            deeds::put_figure(g, at, figure, log);
        }
        Next::Token(token) => {
            rule!("ZOM-1.6");
            rule!("ZOM-6.5");
            g.map.put_token(at, token);
            log.event(Event::TokenPut { at, token });
        }
    }
    g.go_on_as(Frame::Put(put.without_one(next)));
}

pub(super) fn legal(g: &Zombies, put: &Put, out: &mut Vec<Action>) {
    if let Some((_, room)) = put.next(g) {
        out.extend(room.map(|at| Action::Put { at }));
    }
}

pub(super) fn act(
    g: &mut Zombies,
    put: Put,
    action: Action,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let (Action::Put { at }, Some((next, room))) = (action, put.next(g)) else {
        return Err(Refusal::OTHER_QUESTION);
    };
    if !room.has(at) {
        return Err(Refusal::new("ZOM-6.2", "not-a-place-for-it"));
    }
    lay(g, put, next, at, log);
    Ok(())
}
