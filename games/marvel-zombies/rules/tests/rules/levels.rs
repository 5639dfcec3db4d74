//! Chapter 6: Danger levels as numbers.

use marvel_zombies::{Character, Level};

#[test]
fn mz_ex18_danger_levels() {
    let levels = [0, 6, 7, 18, 19, 42, 43, 999].map(Level::of);
    use Level::{Blue, Orange, Red, Yellow};
    assert_eq!(levels, [Blue, Blue, Yellow, Yellow, Orange, Orange, Red, Red], "MZ-EX18");
}

#[test]
fn mz_6_7_endurance_as_printed() {
    // What an eliminated leader is worth.
    let of = |who: Character| who.endurance();
    assert_eq!(of(Character::Thor), 5, "MZ-6.6");
    assert_eq!(of(Character::Hulk), 6, "MZ-6.7");
}
