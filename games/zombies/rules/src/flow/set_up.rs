//! What chance decides before anybody acts: the dealer, and the first hands.

use table::{AsksChance, Chance, Deck, Log, Refusal, RulesKey, Seat, SeatSet, Secret, Step, rule};

use super::{ChanceQuestion, FunHouseTransfer, Turn, TurnStep, start};
use crate::action::{Cards, Roll};
use crate::cards::N_CARDS;
use crate::event::Event;
use crate::orders::{PassUntil, Passes, StandingPass};
use crate::piles::Piles;
use crate::rules::{FirstPasses, Start};
use crate::{Card, Zombies};

/// ZOM-3.6: the number of cards in a first hand.
pub const DEALT: usize = 3;
/// ZOM-3.7: in halves.
pub const FIRST_LIFE: u8 = 6;
pub const FIRST_BULLETS: u16 = 3;
pub const FIRST_GUTS: u8 = 3;
pub const FIRST_SEWER_TOKENS: u8 = 2;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SetUp {
    #[default]
    Dealer,
    Deal,
    /// Somebody chooses where the pawns begin, one after another.
    Arrive(u8),
}

impl AsksChance<Zombies> for SetUp {
    fn step(self, g: &mut Zombies, _key: &RulesKey, _log: &mut impl Log<Zombies>) -> Step {
        let SetUp::Arrive(n) = self else { return Step::Waits };
        let arrives = g.dealer.clockwise(usize::from(g.n_seats)).nth(usize::from(n));
        match arrives.filter(|_| g.rules.start == Start::Carnival) {
            Some(seat) => {
                rule!("ZOM-24.14");
                g.stack.go_on_as(SetUp::Arrive(n + 1));
                g.stack.begin(FunHouseTransfer::inside(seat));
            }
            None => {
                g.round = 1;
                g.stack.go_on_as(Turn { next: TurnStep::Begin });
            }
        }
        Step::Ran
    }

    fn question(&self, _g: &Zombies) -> ChanceQuestion {
        match self {
            SetUp::Dealer => ChanceQuestion::Dealer,
            SetUp::Deal | SetUp::Arrive(_) => ChanceQuestion::Deal,
        }
    }

    fn roll(&self, g: &Zombies, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        match self {
            SetUp::Dealer => Roll::Seat(Seat::new(chance.below(u32::from(g.n_seats)) as usize)),
            SetUp::Deal | SetUp::Arrive(_) => Roll::Cards(g.deck.sample(n_dealt(g), key, chance)),
        }
    }

    fn rolled(
        self,
        g: &mut Zombies,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<Zombies>,
    ) -> Result<(), Refusal> {
        match (self, roll) {
            (SetUp::Dealer, Roll::Seat(seat)) if seat.index() < usize::from(g.n_seats) => {
                rule!("ZOM-3.2");
                g.dealer = *seat;
                g.active = *seat;
                log.event(Event::DealerDrawn { seat: *seat });
                g.stack.go_on_as(SetUp::Deal);
                Ok(())
            }
            (SetUp::Deal, Roll::Cards(cards)) => deal(g, cards, key, log),
            _ => Err(Refusal::IMPOSSIBLE_ROLL),
        }
    }
}

/// Lays out everything that does not need chance.
pub(crate) fn lay_out(g: &mut Zombies, deck: [u8; N_CARDS], passes: FirstPasses) {
    rule!("ZOM-2.1");
    rule!("ZOM-2.2");
    rule!("ZOM-3.3");
    rule!("ZOM-3.7");
    rule!("ZOM-3.8");
    rule!("ZOM-3.10");
    rule!("ZOM-15.1");
    let first = start::lay(g);
    g.piles = Piles::fill(&g.rules);
    g.deck = Deck::new(deck);
    g.n_cards = g.deck.len() as u16;
    for seat in Seat::all(usize::from(g.n_seats)) {
        let player = &mut g.players[seat.index()];
        player.at = first;
        player.is_jacketed = g.rules.start == Start::Jail;
        player.life = FIRST_LIFE;
        player.bullets = FIRST_BULLETS;
        player.guts = if g.rules.guts { FIRST_GUTS } else { 0 };
        player.sewer_tokens = if g.rules.sewers { FIRST_SEWER_TOKENS } else { 0 };
        if passes == FirstPasses::OthersTurns {
            rule!("ZOM-10.24");
            let pass = StandingPass { until: PassUntil::Withdrawn, unless_mine: true, unless_last: true };
            g.passes[seat.index()] = Secret::new(Passes::everywhere(pass), SeatSet::one(seat));
        }
    }
    g.stack.begin(SetUp::Dealer);
}

fn n_dealt(g: &Zombies) -> usize {
    (DEALT * usize::from(g.n_seats)).min(g.deck.len())
}

fn deal(g: &mut Zombies, cards: &Cards, key: &RulesKey, log: &mut impl Log<Zombies>) -> Result<(), Refusal> {
    rule!("ZOM-3.6");
    rule!("ZOM-3.9");
    let n = n_dealt(g);
    let dealt: Cards = g.deck.draw(n, cards, key).ok_or(Refusal::IMPOSSIBLE_ROLL)?;
    let mut rest = dealt.as_slice();
    for seat in g.dealer.clockwise(usize::from(g.n_seats)) {
        let (own, others) = rest.split_at(DEALT.min(rest.len()));
        rest = others;
        own.iter().for_each(|card: &Card| g.hands[seat.index()].add(*card, SeatSet::one(seat)));
        let known: Cards = own.iter().copied().collect();
        log.event(Event::CardsDrawn {
            seat,
            n: own.len() as u8,
            cards: Secret::new(known, SeatSet::one(seat)),
        });
    }
    g.stack.go_on_as(SetUp::Arrive(0));
    Ok(())
}
