//! Appendix B: the Book of the Dead.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z4_18_here_doggie() {
    check(
        &["ZOM-C-Z4-18", "ZOM-22.8"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile pet-cemetery 0 3
     dogs: 1/0, 1/0, 1/1, 1/2, 1/3, 1/4, 1/5
     hand A: page-doggie
     stack:
     begin movement 2",
        "A play page-doggie
         = pending
         A put 1/8
         A put 1/8
         = tile 1
         A use page-doggie
         = table",
        expect![[r#"
            > A play page-doggie
                card-played seat=A card=page-doggie aim=nothing
                item-put-in-play seat=A card=page-doggie
            = seats who=["A"] mode=turn question={"put-zombie":{"seat":"A","figure":"dog"}}
            > A put 1/8
                zombie-put at=1/8 figure=dog
            > A put 1/8
                zombie-put at=1/8 figure=dog
            = tile 1: pet-cemetery at 0 3 turn 0, zombies [0 1 2 3 4 5 8], bullets [], life [], manholes []
            > A use page-doggie
                item-used seat=A card=page-doggie aim=nothing
                card-took-effect seat=A card=page-doggie
            = table: active A, deck 99, discard [page-doggie], stacks [city 0 woods 29], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z4_18_without_the_pet_cemetery() {
    check(
        &["ZOM-C-Z4-18"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     hand A: page-doggie
     stack:
     begin movement 2",
        "A play page-doggie
         = A",
        expect![[r#"
            > A play page-doggie
                card-played seat=A card=page-doggie aim=nothing
                item-put-in-play seat=A card=page-doggie
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], items [page-doggie], played
        "#]],
    );
}

#[test]
fn zom_22_8_one_page_discarded_a_turn() {
    check(
        &["ZOM-22.8"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     items A: page-doggie, page-twist
     stack:
     begin movement 2",
        "A use page-doggie
         ! A use page-twist
         = A",
        expect![[r#"
            > A use page-doggie
                item-used seat=A card=page-doggie aim=nothing
                window-opened moment=card-played subject=A
            ! A use page-twist: page-of-the-turn-discarded (ZOM-22.8)
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], items [page-twist]
        "#]],
    );
}

#[test]
fn zom_c_z4_19_return_to_sender() {
    check(
        &["ZOM-C-Z4-19"],
        "seats 3
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile cabin 0 3
     A: at 1/0
     B: at 1/3
     C: at 1/6
     items A: page-return
     stack:
     begin movement 2",
        "! A use page-return player C
         ! A use page-return player A
         A use page-return player B
         ? A
         A pick square 1/2
         = B",
        expect![[r#"
            ! A use page-return player C: no-such-target (ZOM-9.17)
            ! A use page-return player A: no-such-target (ZOM-9.17)
            > A use page-return player B
                item-used seat=A card=page-return aim={"player":"B"}
                card-took-effect seat=A card=page-return
            ? A: pick aim={"square":1/2}, pick aim={"square":1/5}, pick aim={"square":1/6}, pick aim={"square":1/7}, pick aim={"square":1/8}
            > A pick square 1/2
                picked seat=A card=page-return aim={"square":1/2}
                pawn-put seat=B from=1/3 to=1/2
            = B: at 1/2, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z4_19_a_player_who_cannot_be_moved_stays() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile cabin 0 3
     B: at 1/3
     items A: page-return
     lasting fear by A on B now
     stack:
     begin movement 2",
        "! A use page-return player B",
        expect![[r#"
            ! A use page-return player B: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z4_20_out_of_the_discard_pile() {
    check(
        &["ZOM-C-Z4-20"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     items A: page-not-right
     discard: fear, page-twist, fear, grenade, bad-zombie
     stack:
     begin movement 2",
        "A use page-not-right pile discard
         ? A
         ! A pick card page-twist
         A pick card fear
         A pick card fear
         A pick card grenade
         = table",
        expect![[r#"
            > A use page-not-right pile discard
                item-used seat=A card=page-not-right aim={"pile":"discard"}
                card-took-effect seat=A card=page-not-right
            ? A: pick aim={"card":"fear"}, pick aim={"card":"grenade"}, pick aim={"card":"bad-zombie"}
            ! A pick card page-twist: not-a-choice (ZOM-C-Z4-20)
            > A pick card fear
                picked seat=A card=page-not-right aim={"card":"fear"}
                card-left-game seat=A card=fear
            > A pick card fear
                picked seat=A card=page-not-right aim={"card":"fear"}
                card-left-game seat=A card=fear
            > A pick card grenade
                picked seat=A card=page-not-right aim={"card":"grenade"}
                card-left-game seat=A card=grenade
            = table: active A, deck 94, discard [page-twist bad-zombie page-not-right], stacks [city 0 woods 29], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z4_20_fewer_than_three() {
    check(
        &["ZOM-C-Z4-20"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     items A: page-not-right
     discard: fear, page-twist
     stack:
     begin movement 2",
        "A use page-not-right pile discard
         A pick card fear
         = table",
        expect![[r#"
            > A use page-not-right pile discard
                item-used seat=A card=page-not-right aim={"pile":"discard"}
                card-took-effect seat=A card=page-not-right
            > A pick card fear
                picked seat=A card=page-not-right aim={"card":"fear"}
                card-left-game seat=A card=fear
            = table: active A, deck 97, discard [page-twist page-not-right], stacks [city 0 woods 29], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z4_20_pages_alone_are_of_no_use() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     items A: page-not-right
     discard: page-twist
     stack:
     begin movement 2",
        "? A
         ! A use page-not-right pile discard",
        expect![[r#"
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3, use card=page-not-right aim={"pile":"deck"}
            ! A use page-not-right pile discard: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z4_20_out_of_the_deck() {
    check(
        &["ZOM-C-Z4-20"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     items A: page-not-right
     deck 5
     stack:
     begin movement 2",
        "A use page-not-right pile deck
         ? A
         ? B
         A pick card all-the-marbles
         A pick card all-the-marbles
         ? A
         A pick card adrenaline-rush
         = table",
        expect![[r#"
            > A use page-not-right pile deck
                item-used seat=A card=page-not-right aim={"pile":"deck"}
                card-took-effect seat=A card=page-not-right
            ? A: pick aim={"card":"adrenaline-rush"}, pick aim={"card":"all-the-marbles"}, pick aim={"card":"alternate-food-source"}
            ? B:
            > A pick card all-the-marbles
                picked seat=A card=page-not-right aim={"card":"all-the-marbles"}
                card-left-game seat=A card=all-the-marbles
            > A pick card all-the-marbles
                picked seat=A card=page-not-right aim={"card":"all-the-marbles"}
                card-left-game seat=A card=all-the-marbles
            ? A: pick aim={"card":"adrenaline-rush"}, pick aim={"card":"alternate-food-source"}
            > A pick card adrenaline-rush
                picked seat=A card=page-not-right aim={"card":"adrenaline-rush"}
                card-left-game seat=A card=adrenaline-rush
                deck-shuffled n=2
            = table: active A, deck 2, discard [page-not-right], stacks [city 0 woods 29], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z4_21_the_trees_are_alive() {
    check(
        &["ZOM-C-Z4-21"],
        "seats 4
     rules guts=on tiles=z1-z4 cards=z1-z4
     tile woods01 0 3
     A: at 1/0
     B: at 1/1, bullets 2
     C: at 1/4
     D: at 1/2, bullets 0, life 1
     items A: page-trees
     items B: spear
     stack:
     begin movement 2",
        "A use page-trees
         chance die 1
         ? B
         B pick good life
         chance die 1
         B pick good bullets
         chance die 3
         = B
         = C
         = D
         = pending",
        expect![[r#"
            > A use page-trees
                item-used seat=A card=page-trees aim=nothing
                card-took-effect seat=A card=page-trees
            > chance die 1
                die-rolled seat=B card=page-trees die=1
            ? B: pick aim={"good":"life"}, pick aim={"good":"bullets"}
            > B pick good life
                picked seat=B card=page-trees aim={"good":"life"}
                life-lost seat=B halves=2 card=page-trees
            > chance die 1
                die-rolled seat=B card=page-trees die=1
            > B pick good bullets
                picked seat=B card=page-trees aim={"good":"bullets"}
                bullets-lost seat=B n=2
            > chance die 3
                die-rolled seat=D card=page-trees die=3
                life-lost seat=D halves=2 card=page-trees
                died seat=D
                pawn-put seat=D from=1/2 to=0/4
            = B: at 1/1, life 2, bullets 0, guts 3, kills 0, hand [], items [spear]
            = C: at 1/4, life 3, bullets 3, guts 3, kills 0, hand []
            = D: at 0/4, life 0, bullets 0, guts 0, kills 0, hand [], dead
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}

#[test]
fn zom_c_z4_21_nobody_among_the_trees() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile woods01 0 3
     A: at 1/0
     B: at 1/4
     items A: page-trees
     stack:
     begin movement 2",
        "! A use page-trees",
        expect![[r#"
            ! A use page-trees: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z4_22_nobody_has_a_bullet() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     B: bullets 0
     items A: page-twist
     stack:
     begin movement 2",
        "! A use page-twist",
        expect![[r#"
            ! A use page-twist: no-such-target (ZOM-9.17)
        "#]],
    );
}
