//! Whether the mission can be won at all. This is the analysis that the game does, applied before anybody has
//! done anything (MZ-3.10).

use crate::cast::PER_SIDE;
use crate::flow::mission::is_out_of_reach;
use crate::mission::Mission;
use crate::mission::file::File;
use crate::mission::read::Notes;
use crate::setup::imagined;

pub fn check(file: &File, mission: &Mission, notes: &mut Notes) {
    let mut table = imagined(mission);
    for (goal, step) in mission.steps.iter().zip(file.steps.get_ref()) {
        let mut lost: Vec<usize> = Vec::new();
        for n in (1..=PER_SIDE).rev() {
            table.heroes.truncate(n);
            if is_out_of_reach(&table, *goal) {
                lost.push(n);
            }
        }
        table = imagined(mission);
        match lost.as_slice() {
            [] => {}
            all if all.len() == PER_SIDE => {
                notes.error(
                    "steps",
                    step.span(),
                    "this step can never be fulfilled, by any number of heroes",
                );
            }
            some => {
                let numbers: Vec<String> = some.iter().rev().map(usize::to_string).collect();
                let text = format!(
                    "with {} heroes this step can never be fulfilled; the game will say so at once",
                    numbers.join(", ")
                );
                notes.warn("steps", step.span(), text);
            }
        }
    }
}
