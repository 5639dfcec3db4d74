//! A vote at one location: card window, ballots, a second vote on a tie, and the result.

use serde::Serialize;
use table::{
    AsksSeats, Log, PassUntil, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule,
};

use super::{Question, Sacrifice, Search, Window, ordering, window};
use crate::event::{Ballot, Ballots};
use crate::{Action, Card, Event, Mall, Place};

/// The purpose of a vote: to choose a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Purpose {
    /// The player who searches the truck.
    #[default]
    Truck,
    /// The player who becomes Chief.
    Chief,
    /// The player who loses a character to the zombies.
    Sacrifice,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Vote {
    pub purpose: Purpose,
    pub place: Place,
    pub stage: Stage,
    pub voters: SeatSet,
    pub candidates: SeatSet,
    /// The Threats played in the card window; once ballots are cast, the weight of each ballot.
    pub weights: [u8; 6],
    pub ballots: [Option<Secret<Seat>>; 6],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    Cards(Window),
    First,
    Second,
    ChiefDecides,
}

impl Default for Stage {
    fn default() -> Stage {
        Stage::Cards(Window::default())
    }
}

impl AsksSeats<Mall> for Vote {
    fn step(self, g: &mut Mall, key: &RulesKey, log: &mut impl Log<Mall>) -> Step {
        match self.stage {
            Stage::Cards(window) => {
                let present = g.present(self.place);
                let after_passes = window.apply_passes(g, present, key, log);
                if after_passes.asked(g, present).is_none() {
                    return close_card_window(g, self, key, log);
                }
                if after_passes != window {
                    g.stack.go_on_as(Vote { stage: Stage::Cards(after_passes), ..self });
                }
                Step::Waits
            }
            // `act` counts the ballots when the last one comes in.
            Stage::First | Stage::Second | Stage::ChiefDecides => Step::Waits,
        }
    }

    fn pending(&self, g: &Mall) -> PendingOf<Mall> {
        let Vote { purpose, place, .. } = *self;
        match self.stage {
            Stage::Cards(window) => {
                let asked = window
                    .asked(g, g.present(place))
                    .expect("`step` closes a window with nobody left to ask");
                Pending::window(asked, Question::PlayCards { purpose, place })
            }
            Stage::First => Pending::sealed(self.voters, self.ready(), Question::Vote { purpose, place }),
            Stage::Second => {
                Pending::sealed(self.voters, self.ready(), Question::VoteAgain { purpose, place })
            }
            Stage::ChiefDecides => Pending::turn(g.chief, Question::BreakTie { place }),
        }
    }

    fn legal(&self, g: &Mall, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        match self.stage {
            Stage::Cards(_) => {
                out.push(Action::Pass);
                for card in g.hands[seat.index()].kinds(key) {
                    if card == Card::Hidden && self.purpose == Purpose::Sacrifice {
                        out.extend(g.visible_at(seat, self.place).iter().map(Action::Hide));
                    } else if may_play(g, self, seat, Action::Play(card), key).is_ok() {
                        out.push(Action::Play(card));
                    }
                }
            }
            Stage::First | Stage::Second => out.extend(self.candidates.iter().map(Action::VoteFor)),
            Stage::ChiefDecides => out.extend(self.candidates.iter().map(Action::BreakTie)),
        }
    }

    fn thinkable(&self, g: &Mall, seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        match self.stage {
            Stage::Cards(_) => window::thinkable_cards(g, seat, key, out),
            Stage::First | Stage::Second => {
                out.extend(g.seats().map(Action::VoteFor));
                window::thinkable_cards(g, seat, key, out);
            }
            Stage::ChiefDecides => out.extend(g.seats().map(Action::BreakTie)),
        }
    }

    fn act(
        self,
        g: &mut Mall,
        seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<Mall>,
    ) -> Result<(), Refusal> {
        match (self.stage, action) {
            (Stage::Cards(window), Action::Pass) => {
                log.event(Event::Passed { seat });
                g.stack.go_on_as(Vote { stage: Stage::Cards(window.after_pass(g, seat)), ..self });
                Ok(())
            }
            (Stage::Cards(window), Action::Play(_) | Action::Hide(_)) => {
                play_card(g, self, window, seat, action, key, log)
            }
            (Stage::First | Stage::Second, Action::VoteFor(named)) => {
                cast_ballot(g, self, seat, named, key, log)
            }
            // MALL-3.5: no cards once players are asked for ballots.
            (Stage::First | Stage::Second, Action::Play(_) | Action::Hide(_)) => {
                Err(Refusal::new("MALL-3.5", "vote-has-begun"))
            }
            (Stage::ChiefDecides, Action::BreakTie(named)) => break_tie(g, self, seat, named, log),
            _ => Err(Refusal::OTHER_QUESTION),
        }
    }
}

impl Vote {
    pub(crate) fn new(purpose: Purpose, place: Place, chief: Seat) -> Vote {
        let stage = Stage::Cards(Window { turn: chief, passed: SeatSet::EMPTY });
        Vote { purpose, place, stage, ..Vote::default() }
    }

