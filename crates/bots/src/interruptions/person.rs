//! One game with a person in seat A.

use chance::Seeded;
use table::limits::INPUTS_PER_GAME;
use table::{
    Game, Input, InputOf, Observer, Pending, Seat, SeatSet, Silent, WindowStops, apply, awaited, digest_of,
    leaves_no_choice, legal, only_answer, opportunity, roll, start,
};

use super::waiting::WaitingTime;
use super::wanted_plays::WantedPlays;
use super::{Interruptions, WindowHandling};
use crate::simulate::{SimulationPlan, bots_of};
use crate::{Bot, DecisionContext, GameBots};

const PERSON: Seat = Seat::A;

pub(super) fn play<B: GameBots>(
    plan: &SimulationPlan<B::Game>,
    mode: WindowHandling,
    game: u64,
) -> Result<Interruptions, String> {
    let g: B::Game = start(&plan.setup, &mut Silent).map_err(|errors| errors.to_string())?;
    let mut bots = bots_of::<B>(plan, game)?;
    // A standing pass of the adviser would answer questions that the person is to be asked.
    bots[PERSON.index()] = B::adviser(digest_of(&(plan.seed, game, PERSON)).0);
    let mut person = SimulatedPerson::<B> {
        plan,
        mode,
        n_turns: g.n_turns_begun(PERSON),
        without_orders: (mode == WindowHandling::Days).then(|| g.clone()),
        g,
        bots,
        stops: WindowStops::default(),
        wanted_plays: WantedPlays::default(),
        waiting: WaitingTime::default(),
        open: None,
        is_there: false,
        is_withdrawn: false,
        counted: Interruptions::default(),
    };
    let mut chance = Seeded::stream(plan.seed, game);
    for _ in 0..INPUTS_PER_GAME {
        if person.g.pending() == Pending::Over {
            return Ok(person.game_is_over());
        }
        person.go_on(&mut chance)?;
    }
    Err(format!("the game is not over after {INPUTS_PER_GAME} inputs"))
}

/// A person among bots.
struct SimulatedPerson<'a, B: GameBots> {
    plan: &'a SimulationPlan<B::Game>,
    mode: WindowHandling,
    g: B::Game,
    /// The same game as if the person had left no orders. It stops in the windows in which an order passes.
    without_orders: Option<B::Game>,
    bots: Vec<Box<dyn Bot<B::Game>>>,
    stops: WindowStops,
    wanted_plays: WantedPlays,
    waiting: WaitingTime,
    /// The question of the open window that closes by itself.
    open: Option<<B::Game as Game>::Question>,
    /// The person has just acted, and is still at the table to see the result.
    is_there: bool,
    /// Whether the passes with which the game began have been withdrawn in `without_orders`.
    is_withdrawn: bool,
    n_turns: u32,
    counted: Interruptions,
}

