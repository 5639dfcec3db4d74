//! A vote at a location: sealed ballots, a tie, and the result.

use table::{AsksSeats, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule};

use super::card_effects::needs;
use super::payments::{self, Happening};
use super::{Frame, Question, Sacrifice, Sharing, clauses, ordering, verdicts};
use crate::board::Place;
use crate::deals::Purpose;
use crate::editions::{ShareTie, WeaponReplica};
use crate::event::{Ballot, Ballots};
use crate::orders::{BallotAhead, Order};
use crate::setup::MAX_SEATS;
use crate::{Action, City, Event};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Vote {
    pub purpose: Purpose,
    pub place: Place,
    /// The players who can be named.
    pub candidates: SeatSet,
    /// The weight of each ballot, by its owner.
    pub weights: [u8; MAX_SEATS],
    /// The player who casts each ballot, by its owner.
    pub casters: [Seat; MAX_SEATS],
    pub ballots: [Option<Secret<Seat>>; MAX_SEATS],
    /// The players between whom the first player decides.
    pub tied: SeatSet,
}

impl Vote {
    /// CITY-11.14: fixes the weights and the players who can be named.
    pub(super) fn call(
        g: &mut City,
        purpose: Purpose,
        place: Place,
        key: &RulesKey,
        log: &mut impl Log<City>,
    ) -> Step {
        rule!("CITY-11.14");
        rule!("CITY-4.19");
        rule!("CITY-11.9");
        rule!("CITY-12.11");
        let candidates = g.visibly_present(place);
        let mut vote = Vote { purpose, place, candidates, ..Vote::default() };
        for seat in g.living.iter() {
            vote.weights[seat.index()] = g.weight_of(seat, place);
            vote.casters[seat.index()] = match g.rules.weapon_replica {
                WeaponReplica::Proxy => g.caster_of(seat, place),
                WeaponReplica::PlusTwo => seat,
            };
        }
        let ordered = vote.take_orders(g, key);
        if let Some(seat) = candidates.only() {
            rule!("CITY-11.12");
            log.event(Event::SettledWithoutBallot { purpose, place, seat });
            return settle(g, purpose, place, seat, log, Begun::No);
        }
        rule!("CITY-5.11");
        rule!("CITY-5.13");
        vote.cast_ahead(g, &ordered, log);
        vote.cast_promised(g, log);
        g.stack.begin(vote)
    }

    /// Applies an order that its owner left while the ballot is open.
    pub(super) fn apply_order(
        g: &mut City,
        seat: Seat,
        purpose: Purpose,
        key: &RulesKey,
        log: &mut impl Log<City>,
    ) {
        let Some(mut vote) = g.stack.top_as::<Vote>().copied() else { return };
        let is_asked = vote.tied.is_empty() && vote.purpose == purpose && vote.owners().has(seat);
        let is_open = is_asked && vote.ballots[seat.index()].is_none();
        if is_open && let Some(ahead) = ordering::take_ballot(g, seat, purpose, vote.place, key) {
            vote.cast_ahead(g, &[(seat, ahead)], log);
            g.stack.go_on_as(vote);
        }
    }

    /// CITY-5.11, CITY-5.13: names somebody else in an attack, and the player in a sharing.
    pub(super) fn default_ballot(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.tied.is_empty() {
            return;
        }
        // A ballot that was already cast need not be cast again.
        let owner = self.cast_by(seat).find(|owner| self.ballots[owner.index()].is_none());
        let owner = owner.or(self.cast_by(seat).next()).unwrap_or(seat);
        let is_of_owner = |action: &Action| match action {
            Action::VoteFor(_) => owner == seat,
            Action::CastFor(of, _) => *of == owner,
            _ => false,
        };
        actions.retain(is_of_owner);
        let for_oneself = ballot(seat, owner, seat);
        match self.purpose {
            Purpose::Attack if actions.len() > 1 => actions.retain(|action| *action != for_oneself),
            Purpose::Sharing if actions.contains(&for_oneself) => *actions = vec![for_oneself],
            _ => {}
        }
    }

    /// CITY-11.6: only players with a weight are asked for ballots.
    fn owners(&self) -> SeatSet {
        rule!("CITY-11.6");
        Seat::all(MAX_SEATS).filter(|seat| self.weights[seat.index()] > 0).collect()
    }

    /// The owners of the ballots that a seat casts.
    fn cast_by(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.owners().iter().filter(move |owner| self.casters[owner.index()] == seat)
    }

    fn voters(&self) -> SeatSet {
        self.owners().iter().map(|owner| self.casters[owner.index()]).collect()
    }

    pub(crate) fn ready(&self) -> SeatSet {
        let has_cast = |seat: &Seat| self.cast_by(*seat).all(|owner| self.ballots[owner.index()].is_some());
        self.voters().iter().filter(has_cast).collect()
    }

