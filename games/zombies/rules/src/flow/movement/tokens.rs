//! Picking up tokens (ZOM-12.11).

use table::{Log, Refusal, Seat, rule};

use crate::Zombies;
use crate::cards::Modifier;
use crate::event::Event;
use crate::flow::deeds::{self, LIFE_AT_MOST};
use crate::map::Token;

/// ZOM-12.11 to ZOM-12.15.
pub(in crate::flow) fn take_token(
    g: &mut Zombies,
    seat: Seat,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    if g.player(seat).is_below {
        return Err(Refusal::new("ZOM-16.17", "nothing-below"));
    }
    let at = g.player(seat).at;
    let Some(token) = g.map.token(at) else { return Err(Refusal::new("ZOM-12.11", "no-token-here")) };
    if token == Token::Life && !g.has_room_for_life(seat) {
        return Err(match g.player(seat).life {
            LIFE_AT_MOST => Refusal::new("ZOM-12.14", "five-lives-already"),
            _ => Refusal::new("ZOM-22.7", "no-room-for-a-whole-life"),
        });
    }
    if let Some(rule) = g.changed_for(Modifier::TokensStay, seat) {
        return Err(Refusal::new(rule, "tokens-stay"));
    }
    if !g.may_take_token(seat) {
        return Err(Refusal::new("ZOM-12.11", "zombie-on-token"));
    }
    rule!("ZOM-12.11");
    rule!("ZOM-12.13");
    rule!("ZOM-12.15");
    g.map.take_token(at);
    log.event(Event::TokenTaken { seat, at, token });
    match token {
        Token::Bullet => deeds::gain_bullets(g, seat, 1, log),
        Token::Life => deeds::gain_life(g, seat, 2, log),
    }
    Ok(())
}
