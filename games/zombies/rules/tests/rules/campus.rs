//! Chapter 23: the campus.

use expect_test::expect;
use table::{Game, Observer, Silent, start};
use table_laws::assert_passes;
use zombies::tiles::Set;
use zombies::{Setup, Zombies};

use crate::transcript::check;

#[test]
fn zom_23_1_guts_with_or_without_the_campus() {
    for tiles in [vec![Set::Z1], vec![Set::Z1, Set::Z5]] {
        let setup = Setup { tiles, ..Setup::new(2) };
        let g: Zombies = assert_passes(&["ZOM-23.1"], || start(&setup, &mut Silent)).unwrap();
        assert!(g.view(Observer::Table).seats.iter().all(|seat| seat.guts == 3));
    }
}

#[test]
fn zom_23_4_claustrophobia_holds_on_a_roof() {
    check(
        &["ZOM-C-Z1-08"],
        "seats 2
     rules guts=off tiles=z1-z5 cards=z1
     tile campus-crossroads 0 -1
     tile dormitory 0 -2
     tile campus-helipad 0 -3
     stack:
     A: at 3/7
     lasting claustrophobia by B on A now
     begin movement 2",
        "? A
         ! A step 2/1",
        expect![[r#"
            ? A: stop, step to=3/4, step to=3/8, step to=3/6, walk to=3/1, walk to=3/5, walk to=3/3
            ! A step 2/1: no-way-there (ZOM-12.4)
        "#]],
    );
}
