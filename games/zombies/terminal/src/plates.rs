//! The players, one row each: zombies, life, bullets, guts, cards, items, and where they are.

use zombies::Ride;
use zombies::view::{SeatView, View};

use terminal::board::DrawContext;
use terminal::style::{TerminalColour, bold, bold_coloured, dim};

pub fn draw(view: &View, context: &DrawContext<'_>) -> Vec<String> {
    let row = |seat: &SeatView| {
        let kills = seat.kills.iter().sum::<u8>();
        context.player_row(seat.seat, &format!("{kills}/25"), &details(view, seat, context))
    };
    view.seats.iter().flat_map(row).collect()
}

fn details(view: &View, seat: &SeatView, context: &DrawContext<'_>) -> Vec<String> {
    let speech = context.speech;
    let mut details = vec![
        bold_coloured(&speech.with("zom-life", "n", halves(seat.life)), TerminalColour::RED),
        speech.with("zom-bullets", "n", i64::from(seat.bullets)),
    ];
    if view.rules.guts {
        details.push(speech.with("zom-guts", "n", i64::from(seat.guts)));
    }
    if view.rules.sewers {
        details.push(speech.with("zom-sewer-tokens", "n", i64::from(seat.sewer_tokens)));
    }
    details.push(speech.with("zom-cards", "n", seat.hand.size as i64));
    if context.is_own(seat.seat) {
        details.push(bold_coloured(&speech.word("plate-you"), TerminalColour::ORANGE));
    } else if context.seating.bot(seat.seat).is_some() {
        details.push(dim(&speech.word("plate-bot")));
    }
    details.push(format!("{}.{}", seat.at.spot().0, seat.at.at()));
    if seat.is_below {
        details.push(bold_coloured(&speech.word("zom-below"), TerminalColour::ORANGE));
    }
    if seat.is_dead {
        details.push(bold_coloured(&speech.word("zom-dead"), TerminalColour::RED));
    }
    if seat.is_jacketed {
        details.push(bold_coloured(&speech.word("zom-jacketed"), TerminalColour::ORANGE));
    }
    if seat.ride != Ride::None {
        details.push(speech.word("zom-rides"));
    }
    if seat.owes_kill {
        details.push(bold_coloured(&speech.word("zom-owes-kill"), TerminalColour::ORANGE));
    }
    if seat.has_played {
        details.push(dim(&speech.word("zom-has-played")));
    }
    for item in &seat.items {
        let name = bold(&speech.word_of(&item.card));
        details.push(if item.charges > 0 { format!("{name} ({})", item.charges) } else { name });
    }
    details
}

/// Life in tokens: `3`, `2½`.
fn halves(life: u8) -> String {
    match (life / 2, life % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_string(),
        (whole, _) => format!("{whole}½"),
    }
}
