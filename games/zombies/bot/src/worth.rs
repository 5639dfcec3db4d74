//! How much things are worth, measured in collected zombies.

/// What life tokens are worth, by their number.
pub const LIVES: [f64; 6] = [0.0, 1.6, 2.8, 3.7, 4.3, 4.7];
/// Winning the game.
pub const VICTORY: f64 = 25.0;
/// Zombies needed to win.
pub const ZOMBIES_TO_WIN: u8 = 25;
/// When no tiles are left, the bot takes more and more risks after this round. After twice as many rounds, it
/// risks everything.
pub const PATIENCE: f64 = 40.0;
/// The worth of a turn, for anything that costs one.
pub const TURN: f64 = 1.5;
/// The factor by which something counts less for each further step away.
pub const A_STEP_LATER: f64 = 0.95;

pub fn of_bullets(n: usize) -> f64 {
    (1..=n).map(|nth| if nth <= 4 { 0.6 } else { 0.3 }).sum()
}

/// What the next zombie is worth to a player who has this many.
pub fn of_kill(kills: u8) -> f64 {
    match ZOMBIES_TO_WIN.saturating_sub(kills) {
        0 | 1 => VICTORY,
        missing @ 2..=7 => 1.2 + 0.3 * f64::from(8 - missing),
        _ => 1.2,
    }
}
