//! The client's own checks, and the browser tests against the real server.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cargo::{cargo, run_visibly};
use crate::failure::{Failure, refuse_arguments};
use crate::repository::find_root;

/// Debian's package; other systems bring their own and say where it is.
const CHROMIUM: &str = "/usr/bin/chromium";

/// Types and unit tests.
pub fn check_client(root: &Path) -> Result<(), Failure> {
    install_packages(root)?;
    npm(root, &["run", "check"])?;
    npm(root, &["test"])
}

/// Whole games in a real browser.
pub fn run_browser_tests(root: &Path) -> Result<(), Failure> {
    install_packages(root)?;
    let chromium = find_or_install_chromium()?;
    // Built as the tests are, since the program alone would have other features and be built anew with all it needs.
    println!("$ cargo test --workspace --no-run --locked");
    run_visibly(&mut cargo(root, &["test", "--workspace", "--no-run", "--locked"]), "cargo test")?;
    println!("$ npm run e2e");
    let mut playwright = npm_command(root, &["run", "e2e"]);
    playwright.env("REVENANT_BINARY", binary(root)).env("CHROMIUM", chromium);
    run_visibly(&mut playwright, "npm run e2e")
}

/// `npm ci` only where the lock file is newer than what it installed.
fn install_packages(root: &Path) -> Result<(), Failure> {
    let modified = |path: PathBuf| path.metadata().and_then(|data| data.modified()).ok();
    let installed = modified(root.join("web/node_modules/.package-lock.json"));
    let wanted = modified(root.join("web/package-lock.json"));
    if installed.is_some() && installed >= wanted {
        return Ok(());
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

fn binary(root: &Path) -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    target.join("debug/revenant")
}

fn find_or_install_chromium() -> Result<PathBuf, Failure> {
    let chromium = std::env::var_os("CHROMIUM").map_or_else(|| PathBuf::from(CHROMIUM), PathBuf::from);
    if !chromium.exists() {
        println!("$ apt-get install chromium");
        run_visibly(Command::new("apt-get").args(["update", "--quiet"]), "apt-get update")?;
        let install = ["install", "--yes", "--quiet", "--no-install-recommends", "chromium"];
        run_visibly(Command::new("apt-get").args(install), "apt-get install chromium")?;
    }
    Ok(chromium)
}

/// The pictures of the README, as the browser tests took them: what they are called there and here.
const PICTURES: [(&str, &str); 6] = [
    ("page-home.png", "home.png"),
    ("first-vote.png", "table.png"),
    ("city-first-hour.png", "city.png"),
    ("zombies-third-round.png", "zombies.png"),
    ("phone-attaquemanche.png", "phone-fr.png"),
    ("marvel-turn.png", "marvel.png"),
];

/// `cargo xtask pictures`: plays in the browser and keeps the pictures that the README shows.
pub fn take_pictures(arguments: &[String]) -> Result<(), Failure> {
    refuse_arguments(arguments)?;
    let root = find_root()?;
    run_browser_tests(&root)?;
    for (taken, kept) in PICTURES {
        let (from, to) =
            (root.join("web/test-results/pictures").join(taken), root.join("docs/pictures").join(kept));
        std::fs::copy(&from, &to).map_err(|error| Failure::Wrong(format!("{}: {error}", from.display())))?;
        println!("docs/pictures/{kept}");
    }
    Ok(())
}
