//! The client's types are those of the server. `cargo xtask golden` writes them.

use table_laws::check_golden;

#[test]
fn the_types_of_the_client_are_current() {
    let web = format!("{}/../../web/src", env!("CARGO_MANIFEST_DIR"));
    check_golden(format!("{web}/lib/wire.ts"), &wire::typescript::messages());
    check_golden(
        format!("{web}/games/mall-of-horror/wire.ts"),
        &wire::typescript::game::<games::game::MallOfHorror>(),
    );
    check_golden(
        format!("{web}/games/city-of-horror/wire.ts"),
        &wire::typescript::game::<games::game::CityOfHorror>(),
    );
    check_golden(format!("{web}/games/zombies/wire.ts"), &wire::typescript::game::<games::game::Zombies>());
    check_golden(
        format!("{web}/games/marvel-zombies/wire.ts"),
        &wire::typescript::game::<games::game::MarvelZombies>(),
    );
    check_golden(format!("{web}/games/zombies/tiles.ts"), &wire::typescript::tiles());
    check_golden(format!("{web}/games/zombies/deck.ts"), &wire::typescript::deck());
}