impl<B: GameBots> SimulatedPerson<'_, B> {
    fn go_on(&mut self, chance: &mut Seeded) -> Result<(), String> {
        self.see_what_orders_passed()?;
        self.see_whose_turn_it_is(self.g.n_turns_begun(PERSON));
        if let Some(roll) = roll(&self.g, chance) {
            self.waiting.chance_answers();
            self.open = None;
            return self.take(&Input::Chance(roll));
        }
        if let Some((seat, answer)) = self.answer_to_a_proposal() {
            match seat {
                PERSON => self.person_acts(answer),
                _ => self.waiting.bot_acts(),
            }
            return self.take(&Input::Act(seat, answer));
        }
        match awaited(&self.g).first() {
            Some(PERSON) if self.g.window(PERSON).is_some() => self.person_in_window(),
            Some(PERSON) => self.ask_person(),
            Some(_) if self.is_there && !awaited(&self.g).has(PERSON) => {
                self.is_there = false;
                self.accept_orders()
            }
            Some(seat) => self.ask_bot(seat),
            None => Err("the table waits for nobody".to_string()),
        }
    }

    fn game_is_over(mut self) -> Interruptions {
        self.counted.missed += self.wanted_plays.turn_is_over();
        self.counted.waited_ms = self.waiting.waited_ms();
        self.counted.turns = u64::from(self.n_turns);
        self.counted.game_is_over();
        self.counted
    }

    fn see_whose_turn_it_is(&mut self, n_turns: u32) {
        if n_turns != self.n_turns {
            self.n_turns = n_turns;
            self.counted.missed += self.wanted_plays.turn_is_over();
        }
    }

    fn take(&mut self, input: &InputOf<B::Game>) -> Result<(), String> {
        if let Some(without) = &mut self.without_orders {
            taken(without, input)?;
        }
        taken(&mut self.g, input)
    }

    fn answer_to_a_proposal(&mut self) -> Option<(Seat, ActionOf<B>)> {
        if !B::Game::HAS_PROPOSALS {
            return None;
        }
        let asked: SeatSet = self.g.addressed();
        asked.iter().find_map(|seat| {
            let mut decision = DecisionContext::new(&self.g, seat, self.plan.budget);
            Some((seat, self.bots[seat.index()].answer_proposal(&mut decision)?))
        })
    }

    fn ask_bot(&mut self, seat: Seat) -> Result<(), String> {
        let action = self.choice(seat);
        let is_pass = self.g.window(seat).is_some_and(|window| window.pass == action);
        match is_pass || B::Game::is_order(&action) {
            true if self.mode == WindowHandling::Together => self.window_goes_by(),
            true => {}
            false => {
                self.waiting.bot_acts();
                self.open = None;
            }
        }
        self.take(&Input::Act(seat, action))
    }

    /// At a live table, lets somebody pass in a window, which closes when all have passed.
    fn window_goes_by(&mut self) {
        let Pending::Seats { question, .. } = self.g.pending() else { return };
        if self.open != Some(question) {
            self.open = Some(question);
            self.waiting.window_opens();
        }
    }

    fn choice(&mut self, seat: Seat) -> ActionOf<B> {
        let mut decision = DecisionContext::new(&self.g, seat, self.plan.budget);
        self.bots[seat.index()].choose(&mut decision)
    }

    /// Asks the person a question that is not a window.
    fn ask_person(&mut self) -> Result<(), String> {
        let mut answers = Vec::new();
        if self.mode == WindowHandling::Alone
            && let Some(only) = only_answer(&self.g, PERSON, &mut answers)
        {
            return self.take(&Input::Act(PERSON, only));
        }
        legal(&self.g, PERSON, &mut answers);
        if let [only] = answers.as_slice()
            && leaves_no_choice(&self.g, PERSON, only)
        {
            self.counted.single_answers += 1;
        }
        self.counted.questions += 1;
        self.accept_orders()?;
        if !awaited(&self.g).has(PERSON) {
            return Ok(());
        }
        let action = self.choice(PERSON);
        self.person_acts(action);
        self.take(&Input::Act(PERSON, action))
    }

    fn person_in_window(&mut self) -> Result<(), String> {
        let Some(window) = self.g.window(PERSON) else { return Ok(()) };
        let is_asked = match self.mode {
            WindowHandling::Asked | WindowHandling::Days => true,
            WindowHandling::Together => false,
            WindowHandling::Alone => opportunity(&self.g, PERSON, &mut Vec::new())
                .is_some_and(|opportunity| self.stops.is_stop(opportunity)),
        };
        let action = self.choice(PERSON);
        let is_pass = action == window.pass;
        if is_asked {
            self.counted.questions += 1;
        } else if self.mode == WindowHandling::Together && !is_pass {
            // Asking for time is one more click.
            self.counted.waits += 1;
            self.counted.clicks += 1;
            self.counted.questions += 1;
        } else {
            if let Some(play) = B::play_of(&action) {
                self.wanted_plays.wanted(play);
            }
            if self.mode == WindowHandling::Together {
                self.window_goes_by();
            }
            return self.take(&Input::Act(PERSON, window.pass));
        }
        if is_pass {
            self.counted.passed += 1;
            self.accept_orders()?;
            if self.g.window(PERSON) != Some(window) || !awaited(&self.g).has(PERSON) {
                // The person has decided to pass; the order only says so.
                return match &mut self.without_orders {
                    Some(without) if awaited(without).has(PERSON) => {
                        taken(without, &Input::Act(PERSON, window.pass))
                    }
                    _ => Ok(()),
                };
            }
        } else {
            self.stops.acted();
        }
        self.person_acts(action);
        self.take(&Input::Act(PERSON, action))
    }

    fn person_acts(&mut self, action: ActionOf<B>) {
        self.waiting.person_acts();
        self.open = None;
        self.is_there = true;
        self.counted.clicks += 1;
        if let Some(play) = B::play_of(&action) {
            self.counted.plays += 1;
            self.wanted_plays.played(play);
        }
    }

    /// In play over days, the person accepts every order that is proposed to them.
    fn accept_orders(&mut self) -> Result<(), String> {
        if self.mode != WindowHandling::Days {
            return Ok(());
        }
        let mut decision = DecisionContext::new(&self.g, PERSON, self.plan.budget);
        for order in B::proposed_orders(&mut decision) {
            // An earlier order may have answered the question, and then chance may be asked.
            if matches!(self.g.pending(), Pending::Seats { .. }) {
                self.counted.clicks += 1;
                taken(&mut self.g, &Input::Act(PERSON, order))?;
            }
        }
        Ok(())
    }

    /// The answer that an order gives: a pass, or the only answer that uses no card and no power.
    fn without_card(&self, without: &B::Game) -> Option<ActionOf<B>> {
        if let Some(window) = without.window(PERSON) {
            return Some(window.pass);
        }
        let mut answers = Vec::new();
        legal(without, PERSON, &mut answers);
        answers.retain(|answer| B::play_of(answer).is_none());
        match answers.as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }

    /// Withdraws the passes with which the game began, in the game without orders. Nobody may leave orders
    /// while a game is set up.
    fn withdraw_first_passes(&mut self) {
        if let Some(without) = &mut self.without_orders
            && !self.is_withdrawn
            && matches!(without.pending(), Pending::Seats { .. })
            && let Some(withdrawal) = B::withdrawal()
        {
            self.is_withdrawn = taken(without, &Input::Act(PERSON, withdrawal)).is_ok();
        }
    }

    /// If an order has passed for the person, the game without orders still waits for them. This finds out
    /// what they would have played there.
    fn see_what_orders_passed(&mut self) -> Result<(), String> {
        self.withdraw_first_passes();
        while let Some(mut without) = self.without_orders.take() {
            let has_passed = awaited(&without).has(PERSON)
                && (!awaited(&self.g).has(PERSON)
                    || self.g.view(Observer::Table) != without.view(Observer::Table));
            let instead = has_passed.then(|| self.without_card(&without)).flatten();
            let Some(instead) = instead else {
                self.without_orders = Some(without);
                break;
            };
            self.see_whose_turn_it_is(without.n_turns_begun(PERSON));
            let mut decision = DecisionContext::new(&without, PERSON, self.plan.budget);
            let wanted = self.bots[PERSON.index()].choose(&mut decision);
            if let Some(play) = B::play_of(&wanted) {
                self.wanted_plays.wanted(play);
            }
            taken(&mut without, &Input::Act(PERSON, instead))?;
            self.without_orders = Some(without);
        }
        Ok(())
    }
}

type ActionOf<B> = <<B as GameBots>::Game as Game>::Action;

fn taken<G: Game>(g: &mut G, input: &InputOf<G>) -> Result<(), String> {
    apply(g, input, &mut Silent).map(|_| ()).map_err(|refusal| format!("{input:?} is refused: {refusal}"))
}
