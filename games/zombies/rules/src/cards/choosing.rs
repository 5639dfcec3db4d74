//! A choice that is none is not asked.

use crate::Aim;

/// The first of the choices, and how many there are.
pub(crate) fn first_of(choices: impl FnOnce(&mut dyn FnMut(Aim))) -> (Option<Aim>, usize) {
    let (mut first, mut n) = (None, 0);
    choices(&mut |aim| {
        first = first.or(Some(aim));
        n += 1;
    });
    (first, n)
}
