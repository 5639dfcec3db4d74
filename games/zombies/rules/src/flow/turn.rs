//! A turn: its start, seven steps and its end (ZOM-4.1).

use serde::Serialize;
use table::{AsksChance, Chance, Log, Refusal, RulesKey, SeatSet, Step, rule};

use super::set_up::{FIRST_BULLETS, FIRST_GUTS, FIRST_LIFE};
use super::{
    Arrival, ChanceQuestion, Discarding, Draw, Duct, Fight, Moment, Movement, Tiling, Toll, ZombieMoves,
    deeds, die_of, duct, ending, jeep, ordering, straightjacket, window,
};
use crate::Zombies;
use crate::action::Roll;
use crate::cards::goods::{full_moon, jail};
use crate::cards::{Modifier, Timing, hands, moves, weapons};
use crate::event::Event;
use crate::orders::PassUntil;
use crate::state::{self, MovementRoll, Ride, Until};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum TurnStep {
    #[default]
    Begin,
    /// The die to get out of the straightjacket.
    Jacket,
    Start,
    Tile,
    Fight,
    Draw,
    Toll,
    BeforeMovementRoll,
    Duct,
    MovementRoll,
    AfterMovementRoll,
    Movement,
    ZombieRoll,
    Zombies,
    Discard,
    Surplus,
    Arrival,
    End,
}

/// A turn under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Turn {
    /// The step to begin next.
    pub next: TurnStep,
}

