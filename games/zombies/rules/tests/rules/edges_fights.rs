//! Chapters 7 and 18 at their edges: rolls, bullets, dodges.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_7_20_the_item_is_named_before_the_roll() {
    check(
        &["ZOM-7.13", "ZOM-7.20"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4
     items A: fire-axe, machete
     begin fight",
        "= pending
         ? A
         not now A
         ! A roll with=cleaver
         ! A stop
         ! A dodge
         A roll with=machete
         chance die 1
         ? A
         not now A
         ! A kill
         ! A dodge
         ! A roll
         A spend-bullets",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            = seats who=["A"] mode=turn question={"fight":{"seat":"A","at":1/4}}
            ? A: roll with=null, roll with=fire-axe, roll with=machete
            not now A:
                kill: other-question (TABLE-5)
                spend-bullets: other-question (TABLE-5)
                lose-life: other-question (TABLE-5)
                dodge: other-question (TABLE-5)
                stop: cannot-leave-fight (ZOM-7.13)
            ! A roll with=cleaver: no-such-weapon (ZOM-7.20)
            ! A stop: cannot-leave-fight (ZOM-7.13)
            ! A dodge: other-question (TABLE-5)
            > A roll with=machete
                combat-roll-called seat=A item=machete
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=1 needed=4
            ? A: spend-bullets, lose-life
            not now A:
                kill: result-too-low (ZOM-7.6)
                dodge: no-dodge (ZOM-18.1)
                stop: cannot-leave-fight (ZOM-7.13)
            ! A kill: result-too-low (ZOM-7.6)
            ! A dodge: no-dodge (ZOM-18.1)
            ! A roll: other-question (TABLE-5)
            > A spend-bullets
                bullets-lost seat=A n=2
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
        "#]],
    );
}

