//! The client's types and tables of each game are those of its rules. `cargo xtask golden` writes them.

use std::path::Path;

use games::{GameId, dispatch};
use table_laws::check_golden;

/// A game without a folder in the client is drawn without its types.
#[test]
fn the_client_has_the_types_of_every_game() {
    for game in GameId::ALL {
        let folder = format!("{}/../../web/src/games/{game}", env!("CARGO_MANIFEST_DIR"));
        if !Path::new(&folder).exists() {
            continue;
        }
        check_golden(format!("{folder}/wire.ts"), &dispatch!(game, G => wire::typescript::game::<G>()));
        for (file, text) in dispatch!(game, G => wire::typescript::tables::<G>()) {
            check_golden(format!("{folder}/{file}"), &text);
        }
    }
}
