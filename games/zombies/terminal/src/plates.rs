//! The players, one row each: zombies, life, bullets, guts, cards, items, and where they are.

use zombies::Ride;
use zombies::view::{SeatView, View};

use terminal::board::Sketch;
use terminal::style::{Hue, bold, dim, strong};

pub fn draw(view: &View, sketch: &Sketch<'_>) -> Vec<String> {
    let row = |seat: &SeatView| {
        let kills = seat.kills.iter().sum::<u8>();
        sketch.plate(seat.seat, &format!("{kills}/25"), &details(view, seat, sketch))
    };
    view.seats.iter().flat_map(row).collect()
}

fn details(view: &View, seat: &SeatView, sketch: &Sketch<'_>) -> Vec<String> {
    let speech = sketch.speech;
    let mut details = vec![
        strong(&speech.with("zom-life", "n", halves(seat.life)), Hue::BLOOD),
        speech.with("zom-bullets", "n", i64::from(seat.bullets)),
    ];
    if view.rules.guts {
        details.push(speech.with("zom-guts", "n", i64::from(seat.guts)));
    }
    if view.rules.sewers {
        details.push(speech.with("zom-sewer-tokens", "n", i64::from(seat.sewer_tokens)));
    }
    details.push(speech.with("zom-cards", "n", seat.hand.size as i64));
    if sketch.is_own(seat.seat) {
        details.push(strong(&speech.word("plate-you"), Hue::SODIUM));
    } else if sketch.seating.bot(seat.seat).is_some() {
        details.push(dim(&speech.word("plate-bot")));
    }
    details.push(format!("{}.{}", seat.at.spot().0, seat.at.at()));
    if seat.is_below {
        details.push(strong(&speech.word("zom-below"), Hue::SODIUM));
    }
    if seat.is_dead {
        details.push(strong(&speech.word("zom-dead"), Hue::BLOOD));
    }
    if seat.is_jacketed {
        details.push(strong(&speech.word("zom-jacketed"), Hue::SODIUM));
    }
    if seat.ride != Ride::None {
        details.push(speech.word("zom-rides"));
    }
    if seat.owes_kill {
        details.push(strong(&speech.word("zom-owes-kill"), Hue::SODIUM));
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
