//! The client's own checks, and the browser tests against the real server.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cargo::{cargo, run_visibly, target_folder};
use crate::failure::{Failure, refuse_arguments};
use crate::repository::find_root;

/// Debian's package; other systems bring their own and say where it is.
const CHROMIUM: &str = "/usr/bin/chromium";

/// Format, lints, types and unit tests.
pub fn check_client(root: &Path) -> Result<(), Failure> {
    install_packages(root)?;
    npm(root, &["run", "lint"])?;
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

/// A whole game of a game without a board of its own, with this program. What it is called is said to the tests.
pub fn play_on_the_plain_board(root: &Path, binary: &Path, game: &str) -> Result<(), Failure> {
    println!("$ npm run e2e, a game of {game}");
    let mut playwright = npm_command(root, &["run", "e2e"]);
    playwright.env("REVENANT_BINARY", binary).env("CHROMIUM", find_or_install_chromium()?);
    run_visibly(playwright.env("REVENANT_PLAIN_GAME", game), "npm run e2e")
}

/// `npm ci` only where the lock file is newer than what it installed.
pub fn install_packages(root: &Path) -> Result<(), Failure> {
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

pub fn binary(root: &Path) -> PathBuf {
    target_folder(root).join("debug/revenant")
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

/// Where the pictures of the README lie. The browser tests take each anew, as `readme-<name>`.
const PICTURES: &str = "docs/pictures";

/// `cargo xtask pictures`: plays in the browser and keeps the pictures that the README shows.
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
