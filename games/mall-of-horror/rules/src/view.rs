//! What one observer may know.

use serde::Serialize;
use table::{Hand, Observer, Outcome, PassAt, Seat, SeatSet, StandingPass, diff_by_part, rule};

use crate::flow::{Attack, Destinations, Frame, Phase, Purpose, Round, Search, Stage, Vote};
use crate::orders::{Occasion, Passes};
use crate::{Card, Colour, Fate, Mall, Place, Role, ZombiePlayers};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// 0 during the set-up.
    pub round: u16,
    /// The current phase; `None` during the set-up and after the end.
    pub phase: Option<Phase>,
    pub zombie_players: ZombiePlayers,
    pub chief: Seat,
    pub chief_is_new: bool,
    pub seats: Vec<SeatView>,
    pub places: Vec<PlaceView>,
    /// Zombies left in the box.
    pub supply: u8,
    pub deck: DeckView,
    /// Cards that were played and have left the game.
    pub played: Vec<Card>,
    /// Hands of eliminated players.
    pub out_of_play: CardsView,
    pub dice: Option<DiceView>,
    pub vote: Option<VoteView>,
    pub search: Option<CardsView>,
    /// The place being attacked.
    pub attacked: Option<Place>,
    pub outcome: Option<Outcome>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    pub seat: Seat,
    pub colour: Colour,
    pub characters: Vec<CharacterView>,
    pub score: u8,
    pub eliminated_in: Option<u16>,
    pub hand: CardsView,
    /// The destination, once it is revealed or if the observer may know it.
    pub destination: Option<Place>,
    pub destination_is_sealed: bool,
    /// Passes left in advance; only their owner sees them.
    pub passes: Option<Vec<PassAt<Occasion, StandingPass>>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CharacterView {
    pub role: Role,
    pub value: u8,
    pub fate: FateView,
    pub place: Option<Place>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum FateView {
    Waiting,
    Alive,
    Hidden,
    Lost,
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
    pub number: u8,
    pub is_open: bool,
    /// `None` if there is room for everybody.
    pub spaces: Option<u8>,
    pub zombies: u8,
    /// How many zombies the people there can hold back; irrelevant on the Parking.
    pub strength: u8,
    pub barricades: u8,
    /// Whether the zombies would enter as things stand.
    pub would_enter: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckView {
    pub size: usize,
    /// The cards put under the deck, in the order in which they will be drawn, as far as the observer knows
    /// them.
    pub under: Vec<Option<Card>>,
    /// Cards that nobody has seen, by kind; only for observers who may see everything.
    pub unseen: Option<Vec<u8>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DiceView {
    pub seen_by: SeatSet,
    pub dice: Option<[u8; 4]>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct VoteView {
    pub purpose: Purpose,
    pub place: Place,
    pub stage: StageView,
    pub candidates: SeatSet,
    pub ballots: Vec<BallotView>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum StageView {
    Cards,
    First,
    Second,
    ChiefDecides,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BallotView {
    pub seat: Seat,
    pub weight: u8,
    pub is_sealed: bool,
    /// The player it names, if the observer may know it.
    pub named: Option<Seat>,
}

diff_by_part!(View {
    round, phase, zombie_players, chief, chief_is_new, supply, played, dice, search, attacked, outcome;
    seats, places, deck, out_of_play, vote
});
diff_by_part!(SeatView { seat, colour, score, eliminated_in, destination, destination_is_sealed, passes; characters, hand });
diff_by_part!(CharacterView { role, value, fate, place });
diff_by_part!(CardsView { size, known });
diff_by_part!(PlaceView { place, number, is_open, spaces, zombies, strength, barricades, would_enter });
diff_by_part!(DeckView { size, under, unseen });
diff_by_part!(VoteView { purpose, place, stage, candidates; ballots });
diff_by_part!(BallotView { seat, weight, is_sealed, named });

/// Destructures the state without `..`, so that a new field does not compile until somebody has decided who
/// sees it.
pub(crate) fn view(g: &Mall, observer: Observer) -> View {
    let Mall {
        n_seats: _,
        zombie_players,
        colours: _,
        first_chief: _,
        chief,
        chief_is_new,
        round,
        last_loss_in: _,
        standing: _,
        hidden: _,
        eliminated_in: _,
        open: _,
        zombies: _,
        barricades: _,
        hands: _,
        deck,
        played,
        out_of_play,
        covered_dice,
        destinations: _,
        passes: _,
        stack,
        outcome,
    } = g;
    rule!("MALL-8.1");
    View {
        round: *round,
        phase: phase_under_way(g),
        zombie_players: *zombie_players,
        chief: *chief,
        chief_is_new: *chief_is_new,
        seats: g.seats().map(|seat| seat_view(g, seat, observer)).collect(),
        places: Place::ALL.into_iter().map(|place| place_view(g, place)).collect(),
        supply: g.supply(),
        deck: DeckView {
            size: deck.len(),
            under: deck.bottom().iter().map(|card| card.seen_by(observer).copied()).collect(),
            unseen: deck.bag().seen_by(observer).map(|counts| counts.to_vec()),
        },
        played: Card::ALL
            .into_iter()
            .flat_map(|card| std::iter::repeat_n(card, usize::from(played[card as usize])))
            .collect(),
        out_of_play: cards_view(out_of_play, observer),
        dice: covered_dice
            .map(|dice| DiceView { seen_by: dice.audience(), dice: dice.seen_by(observer).copied() }),
        vote: stack.top_as::<Vote>().map(|vote| vote_view(g, vote, observer)),
        search: stack.top_as().map(|Search { seat: _, stage: _, found }| cards_view(found, observer)),
        attacked: stack.innermost::<Attack>().map(|attack| attack.place),
        outcome: *outcome,
    }
}

/// The frame of the round names the next phase, so the current one is the phase before it, unless the round
/// itself is waiting for chance.
fn phase_under_way(g: &Mall) -> Option<Phase> {
    let mut frames = g.stack.iter();
    let Some(Frame::Round(Round { next })) = frames.next() else { return None };
    let Some(_) = frames.next() else { return Some(*next) };
    Some(match next {
        Phase::Truck | Phase::Election => Phase::Truck,
        Phase::HiddenDice => Phase::Election,
        Phase::ZombiePlayers => Phase::HiddenDice,
        Phase::Destinations => Phase::ZombiePlayers,
        Phase::Movement => Phase::Destinations,
        Phase::Attack => Phase::Movement,
        Phase::RoundEnd => Phase::Attack,
    })
}

fn seat_view(g: &Mall, seat: Seat, observer: Observer) -> SeatView {
    let sealed = g.stack.top_as().and_then(|Destinations { sealed }| sealed[seat.index()]);
    SeatView {
        seat,
        colour: g.colours[seat.index()],
        characters: g.own_roles(seat).map(|role| character_view(g, seat, role)).collect(),
        score: g.score_of(seat),
        eliminated_in: g.eliminated_in[seat.index()],
        hand: cards_view(&g.hands[seat.index()], observer),
        destination: g.destinations[seat.index()]
            .or(sealed.and_then(|place| place.seen_by(observer).copied())),
        destination_is_sealed: sealed.is_some(),
        passes: g.passes[seat.index()].seen_by(observer).map(Passes::shown),
    }
}

fn character_view(g: &Mall, seat: Seat, role: Role) -> CharacterView {
    let (fate, place) = match g.fate(seat, role) {
        Fate::Absent | Fate::Waiting => (FateView::Waiting, None),
        Fate::At(place) if g.hidden[seat.index()].has(role) => (FateView::Hidden, Some(place)),
        Fate::At(place) => (FateView::Alive, Some(place)),
        Fate::Lost => (FateView::Lost, None),
    };
    CharacterView { role, value: role.value(), fate, place }
}

fn cards_view<const CAPACITY: usize>(cards: &Hand<Card, CAPACITY>, observer: Observer) -> CardsView {
    rule!("MALL-8.2");
    CardsView { size: cards.len(), known: cards.seen_by(observer).collect() }
}

fn place_view(g: &Mall, place: Place) -> PlaceView {
    PlaceView {
        place,
        number: place.number(),
        is_open: g.open.has(place),
        spaces: place.spaces(),
        zombies: g.zombies[place.index()],
        strength: g.strength_of(place),
        barricades: g.barricades[place.index()],
        would_enter: g.n_at(place) > 0 && g.would_enter(place),
    }
}

fn vote_view(g: &Mall, vote: &Vote, observer: Observer) -> VoteView {
    let Vote { purpose, place, stage, voters, candidates, weights, ballots } = vote;
    let stage_view = match stage {
        Stage::Cards(_) => StageView::Cards,
        Stage::First => StageView::First,
        Stage::Second => StageView::Second,
        Stage::ChiefDecides => StageView::ChiefDecides,
    };
    // Nobody votes while cards are played, but the weight that ballots would have is worth seeing.
    let (voters, candidates) = match stage {
        Stage::Cards(_) => (g.visibly_present(*place), g.visibly_present(*place)),
        _ => (*voters, *candidates),
    };
    let weight = |seat: Seat| match stage {
        Stage::Cards(_) => weights[seat.index()] + g.weight_of(seat, *place),
        _ => weights[seat.index()],
    };
    let ballot_view = |seat: Seat| BallotView {
        seat,
        weight: weight(seat),
        is_sealed: ballots[seat.index()].is_some(),
        named: ballots[seat.index()].and_then(|ballot| ballot.seen_by(observer).copied()),
    };
    VoteView {
        purpose: *purpose,
        place: *place,
        stage: stage_view,
        candidates,
        ballots: voters.iter().map(ballot_view).collect(),
    }
}
