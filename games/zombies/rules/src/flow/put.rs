//! Putting zombies and tokens on a new tile, one after another. Where there is no choice, nobody is asked
//! (ZOM-6).

use table::{
    AsksBoth, AsksSeats, Chance, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule,
};

use super::{ChanceQuestion, Moment, Question, deeds, die_of, window};
use crate::action::Roll;
use crate::cards::{Timing, hands};
use crate::event::Event;
use crate::map::{Spot, Square, Squares, Token};
use crate::tiles::Figure;
use crate::{Action, Zombies};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Put {
    pub spot: Spot,
    pub by: Seat,
    /// How many zombies are left; `None` until their number is known.
    pub zombies: Option<u8>,
    pub bullets: u8,
    pub life: u8,
}

/// What is put next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// How many are left.
    Zombie {
        left: u8,
    },
    Token(Token),
}

impl Next {
    fn put(self, at: Square) -> Action {
        match self {
            Next::Zombie { .. } => Action::Put { at },
            Next::Token(Token::Bullet) => Action::PutBullet { at },
            Next::Token(Token::Life) => Action::PutLife { at },
        }
    }
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

impl AsksSeats<Zombies> for Put {
    fn step(self, g: &mut Zombies, _key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        let facts = g.map.tile(self.spot).facts();
        if self.zombies.is_none() {
            let Some(n) = facts.tile.n_zombies() else { return Step::Waits };
            rule!("ZOM-6.1");
            counted(g, self, n);
            return Step::Ran;
        }
        let Some((next, room)) = self.next(g) else { return g.stack.done() };
        let is_supplied = match next {
            Next::Zombie { .. } => g.supply_of(facts.figure) > 0,
            Next::Token(_) => true,
        };
        if !is_supplied || room.is_empty() {
            rule!("ZOM-1.8");
            rule!("ZOM-6.7");
            g.stack.go_on_as(match next {
                Next::Zombie { .. } => Put { zombies: Some(0), ..self },
                Next::Token(_) => Put { bullets: 0, life: 0, ..self },
            });
            return Step::Ran;
        }
        let is_forced = room.len() == 1
            || match next {
                // Two dogs can share a square, so there is a choice until the last one.
                Next::Zombie { left } => {
                    facts.figure != Figure::Dog && left.min(g.supply_of(facts.figure)) >= room.len()
                }
                Next::Token(_) => self.bullets == 0 && self.life >= room.len(),
            };
        if !is_forced {
            rule!("ZOM-6.6");
            return Step::Waits;
        }
        let first = room.into_iter().next().expect("there is room");
        lay(g, self, next, first, log);
        Step::Ran
    }

    fn pending(&self, g: &Zombies) -> PendingOf<Zombies> {
        let seat = self.by;
        let question = match self.next(g) {
            None => return Pending::Chance(ChanceQuestion::Newcomers { seat }),
            Some((Next::Zombie { .. }, _)) => {
                Question::PutZombie { seat, figure: g.map.tile(self.spot).facts().figure }
            }
            Some((Next::Token(Token::Bullet), _)) => Question::PutBullets { seat },
            Some((Next::Token(Token::Life), _)) => Question::PutLife { seat },
        };
        g.open_moment(seat, question)
    }

    fn legal(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        if let Some((next, room)) = self.next(g) {
            out.extend(room.map(|at| next.put(at)));
        }
    }

    fn thinkable(&self, _g: &Zombies, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn act(
        self,
        g: &mut Zombies,
        _seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        let (Action::Put { at } | Action::PutBullet { at } | Action::PutLife { at }) = action else {
            return Err(Refusal::OTHER_QUESTION);
        };
        let Some((next, room)) = self.next(g).filter(|(next, _)| next.put(at) == action) else {
            return Err(Refusal::OTHER_QUESTION);
        };
        if !room.has(at) {
            return Err(Refusal::new("ZOM-6.2", "not-a-place-for-it"));
        }
        lay(g, self, next, at, log);
        Ok(())
    }
}

impl AsksBoth<Zombies> for Put {
    fn roll(&self, _g: &Zombies, _key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        Roll::Die(chance.d6())
    }

    /// ZOM-22.3: a die says how many come.
    fn rolled(
        self,
        g: &mut Zombies,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        let die = die_of(roll)?;
        if self.zombies.is_some() {
            return Err(Refusal::IMPOSSIBLE_ROLL);
        }
        rule!("ZOM-22.3");
        log.event(Event::NewcomersRolled { seat: self.by, die });
        counted(g, self, die);
        if g.rules.names(Timing::OwnRoll) {
            window::open(g, Moment::DieRolled, self.by, SeatSet::one(self.by), key, log);
        }
        hands::rolled_natural(g, self.by, &[die]);
        Ok(())
    }
}

fn counted(g: &mut Zombies, put: Put, zombies: u8) {
    let facts = g.map.tile(put.spot).facts();
    let put = Put { zombies: Some(zombies), bullets: facts.bullets, life: facts.life, ..put };
    g.stack.go_on_as(put);
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
    g.stack.go_on_as(put.without_one(next));
}
