//! `revenant simulate` and `revenant bench`, as a script sees them.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use mall_of_horror::Mall;
use serde_json::Value;
use table::Journal;

fn revenant(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_revenant")).args(arguments).output().unwrap()
}

fn simulate(arguments: &str) -> Output {
    let arguments: Vec<&str> = ["simulate"].into_iter().chain(arguments.split_whitespace()).collect();
    revenant(&arguments)
}

fn json(output: &Output) -> Value {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn keys(value: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = value.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

/// The path of a folder that does not exist yet.
fn new_folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

#[test]
fn the_json_has_the_promised_keys() {
    let report = json(&simulate("--games 40 --bots thumb,random,random,random --seed 3 --json"));
    assert_eq!(
        keys(&report),
        [
            "decisions_per_s",
            "digest",
            "errors",
            "game",
            "games",
            "games_per_s",
            "mean_inputs",
            "players",
            "seats",
            "seed"
        ]
    );
    assert_eq!(report["game"], "mall-of-horror");
    assert_eq!((&report["seats"], &report["games"], &report["seed"]), (&4.into(), &40.into(), &3.into()));
    assert_eq!(report["errors"], 0);
    assert!(report["games_per_s"].as_f64().unwrap() > 0.0);
    assert!(report["decisions_per_s"].as_f64() > report["games_per_s"].as_f64());
    assert!(report["digest"].as_str().unwrap().parse::<table::Digest>().is_ok());

    let players = report["players"].as_array().unwrap();
    let bots: Vec<&str> = players.iter().map(|player| player["bot"].as_str().unwrap()).collect();
    assert_eq!(bots, ["thumb", "random", "random", "random"]);
    for player in players {
        assert_eq!(keys(player), ["bot", "ci95", "mean_score", "win_rate", "wins"]);
        let rate = player["win_rate"].as_f64().unwrap();
        assert_eq!(rate, player["wins"].as_f64().unwrap() / 40.0);
        let [low, high] = [0, 1].map(|end| player["ci95"][end].as_f64().unwrap());
        assert!(low <= rate && rate <= high);
    }
}

#[test]
fn the_digest_is_the_same_on_any_number_of_threads() {
    let digest = |threads: &str| {
        let command = format!("--games 60 --bots thumb --seats 5 --seed 8 --threads {threads} --json");
        json(&simulate(&command))["digest"].clone()
    };
    let alone = digest("1");
    assert_eq!(digest("2"), alone);
    assert_eq!(digest("7"), alone);
}

#[test]
fn without_arguments_it_plays_something_and_prints_a_table() {
    let output = simulate("");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success());
    for word in ["1,000 games", "95 % interval", "mean score", "inputs a game", "decisions/s", "digest"] {
        assert!(text.contains(word), "{word:?} is missing in:\n{text}");
    }
    assert!(output.stderr.is_empty(), "there is no terminal, so there is no bar");
}

#[test]
fn bad_use_is_told_in_one_line_with_exit_code_2() {
    for (arguments, reason) in [
        ("--game chess", "there is no game \"chess\""),
        ("--seats 2", "3 to 6 players can play, not 2"),
        ("--seats 7", "3 to 6 players can play, not 7"),
        ("--seats 18446744073709551615", "3 to 6 players can play"),
        ("--seats many", "--seats"),
        ("--games 0", "at least one game"),
        ("--games -5", "--games"),
        ("--threads 0", "1 to 1024 threads"),
        ("--threads 100000", "1 to 1024 threads"),
        ("--seed x", "--seed"),
        ("--bots oracle", "there is no bot \"oracle\"; there are random, thumb"),
        ("--bots thumb,random", "2 bots are named for 4 seats"),
        ("--bots thumb,random,random,random,random", "5 bots are named for 4 seats"),
        ("--options colour", "should be key=value"),
        ("--options weather=fog", "no such option"),
        ("--options zombie_players=never", "nor once"),
        ("--options chief=F", "no seat F"),
        ("--journals", "--journals"),
    ] {
        let output = simulate(arguments);
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments}: {message}");
        assert!(message.contains(reason), "{arguments}: {message}");
        assert_eq!(message.lines().count(), 1, "{arguments}: {message}");
        assert!(output.stdout.is_empty(), "{arguments}");
    }
}

