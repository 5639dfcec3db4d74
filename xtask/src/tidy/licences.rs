//! We may distribute every package we build with, and all of them come from one registry.

use spdx::{Expression, ParseMode};

use super::violation::{Violation, line_where};
use crate::failure::Failure;
use crate::metadata::Package;
use crate::repository::TextFile;

/// MPL-2.0 would be fine too; it is left out until a package needs it.
const ALLOWED: [&str; 12] = [
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "ISC",
    "Zlib",
    "Unicode-3.0",
    "CC0-1.0",
    "Unlicense",
    // For data: the root certificates of `webpki-roots`.
    "CDLA-Permissive-2.0",
];

const LOCK: &str = "Cargo.lock";
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

pub fn check_packages(packages: &[Package], files: &[TextFile]) -> Vec<Violation> {
    let mut violations = Vec::new();
    for package in packages {
        let expression = package.license.as_deref();
        if expression.and_then(is_allowed) != Some(true) {
            let name = format!("name = \"{}\"", package.name);
            let licence = expression
                .map_or("no licence".to_string(), |expression| format!("the licence {expression:?}"));
            let what = format!(
                "{} {} has {licence}, which is not allowed: do without it, or allow it in xtask/src/tidy/licences.rs",
                package.name, package.version
            );
            violations.push(Violation::new(LOCK, line_where(files, LOCK, |line| line == name), what));
        }
    }
    violations
}

/// The packages could not be listed: the lock file is out of date, or a package cannot be fetched.
pub fn unreadable(failure: &Failure) -> Violation {
    let reason = failure.to_string().split_whitespace().collect::<Vec<_>>().join(" ");
    Violation::new(
        LOCK,
        1,
        format!("the packages cannot be listed: build the project and commit this file ({reason})"),
    )
}

pub fn check_sources(files: &[TextFile]) -> Vec<Violation> {
    let Some(lock) = files.iter().find(|file| file.path == LOCK) else {
        return vec![Violation::new(LOCK, 1, "the file is missing: commit it")];
    };
    let mut violations = Vec::new();
    for (index, line) in lock.text.lines().enumerate() {
        let source = line.strip_prefix("source = \"").and_then(|rest| rest.strip_suffix('"'));
        if let Some(source) = source.filter(|source| *source != REGISTRY) {
            let what = format!("{source} is not the registry of crates.io: take the package from there");
            violations.push(Violation::new(LOCK, index + 1, what));
        }
    }
    violations
}

/// Whether allowed licences can meet an SPDX expression. `None` if it cannot be read. Old packages write
/// `MIT/Apache-2.0`, which the lax mode takes as `OR`.
fn is_allowed(expression: &str) -> Option<bool> {
    let expression = Expression::parse_mode(expression, ParseMode::LAX).ok()?;
    Some(expression.evaluate(|licence| ALLOWED.contains(&licence.to_string().as_str())))
}

#[cfg(test)]
mod tests {
    use super::super::violation::lines;
    use super::*;
    use crate::metadata::member;
    use crate::repository::text_file;

    #[test]
    fn expressions_are_understood() {
        for (expression, expected) in [
            ("MIT", Some(true)),
            ("MIT OR Apache-2.0", Some(true)),
            ("MIT/Apache-2.0", Some(true)),
            ("GPL-3.0 OR MIT", Some(true)),
            ("(MIT OR Apache-2.0) AND Unicode-3.0", Some(true)),
            ("Apache-2.0 WITH LLVM-exception OR GPL-2.0", Some(true)),
            ("MIT AND GPL-3.0", Some(false)),
            ("MIT AND (GPL-3.0 OR AGPL-3.0)", Some(false)),
            ("GPL-3.0 OR MIT AND GPL-3.0", Some(false)),
            ("Apache-2.0 WITH Classpath-exception-2.0", Some(false)),
            ("GPL-3.0", Some(false)),
            ("Apache-2.0+", Some(false)),
            ("GPL-2.0-or-later OR ISC", Some(true)),
            ("LicenseRef-ours", Some(false)),
            ("none", None),
            ("", None),
            ("MIT OR", None),
            ("(MIT", None),
            ("MIT Apache-2.0", None),
        ] {
            assert_eq!(is_allowed(expression), expected, "{expression:?}");
        }
    }

    #[test]
    fn a_licence_that_is_not_allowed_is_found() {
        let mut package = member("crates/copyleft", &[]).package;
        package.license = Some("GPL-3.0-only".to_string());
        let lock = text_file(LOCK, "version = 4\n\n[[package]]\nname = \"copyleft\"\n");
        let found = lines(&check_packages(&[package], &[lock]));
        assert!(
            found[0].starts_with("Cargo.lock:4: copyleft 0.1.0 has the licence \"GPL-3.0-only\""),
            "{found:?}"
        );
        let mut package = member("crates/unsaid", &[]).package;
        package.license = None;
        assert_eq!(check_packages(&[package], &[]).len(), 1);
        assert!(check_packages(&[member("crates/table", &[]).package], &[]).is_empty());
    }

    #[test]
    fn packages_that_cannot_be_listed_are_one_line() {
        let found =
            unreadable(&Failure::Wrong("cargo failed:\n  the lock file is old".to_string())).to_string();
        assert!(found.starts_with("Cargo.lock:1: ") && !found.contains('\n'), "{found}");
    }

    #[test]
    fn a_package_from_elsewhere_is_found() {
        let ours = format!("[[package]]\nname = \"a\"\nsource = \"{REGISTRY}\"\n");
        assert!(check_sources(&[text_file(LOCK, &ours)]).is_empty());
        let theirs = format!("{ours}source = \"git+https://example.org/b\"\n");
        let found = lines(&check_sources(&[text_file(LOCK, &theirs)]));
        assert!(
            found[0].starts_with("Cargo.lock:4: git+https://example.org/b is not the registry"),
            "{found:?}"
        );
        assert_eq!(check_sources(&[]).len(), 1);
    }
}