#[test]
fn zom_7_9_bullets_that_reach() {
    check(
        &["ZOM-7.9"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 3
     hand A: fear
     begin fight",
        "A roll
         chance die 1
         ? A
         not now A
         A spend-bullets",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
            ? A: spend-bullets, lose-life, play card=fear aim={"player":"B"}
            not now A:
                kill: result-too-low (ZOM-7.6)
                dodge: no-dodge (ZOM-18.1)
                stop: cannot-leave-fight (ZOM-7.13)
                play card=fear aim=nothing: no-such-target (ZOM-9.17)
            > A spend-bullets
                bullets-lost seat=A n=3
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
        "#]],
    );
}

#[test]
fn zom_7_9_bullets_that_do_not_reach() {
    check(
        &["ZOM-7.9"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 2
     hand A: fear
     begin fight",
        "A roll
         chance die 1
         ? A
         not now A
         ! A spend-bullets",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
            ? A: lose-life, play card=fear aim={"player":"B"}
            not now A:
                kill: result-too-low (ZOM-7.6)
                spend-bullets: bullets-do-not-reach (ZOM-7.9)
                dodge: no-dodge (ZOM-18.1)
                stop: cannot-leave-fight (ZOM-7.13)
                play card=fear aim=nothing: no-such-target (ZOM-9.17)
            ! A spend-bullets: bullets-do-not-reach (ZOM-7.9)
        "#]],
    );
}

#[test]
fn zom_18_11_a_three_that_cards_might_change() {
    check(
        &["ZOM-18.11"],
        "seats 2
     rules guts=off tiles=z1 cards=z1 dodge=on
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 0
     hand A: fear
     begin fight",
        "A roll
         chance die 3
         ? A
         not now A
         ! A lose-life
         ! A kill
         A dodge",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=0 needed=4
            ? A: dodge, play card=fear aim={"player":"B"}
            not now A:
                kill: result-too-low (ZOM-7.6)
                spend-bullets: bullets-do-not-reach (ZOM-7.9)
                lose-life: no-life-to-lose (ZOM-7.8)
                stop: cannot-leave-fight (ZOM-7.13)
                play card=fear aim=nothing: no-such-target (ZOM-9.17)
            ! A lose-life: no-life-to-lose (ZOM-7.8)
            ! A kill: result-too-low (ZOM-7.6)
            > A dodge
                zombie-dodged seat=A at=1/4
        "#]],
    );
}

#[test]
fn zom_18_1_a_two_is_not_a_dodge() {
    check(
        &["ZOM-7.8"],
        "seats 2
     rules guts=off tiles=z1 cards=z1 dodge=on
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, bullets 0
     hand A: fear
     begin fight",
        "A roll
         chance die 2
         ? A
         ! A dodge
         A lose-life
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=0 needed=4
            ? A: lose-life, play card=fear aim={"player":"B"}
            ! A dodge: no-dodge (ZOM-18.1)
            > A lose-life
                life-lost seat=A halves=2 card=null
            = A: at 1/4, life 2, bullets 0, kills 0, hand [fear]
        "#]],
    );
}

#[test]
fn zom_7_13_a_card_leads_out_of_a_fight() {
    check(
        &["ZOM-7.1"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4, 1/1
     A: at 1/4
     B: at 1/1
     hand A: there-you-are
     begin fight",
        "A play there-you-are square 1/1
         chance die 4
         = tile 1",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A play there-you-are square 1/1
                card-played seat=A card=there-you-are aim={"square":1/1}
                card-took-effect seat=A card=there-you-are
                pawn-put seat=A from=1/4 to=1/1
                fight-began seat=A at=1/1 figure=zombie
            > chance die 4
                fight-rolled seat=A at=1/1 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=A at=1/1 figure=zombie
                kill-counted seat=A figure=zombie
            = tile 1: straight at 0 -1 turn 0, zombies [4], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_7_13_the_roll_stays_behind() {
    check(
        &["ZOM-7.1"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile straight 0 -1
     zombies: 1/4, 1/1
     A: at 1/4, bullets 0
     B: at 1/1
     hand A: there-you-are
     begin fight",
        "A roll
         chance die 2
         A play there-you-are square 1/1
         = tile 1
         chance die 4
         = tile 1",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 2
                fight-rolled seat=A at=1/4 figure=zombie die=2 plus=0 needed=4
            > A play there-you-are square 1/1
                card-played seat=A card=there-you-are aim={"square":1/1}
                card-took-effect seat=A card=there-you-are
                pawn-put seat=A from=1/4 to=1/1
                fight-began seat=A at=1/1 figure=zombie
            = tile 1: straight at 0 -1 turn 0, zombies [1 4], bullets [], life [], manholes []
            > chance die 4
                fight-rolled seat=A at=1/1 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=A at=1/1 figure=zombie
                kill-counted seat=A figure=zombie
            = tile 1: straight at 0 -1 turn 0, zombies [4], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_18_2_a_dodge_ends_the_walk() {
    check(
        &["ZOM-7.3", "ZOM-18.2"],
        "seats 2
     rules guts=off tiles=z1 cards=z1 dodge=on
     tile straight 0 -1
     zombies: 0/4
     A: bullets 0
     stack:
     begin movement 4",
        "A walk 1/1
         chance die 3
         = pending",
        expect![[r#"
            > A walk 1/1
                fight-began seat=A at=0/4 figure=zombie
            > chance die 3
                fight-rolled seat=A at=0/4 figure=zombie die=3 plus=0 needed=4
                zombie-dodged seat=A at=0/4
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":4}}
        "#]],
    );
}

#[test]
fn zom_7_3_after_a_kill_the_walk_goes_on() {
    check(
        &["ZOM-7.3"],
        "seats 2
     rules guts=off tiles=z1 cards=z1
     tile straight 0 -1
     zombies: 0/4
     A: bullets 0
     stack:
     begin movement 4",
        "A walk 1/1
         chance die 4
         = pending",
        expect![[r#"
            > A walk 1/1
                fight-began seat=A at=0/4 figure=zombie
            > chance die 4
                fight-rolled seat=A at=0/4 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=A at=0/4 figure=zombie
                kill-counted seat=A figure=zombie
                moved seat=A from=0/4 to=0/1 is_below=false
                moved seat=A from=0/1 to=1/7 is_below=false
                moved seat=A from=1/7 to=1/4 is_below=false
                moved seat=A from=1/4 to=1/1 is_below=false
                turn-ended seat=A
                turn-began seat=B round=1
            = chance cards={"seat":"B","n":3}
        "#]],
    );
}
