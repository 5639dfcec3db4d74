//! The words of notices for players who look elsewhere.

use games::Language;
use notify::text;
use texts::messages::ids;
use texts::rust_files::RustFiles;

/// They are named in the source of the crate that says them.
#[test]
fn every_word_of_notices_exists_and_is_used() {
    let files = RustFiles::of_folder("crates/notify/src");
    let named = files.first_arguments("Phrase::new");
    let literals = files.literals();
    for language in Language::ALL {
        let words = ids(text(language));
        assert!(words.len() > 5);
        for id in &named {
            assert!(words.contains(id), "{id} has no message in {}", language.code());
        }
        for id in &words {
            assert!(literals.contains(id), "{id} is said nowhere");
        }
    }
}
