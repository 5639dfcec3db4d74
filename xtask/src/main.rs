//! The project's own commands, run as `cargo xtask <command>`.
//!
//! Exit codes: 0 success, 1 something is wrong in the project, 2 the command was misused.

mod bench;
mod browser;
mod cargo;
mod dev;
mod doctests;
mod failure;
mod golden;
mod long;
mod metadata;
mod mutants;
mod new_card;
mod new_game;
mod python;
mod repository;
mod rules;
mod rust_source;
mod test;
mod tidy;
mod web;

use std::process::ExitCode;

use failure::Failure;

/// One command: its name, the arguments it takes, what it is for, and its code.
struct Command {
    name: &'static str,
    arguments: &'static str,
    help: &'static str,
    run: fn(&[String]) -> Result<(), Failure>,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "test",
        arguments: "[--long | --changed[=COMMIT] | STEP ...]",
        help: "Runs what CI runs: tidy, fmt, clippy, tests, rules, client, browser, python. It stops at the first \
               failure. --long adds the steps that are too slow for every change; --changed runs what your \
               change can affect; names of steps run just those.",
        run: test::run,
    },
    Command {
        name: "dev",
        arguments: "",
        help: "Runs the server and the client, and reloads either when its source changes.",
        run: dev::run,
    },
    Command {
        name: "rules",
        arguments: "[--json]",
        help: "Counts the rule ids of each game, their marks and tests. It fails on a missing or unknown id.",
        run: rules::run,
    },
    Command {
        name: "tidy",
        arguments: "",
        help: "Checks invariants: dependencies, core code, texts, files, licences.",
        run: tidy::run,
    },
    Command {
        name: "golden",
        arguments: "",
        help: "Rewrites golden playthroughs, digests and the client's types, and lists what has changed.",
        run: golden::run,
    },
    Command {
        name: "bench",
        arguments: "[arguments of `revenant bench`]",
        help: "Builds the release program and runs `revenant bench`.",
        run: bench::run,
    },
    Command {
        name: "mutants",
        arguments: "--crate C [--n N] [--seed S] [--in PATH] [--rules-only] [--list]",
        help: "Breaks the code of a crate in many small ways and prints the changes that no test notices.",
        run: mutants::run,
    },
    Command {
        name: "new-card",
        arguments: "NAME --like CARD [--asks]",
        help: "Writes a card like another one into every file that must know it, for you to fill in.",
        run: new_card::run,
    },
    Command {
        name: "new-game",
        arguments: "NAME [--letters ABC]",
        help: "Writes the folder of a small complete game and adds it to the list of games.",
        run: new_game::run,
    },
    Command {
        name: "pictures",
        arguments: "",
        help: "Runs the browser tests and replaces the pictures of the README.",
        run: web::take_pictures,
    },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            failure.exit_code()
        }
    }
}

fn dispatch(arguments: &[String]) -> Result<(), Failure> {
    let Some((name, rest)) = arguments.split_first() else {
        println!("{}", list_of_commands());
        return Ok(());
    };
    if is_help(name) {
        println!("{}", list_of_commands());
        return Ok(());
    }
    let Some(command) = COMMANDS.iter().find(|command| command.name == name) else {
        return Err(Failure::Misused(format!("there is no command {name:?}\n\n{}", list_of_commands())));
    };
    if rest.first().is_some_and(|argument| is_help(argument)) {
        println!("{}", help_of(command));
        return Ok(());
    }
    (command.run)(rest)
}

fn is_help(argument: &str) -> bool {
    matches!(argument, "--help" | "-h" | "help")
}

fn help_of(command: &Command) -> String {
    let usage = format!("cargo xtask {} {}", command.name, command.arguments);
    format!("{}\n\nusage: {}", command.help, usage.trim_end())
}

fn list_of_commands() -> String {
    let mut list = String::from("usage: cargo xtask <command>\n");
    for command in COMMANDS {
        list.push_str(&format!("\n  {:<9} {}", command.name, command.help));
    }
    list.push_str("\n\n`cargo xtask <command> --help` lists its arguments.");
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dispatch_words(words: &str) -> Result<(), Failure> {
        let arguments: Vec<String> = words.split_whitespace().map(str::to_string).collect();
        dispatch(&arguments)
    }

    #[test]
    fn misuse_is_told_from_failure() {
        for words in [
            "tset",
            "rules --jsn",
            "rules --json --json",
            "tidy now",
            "test all",
            "test --long all",
            "test --step tidy",
            "dev now",
            "new-game",
            "new-game a b",
            "new-game --letters A",
            "golden x",
        ] {
            assert!(matches!(dispatch_words(words), Err(Failure::Misused(_))), "{words}");
        }
    }

    #[test]
    fn every_command_has_a_line_of_help() {
        assert!(dispatch_words("").is_ok());
        for command in COMMANDS {
            assert!(dispatch_words(&format!("{} --help", command.name)).is_ok());
            assert!(help_of(command).contains(&format!("usage: cargo xtask {}", command.name)));
        }
    }
}
