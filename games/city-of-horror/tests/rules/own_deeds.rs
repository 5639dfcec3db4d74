//! Chapter 19: nobody makes an own promise impossible.

use expect_test::expect;

use crate::promises::{ATTACK, logged};
use crate::transcript::check;

#[test]
fn city_19_41_nobody_makes_an_own_promise_impossible() {
    let scene = "seats 3
         sides aaaaaa
         hospital: A punk, B student
         church: C thief
         zombies: bank 2
         antidotes: C 1
         hand A: gun
         hand B: alarm
         begin location hospital";
    let script = r#"C propose {"to":"A","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"effect":{"antidote-for-card":"gun"}}}]}
           A accept C 1 []
           "#;
    check(
        &["CITY-19.41"],
        scene,
        &(script.to_string()
            + r#"! A play gun at bank
           ! A propose {"to":"B","give":{"cards":[{"named":"gun"}]}}
           ? A
           A activate {"antidote-for-card":"gun"}
           = hand A"#),
        expect![[r#"
                location-began place=hospital
            > C propose {"to":"A","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"effect":{"antidote-for-card":"gun"}}}]}
                offer-made seat=C to=A number=1 answers=null lasts=window terms=null
            > A accept C 1 []
                offer-ended seat=C number=1
                deal-made seat=C with=A promises=[{"by":"taker","clause":{"effect":{"antidote-for-card":"gun"}}}] pays={"maker":{"antidotes":1,"cards":0,"when":"in-any-case"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ! A play gun at bank: kept-for-a-promise (CITY-19.41)
            ! A propose {"to":"B","give":{"cards":[{"named":"gun"}]}}: goods-not-held (CITY-19.34)
            ? A: activate antidote-for-card=gun
            > A activate {"antidote-for-card":"gun"}
                promise-settled seat=A to=C clause={"effect":{"antidote-for-card":"gun"}} kept=kept is_private=false
                effect-used seat=A place=hospital effect={"antidote-for-card":"gun"}
                card-discarded seat=A card=gun
                antidote-taken seat=A
            = hand A: ; antidotes 1, food []
        "#]],
    );
    check(
        &["CITY-19.41"],
        &logged(scene),
        &(script.to_string()
            + "A play gun at bank
           = word A"),
        expect![[r#"
                location-began place=hospital
            > C propose {"to":"A","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"effect":{"antidote-for-card":"gun"}}}]}
                offer-made seat=C to=A number=1 answers=null lasts=window terms=null
            > A accept C 1 []
                offer-ended seat=C number=1
                deal-made seat=C with=A promises=[{"by":"taker","clause":{"effect":{"antidote-for-card":"gun"}}}] pays={"maker":{"antidotes":1,"cards":0,"when":"in-any-case"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A play gun at bank
                card-played seat=A card=gun aim={"at":"bank"}
                promise-settled seat=A to=C clause={"effect":{"antidote-for-card":"gun"}} kept=broken is_private=false
            = word A: 0 kept, 1 broken
        "#]],
    );
    // Another copy of the card may be spent.
    check(
        &[],
        &scene.replace("hand A: gun", "hand A: gun, gun"),
        &(script.to_string() + "A play gun at bank\n all pass\n ! A play gun at bank"),
        expect![[r#"
                location-began place=hospital
            > C propose {"to":"A","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"effect":{"antidote-for-card":"gun"}}}]}
                offer-made seat=C to=A number=1 answers=null lasts=window terms=null
            > A accept C 1 []
                offer-ended seat=C number=1
                deal-made seat=C with=A promises=[{"by":"taker","clause":{"effect":{"antidote-for-card":"gun"}}}] pays={"maker":{"antidotes":1,"cards":0,"when":"in-any-case"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A play gun at bank
                card-played seat=A card=gun aim={"at":"bank"}
            > all pass
                card-carried-out seat=A card=gun
                zombies-killed place=bank n=1
            ! A play gun at bank: kept-for-a-promise (CITY-19.41)
        "#]],
    );
}

#[test]
fn city_19_41_a_promised_ballot_does_not_hide() {
    let script = r#"A propose {"to":"B","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
           B accept A 1 []
           "#;
    check(
        &["CITY-19.41"],
        ATTACK,
        &(script.to_string() + "! B play hideout who student\n B play hideout who rasta"),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"vote":["attack","C"]}}] pays={"maker":{"antidotes":1,"cards":0,"when":"in-any-case"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ! B play hideout who student: kept-for-a-promise (CITY-19.41)
            > B play hideout who rasta
                card-played seat=B card=hideout aim={"character":"rasta"}
        "#]],
    );
    check(
        &["CITY-19.41"],
        &logged(ATTACK),
        &(script.to_string() + "B play hideout who student\n all pass\n = word B"),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"vote":["attack","C"]}}] pays={"maker":{"antidotes":1,"cards":0,"when":"in-any-case"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > B play hideout who student
                card-played seat=B card=hideout aim={"character":"student"}
            > all pass
                card-carried-out seat=B card=hideout
                character-hid seat=B role=student
                promise-settled seat=B to=A clause={"vote":["attack","C"]} kept=broken is_private=false
            = word B: 0 kept, 1 broken
        "#]],
    );
    // A second character at the location still casts the ballot.
    check(
        &[],
        &ATTACK.replace("B student, C", "B student, B mama, C"),
        &(script.to_string() + "B play hideout who student"),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"vote":["attack","C"]}}] pays={"maker":{"antidotes":1,"cards":0,"when":"in-any-case"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > B play hideout who student
                card-played seat=B card=hideout aim={"character":"student"}
        "#]],
    );
}

#[test]
fn city_19_41_a_character_is_kept_for_the_effect_that_exhausts_it() {
    let scene = "seats 3
         sides aabaaa
         hospital: A student, B punk
         church: C thief
         first C
         antidotes: C 1
         begin location hospital";
    let script = r#"C propose {"to":"A","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"effect":{"antidote-by-tiring":"student"}}}]}
           A accept C 1 []
           "#;
    check(
        &["CITY-19.41"],
        scene,
        &(script.to_string() + "! A use student"),
        expect![[r#"
            location-began place=hospital
        > C propose {"to":"A","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"effect":{"antidote-by-tiring":"student"}}}]}
            offer-made seat=C to=A number=1 answers=null lasts=window terms=null
        > A accept C 1 []
            offer-ended seat=C number=1
            deal-made seat=C with=A promises=[{"by":"taker","clause":{"effect":{"antidote-by-tiring":"student"}}}] pays={"maker":{"antidotes":1,"cards":0,"when":"in-any-case"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        ! A use student: kept-for-a-promise (CITY-19.41)
    "#]],
    );
    check(
        &["CITY-19.41"],
        &logged(scene),
        &(script.to_string() + "A use student\n = word A"),
        expect![[r#"
                location-began place=hospital
            > C propose {"to":"A","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"effect":{"antidote-by-tiring":"student"}}}]}
                offer-made seat=C to=A number=1 answers=null lasts=window terms=null
            > A accept C 1 []
                offer-ended seat=C number=1
                deal-made seat=C with=A promises=[{"by":"taker","clause":{"effect":{"antidote-by-tiring":"student"}}}] pays={"maker":{"antidotes":1,"cards":0,"when":"in-any-case"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A use student
                power-used seat=A role=student aim=nothing
                promise-settled seat=A to=C clause={"effect":{"antidote-by-tiring":"student"}} kept=broken is_private=false
                token-taken seat=A
            = word A: 0 kept, 1 broken
        "#]],
    );
}
