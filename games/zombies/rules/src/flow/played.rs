//! A card that was played, or an item discarded for its effect: it waits for replies, takes effect, and is
//! laid down. A reply is another such card on top of it, so a chain resolves last in, first out.

use table::{AsksNobody, Holds, Log, Refusal, RulesKey, Seat, SeatSet, Step, marks, rule};
use tinyvec::ArrayVec;

use super::{Moment, deeds, window};
use crate::cards::{self, CardKind, Ends, Target, Timing, hands, playing, replies};
use crate::event::Event;
use crate::state::{Item, Lasting};
use crate::{Aim, Card, Zombies};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Played {
    pub card: Card,
    pub by: Seat,
    pub aim: Aim,
    pub from: Source,
    pub stage: PlayedStage,
    /// The card is a marker, so nothing is laid down.
    pub is_copy: bool,
    /// The player whose reply makes the card also affect its own player (Back At Ya!).
    pub recoil_by: Option<Seat>,
    /// Players who get the same effect (Hey, I got one of those).
    pub copied_by: SeatSet,
    /// Cards that its player plays after it (Can't Sleep).
    pub due: Due,
}

/// Drawn cards that are still to be played, by kind.
pub type Due = ArrayVec<[Card; 8]>;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Source {
    #[default]
    Hand,
    /// An item, discarded for its effect.
    Table,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PlayedStage {
    /// Waits for replies.
    #[default]
    Replies,
    Effect,
    /// Applies what replies add to the effect.
    Echoes,
    LayDown,
    Cancelled,
}

impl AsksNobody<Zombies> for Played {
    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        match self.stage {
            PlayedStage::Replies => {
                g.stack.go_on_as(Played { stage: PlayedStage::Effect, ..self });
                if is_answerable(g, &self) {
                    let all = SeatSet::all(usize::from(g.n_seats));
                    window::open(g, Moment::CardPlayed, self.by, all, key, log);
                }
            }
            PlayedStage::Effect => {
                let is_shielded = replies::meets_shield(g, &self, log);
                let stage = if is_shielded { PlayedStage::Cancelled } else { PlayedStage::Echoes };
                g.stack.go_on_as(Played { stage, ..self });
                if !is_shielded {
                    take_effect(g, &self, key, log);
                }
            }
            PlayedStage::Echoes => {
                if !replies::echo(g, self) {
                    g.stack.go_on_as(Played { stage: PlayedStage::LayDown, ..self });
                }
            }
            PlayedStage::Cancelled => {
                rule!("ZOM-10.20");
                log.event(Event::CardCancelled { seat: self.by, card: self.card });
                g.stack.done();
                lay_down(g, &self);
                hands::go_on(g, &self);
            }
            PlayedStage::LayDown => {
                g.stack.done();
                lay_down(g, &self);
                hands::go_on(g, &self);
            }
        }
        Step::Ran
    }
}

impl Played {
    /// ZOM-10.39: whether it aims at a player.
    pub fn targets_player(&self) -> bool {
        self.aim.players().next().is_some()
    }

    /// An item put in play or discarded for its effect, or an instant weapon.
    pub fn is_item_play(&self) -> bool {
        self.card.is_item() || self.card.facts().kind == CardKind::InstantWeapon
    }
}

/// Plays a card at an open moment.
pub(super) fn play(
    g: &mut Zombies,
    seat: Seat,
    card: Card,
    aim: Aim,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    playing::may_play(g, seat, card, aim, key)?;
    rule!("ZOM-10.8");
    start(g, seat, card, aim, key, log);
    Ok(())
}

pub(super) fn use_item(
    g: &mut Zombies,
    seat: Seat,
    card: Card,
    aim: Aim,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    playing::may_use(g, seat, card, aim, key)?;
    start_use(g, seat, card, aim, key, log);
    Ok(())
}

/// The card leaves the hand, its costs are paid, and it waits for replies.
pub(crate) fn start(
    g: &mut Zombies,
    seat: Seat,
    card: Card,
    aim: Aim,
    key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    let had = g.hands[seat.index()].remove(card, key);
    assert!(had, "a card is checked when it is played");
    rule!("ZOM-9.2");
    rule!("ZOM-9.3");
    rule!("ZOM-9.5");
    g.players[seat.index()].has_played = true;
    log.event(Event::CardPlayed { seat, card, aim });
    let cost = card.facts().cost;
    deeds::pay(g, seat, cost, card, log);
    g.stop_walks();
    g.stack.begin(Played { card, by: seat, aim, ..Played::default() });
}