    /// MALL-8.4: a missing ballot names its own player where that helps, and somebody else in a sacrifice.
    /// Reduces `actions` to those that chance may choose from.
    pub(super) fn missing_ballot(&self, seat: Seat, actions: &mut Vec<Action>) {
        let for_self = Action::VoteFor(seat);
        if !actions.contains(&for_self) {
            return;
        }
        match self.purpose {
            Purpose::Truck | Purpose::Chief => *actions = vec![for_self],
            Purpose::Sacrifice => actions.retain(|action| *action != for_self),
        }
    }

    fn ready(&self) -> SeatSet {
        self.voters.iter().filter(|seat| self.ballots[seat.index()].is_some()).collect()
    }
}

fn close_card_window(g: &mut Mall, vote: Vote, key: &RulesKey, log: &mut impl Log<Mall>) -> Step {
    ordering::end(g, PassUntil::Window, key);
    if vote.purpose == Purpose::Sacrifice && !super::attack::still_enter(g, vote.place, log) {
        return g.stack.done();
    }
    ask_ballots(g, vote, log);
    Step::Ran
}

/// MALL-3.1 to MALL-3.4: who votes, for whom, and what each ballot weighs.
fn ask_ballots(g: &mut Mall, mut vote: Vote, log: &mut impl Log<Mall>) {
    vote.voters = g.visibly_present(vote.place);
    vote.candidates = vote.voters;
    for seat in g.seats() {
        let weight = &mut vote.weights[seat.index()];
        *weight = if vote.voters.has(seat) { g.weight_of(seat, vote.place) + *weight } else { 0 };
    }
    match vote.candidates.only() {
        Some(seat) => {
            rule!("MALL-3.10");
            log.event(Event::SettledWithoutBallot { purpose: vote.purpose, seat });
            settle(g, vote, seat, log);
        }
        None => {
            vote.stage = Stage::First;
            g.stack.go_on_as(vote);
        }
    }
}

fn play_card(
    g: &mut Mall,
    mut vote: Vote,
    window: Window,
    seat: Seat,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<Mall>,
) -> Result<(), Refusal> {
    may_play(g, &vote, seat, action, key)?;
    let place = vote.place;
    let card = if let Action::Play(card) = action { card } else { Card::Hidden };
    window::discard(g, seat, card, key);
    log.event(Event::CardPlayed { seat, card });
    match action {
        Action::Hide(role) => {
            rule!("MALL-6.9");
            g.hidden[seat.index()] = g.hidden[seat.index()].with(role);
            log.event(Event::CharacterHid { seat, role, place });
        }
        _ if card == Card::Threat => {
            rule!("MALL-3.12");
            vote.weights[seat.index()] += 1;
            log.event(Event::ThreatMade { seat, place, threats: vote.weights[seat.index()] });
        }
        _ if card == Card::Hardware => {
            g.barricades[place.index()] += 1;
            log.event(Event::Barricaded { place });
        }
        _ => {
            rule!("MALL-6.8");
            let n = card.kills().unwrap_or(0).min(g.zombies[place.index()]);
            g.zombies[place.index()] -= n;
            log.event(Event::ZombiesKilled { place, n });
        }
    }
    vote.stage = Stage::Cards(window.after_card(g, seat, key));
    g.stack.go_on_as(vote);
    Ok(())
}

/// MALL-6.7, MALL-6.15, MALL-6.17: which cards can be played in this window.
fn may_play(g: &Mall, vote: &Vote, seat: Seat, action: Action, key: &RulesKey) -> Result<(), Refusal> {
    let card = if let Action::Play(card) = action { card } else { Card::Hidden };
    if !g.hands[seat.index()].has(card, key) {
        return Err(Refusal::new("MALL-3.5", "card-not-held"));
    }
    let is_attack = vote.purpose == Purpose::Sacrifice;
    match card {
        Card::Threat => Ok(()),
        Card::Sprint => Err(Refusal::new("MALL-5.9", "only-when-moving")),
        Card::SecurityCamera => Err(Refusal::new("MALL-4.9", "only-for-the-dice")),
        _ if !is_attack => Err(Refusal::new("MALL-6.17", "only-in-an-attack")),
        Card::Hardware => {
            rule!("MALL-6.7");
            Ok(())
        }
        Card::Hidden => match action {
            Action::Hide(role) if g.visible_at(seat, vote.place).has(role) => Ok(()),
            Action::Hide(role) if g.hidden[seat.index()].has(role) => {
                Err(Refusal::new("MALL-6.9", "already-hidden"))
            }
            Action::Hide(_) => Err(Refusal::new("MALL-6.9", "character-not-here")),
            // Hidden is played with `Action::Hide`, which says who hides.
            _ => Err(Refusal::OTHER_QUESTION),
        },
        _ if g.zombies[vote.place.index()] == 0 => Err(Refusal::new("MALL-6.15", "no-zombie-here")),
        _ => Ok(()),
    }
}

