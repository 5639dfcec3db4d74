//! The client's types of messages are those of the server. `cargo xtask golden` writes them.

use table_laws::check_golden;

#[test]
fn the_types_of_messages_are_current() {
    let file = format!("{}/../../web/src/lib/wire.ts", env!("CARGO_MANIFEST_DIR"));
    check_golden(file, &wire::typescript::messages());
}
