//! The variants of an enum, as they are serialised.

use std::collections::BTreeSet;

use strum::VariantNames;

/// The names of the variants of `E`, which is serialised in kebab-case.
pub fn variants<E: VariantNames>() -> BTreeSet<String> {
    E::VARIANTS.iter().map(|name| kebab(name)).collect()
}

/// A name in kebab-case, by the rules of serde: every capital begins a word.
fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
    }
    kebab
}