impl AsksChance<Zombies> for Turn {
    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        rule!("ZOM-4.1");
        let seat = g.active;
        let lives = !g.turn.has_died;
        match self.next {
            TurnStep::Begin => {
                g.next_step(TurnStep::Jacket);
                begin(g, key, log);
            }
            TurnStep::Jacket => return straightjacket::step(g, seat, log),
            TurnStep::Start => {
                rule!("ZOM-4.2");
                g.next_step(TurnStep::Tile);
                let all = SeatSet::all(usize::from(g.n_seats));
                window::open(g, Moment::TurnStart, seat, all, key, log);
            }
            TurnStep::Tile => {
                g.next_step(TurnStep::Fight);
                if skips(g, log) {
                    return Step::Ran;
                }
                if g.piles.drawable().next().is_some() {
                    rule!("ZOM-4.3");
                    log.event(Event::StepBegan { seat, step: self.next });
                    g.stack.begin(Tiling::default());
                } else {
                    rule!("ZOM-5.18");
                }
            }
            TurnStep::Fight => {
                rule!("ZOM-4.4");
                if g.turn.is_cut {
                    g.next_step(TurnStep::Surplus);
                } else if lives && full_moon::breaks_out(g, log) {
                    // The attack comes before the fight, because it may lead elsewhere.
                } else if g.must_fight(seat) {
                    rule!("ZOM-7.1");
                    rule!("ZOM-7.4");
                    rule!("ZOM-8.12");
                    g.stack.begin(Fight::in_step_two(seat, g.player(seat).at));
                } else {
                    g.next_step(if g.turn.is_skipped { TurnStep::Arrival } else { TurnStep::Draw });
                }
            }
            TurnStep::Draw => {
                rule!("ZOM-4.5");
                rule!("ZOM-9.1");
                g.next_step(if lives { TurnStep::Toll } else { TurnStep::ZombieRoll });
                g.stack.begin(Draw { seat, n: g.n_to_draw(seat) });
            }
            TurnStep::Toll => {
                g.next_step(TurnStep::BeforeMovementRoll);
                if g.player(seat).is_below {
                    rule!("ZOM-16.11");
                    g.stack.begin(Toll { seat });
                }
            }
            TurnStep::BeforeMovementRoll => {
                if g.turn.has_died {
                    rule!("ZOM-8.8");
                    g.next_step(TurnStep::ZombieRoll);
                    return Step::Ran;
                }
                g.next_step(TurnStep::Duct);
                let all = SeatSet::all(usize::from(g.n_seats));
                window::open(g, Moment::BeforeMovementRoll, seat, all, key, log);
            }
            TurnStep::Duct => {
                g.next_step(TurnStep::MovementRoll);
                if g.player(seat).duct.is_some() {
                    g.stack.begin(Duct { seat });
                }
            }
            TurnStep::MovementRoll => {
                rule!("ZOM-4.6");
                if g.turn.has_died {
                    g.next_step(TurnStep::ZombieRoll);
                    return Step::Ran;
                }
                if g.turn.movement == MovementRoll::NotYet {
                    if g.may_roll_for_movement(seat) {
                        return Step::Waits;
                    }
                    g.turn.movement = MovementRoll::None;
                    log.event(Event::NoMovementRoll { seat });
                }
                g.next_step(TurnStep::Movement);
            }
            TurnStep::AfterMovementRoll => {
                g.next_step(TurnStep::ZombieRoll);
                g.stack.begin(Movement::own(g));
                let all = SeatSet::all(usize::from(g.n_seats));
                window::open(g, Moment::AfterMovementRoll, seat, all, key, log);
            }
            TurnStep::Movement => {
                g.next_step(TurnStep::ZombieRoll);
                if lives {
                    g.stack.begin(Movement::own(g));
                } else {
                    rule!("ZOM-8.8");
                }
            }
            TurnStep::ZombieRoll => {
                rule!("ZOM-4.8");
                moves::movement_is_over(g, log);
                if g.map.has_figures() && g.changed(Modifier::ZombiesStay).is_none() {
                    return Step::Waits;
                }
                rule!("ZOM-13.10");
                g.next_step(TurnStep::Discard);
            }
            TurnStep::Zombies => {
                g.next_step(TurnStep::Discard);
                let left = g.die_of(seat, g.turn.zombie_die).max(0) as u8;
                g.stack.begin(ZombieMoves { left });
            }
            TurnStep::Discard => {
                rule!("ZOM-4.9");
                g.next_step(TurnStep::Surplus);
                g.stack.begin(Discarding::one(seat));
                let all = SeatSet::all(usize::from(g.n_seats));
                window::open(g, Moment::AfterZombies, seat, all, key, log);
            }
            TurnStep::Surplus => {
                rule!("ZOM-9.19");
                g.next_step(TurnStep::End);
                weapons::ask_to_hand_on(g, seat);
                let down_to = g.hand_limit(seat);
                g.stack.begin(Discarding::surplus(seat, down_to));
            }
            TurnStep::Arrival => {
                g.next_step(TurnStep::Surplus);
                let ride = std::mem::take(&mut g.players[seat.index()].ride);
                if ride == Ride::Rides {
                    rule!("ZOM-17.5");
                    g.stack.begin(Arrival { seat });
                }
            }
            TurnStep::End => return end(g, key, log),
        }
        Step::Ran
    }

    fn question(&self, g: &Zombies) -> ChanceQuestion {
        match self.next {
            TurnStep::MovementRoll => ChanceQuestion::Movement { seat: g.active },
            TurnStep::Jacket => ChanceQuestion::Jacket { seat: g.active },
            _ => ChanceQuestion::Zombies { seat: g.active },
        }
    }

    fn roll(&self, _g: &Zombies, _key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        Roll::Die(chance.d6())
    }

    fn rolled(
        self,
        g: &mut Zombies,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        rule!("ZOM-1.1");
        let die = die_of(roll)?;
        let seat = g.active;
        match self.next {
            TurnStep::Jacket => {
                g.turn.jacket_die = Some(die);
                log.event(Event::JacketRolled { seat, die });
            }
            TurnStep::MovementRoll => {
                g.turn.movement = MovementRoll::Rolled { natural: die, plus: 0 };
                g.turn.by_jeep = jeep::doubles_roll(g, seat);
                log.event(Event::MovementRolled { seat, die });
                g.next_step(TurnStep::AfterMovementRoll);
            }
            TurnStep::ZombieRoll => {
                g.turn.zombie_die = die;
                log.event(Event::ZombiesRolled { seat, die });
                g.next_step(TurnStep::Zombies);
            }
            _ => return Err(Refusal::IMPOSSIBLE_ROLL),
        }
        if g.rules.names(Timing::OwnRoll) {
            window::open(g, Moment::DieRolled, seat, SeatSet::one(seat), key, log);
        }
        hands::rolled_natural(g, seat, &[die]);
        Ok(())
    }
}

