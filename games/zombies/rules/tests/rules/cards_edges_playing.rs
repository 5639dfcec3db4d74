//! When cards may be played, by whom, and what they cost.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_9_2_actions_a_player_might_think_of() {
    check(
        &["ZOM-10.1"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: fear, brain-cramp, finders, bad-sense-of-direction, bat, page-trees
     hand B: fear, zombie-master
     A: life 1, bullets 1
     items A: skateboard, grenade, page-twist
     items B: skateboard
     B: bullets 0
     stack:
     begin movement 1",
        "cards A
         not now A
         not now B",
        expect![[r#"
            cards A: play fear aim={"player":"B"}, play page-trees aim=nothing
            not now A:
                take: no-token-here (ZOM-12.11)
                go-down: no-sewers (ZOM-2.4)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-sewers (ZOM-2.4)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
                play card=bad-sense-of-direction aim=nothing: cost-not-payable (ZOM-9.17)
                play card=brain-cramp aim=nothing: not-at-this-time (ZOM-10.30)
                play card=fear aim=nothing: no-such-target (ZOM-9.17)
                play card=bat aim=nothing: condition-not-met (ZOM-9.17)
                play card=finders aim=nothing: cost-not-payable (ZOM-9.17)
                use card=grenade aim=nothing: no-such-target (ZOM-9.17)
                use card=page-twist aim=nothing: no-such-target (ZOM-9.17)
            not now B:
                play card=fear aim=nothing: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_9_17_what_can_be_paid() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 1.5, bullets 2
     B: at 0/1
     hand A: finders, bad-sense-of-direction, determination, guard-tower
     zombies: 0/1
     discard: fear
     items B: skateboard
     stack:
     begin movement 1",
        "cards A",
        expect![[r#"
            cards A: play bad-sense-of-direction aim={"player":"B"}, play determination aim=nothing, play finders aim={"item":["B","skateboard"]}, play guard-tower aim={"square":0/1}
        "#]],
    );
}

#[test]
fn zom_9_17_what_cannot_be_paid() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: life 1, bullets 0
     B: at 0/1
     hand A: finders, bad-sense-of-direction, determination, guard-tower
     zombies: 0/1
     discard: fear
     items B: skateboard
     stack:
     begin movement 1",
        "cards A
         not now A",
        expect![[r#"
            cards A:
            not now A:
                take: no-token-here (ZOM-12.11)
                go-down: no-sewers (ZOM-2.4)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-sewers (ZOM-2.4)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
                play card=bad-sense-of-direction aim=nothing: cost-not-payable (ZOM-9.17)
                play card=determination aim=nothing: cost-not-payable (ZOM-9.17)
                play card=finders aim=nothing: cost-not-payable (ZOM-9.17)
                play card=guard-tower aim=nothing: cost-not-payable (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z3_09_cards_without_a_cost_while_all_is_jammed() {
    check(
        &["ZOM-C-Z3-09"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     B: at 0/1
     hand A: finders, bad-sense-of-direction, dynamite, fear, determination
     zombies: 0/1
     discard: fear
     items A: lots-of-ammo, page-twist
     items B: skateboard
     lasting jammed by B
     stack:
     begin movement 1",
        "cards A
         not now A",
        expect![[r#"
            cards A: play bad-sense-of-direction aim={"player":"B"}, play fear aim={"player":"B"}, use page-twist aim=nothing
            not now A:
                take: no-token-here (ZOM-12.11)
                go-down: no-sewers (ZOM-2.4)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-sewers (ZOM-2.4)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
                play card=bad-sense-of-direction aim=nothing: no-such-target (ZOM-9.17)
                play card=fear aim=nothing: no-such-target (ZOM-9.17)
                play card=dynamite aim=nothing: items-do-nothing (ZOM-C-Z3-09)
                play card=determination aim=nothing: cost-not-payable (ZOM-C-Z3-09)
                play card=finders aim=nothing: cost-not-payable (ZOM-C-Z3-09)
                use card=lots-of-ammo aim=nothing: items-do-nothing (ZOM-C-Z3-09)
        "#]],
    );
}

#[test]
fn zom_9_11_no_second_item_of_a_kind() {
    check(
        &["ZOM-9.11"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile hospital 0 -1
     A: at 1/1
     hand A: nose, scalpel, first-aid-kit
     items A: nose, scalpel
     stack:
     begin movement 1",
        "cards A
         not now A",
        expect![[r#"
            cards A: play first-aid-kit aim=nothing, play scalpel aim={"player":"B"}, play scalpel aim={"player":"C"}
            not now A:
                take: no-token-here (ZOM-12.11)
                go-down: no-sewers (ZOM-2.4)
                come-up: no-way-up (ZOM-16.9)
                place-manhole: no-sewers (ZOM-2.4)
                ride: no-ride-here (ZOM-17.2)
                leave: no-way-out-here (ZOM-24.11)
                turn-tile: tile-stays (ZOM-24.17)
                cast: no-spell-here (ZOM-22.9)
                play card=scalpel aim=nothing: no-such-target (ZOM-9.17)
                play card=nose aim=nothing: second-item-of-a-kind (ZOM-9.11)
                use card=nose aim=nothing: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_10_21_the_condition_is_gone() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile gas-station 0 -1
     A: at 1/1
     hand A: cleaver
     hand B: next-stop
     zombies: 1/0
     stack:
     begin movement 1",
        "A play cleaver
         B pass
         = A",
        expect![[r#"
            > A play cleaver
                card-played seat=A card=cleaver aim=nothing
                window-opened moment=card-played subject=A
            > B pass
                window-closed moment=card-played
                item-put-in-play seat=A card=cleaver
            = A: at 1/1, life 3, bullets 3, kills 0, hand [], items [cleaver], played
        "#]],
    );
}

#[test]
fn zom_10_21_moved_out_of_the_house() {
    check(
        &["ZOM-10.21"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile gas-station 0 -1
     A: at 1/1
     hand A: cleaver
     hand B: bad-sense-of-direction
     stack:
     begin movement 1",
        "A play cleaver
         B play bad-sense-of-direction player A
         quiet
         = A
         = table",
        expect![[r#"
            > A play cleaver
                card-played seat=A card=cleaver aim=nothing
                window-opened moment=card-played subject=A
            > B play bad-sense-of-direction player A
                card-played seat=B card=bad-sense-of-direction aim={"player":"A"}
                life-lost seat=B halves=2 card=bad-sense-of-direction
                card-took-effect seat=B card=bad-sense-of-direction
                pawn-put seat=A from=1/1 to=0/4
                asked-anew moment=card-played
                window-closed moment=card-played
                card-fizzled seat=A card=cleaver
            > quiet
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
            = table: active A, deck 312, discard [bad-sense-of-direction cleaver], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting []
        "#]],
    );
}

#[test]
fn zom_10_21_a_copy_ignores_the_place() {
    check(
        &["ZOM-C-Z35-03"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile gas-station 0 -1
     A: at 1/1
     hand A: cleaver
     hand B: got-one
     stack:
     begin movement 1",
        "A play cleaver
         B play got-one
         quiet
         = A
         = B",
        expect![[r#"
            > A play cleaver
                card-played seat=A card=cleaver aim=nothing
                window-opened moment=card-played subject=A
            > B play got-one
                card-played seat=B card=got-one aim=nothing
                card-took-effect seat=B card=got-one
                asked-anew moment=card-played
                window-closed moment=card-played
                item-put-in-play seat=A card=cleaver
                item-put-in-play seat=B card=cleaver
            > quiet
            = A: at 1/1, life 3, bullets 3, kills 0, hand [], items [cleaver], played
            = B: at 0/4, life 3, bullets 3, kills 0, hand [], items [cleaver], played
        "#]],
    );
}

#[test]
fn zom_10_21_the_curse_has_a_holder_already() {
    check(
        &["ZOM-C-Z5-09"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile hospital 0 -1
     A: at 1/1
     hand A: scalpel
     hand B: bad-sense-of-direction
     stack:
     begin movement 1",
        "A play scalpel player C
         B pass
         = C",
        expect![[r#"
            > A play scalpel player C
                card-played seat=A card=scalpel aim={"player":"C"}
                window-opened moment=card-played subject=A
            > B pass
                window-closed moment=card-played
                item-put-in-play seat=C card=scalpel
            = C: at 0/4, life 3, bullets 3, kills 0, hand [], items [scalpel]
        "#]],
    );
}

#[test]
fn zom_10_21_an_item_used_from_the_table() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     items A: lots-of-ammo
     hand B: fear
     stack:
     begin movement 1",
        "A use lots-of-ammo
         B play fear player C
         quiet
         = A",
        expect![[r#"
            > A use lots-of-ammo
                item-used seat=A card=lots-of-ammo aim=nothing
                window-opened moment=card-played subject=A
            > B play fear player C
                card-played seat=B card=fear aim={"player":"C"}
                card-took-effect seat=B card=fear
                effect-began seat=B card=fear aim={"player":"C"}
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=lots-of-ammo
                bullets-gained seat=A n=3
            > quiet
            = A: at 0/4, life 3, bullets 6, kills 0, hand []
        "#]],
    );
}
