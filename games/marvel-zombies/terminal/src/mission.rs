//! The mission: what must be done, and its progress; at first also what is special about it.

use marvel_zombies::view::{StepView, View};

use terminal::board::DrawContext;
use terminal::layout::{flowing, wrapped};
use terminal::style::{TerminalColour, bold, bold_coloured, dim};
use terminal::words::Phrase;

/// The whole text is shown while the players find their way.
const ROUNDS_WITH_TEXT: u16 = 1;

pub fn draw(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let mut lines = Vec::new();
    if view.round <= ROUNDS_WITH_TEXT {
        let of_mission = || Phrase::new(format!("mission-{}", view.mission.code.to_lowercase()));
        for attribute in ["goal", "special"] {
            let text = speech.say_attribute_if_any(&of_mission(), attribute);
            lines.extend(text.iter().flat_map(|text| wrapped(" ", text, context.width)));
        }
    }
    lines.push(format!(" {}", bold(&speech.about("mz-mission", "order", &view.mission.order))));
    let steps: Vec<String> = view.mission.steps.iter().map(|one| step(one, context)).collect();
    lines.extend(flowing("   ", &steps, context.width));
    if view.mission.steps.iter().any(|step| step.is_lost) {
        let text = bold_coloured(&speech.word("mz-lost-for-good"), TerminalColour::RED);
        lines.extend(wrapped(" ", &text, context.width));
    }
    lines
}

fn step(step: &StepView, context: &DrawContext<'_>) -> String {
    let goal = context.speech.about("mz-goal", "goal", &step.goal);
    let text = if step.of > 1 { format!("{goal} {}/{}", step.done, step.of) } else { goal };
    if step.is_lost {
        return bold_coloured(&format!("✗ {text}"), TerminalColour::RED);
    }
    match (step.is_fulfilled, step.is_open) {
        (true, _) => bold_coloured(&format!("✓ {text}"), TerminalColour::GREEN),
        (false, true) => format!("○ {text}"),
        (false, false) => dim(&format!("· {text}")),
    }
}