fn begin(g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) {
    let seat = g.active;
    g.turn = state::Turn::default();
    log.event(Event::TurnBegan { seat, round: g.round });
    rule!("ZOM-9.3");
    rule!("ZOM-9.4");
    g.players[seat.index()].has_played = false;
    for lasting in g.lasting.iter_mut() {
        match &mut lasting.until {
            Until::TurnOver { of, has_begun } | Until::During { of, has_begun } if *of == seat => {
                rule!("ZOM-11.5");
                rule!("ZOM-11.6");
                *has_begun = true;
            }
            _ => {}
        }
    }
    ordering::end(g, PassUntil::Round, SeatSet::one(seat), key);
    if g.player(seat).is_dead {
        restart(g, log);
    }
}

/// ZOM-8.9: a player who has died begins anew.
fn restart(g: &mut Zombies, log: &mut impl Log<Zombies>) {
    rule!("ZOM-8.9");
    let seat = g.active;
    let guts = if g.rules.guts { FIRST_GUTS } else { 0 };
    let player = &mut g.players[seat.index()];
    player.is_dead = false;
    player.life = FIRST_LIFE;
    player.bullets = FIRST_BULLETS;
    player.guts = guts;
    log.event(Event::Restarted { seat });
    rule!("ZOM-8.10");
    if g.rules.guts {
        // The hand is reduced to three cards, or filled up to three.
        g.stack.begin(Discarding::surplus(seat, guts));
        g.stack.begin(Draw { seat, n: g.n_to_draw(seat) });
    }
}

/// ZOM-4.10, ZOM-4.11, ZOM-17.4: a turn without steps, or with only the fight.
fn skips(g: &mut Zombies, log: &mut impl Log<Zombies>) -> bool {
    let seat = g.active;
    let rides = g.player(seat).ride != Ride::None;
    if g.loses_turn(seat) {
        rule!("ZOM-4.10");
        rule!("ZOM-4.11");
        g.turn.is_skipped = true;
        g.next_step(TurnStep::Arrival);
    } else if rides {
        rule!("ZOM-17.4");
        g.turn.is_skipped = true;
    }
    if g.turn.is_skipped {
        log.event(Event::TurnSkipped { seat });
    }
    g.turn.is_skipped
}

fn end(g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    let seat = g.active;
    log.event(Event::TurnEnded { seat });
    duct::turn_ends(g, seat);
    let ends = |until: Until| match until {
        Until::TurnOver { of, has_begun } | Until::During { of, has_begun } => of == seat && has_begun,
        Until::Used | Until::Always => false,
    };
    let mut index = 0;
    while index < g.lasting.len() {
        if ends(g.lasting[index].until) && moves::waits_for_roll(g, &g.lasting[index]) {
            g.lasting[index].until = Zombies::during_next_turn(seat);
        } else if ends(g.lasting[index].until) {
            deeds::end_lasting(g, index, log);
        } else {
            index += 1;
        }
    }
    ordering::end(g, PassUntil::Turn, SeatSet::all(usize::from(g.n_seats)), key);
    let next = if g.turn.again { seat } else { seat.left(usize::from(g.n_seats)) };
    let is_round_over = next == g.dealer && !g.turn.again;
    if ending::turn_ends_game(g, is_round_over, log) {
        return Step::Over;
    }
    if is_round_over {
        jail::pass_on(g, log);
        g.round += 1;
    }
    g.active = next;
    g.next_step(TurnStep::Begin);
    Step::Ran
}

impl Zombies {
    pub(crate) fn next_step(&mut self, next: TurnStep) {
        *self.stack.top_as_mut().expect("the turn is the innermost procedure") = Turn { next };
    }
}