    /// CITY-4.24: every ballot that counts here uses up the order left for it, even if another player casts
    /// it.
    fn take_orders(&self, g: &mut City, key: &RulesKey) -> Vec<(Seat, BallotAhead)> {
        let taken = |seat: Seat| Some((seat, ordering::take_ballot(g, seat, self.purpose, self.place, key)?));
        self.owners().iter().filter_map(taken).collect()
    }

    /// CITY-11.15: where everybody knows all deals, everybody also knows who has no choice.
    fn cast_promised(&mut self, g: &City, log: &mut impl Log<City>) {
        if g.rules.is_private_deal() {
            return;
        }
        let missing: SeatSet =
            self.owners().iter().filter(|seat| self.ballots[seat.index()].is_none()).collect();
        for seat in missing.iter() {
            let names: SeatSet = self
                .candidates
                .iter()
                .filter(|named| may_name(g, self, seat, seat, *named).is_ok())
                .collect();
            if let Some(named) = names.only().filter(|_| self.casters[seat.index()] == seat) {
                rule!("CITY-11.15");
                self.seal(seat, named, log);
            }
        }
    }

    fn seal(&mut self, seat: Seat, named: Seat, log: &mut impl Log<City>) {
        let own = SeatSet::one(seat);
        let named = Secret::new(named, own);
        self.ballots[seat.index()] = Some(named);
        let is_ready = self.ready().has(seat);
        log.event(Event::BallotSealed { seat, is_ready, ballot_of: Secret::new(seat, own), named });
    }

    fn cast_ahead(&mut self, g: &City, ordered: &[(Seat, BallotAhead)], log: &mut impl Log<City>) {
        for (seat, ahead) in ordered.iter().copied() {
            if may_name(g, self, seat, seat, ahead.named).is_err() {
                ordering::lapse(seat, Order::Ballot(self.purpose, Some(ahead)), log);
                continue;
            }
            self.seal(seat, ahead.named, log);
        }
    }
}

impl AsksSeats<City> for Vote {
    fn step(self, g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
        if !self.tied.is_empty() || self.ready() != self.voters() {
            return Step::Waits;
        }
        count(g, &self, key, log)
    }

    fn pending(&self, g: &City) -> PendingOf<City> {
        let Vote { purpose, place, .. } = *self;
        match self.tied.is_empty() {
            true => Pending::sealed(self.voters(), self.ready(), Question::Vote { purpose, place }),
            false => Pending::turn(g.first, Question::BreakTie { purpose, place }),
        }
    }

    fn legal(&self, g: &City, seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        if !self.tied.is_empty() {
            out.extend(
                self.tied
                    .iter()
                    .filter(|named| may_choose(g, self, seat, *named).is_ok())
                    .map(Action::BreakTie),
            );
            return;
        }
        for owner in self.cast_by(seat) {
            let named = self.candidates.iter().filter(|named| may_name(g, self, seat, owner, *named).is_ok());
            out.extend(named.map(|named| ballot(seat, owner, named)));
        }
    }

    fn thinkable(&self, g: &City, seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        match self.tied.is_empty() {
            true => {
                for owner in self.cast_by(seat) {
                    out.extend(g.seats().map(|named| ballot(seat, owner, named)));
                }
            }
            false => out.extend(g.seats().map(Action::BreakTie)),
        }
    }

    fn act(
        mut self,
        g: &mut City,
        seat: Seat,
        action: Action,
        _key: &RulesKey,
        log: &mut impl Log<City>,
    ) -> Result<(), Refusal> {
        let (owner, named) = match action {
            Action::BreakTie(named) if !self.tied.is_empty() => {
                may_choose(g, &self, seat, named)?;
                log.event(Event::TieBroken { seat, named });
                verdicts::tie_broken(g, seat, self.tied, named, log);
                settle(g, self.purpose, self.place, named, log, Begun::Yes);
                return Ok(());
            }
            Action::VoteFor(named) if self.tied.is_empty() => (seat, named),
            Action::CastFor(owner, named) if self.tied.is_empty() && owner != seat => (owner, named),
            Action::VoteFor(_) | Action::CastFor(..) | Action::BreakTie(_) => {
                return Err(Refusal::OTHER_QUESTION);
            }
            _ => return Err(Refusal::new("CITY-4.19", "vote-has-begun")),
        };
        may_name(g, &self, seat, owner, named)?;
        rule!("CITY-11.8");
        let secret = Secret::new(named, SeatSet::one(seat));
        self.ballots[owner.index()] = Some(secret);
        let ballot_of = Secret::new(owner, SeatSet::one(seat));
        let is_ready = self.ready().has(seat);
        log.event(Event::BallotSealed { seat, is_ready, ballot_of, named: secret });
        g.stack.go_on_as(self);
        Ok(())
    }
}

