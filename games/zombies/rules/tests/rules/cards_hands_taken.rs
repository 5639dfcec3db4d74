//! Appendix B: single cards taken from the discard pile and from hands.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z3_13_one_mans_garbage() {
    check(
        &["ZOM-C-Z3-13", "ZOM-9.29"],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1-z3
     items A: one-mans-garbage
     discard: grenade, fear
     stack:
     begin movement 1",
        "A use one-mans-garbage
         = A
         @B
         = table",
        expect![[r#"
            > A use one-mans-garbage
                item-used seat=A card=one-mans-garbage aim=nothing
                card-took-effect seat=A card=one-mans-garbage
                card-taken-back seat=A card=fear
            = A: at 0/4, life 3, bullets 3, kills 0, hand [fear]
            @B
                item-used seat=A card=one-mans-garbage aim=nothing
                card-took-effect seat=A card=one-mans-garbage
                card-taken-back seat=A card=fear
            = table: active A, deck 79, discard [grenade one-mans-garbage], stacks [city 0 mall 14], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z3_13_no_discard_pile() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1-z3
     items A: one-mans-garbage
     stack:
     begin movement 1",
        "! A use one-mans-garbage",
        expect![[r#"
            ! A use one-mans-garbage: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z7_03_clown_nose() {
    check(
        &["ZOM-C-Z7-03"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z7
     hand A: nose
     discard: fear, grenade
     stack:
     begin movement 1",
        "A play nose
         A use nose
         = A
         = table",
        expect![[r#"
            > A play nose
                card-played seat=A card=nose aim=nothing
                item-put-in-play seat=A card=nose
            > A use nose
                item-used seat=A card=nose aim=nothing
                card-took-effect seat=A card=nose
                card-taken-back seat=A card=grenade
            = A: at 0/4, life 3, bullets 3, kills 0, hand [grenade], played
            = table: active A, deck 60, discard [fear nose], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_14_sheer_determination() {
    check(
        &["ZOM-C-Z35-14"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     hand A: determination, molotov
     discard: grenade, fear, fear, chainsaw
     stack:
     begin movement 1",
        "A play determination
         quiet
         ? A
         A pick card grenade
         = A
         = table",
        expect![[r#"
            > A play determination
                card-played seat=A card=determination aim=nothing
                life-lost seat=A halves=2 card=determination
                bullets-lost seat=A n=1
                card-took-effect seat=A card=determination
            > quiet
            ? A: pick aim={"card":"grenade"}, pick aim={"card":"fear"}, pick aim={"card":"chainsaw"}
            > A pick card grenade
                picked seat=A card=determination aim={"card":"grenade"}
                card-taken-back seat=A card=grenade
            = A: at 0/4, life 2, bullets 2, kills 0, hand [grenade molotov], played
            = table: active A, deck 94, discard [fear fear chainsaw determination], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_14_above_the_limit() {
    check(
        &["ZOM-C-Z35-14"],
        "seats 2
     rules tiles=z1 cards=z1-z3.5
     active B
     A: guts 2
     hand A: determination, molotov, shotgun, not-dead
     discard: grenade, fear
     stack:
     begin movement 1",
        "A play determination
         quiet
         A pick card grenade
         = pending
         A discard molotov
         A discard grenade
         = A
         = table",
        expect![[r#"
            > A play determination
                card-played seat=A card=determination aim=nothing
                life-lost seat=A halves=2 card=determination
                bullets-lost seat=A n=1
                card-took-effect seat=A card=determination
            > quiet
            > A pick card grenade
                picked seat=A card=determination aim={"card":"grenade"}
                card-taken-back seat=A card=grenade
            = seats who=["A"] mode=turn question={"surplus":{"seat":"A","down_to":2}}
            > A discard molotov
                card-discarded seat=A card=molotov
            > A discard grenade
                card-discarded seat=A card=grenade
            = A: at 0/4, life 2, bullets 2, guts 2, kills 0, hand [shotgun not-dead], played
            = table: active B, deck 94, discard [fear molotov grenade determination], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_14_what_it_costs() {
    check(
        &["ZOM-9.17"],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z3.5
     A: life 1
     B: bullets 0
     hand A: determination
     hand B: determination
     discard: grenade
     stack:
     begin movement 1",
        "! A play determination
         ! B play determination",
        expect![[r#"
            ! A play determination: cost-not-payable (ZOM-9.17)
            ! B play determination: cost-not-payable (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z4_08_magic_key() {
    check(
        &["ZOM-C-Z4-08", "ZOM-26.3"],
        "seats 3
     rules guts=off tiles=z1-z4 cards=z1-z4
     items A: magic-key
     hand A: molotov, shotgun, not-dead
     hand B: fear, fear, grenade
     stack:
     begin movement 1",
        "! A use magic-key player C
         A use magic-key player B
         quiet
         @A
         @C
         ? A
         A pick card grenade
         @B
         @C
         = pending
         A discard shotgun
         = A
         = B",
        expect![[r#"
            ! A use magic-key player C: no-such-target (ZOM-9.17)
            > A use magic-key player B
                item-used seat=A card=magic-key aim={"player":"B"}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=magic-key
                hand-seen seat=A of=B cards=null
            @A
                window-closed moment=card-played
                card-took-effect seat=A card=magic-key
                hand-seen seat=A of=B cards=["fear","fear","grenade"]
            @C
                window-closed moment=card-played
                card-took-effect seat=A card=magic-key
                hand-seen seat=A of=B cards=null
            ? A: pick aim={"card":"fear"}, pick aim={"card":"grenade"}
            > A pick card grenade
                picked-in-secret seat=A card=magic-key aim=null
                card-taken seat=A from=B card=null
            @B
                picked-in-secret seat=A card=magic-key aim=null
                card-taken seat=A from=B card=grenade
            @C
                picked-in-secret seat=A card=magic-key aim=null
                card-taken seat=A from=B card=null
            = seats who=["A"] mode=turn question={"surplus":{"seat":"A","down_to":3}}
            > A discard shotgun
                card-discarded seat=A card=shotgun
            = A: at 0/4, life 3, bullets 3, kills 0, hand [grenade not-dead molotov]
            = B: at 0/4, life 3, bullets 3, kills 0, hand [fear fear]
        "#]],
    );
}

#[test]
fn zom_c_z8_15_shakedown() {
    check(
        &["ZOM-C-Z8-15", "ZOM-26.3"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     hand A: shakedown
     hand B: fear, fear, grenade
     stack:
     begin movement 1",
        "A play shakedown player B
         ? A
         A pick card fear
         = B
         = table",
        expect![[r#"
            > A play shakedown player B
                card-played seat=A card=shakedown aim={"player":"B"}
                card-took-effect seat=A card=shakedown
                hand-seen seat=A of=B cards=null
            ? A: pick aim={"card":"fear"}, pick aim={"card":"grenade"}
            > A pick card fear
                picked seat=A card=shakedown aim={"card":"fear"}
                card-discarded seat=B card=fear
            = B: at 0/4, life 3, bullets 3, kills 0, hand [fear grenade]
            = table: active A, deck 74, discard [fear shakedown], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z8_15_the_only_card() {
    check(
        &["ZOM-C-Z8-15"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     hand A: shakedown
     hand B: fear
     stack:
     begin movement 1",
        "A play shakedown player B
         = B",
        expect![[r#"
            > A play shakedown player B
                card-played seat=A card=shakedown aim={"player":"B"}
                card-took-effect seat=A card=shakedown
                hand-seen seat=A of=B cards=null
                card-discarded seat=B card=fear
            = B: at 0/4, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z3_13_in_the_consignment_shop() {
    check(
        &["ZOM-C-Z3-13", "ZOM-9.9"],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1-z3
     tile consignment-shop 0 -1
     A: at 1/1
     B: at 1/0
     hand A: one-mans-garbage
     hand B: one-mans-garbage
     stack:
     begin movement 1",
        "! A play one-mans-garbage
         B play one-mans-garbage
         = B",
        expect![[r#"
            ! A play one-mans-garbage: condition-not-met (ZOM-9.9)
            > B play one-mans-garbage
                card-played seat=B card=one-mans-garbage aim=nothing
                item-put-in-play seat=B card=one-mans-garbage
            = B: at 1/0, life 3, bullets 3, kills 0, hand [], items [one-mans-garbage], played
        "#]],
    );
}

#[test]
fn zom_c_z4_08_in_the_cave() {
    check(
        &["ZOM-C-Z4-08", "ZOM-9.9"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile cave 0 -1
     A: at 1/7
     B: at 1/0
     hand A: magic-key
     hand B: magic-key
     stack:
     begin movement 1",
        "! A play magic-key
         B play magic-key
         quiet
         = B",
        expect![[r#"
            ! A play magic-key: condition-not-met (ZOM-9.9)
            > B play magic-key
                card-played seat=B card=magic-key aim=nothing
                window-opened moment=card-played subject=B
            > quiet
                window-closed moment=card-played
                item-put-in-play seat=B card=magic-key
            = B: at 1/0, life 3, bullets 3, kills 0, hand [], items [magic-key], played
        "#]],
    );
}
