//! A fight: rolls until a kill, a dodge or death (ZOM-7, ZOM-15, ZOM-18).

use serde::Serialize;
use table::{
    AsksBoth, AsksSeats, Chance, Holds, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule,
};

use super::{ChanceQuestion, Moment, Question, TokenOffer, deeds, die_of, window};
use crate::action::Roll;
use crate::cards::{Timing, clowns, weapons};
use crate::event::Event;
use crate::map::Square;
use crate::tiles::Figure;
use crate::{Action, Card, Zombies};

mod chances;
mod ends;
mod roll;

use ends::lose;
use roll::rolled;

pub(crate) use chances::{Chances, chances};
pub(crate) use ends::{again, dodged, win};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Fight {
    pub seat: Seat,
    pub at: Square,
    pub stage: FightStage,
    /// The item named for this roll; once the roll is made, the item used.
    pub item: Option<Card>,
    pub natural: u8,
    /// What items add to this roll.
    pub from_items: i8,
    /// What cards add to this roll.
    pub from_cards: i8,
    /// How many rolls were made.
    pub n_rolls: u8,
    pub killed: Option<Figure>,
    /// Whether this is the fight of step 2, after which a token is offered.
    pub is_in_step_two: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum FightStage {
    #[default]
    Begins,
    /// Before a roll, which its player must ask for (ZOM-10.37).
    Ready,
    Roll,
    Rolled,
    /// Decides what the roll leads to.
    Judge,
    Killed,
    /// The kill is final.
    Counted,
    Over,
}

impl Fight {
    pub(crate) fn in_step_two(seat: Seat, at: Square) -> Fight {
        Fight { is_in_step_two: true, ..Fight::on(seat, at) }
    }

    pub(crate) fn on(seat: Seat, at: Square) -> Fight {
        Fight { seat, at, ..Fight::default() }
    }

    /// ZOM-7.5.
    pub(crate) fn result(&self) -> i8 {
        rule!("ZOM-7.5");
        self.natural as i8 + self.from_items + self.from_cards
    }
}

/// A player comes to a square and fights, one after another, all zombies there that must be fought.
pub(crate) fn meet(g: &mut Zombies, seat: Seat) {
    if g.must_fight(seat) {
        rule!("ZOM-22.5");
        let at = g.player(seat).at;
        (0..g.n_to_fight(seat)).for_each(|_| _ = g.stack.begin(Fight::on(seat, at)));
    }
}

impl AsksSeats<Zombies> for Fight {
    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        let Fight { seat, at, .. } = self;
        let go_on = |g: &mut Zombies, stage| g.stack.go_on_as(Fight { stage, ..self });
        match self.stage {
            FightStage::Begins => match g.map.figure(at).filter(|_| is_on(g, &self)) {
                Some(figure) => {
                    go_on(g, FightStage::Ready);
                    log.event(Event::FightBegan { seat, at, figure });
                }
                // The previous fight has ended in some other way.
                None => _ = g.stack.done(),
            },
            FightStage::Ready => {
                if !is_on(g, &self) {
                    go_on(g, FightStage::Over);
                } else if g.may_react().has(seat) || weapons::has_choice(g, &self) {
                    return Step::Waits;
                } else {
                    rule!("ZOM-10.26");
                    go_on(g, FightStage::Roll);
                }
            }
            FightStage::Roll => return Step::Waits,
            FightStage::Rolled => {
                go_on(g, FightStage::Judge);
                if g.rules.names(Timing::OwnRoll) {
                    window::open(g, Moment::DieRolled, seat, SeatSet::one(seat), key, log);
                }
            }
            FightStage::Judge => {
                // Checked after the roll as before it: a player who no longer fights kills nothing.
                if !is_on(g, &self) {
                    go_on(g, FightStage::Over);
                    return Step::Ran;
                }
                return judge(g, self, log);
            }
            FightStage::Killed => {
                go_on(g, FightStage::Counted);
                if g.rules.names(Timing::OpponentKill) {
                    let others = SeatSet::all(usize::from(g.n_seats)).without(seat);
                    window::open(g, Moment::Kill, seat, others, key, log);
                }
            }
            FightStage::Counted => {
                rule!("ZOM-7.7");
                go_on(g, FightStage::Over);
                match self.killed {
                    Some(Figure::Clown) if clowns::may_send(g, seat) => clowns::ask_where(g, seat),
                    Some(figure) => deeds::count_kill(g, seat, figure, log),
                    None => {}
                }
                g.has_killed_at(seat, at);
            }
            FightStage::Over => {
                g.stack.done();
                if self.is_in_step_two {
                    rule!("ZOM-12.12");
                    rule!("ZOM-12.17");
                    g.stack.begin(TokenOffer { seat });
                }
            }
        }
        Step::Ran
    }

    fn pending(&self, g: &Zombies) -> PendingOf<Zombies> {
        let Fight { seat, at, .. } = *self;
        match self.stage {
            FightStage::Roll => Pending::Chance(ChanceQuestion::Fight { seat }),
            FightStage::Ready => g.open_moment(seat, Question::Fight { seat, at }),
            _ => g.open_moment(seat, Question::FightResult { seat, at }),
        }
    }

    fn legal(&self, g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        match self.stage {
            FightStage::Ready => {
                rule!("ZOM-7.13");
                out.push(Action::Roll { with: None });
                rule!("ZOM-7.20");
                weapons::named_items(g, self, |card| out.push(Action::Roll { with: Some(card) }));
            }
            FightStage::Judge => {
                let Chances { kill, dodge, bullets, lose_life } = chances(g, self);
                if kill {
                    out.push(Action::Kill);
                }
                if dodge {
                    out.push(Action::Dodge);
                }
                if bullets.is_some() {
                    out.push(Action::SpendBullets);
                }
                if lose_life {
                    rule!("ZOM-7.10");
                    out.push(Action::LoseLife);
                }
            }
            _ => {}
        }
    }

    fn thinkable(&self, _g: &Zombies, _seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend([Action::Kill, Action::SpendBullets, Action::LoseLife, Action::Dodge, Action::Stop]);
    }

    fn act(
        self,
        g: &mut Zombies,
        _seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        if action == Action::Stop {
            return Err(Refusal::new("ZOM-7.13", "cannot-leave-fight"));
        }
        match self.stage {
            FightStage::Ready => call_roll(g, self, action, log),
            FightStage::Judge => answer_roll(g, self, action, log),
            _ => Err(Refusal::OTHER_QUESTION),
        }
    }
}

