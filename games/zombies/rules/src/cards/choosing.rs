//! What a card may be aimed at, and that a choice that is none is not asked.

use table::{Seat, rule};

use crate::{Aim, Zombies};

/// Calls `out` with everybody but this player who passes the test.
pub(crate) fn opponents(g: &Zombies, seat: Seat, test: impl Fn(Seat) -> bool, out: &mut dyn FnMut(Aim)) {
    rule!("ZOM-9.16");
    rule!("ZOM-11.15");
    g.seats().filter(|other| *other != seat && test(*other)).for_each(|other| out(Aim::Player(other)));
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
