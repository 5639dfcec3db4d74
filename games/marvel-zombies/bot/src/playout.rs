//! Plays a world on by hunches, to the beginning of a later round.

use marvel_zombies::{Action, MarvelZombies, Question};
use table::{Game, Input, Pending, Silent, apply, legal, roll};

use super::hunch::{self, Mood};
use super::luck::Luck;
use super::paths::Paths;

/// Inputs after which a play-out gives up; no round is that long.
const INPUTS: usize = 2_000;

/// Plays until this round begins or the game is over. The hero whose turn it is keeps their mood until it
/// ends.
pub fn play(
    g: &mut MarvelZombies,
    until: u16,
    mood: Mood,
    luck: &mut Luck,
    paths: &Paths,
    memory: &mut Vec<Action>,
) {
    let mut mood = mood;
    for _ in 0..INPUTS {
        let input = match g.pending() {
            Pending::Over => return,
            Pending::Chance(question) => {
                Input::Chance(roll(g, &mut luck.of(question)).expect("chance is asked"))
            }
            Pending::Seats { question, .. } => {
                if question == Question::Begin {
                    mood = Mood::Mission;
                    if g.round() >= until {
                        return;
                    }
                }
                let seat = table::awaited(g).first().expect("a table that waits for seats waits for one");
                legal(g, seat, memory);
                Input::Act(seat, hunch::first(g, seat, question, memory, mood, paths))
            }
        };
        apply(g, &input, &mut Silent).expect("it is legal");
    }
}