impl AsksBoth<Zombies> for Fight {
    fn roll(&self, _g: &Zombies, _key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        Roll::Die(chance.d6())
    }

    fn rolled(
        self,
        g: &mut Zombies,
        roll: &Roll,
        _key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        rolled(g, self, die_of(roll)?, log)
    }
}

/// A card may have moved the player or removed the zombie.
fn is_on(g: &Zombies, fight: &Fight) -> bool {
    g.player(fight.seat).at == fight.at && g.must_fight(fight.seat)
}

/// Goes on without asking if there is nothing to choose and nobody could play anything.
fn judge(g: &mut Zombies, fight: Fight, log: &mut impl Log<Zombies>) -> Step {
    let Chances { kill, dodge, bullets, lose_life } = chances(g, &fight);
    let is_free = bullets.is_some() || g.may_react().has(fight.seat);
    match (kill, dodge) {
        (true, false) => win(g, fight, log),
        (true, true) => return Step::Waits,
        (false, true) if is_free => {
            rule!("ZOM-18.11");
            return Step::Waits;
        }
        (false, true) => dodged(g, fight, log),
        (false, false) if is_free => return Step::Waits,
        _ => {
            debug_assert!(lose_life);
            rule!("ZOM-10.26");
            lose(g, fight, log);
        }
    }
    Step::Ran
}

fn call_roll(
    g: &mut Zombies,
    fight: Fight,
    action: Action,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let Action::Roll { with: item } = action else { return Err(Refusal::OTHER_QUESTION) };
    if let Some(card) = item {
        let mut is_choice = false;
        weapons::named_items(g, &fight, |choice| is_choice |= choice == card);
        if !is_choice {
            return Err(Refusal::new("ZOM-7.20", "no-such-weapon"));
        }
    }
    log.event(Event::CombatRollCalled { seat: fight.seat, item });
    g.stack.go_on_as(Fight { stage: FightStage::Roll, item, ..fight });
    Ok(())
}

fn answer_roll(
    g: &mut Zombies,
    fight: Fight,
    action: Action,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let Chances { kill, dodge, bullets, lose_life } = chances(g, &fight);
    match action {
        Action::Kill if kill => win(g, fight, log),
        Action::Kill => return Err(Refusal::new("ZOM-7.6", "result-too-low")),
        Action::Dodge if dodge => dodged(g, fight, log),
        Action::Dodge => return Err(Refusal::new("ZOM-18.1", "no-dodge")),
        Action::SpendBullets => match bullets {
            Some(needed) => {
                rule!("ZOM-7.8");
                rule!("ZOM-18.4");
                rule!("ZOM-18.5");
                deeds::lose_bullets(g, fight.seat, needed, log);
                weapons::paid(g, fight.seat, log);
                win(g, fight, log);
            }
            None => return Err(Refusal::new("ZOM-7.9", "bullets-do-not-reach")),
        },
        Action::LoseLife if lose_life => lose(g, fight, log),
        Action::LoseLife => return Err(Refusal::new("ZOM-7.8", "no-life-to-lose")),
        _ => return Err(Refusal::OTHER_QUESTION),
    }
    Ok(())
}

impl Zombies {
    /// Replaces the innermost fight by this one. Whatever lies on top of it stays.
    fn fight_on_as(&mut self, fight: Fight) {
        *self.stack.innermost_mut().expect("a fight is under way") = fight;
    }

    /// The fight of this player that lies right below the card being resolved.
    fn fight_below_card(&self, seat: Seat) -> Option<Fight> {
        let fight: &Fight = self.stack.iter().rev().nth(1)?.held()?;
        (fight.seat == seat).then_some(*fight)
    }

    /// Changes this player's fight right below the card being resolved; returns whether there is one.
    pub(crate) fn with_fight(&mut self, seat: Seat, change: impl FnOnce(&mut Fight)) -> bool {
        let Some(mut fight) = self.fight_below_card(seat) else { return false };
        change(&mut fight);
        self.fight_on_as(fight);
        true
    }

    /// The same, for changes that go beyond the fight.
    pub(crate) fn with_fight_frame(&mut self, seat: Seat, change: impl FnOnce(&mut Zombies, Fight)) {
        if let Some(fight) = self.fight_below_card(seat) {
            change(self, fight);
        }
    }
}
