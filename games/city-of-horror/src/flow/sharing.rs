//! The share leader hands out what lies on a location.

use table::{Log, Pending, PendingOf, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule};

use super::set_up::sorted;
use super::{Frame, Question, Toss, clauses, verdicts};
use crate::action::{Cards, Item};
use crate::board::Place;
use crate::deals::ItemKind;
use crate::editions::ShareWinner;
use crate::pile::Holder;
use crate::{Action, City, Event};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sharing {
    pub leader: Seat,
    pub place: Place,
    pub has_looked: bool,
    /// Who has an item by now.
    pub served: SeatSet,
}

impl Sharing {
    pub(super) fn new(leader: Seat, place: Place) -> Sharing {
        Sharing { leader, place, has_looked: false, served: SeatSet::EMPTY }
    }

    pub(super) fn n_unseen(&self, g: &City) -> usize {
        usize::from(g.unseen_at[self.place.index()])
    }

    /// CITY-12.8: whether there is an item left, and somebody without one.
    fn goes_on(&self, g: &City) -> bool {
        g.n_items_at(self.place) > 0 && !g.living.minus(self.served).is_empty()
    }
}

pub(super) fn pending(g: &City, sharing: &Sharing) -> PendingOf<City> {
    match sharing.has_looked {
        true => Pending::turn(sharing.leader, Question::Share { place: sharing.place }),
        false => Pending::Chance(Toss::Cards { n: sharing.n_unseen(g) as u8 }),
    }
}

pub(super) fn step(g: &mut City, mut sharing: Sharing, key: &RulesKey, log: &mut impl Log<City>) -> Step {
    if !sharing.has_looked {
        if sharing.n_unseen(g) > 0 {
            return Step::Waits;
        }
        look(g, &mut sharing, key, log);
    }
    if sharing.goes_on(g) {
        return Step::Waits;
    }
    let (antidotes, cards) = (g.antidotes_at[sharing.place.index()], g.n_cards_at(sharing.place));
    if antidotes + cards > 0 {
        rule!("CITY-12.9");
        log.event(Event::ItemsLeft { place: sharing.place, antidotes, cards });
    }
    verdicts::shared(g, sharing.leader, log);
    g.done()
}

/// What nobody has seen yet is decided when the share leader looks.
pub(super) fn looked(
    g: &mut City,
    mut sharing: Sharing,
    cards: &Cards,
    key: &RulesKey,
    log: &mut impl Log<City>,
) -> Result<(), Refusal> {
    if sharing.has_looked || cards.len() != sharing.n_unseen(g) || !g.bag.take(cards, key) {
        return Err(Refusal::IMPOSSIBLE_ROLL);
    }
    g.unseen_at[sharing.place.index()] = 0;
    for card in cards {
        g.cards.add(Holder::place(sharing.place), *card, SeatSet::one(sharing.leader));
    }
    look(g, &mut sharing, key, log);
    Ok(())
}

/// CITY-12.4: the share leader looks at all cards here.
fn look(g: &mut City, sharing: &mut Sharing, key: &RulesKey, log: &mut impl Log<City>) {
    rule!("CITY-12.4");
    let Sharing { leader, place, .. } = *sharing;
    g.cards.show_all(Holder::place(place), leader);
    let cards = sorted(g.cards.cards(Holder::place(place), key));
    let n = cards.len() as u8;
    log.event(Event::ItemsSeen { seat: leader, place, n, cards: Secret::new(cards, SeatSet::one(leader)) });
    verdicts::sharing_began(g, leader, place, log);
    sharing.has_looked = true;
    g.go_on_as(Frame::Sharing(*sharing));
}

fn items(g: &City, place: Place, key: &RulesKey) -> Vec<Item> {
    let antidote = (g.antidotes_at[place.index()] > 0).then_some(Item::Antidote);
    antidote.into_iter().chain(g.cards.kinds(Holder::place(place), key).map(Item::Card)).collect()
}

pub(super) fn legal(g: &City, sharing: &Sharing, key: &RulesKey, out: &mut Vec<Action>) {
    for item in items(g, sharing.place, key) {
        let to = g.living.iter().filter(|to| may_give(g, sharing, item, *to, key).is_ok());
        out.extend(to.map(|to| Action::Give(item, to)));
    }
}

pub(super) fn thinkable(g: &City, sharing: &Sharing, key: &RulesKey, out: &mut Vec<Action>) {
    for item in items(g, sharing.place, key) {
        out.extend(g.seats().map(|to| Action::Give(item, to)));
    }
}

/// CITY-12.13: an antidote for himself, else a card; the rest at random.
pub(super) fn default_gift(sharing: &Sharing, actions: &mut Vec<Action>) {
    rule!("CITY-12.13");
    let is_own = |action: &Action| matches!(action, Action::Give(_, to) if *to == sharing.leader);
    if !sharing.served.has(sharing.leader) && actions.iter().any(is_own) {
        let antidote = Action::Give(Item::Antidote, sharing.leader);
        match actions.contains(&antidote) {
            true => *actions = vec![antidote],
            false => actions.retain(is_own),
        }
    }
}

pub(super) fn act(
    g: &mut City,
    mut sharing: Sharing,
    action: Action,
    key: &RulesKey,
    log: &mut impl Log<City>,
) -> Result<(), Refusal> {
    let Action::Give(item, to) = action else { return Err(Refusal::new("CITY-4.19", "sharing-has-begun")) };
    may_give(g, &sharing, item, to, key)?;
    rule!("CITY-12.8");
    rule!("CITY-12.10");
    rule!("CITY-12.12");
    let Sharing { leader, place, .. } = sharing;
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
    sharing.served = sharing.served.with(to);
    log.event(Event::ItemGiven { seat: leader, to, kind: item.kind(), card: Secret::new(card, both) });
    verdicts::gave(g, leader, item.kind(), to, log);
    g.go_on_as(Frame::Sharing(sharing));
    Ok(())
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

/// CITY-19.18, CITY-19.21: while a promised gift can be made, nothing else is given; who takes one for
/// himself first leaves what he promised.
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
    // What is promised to others is left for them, if something else can be taken.
    let promised = |kind: ItemKind| wanted.iter().filter(|(of, _)| *of == kind).count() as u8;
    let is_spare = |kind: ItemKind| n(kind) > promised(kind);
    let has_spare = is_spare(ItemKind::Antidote) || is_spare(ItemKind::Card);
    match wanted.iter().any(|(_, to)| *to == sharing.leader) || (has_spare && !is_spare(kind)) {
        true => Err(Refusal::new("CITY-19.21", "promised-otherwise")),
        false => Ok(()),
    }
}
