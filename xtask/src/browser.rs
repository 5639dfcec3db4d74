//! Finds a browser for the browser tests, and says how to get one.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cargo::run_visibly;
use crate::failure::Failure;

/// The variable that names a browser; Playwright reads it too (`web/playwright.config.ts`).
const VARIABLE: &str = "CHROMIUM";

/// The places where systems put Chromium or Chrome.
const USUAL_PLACES: [&str; 8] = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/snap/bin/chromium",
    "/opt/homebrew/bin/chromium",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// The program that Debian's package installs.
const OF_DEBIAN: &str = "/usr/bin/chromium";

/// An installed browser, or one that apt has just installed.
pub fn find_or_install() -> Result<PathBuf, Failure> {
    let named = std::env::var_os(VARIABLE).map(PathBuf::from);
    if let Some(browser) = find(named.as_deref(), Path::exists)? {
        return Ok(browser);
    }
    if !has_apt() {
        return Err(Failure::Wrong(how_to_get_one()));
    }
    println!("$ apt-get install chromium");
    let installed = run_visibly(Command::new("apt-get").args(["update", "--quiet"]), "apt-get update")
        .and_then(|()| {
            let install = ["install", "--yes", "--quiet", "--no-install-recommends", "chromium"];
            run_visibly(Command::new("apt-get").args(install), "apt-get install chromium")
        });
    match installed {
        Ok(()) if Path::new(OF_DEBIAN).exists() => Ok(PathBuf::from(OF_DEBIAN)),
        Ok(()) => Err(Failure::Wrong(how_to_get_one())),
        Err(failure) => Err(Failure::Wrong(format!("{failure}\n{}", how_to_get_one()))),
    }
}

/// The browser that the variable names, which must exist, or else one in a usual place.
fn find(named: Option<&Path>, exists: impl Fn(&Path) -> bool) -> Result<Option<PathBuf>, Failure> {
    match named {
        Some(browser) if exists(browser) => Ok(Some(browser.to_path_buf())),
        Some(browser) => Err(Failure::Wrong(format!("{VARIABLE}: there is no file {}", browser.display()))),
        None => Ok(USUAL_PLACES.into_iter().map(PathBuf::from).find(|place| exists(place))),
    }
}

fn has_apt() -> bool {
    Command::new("apt-get").arg("--version").output().is_ok_and(|output| output.status.success())
}

fn how_to_get_one() -> String {
    format!(
        "the browser tests need Chromium or Chrome, and there is none in a usual place. Install one:\n  \
         Debian, Ubuntu   sudo apt-get install chromium\n  \
         Fedora           sudo dnf install chromium\n  \
         Arch             sudo pacman -S chromium\n  \
         macOS            brew install --cask chromium\n\
         or say where yours is: {VARIABLE}=/path/to/chrome cargo xtask test browser\n\
         `cargo xtask test tidy fmt clippy tests rules client` runs everything that needs no browser."
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_variable_comes_before_the_usual_places() {
        let chrome = |path: &Path| path == Path::new("/usr/bin/google-chrome") || path == Path::new("/mine");
        assert_eq!(find(None, chrome).unwrap(), Some(PathBuf::from("/usr/bin/google-chrome")));
        assert_eq!(find(Some(Path::new("/mine")), chrome).unwrap(), Some(PathBuf::from("/mine")));
        assert_eq!(find(None, |_| false).unwrap(), None);
    }

    #[test]
    fn a_variable_that_names_nothing_is_reported() {
        let told = find(Some(Path::new("/mine")), |_| false).unwrap_err().to_string();
        assert!(told.contains("CHROMIUM: there is no file /mine"), "{told}");
    }

    #[test]
    fn the_advice_has_a_line_for_each_system_and_the_variable() {
        for word in ["apt-get", "dnf", "pacman", "brew", "CHROMIUM="] {
            assert!(how_to_get_one().contains(word), "{word}");
        }
    }
}
