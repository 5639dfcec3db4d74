//! What a card may be aimed at, and how to skip a question that offers no real choice.

use table::{Seat, rule};

use crate::{Aim, Zombies};

/// Everybody but this player.
pub(crate) fn opponents(g: &Zombies, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    g.seats().filter(move |other| *other != seat)
}

/// Calls `out` with each opponent who passes the test.
pub(crate) fn aim_at_opponents(
    g: &Zombies,
    seat: Seat,
    test: impl Fn(Seat) -> bool,
    out: &mut dyn FnMut(Aim),
) {
    rule!("ZOM-9.16");
    rule!("ZOM-11.15");
    opponents(g, seat).filter(|other| test(*other)).for_each(|other| out(Aim::Player(other)));
}

/// The first of the choices, and how many there are.
pub(crate) fn first_of(choices: impl FnOnce(&mut dyn FnMut(Aim))) -> (Option<Aim>, usize) {
    let (mut first, mut n) = (None, 0);
    choices(&mut |aim| {
        first = first.or(Some(aim));
        n += 1;
    });
    (first, n)
}
