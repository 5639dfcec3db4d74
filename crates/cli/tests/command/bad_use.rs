//! Bad usage gives one clear line and exit code 2; nothing else is printed and nothing is written.

use std::process::Stdio;

use crate::support::{command, folder, revenant, saved_journal};

#[test]
fn unknown_arguments_are_refused_by_name() {
    for (arguments, words) in [
        (vec!["dance"], vec!["dance"]),
        (vec!["--dance"], vec!["--dance"]),
        (vec!["--addr", "here"], vec!["--addr", "here"]),
        (vec!["--addr", "127.0.0.1:0", "games"], vec!["--addr", "games"]),
        (vec!["play", "--dance"], vec!["--dance"]),
        (vec!["play", "--game", "chess"], vec!["chess", "mall-of-horror"]),
        (vec!["play", "--seats", "you,bot:thumb"], vec!["3 to 6", "not 2"]),
        (vec!["play", "--seats", "you,a,b,c,d,e,f"], vec!["3 to 6", "not 7"]),
        (vec!["play", "--seats", "you,a,b,c,d,e,f,g,h"], vec!["at most 8"]),
        (vec!["play", "--seats", "you,bot:oracle,bot:thumb"], vec!["oracle", "random, thumb"]),
        (vec!["play", "--seats", "bot:thumb,bot:thumb,bot:thumb"], vec!["keyboard", "simulate"]),
        (vec!["play", "--seats", "you,,bot:thumb"], vec!["seat B", "empty"]),
        (vec!["play", "--seats", "Ann,Ann,bot:thumb"], vec!["seat B", "Ann"]),
        (vec!["play", "--seats", ""], vec!["seat A", "empty"]),
        (vec!["play", "--options", "fog=thick"], vec!["fog", "zombie_players"]),
        (vec!["play", "--options", "zombie_players=never"], vec!["zombie_players", "never"]),
        (vec!["play", "--options", "zombie_players"], vec!["zombie_players", "key=value"]),
        (vec!["play", "--options", "chief=H"], vec!["chief", "H"]),
        (vec!["play", "--options", "chief=A,chief=B"], vec!["chief", "twice"]),
        (vec!["play", "--options", "colours=sky-sky-jade-coral"], vec!["colour"]),
        (vec!["play", "--lang", "de"], vec!["de", "en, fr"]),
        (vec!["play", "--seed", "x"], vec!["--seed", "x"]),
        (vec!["play", "--load", "no-such-file"], vec!["no-such-file"]),
        (vec!["play", "--load", "a", "--seats", "you"], vec!["--load", "--seats"]),
        (vec!["replay"], vec!["FILE"]),
        (vec!["replay", "no-such-file", "--as", "Z"], vec!["--as", "Z"]),
        (vec!["verify"], vec!["FILE"]),
        (vec!["verify", "no-such-file"], vec!["no-such-file"]),
        (vec!["explain"], vec!["ID"]),
        (vec!["explain", "MALL-3.77"], vec!["MALL-3.77", "MALL-3.7"]),
        (vec!["explain", "HOUSE-1"], vec!["HOUSE-1", "near it"]),
        (vec!["play", "--preset", "hard"], vec!["--preset", "\"hard\"", "first"]),
        (vec!["games", "--jason"], vec!["--jason", "--json"]),
    ] {
        let complaint = revenant(&arguments).badly();
        for word in words {
            assert!(complaint.contains(word), "{arguments:?}: {word:?} is not in {complaint:?}");
        }
    }
}

#[test]
fn a_step_or_seat_that_is_not_in_the_journal_is_refused() {
    let folder = folder("no-such-step");
    saved_journal(&folder, "short.journal", 3);
    let file = folder.join("short.journal");
    let file = file.to_str().unwrap();
    assert!(revenant(&["replay", file, "--step", "9999"]).badly().contains("there is no input 9999"));
    assert!(revenant(&["replay", file, "--as", "D"]).badly().contains("no seat D"));
}

#[test]
fn a_reader_who_leaves_is_no_reason_to_panic() {
    let folder = folder("broken-pipe");
    saved_journal(&folder, "long.journal", 12);
    let file = folder.join("long.journal");
    for arguments in [
        vec!["games", "--json"],
        vec!["--help"],
        vec!["play", "--help"],
        vec!["explain", "MALL-3"],
        vec!["replay", file.to_str().unwrap(), "--as", "all", "--json"],
        vec!["verify", file.to_str().unwrap()],
        vec!["play", "--seed", "1"],
    ] {
        let mut child = command()
            .args(&arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), err.as_str()), (Some(0), ""), "{arguments:?}");
    }
}
