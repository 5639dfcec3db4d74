//! Chapter 18: dodging.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_ex31_a_dodge_or_a_bullet() {
    check(
        &["ZOM-18.1", "ZOM-18.6"],
        "seats 2
     rules guts=off tiles=z1 dodge=on
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 1, life 3

     begin fight",
        "chance die 3
         ? A
         A dodge
         = A
         = tile 1",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=0 needed=4
            ? A: dodge, spend-bullets
            > A dodge
                zombie-dodged seat=A at=1/4
            = A: at 1/4, life 3, bullets 1, kills 0, hand []
            = tile 1: straight at 0 -1 turn 0, zombies [4], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_ex31_the_bullet() {
    check(
        &["ZOM-18.4"],
        "seats 2
     rules guts=off tiles=z1 dodge=on
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 1, life 3
     begin fight",
        "chance die 3
         A spend-bullets
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=0 needed=4
            > A spend-bullets
                bullets-lost seat=A n=1
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/4, life 3, bullets 0, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_ex31_the_token_in_spite_of_the_zombie() {
    check(
        &["ZOM-18.2", "ZOM-18.3", "ZOM-18.8", "ZOM-18.10"],
        "seats 2
     rules guts=off dodge=on
     tile drug-store 0 -1 turn 1
     zombies: 1/1
     life: 1/1
     A: at 1/4, bullets 0
     begin movement 4",
        "A step 1/1
         chance die 3
         ? A
         A take
         A step 1/2
         = A
         = tile 1",
        expect![[r#"
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
                fight-began seat=A at=1/1 figure=zombie
            > chance die 3
                fight-rolled seat=A at=1/1 figure=zombie die=3 plus=0 needed=4
                zombie-dodged seat=A at=1/1
            ? A: stop, take, step to=1/2, step to=1/4, step to=1/0, walk to=1/5, walk to=1/3, walk to=0/1
            > A take
                token-taken seat=A at=1/1 token=life
                life-gained seat=A halves=2
            > A step 1/2
                moved seat=A from=1/1 to=1/2 is_below=false
            = A: at 1/2, life 4, bullets 0, kills 0, hand []
            = tile 1: drug-store at 0 -1 turn 1, zombies [1], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_ex31_a_two_is_not_a_dodge() {
    check(
        &["ZOM-18.5"],
        "seats 2
     rules guts=off tiles=z1 dodge=on
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 1, life 3

     begin fight",
        "chance die 2
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=0 needed=4
                life-lost seat=A halves=2 card=null
            = A: at 1/4, life 2, bullets 1, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_ex32_kill_or_dodge() {
    check(
        &["ZOM-18.6"],
        "seats 2
     rules guts=off tiles=z1 dodge=on
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 1, life 3
     items A: fire-axe
     begin fight",
        "chance die 3
         ? A
         A kill
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=1 needed=4
            ? A: kill, dodge
            > A kill
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/4, life 3, bullets 1, kills 1, hand [], items [fire-axe]
        "#]],
    );
}

#[test]
fn zom_ex32_the_axe_makes_no_dodge() {
    check(
        &["ZOM-18.5"],
        "seats 2
     rules guts=off tiles=z1 dodge=on
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 1, life 3
     items A: fire-axe
     begin fight",
        "chance die 2
         ? A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=1 needed=4
            ? A: spend-bullets, lose-life
        "#]],
    );
}

#[test]
fn zom_18_7_entering_again_is_a_new_fight() {
    check(
        &["ZOM-18.7", "ZOM-18.9"],
        "seats 2
     rules guts=off tiles=z1 dodge=on
     tile straight 0 -1
     zombies: 1/7
     A: bullets 0
     begin movement 4",
        "A walk 1/7
         chance die 3
         A step 1/4
         A step 1/7
         = pending",
        expect![[r#"
            > A walk 1/7
                moved seat=A from=0/4 to=0/1 is_below=false
                moved seat=A from=0/1 to=1/7 is_below=false
                fight-began seat=A at=1/7 figure=zombie
            > chance die 3
                fight-rolled seat=A at=1/7 figure=zombie die=3 plus=0 needed=4
                zombie-dodged seat=A at=1/7
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
            > A step 1/7
                moved seat=A from=1/4 to=1/7 is_below=false
                fight-began seat=A at=1/7 figure=zombie
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_18_11_a_three_may_be_turned_into_a_kill() {
    check(
        &["ZOM-18.11", "ZOM-18.6"],
        "seats 2
     rules guts=off tiles=z1 dodge=on
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 0, life 3
     hand A: adrenaline-rush
     begin fight",
        "A roll
         chance die 3
         ? A
         ! A lose-life
         ! A kill
         A play adrenaline-rush
         ? A
         A kill
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=0 needed=4
            ? A: dodge, play card=adrenaline-rush aim=nothing
            ! A lose-life: no-life-to-lose (ZOM-7.8)
            ! A kill: result-too-low (ZOM-7.6)
            > A play adrenaline-rush
                card-played seat=A card=adrenaline-rush aim=nothing
                card-took-effect seat=A card=adrenaline-rush
            ? A: kill, dodge
            > A kill
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 1/4, life 3, bullets 0, kills 1, hand [], played
        "#]],
    );
}

#[test]
fn zom_18_11_a_three_waits_for_a_card_in_hand() {
    check(
        &["ZOM-18.11"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3 dodge=on
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 1, life 3
     hand A: lucky-shot
     begin fight",
        "A roll
         chance die 3
         ? A
         A dodge
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=0 needed=4
            ? A: dodge, spend-bullets, play card=lucky-shot aim=nothing
            > A dodge
                zombie-dodged seat=A at=1/4
            = A: at 1/4, life 3, bullets 1, kills 0, hand [lucky-shot]
        "#]],
    );
}

/// Otherwise the table would learn what the hand contains.
#[test]
fn zom_18_11_a_three_waits_whatever_the_hand_is() {
    check(
        &["ZOM-18.11"],
        "seats 2
     rules guts=off tiles=z1 dodge=on
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 0, life 3
     hand A: fear
     begin fight",
        "A roll
         chance die 3
         = pending
         A dodge
         = tile 1",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=0 needed=4
            = seats who=["A"] mode=turn question={"fight-result":{"seat":"A","at":1/4}}
            > A dodge
                zombie-dodged seat=A at=1/4
            = tile 1: straight at 0 -1 turn 0, zombies [4], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_18_11_with_the_card_of_the_round_spent_it_is_taken_at_once() {
    check(
        &["ZOM-18.1"],
        "seats 2
     rules guts=off tiles=z1 dodge=on
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 0, life 3, played
     hand A: fear
     deck 0
     begin fight",
        "chance die 3
         = pending",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=0 needed=4
                zombie-dodged seat=A at=1/4
            = chance movement={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_18_8_a_player_put_on_their_own_square_has_not_left() {
    check(
        &["ZOM-18.8", "ZOM-C-Z7-15"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7 dodge=on
     tile fortune-teller 0 -5
     clowns: 1/1
     A: at 1/4, bullets 0
     hand B: going-to-die
     stack:
     stack circus:
     begin movement 3",
        "A step 1/1
         chance die 3
         B play going-to-die player A
         B pick square 1/1
         chance die 6
         A step 1/0
         = A",
        expect![[r#"
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
                fight-began seat=A at=1/1 figure=clown
            > chance die 3
                fight-rolled seat=A at=1/1 figure=clown die=3 plus=0 needed=4
                zombie-dodged seat=A at=1/1
            > B play going-to-die player A
                card-played seat=B card=going-to-die aim={"player":"A"}
                card-took-effect seat=B card=going-to-die
            > B pick square 1/1
                picked seat=B card=going-to-die aim={"square":1/1}
                pawn-put seat=A from=1/1 to=1/1
            > chance die 6
                die-rolled seat=A card=going-to-die die=6
            > A step 1/0
                moved seat=A from=1/1 to=1/0 is_below=false
            = A: at 1/0, life 3, bullets 0, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_18_7_a_dodged_zombie_that_comes_back() {
    check(
        &["ZOM-18.7", "ZOM-C-Z4-11"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4 dodge=on
     tile straight 0 -1
     zombies: 1/4
     A: at 1/7, bullets 0
     hand A: newspaper
     hand B: newspaper
     stack:
     stack woods:
     begin movement 3",
        "A step 1/4
         A roll
         chance die 3
         A dodge
         A play newspaper way 1/4 0/4
         quiet
         B play newspaper way 0/4 1/4
         quiet
         A step 1/1
         = pending",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=0 needed=4
            > A dodge
                zombie-dodged seat=A at=1/4
            > A play newspaper way 1/4 0/4
                card-played seat=A card=newspaper aim={"way":[1/4,0/4]}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=newspaper
                zombie-moved from=1/4 to=0/4 figure=zombie
            > B play newspaper way 0/4 1/4
                card-played seat=B card=newspaper aim={"way":[0/4,1/4]}
                card-took-effect seat=B card=newspaper
                zombie-moved from=0/4 to=1/4 figure=zombie
            > quiet
            > A step 1/1
                fight-began seat=A at=1/4 figure=zombie
            = chance fight={"seat":"A"}
        "#]],
    );
}
