//! A person with certain settings, who does what these rules of thumb say and otherwise passes.

use std::sync::{Arc, Mutex};

use bots::driver::{GameFailure, Players};
use bots::interruptions::{AskCounts, Interruptions};
use bots::simulate::{Plan, bots_of};
use bots::{Bot, Decision};
use chance::Seeded;
use city_of_horror::City;
use city_of_horror::orders::{Alarms, PassUntil, StandingPass};
use city_of_horror::view::View;
use city_of_horror::{Action, Order, Question};
use table::{PassOrder, Pending, Seat, Silent, start};

use crate::{Bots, Passes, Thumb};

/// What a person has set, once for the whole game. It depends only on public facts, so that the time until a
/// window closes reveals nothing about a hand.
#[derive(Clone, Copy, Debug)]
struct Settings {
    name: &'static str,
    standing_pass: Option<StandingPass>,
}

const ALL_ALARMS: Alarms = Alarms { attack: true, named: true, offer: true };
const QUIET: StandingPass = StandingPass { until: PassUntil::Game, alarms: ALL_ALARMS, cards: true };

const SETTINGS: [Settings; 4] = [
    Settings { name: "asked in every window and about every card", standing_pass: None },
    Settings {
        name: "standing pass, woken by attack, name, offer",
        standing_pass: Some(StandingPass { cards: false, ..QUIET }),
    },
    Settings { name: "… and asked only about cards that touch me", standing_pass: Some(QUIET) },
    Settings {
        name: "… and not woken by being named: the default",
        standing_pass: Some(StandingPass { alarms: Alarms { named: false, ..ALL_ALARMS }, ..QUIET }),
    },
];

/// Plays the games of a plan once with each of the settings, with a person in seat A.
pub(super) fn interruptions(plan: &Plan<City>) -> Result<Vec<Interruptions>, GameFailure> {
    SETTINGS.into_iter().map(|settings| interruptions_with(plan, settings)).collect()
}

fn interruptions_with(plan: &Plan<City>, settings: Settings) -> Result<Interruptions, GameFailure> {
    let fresh = Interruptions { settings: settings.name, games: plan.games, ..Interruptions::default() };
    let tally = Arc::new(Mutex::new(fresh));
    let begun: City = start(&plan.setup, &mut Silent).map_err(|_| GameFailure::NoOutcome)?;
    let mut players = Players::new(Vec::new(), plan.budget);
    for game in 0..plan.games {
        let mut bots = bots_of::<Bots>(plan, game).map_err(|_| GameFailure::NoOutcome)?;
        let thumb = Thumb::new(Seeded::stream(plan.seed, game), Passes::EachTime);
        bots[0] = Box::new(Person { thumb, settings, tally: Arc::clone(&tally) });
        players.replace_bots(bots);
        players.play(begun.clone(), &mut Seeded::stream(plan.seed, game))?;
    }
    let tally = *tally.lock().expect("no thread panics while it holds the lock");
    Ok(tally)
}

struct Person {
    thumb: Thumb,
    settings: Settings,
    tally: Arc<Mutex<Interruptions>>,
}

impl Bot<City> for Person {
    fn choose(&mut self, decision: &mut Decision<'_, City>) -> Action {
        let Pending::Seats { question, .. } = decision.pending() else { return self.thumb.choose(decision) };
        let me = decision.seat();
        let of: fn(&mut Interruptions) -> &mut AskCounts = match question {
            Question::Act { .. } => {
                if let Some(order) = self.missing_order(decision.view(), me) {
                    return order;
                }
                |tally| &mut tally.windows
            }
            Question::AnswerCard { .. } => |tally| &mut tally.cards,
            _ => return self.thumb.choose(decision),
        };
        let action = self.thumb.choose(decision);
        let mut tally = self.tally.lock().expect("no thread panics while it holds the lock");
        let asked = of(&mut tally);
        match action {
            Action::Pass => asked.passed += 1,
            _ => asked.acted += 1,
        }
        action
    }
}

impl Person {
    /// The pass that this person has set but not left yet.
    fn missing_order(&self, view: &View, me: Seat) -> Option<Action> {
        let pass = self.settings.standing_pass?;
        let has_one = view.seats[me.index()].passes.as_ref().is_some_and(|passes| !passes.is_empty());
        (!has_one).then_some(Action::Order(Order::Pass(PassOrder { at: None, pass: Some(pass) })))
    }
}
