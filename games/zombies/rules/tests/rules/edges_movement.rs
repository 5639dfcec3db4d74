//! Chapters 12, 20 and 21 at their edges: steps, walks, tokens, the Jeep, ducts.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_12_16_an_item_used_ends_the_walk() {
    check(
        &["ZOM-7.3"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile straight 0 -1
     zombies: 0/4
     A: bullets 0
     items A: lots-of-ammo
     stack:
     begin movement 4",
        "A walk 1/1
         A use lots-of-ammo
         chance die 4
         = pending",
        expect![[r#"
            > A walk 1/1
                fight-began seat=A at=0/4 figure=zombie
            > A use lots-of-ammo
                item-used seat=A card=lots-of-ammo aim=nothing
                card-took-effect seat=A card=lots-of-ammo
                bullets-gained seat=A n=3
            > chance die 4
                fight-rolled seat=A at=0/4 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=A at=0/4 figure=zombie
                kill-counted seat=A figure=zombie
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":4}}
        "#]],
    );
}

#[test]
fn zom_12_1_a_neighbouring_square_is_a_step_and_not_a_walk() {
    check(
        &["ZOM-12.1"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile straight 0 -1
     stack:
     begin movement 2",
        "! A walk 0/1
         ! A walk 1/1
         ! A walk 0/4
         ! A step 1/7
         ! A draw city",
        expect![[r#"
            ! A walk 0/1: not-in-reach (ZOM-12.1)
            ! A walk 1/1: not-in-reach (ZOM-12.1)
            ! A walk 0/4: not-in-reach (ZOM-12.1)
            ! A step 1/7: no-way-there (ZOM-12.4)
            ! A draw city: other-question (TABLE-5)
        "#]],
    );
}

#[test]
fn zom_12_12_the_token_after_the_fight_of_step_two() {
    check(
        &["ZOM-12.12"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile straight 0 -1
     zombies: 1/4
     bullets: 1/4
     A: at 1/4
     hand B: fear
     stack:
     begin fight",
        "chance die 4
         = pending
         ? A
         ? B
         not now A
         ! A step 1/1
         A stop
         = pending",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 4
                fight-rolled seat=A at=1/4 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = seats who=["A","B"] ready=["B"] mode=turn question={"take-token":{"seat":"A"}}
            ? A: take, stop
            ? B: pass, play card=fear aim={"player":"A"}
            not now A:
            ! A step 1/1: other-question (TABLE-5)
            > A stop
                token-left seat=A
            = chance cards={"seat":"A","n":3}
        "#]],
    );
}

#[test]
fn zom_12_11_the_mover_decides_about_the_token() {
    check(
        &["ZOM-12.1"],
        "seats 2
     tile straight 0 -1
     tile straight 0 -2
     bullets: 1/4
     manholes: 1/1
     A: at 1/7
     lasting brain-cramp by B on A now
     stack:
     deck 0
     begin movement 4",
        "? B
         not now B
         ! B take
         B step 1/4
         = pending
         A stop
         = pending
         ? B
         not now B
         ! B take
         B step 1/1
         ? B
         not now B
         ! B go-down
         B step 2/7
         ? B",
        expect![[r#"
            ? B: stop, step to=1/4, step to=0/1, walk to=1/1, walk to=0/4, walk to=2/7, walk to=0/5, walk to=0/7, walk to=0/3, walk to=2/4
            not now B:
                step to=1/8: no-way-there (ZOM-12.4)
                step to=1/6: no-way-there (ZOM-12.4)
                take: another-decides (ZOM-12.11)
                go-down: no-way-down (ZOM-16.7)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-manhole-now (ZOM-16.5)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
            ! B take: another-decides (ZOM-12.11)
            > B step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
            = seats who=["A"] mode=turn question={"take-token":{"seat":"A"}}
            > A stop
                token-left seat=A
            = seats who=["B"] mode=turn question={"move":{"seat":"B","mover":"A","left":3}}
            ? B: stop, step to=1/1, step to=1/7, walk to=2/7, walk to=0/1, walk to=2/4, walk to=0/4
            not now B:
                step to=1/5: no-way-there (ZOM-12.4)
                step to=1/3: no-way-there (ZOM-12.4)
                take: another-decides (ZOM-12.11)
                go-down: no-way-down (ZOM-16.7)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-manhole-now (ZOM-16.5)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
            ! B take: another-decides (ZOM-12.11)
            > B step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
            ? B: stop, step to=2/7, step to=1/4, walk to=2/4, walk to=1/7
            not now B:
                step to=1/2: no-way-there (ZOM-12.4)
                step to=1/0: no-way-there (ZOM-12.4)
                take: another-decides (ZOM-12.11)
                go-down: no-way-down (ZOM-16.7)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-manhole-now (ZOM-16.5)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
            ! B go-down: no-way-down (ZOM-16.7)
            > B step 2/7
                moved seat=A from=1/1 to=2/7 is_below=false
            ? B: stop, step to=2/4, step to=1/1
        "#]],
    );
}

#[test]
fn zom_12_11_taken_under_another_lead() {
    check(
        &["ZOM-12.11"],
        "seats 2
     rules guts=off
     tile straight 0 -1
     bullets: 1/4
     A: at 1/7
     lasting brain-cramp by B on A now
     stack:
     deck 0
     begin movement 4",
        "B step 1/4
         A take
         = pending",
        expect![[r#"
            > B step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
            > A take
                token-taken seat=A at=1/4 token=bullet
                bullets-gained seat=A n=1
            = seats who=["B"] mode=turn question={"move":{"seat":"B","mover":"A","left":3}}
        "#]],
    );
}

#[test]
fn zom_20_3_walking_about_inside_gives_no_jeep() {
    check(
        &["ZOM-12.9"],
        "seats 2
     rules guts=off tiles=z1-z2 cards=z1
     tile base-crossroads 0 -1
     tile motor-pool 0 -2
     stack:
     stack base:
     A: at 1/1
     begin movement 6",
        "? A
         A step 2/7
         A step 2/4
         A step 2/1
         ? A",
        expect![[r#"
            ? A: stop, step to=2/7, step to=1/4, walk to=2/4, walk to=1/5, walk to=1/7, walk to=1/3, walk to=2/1, walk to=2/5, walk to=2/3, walk to=2/2, walk to=2/0, walk to=2/8, walk to=2/6
            > A step 2/7
                moved seat=A from=1/1 to=2/7 is_below=false
            > A step 2/4
                moved seat=A from=2/7 to=2/4 is_below=false
                jeep-taken seat=A
            > A step 2/1
                moved seat=A from=2/4 to=2/1 is_below=false
            ? A: stop, step to=2/2, step to=2/4, step to=2/0, walk to=2/5, walk to=2/7, walk to=2/3, walk to=2/8, walk to=1/1, walk to=2/6
        "#]],
    );
}

#[test]
fn zom_20_3_inside_there_is_no_second_jeep() {
    check(
        &["ZOM-12.9"],
        "seats 2
     rules guts=off tiles=z1-z2 cards=z1
     tile base-crossroads 0 -1
     tile motor-pool 0 -2
     stack:
     stack base:
     A: at 2/1
     begin movement 1",
        "A step 2/4",
        expect![[r#"
            > A step 2/4
                moved seat=A from=2/1 to=2/4 is_below=false
                turn-ended seat=A
                turn-began seat=B round=1
        "#]],
    );
}

#[test]
fn zom_21_6_rested_on_another_duct() {
    check(
        &["ZOM-12.1"],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1
     tile front-door 0 -1
     tile game-store 0 -3
     tile costume-shop 0 -4
     stack:
     stack mall:
     deck 0
     A: at 4/3, rested, at 3/3
     begin before-movement-roll",
        "= pending",
        expect![[r#"
            = chance movement={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_21_6_after_a_rest_no_duct() {
    check(
        &["ZOM-C-Z1-20"],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1
     tile front-door 0 -1
     tile game-store 0 -3
     tile costume-shop 0 -4
     stack:
     stack mall:
     deck 0
     A: at 3/3, rested
     hand A: much-needed-rest
     begin before-movement-roll",
        "A play much-needed-rest
         quiet
         = pending",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > A play much-needed-rest
                card-played seat=A card=much-needed-rest aim=nothing
                card-took-effect seat=A card=much-needed-rest
                no-movement-roll seat=A
                life-gained seat=A halves=4
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
                turn-ended seat=A
                turn-began seat=B round=1
                deck-shuffled n=1
            > quiet
            = chance cards={"seat":"B","n":1}
        "#]],
    );
}

#[test]
fn zom_21_8_a_dodge_does_not_come_along() {
    check(
        &["ZOM-21.8"],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1 dodge=on
     tile front-door 0 -1
     tile game-store 0 -3
     tile costume-shop 0 -4
     stack:
     stack mall:
     deck 0
     zombies: 3/3, 4/3
     A: at 3/3, rested, bullets 0
     begin fight",
        "chance die 3
         ? A
         not now A
         A pick square 4/3
         chance die 4
         = pending",
        expect![[r#"
                fight-began seat=A at=3/3 figure=zombie
            > chance die 3
                fight-rolled seat=A at=3/3 figure=zombie die=3 plus=0 needed=4
                zombie-dodged seat=A at=3/3
            ? A: stop, pick aim={"square":4/3}
            not now A:
            > A pick square 4/3
                went-by-duct seat=A from=3/3 to=4/3
                fight-began seat=A at=4/3 figure=zombie
            > chance die 4
                fight-rolled seat=A at=4/3 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=A at=4/3 figure=zombie
                kill-counted seat=A figure=zombie
            = chance zombies={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_21_6_not_below_or_with_a_card_that_holds() {
    check(
        &["ZOM-12.1"],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1
     tile front-door 0 -1
     tile game-store 0 -3
     tile costume-shop 0 -4
     stack:
     stack mall:
     deck 0
     A: at 3/3, rested
     lasting claustrophobia by B on A now
     begin before-movement-roll",
        "= pending",
        expect![[r#"
            = chance movement={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_20_4_no_jeep_below() {
    check(
        &["ZOM-12.1"],
        "seats 2
     rules guts=off tiles=z1-z2-z6 cards=z1
     A: at 0/1, jeep, below
     stack:
     stack base:
     deck 0
     begin movement-roll",
        "chance die 3
         = pending",
        expect![[r#"
            > chance die 3
                movement-rolled seat=A die=3
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":3}}
        "#]],
    );
}
