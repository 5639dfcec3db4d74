//! The Book of the Dead on both sides of its limits.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z4_19_only_inside_the_cabin() {
    check(
        &["ZOM-C-Z4-19"],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile cabin 0 -2
     tile shed 1 -2
     B: at 2/0
     C: at 3/0
     D: at 2/6
     items A: page-return
     stack:
     begin movement 1",
        "cards A
         A use page-return player B
         quiet
         ? A
         A pick square 2/6
         = pending
         = B",
        expect![[r#"
            cards A: use page-return aim={"player":"B"}
            > A use page-return player B
                item-used seat=A card=page-return aim={"player":"B"}
                card-took-effect seat=A card=page-return
            > quiet
            ? A: pick aim={"square":2/2}, pick aim={"square":2/5}, pick aim={"square":2/6}, pick aim={"square":2/7}, pick aim={"square":2/8}
            > A pick square 2/6
                picked seat=A card=page-return aim={"square":2/6}
                pawn-put seat=B from=2/0 to=2/6
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            = B: at 2/6, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_22_8_one_page_is_put_in_play_a_turn() {
    check(
        &["ZOM-22.8"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: page-twist, page-trees
     hand B: page-trees, fear
     B: bullets 3
     stack:
     begin movement 1",
        "A play page-twist
         quiet
         cards A
         not now A
         B play page-trees
         quiet
         cards B
         = B",
        expect![[r#"
            > A play page-twist
                card-played seat=A card=page-twist aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                item-put-in-play seat=A card=page-twist
            cards A: use page-twist aim=nothing
            not now A:
                take: no-token-here (ZOM-12.11)
                go-down: no-sewers (ZOM-2.4)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-sewers (ZOM-2.4)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
                play card=page-trees aim=nothing: card-of-the-round-played (ZOM-9.3)
            > B play page-trees
                card-played seat=B card=page-trees aim=nothing
                window-opened moment=card-played subject=B
            > quiet
                window-closed moment=card-played
                item-put-in-play seat=B card=page-trees
            cards B:
            = B: at 0/4, life 3, bullets 3, kills 0, hand [fear], items [page-trees], played
        "#]],
    );
}

#[test]
fn zom_22_8_a_second_page_by_another_card() {
    check(
        &["ZOM-22.8", "ZOM-C-Z7-02"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: cant-sleep
     stack:
     begin movement 1",
        "A play cant-sleep
         quiet
         chance cards page-twist page-return grenade
         ? A
         A pick card page-return
         quiet
         = A
         = table",
        expect![[r#"
            > A play cant-sleep
                card-played seat=A card=cant-sleep aim=nothing
                card-took-effect seat=A card=cant-sleep
            > quiet
            > chance cards page-twist page-return grenade
                card-shown seat=A card=page-twist
                card-shown seat=A card=page-return
                card-shown seat=A card=grenade
            ? A: pick aim={"card":"page-twist"}, pick aim={"card":"page-return"}
            > A pick card page-return
                picked seat=A card=cant-sleep aim={"card":"page-return"}
                card-played seat=A card=page-return aim=nothing
                item-put-in-play seat=A card=page-return
                card-discarded seat=A card=page-twist
                card-discarded seat=A card=grenade
            > quiet
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], items [page-return], played
            = table: active A, deck 310, discard [cant-sleep page-twist grenade], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting []
        "#]],
    );
}

#[test]
fn zom_22_8_one_page_is_discarded_a_turn() {
    check(
        &["ZOM-22.8"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     items A: page-twist, page-doggie, lots-of-ammo
     B: bullets 3
     stack:
     begin movement 1",
        "cards A
         A use page-twist
         quiet
         cards A
         not now A",
        expect![[r#"
            cards A: use page-twist aim=nothing, use page-doggie aim=nothing, use lots-of-ammo aim=nothing
            > A use page-twist
                item-used seat=A card=page-twist aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=page-twist
                bullets-lost seat=B n=1
                bullets-gained seat=A n=1
            cards A: use lots-of-ammo aim=nothing
            not now A:
                take: no-token-here (ZOM-12.11)
                go-down: no-sewers (ZOM-2.4)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-sewers (ZOM-2.4)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
                use card=page-doggie aim=nothing: page-of-the-turn-discarded (ZOM-22.8)
        "#]],
    );
}

#[test]
fn zom_c_z4_18_up_to_nine_dogs() {
    check(
        &["ZOM-C-Z4-18"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile pet-cemetery 0 -2
     dogs: 2/0, 2/0, 2/1, 2/2, 2/3, 2/5, 2/6, 2/7
     zombies: 2/4
     hand A: page-doggie
     stack:
     begin movement 1",
        "A play page-doggie
         quiet
         = pending
         = tile 2",
        expect![[r#"
            > A play page-doggie
                card-played seat=A card=page-doggie aim=nothing
                item-put-in-play seat=A card=page-doggie
            > quiet
            = seats who=["A"] mode=turn question={"put-zombie":{"seat":"A","figure":"dog"}}
            = tile 2: pet-cemetery at 0 -2 turn 0, zombies [0 1 2 3 4 5 6 7], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z4_18_eight_and_a_zombie() {
    check(
        &["ZOM-C-Z4-18"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile bridge 0 -1
     tile pet-cemetery 0 -2
     dogs: 2/0, 2/1, 2/2
     zombies: 2/4
     hand A: page-doggie
     stack:
     begin movement 1",
        "A play page-doggie
         quiet
         = pending
         A put 2/0
         A put 2/1
         A put 2/2
         A put 2/3
         A put 2/3
         A put 2/5
         = pending
         A use page-doggie
         = pending
         = tile 2",
        expect![[r#"
            > A play page-doggie
                card-played seat=A card=page-doggie aim=nothing
                item-put-in-play seat=A card=page-doggie
            > quiet
            = seats who=["A"] mode=turn question={"put-zombie":{"seat":"A","figure":"dog"}}
            > A put 2/0
                zombie-put at=2/0 figure=dog
            > A put 2/1
                zombie-put at=2/1 figure=dog
            > A put 2/2
                zombie-put at=2/2 figure=dog
            > A put 2/3
                zombie-put at=2/3 figure=dog
            > A put 2/3
                zombie-put at=2/3 figure=dog
            > A put 2/5
                zombie-put at=2/5 figure=dog
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            > A use page-doggie
                item-used seat=A card=page-doggie aim=nothing
                card-took-effect seat=A card=page-doggie
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            = tile 2: pet-cemetery at 0 -2 turn 0, zombies [0 1 2 3 4 5], bullets [], life [], manholes []
        "#]],
    );
}
