//! The mission: what must be done, and its progress; at first also what is special about it.

use marvel_zombies::view::{StepView, View};

use terminal::board::Sketch;
use terminal::layout::{flowing, wrapped};
use terminal::style::{Hue, bold, dim, strong};
use terminal::words::Phrase;

/// The whole text is shown while the players find their way.
const ROUNDS_WITH_TEXT: u16 = 1;

pub fn draw(view: &View, sketch: &Sketch<'_>) -> Vec<String> {
    let speech = sketch.speech;
    let mut lines = Vec::new();
    if view.round <= ROUNDS_WITH_TEXT {
        let of_mission = || Phrase::new(format!("mission-{}", view.mission.code.to_lowercase()));
        for attribute in ["goal", "special"] {
            let text = speech.say_attribute_if_any(&of_mission(), attribute);
            lines.extend(text.iter().flat_map(|text| wrapped(" ", text, sketch.width)));
        }
    }
    lines.push(format!(" {}", bold(&speech.about("mz-mission", "order", &view.mission.order))));
    let steps: Vec<String> = view.mission.steps.iter().map(|one| step(one, sketch)).collect();
    lines.extend(flowing("   ", &steps, sketch.width));
    if view.mission.steps.iter().any(|step| step.is_lost) {
        let text = strong(&speech.word("mz-lost-for-good"), Hue::BLOOD);
        lines.extend(wrapped(" ", &text, sketch.width));
    }
    lines
}

fn step(step: &StepView, sketch: &Sketch<'_>) -> String {
    let goal = sketch.speech.about("mz-goal", "goal", &step.goal);
    let text = if step.of > 1 { format!("{goal} {}/{}", step.done, step.of) } else { goal };
    if step.is_lost {
        return strong(&format!("✗ {text}"), Hue::BLOOD);
    }
    match (step.is_fulfilled, step.is_open) {
        (true, _) => strong(&format!("✓ {text}"), Hue::MOSS),
        (false, true) => format!("○ {text}"),
        (false, false) => dim(&format!("· {text}")),
    }
}