/// CITY-11.7, CITY-11.10: reveals all ballots together; the player with the most weight wins.
fn count(g: &mut City, vote: &Vote, key: &RulesKey, log: &mut impl Log<City>) -> Step {
    let Vote { purpose, place, candidates, .. } = *vote;
    let mut shown = Ballots::new();
    let mut tally = [0u16; MAX_SEATS];
    for seat in g.first.clockwise(usize::from(g.n_seats)) {
        if let Some(ballot) = &vote.ballots[seat.index()] {
            let (named, weight) = (*ballot.read(key), vote.weights[seat.index()]);
            tally[named.index()] += u16::from(weight);
            shown.push(Ballot { seat, named, weight, cast_by: vote.casters[seat.index()] });
        }
    }
    if shown.is_empty() {
        // CITY-11.13: everybody who can be named is tied; see below.
        rule!("CITY-11.13");
    } else {
        rule!("CITY-11.7");
        rule!("CITY-22.4");
        log.event(Event::BallotsRevealed { purpose, place, ballots: shown });
    }
    for ballot in shown {
        verdicts::voted(g, purpose, &ballot, candidates, log);
    }
    rule!("CITY-11.10");
    let most = candidates.iter().map(|seat| tally[seat.index()]).max().unwrap_or(0);
    let leading: SeatSet = candidates.iter().filter(|seat| tally[seat.index()] == most).collect();
    if let Some(seat) = leading.only() {
        return settle(g, purpose, place, seat, log, Begun::Yes);
    }
    log.event(Event::VoteTied { purpose, place, among: leading });
    if purpose == Purpose::Sharing {
        rule!("CITY-12.3");
        if g.rules.share_tie == ShareTie::Nobody {
            log.event(Event::NobodyShares { place });
            return g.stack.done();
        }
    }
    rule!("CITY-11.11");
    rule!("CITY-18.1");
    g.stack.go_on_as(Vote { tied: leading, ..*vote });
    Step::Ran
}

/// Whether the frame of the vote has begun.
enum Begun {
    Yes,
    No,
}

/// Applies the result of a vote: the named player loses a character, or shares out what lies here.
fn settle(
    g: &mut City,
    purpose: Purpose,
    place: Place,
    seat: Seat,
    log: &mut impl Log<City>,
    begun: Begun,
) -> Step {
    let frame: Frame = match purpose {
        Purpose::Attack => Sacrifice { seat, place }.into(),
        Purpose::Sharing => {
            log.event(Event::ShareLeaderChosen { seat, place });
            payments::happened(g, Happening::Election(seat));
            Sharing::new(seat, place).into()
        }
    };
    match begun {
        Begun::Yes => {
            g.stack.go_on_as(frame);
            Step::Ran
        }
        Begun::No => g.stack.begin(frame),
    }
}

fn ballot(seat: Seat, owner: Seat, named: Seat) -> Action {
    if owner == seat { Action::VoteFor(named) } else { Action::CastFor(owner, named) }
}

fn may_name(g: &City, vote: &Vote, seat: Seat, owner: Seat, named: Seat) -> Result<(), Refusal> {
    if !vote.owners().has(owner) || vote.casters[owner.index()] != seat {
        return Err(Refusal::new("CITY-11.5", "not-your-ballot"));
    }
    if !vote.candidates.has(named) {
        return Err(Refusal::new("CITY-11.9", "cannot-be-named"));
    }
    // A promise binds only players who cast their own ballot, and only if it can be kept.
    if owner != seat {
        return Ok(());
    }
    match clauses::promised_ballot(g, vote.purpose, owner) {
        Some(wanted) if vote.candidates.has(wanted) => {
            needs(wanted == named, "CITY-19.21", "promised-otherwise")
        }
        _ => clauses::may_be_named(g, vote.purpose, owner, named, vote.candidates),
    }
}

fn may_choose(g: &City, vote: &Vote, seat: Seat, named: Seat) -> Result<(), Refusal> {
    if !vote.tied.has(named) {
        return Err(Refusal::new("CITY-11.11", "not-tied"));
    }
    clauses::may_break_tie(g, seat, named, vote.tied)
}

#[cfg(test)]
mod tests {
    use table::Table;
    use table_laws::{assert_passes, words};

    use super::*;
    use crate::scene::scene;

    /// Only Grandpa has no vote, and there is only one Grandpa, so no game can lead here. The rule holds all
    /// the same.
    #[test]
    fn city_11_13_without_any_weight_all_are_tied() {
        let layout = "seats 3\n first C\n bank: A punk, B student, C thief\n begin attack bank";
        let mut g = scene(layout).expect("the scene is well-formed");
        let candidates = SeatSet::one(Seat::A).with(Seat::B);
        g.stack.begin(Vote { candidates, place: Place::Bank, ..Vote::default() });
        let (table, _) = assert_passes(&["CITY-11.13"], || Table::from_state(g));
        let asked = words(&table::Game::pending(table.state()));
        assert!(asked.starts_with(r#"seats who=["C"] mode=turn question={"break-tie""#), "{asked}");
    }
}
