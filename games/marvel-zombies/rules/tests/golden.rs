//! Games under version control: what every input told every seat, with the digests in a second file. `cargo
//! xtask golden` rewrites them; the diff is the change of behaviour. Questions are shown for the opening
//! only.

use marvel_zombies::mission::BUILT_IN;
use marvel_zombies::{MarvelZombies, Mission, Mode, Setup};
use table_laws::{Golden, check_golden};

/// The number of inputs of an opening: the set-up and most of the first round.
const OPENING: usize = 40;
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

#[test]
fn playthroughs() {
    let of = |mission: &str, seats| Setup { mission: mission.to_string(), ..Setup::new(seats) };
    for (name, setup, seed) in
        [("mz0", of("MZ0", 2), 1), ("mz10", of("MZ10", 1), 2), ("mh2", of("MH2", 3), 3)]
    {
        Golden::<MarvelZombies>::new(setup, seed).in_full_for(OPENING).check(FOLDER, name);
    }
}

/// What README, the rulebooks and the page on missions say, for `cargo xtask tidy` to compare.
#[test]
fn counts() {
    let missions = || BUILT_IN.iter().filter_map(|(code, _)| Mission::built_in(code));
    let n_of = |mode: Mode| missions().filter(|mission| mission.mode == mode).count();
    let (zombie, hero, all) = (n_of(Mode::Zombie), n_of(Mode::Hero), missions().count());
    let lines = [
        format!("README.md: {all} missions as files"),
        format!("docs/missions.md: {all} of the box"),
        format!("en.md: {zombie} missions; and the other way round"),
        format!("en.md: {hero} more missions"),
        format!("en.md: {all} missions]"),
        format!("fr.md: {zombie} missions\u{a0}; et de l’autre côté"),
        format!("fr.md: {hero} missions de plus"),
        format!("fr.md: {all} missions]"),
    ];
    check_golden(format!("{FOLDER}/counts.txt"), &format!("{}\n", lines.join("\n")));
}
