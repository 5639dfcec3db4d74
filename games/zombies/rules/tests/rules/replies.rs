//! Chapter 10: replies to cards.

use expect_test::expect;

use crate::transcript::check;

/// A, B and C can all answer.
const CHAIN: &str = "seats 3
     rules guts=off tiles=z1 cards=z1-z4-z5
     hand A: fear, didnt-happen
     hand B: raise-hand
     hand C: didnt-happen
     stack:
     begin movement 2";

#[test]
fn zom_ex40_last_in_first_out() {
    check(
        &["ZOM-10.17", "ZOM-10.19", "ZOM-10.20", "ZOM-10.39", "ZOM-C-Z4-16"],
        CHAIN,
        "A play fear player B
         = pending
         ? A
         ? B
         ? C
         B play raise-hand
         C pass
         = pending
         C play didnt-happen
         = table
         = pending",
        expect![[r#"
            > A play fear player B
                card-played seat=A card=fear aim={"player":"B"}
                window-opened moment=card-played subject=A
            = seats who=["B","C"] mode=reaction question={"react":{"moment":"card-played","subject":"A","card":"fear"}}
            ? A:
            ? B: pass, play card=raise-hand aim=nothing
            ? C: pass, play card=didnt-happen aim=nothing
            > B play raise-hand
            > C pass
                card-played seat=B card=raise-hand aim=nothing
                window-opened moment=card-played subject=B
            = seats who=["C"] mode=reaction question={"react":{"moment":"card-played","subject":"B","card":"raise-hand"}}
            > C play didnt-happen
                card-played seat=C card=didnt-happen aim=nothing
                card-took-effect seat=C card=didnt-happen
                card-cancelled seat=B card=raise-hand
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
            = table: active A, deck 82, discard [didnt-happen raise-hand fear], stacks [city 0], lasting [fear]
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}

#[test]
fn zom_10_20_a_cancelled_card_was_the_card_of_the_round() {
    check(
        &["ZOM-10.20", "ZOM-C-Z5-08"],
        CHAIN,
        "A play fear player B
         B play raise-hand
         C pass
         C pass
         ! A play didnt-happen
         = A
         = table",
        expect![[r#"
            > A play fear player B
                card-played seat=A card=fear aim={"player":"B"}
                window-opened moment=card-played subject=A
            > B play raise-hand
            > C pass
                card-played seat=B card=raise-hand aim=nothing
                window-opened moment=card-played subject=B
            > C pass
                window-closed moment=card-played
                card-took-effect seat=B card=raise-hand
                card-cancelled seat=A card=fear
            ! A play didnt-happen: card-of-the-round-played (ZOM-9.3)
            = A: at 0/4, life 3, bullets 3, kills 0, hand [didnt-happen], played
            = table: active A, deck 82, discard [raise-hand fear], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_10_21_the_target_is_gone() {
    check(
        &["ZOM-10.21"],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z4
     hand A: butter-fingers
     hand B: fear
     items B: lots-of-ammo
     B: bullets 0
     stack:
     begin movement 2",
        "A play butter-fingers item B lots-of-ammo
         B use lots-of-ammo
         quiet
         = table
         = B",
        expect![[r#"
            > A play butter-fingers item B lots-of-ammo
                card-played seat=A card=butter-fingers aim={"item":["B","lots-of-ammo"]}
                window-opened moment=card-played subject=A
            > B use lots-of-ammo
                item-used seat=B card=lots-of-ammo aim=nothing
                window-opened moment=card-played subject=B
            > quiet
                window-closed moment=card-played
                card-took-effect seat=B card=lots-of-ammo
                bullets-gained seat=B n=3
                asked-anew moment=card-played
                window-closed moment=card-played
                card-fizzled seat=A card=butter-fingers
            = table: active A, deck 61, discard [lots-of-ammo butter-fingers], stacks [city 0], lasting []
            = B: at 0/4, life 3, bullets 3, kills 0, hand [fear]
        "#]],
    );
}

#[test]
fn zom_c_z5_02_cram_session() {
    check(
        &["ZOM-C-Z5-02", "ZOM-26.3"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z5
     hand A: cram
     stack: straight, corner, hospital, crossroads
     begin movement 2",
        "A play cram stack city
         chance tile straight
         chance tile corner
         chance tile hospital
         ? A
         A pick kind straight
         @A
         A pick kind corner
         = pending",
        expect![[r#"
            > A play cram stack city
                card-played seat=A card=cram aim={"stack":"city"}
                card-took-effect seat=A card=cram
            > chance tile straight
            > chance tile corner
            > chance tile hospital
                tiles-seen seat=A stack=city n=3 tiles=null
            ? A: pick aim={"kind":"straight"}, pick aim={"kind":"corner"}, pick aim={"kind":"hospital"}
            > A pick kind straight
                picked-in-secret seat=A card=cram aim=null
            @A
                picked-in-secret seat=A card=cram aim={"kind":"straight"}
            > A pick kind corner
                picked-in-secret seat=A card=cram aim=null
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":2}}
        "#]],
    );
}

#[test]
fn zom_c_z35_19_troubled_childhood() {
    check(
        &["ZOM-C-Z35-19", "ZOM-26.3"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     hand A: childhood
     hand B: fear, grenade
     stack:
     begin movement 2",
        "A play childhood player B
         quiet
         @A
         @B",
        expect![[r#"
            > A play childhood player B
                card-played seat=A card=childhood aim={"player":"B"}
                card-took-effect seat=A card=childhood
                hand-seen seat=A of=B cards=null
            > quiet
            @A
                card-played seat=A card=childhood aim={"player":"B"}
                card-took-effect seat=A card=childhood
                hand-seen seat=A of=B cards=["fear","grenade"]
            @B
                card-played seat=A card=childhood aim={"player":"B"}
                card-took-effect seat=A card=childhood
                hand-seen seat=A of=B cards=["fear","grenade"]
        "#]],
    );
}

#[test]
fn zom_c_z4_22_twist_of_fate() {
    check(
        &["ZOM-C-Z4-22", "ZOM-22.8"],
        "seats 3
     rules guts=off tiles=z1-z4 cards=z1-z4
     hand A: page-twist
     C: bullets 0
     stack:
     begin movement 2",
        "A play page-twist
         quiet
         A use page-twist
         quiet
         = A
         = B",
        expect![[r#"
            > A play page-twist
                card-played seat=A card=page-twist aim=nothing
                item-put-in-play seat=A card=page-twist
            > quiet
            > A use page-twist
                item-used seat=A card=page-twist aim=nothing
                card-took-effect seat=A card=page-twist
                bullets-lost seat=B n=1
                bullets-gained seat=A n=1
            > quiet
            = A: at 0/4, life 3, bullets 4, kills 0, hand [], played
            = B: at 0/4, life 3, bullets 2, kills 0, hand []
        "#]],
    );
}
