//! The share leader hands out what lies at a location.

use table::{
    AsksBoth, AsksSeats, Chance, Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Secret, Step,
    rule,
};

use super::set_up::sorted;
use super::{ChanceQuestion, Question, clauses, verdicts};
use crate::action::Item;
use crate::board::Place;
use crate::deals::ItemKind;
use crate::editions::ShareWinner;
use crate::pile::Holder;
use crate::{Action, City, Event, Roll};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sharing {
    pub leader: Seat,
    pub place: Place,
    pub has_looked: bool,
    /// The players who have received an item so far.
    pub served: SeatSet,
}

impl Sharing {
    pub(super) fn new(leader: Seat, place: Place) -> Sharing {
        Sharing { leader, place, has_looked: false, served: SeatSet::EMPTY }
    }

    fn n_unseen(&self, g: &City) -> usize {
        usize::from(g.unseen_at[self.place.index()])
    }

    /// CITY-12.13: first an antidote for the leader, or else a card; then anything at random.
    pub(super) fn default_gift(&self, actions: &mut Vec<Action>) {
        rule!("CITY-12.13");
        let is_own = |action: &Action| matches!(action, Action::Give(_, to) if *to == self.leader);
        if !self.served.has(self.leader) && actions.iter().any(is_own) {
            let antidote = Action::Give(Item::Antidote, self.leader);
            match actions.contains(&antidote) {
                true => *actions = vec![antidote],
                false => actions.retain(is_own),
            }
        }
    }

    /// CITY-12.4: the share leader looks at all cards here.
    fn look(&mut self, g: &mut City, key: &RulesKey, log: &mut impl Log<City>) {
        rule!("CITY-12.4");
        let Sharing { leader, place, .. } = *self;
        g.cards.show_all(Holder::place(place), leader);
        let cards = sorted(g.cards.cards(Holder::place(place), key));
        let n = cards.len() as u8;
        log.event(Event::ItemsSeen {
            seat: leader,
            place,
            n,
            cards: Secret::new(cards, SeatSet::one(leader)),
        });
        verdicts::sharing_began(g, leader, place, log);
        self.has_looked = true;
        g.stack.go_on_as(*self);
    }

    /// CITY-12.8: whether an item is left, and somebody without one.
    fn goes_on(&self, g: &City) -> bool {
        g.n_items_at(self.place) > 0 && !g.living.minus(self.served).is_empty()
    }
}

impl AsksSeats<City> for Sharing {
    fn step(mut self, g: &mut City, key: &RulesKey, log: &mut impl Log<City>) -> Step {
        if !self.has_looked {
            if self.n_unseen(g) > 0 {
                return Step::Waits;
            }
            self.look(g, key, log);
        }
        if self.goes_on(g) {
            return Step::Waits;
        }
        let (antidotes, cards) = (g.antidotes_at[self.place.index()], g.n_cards_at(self.place));
        if antidotes + cards > 0 {
            rule!("CITY-12.9");
            log.event(Event::ItemsLeft { place: self.place, antidotes, cards });
        }
        verdicts::shared(g, self.leader, log);
        g.stack.done()
    }

    fn pending(&self, g: &City) -> PendingOf<City> {
        match self.has_looked {
            true => Pending::turn(self.leader, Question::Share { place: self.place }),
            false => Pending::Chance(ChanceQuestion::Cards { n: self.n_unseen(g) as u8 }),
        }
    }

    fn legal(&self, g: &City, _seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        for item in items(g, self.place, key) {
            let to = g.living.iter().filter(|to| may_give(g, self, item, *to, key).is_ok());
            out.extend(to.map(|to| Action::Give(item, to)));
        }
    }

    fn thinkable(&self, g: &City, _seat: Seat, key: &RulesKey, out: &mut Vec<Action>) {
        for item in items(g, self.place, key) {
            out.extend(g.seats().map(|to| Action::Give(item, to)));
        }
    }

