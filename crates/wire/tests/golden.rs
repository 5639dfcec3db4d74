//! The client's types are those of the server. `cargo xtask golden` writes them.

use std::path::Path;

use games::{GameId, dispatch};
use table_laws::check_golden;

/// A game without a folder in the client is drawn without its types.
#[test]
fn the_types_of_the_client_are_current() {
    let web = format!("{}/../../web/src", env!("CARGO_MANIFEST_DIR"));
    check_golden(format!("{web}/lib/wire.ts"), &wire::typescript::messages());
    for game in GameId::ALL {
        let folder = format!("{web}/games/{game}");
        if !Path::new(&folder).exists() {
            continue;
        }
        check_golden(format!("{folder}/wire.ts"), &dispatch!(game, G => wire::typescript::game::<G>()));
        for (file, text) in dispatch!(game, G => wire::typescript::tables::<G>()) {
            check_golden(format!("{folder}/{file}"), &text);
        }
    }
}