/// ZOM-9.7: using an item is not playing a card.
pub(crate) fn start_use(
    g: &mut Zombies,
    seat: Seat,
    card: Card,
    aim: Aim,
    _key: &RulesKey,
    log: &mut impl Log<Zombies>,
) {
    rule!("ZOM-9.7");
    let item = g.take_item(seat, card).expect("an item is checked when it is used");
    log.event(Event::ItemUsed { seat, card, aim });
    if card.facts().kind == CardKind::Page {
        rule!("ZOM-22.8");
        g.turn.has_discarded_page = g.turn.has_discarded_page.with(seat);
    }
    g.stop_walks();
    let played =
        Played { card, by: seat, aim, from: Source::Table, is_copy: item.is_copy, ..Played::default() };
    g.stack.begin(played);
}

/// ZOM-10.5, ZOM-10.25: the window for replies opens only if some card in this game's deck has a timing that
/// fits the card played.
fn is_answerable(g: &Zombies, played: &Played) -> bool {
    rule!("ZOM-10.5");
    rule!("ZOM-10.25");
    let to_player = g.rules.names(Timing::CardTargetsPlayer) || g.rules.names(Timing::CardTargetsSelf);
    g.rules.names(Timing::CardPlayed)
        || to_player && played.targets_player()
        || g.rules.names(Timing::ItemPlayed) && played.is_item_play()
}

fn take_effect(g: &mut Zombies, played: &Played, key: &RulesKey, log: &mut impl Log<Zombies>) {
    let Played { card, by, aim, from, .. } = *played;
    let is_put_down = from == Source::Hand && card.is_item();
    if !playing::still_holds(g, played, key) {
        rule!("ZOM-10.21");
        g.stack.go_on_as(Played { stage: PlayedStage::LayDown, ..*played });
        log.event(Event::CardFizzled { seat: by, card });
        return;
    }
    if is_put_down {
        rule!("ZOM-9.8");
        marks::pass(card.facts().rule);
        let owner = match card.facts().target {
            // A curse lies in front of its victim.
            Target::Opponent => aim.players().next().unwrap_or(by),
            _ => by,
        };
        deeds::put_in_play(g, owner, card, played.is_copy, log);
        replies::copy_in_play(g, played, log);
        // The item stays in front of that player, so nothing is laid down.
        g.stack.go_on_as(Played { stage: PlayedStage::Echoes, is_copy: true, ..*played });
        if card.facts().kind == CardKind::Page {
            rule!("ZOM-22.8");
            g.turn.has_put_page = g.turn.has_put_page.with(by);
        }
        cards::arrived(g, played, log);
        return;
    }
    log.event(Event::CardTookEffect { seat: by, card });
    cards::resolve(g, played, key, log);
}

/// ZOM-9.18, ZOM-9.29: the card goes on the discard pile after its effect.
pub(crate) fn lay_down(g: &mut Zombies, played: &Played) {
    rule!("ZOM-9.18");
    rule!("ZOM-9.29");
    if !played.is_copy {
        g.discard.push(played.card);
    }
}

impl Zombies {
    /// The card below the window that is waiting for replies.
    pub(crate) fn played_below(&self) -> Option<&Played> {
        self.stack.innermost()
    }

    /// Changes the card answered by the reply that is being resolved. The window lies between them.
    pub(crate) fn change_answered(&mut self, change: impl FnOnce(&mut Played)) {
        self.stack.iter_mut().rev().nth(2).and_then(Holds::held_mut).map(change);
    }

    /// ZOM-10.20: the answered card is cancelled, and its window closes.
    pub(crate) fn cancel_answered(&mut self) {
        self.change_answered(|answered| answered.stage = PlayedStage::Cancelled);
        self.close_window_below();
    }

    /// Closes the window below the card being resolved, which takes its place.
    pub(crate) fn close_window_below(&mut self) {
        let card = *self.stack.top().expect("a card is being resolved");
        self.stack.done();
        self.stack.go_on_as(card);
    }

    pub(crate) fn take_item(&mut self, seat: Seat, card: Card) -> Option<Item> {
        let items = &mut self.players[seat.index()].items;
        let index = items.iter().position(|item| item.card == card)?;
        let item = items.remove(index);
        // A loan ends with its item.
        let is_loan = |lasting: &Lasting| {
            let is_lent = matches!(lasting.aim, Aim::Item(_, lent) if lent == card);
            lasting.card.facts().ends == Ends::GivingBack && lasting.by == seat && is_lent
        };
        self.lasting.retain(|lasting| !is_loan(lasting));
        Some(item)
    }
}