    fn act(
        mut self,
        g: &mut City,
        _seat: Seat,
        action: Action,
        key: &RulesKey,
        log: &mut impl Log<City>,
    ) -> Result<(), Refusal> {
        let Action::Give(item, to) = action else {
            return Err(Refusal::new("CITY-4.19", "sharing-has-begun"));
        };
        may_give(g, &self, item, to, key)?;
        rule!("CITY-12.8");
        rule!("CITY-12.10");
        rule!("CITY-12.12");
        let Sharing { leader, place, .. } = self;
        let both = SeatSet::one(leader).with(to);
        let card = match item {
            Item::Antidote => {
                g.antidotes_at[place.index()] -= 1;
                g.antidotes[to.index()] += 1;
                None
            }
            Item::Card(card) => {
                rule!("CITY-22.9");
                g.cards.hand_over(Holder::place(place), Holder::hand(to), card, both, key);
                Some(card)
            }
        };
        self.served = self.served.with(to);
        log.event(Event::ItemGiven { seat: leader, to, kind: item.kind(), card: Secret::new(card, both) });
        verdicts::gave(g, leader, item.kind(), to, log);
        g.stack.go_on_as(self);
        Ok(())
    }
}

impl AsksBoth<City> for Sharing {
    fn roll(&self, g: &City, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        Roll::Cards(g.bag.sample(self.n_unseen(g), key, chance))
    }

    /// Decides the cards that nobody has seen yet, when the share leader looks at them.
    fn rolled(
        mut self,
        g: &mut City,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<City>,
    ) -> Result<(), Refusal> {
        let Roll::Cards(cards) = roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        if self.has_looked || cards.len() != self.n_unseen(g) || !g.bag.take(cards, key) {
            return Err(Refusal::IMPOSSIBLE_ROLL);
        }
        g.unseen_at[self.place.index()] = 0;
        for card in cards {
            g.cards.add(Holder::place(self.place), *card, SeatSet::one(self.leader));
        }
        self.look(g, key, log);
        Ok(())
    }
}

fn items(g: &City, place: Place, key: &RulesKey) -> Vec<Item> {
    let antidote = (g.antidotes_at[place.index()] > 0).then_some(Item::Antidote);
    antidote.into_iter().chain(g.cards.kinds(Holder::place(place), key).map(Item::Card)).collect()
}

fn may_give(g: &City, sharing: &Sharing, item: Item, to: Seat, key: &RulesKey) -> Result<(), Refusal> {
    let place = sharing.place;
    let is_here = match item {
        Item::Antidote => g.antidotes_at[place.index()] > 0,
        Item::Card(card) => g.cards.has(Holder::place(place), card, key),
    };
    if !is_here {
        return Err(Refusal::new("CITY-12.4", "item-not-here"));
    }
    if !g.living.has(to) {
        return Err(Refusal::new("CITY-12.7", "player-eliminated"));
    }
    if sharing.served.has(to) {
        return Err(Refusal::new("CITY-12.6", "has-one-already"));
    }
    rule!("CITY-12.6");
    rule!("CITY-12.7");
    let takes_first = g.rules.share_winner == ShareWinner::TakesOne && !sharing.served.has(sharing.leader);
    if takes_first && to != sharing.leader {
        return Err(Refusal::new("CITY-12.5", "leader-takes-one-first"));
    }
    rule!("CITY-12.5");
    keeps_promises(g, sharing, item.kind(), to, takes_first)
}

/// CITY-19.18, CITY-19.21: while a promised gift is possible, the share leader can give nothing else. A
/// leader who first takes something must leave what was promised to others.
fn keeps_promises(
    g: &City,
    sharing: &Sharing,
    kind: ItemKind,
    to: Seat,
    takes_first: bool,
) -> Result<(), Refusal> {
    let n = |kind: ItemKind| g.n_items_of(kind, sharing.place);
    let open = clauses::promised_gifts(g, sharing.leader);
    let can_be_kept =
        |(kind, to): &(ItemKind, Seat)| n(*kind) > 0 && g.living.has(*to) && !sharing.served.has(*to);
    let mut wanted: Vec<(ItemKind, Seat)> = open.filter(can_be_kept).collect();
    wanted.dedup();
    if wanted.is_empty() || wanted.contains(&(kind, to)) {
        return Ok(());
    }
    if !takes_first {
        return Err(Refusal::new("CITY-19.21", "promised-otherwise"));
    }
    // Leave what is promised to others, if something else can be taken.
    let promised = |kind: ItemKind| wanted.iter().filter(|(of, _)| *of == kind).count() as u8;
    let is_spare = |kind: ItemKind| n(kind) > promised(kind);
    let has_spare = is_spare(ItemKind::Antidote) || is_spare(ItemKind::Card);
    match wanted.iter().any(|(_, to)| *to == sharing.leader) || (has_spare && !is_spare(kind)) {
        true => Err(Refusal::new("CITY-19.21", "promised-otherwise")),
        false => Ok(()),
    }
}
