//! A person with some settings, who would do what these rules of thumb say, and passes otherwise.

use std::sync::{Arc, Mutex};

use chance::Seeded;
use city_of_horror::orders::{Alarms, StandingPass, Until};
use city_of_horror::view::View;
use city_of_horror::{Action, Aim, Order, Question};
use games::City;
use table::{Pending, Seat, Silent, start};

use super::{Passes, Thumb};
use crate::driver::{Players, Trouble};
use crate::interruptions::{Asked, Interruptions};
use crate::simulate::{Plan, bots_of};
use crate::{Bot, Desk};

/// What a person has set, once for the whole game. All of it depends on public facts only: how fast a
/// window closes tells nothing about a hand.
#[derive(Clone, Copy, Debug)]
struct Settings {
    name: &'static str,
    /// A pass that stands until the end of the game, and what wakes it.
    standing_pass: Option<Alarms>,
    /// Who was woken at a location and passes there is woken there again only by these.
    once_a_location: Option<Alarms>,
    cards: Cards,
}

/// Which cards of others a person wants to be asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cards {
    All,
    /// Those aimed at the person, at a character of its own or at a location where it stands, and answers
    /// to its own cards.
    ThatTouchMe,
}

const ALL_ALARMS: Alarms = Alarms { attack: true, named: true, offer: true };
const NOT_NAMED: Alarms = Alarms { attack: true, named: false, offer: true };
const OFFERS: Alarms = Alarms { attack: false, named: false, offer: true };

const SETTINGS: [Settings; 5] = [
    Settings {
        name: "asked in every window and about every card",
        standing_pass: None,
        once_a_location: None,
        cards: Cards::All,
    },
    Settings {
        name: "standing pass, woken by attack, name, offer",
        standing_pass: Some(ALL_ALARMS),
        once_a_location: None,
        cards: Cards::All,
    },
    Settings {
        name: "… and asked only about cards that touch me",
        standing_pass: Some(ALL_ALARMS),
        once_a_location: None,
        cards: Cards::ThatTouchMe,
    },
    Settings {
        name: "… and not woken by being named",
        standing_pass: Some(NOT_NAMED),
        once_a_location: None,
        cards: Cards::ThatTouchMe,
    },
    Settings {
        name: "… and woken by an attack once a location",
        standing_pass: Some(NOT_NAMED),
        once_a_location: Some(OFFERS),
        cards: Cards::ThatTouchMe,
    },
];

/// Plays the games of a plan once for each of the settings, with a person in seat A.
pub(super) fn interruptions(plan: &Plan<City>) -> Result<Vec<Interruptions>, Trouble> {
    SETTINGS.into_iter().map(|settings| interruptions_with(plan, settings)).collect()
}

fn interruptions_with(plan: &Plan<City>, settings: Settings) -> Result<Interruptions, Trouble> {
    let fresh = Interruptions { settings: settings.name, games: plan.games, ..Interruptions::default() };
    let tally = Arc::new(Mutex::new(fresh));
    let begun: City = start(&plan.setup, &mut Silent).map_err(|_| Trouble::NoOutcome)?;
    let mut players = Players::new(Vec::new(), plan.budget);
    for game in 0..plan.games {
        let mut bots = bots_of(plan, game).map_err(|_| Trouble::NoOutcome)?;
        let thumb = Thumb { chance: Seeded::stream(plan.seed, game), passes: Passes::EachTime };
        bots[0] = Box::new(Person { thumb, settings, tally: Arc::clone(&tally) });
        players.make_room_for(bots);
        players.play(begun, &mut Seeded::stream(plan.seed, game))?;
    }
    let tally = *tally.lock().expect("no thread panics with it");
    Ok(tally)
}

struct Person {
    thumb: Thumb,
    settings: Settings,
    tally: Arc<Mutex<Interruptions>>,
}

impl Bot<City> for Person {
    fn choose(&mut self, desk: &mut Desk<'_, City>) -> Action {
        let Pending::Seats { question, .. } = desk.pending() else { return self.thumb.choose(desk) };
        let me = desk.seat();
        let of: fn(&mut Interruptions) -> &mut Asked = match question {
            Question::Act { .. } => {
                if let Some(order) = self.missing_order(desk.view(), me) {
                    return order;
                }
                |tally| &mut tally.windows
            }
            Question::AnswerCard { .. } => {
                if self.settings.cards == Cards::ThatTouchMe && !touches(desk.view(), me) {
                    return Action::Pass;
                }
                |tally| &mut tally.cards
            }
            _ => return self.thumb.choose(desk),
        };
        let action = self.thumb.choose(desk);
        let mut tally = self.tally.lock().expect("no thread panics with it");
        let asked = of(&mut tally);
        match (action, question, self.settings.once_a_location) {
            (Action::Pass, Question::Act { place: Some(_), .. }, Some(alarms)) => {
                asked.passed += 1;
                standing_pass(Until::Location, alarms)
            }
            (Action::Pass, ..) => {
                asked.passed += 1;
                action
            }
            _ => {
                asked.acted += 1;
                action
            }
        }
    }
}

fn standing_pass(until: Until, alarms: Alarms) -> Action {
    Action::Order(Order::StandingPass(Some(StandingPass { until, alarms })))
}

impl Person {
    /// The pass that this person has set and not left yet.
    fn missing_order(&self, view: &View, me: Seat) -> Option<Action> {
        let alarms = self.settings.standing_pass?;
        let has_one = view.seats[me.index()].orders.is_some_and(|orders| orders.standing_pass.is_some());
        (!has_one).then(|| standing_pass(Until::Game, alarms))
    }
}

/// Whether the card that waits for answers touches this seat, by what all can see.
fn touches(view: &View, me: Seat) -> bool {
    let own = &view.seats[me.index()].characters;
    let is_there = |place| own.iter().any(|character| character.place == Some(place));
    let is_aimed = |aim: Aim| match aim {
        Aim::At(place) | Aim::Mow(_, place) => is_there(place),
        Aim::Ballot(place, seat) => seat == me || is_there(place),
        Aim::From(from, to) => is_there(from) || is_there(to),
        Aim::Character(role) => own.iter().any(|character| character.role == role),
        Aim::Player(seat) => seat == me,
        Aim::Nothing | Aim::Colour(_) | Aim::Swap(..) => false,
    };
    let is_own = |index: usize| view.played[index].seat == me;
    match view.played.len() {
        0 => false,
        n if is_own(n - 1) => false,
        n => is_aimed(view.played[n - 1].aim) || (n > 1 && (is_own(n - 2) || is_aimed(view.played[0].aim))),
    }
}
