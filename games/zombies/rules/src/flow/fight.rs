//! A fight: rolls until a kill, a dodge or death (ZOM-7, ZOM-15, ZOM-18).

use serde::Serialize;
use table::{Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use super::{Frame, Moment, Question, Toss, deeds, window};
use crate::cards::{Timing, clowns, weapons};
use crate::event::Event;
use crate::map::Square;
use crate::tiles::Figure;
use crate::{Action, Card, Zombies};

mod chances;
mod ends;
mod roll;

use ends::lose;

pub(crate) use chances::{Chances, chances};
pub(crate) use ends::{again, dodged, win};
pub(crate) use roll::rolled;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Fight {
    pub seat: Seat,
    pub at: Square,
    pub stage: FightStage,
    /// The item named for this roll; once it is made, the one used.
    pub item: Option<Card>,
    pub natural: u8,
    /// What items add to this roll.
    pub from_items: i8,
    /// What cards add to this roll.
    pub from_cards: i8,
    /// Rolls made.
    pub n_rolls: u8,
    pub killed: Option<Figure>,
    /// In step 2, where a token is offered afterwards.
    pub is_in_step_two: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum FightStage {
    #[default]
    Begins,
    /// Before a roll, which waits for its player's word (ZOM-10.37).
    Ready,
    Roll,
    Rolled,
    /// What the roll leads to.
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

/// A player comes to a square: every zombie there that must be fought is, one after the other.
pub(crate) fn meet(g: &mut Zombies, seat: Seat) {
    if g.must_fight(seat) {
        rule!("ZOM-22.5");
        let at = g.player(seat).at;
        (0..g.n_to_fight(seat)).for_each(|_| _ = g.begin(Frame::Fight(Fight::on(seat, at))));
    }
}

pub(super) fn pending(g: &Zombies, fight: &Fight) -> PendingOf<Zombies> {
    let Fight { seat, at, .. } = *fight;
    match fight.stage {
        FightStage::Roll => Pending::Chance(Toss::Fight { seat }),
        FightStage::Ready => g.open_moment(seat, Question::Fight { seat, at }),
        _ => g.open_moment(seat, Question::FightResult { seat, at }),
    }
}

pub(super) fn step(g: &mut Zombies, fight: Fight, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    let Fight { seat, at, .. } = fight;
    let go_on = |g: &mut Zombies, stage| g.go_on_as(Frame::Fight(Fight { stage, ..fight }));
    match fight.stage {
        FightStage::Begins => match g.map.figure(at).filter(|_| is_on(g, &fight)) {
            Some(figure) => {
                go_on(g, FightStage::Ready);
                log.event(Event::FightBegan { seat, at, figure });
            }
            // The fight before it has ended otherwise.
            None => _ = g.done(),
        },
        FightStage::Ready => {
            if !is_on(g, &fight) {
                go_on(g, FightStage::Over);
            } else if g.may_react().has(seat) || weapons::has_choice(g, &fight) {
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
            // After the roll as before it: nobody kills who does not fight.
            if !is_on(g, &fight) {
                go_on(g, FightStage::Over);
                return Step::Ran;
            }
            return judge(g, fight, log);
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
            match fight.killed {
                Some(Figure::Clown) if clowns::may_send(g, seat) => clowns::ask_where(g, seat),
                Some(figure) => deeds::count_kill(g, seat, figure, log),
                None => {}
            }
            g.has_killed_at(seat, at);
        }
        FightStage::Over => {
            g.done();
            if fight.is_in_step_two {
                rule!("ZOM-12.12");
                rule!("ZOM-12.17");
                g.begin(Frame::Token { seat });
            }
        }
    }
    Step::Ran
}

/// A card may have taken either away.
fn is_on(g: &Zombies, fight: &Fight) -> bool {
    g.player(fight.seat).at == fight.at && g.must_fight(fight.seat)
}

/// Goes on by itself where there is nothing to choose and nobody could play anything.
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

pub(super) fn legal(g: &Zombies, fight: &Fight, out: &mut Vec<Action>) {
    match fight.stage {
        FightStage::Ready => {
            rule!("ZOM-7.13");
            out.push(Action::Roll { with: None });
            rule!("ZOM-7.20");
            weapons::named_items(g, fight, |card| out.push(Action::Roll { with: Some(card) }));
        }
        FightStage::Judge => {
            let Chances { kill, dodge, bullets, lose_life } = chances(g, fight);
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

pub(super) fn thinkable(out: &mut Vec<Action>) {
    out.extend([Action::Kill, Action::SpendBullets, Action::LoseLife, Action::Dodge, Action::Stop]);
}

pub(super) fn act(
    g: &mut Zombies,
    fight: Fight,
    action: Action,
    _key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    if action == Action::Stop {
        return Err(Refusal::new("ZOM-7.13", "cannot-leave-fight"));
    }
    match fight.stage {
        FightStage::Ready => {
            let Action::Roll { with: item } = action else { return Err(Refusal::OTHER_QUESTION) };
            if let Some(card) = item {
                let mut is_choice = false;
                weapons::named_items(g, &fight, |choice| is_choice |= choice == card);
                if !is_choice {
                    return Err(Refusal::new("ZOM-7.20", "no-such-weapon"));
                }
            }
            log.event(Event::CombatRollCalled { seat: fight.seat, item });
            g.go_on_as(Frame::Fight(Fight { stage: FightStage::Roll, item, ..fight }));
            Ok(())
        }
        FightStage::Judge => answer_roll(g, fight, action, log),
        _ => Err(Refusal::OTHER_QUESTION),
    }
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
    /// Changes the fight of this player that lies right below the card being resolved; says whether there
    /// is one.
    pub(crate) fn with_fight(&mut self, seat: Seat, change: impl FnOnce(&mut Fight)) -> bool {
        let mut found = false;
        self.with_fight_frame(seat, |g, mut fight| {
            change(&mut fight);
            g.go_on_as(Frame::Fight(fight));
            found = true;
        });
        found
    }

    /// The same, with the fight as the innermost procedure meanwhile.
    pub(crate) fn with_fight_frame(&mut self, seat: Seat, change: impl FnOnce(&mut Zombies, Fight)) {
        let card = self.stack.pop();
        if let Some(Frame::Fight(fight)) = self.stack.top().copied()
            && fight.seat == seat
        {
            change(self, fight);
        }
        if let Some(card) = card {
            self.stack.push(card);
        }
    }
}

impl Frame {
    pub(crate) fn as_fight(&self) -> Option<&Fight> {
        match self {
            Frame::Fight(fight) => Some(fight),
            _ => None,
        }
    }
}
