//! A game for one player that never ends.

use table::{
    Broken, Chance, Game, Input, InputOf, Log, Observer, Outcome, Pending, PendingOf, Refusal, RulesKey,
    Seat, SetupErrors, Step,
};

/// How often the player has acted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Endless(u64);

impl Game for Endless {
    const NAME: &'static str = "endless";
    const RULES_VERSION: u32 = 1;

    type Setup = ();
    type Question = ();
    type ChanceQuestion = ();
    type Action = u8;
    type Roll = ();
    type Event = ();
    type View = u64;
    type Notice = ();

    fn new(_setup: &()) -> Result<Endless, SetupErrors> {
        Ok(Endless(0))
    }

    fn n_seats(&self) -> usize {
        1
    }

    fn pending(&self) -> PendingOf<Endless> {
        Pending::turn(Seat::A, ())
    }

    fn legal(&self, _seat: Seat, _key: &RulesKey, out: &mut Vec<u8>) {
        out.push(1);
    }

    fn thinkable(&self, seat: Seat, key: &RulesKey, out: &mut Vec<u8>) {
        self.legal(seat, key, out);
    }

    fn timeout(&self, _seat: Seat, _key: &RulesKey, _chance: &mut dyn Chance) -> u8 {
        1
    }

    fn roll(&self, _key: &RulesKey, _chance: &mut dyn Chance) {}

    fn answer(
        &mut self,
        input: &InputOf<Endless>,
        _key: &RulesKey,
        _log: &mut impl Log<Endless>,
    ) -> Result<(), Refusal> {
        match input {
            Input::Act(_, n) => self.0 += u64::from(*n),
            Input::Chance(()) => return Err(Refusal::IMPOSSIBLE_ROLL),
        }
        Ok(())
    }

    fn step(&mut self, _key: &RulesKey, _log: &mut impl Log<Endless>) -> Step {
        Step::Waits
    }

    fn view(&self, _observer: Observer) -> u64 {
        self.0
    }

    fn notice(_event: &(), _observer: Observer) -> Option<()> {
        None
    }

    fn reveals(_event: &()) -> bool {
        false
    }

    fn resample(&self, _seat: Seat, _chance: &mut dyn Chance, _key: &RulesKey) -> Endless {
        self.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        None
    }

    fn check(&self, _key: &RulesKey) -> Result<(), Broken> {
        Ok(())
    }
}
