//! How much things count, in zombies collected.

/// A life token more or less, by how many there are then.
pub const LIVES: [f64; 6] = [0.0, 1.6, 2.8, 3.7, 4.3, 4.7];
/// To have won.
pub const VICTORY: f64 = 25.0;
/// Zombies to win with.
pub const ZOMBIES_TO_WIN: u8 = 25;
/// Rounds without tiles that are waited before more and more is risked; after twice as many, everything.
pub const PATIENCE: f64 = 40.0;
/// What a turn is worth, and so what is lost with one.
pub const TURN: f64 = 1.5;
/// What is a step further away counts so much less.
pub const A_STEP_LATER: f64 = 0.95;

pub fn of_bullets(n: usize) -> f64 {
    (1..=n).map(|nth| if nth <= 4 { 0.6 } else { 0.3 }).sum()
}

/// The next zombie of who has so many.
pub fn of_kill(kills: u8) -> f64 {
    match ZOMBIES_TO_WIN.saturating_sub(kills) {
        0 | 1 => VICTORY,
        missing @ 2..=7 => 1.2 + 0.3 * f64::from(8 - missing),
        _ => 1.2,
    }
}