#[test]
fn journals_are_whole_games_and_change_no_result() {
    let folder = new_folder("journals-of-a-simulation").join("deep").join("down");
    let command = "--games 5 --bots thumb,random,thumb --seats 3 --seed 12 --json";
    let written = json(&simulate(&format!("{command} --journals {}", folder.display())));
    assert_eq!(written["digest"], json(&simulate(command))["digest"]);

    let mut names: Vec<_> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, ["1", "2", "3", "4", "5"].map(|n| format!("0000000{n}.journal")));
    for name in names {
        let text = fs::read_to_string(folder.join(name)).unwrap();
        let journal = Journal::<Mall>::parse(&text).unwrap();
        let table = journal.replay(|_, _, _, _| {}).unwrap();
        assert!(table::Game::outcome(table.state()).is_some());
    }
}

#[test]
fn journals_go_only_into_an_empty_folder() {
    let folder = new_folder("journals-of-another-day");
    fs::create_dir(&folder).unwrap();
    let fill = || simulate(&format!("--games 2 --journals {}", folder.display()));
    assert!(fill().status.success(), "an empty folder is taken");

    let before = fs::read_dir(&folder).unwrap().count();
    let again = fill();
    assert_eq!(again.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&again.stderr).contains("not empty"));
    assert_eq!(fs::read_dir(&folder).unwrap().count(), before);

    let file = folder.join("00000001.journal");
    for path in [file.clone(), file.join("below")] {
        let output = simulate(&format!("--games 2 --journals {}", path.display()));
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).contains("not a folder"));
    }
}

#[test]
fn bad_use_makes_no_folder() {
    let folder = new_folder("journals-of-no-game");
    let output = simulate(&format!("--bots oracle --journals {}", folder.display()));
    assert_eq!(output.status.code(), Some(2));
    assert!(!folder.exists());
}

#[test]
fn bench_has_the_promised_keys() {
    let numbers = json(&revenant(&["bench", "--seconds", "0.02", "--json"]));
    let games = numbers.as_array().unwrap();
    assert_eq!(games.len(), games::GameId::ALL.len());
    for game in games {
        let promised =
            ["clone_ns", "decisions_per_s", "game", "games_per_s", "replay_inputs_per_s", "state_bytes"];
        assert_eq!(keys(game), promised);
        for number in promised.into_iter().filter(|key| *key != "game") {
            assert!(game[number].as_f64().unwrap() > 0.0, "{number} in {game}");
        }
    }
    assert_eq!(games[0]["game"], "mall-of-horror");
}

#[test]
fn bench_prints_a_table_and_refuses_nonsense() {
    let output = revenant(&["bench", "--seconds", "0.02"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("one core of") && text.contains("mall-of-horror"), "{text}");
    for seconds in ["0", "-1", "NaN", "inf", "601", "soon"] {
        let output = revenant(&["bench", &format!("--seconds={seconds}")]);
        assert_eq!(output.status.code(), Some(2), "{seconds}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("--seconds"), "{seconds}");
    }
}

#[test]
fn interruptions_are_counted_in_every_game_and_mode() {
    for game in ["mall-of-horror", "city-of-horror", "zombies", "marvel-zombies"] {
        let output = simulate(&format!("--game {game} --games 2 --work 4 --interruptions --json"));
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let report: Value = serde_json::from_slice(&output.stdout).unwrap();
        let modes = report["modes"].as_array().unwrap();
        let names: Vec<&str> = modes.iter().map(|mode| mode["mode"].as_str().unwrap()).collect();
        assert_eq!(names, ["asked", "alone", "together", "days"], "{game}");
        assert_eq!(modes[0]["a_game"]["missed"], 0.0, "{game}: whoever is always asked misses nothing");
        assert!(modes[0]["a_game"]["turns"].as_f64() > Some(1.0), "{game}");
    }
}

#[test]
fn interruptions_are_shown_as_a_table() {
    let output = simulate("--game mall-of-horror --games 2 --seats 3 --interruptions");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    for word in ["a person in seat A", "together", "missed", "waited s"] {
        assert!(text.contains(word), "{word}: {text}");
    }
}
