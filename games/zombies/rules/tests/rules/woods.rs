//! Chapter 22: the woods.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_22_7_life_in_halves() {
    // A dog takes half a life; a player with four and a half cannot take a token.
    check(
        &["ZOM-22.4", "ZOM-22.7"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1
     tile cabin 0 -2
     dogs: 1/6
     life: 1/6
     A: at 1/7, life 5, bullets 0
     begin movement 2",
        "A step 1/6
         chance die 4
         = A
         chance die 5
         ! A take
         = A",
        expect![[r#"
            > A step 1/6
                moved seat=A from=1/7 to=1/6 is_below=false
                fight-began seat=A at=1/6 figure=dog
            > chance die 4
                fight-rolled seat=A at=1/6 figure=dog die=4 plus=0 needed=5
                life-lost seat=A halves=1 card=null
            = A: at 1/6, life 4.5, bullets 0, kills 0, hand []
            > chance die 5
                fight-rolled seat=A at=1/6 figure=dog die=5 plus=0 needed=5
                zombie-killed seat=A at=1/6 figure=dog
                kill-counted seat=A figure=dog
            ! A take: no-room-for-a-whole-life (ZOM-22.7)
            = A: at 1/6, life 4.5, bullets 0, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_22_7_half_a_life_pays_no_toll() {
    check(
        &["ZOM-22.7", "ZOM-16.11"],
        "seats 2
     rules tiles=z1-z4-z6 sewers=on
     A: below, life 0.5, guts 2, sewer 0
     stack:
     begin toll",
        "? A
         ! A pay life
         A pay guts",
        expect![[r#"
            ? A: pay good=guts
            ! A pay life: half-a-life-is-not-enough (ZOM-22.7)
            > A pay guts
                guts-lost seat=A n=1
        "#]],
    );
    // With nothing else to pay, the player dies.
    check(
        &["ZOM-16.13"],
        "seats 2
     rules guts=off tiles=z1-z4-z6 sewers=on
     A: below, life 0.5, sewer 0
     stack:
     begin toll",
        "= A",
        expect![[r#"
                life-lost seat=A halves=1 card=null
                died seat=A
                pawn-put seat=A from=0/4 to=0/4
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/4, life 0, bullets 0, kills 0, hand [], dead
        "#]],
    );
}

const CABIN: &str = "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile cabin 0 -2
     A: at 1/4
     items A: page-doggie, page-twist
     begin movement 1";

#[test]
fn zom_22_9_the_spell_of_the_cabin() {
    check(
        &["ZOM-22.9"],
        CABIN,
        "? A
         A cast
         = pending
         chance die 4
         = outcome",
        expect![[r#"
            ? A: stop, cast, step to=1/1, step to=1/3, use card=page-doggie aim=nothing, use card=page-twist aim=nothing
            > A cast
                spell-cast seat=A
            = chance spell={"seat":"A"}
            > chance die 4
                spell-rolled seat=A die=4 pages=2
                game-ended winners=["A"] how=cabin
            = outcome: winners=["A"] scores=[0,0,0,0,0,0,0,0]
        "#]],
    );
    check(
        &["ZOM-22.9"],
        CABIN,
        "A cast
         chance die 3
         ! A cast
         = outcome",
        expect![[r#"
            > A cast
                spell-cast seat=A
            > chance die 3
                spell-rolled seat=A die=3 pages=2
            ! A cast: no-spell-here (ZOM-22.9)
            = outcome: null
        "#]],
    );
}

#[test]
fn zom_22_9_not_with_a_dog_or_outside() {
    check(
        &["ZOM-12.1"],
        &CABIN.replace("begin", "dogs: 1/0\n     begin"),
        "! A cast",
        expect![[r#"
        ! A cast: no-spell-here (ZOM-22.9)
    "#]],
    );
    check(
        &["ZOM-12.1"],
        &CABIN.replace("at 1/4", "at 1/7"),
        "! A cast",
        expect![[r#"
        ! A cast: no-spell-here (ZOM-22.9)
    "#]],
    );
    check(
        &["ZOM-2.15"],
        &CABIN.replace("guts=off", "guts=off cabin_victory=off"),
        "! A cast",
        expect![[r#"
            ! A cast: no-spell-here (ZOM-22.9)
        "#]],
    );
    // A dog outside the house does not matter.
    check(
        &["ZOM-22.9"],
        &CABIN.replace("begin", "dogs: 1/8\n     begin"),
        "A cast",
        expect![[r#"
        > A cast
            spell-cast seat=A
    "#]],
    );
}

#[test]
fn zom_22_9_candy_counts() {
    check(
        &["ZOM-22.9", "ZOM-C-Z7-04"],
        &CABIN.replace("cards=z1-z4", "cards=z1-z4-z7").replace("begin", "hand A: candy\n     begin"),
        "A cast
         chance die 3
         A play candy
         quiet
         = outcome",
        expect![[r#"
            > A cast
                spell-cast seat=A
            > chance die 3
                spell-rolled seat=A die=3 pages=2
                window-opened moment=die-rolled subject=A
            > A play candy
                card-played seat=A card=candy aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=candy
                asked-anew moment=die-rolled
                window-closed moment=die-rolled
                game-ended winners=["A"] how=cabin
            = outcome: winners=["A"] scores=[0,0,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_22_11_both_dogs_are_fought_on_the_way() {
    check(
        &["ZOM-22.5", "ZOM-22.11"],
        "seats 2
     rules guts=off tiles=z1-z4
     tile straight 0 -1
     dogs: 1/4, 1/4
     bullets: 1/4
     A: at 1/7, bullets 0
     begin movement 2",
        "A step 1/4
         chance die 5
         = pending
         chance die 6
         ? A
         = A",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=dog
            > chance die 5
                fight-rolled seat=A at=1/4 figure=dog die=5 plus=0 needed=5
                zombie-killed seat=A at=1/4 figure=dog
                kill-counted seat=A figure=dog
                fight-began seat=A at=1/4 figure=dog
            = chance fight={"seat":"A"}
            > chance die 6
                fight-rolled seat=A at=1/4 figure=dog die=6 plus=0 needed=5
                zombie-killed seat=A at=1/4 figure=dog
                kill-counted seat=A figure=dog
            ? A: stop, take, step to=1/1, step to=1/7
            = A: at 1/4, life 3, bullets 0, kills 2, hand []
        "#]],
    );
}

/// The token is free once both dogs are passed.
#[test]
fn zom_22_11_a_dodge_passes_one_dog() {
    check(
        &["ZOM-22.11", "ZOM-18.3"],
        "seats 2
     rules guts=off tiles=z1-z4 dodge=on
     tile straight 0 -1
     dogs: 1/4, 1/4
     bullets: 1/4
     A: at 1/7, bullets 0
     begin movement 2",
        "A step 1/4
         chance die 3
         = pending
         chance die 3
         ? A
         A stop
         = tile 1",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=dog
            > chance die 3
                fight-rolled seat=A at=1/4 figure=dog die=3 plus=0 needed=5
                zombie-dodged seat=A at=1/4
                fight-began seat=A at=1/4 figure=dog
            = chance fight={"seat":"A"}
            > chance die 3
                fight-rolled seat=A at=1/4 figure=dog die=3 plus=0 needed=5
                zombie-dodged seat=A at=1/4
            ? A: stop, take, step to=1/1, step to=1/7
            > A stop
                stopped seat=A led_by=null
            = tile 1: straight at 0 -1 turn 0, zombies [4], bullets [4], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_22_11_in_step_two_one_is_dodged_and_one_killed() {
    check(
        &["ZOM-22.11", "ZOM-18.8"],
        "seats 2
     rules guts=off tiles=z1-z4 dodge=on
     tile straight 0 -1
     dogs: 1/4, 1/4
     bullets: 1/4
     A: at 1/4, bullets 0
     deck 0
     begin fight",
        "chance die 3
         chance die 5
         = pending
         A take
         = pending
         = tile 1",
        expect![[r#"
                fight-began seat=A at=1/4 figure=dog
            > chance die 3
                fight-rolled seat=A at=1/4 figure=dog die=3 plus=0 needed=5
                zombie-dodged seat=A at=1/4
                fight-began seat=A at=1/4 figure=dog
            > chance die 5
                fight-rolled seat=A at=1/4 figure=dog die=5 plus=0 needed=5
                zombie-killed seat=A at=1/4 figure=dog
                kill-counted seat=A figure=dog
            = seats who=["A"] mode=turn question={"take-token":{"seat":"A"}}
            > A take
                token-taken seat=A at=1/4 token=bullet
                bullets-gained seat=A n=1
            = chance movement={"seat":"A"}
            = tile 1: straight at 0 -1 turn 0, zombies [4], bullets [], life [], manholes []
        "#]],
    );
}

/// A dodged zombie that has gone does not save anybody from the one that takes its place.
#[test]
fn zom_18_8_another_zombie_on_the_square_was_not_dodged() {
    check(
        &["ZOM-18.8", "ZOM-7.3"],
        "seats 2
     rules guts=off dodge=on cards=z1-z2-z3.5-z6
     tile straight 0 -1
     zombies: 1/4
     A: at 1/7, bullets 0
     hand B: mine-field
     items B: where-he
     stack:
     begin movement 3",
        "A step 1/4
         chance die 3
         B play mine-field tile 1
         quiet
         chance die 1
         B use where-he
         quiet
         B pick square 1/4
         A step 1/1
         = pending",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=0 needed=4
                zombie-dodged seat=A at=1/4
            > B play mine-field tile 1
                card-played seat=B card=mine-field aim={"tile":1}
                window-opened moment=card-played subject=B
            > quiet
                window-closed moment=card-played
                card-took-effect seat=B card=mine-field
            > chance die 1
                die-rolled seat=B card=mine-field die=1
                zombie-collected seat=B at=1/4 figure=zombie
            > B use where-he
                item-used seat=B card=where-he aim=nothing
                card-took-effect seat=B card=where-he
            > quiet
            > B pick square 1/4
                picked seat=B card=where-he aim={"square":1/4}
                zombie-put at=1/4 figure=zombie
            > A step 1/1
                fight-began seat=A at=1/4 figure=zombie
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_22_11_a_shield_is_held_against_one_dog() {
    check(
        &["ZOM-22.11", "ZOM-C-Z8-09"],
        "seats 2
     rules guts=off tiles=z1-z4-z8 cards=z1-z8 dodge=off
     tile bridge 0 -1
     tile woods09 0 -2
     dogs: 2/7, 2/7
     life: 2/7
     A: at 1/1, bullets 0, life 2
     items A: riot-shield
     stack:
     stack woods:
     begin movement 4",
        "A step 2/7
         A use riot-shield
         ? A
         chance die 5
         A take
         = A",
        expect![[r#"
            > A step 2/7
                moved seat=A from=1/1 to=2/7 is_below=false
                fight-began seat=A at=2/7 figure=dog
            > A use riot-shield
                item-used seat=A card=riot-shield aim=nothing
                card-took-effect seat=A card=riot-shield
                zombie-dodged seat=A at=2/7
                fight-began seat=A at=2/7 figure=dog
            ? A:
            > chance die 5
                fight-rolled seat=A at=2/7 figure=dog die=5 plus=0 needed=5
                zombie-killed seat=A at=2/7 figure=dog
                kill-counted seat=A figure=dog
            > A take
                token-taken seat=A at=2/7 token=life
                life-gained seat=A halves=2
            = A: at 2/7, life 3, bullets 0, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_22_11_a_player_put_among_dogs_meets_each_on_leaving() {
    check(
        &["ZOM-22.11", "ZOM-7.21"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4-z8 dodge=on
     tile bridge 0 -1
     tile woods09 0 -2
     dogs: 2/4, 2/4
     A: at 1/1, bullets 0
     hand A: escape-tunnel
     stack:
     stack woods:
     begin movement 4",
        "A play escape-tunnel
         A pick square 2/4
         A step 2/1
         chance die 3
         A step 2/1
         chance die 3
         A step 2/1
         = A",
        expect![[r#"
            > A play escape-tunnel
                card-played seat=A card=escape-tunnel aim=nothing
                card-took-effect seat=A card=escape-tunnel
            > A pick square 2/4
                picked seat=A card=escape-tunnel aim={"square":2/4}
                pawn-put seat=A from=1/1 to=2/4
            > A step 2/1
                fight-began seat=A at=2/4 figure=dog
            > chance die 3
                fight-rolled seat=A at=2/4 figure=dog die=3 plus=0 needed=5
                zombie-dodged seat=A at=2/4
            > A step 2/1
                fight-began seat=A at=2/4 figure=dog
            > chance die 3
                fight-rolled seat=A at=2/4 figure=dog die=3 plus=0 needed=5
                zombie-dodged seat=A at=2/4
            > A step 2/1
                moved seat=A from=2/4 to=2/1 is_below=false
            = A: at 2/1, life 3, bullets 0, kills 0, hand [], played
        "#]],
    );
}
