//! Chapter 19: players must not make their own promises impossible.

use expect_test::expect;

use crate::promises::{ATTACK, logged};
use crate::transcript::check;

#[test]
fn city_19_41_players_must_not_make_their_promises_impossible() {
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
           = promises A"),
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
            = promises A: 0 kept, 1 broken
        "#]],
    );
    // The player may spend another copy of the card.
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
fn city_19_41_a_character_with_a_promised_ballot_must_not_hide() {
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
        &(script.to_string() + "B play hideout who student\n all pass\n = promises B"),
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
            = promises B: 0 kept, 1 broken
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
        &(script.to_string() + "A use student\n = promises A"),
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
            = promises A: 0 kept, 1 broken
        "#]],
    );
}

#[test]
fn city_19_41_players_must_not_forestall_their_promised_effects() {
    let deal = |effect: &str| {
        format!(
            "C propose {{\"to\":\"A\",\"promises\":[{{\"by\":\"taker\",\"clause\":{{\"effect\":{effect}}}}}]}}\nA accept C 1 []\n"
        )
    };
    // The Church has to rest the Punk; an Energy Drink of the same player must not do it first, but another
    // player's may.
    let church = "seats 3
         church: A punk tired, B student
         bank: C thief
         hand A: gun, energy-drink, hideout
         hand B: energy-drink
         begin location church";
    let rest = deal(r#"{"rest-for-card":["gun","punk"]}"#);
    check(
        &["CITY-19.41", "CITY-19.23"],
        church,
        &(rest.clone()
            + "! A play energy-drink who punk\n B play energy-drink who punk\n all pass\n A decline"),
        expect![[r#"
                location-began place=church
            > C propose {"to":"A","promises":[{"by":"taker","clause":{"effect":{"rest-for-card":["gun","punk"]}}}]}
                offer-made seat=C to=A number=1 answers=null lasts=window terms=null
            > A accept C 1 []
                offer-ended seat=C number=1
                deal-made seat=C with=A promises=[{"by":"taker","clause":{"effect":{"rest-for-card":["gun","punk"]}}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ! A play energy-drink who punk: kept-for-a-promise (CITY-19.41)
            > B play energy-drink who punk
                card-played seat=B card=energy-drink aim={"character":"punk"}
            > all pass
                card-carried-out seat=B card=energy-drink
                character-rested seat=A role=punk
            > A decline
                promise-settled seat=A to=C clause={"effect":{"rest-for-card":["gun","punk"]}} kept=void is_private=false
                declined seat=A
        "#]],
    );
    check(
        &["CITY-19.41"],
        &logged(church),
        &(rest
            + "A play hideout who punk\n all pass\n A play energy-drink who punk\n all pass\n = promises A"),
        expect![[r#"
                location-began place=church
            > C propose {"to":"A","promises":[{"by":"taker","clause":{"effect":{"rest-for-card":["gun","punk"]}}}]}
                offer-made seat=C to=A number=1 answers=null lasts=window terms=null
            > A accept C 1 []
                offer-ended seat=C number=1
                deal-made seat=C with=A promises=[{"by":"taker","clause":{"effect":{"rest-for-card":["gun","punk"]}}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A play hideout who punk
                card-played seat=A card=hideout aim={"character":"punk"}
            > all pass
                card-carried-out seat=A card=hideout
                character-hid seat=A role=punk
            > A play energy-drink who punk
                card-played seat=A card=energy-drink aim={"character":"punk"}
            > all pass
                card-carried-out seat=A card=energy-drink
                promise-settled seat=A to=C clause={"effect":{"rest-for-card":["gun","punk"]}} kept=broken is_private=false
                character-rested seat=A role=punk
            = promises A: 0 kept, 1 broken
        "#]],
    );
    // The Bank has to put the leader on purple; the Agent must not do it first.
    let bank = "seats 3
         leader green
         bank: A agent, B student
         church: C thief
         hand A: gun, flashlight
         begin location bank";
    let lead = deal(r#"{"leader-for-card":["gun","purple"]}"#);
    check(
        &["CITY-19.41"],
        bank,
        &(lead.clone()
            + "! A use agent colour purple
               ! A play flashlight colour purple
               A use agent colour white"),
        expect![[r#"
                location-began place=bank
            > C propose {"to":"A","promises":[{"by":"taker","clause":{"effect":{"leader-for-card":["gun","purple"]}}}]}
                offer-made seat=C to=A number=1 answers=null lasts=window terms=null
            > A accept C 1 []
                offer-ended seat=C number=1
                deal-made seat=C with=A promises=[{"by":"taker","clause":{"effect":{"leader-for-card":["gun","purple"]}}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ! A use agent colour purple: kept-for-a-promise (CITY-19.41)
            ! A play flashlight colour purple: kept-for-a-promise (CITY-19.41)
            > A use agent colour white
                power-used seat=A role=agent aim={"colour":"white"}
                leader-moved colour=white
        "#]],
    );
    check(
        &["CITY-19.41"],
        &logged(bank),
        &(lead + "A use agent colour purple\n = promises A"),
        expect![[r#"
            location-began place=bank
        > C propose {"to":"A","promises":[{"by":"taker","clause":{"effect":{"leader-for-card":["gun","purple"]}}}]}
            offer-made seat=C to=A number=1 answers=null lasts=window terms=null
        > A accept C 1 []
            offer-ended seat=C number=1
            deal-made seat=C with=A promises=[{"by":"taker","clause":{"effect":{"leader-for-card":["gun","purple"]}}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > A use agent colour purple
            power-used seat=A role=agent aim={"colour":"purple"}
            promise-settled seat=A to=C clause={"effect":{"leader-for-card":["gun","purple"]}} kept=broken is_private=false
            leader-moved colour=purple
        = promises A: 0 kept, 1 broken
    "#]],
    );
    // The Armory has to fetch the last such card from the pile; the Businessman must not do it first.
    let armory = "seats 3
         sides aaaaba
         armory: A businessman, B student
         church: C thief
         zombies: church 3
         hand A: gun, shotgun, alarm
         hand B: chainsaw
         begin location armory";
    let fetch = deal(r#"{"take-for-card":["gun","chainsaw"]}"#);
    check(
        &["CITY-19.41"],
        armory,
        &("B play chainsaw at church\n all pass\n".to_string()
            + &fetch
            + "! A use businessman swap alarm chainsaw"),
        expect![[r#"
                location-began place=armory
            > B play chainsaw at church
                card-played seat=B card=chainsaw aim={"at":"church"}
            > all pass
                card-carried-out seat=B card=chainsaw
                zombies-killed place=church n=1
            > C propose {"to":"A","promises":[{"by":"taker","clause":{"effect":{"take-for-card":["gun","chainsaw"]}}}]}
                offer-made seat=C to=A number=1 answers=null lasts=window terms=null
            > A accept C 1 []
                offer-ended seat=C number=1
                deal-made seat=C with=A promises=[{"by":"taker","clause":{"effect":{"take-for-card":["gun","chainsaw"]}}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ! A use businessman swap alarm chainsaw: kept-for-a-promise (CITY-19.41)
        "#]],
    );
}

/// A Weapon Replica that adds to ballots still casts one, but nobody can name a player who hides.
#[test]
fn city_19_41_hiding_from_ones_own_ballot_breaks_the_promise_of_a_replica_too() {
    let deal = |named: &str| {
        format!(
            r#"A propose {{"to":"B","promises":[{{"by":"taker","clause":{{"vote":["attack","{named}"]}}}}]}}
               B accept A 1 []
               "#
        )
    };
    let scene = logged(
        "seats 3
         rules weapon_replica=plus-two
         church: A punk, B student, C thief
         zombies: church 4
         hand B: weapon-replica, hideout
         begin attack church",
    );
    for (named, expected) in [
        (
            "B",
            expect![[r#"
            window-opened moment=before-attack place=church
        > B play weapon-replica at church
            card-played seat=B card=weapon-replica aim={"at":"church"}
        > all pass
            card-carried-out seat=B card=weapon-replica
            replica-shown seat=B place=church victim=null
        > A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["attack","B"]}}]}
            offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        > B accept A 1 []
            offer-ended seat=A number=1
            deal-made seat=A with=B promises=[{"by":"taker","clause":{"vote":["attack","B"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > B play hideout who student
            card-played seat=B card=hideout aim={"character":"student"}
        > all pass
            card-carried-out seat=B card=hideout
            character-hid seat=B role=student
            promise-settled seat=B to=A clause={"vote":["attack","B"]} kept=broken is_private=false
        = promises B: 0 kept, 1 broken
    "#]],
        ),
        (
            "C",
            expect![[r#"
            window-opened moment=before-attack place=church
        > B play weapon-replica at church
            card-played seat=B card=weapon-replica aim={"at":"church"}
        > all pass
            card-carried-out seat=B card=weapon-replica
            replica-shown seat=B place=church victim=null
        > A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
            offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        > B accept A 1 []
            offer-ended seat=A number=1
            deal-made seat=A with=B promises=[{"by":"taker","clause":{"vote":["attack","C"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > B play hideout who student
            card-played seat=B card=hideout aim={"character":"student"}
        > all pass
            card-carried-out seat=B card=hideout
            character-hid seat=B role=student
        = promises B: 0 kept, 0 broken
    "#]],
        ),
    ] {
        let script = format!(
            "B play weapon-replica at church\n all pass\n {}B play hideout who student\n all pass\n = promises B",
            deal(named)
        );
        check(&["CITY-19.41"], &scene, &script, expected);
    }
}