fn cast_ballot(
    g: &mut Mall,
    mut vote: Vote,
    seat: Seat,
    named: Seat,
    key: &RulesKey,
    log: &mut impl Log<Mall>,
) -> Result<(), Refusal> {
    if !vote.candidates.has(named) {
        return Err(match vote.stage {
            Stage::Second => Refusal::new("MALL-3.8", "not-tied"),
            _ => Refusal::new("MALL-3.4", "nobody-to-lose-here"),
        });
    }
    rule!("MALL-3.2");
    rule!("MALL-3.14");
    let ballot = Secret::new(named, SeatSet::one(seat));
    vote.ballots[seat.index()] = Some(ballot);
    log.event(Event::BallotSealed { seat, named: ballot });
    if vote.ready() == vote.voters {
        count(g, vote, key, log);
    } else {
        g.stack.go_on_as(vote);
    }
    Ok(())
}

/// MALL-3.6: reveals all ballots together; the player with the most weight wins.
fn count(g: &mut Mall, vote: Vote, key: &RulesKey, log: &mut impl Log<Mall>) {
    rule!("MALL-3.6");
    let mut shown = Ballots::new();
    let mut tally = [0u16; 6];
    for seat in g.chief.clockwise(usize::from(g.n_seats)) {
        if let Some(ballot) = &vote.ballots[seat.index()] {
            let (named, weight) = (*ballot.read(key), vote.weights[seat.index()]);
            tally[named.index()] += u16::from(weight);
            shown.push(Ballot { seat, named, weight });
        }
    }
    log.event(Event::BallotsRevealed { ballots: shown });
    let most = vote.candidates.iter().map(|seat| tally[seat.index()]).max().unwrap_or(0);
    let leading: SeatSet = vote.candidates.iter().filter(|seat| tally[seat.index()] == most).collect();
    match (leading.only(), vote.stage) {
        (Some(seat), _) => settle(g, vote, seat, log),
        (None, Stage::First) => vote_again(g, vote, leading, log),
        (None, _) => tied_again(g, vote, leading, log),
    }
}

/// MALL-3.7, MALL-3.8: everybody votes between the tied players. Players who did not vote before, because
/// they were absent or eliminated, have a weight of 1; the others keep their weight.
fn vote_again(g: &mut Mall, mut vote: Vote, tied: SeatSet, log: &mut impl Log<Mall>) {
    rule!("MALL-3.7");
    rule!("MALL-3.8");
    log.event(Event::VoteTied { among: tied });
    for seat in g.all_seats().minus(vote.voters).iter() {
        vote.weights[seat.index()] = 1;
    }
    vote.voters = g.all_seats();
    vote.candidates = tied;
    vote.ballots = [None; 6];
    vote.stage = Stage::Second;
    g.stack.go_on_as(vote);
}

/// MALL-3.9: the consequence of a second tie depends on the purpose of the vote.
fn tied_again(g: &mut Mall, mut vote: Vote, tied: SeatSet, log: &mut impl Log<Mall>) {
    rule!("MALL-3.9");
    log.event(Event::VoteTiedAgain { among: tied });
    match vote.purpose {
        Purpose::Truck => {
            log.event(Event::NobodySearches);
            g.stack.done();
        }
        Purpose::Chief => {
            rule!("MALL-4.5");
            log.event(Event::ChiefStays { seat: g.chief });
            g.stack.done();
        }
        Purpose::Sacrifice => {
            vote.candidates = tied;
            vote.ballots = [None; 6];
            vote.stage = Stage::ChiefDecides;
            g.stack.go_on_as(vote);
        }
    }
}

fn break_tie(
    g: &mut Mall,
    vote: Vote,
    seat: Seat,
    named: Seat,
    log: &mut impl Log<Mall>,
) -> Result<(), Refusal> {
    if !vote.candidates.has(named) {
        return Err(Refusal::new("MALL-3.9", "not-tied"));
    }
    log.event(Event::TieBroken { seat, named });
    settle(g, vote, named, log);
    Ok(())
}

/// Applies the result of a vote.
fn settle(g: &mut Mall, vote: Vote, winner: Seat, log: &mut impl Log<Mall>) {
    match vote.purpose {
        Purpose::Truck => {
            log.event(Event::SearcherChosen { seat: winner });
            g.stack.go_on_as(Search::new(winner));
        }
        Purpose::Chief => {
            rule!("MALL-4.4");
            g.chief_is_new = winner != g.chief;
            g.chief = winner;
            log.event(match g.chief_is_new {
                true => Event::ChiefElected { seat: winner },
                false => Event::ChiefConfirmed { seat: winner },
            });
            g.stack.done();
        }
        Purpose::Sacrifice => {
            g.stack.go_on_as(Sacrifice { seat: winner, place: vote.place });
        }
    }
}
