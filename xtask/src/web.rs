//! The client's own checks, and the browser tests against the real server.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::browser;
use crate::cargo::{cargo, run_visibly, target_folder};
use crate::failure::{Failure, refuse_arguments};
use crate::repository::find_root;

const HOW_TO_GET_NODE: &str = "the client needs Node 20 or newer, with npm. \
    Install it from https://nodejs.org, or with `sudo apt-get install npm`, `sudo dnf install nodejs-npm` or `brew install node`";

/// Format, lints, types and unit tests.
pub fn check_client(root: &Path) -> Result<(), Failure> {
    install_packages(root)?;
    npm(root, &["run", "lint"])?;
    npm(root, &["run", "check"])?;
    npm(root, &["test"])
}

/// Whole games in a real browser.
pub fn run_browser_tests(root: &Path) -> Result<(), Failure> {
    let mut playwright = prepare_browser_tests(root)?;
    run_visibly(&mut playwright, "npm run e2e")
}

/// Lets two people play a game to its end, each in a browser of their own.
pub fn play_whole_games(root: &Path) -> Result<(), Failure> {
    let mut playwright = prepare_browser_tests(root)?;
    run_visibly(playwright.env("REVENANT_WHOLE_GAMES", "1"), "npm run e2e")
}

fn prepare_browser_tests(root: &Path) -> Result<Command, Failure> {
    install_packages(root)?;
    let chromium = browser::find_or_install()?;
    // The program is built together with the tests. Built alone, it would have other features, so that all
    // its dependencies would be built again.
    println!("$ cargo test --workspace --no-run --locked");
    run_visibly(&mut cargo(root, &["test", "--workspace", "--no-run", "--locked"]), "cargo test")?;
    println!("$ npm run e2e");
    let mut playwright = npm_command(root, &["run", "e2e"]);
    playwright.env("REVENANT_BINARY", binary(root)).env("CHROMIUM", chromium);
    Ok(playwright)
}

/// Plays one whole match of a game without a board of its own, with this program.
pub fn play_on_the_plain_board(root: &Path, binary: &Path, game: &str) -> Result<(), Failure> {
    println!("$ npm run e2e, a game of {game}");
    let mut playwright = npm_command(root, &["run", "e2e"]);
    playwright.env("REVENANT_BINARY", binary).env("CHROMIUM", browser::find_or_install()?);
    run_visibly(playwright.env("REVENANT_PLAIN_GAME", game), "npm run e2e")
}

/// Runs `npm ci` if the lock file is newer than what is installed.
pub fn install_packages(root: &Path) -> Result<(), Failure> {
    let modified = |path: PathBuf| path.metadata().and_then(|data| data.modified()).ok();
    let installed = modified(root.join("web/node_modules/.package-lock.json"));
    let wanted = modified(root.join("web/package-lock.json"));
    if installed.is_some() && installed >= wanted {
        return Ok(());
    }
    if !npm_command(root, &["--version"]).output().is_ok_and(|output| output.status.success()) {
        return Err(Failure::Wrong(HOW_TO_GET_NODE.to_string()));
    }
    npm(root, &["ci", "--no-audit", "--no-fund"])
}

fn npm(root: &Path, arguments: &[&str]) -> Result<(), Failure> {
    println!("$ npm {}", arguments.join(" "));
    run_visibly(&mut npm_command(root, arguments), "npm")
}

fn npm_command(root: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.current_dir(root.join("web")).args(arguments);
    command
}

pub fn binary(root: &Path) -> PathBuf {
    target_folder(root).join("debug/revenant")
}

/// The folder of the pictures in the README. The browser tests take each of them, as `readme-<name>`.
const PICTURES: &str = "docs/pictures";

/// `cargo xtask pictures`: runs the browser tests and keeps the pictures that the README shows.
pub fn take_pictures(arguments: &[String]) -> Result<(), Failure> {
    refuse_arguments(arguments)?;
    let root = find_root()?;
    run_browser_tests(&root)?;
    let wrong = |path: &Path, error: std::io::Error| Failure::Wrong(format!("{}: {error}", path.display()));
    let kept = root.join(PICTURES);
    for picture in std::fs::read_dir(&kept).map_err(|error| wrong(&kept, error))? {
        let name = picture.map_err(|error| wrong(&kept, error))?.file_name().to_string_lossy().into_owned();
        let taken = root.join(format!("web/test-results/pictures/readme-{name}"));
        std::fs::copy(&taken, kept.join(&name)).map_err(|error| wrong(&taken, error))?;
        println!("{PICTURES}/{name}");
    }
    Ok(())
}
