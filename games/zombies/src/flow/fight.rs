//! A fight: rolls until a kill, a dodge or death (ZOM-7, ZOM-15, ZOM-18).

use serde::Serialize;
use table::{Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use super::{Frame, Moment, Question, Toss, deeds, straightjacket, window};
use crate::cards::{Timing, clowns, hands, weapons};
use crate::event::Event;
use crate::map::Square;
use crate::tiles::Figure;
use crate::{Action, Card, Zombies};

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

/// What a roll allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Chances {
    pub kill: bool,
    pub dodge: bool,
    /// How many bullets make a kill, where they do.
    pub bullets: Option<u16>,
    pub lose_life: bool,
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

/// What this fight comes to as the die lies.
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
        FightStage::Begins => {
            go_on(g, FightStage::Ready);
            let figure = g.map.figure(at).unwrap_or_default();
            log.event(Event::FightBegan { seat, at, figure });
        }
        FightStage::Ready => {
            // A card may have taken either away.
            if g.player(seat).at != at || !g.must_fight(seat) {
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
            // The same after the roll: nobody kills who does not fight.
            if g.player(seat).at != at || !g.must_fight(seat) {
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
        }
        FightStage::Over => {
            g.done();
            if fight.is_in_step_two && g.may_take_token(seat) {
                rule!("ZOM-12.12");
                rule!("ZOM-12.17");
                g.begin(Frame::Token { seat });
            }
        }
    }
    Step::Ran
}

/// Goes on by itself where there is nothing to choose and nobody could play anything.
fn judge(g: &mut Zombies, fight: Fight, log: &mut impl Log<Zombies>) -> Step {
    let Chances { kill, dodge, bullets, lose_life } = chances(g, &fight);
    let is_free = bullets.is_some() || g.may_react().has(fight.seat);
    match (kill, dodge) {
        (true, false) => win(g, fight, log),
        (true, true) => return Step::Waits,
        (false, true) if bullets.is_none() => dodged(g, fight, log),
        (false, _) if is_free => return Step::Waits,
        _ => {
            debug_assert!(lose_life);
            rule!("ZOM-10.26");
            lose(g, fight, log);
        }
    }
    Step::Ran
}

pub(super) fn rolled(
    g: &mut Zombies,
    fight: Fight,
    die: u8,
    _key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    if fight.stage != FightStage::Roll {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    }
    let Fight { seat, at, .. } = fight;
    rule!("ZOM-1.1");
    let item = weapons::item_of(g, &fight);
    let from_items = weapons::bonus(g, &fight);
    let from_cards = fight.from_cards;
    let rolled = Fight {
        stage: FightStage::Rolled,
        item,
        natural: die,
        from_items,
        n_rolls: fight.n_rolls.saturating_add(1),
        ..fight
    };
    let figure = g.map.figure(at).unwrap_or_default();
    let needed = g.kill_number(figure).max(0) as u8;
    log.event(Event::FightRolled { seat, at, figure, die, plus: from_items + from_cards, needed });
    weapons::roll_made(g, seat, item, log);
    change_guts(g, seat, die, log);
    g.go_on_as(Frame::Fight(rolled));
    weapons::drive_off(g, &rolled);
    hands::rolled_natural(g, seat, &[die]);
    Ok(())
}

/// ZOM-15.2, ZOM-15.3, ZOM-15.10.
fn change_guts(g: &mut Zombies, seat: Seat, die: u8, log: &mut impl Log<Zombies>) {
    rule!("ZOM-15.4");
    rule!("ZOM-15.10");
    match die {
        6 => {
            rule!("ZOM-15.2");
            deeds::gain_guts(g, seat, 1, log);
        }
        1 => {
            rule!("ZOM-15.3");
            deeds::lose_guts(g, seat, 1, log);
        }
        3 => rule!("ZOM-18.10"),
        _ => {}
    }
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
    out.extend([Action::SpendBullets, Action::LoseLife, Action::Dodge, Action::Stop]);
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

/// ZOM-7.7, ZOM-10.14: the kill counts when its window has closed.
pub(crate) fn win(g: &mut Zombies, fight: Fight, log: &mut impl Log<Zombies>) {
    let killed = g.map.take_figure(fight.at);
    log.event(Event::ZombieKilled { seat: fight.seat, at: fight.at, figure: killed.unwrap_or_default() });
    g.go_on_as(Frame::Fight(Fight { stage: FightStage::Killed, killed, ..fight }));
}

/// ZOM-18.1.
pub(crate) fn dodged(g: &mut Zombies, fight: Fight, log: &mut impl Log<Zombies>) {
    rule!("ZOM-18.1");
    rule!("ZOM-18.2");
    rule!("ZOM-18.8");
    rule!("ZOM-18.9");
    log.event(Event::ZombieDodged { seat: fight.seat, at: fight.at });
    g.turn.dodged[fight.seat.index()] = Some(fight.at);
    g.go_on_as(Frame::Fight(Fight { stage: FightStage::Over, ..fight }));
    g.stop_walks();
}

/// ZOM-7.8, ZOM-7.11: a life is lost, and the next roll follows.
fn lose(g: &mut Zombies, fight: Fight, log: &mut impl Log<Zombies>) {
    rule!("ZOM-7.8");
    rule!("ZOM-7.11");
    rule!("ZOM-7.12");
    let halves = if g.map.figure(fight.at) == Some(Figure::Dog) {
        rule!("ZOM-22.4");
        1
    } else {
        2
    };
    again(g, fight);
    weapons::paid(g, fight.seat, log);
    // What could save the life could be used before.
    deeds::take_life(g, fight.seat, halves, None, log);
}

/// The fight goes on with a new roll.
pub(crate) fn again(g: &mut Zombies, fight: Fight) {
    let Fight { seat, at, n_rolls, is_in_step_two, .. } = fight;
    g.go_on_as(Frame::Fight(Fight {
        seat,
        at,
        n_rolls,
        is_in_step_two,
        stage: FightStage::Ready,
        ..Fight::default()
    }));
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
