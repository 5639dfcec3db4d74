//! `silence` over many inputs: a twin that takes the same inputs as the true world.
//!
//! A new twin differs only in what the game resamples. If the rules copied a secret into a plain field, that
//! copy would be the same in the twin, and a leak would go unnoticed. So one twin is made early and given the
//! same inputs for as long as its seat sees no difference. In that twin, such copies differ too.

use chance::Seeded;
use table::{EventsOrUndo, Game, Input, InputOf, Observer, Seat, resample};

use crate::json::text_of;
use crate::seen::{AfterInput, Exactness, SeenInput, SeenPosition, unequal};
use crate::violation::{Finding, LawResult};
use crate::{Law, Report};

/// A twin for one seat that takes the same inputs as the true world.
pub(crate) struct LongLivedTwin<G: Game> {
    seat: Seat,
    /// `None` once the seat can tell it from the true world.
    world: Option<G>,
}

impl<G: Game> LongLivedTwin<G> {
    pub fn of(seat: Seat) -> LongLivedTwin<G> {
        LongLivedTwin { seat, world: None }
    }

    /// Makes a new twin if there is none.
    pub fn join(&mut self, g: &G, chance: &mut Seeded) {
        self.world.get_or_insert_with(|| resample(g, self.seat, chance));
    }

    pub fn leave(&mut self) {
        self.world = None;
    }

    /// Gives the twin the input after which the true world is `g`.
    pub fn follow(
        &mut self,
        input: &InputOf<G>,
        told: &EventsOrUndo<G::Event>,
        g: &G,
        report: &mut Report,
    ) -> LawResult {
        let Some(before) = self.world.take() else { return Ok(()) };
        // An input that is impossible in the twin is not a visible difference: see `silence`.
        let Ok(there) = AfterInput::of(&before, input) else { return Ok(()) };
        let revealed =
            there.reveals() || matches!(told, EventsOrUndo::Events(events) if events.iter().any(G::reveals));
        let observer = Observer::Seat(self.seat);
        let here = SeenInput { notices: told.notices::<G>(observer), seen: SeenPosition::of(g, observer) };
        match unequal(&here, &there.experience(observer), Exactness::Equal) {
            None => {
                report.tried(Law::Silence);
                self.world = Some(there.g);
                Ok(())
            }
            Some(_) if revealed => Ok(()),
            Some(difference) => {
                let acted = matches!(input, Input::Act(actor, _) if *actor == self.seat);
                let law = if acted { Law::Undo } else { Law::Silence };
                let what = format!(
                    "{} reveals nothing, but a world that looked the same so far now differs: {difference}",
                    text_of(input)
                );
                Err(Finding::of(law, what).seen_by(observer))
            }
        }
    }
}
