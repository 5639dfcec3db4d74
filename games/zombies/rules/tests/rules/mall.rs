//! Chapter 21: the mall.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_21_4_the_helipad_waits_for_the_escalator() {
    check(
        &["ZOM-21.4"],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1
     tile front-door 0 -1
     stack:
     stack mall: mall-helipad, escalator
     begin tile",
        "chance tile mall-helipad
         chance tile mall-helipad
         chance tile escalator
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile mall-helipad
                tile-drawn seat=A stack=mall tile=mall-helipad
                tile-shuffled-back tile=mall-helipad
            > chance tile mall-helipad
                tile-drawn seat=A stack=mall tile=mall-helipad
                tile-shuffled-back tile=mall-helipad
            > chance tile escalator
                tile-drawn seat=A stack=mall tile=escalator
            = table: active A, deck 50, discard [], stacks [city 0 mall 1], lasting []
        "#]],
    );
}

#[test]
fn zom_21_4_without_an_escalator_it_leaves() {
    check(
        &["ZOM-5.8"],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1
     tile front-door 0 -1
     stack:
     stack mall: mall-helipad, food-court
     begin tile",
        "chance tile mall-helipad
         chance seat B
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile mall-helipad
                tile-drawn seat=A stack=mall tile=mall-helipad
            > chance seat B
                placer-drawn seat=B
                tile-left tile=mall-helipad
            = table: active A, deck 50, discard [], stacks [city 0 mall 1], lasting []
        "#]],
    );
}

/// Two stores side by side on the same floor; their duct squares are 3/3 and 4/3.
const STORES: &str = "seats 2
     rules guts=off tiles=z1-z3 cards=z1
     tile front-door 0 -1
     tile game-store 0 -3
     tile costume-shop 0 -4
     stack:
     stack mall:
     A: at 3/3, rested
     begin ";

#[test]
fn zom_21_6_through_a_duct_instead_of_the_roll() {
    check(
        &["ZOM-21.6", "ZOM-21.8", "ZOM-21.9"],
        &(STORES.replace("begin", "zombies: 4/3\n     bullets: 4/3\n     begin") + "before-movement-roll"),
        "= pending
         ? A
         ! A pick square 4/4
         A pick square 4/3
         chance die 4
         = pending
         A take
         = A",
        expect![[r#"
            = seats who=["A"] mode=turn question={"duct":{"seat":"A"}}
            ? A: stop, pick aim={"square":4/3}
            ! A pick square 4/4: no-duct-there (ZOM-21.6)
            > A pick square 4/3
                went-by-duct seat=A from=3/3 to=4/3
                fight-began seat=A at=4/3 figure=zombie
            > chance die 4
                fight-rolled seat=A at=4/3 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=A at=4/3 figure=zombie
                kill-counted seat=A figure=zombie
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":0}}
            > A take
                token-taken seat=A at=4/3 token=bullet
                bullets-gained seat=A n=1
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 4/3, life 3, bullets 4, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_21_6_or_the_roll() {
    check(
        &["ZOM-21.6"],
        &(STORES.to_string() + "before-movement-roll"),
        "A stop
         chance die 2
         = pending",
        expect![[r#"
            > A stop
                duct-left seat=A
            > chance die 2
                movement-rolled seat=A die=2
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}

#[test]
fn zom_21_6_the_turn_must_have_ended_there() {
    check(
        &["ZOM-4.6"],
        &(STORES.replace(", rested", "") + "before-movement-roll"),
        "= pending",
        expect![[r#"
        = chance movement={"seat":"A"}
    "#]],
    );
    check(
        &["ZOM-21.6"],
        &(STORES.replace(", rested", "").replace("begin", "deck 0\n     begin") + "end"),
        "chance die 1
         B stop
         = pending",
        expect![[r#"
                turn-ended seat=A
                turn-began seat=B round=1
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
                turn-ended seat=B
                turn-began seat=A round=2
            = seats who=["A"] mode=turn question={"duct":{"seat":"A"}}
        "#]],
    );
}

#[test]
fn zom_21_8_the_players_own_square_comes_first() {
    check(
        &["ZOM-21.6", "ZOM-4.4"],
        &(STORES.replace("begin", "zombies: 3/3\n     deck 0\n     begin") + "fight"),
        "chance die 4
         = pending",
        expect![[r#"
                fight-began seat=A at=3/3 figure=zombie
            > chance die 4
                fight-rolled seat=A at=3/3 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=A at=3/3 figure=zombie
                kill-counted seat=A figure=zombie
            = seats who=["A"] mode=turn question={"duct":{"seat":"A"}}
        "#]],
    );
}

#[test]
fn zom_21_6_no_duct_for_a_player_who_cannot_roll() {
    check(
        &["ZOM-C-Z1-09"],
        &(STORES.replace("begin", "lasting fear by B on A now\n     begin") + "before-movement-roll"),
        "= pending",
        expect![[r#"
                no-movement-roll seat=A
                turn-ended seat=A
                effect-ended card=fear aim={"player":"A"}
                turn-began seat=B round=1
            = chance cards={"seat":"B","n":3}
        "#]],
    );
}
