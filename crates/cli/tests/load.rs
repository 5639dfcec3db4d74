//! `revenant load`, as a script sees it: a small run, and a run in which the server is killed.

use std::process::{Command, Output};

use serde_json::Value;

fn load(arguments: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_revenant"))
        .arg("load")
        .args(arguments.split_whitespace())
        .output()
        .unwrap()
}

fn json(output: &Output) -> Value {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The error message, given that the exit code is 2.
fn complaint(output: &Output) -> String {
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_small_run_has_the_promised_keys_and_no_errors() {
    let output = load("--tables 3 --seconds 1.5 --idle 10 --json");
    let numbers = json(&output);
    let mut keys: Vec<&str> = numbers.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    assert_eq!(
        keys,
        [
            "ack_p50_ms",
            "ack_p99_ms",
            "bytes_p50",
            "bytes_p99",
            "errors",
            "fsync_ms",
            "inputs_per_s",
            "inputs_per_server_cpu_s",
            "server_rss_mib"
        ]
    );
    assert_eq!(numbers["errors"], 0, "{}", String::from_utf8_lossy(&output.stderr));
    let positive = keys.iter().filter(|key| **key != "errors");
    for key in positive {
        assert!(numbers[key].as_f64().unwrap() > 0.0, "{key}: {numbers}");
    }
}

#[test]
fn players_can_ask_for_films() {
    let numbers = json(&load("--tables 3 --seconds 1.5 --films --json"));
    assert_eq!(numbers["errors"], 0, "{numbers}");
    let numbers_without = json(&load("--tables 3 --seconds 1.5 --json"));
    let bytes = |numbers: &Value| numbers["bytes_p99"].as_u64().unwrap();
    assert!(bytes(&numbers) > bytes(&numbers_without), "{numbers} {numbers_without}");
}

#[test]
fn a_rate_is_not_exceeded() {
    let numbers = json(&load("--tables 3 --seconds 2 --rate 30 --json"));
    let inputs_per_s = numbers["inputs_per_s"].as_f64().unwrap();
    assert!(inputs_per_s > 5.0 && inputs_per_s < 33.0, "{numbers}");
}

#[test]
fn a_killed_server_loses_nothing_and_does_nothing_twice() {
    let output = load("--tables 6 --seconds 5 --kills 5");
    let verdict = json(&output);
    let errors = String::from_utf8_lossy(&output.stderr);
    for key in ["lost", "twice", "behind", "errors"] {
        assert_eq!(verdict[key], 0, "{key}: {verdict} {errors}");
    }
    assert_eq!(verdict["kills"], 5);
    // The server was under load, and was killed in the middle of a request.
    assert!(verdict["acknowledged"].as_u64().unwrap() > 100, "{verdict}");
    assert!(verdict["repeated"].as_u64().unwrap() > 0, "{verdict}");
    assert!(verdict["clients"].as_u64().unwrap() >= 24, "{verdict}");
}

#[test]
fn bad_use_is_refused() {
    let other_machine = complaint(&load("--addr 192.0.2.1:7777 --pid 1"));
    assert!(other_machine.contains("only a server on this machine"), "{other_machine}");
    for bad in ["--tables 0", "--seconds -1", "--seconds 1e9", "--rate 0", "--addr 127.0.0.1:1", "--pid 1"] {
        complaint(&load(bad));
    }
}
