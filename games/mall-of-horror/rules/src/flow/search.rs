//! The truck: the searcher draws three cards, keeps one, gives one away, and puts one under the deck.

use table::{
    AsksBoth, AsksSeats, Chance, Hand, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Secret,
    Step, rule,
};

use super::{ChanceQuestion, Question};
use crate::event::FoundCards;
use crate::{Action, Card, Cards, Event, Mall, Roll};

const CARDS_TO_FIND: usize = 3;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Search {
    pub seat: Seat,
    pub stage: SearchStage,
    pub found: Hand<Card, CARDS_TO_FIND>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SearchStage {
    #[default]
    Draw,
    Keep,
    Give,
}

impl AsksSeats<Mall> for Search {
    fn step(self, g: &mut Mall, key: &RulesKey, log: &mut impl Log<Mall>) -> Step {
        if self.stage != SearchStage::Draw {
            return Step::Waits;
        }
        if g.deck.is_empty() {
            rule!("MALL-4.3");
            log.event(Event::FoundNothing { seat: self.seat });
            return g.stack.done();
        }
        if g.deck.n_undecided(CARDS_TO_FIND) > 0 {
            return Step::Waits;
        }
        // Only cards that were put under the deck are left, so chance has nothing to decide.
        let taken = take_from_truck(g, self, &Cards::new(), key, log);
        assert!(taken.is_ok(), "drawing known cards from a deck cannot fail");
        Step::Ran
    }

    fn pending(&self, g: &Mall) -> PendingOf<Mall> {
        match self.stage {
            SearchStage::Draw => {
                Pending::Chance(ChanceQuestion::Truck { n: g.deck.n_undecided(CARDS_TO_FIND) as u8 })
            }
            SearchStage::Keep => Pending::turn(self.seat, Question::KeepCard),
            SearchStage::Give => Pending::turn(self.seat, Question::GiveCard),
        }
    }

    fn legal(&self, g: &Mall, _seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        match self.stage {
            SearchStage::Draw => {}
            SearchStage::Keep => out.extend(self.found.kinds(key).map(Action::Keep)),
            SearchStage::Give => {
                for card in self.found.kinds(key) {
                    out.extend(g.living().without(self.seat).iter().map(|to| Action::Give(card, to)));
                }
            }
        }
    }

    fn thinkable(&self, g: &Mall, _seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        if self.stage == SearchStage::Give {
            for card in self.found.kinds(key) {
                out.extend(g.seats().map(|to| Action::Give(card, to)));
            }
        }
    }

    fn act(
        self,
        g: &mut Mall,
        _seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<Mall>,
    ) -> Result<(), Refusal> {
        match (self.stage, action) {
            (SearchStage::Keep, Action::Keep(card)) => keep(g, self, card, key, log),
            (SearchStage::Give, Action::Give(card, to)) => give(g, self, card, to, key, log),
            _ => Err(Refusal::OTHER_QUESTION),
        }
    }
}

impl AsksBoth<Mall> for Search {
    fn roll(&self, g: &Mall, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        Roll::Cards(g.deck.sample(self.n_to_find(g), key, chance))
    }

    fn rolled(
        self,
        g: &mut Mall,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<Mall>,
    ) -> Result<(), Refusal> {
        let Roll::Cards(cards) = roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        take_from_truck(g, self, cards, key, log)
    }
}

impl Search {
    pub(crate) fn new(seat: Seat) -> Search {
        Search { seat, ..Search::default() }
    }

    /// MALL-4.3: three cards, or as many as are left.
    pub(crate) fn n_to_find(&self, g: &Mall) -> usize {
        rule!("MALL-4.3");
        CARDS_TO_FIND.min(g.deck.len())
    }
}

/// MALL-4.2: takes the cards from the truck; only the searcher sees them.
fn take_from_truck(
    g: &mut Mall,
    mut search: Search,
    cards: &Cards,
    key: &RulesKey,
    log: &mut impl Log<Mall>,
) -> Result<(), Refusal> {
    rule!("MALL-4.2");
    let cards: FoundCards = g.deck.draw(CARDS_TO_FIND, cards, key).ok_or(Refusal::IMPOSSIBLE_ROLL)?;
    let seat = search.seat;
    let own = SeatSet::one(seat);
    for card in &cards {
        search.found.add(*card, own);
    }
    log.event(Event::CardsFound { seat, n: cards.len() as u8, cards: Secret::new(cards, own) });
    search.stage = SearchStage::Keep;
    g.stack.go_on_as(search);
    if let [only] = cards.as_slice() {
        rule!("MALL-4.3");
        keep(g, search, *only, key, log)?;
    }
    Ok(())
}

fn keep(
    g: &mut Mall,
    mut search: Search,
    card: Card,
    key: &RulesKey,
    log: &mut impl Log<Mall>,
) -> Result<(), Refusal> {
    if !search.found.remove(card, key) {
        return Err(Refusal::new("MALL-4.2", "card-not-found"));
    }
    let seat = search.seat;
    let own = SeatSet::one(seat);
    g.hands[seat.index()].add(card, own);
    log.event(Event::CardKept { seat, card: Secret::new(card, own) });
    if search.found.is_empty() {
        g.stack.done();
    } else {
        search.stage = SearchStage::Give;
        g.stack.go_on_as(search);
    }
    Ok(())
}

fn give(
    g: &mut Mall,
    mut search: Search,
    card: Card,
    to: Seat,
    key: &RulesKey,
    log: &mut impl Log<Mall>,
) -> Result<(), Refusal> {
    let seat = search.seat;
    if to == seat {
        return Err(Refusal::new("MALL-4.2", "not-to-oneself"));
    }
    if !g.living().has(to) {
        return Err(Refusal::new("MALL-4.2", "player-eliminated"));
    }
    if !search.found.remove(card, key) {
        return Err(Refusal::new("MALL-4.2", "card-not-found"));
    }
    let both = SeatSet::one(seat).with(to);
    g.hands[to.index()].add(card, both);
    log.event(Event::CardGiven { seat, to, card: Secret::new(card, both) });
    rule!("MALL-4.3");
    if let Some(last) = search.found.cards(key).next() {
        let own = SeatSet::one(seat);
        g.deck.put_under(last, own);
        log.event(Event::CardPutUnder { seat, card: Secret::new(last, own) });
    }
    g.stack.done();
    Ok(())
}
