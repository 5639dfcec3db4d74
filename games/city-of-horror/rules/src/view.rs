//! What one observer may know.

use serde::Serialize;
use table::{Holds, Kind, Observer, Outcome, Seat, SeatSet, rule};

use crate::action::{Aim, Canceller};
use crate::board::{AttackCondition, Colour, Place, Side, Slot};
use crate::cards::{Card, Food};
use crate::deals::{Deal, Lasts, Offer, Payment, Promise, StandingOffer, Verdict};
use crate::editions::Rules;
use crate::flow::{Answer, Frame, LocationStep, Moment, Played, Sharing, Turn, TurnStage, Vote, Window};
use crate::invasion::{Airdrop, Hour, InvasionCard, Origin, ZombieMove};
use crate::pile::{Holder, Pile};
use crate::state::{Armory, City, DeckOrigin, Replica};

mod parts;
mod seats;

pub use seats::{CharacterView, FateView, SeatView};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// 0 during the set-up.
    pub turn: u8,
    pub phase: Phase,
    pub rules: Rules,
    /// The origin of the invasion cards. The screen must say if they are a reconstruction.
    pub deck_origin: DeckOrigin,
    pub first: Seat,
    pub seats: Vec<SeatView>,
    /// In the order in which they are resolved.
    pub places: Vec<PlaceView>,
    pub wheel: Vec<SpaceView>,
    pub zombies_in_reserve: u8,
    pub antidotes_in_reserve: u8,
    pub deck_size: u8,
    pub discard: Vec<Card>,
    pub invasion: Vec<HourView>,
    pub food_in_reserve: usize,
    pub open_food: Vec<Food>,
    pub location: Option<LocationView>,
    pub window: Option<WindowView>,
    /// The players for whom the next decision must wait.
    pub holds: SeatSet,
    /// Cards that wait for answers, the first one first.
    pub played: Vec<PlayedView>,
    pub vote: Option<VoteView>,
    pub sharing: Option<SharingView>,
    /// Explosions that wait until the current action is done.
    pub explosions: Vec<Place>,
    pub replicas: Vec<Replica>,
    pub offers: Vec<OfferView>,
    pub deals: Vec<DealView>,
    /// Cards of eliminated players.
    pub out_of_play: CardsView,
    /// Action cards and food that nobody has seen, by kind; only for observers who may see everything.
    pub unseen: Option<Vec<u8>>,
    pub unseen_food: Option<Vec<u8>>,
    pub outcome: Option<Outcome>,
}

/// The phase of a turn (CITY-3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Phase {
    SetUp,
    Observation,
    MovementCards,
    Invasion,
    Movement,
    Locations,
    EndOfTurn,
    Ending,
    Over,
}

