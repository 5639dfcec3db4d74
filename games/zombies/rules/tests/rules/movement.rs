//! Chapter 12: movement of players.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_ex19_two_squares_are_left() {
    check(
        &["ZOM-12.1", "ZOM-12.10", "ZOM-12.2", "ZOM-12.3", "ZOM-4.7"],
        "seats 2
     rules guts=off tiles=z1
     tile straight 0 -1
     zombies: 1/7
     begin movement 4",
        "A walk 1/4
         chance die 6
         = pending
         ? A
         A stop",
        expect![[r#"
            > A walk 1/4
                moved seat=A from=0/4 to=0/1 is_below=false
                moved seat=A from=0/1 to=1/7 is_below=false
                fight-began seat=A at=1/7 figure=zombie
            > chance die 6
                fight-rolled seat=A at=1/7 figure=zombie die=6 plus=0 needed=4
                zombie-killed seat=A at=1/7 figure=zombie
                kill-counted seat=A figure=zombie
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
            ? A: stop, step to=1/4, step to=0/1, walk to=1/1, walk to=0/4
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=1
                step-began seat=B step=tile
        "#]],
    );
}

#[test]
fn zom_12_4_walls_and_doors() {
    check(
        &["ZOM-12.4"],
        "seats 2
     rules guts=off tiles=z1
     tile police-station 0 -1
     A: at 1/7
     begin movement 2",
        "! A step 1/6
         ! A step 1/3
         ! A walk 1/0
         A step 1/4
         A step 1/3
         = A",
        expect![[r#"
            ! A step 1/6: no-way-there (ZOM-12.4)
            ! A step 1/3: no-way-there (ZOM-12.4)
            ! A walk 1/0: not-in-reach (ZOM-12.1)
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
            > A step 1/3
                moved seat=A from=1/4 to=1/3 is_below=false
                turn-ended seat=A
                turn-began seat=B round=1
                step-began seat=B step=tile
            = A: at 1/3, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_12_9_back_and_forth() {
    check(
        &["ZOM-12.9", "ZOM-12.8"],
        "seats 2
     rules guts=off tiles=z1
     begin movement 2",
        "A step 0/1
         A step 0/4
         = A",
        expect![[r#"
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            > A step 0/4
                moved seat=A from=0/1 to=0/4 is_below=false
                turn-ended seat=A
                turn-began seat=B round=1
                step-began seat=B step=tile
            = A: at 0/4, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_ex20_a_token_and_five_lives() {
    check(
        &["ZOM-12.11", "ZOM-12.13", "ZOM-12.14", "ZOM-12.15", "ZOM-1.10"],
        "seats 2
     rules guts=off tiles=z1
     tile drug-store 0 -1 turn 1
     life: 1/0
     bullets: 1/2
     A: at 1/1, life 5
     begin movement 3",
        "A step 1/0
         ! A take
         A step 1/1
         A step 1/2
         A take
         = A",
        expect![[r#"
            > A step 1/0
                moved seat=A from=1/1 to=1/0 is_below=false
            ! A take: five-lives-already (ZOM-12.14)
            > A step 1/1
                moved seat=A from=1/0 to=1/1 is_below=false
            > A step 1/2
                moved seat=A from=1/1 to=1/2 is_below=false
            > A take
                token-taken seat=A at=1/2 token=bullet
                bullets-gained seat=A n=1
                turn-ended seat=A
                turn-began seat=B round=1
                step-began seat=B step=tile
            = A: at 1/2, life 5, bullets 4, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_ex20_the_fifth_life() {
    check(
        &["ZOM-12.14", "ZOM-1.10"],
        "seats 2
     rules guts=off tiles=z1
     tile drug-store 0 -1 turn 1
     life: 1/0
     A: at 1/1, life 4
     begin movement 3",
        "A step 1/0
         A take
         = A",
        expect![[r#"
            > A step 1/0
                moved seat=A from=1/1 to=1/0 is_below=false
            > A take
                token-taken seat=A at=1/0 token=life
                life-gained seat=A halves=2
            = A: at 1/0, life 5, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_12_12_a_token_after_the_kill() {
    check(
        &["ZOM-12.12", "ZOM-12.17"],
        "seats 2
     rules guts=off tiles=z1
     tile drug-store 0 -1 turn 1
     life: 1/0
     zombies: 1/0
     A: at 1/0
     begin fight",
        "chance die 5
         ? A
         A take
         = A",
        expect![[r#"
                fight-began seat=A at=1/0 figure=zombie
            > chance die 5
                fight-rolled seat=A at=1/0 figure=zombie die=5 plus=0 needed=4
                zombie-killed seat=A at=1/0 figure=zombie
                kill-counted seat=A figure=zombie
            ? A: take, stop
            > A take
                token-taken seat=A at=1/0 token=life
                life-gained seat=A halves=2
            = A: at 1/0, life 4, bullets 3, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_ex21_changes_of_one_roll() {
    check(
        &["ZOM-11.19", "ZOM-11.8"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     items A: skateboard
     hand A: adrenaline-rush
     hand B: shoe-untied
     begin after-movement-roll 3",
        "A play adrenaline-rush
         B pass
         = pending
         B play shoe-untied player A
         = pending",
        expect![[r#"
                window-opened moment=after-movement-roll subject=A
            > A play adrenaline-rush
            > B pass
                card-played seat=A card=adrenaline-rush aim=nothing
                card-took-effect seat=A card=adrenaline-rush
                effect-began seat=A card=adrenaline-rush aim={"player":"A"}
                asked-anew moment=after-movement-roll
            = seats who=["A","B"] mode=reaction question={"set-out":{"seat":"A","mover":"A","left":10}}
            > B play shoe-untied player A
                card-played seat=B card=shoe-untied aim={"player":"A"}
                card-took-effect seat=B card=shoe-untied
                effect-began seat=B card=shoe-untied aim={"player":"A"}
                asked-anew moment=after-movement-roll
                window-closed moment=after-movement-roll
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":5}}
        "#]],
    );
}

#[test]
fn zom_ex21_the_skateboard_halved() {
    check(
        &["ZOM-11.8", "ZOM-C-Z1-21", "ZOM-C-Z1-26"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     items A: skateboard
     hand B: shoe-untied
     begin after-movement-roll 3",
        "B play shoe-untied player A
         = pending",
        expect![[r#"
                window-opened moment=after-movement-roll subject=A
            > B play shoe-untied player A
                card-played seat=B card=shoe-untied aim={"player":"A"}
                card-took-effect seat=B card=shoe-untied
                effect-began seat=B card=shoe-untied aim={"player":"A"}
                asked-anew moment=after-movement-roll
                window-closed moment=after-movement-roll
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}

#[test]
fn zom_12_16_round_a_zombie_to_a_token() {
    check(
        &["ZOM-12.16"],
        "seats 2
     rules guts=off tiles=z1
     tile helipad 0 -1
     zombies: 1/4
     bullets: 1/3
     A: at 1/7
     begin movement 5",
        "A walk 1/0
         ? A
         A walk 1/1
         = A",
        expect![[r#"
            > A walk 1/0
                moved seat=A from=1/7 to=1/6 is_below=false
                moved seat=A from=1/6 to=1/3 is_below=false
            ? A: stop, take, step to=1/0, step to=1/4, step to=1/6, walk to=1/1, walk to=1/5, walk to=1/7, walk to=1/2, walk to=1/8, walk to=0/1
            > A walk 1/1
                moved seat=A from=1/3 to=1/0 is_below=false
                moved seat=A from=1/0 to=1/1 is_below=false
            = A: at 1/1, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_12_16_a_walk_ends_with_a_card() {
    check(
        &["ZOM-12.16"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     hand A: fear
     tile straight 0 -1
     zombies: 0/4
     begin movement 4",
        "A walk 1/7
         A play fear player B
         chance die 5
         = A",
        expect![[r#"
            > A walk 1/7
                fight-began seat=A at=0/4 figure=zombie
            > A play fear player B
                card-played seat=A card=fear aim={"player":"B"}
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
            > chance die 5
                fight-rolled seat=A at=0/4 figure=zombie die=5 plus=0 needed=4
                zombie-killed seat=A at=0/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 0/4, life 3, bullets 3, kills 1, hand [], played
        "#]],
    );
}

#[test]
fn zom_12_17_a_token_without_a_fight() {
    check(
        &["ZOM-4.4"],
        "seats 2
     rules guts=off tiles=z1
     tile drug-store 0 -1 turn 1
     life: 1/0
     A: at 1/0
     deck 0
     begin fight",
        "= pending
         chance die 2
         ? A",
        expect![[r#"
            = chance movement={"seat":"A"}
            > chance die 2
                movement-rolled seat=A die=2
            ? A: stop, take, step to=1/1, walk to=1/2, walk to=1/4
        "#]],
    );
}
