//! A game that does not come to its end is reported, and does not end the program.

use bots::driver::{GameFailure, SeatedBots};
use bots::{Bot, Budget, DecisionContext, seat_bot};
use chance::Seeded;
use mall_of_horror::Action;
use mall_of_horror::Mall;
use table::GameInfo;
use table::limits::INPUTS_PER_GAME;
use table::{Journal, Refusal, Seat, Silent, Table, start};

mod endless;

use endless::Endless;

/// Always gives the same answer, which does not fit its first question.
struct Cheat;

impl Bot<Mall> for Cheat {
    fn choose(&mut self, _context: &mut DecisionContext<'_, Mall>) -> Action {
        Action::Stay
    }
}

#[test]
fn an_illegal_action_ends_the_game_and_names_the_seat() {
    let begun: Mall = start(&Mall::setup(3, &[]).unwrap(), &mut Silent).unwrap();
    let bots: Vec<Box<dyn Bot<Mall>>> = vec![
        seat_bot::<mall_of_horror_bot::Bots>("random", 1).unwrap(),
        Box::new(Cheat),
        seat_bot::<mall_of_horror_bot::Bots>("random", 2).unwrap(),
    ];
    let result = SeatedBots::new(bots, Budget::default()).play(begun, &mut Seeded::new(1));
    let refusal = Refusal::OTHER_QUESTION;
    assert_eq!(result, Err(GameFailure::Refused { seat: Some(Seat::B), refusal }));
    assert_eq!(
        result.unwrap_err().to_string(),
        "the action of the bot in seat B is refused: other-question (TABLE-5)"
    );
}

/// A player for the game without end.
struct Goes;

impl Bot<Endless> for Goes {
    fn choose(&mut self, decision: &mut DecisionContext<'_, Endless>) -> u8 {
        decision.legal()[0]
    }
}

#[test]
fn a_game_without_end_is_stopped() {
    let begun: Endless = start(&(), &mut Silent).unwrap();
    let mut players = SeatedBots::new(vec![Box::new(Goes)], Budget::default());
    let result = players.play(begun, &mut Seeded::new(1));
    assert_eq!(result, Err(GameFailure::TooManyInputs));
    assert_eq!(result.unwrap_err().to_string(), "the game is not over after 100000 inputs");
}

#[test]
fn a_game_without_end_is_written_down_as_far_as_it_may_be() {
    let (begun, _) = Table::<Endless>::start(&()).unwrap();
    let mut journal = Journal::new((), vec!["bot:goes".to_string()], &begun);
    let mut players = SeatedBots::new(vec![Box::new(Goes)], Budget::default());
    let result = players.play_and_record(begun, &mut journal, &mut Seeded::new(1));
    assert_eq!(result, Err(GameFailure::TooManyInputs));
    assert_eq!(journal.lines.len(), INPUTS_PER_GAME);
}