/// A group of cards: how many there are, and those that the observer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardsView {
    pub size: usize,
    pub known: Vec<Card>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlaceView {
    pub place: Place,
    pub slot: Slot,
    pub side: Side,
    /// Ordinary spaces; `None` if there is room for everybody.
    pub spaces: Option<u8>,
    pub n_characters: u8,
    pub is_full: bool,
    pub zombies: u8,
    pub attack: AttackCondition,
    /// Whether the zombies would attack as things stand.
    pub attack_is_due: bool,
    pub antidotes: u8,
    pub cards: CardsView,
    pub markers: u8,
    /// How many markers cause an explosion; `None` if it takes no more markers.
    pub markers_needed: Option<u8>,
    /// For the Armory: its state.
    pub armory: Option<Armory>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceView {
    pub colour: Colour,
    /// `None` if there is a cache here.
    pub seat: Option<Seat>,
    pub has_leader: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HourView {
    pub hour: Hour,
    pub is_shown: bool,
    pub seen_by: SeatSet,
    pub card: Option<InvasionView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct InvasionView {
    /// The number of the card in the pack of its hour.
    pub index: u8,
    pub origin: Origin,
    pub moves: Vec<ZombieMove>,
    /// T, C1 to C4, X.
    pub arrivals: [u8; 6],
    pub airdrops: Vec<Airdrop>,
    pub leader: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LocationView {
    pub place: Place,
    pub step: LocationStep,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WindowView {
    pub moment: Moment,
    pub passed: SeatSet,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayedView {
    pub seat: Seat,
    pub card: Card,
    pub aim: Aim,
    /// The answers that the observer may know: their own.
    pub answers: Vec<AnswerView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AnswerView {
    pub seat: Seat,
    pub cancels_with: Option<Canceller>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct VoteView {
    pub purpose: crate::deals::Purpose,
    pub place: Place,
    pub candidates: SeatSet,
    pub ballots: Vec<BallotView>,
    /// The players between whom the first player decides.
    pub tied: SeatSet,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BallotView {
    pub seat: Seat,
    pub cast_by: Seat,
    pub weight: u8,
    pub is_sealed: bool,
    /// The player it names, if the observer may know it.
    pub named: Option<Seat>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SharingView {
    pub leader: Seat,
    pub place: Place,
    /// The players who have received an item so far.
    pub served: SeatSet,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OfferView {
    pub seat: Seat,
    pub number: u8,
    /// The offer that this one answers.
    pub answers: Option<u8>,
    pub lasts: Lasts,
    pub open_to: SeatSet,
    /// Only for the maker and the addressed players.
    pub terms: Option<Offer>,
    /// What the maker picked blind; only the maker sees it.
    pub blind: Option<Vec<Card>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DealView {
    pub maker: Seat,
    pub taker: Seat,
    pub promises: Vec<PromiseView>,
    pub maker_pays: PaymentView,
    pub taker_pays: PaymentView,
    /// Its location is finished; only a debt is left.
    pub is_over: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PromiseView {
    pub seat: Seat,
    pub promise: Promise,
    pub kept: Verdict,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PaymentView {
    pub antidotes: u8,
    pub cards: CardsView,
    pub when: crate::deals::When,
    pub kept: Verdict,
}

/// Destructures the state without `..`, so that a new field does not compile until somebody has decided who
/// sees it.
pub(crate) fn view(g: &City, observer: Observer) -> View {
    rule!("CITY-22.12");
    rule!("CITY-22.13");
    rule!("CITY-20.5");
    if observer == Observer::All {
        rule!("CITY-22.14");
    }
    // CITY-22.12: eliminated players see only what is public.
    let observer = match observer {
        Observer::Seat(seat) if g.turn > 0 && !g.living.has(seat) => Observer::Table,
        observer => observer,
    };
    let City {
        n_seats: _,
        rules,
        corners: _,
        sides: _,
        wheel,
        colours: _,
        leader,
        first,
        turn,
        people: _,
        living: _,
        zombies: _,
        markers: _,
        armory: _,
        explosions,
        cards,
        bag,
        deck_size,
        unseen_at: _,
        discard,
        mower_is_gone: _,
        antidotes: _,
        antidotes_at: _,
        antidotes_gone: _,
        food: _,
        food_bag,
        open_food,
        shown_food: _,
        food_gone: _,
        packs: _,
        deck_origin,
        drawn: _,
        n_shown: _,
        chosen: _,
        moved: _,
        replicas,
        last_loss: _,
        canned: _,
        holds,
        bargains: _,
        promise_records: _,
        orders: _,
        offers,
        n_offers: _,
        deals,
        stack,
        outcome,
    } = g;
    rule!("CITY-22.1");
    rule!("CITY-22.2");
    rule!("CITY-22.3");
    rule!("CITY-22.11");
    let spaces = wheel.iter().zip(0u8..);
    let played = stack.iter().filter_map(Holds::held);
    View {
        turn: *turn,
        phase: phase(g),
        rules: *rules,
        deck_origin: *deck_origin,
        first: *first,
        seats: g.seats().map(|seat| seats::seat_view(g, seat, observer)).collect(),
        places: Slot::ALL.into_iter().map(|slot| place_view(g, slot, observer)).collect(),
        wheel: spaces
            .map(|(colour, space)| SpaceView {
                colour: *colour,
                seat: g.seat_of_space(space),
                has_leader: *leader == space,
            })
            .collect(),
        zombies_in_reserve: g.reserve(),
        antidotes_in_reserve: g.antidotes_in_reserve(),
        deck_size: *deck_size,
        discard: Card::ALL
            .into_iter()
            .flat_map(|card| std::iter::repeat_n(card, usize::from(discard[card.index()])))
            .collect(),
        invasion: Hour::ALL.into_iter().map(|hour| hour_view(g, hour, observer)).collect(),
        food_in_reserve: food_bag.len(),
        open_food: open_food.to_vec(),
        location: g.location().map(|(place, step)| LocationView { place, step }),
        window: stack.innermost().map(window_view),
        holds: *holds,
        played: played.map(|played| played_view(g, played, observer)).collect(),
        vote: stack.innermost().map(|vote| vote_view(g, vote, observer)),
        sharing: stack.innermost().map(sharing_view),
        explosions: explosions.to_vec(),
        replicas: replicas.to_vec(),
        offers: offers.iter().map(|standing| offer_view(standing, observer)).collect(),
        deals: (0..deals.len()).filter_map(|index| deal_view(g, index, observer)).collect(),
        out_of_play: cards_view(cards, Holder::OUT, observer),
        unseen: bag.seen_by(observer).map(|counts| counts.to_vec()),
        unseen_food: food_bag.seen_by(observer).map(|counts| counts.to_vec()),
        outcome: *outcome,
    }
}

/// Derived from the frame of the turn, which names the next stage.
fn phase(g: &City) -> Phase {
    match g.stack.iter().next() {
        None => Phase::Over,
        Some(Frame::Turn(Turn { next })) => match next {
            TurnStage::Observation | TurnStage::Start => Phase::Observation,
            TurnStage::MovementCards => Phase::Observation,
            TurnStage::BeforeInvasion => Phase::MovementCards,
            TurnStage::Invasion | TurnStage::AfterInvasion | TurnStage::Moves => Phase::Invasion,
            TurnStage::BeforeLure | TurnStage::Lure | TurnStage::Locations => Phase::Movement,
            TurnStage::End if g.location().is_some() => Phase::Locations,
            TurnStage::End => Phase::EndOfTurn,
        },
        Some(Frame::Ending(_)) => Phase::Ending,
        Some(_) => Phase::SetUp,
    }
}

pub(super) fn cards_view<const N: usize>(
    cards: &Pile<Card, N>,
    holder: Holder,
    observer: Observer,
) -> CardsView {
    CardsView { size: cards.n(holder), known: cards.seen_by(holder, observer).collect() }
}

fn place_view(g: &City, slot: Slot, observer: Observer) -> PlaceView {
    let place = g.place_at(slot);
    let side = g.side_of(place);
    let mut cards = cards_view(&g.cards, Holder::place(place), observer);
    cards.size += usize::from(g.unseen_at[place.index()]);
    PlaceView {
        place,
        slot,
        side,
        spaces: place.spaces(side),
        n_characters: g.n_at(place),
        is_full: g.is_full(place),
        zombies: g.zombies_at(place),
        attack: place.attack_condition(side),
        attack_is_due: g.n_at(place) > 0 && g.attack_is_due(place),
        antidotes: g.antidotes_at[place.index()],
        cards,
        markers: g.markers[place.index()],
        markers_needed: g.takes_marker(place).then(|| g.markers_needed(place)),
        armory: (place == Place::Armory).then_some(g.armory),
    }
}

fn hour_view(g: &City, hour: Hour, observer: Observer) -> HourView {
    let is_shown = g.n_shown > hour as u8;
    rule!("CITY-19.9");
    let observer = if is_shown { Observer::All } else { observer };
    let card = g.drawn[hour as usize].and_then(|card| card.seen_by(observer).copied());
    HourView {
        hour,
        is_shown,
        seen_by: g.drawn[hour as usize].map_or(SeatSet::EMPTY, |card| card.audience()),
        card: card.map(|index| invasion_view(index, &g.packs[hour as usize][usize::from(index)])),
    }
}

fn invasion_view(index: u8, card: &InvasionCard) -> InvasionView {
    let airdrops = Slot::ALL.into_iter().map(|slot| card.airdrop(slot));
    InvasionView {
        index,
        origin: card.origin(),
        moves: card.moves().collect(),
        arrivals: Slot::ALL.map(|slot| card.arrivals(slot)),
        airdrops: airdrops.filter(|drop| drop.antidotes + drop.actions > 0).collect(),
        leader: card.leader(),
    }
}

fn window_view(window: &Window) -> WindowView {
    let Window { moment, actively_passed: _, awake: _, warned: _, declined: _, passed, has_new_action: _ } =
        *window;
    WindowView { moment, passed }
}

fn sharing_view(sharing: &Sharing) -> SharingView {
    let Sharing { leader, place, has_looked: _, served } = *sharing;
    SharingView { leader, place, served }
}

fn played_view(g: &City, played: &Played, observer: Observer) -> PlayedView {
    let Played { card, by, aim, promise: _, cancelled_by: _, asked: _, answers } = *played;
    let known = g.seats().filter_map(|seat| {
        let answer = answers[seat.index()]?;
        let cancels_with = match answer.seen_by(observer)? {
            Answer::Pass => None,
            Answer::Cancel(with) => Some(*with),
        };
        Some(AnswerView { seat, cancels_with })
    });
    PlayedView { seat: by, card, aim, answers: known.collect() }
}

fn vote_view(g: &City, vote: &Vote, observer: Observer) -> VoteView {
    let Vote { purpose, place, candidates, weights, casters, ballots, tied } = *vote;
    let ballot_view = |seat: Seat| BallotView {
        seat,
        cast_by: casters[seat.index()],
        weight: weights[seat.index()],
        // A player who casts two ballots does not reveal which one they sealed first.
        is_sealed: vote.ready().has(casters[seat.index()]),
        named: ballots[seat.index()].and_then(|ballot| ballot.seen_by(observer).copied()),
    };
    let owners = g.seats().filter(|seat| weights[seat.index()] > 0);
    VoteView { purpose, place, candidates, ballots: owners.map(ballot_view).collect(), tied }
}

fn offer_view(standing: &StandingOffer, observer: Observer) -> OfferView {
    let StandingOffer { maker, number, answers, lasts, open_to, terms, blind } = standing;
    OfferView {
        seat: *maker,
        number: *number,
        answers: *answers,
        lasts: *lasts,
        open_to: *open_to,
        terms: terms.seen_by(observer).copied(),
        blind: blind.seen_by(observer).map(|cards| cards.to_vec()),
    }
}

/// CITY-19.28: the deal, if the observer may see it.
fn deal_view(g: &City, index: usize, observer: Observer) -> Option<DealView> {
    let Deal { maker, taker, payments, promises, kept, is_over } = g.deals[index];
    let is_party = match observer {
        Observer::Seat(seat) => seat == maker || seat == taker,
        Observer::Table => false,
        Observer::All => true,
    };
    if g.rules.is_private_deal() && !is_party {
        return None;
    }
    let payment_view = |party: usize| {
        let Payment { antidotes, n_cards, when, has_happened: _, kept } = payments[party];
        let size = usize::from(n_cards);
        let cards = match g.has_escrow() {
            true => CardsView { size, ..cards_view(&g.cards, Holder::escrow(index, party), observer) },
            false => CardsView { size, known: Vec::new() },
        };
        PaymentView { antidotes, cards, when, kept }
    };
    let seat_of = |promise: &Promise| g.deals[index].seat(promise.by);
    let promise_view = |(promise, kept): (&Promise, Verdict)| PromiseView {
        seat: seat_of(promise),
        promise: *promise,
        kept,
    };
    Some(DealView {
        maker,
        taker,
        promises: promises.iter().zip(kept).map(promise_view).collect(),
        maker_pays: payment_view(0),
        taker_pays: payment_view(1),
        is_over,
    })
}
