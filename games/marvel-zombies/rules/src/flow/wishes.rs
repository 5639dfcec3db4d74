//! Requests outside the game itself: giving up, handing a hero over, naming a captain.

use table::{Chance, Log, Refusal, Seat, SeatSet, rule};

use super::{Round, RoundStep, ending};
use crate::MarvelZombies;
use crate::action::Action;
use crate::cast::Character;
use crate::event::{Ending, Event};

/// The seat that opened the table (MZ-50.7).
pub(crate) const HOST: Seat = Seat::A;

/// MZ-52.9: if all seats with a hero in play accept it, the game ends as lost.
pub(super) fn give_up(
    g: &mut MarvelZombies,
    seat: Seat,
    wish: bool,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    if g.wish_to_give_up.has(seat) == wish {
        return Err(Refusal::new("MZ-52.9", "already-said"));
    }
    let wishes = g.wish_to_give_up;
    g.wish_to_give_up = if wish { wishes.with(seat) } else { wishes.without(seat) };
    log.event(Event::GiveUpWished { seat, wish });
    let playing: SeatSet = g.seats_of(g.heroes_in_play());
    if playing.minus(g.wish_to_give_up).is_empty() {
        rule!("MZ-52.9");
        ending::finish(g, Ending::GivenUp, log);
    }
    Ok(())
}

/// MZ-50.18: a hero may be handed over between two turns.
pub(super) fn hand_over(
    g: &mut MarvelZombies,
    seat: Seat,
    hero: Character,
    to: Seat,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    if seat != HOST {
        return Err(Refusal::new("MZ-50.18", "only-the-host"));
    }
    if g.stack.top_as() != Some(&Round { next: RoundStep::Turns }) {
        return Err(Refusal::new("MZ-50.18", "between-turns-only"));
    }
    let given = g.played(hero).filter(|hero| g.is_in_play(*hero));
    let Some(given) = given.filter(|given| g.hero(*given).seat != to && to.index() < usize::from(g.n_seats))
    else {
        return Err(Refusal::new("MZ-50.18", "cannot-be-handed-over"));
    };
    g.hero_mut(given).seat = to;
    log.event(Event::HandedOver { hero, to });
    Ok(())
}

/// MZ-50.7, MZ-52.8: the host may name a captain at any time.
pub(super) fn name_captain(
    g: &mut MarvelZombies,
    seat: Seat,
    captain: Option<Seat>,
    log: &mut impl Log<MarvelZombies>,
) -> Result<(), Refusal> {
    if seat != HOST {
        return Err(Refusal::new("MZ-52.8", "only-the-host"));
    }
    if g.captain == captain || captain.is_some_and(|seat| seat.index() >= usize::from(g.n_seats)) {
        return Err(Refusal::new("MZ-52.8", "no-other-captain"));
    }
    rule!("MZ-50.7");
    g.captain = captain;
    log.event(Event::CaptainNamed { captain });
    Ok(())
}

/// A player who tries things at random hands a hero over now and then.
pub(super) fn proposal(g: &MarvelZombies, seat: Seat, chance: &mut dyn Chance) -> Option<Action> {
    if seat != HOST || g.n_seats == 1 {
        return None;
    }
    let hero = g.heroes_in_play().first()?;
    let others: SeatSet = SeatSet::all(usize::from(g.n_seats)).without(g.hero(hero).seat);
    let to = others.iter().nth(chance.below(others.len() as u32) as usize)?;
    Some(Action::HandOver { hero: g.who(hero), to })
}
