// A game that leaks a secret, and the law that finds out. Run it with
//
//     cargo run -p table --example broken_law
//
// Seat A hides a coin in one hand and seat B guesses which. The game has a mistake that is easy to make: its view asks
// what `Observer::All` may see, instead of what this observer may see. `table-laws` plays random games and reports it.

use serde::{Deserialize, Serialize};
use table::limits::SEATS;
use table::{
    Broken, Chance, Game, Input, InputOf, Log, Observer, Outcome, Pending, PendingOf, Refusal, RulesKey,
    Seat, SeatSet, Secret, SetupErrors, Step, events,
};
use table_laws::{Law, Laws};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    Left,
    Right,
}

const HANDS: [Hand; 2] = [Hand::Left, Hand::Right];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    Hide(Hand),
    Guess(Hand),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Question {
    WhichHand,
}

events! {
    tells CoinHidden { seat: Seat; secret hand: Hand },
    reveals CoinFound { hand: Hand, guess: Hand },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub hand: Option<Hand>,
}

/// The same game with and without the mistake.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct HiddenCoin<const LEAKS: bool> {
    hand: Option<Secret<Hand>>,
    guess: Option<Hand>,
}

impl<const LEAKS: bool> Game for HiddenCoin<LEAKS> {
    const NAME: &'static str = "hidden-coin";
    const RULES_VERSION: u32 = 1;

    type Setup = ();
    type Question = Question;
    type ChanceQuestion = ();
    type Action = Action;
    type Roll = ();
    type Event = Event;
    type View = View;
    type Notice = Notice;

    fn new(_setup: &()) -> Result<Self, SetupErrors> {
        Ok(HiddenCoin::default())
    }

    fn n_seats(&self) -> usize {
        2
    }

    fn pending(&self) -> PendingOf<Self> {
        match (self.hand, self.guess) {
            (None, _) => Pending::turn(Seat::A, Question::WhichHand),
            (Some(_), None) => Pending::turn(Seat::B, Question::WhichHand),
            (Some(_), Some(_)) => Pending::Over,
        }
    }

    fn legal(&self, seat: Seat, _key: &RulesKey, out: &mut Vec<Action>) {
        out.extend(HANDS.map(if seat == Seat::A { Action::Hide } else { Action::Guess }));
    }

    fn thinkable(&self, _seat: Seat, _key: &RulesKey, _out: &mut Vec<Action>) {}

    fn timeout(&self, seat: Seat, _key: &RulesKey, chance: &mut dyn Chance) -> Action {
        let hand = chance.pick(&HANDS);
        if seat == Seat::A { Action::Hide(hand) } else { Action::Guess(hand) }
    }

    fn roll(&self, _key: &RulesKey, _chance: &mut dyn Chance) {}

    fn answer(
        &mut self,
        input: &InputOf<Self>,
        key: &RulesKey,
        log: &mut impl Log<Self>,
    ) -> Result<(), Refusal> {
        match (self.hand, input) {
            (None, Input::Act(seat, Action::Hide(hand))) => {
                let hand = Secret::new(*hand, SeatSet::one(*seat));
                self.hand = Some(hand);
                log.event(Event::CoinHidden { seat: *seat, hand });
            }
            (Some(hand), Input::Act(_, Action::Guess(guess))) => {
                self.guess = Some(*guess);
                log.event(Event::CoinFound { hand: *hand.read(key), guess: *guess });
            }
            _ => return Err(Refusal::OTHER_QUESTION),
        }
        Ok(())
    }

    fn step(&mut self, _key: &RulesKey, _log: &mut impl Log<Self>) -> Step {
        if self.guess.is_some() { Step::Over } else { Step::Waits }
    }

    fn view(&self, observer: Observer) -> View {
        // After the guess everybody may see the coin. Before it, nobody but its owner: here is the mistake.
        let observer = if LEAKS || self.guess.is_some() { Observer::All } else { observer };
        View { hand: self.hand.as_ref().and_then(|hand| hand.seen_by(observer).copied()) }
    }

    fn notice(event: &Event, observer: Observer) -> Option<Notice> {
        Some(told(event, observer))
    }

    fn reveals(event: &Event) -> bool {
        reveals(event)
    }

    fn resample(&self, seat: Seat, chance: &mut dyn Chance, key: &RulesKey) -> Self {
        let mut world = self.clone();
        if let (Some(hand), None) = (&mut world.hand, self.guess)
            && !hand.audience().has(seat)
        {
            *hand.write(key) = chance.pick(&HANDS);
        }
        world
    }

    /// The guess was revealed together with the coin, so everybody knows the winner.
    fn outcome(&self) -> Option<Outcome> {
        let (guess, hand) = (self.guess?, self.view(Observer::All).hand?);
        let winner = if guess == hand { Seat::B } else { Seat::A };
        Some(Outcome { winners: SeatSet::one(winner), scores: [0; SEATS] })
    }

    fn check(&self, _key: &RulesKey) -> Result<(), Broken> {
        Ok(())
    }
}

#[allow(clippy::disallowed_macros, reason = "an example may print")]
pub fn main() {
    let report = Laws::<HiddenCoin<false>>::new(vec![()]).hold_for(100);
    println!("The honest game obeys the laws in {} games.\n", report.n_games);

    let violation = Laws::<HiddenCoin<true>>::new(vec![()]).check_games(100).expect_err("this one leaks");
    println!("{violation}");
    assert_eq!(violation.law, Law::Told);
    assert!(violation.what.contains("give the same notices"), "{violation}");
}
