//! Easily overlooked details of cards, powers and answers to them.

use expect_test::expect;

use crate::promises::{ATTACK, logged};
use crate::transcript::check;

#[test]
fn city_15_11_dead_characters_cannot_be_used() {
    check(
        &["CITY-15.11"],
        "seats 3
         water-tower: A geek tired
         church: A punk, B student tired, C thief
         zombies: church 3
         markers: water-tower 2
         cards: A bank, B bank, C bank
         hand A: energy-drink, hideout, alarm
         hand C: molotov-cocktail
         begin after-invasion",
        "C play molotov-cocktail at church
         all pass
         C put-marker water-tower
         ! A play energy-drink who geek
         ! A play hideout who geek
         ! A play hideout who student
         all pass
         ! A move geek
         ! A move student
         ! A move mama",
        expect![[r#"
                window-opened moment=after-invasion place=null
                passed-ahead seat=B
            > C play molotov-cocktail at church
                card-played seat=C card=molotov-cocktail aim={"at":"church"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                zombies-killed place=church n=1
            > C put-marker water-tower
                marker-put seat=C place=water-tower n=3
                tower-collapsed zombies=0
                character-lost seat=A role=geek place=water-tower
            ! A play energy-drink who geek: not-exhausted (CITY-13.13)
            ! A play hideout who geek: not-your-character (CITY-13.16)
            ! A play hideout who student: not-your-character (CITY-13.16)
            > all pass
                window-closed moment=after-invasion
                move-began seat=A
            ! A move geek: not-your-character (CITY-8.1)
            ! A move student: not-your-character (CITY-8.1)
            ! A move mama: not-your-character (CITY-8.1)
        "#]],
    );
}

#[test]
fn city_16_1_only_the_players_own_exhausted_characters_rest() {
    check(
        &["CITY-16.1"],
        "seats 3
         church: A punk tired, A geek, B student tired
         bank: C thief
         hand A: alarm
         begin location church",
        r#"! A activate {"rest-for-card":["alarm","student"]}
           ! A activate {"rest-for-card":["alarm","geek"]}
           ! A activate {"rest-for-card":["alarm","mama"]}
           ! A pass
           C hold
           ! A decline
           C pass
           A activate {"rest-for-card":["alarm","punk"]}"#,
        expect![[r#"
                location-began place=church
            ! A activate {"rest-for-card":["alarm","student"]}: not-exhausted (CITY-16.1)
            ! A activate {"rest-for-card":["alarm","geek"]}: not-exhausted (CITY-16.1)
            ! A activate {"rest-for-card":["alarm","mama"]}: not-exhausted (CITY-16.1)
            ! A pass: must-decide (CITY-8.2)
            > C hold
                held seat=C
            ! A decline: somebody-holds (CITY-4.15)
            > C pass
                passed seat=C
            > A activate {"rest-for-card":["alarm","punk"]}
                effect-used seat=A place=church effect={"rest-for-card":["alarm","punk"]}
                card-discarded seat=A card=alarm
                character-rested seat=A role=punk
        "#]],
    );
}

#[test]
fn city_13_12_an_alarm_needs_room_and_zombies() {
    let full = "seats 3
         church: A rocker, B student, C blonde
         hand A: alarm, rescue-flare
         zombies: church 7, hospital 8, bank 8, armory 8, water-tower 8
         begin after-invasion";
    check(
        &["CITY-13.12"],
        full,
        "? A",
        expect![[r#"
            window-opened moment=after-invasion place=null
        ? A: pass, play alarm {"at":"church"}, play alarm {"at":"crossroads"}, play rescue-flare {"from":["water-tower","church"]}, play rescue-flare {"from":["water-tower","crossroads"]}, play rescue-flare {"from":["church","crossroads"]}, play rescue-flare {"from":["hospital","church"]}, play rescue-flare {"from":["hospital","crossroads"]}, play rescue-flare {"from":["bank","church"]}, play rescue-flare {"from":["bank","crossroads"]}, play rescue-flare {"from":["armory","church"]}, play rescue-flare {"from":["armory","crossroads"]}, use rocker {"at":"crossroads"}
    "#]],
    );
    check(
        &["CITY-13.12"],
        &full.replace("church 7", "church 7, crossroads 1"),
        "! A play alarm at crossroads\n ! A play alarm at bank\n A use rocker at crossroads",
        expect![[r#"
                window-opened moment=after-invasion place=null
            ! A play alarm at crossroads: no-zombie-left (CITY-13.5)
            ! A play alarm at bank: no-room-for-zombies (CITY-13.12)
            > A use rocker at crossroads
                power-used seat=A role=rocker aim={"at":"crossroads"}
                zombies-moved from=church to=crossroads n=1
        "#]],
    );
    // The Blonde lures no zombie if none is left or there is no room.
    for (zombies, expected) in [
        (
            "church 6, crossroads 1",
            expect![[r#"
                window-opened moment=before-lure place=null
            > all pass
                window-closed moment=before-lure
                zombie-lured place=church
                location-skipped place=water-tower
                location-began place=church
            = at church: A rocker, B student, C blonde, 7 zombies
        "#]],
        ),
        (
            "church 7",
            expect![[r#"
                window-opened moment=before-lure place=null
            > all pass
                window-closed moment=before-lure
                zombie-lured place=church
                location-skipped place=water-tower
                location-began place=church
            = at church: A rocker, B student, C blonde, 8 zombies
        "#]],
        ),
        (
            "church 7, crossroads 1",
            expect![[r#"
                window-opened moment=before-lure place=null
            > all pass
                window-closed moment=before-lure
                location-skipped place=water-tower
                location-began place=church
            = at church: A rocker, B student, C blonde, 7 zombies
        "#]],
        ),
        (
            "church 8",
            expect![[r#"
                window-opened moment=before-lure place=null
            > all pass
                window-closed moment=before-lure
                location-skipped place=water-tower
                location-began place=church
            = at church: A rocker, B student, C blonde, 8 zombies
        "#]],
        ),
    ] {
        let scene = full.replace("church 7", zombies).replace("after-invasion", "lure");
        check(&[], &scene, "all pass\n = at church", expected);
    }
}

#[test]
fn city_13_24_no_replica_against_eliminated_players() {
    check(
        &["CITY-13.24"],
        "seats 4
         rules weapon_replica=proxy
         church: A punk, B student, C thief
         hand C: weapon-replica
         hand B: gun
         begin attack church",
        "! C play weapon-replica ballot church D
         ! C play weapon-replica ballot church C
         ! C play weapon-replica ballot crossroads B
         ! C play weapon-replica at church
         ! B show gun D
         ! B show gun B
         ! B show alarm A",
        expect![[r#"
                window-opened moment=before-attack place=church
            ! C play weapon-replica ballot church D: no-such-ballot (CITY-13.24)
            ! C play weapon-replica ballot church C: no-such-ballot (CITY-13.24)
            ! C play weapon-replica ballot crossroads B: no-vote-there (CITY-13.24)
            ! C play weapon-replica at church: wrong-aim (CITY-13.6)
            ! B show gun D: no-such-player (CITY-19.10)
            ! B show gun B: no-such-player (CITY-19.10)
            ! B show alarm A: card-not-held (CITY-19.10)
        "#]],
    );
}

#[test]
fn city_14_8_a_player_without_the_card_cannot_cancel_again() {
    check(
        &["CITY-14.8"],
        "seats 3
         church: A geek, B student, C thief
         zombies: church 4
         hand A: gun, pepper-spray, alarm
         hand B: gun
         hand C: pepper-spray
         begin after-invasion",
        "A play gun at church
         A pass
         @A
         B pass
         C cancel pepper-spray
         @C
         A cancel pepper-spray
         @A
         B pass
         all pass
         = pending
         all pass
         = at church",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
            > A pass
            @A
                card-answered seat=A cancels=false
            > B pass
            > C cancel pepper-spray
                card-played seat=C card=pepper-spray aim=nothing
            @C
                card-answered seat=C cancels=true
                card-played seat=C card=pepper-spray aim=nothing
            > A cancel pepper-spray
            @A
                card-answered seat=A cancels=true
            > B pass
                card-played seat=A card=pepper-spray aim=nothing
            > all pass
                card-carried-out seat=A card=pepper-spray
                card-cancelled seat=C card=pepper-spray by=A
            = seats who=["A","B"] mode=reaction question={"answer-card":{"seat":"A","card":"gun"}}
            > all pass
                card-carried-out seat=A card=gun
                zombies-killed place=church n=1
            = at church: A geek, B student, C thief, 3 zombies
        "#]],
    );
}

#[test]
fn city_5_23_an_order_answers_the_card_that_waits() {
    check(
        &["CITY-5.23"],
        "seats 3
         church: A geek, B student, C thief
         zombies: church 4
         hand A: gun, alarm
         hand B: kitten
         hand C: alarm
         begin after-invasion",
        r#"A play gun at church
           A pass
           B pass
           C order {"standing-answers":"always-pass"}"#,
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
            > A pass
            > B pass
            > C order {"standing-answers":"always-pass"}
                card-carried-out seat=A card=gun
                zombies-killed place=church n=1
        "#]],
    );
}

#[test]
fn city_19_16_cancelling_a_card_here_breaks_a_promise_to_hold_back() {
    let scene = logged(
        "seats 3
         church: A punk, B student, C thief
         zombies: church 3
         hand A: pepper-spray, alarm
         hand C: gun
         begin attack church",
    );
    let deal = r#"A propose {"to":"B","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
         B accept A 1 []
         C play gun at church
         "#;
    for (cancel, expected) in [
        (
            "punk",
            expect![[r#"
            window-opened moment=before-attack place=church
        > A propose {"to":"B","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        > B accept A 1 []
            offer-ended seat=A number=1
            deal-made seat=A with=B promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > C play gun at church
            card-played seat=C card=gun aim={"at":"church"}
        > A cancel punk
            power-used seat=A role=punk aim=nothing
            promise-settled seat=A to=B clause={"hold-back":"here"} kept=broken is_private=false
            card-cancelled seat=C card=gun by=A
        = promises A: 0 kept, 1 broken
    "#]],
        ),
        (
            "pepper-spray",
            expect![[r#"
            window-opened moment=before-attack place=church
        > A propose {"to":"B","promises":[{"by":"maker","clause":{"hold-back":"here"}}]}
            offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        > B accept A 1 []
            offer-ended seat=A number=1
            deal-made seat=A with=B promises=[{"by":"maker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > C play gun at church
            card-played seat=C card=gun aim={"at":"church"}
        > A cancel pepper-spray
            card-played seat=A card=pepper-spray aim=nothing
            promise-settled seat=A to=B clause={"hold-back":"here"} kept=broken is_private=false
        = promises A: 0 kept, 1 broken
    "#]],
        ),
    ] {
        check(&["CITY-19.16"], &scene, &format!("{deal}A cancel {cancel}\n = promises A"), expected);
    }
}

#[test]
fn city_19_41_a_pepper_spray_is_kept_for_a_promise() {
    let scene = "seats 3
         hospital: A punk tired, B student
         bank: C thief
         zombies: bank 3
         hand A: pepper-spray, alarm
         hand C: gun
         begin location hospital";
    let deal = r#"A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"antidote-for-card":"pepper-spray"}}}]}
         B accept A 1 []
         "#;
    check(
        &["CITY-19.41"],
        scene,
        &format!(
            r#"{deal}! A propose {{"to":"C","give":{{"cards":[{{"named":"pepper-spray"}}]}}}}
               ?? A
               C play gun at bank
               ! A cancel pepper-spray"#
        ),
        expect![[r#"
                location-began place=hospital
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"antidote-for-card":"pepper-spray"}}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"effect":{"antidote-for-card":"pepper-spray"}}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ! A propose {"to":"C","give":{"cards":[{"named":"pepper-spray"}]}}: goods-not-held (CITY-19.34)
            ?? A:
                only-against-a-card (CITY-13.15): play pepper-spray nothing
                promised-otherwise (CITY-19.21): activate antidote-for-card=alarm, decline
            > C play gun at bank
                card-played seat=C card=gun aim={"at":"bank"}
            ! A cancel pepper-spray: kept-for-a-promise (CITY-19.41)
        "#]],
    );
    let scene = logged(scene);
    check(
        &["CITY-19.41"],
        &scene,
        &format!("{deal}C play gun at bank\n A cancel pepper-spray\n = promises A"),
        expect![[r#"
                location-began place=hospital
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"antidote-for-card":"pepper-spray"}}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"effect":{"antidote-for-card":"pepper-spray"}}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > C play gun at bank
                card-played seat=C card=gun aim={"at":"bank"}
            > A cancel pepper-spray
                card-played seat=A card=pepper-spray aim=nothing
                promise-settled seat=A to=B clause={"effect":{"antidote-for-card":"pepper-spray"}} kept=broken is_private=false
            = promises A: 0 kept, 1 broken
        "#]],
    );
    check(
        &["CITY-19.41"],
        &scene,
        &format!(
            r#"{deal}A propose {{"to":"C","give":{{"cards":[{{"named":"pepper-spray"}}]}}}}
               C accept A 2 []
               = promises A"#
        ),
        expect![[r#"
                location-began place=hospital
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"antidote-for-card":"pepper-spray"}}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"effect":{"antidote-for-card":"pepper-spray"}}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > A propose {"to":"C","give":{"cards":[{"named":"pepper-spray"}]}}
                offer-made seat=A to=C number=2 answers=null lasts=window terms=null
            > C accept A 2 []
                offer-ended seat=A number=2
                trade-made seat=A with=C cards_given=1 antidotes_given=0 cards_taken=0 antidotes_taken=0 given=null taken=null
                promise-settled seat=A to=B clause={"effect":{"antidote-for-card":"pepper-spray"}} kept=broken is_private=false
            = promises A: 0 kept, 1 broken
        "#]],
    );
}

#[test]
fn city_15_3_powers_that_are_used_elsewhere() {
    check(
        &["CITY-15.3"],
        "seats 3
         church: A mama, A priest, A punk, A sushi-chef
         bank: B geek, B rasta
         hospital: C granny
         zombies: bank 3
         deck 1
         begin after-invasion",
        "! A use mama
         ! A use priest
         ! A use punk
         ! B use geek at bank
         ! B use mama
         B use geek at church
         = at bank
         A use sushi-chef
         = pending",
        expect![[r#"
                window-opened moment=after-invasion place=null
            ! A use mama: only-in-your-move (CITY-15.22)
            ! A use priest: only-after-a-move (CITY-15.27)
            ! A use punk: only-against-a-card (CITY-15.28)
            ! B use geek at bank: the-same-place (CITY-7.16)
            ! B use mama: not-your-character (CITY-15.1)
            > B use geek at church
                power-used seat=B role=geek aim={"at":"church"}
                zombies-moved from=bank to=church n=1
            = at bank: B geek tired, B rasta, 2 zombies
            > A use sushi-chef
                power-used seat=A role=sushi-chef aim=nothing
            = chance cards={"n":1}
        "#]],
    );
    check(
        &["CITY-15.3"],
        "seats 3
         church: A sushi-chef
         bank: B geek
         hospital: C granny
         deck 0
         begin ending",
        "! A use sushi-chef\n ! C use granny",
        expect![[r#"
                window-opened moment=last-window place=null
            ! A use sushi-chef: deck-is-empty (CITY-1.16)
            ! C use granny: has-moved (CITY-15.19)
        "#]],
    );
}

#[test]
fn city_4_6_a_power_alerts_the_players_it_names() {
    check(
        &["CITY-4.6", "CITY-4.8"],
        "seats 3
         church: A punk
         bank: B student, C thief
         hand A: gun
         begin after-invasion",
        r#"A order {"pass":{"pass":{"until":"turn","alarms":{"named":true}}}}
           B pass
           = pending
           C use thief player A
           chance stolen gun
           = pending"#,
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A order {"pass":{"pass":{"until":"turn","alarms":{"named":true}}}}
                passed-ahead seat=A
            > B pass
                passed seat=B
            = seats who=["A","B","C"] ready=["A","B"] mode=window question={"act":{"moment":"after-invasion","place":null}}
            > C use thief player A
                power-used seat=C role=thief aim={"player":"A"}
            > chance stolen gun
                card-stolen seat=C from=A card=null
            = seats who=["A","B","C"] mode=window question={"act":{"moment":"after-invasion","place":null}}
        "#]],
    );
}

#[test]
fn city_7_1_the_next_invasion_card_is_that_of_the_next_hour() {
    check(
        &["CITY-7.1"],
        "seats 3
         church: A rasta, B student, C thief
         antidotes: A 10, B 10
         begin invasion",
        "chance invasion 0
         = table
         A use rasta
         = pending",
        expect![[r#"
            > chance invasion 0
                invasion-shown hour=one card=0 origin=recon
                zombies-arrived place=water-tower n=1
                zombies-arrived place=church n=2
                zombies-arrived place=hospital n=1
                zombies-arrived place=armory n=1
                zombies-arrived place=crossroads n=1
                supplies-dropped place=bank antidotes=0 cards=1
                leader-moved colour=purple
                window-opened moment=after-invasion place=null
            = table: first A, leader purple, zombies 34, antidotes 0, deck 39, discard []
            > A use rasta
                power-used seat=A role=rasta aim=nothing
            = chance invasion={"hour":"two"}
        "#]],
    );
}

#[test]
fn city_19_41_actions_allowed_before_a_promised_effect() {
    check(
        &["CITY-19.41"],
        "seats 3
         church: A punk tired, A geek tired, B student
         bank: C thief
         hand A: energy-drink, energy-drink, alarm
         begin location church",
        r#"A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"rest-for-card":["alarm","punk"]}}}]}
           B accept A 1 []
           late A
           ?? A
           ! A play energy-drink who punk
           A play energy-drink who geek"#,
        expect![[r#"
                location-began place=church
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"rest-for-card":["alarm","punk"]}}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"effect":{"rest-for-card":["alarm","punk"]}}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            late A: activate rest-for-card=["alarm","punk"]
            ?? A:
                kept-for-a-promise (CITY-19.41): play alarm {"at":"water-tower"}, play alarm {"at":"church"}, play alarm {"at":"hospital"}, play alarm {"at":"bank"}, play alarm {"at":"armory"}, play alarm {"at":"crossroads"}, play energy-drink {"character":"punk"}
                not-exhausted (CITY-13.13): play energy-drink {"character":"student"}, play energy-drink {"character":"thief"}
                not-rested (CITY-15.1): use geek {"at":"water-tower"}, use geek {"at":"church"}, use geek {"at":"hospital"}, use geek {"at":"bank"}, use geek {"at":"armory"}, use geek {"at":"crossroads"}
                promised-otherwise (CITY-19.21): activate rest-for-card=["alarm","geek"], activate rest-for-card=["energy-drink","geek"], activate rest-for-card=["energy-drink","punk"], decline
            ! A play energy-drink who punk: kept-for-a-promise (CITY-19.41)
            > A play energy-drink who geek
                card-played seat=A card=energy-drink aim={"character":"geek"}
        "#]],
    );
    check(
        &["CITY-19.41"],
        "seats 3
         sides b
         armory: A businessman, B student
         bank: C thief
         zombies: bank 4
         hand A: alarm, kitten
         hand C: gun, gun, shotgun
         begin location armory",
        r#"C play gun at bank
           all pass
           C play gun at bank
           all pass
           C play shotgun at bank
           all pass
           A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"take-for-card":["alarm","gun"]}}}]}
           B accept A 1 []
           ! A use businessman swap alarm gun
           A use businessman swap kitten shotgun"#,
        expect![[r#"
                location-began place=armory
            > C play gun at bank
                card-played seat=C card=gun aim={"at":"bank"}
            > all pass
                card-carried-out seat=C card=gun
                zombies-killed place=bank n=1
            > C play gun at bank
                card-played seat=C card=gun aim={"at":"bank"}
            > all pass
                card-carried-out seat=C card=gun
                zombies-killed place=bank n=1
            > C play shotgun at bank
                card-played seat=C card=shotgun aim={"at":"bank"}
            > all pass
                card-carried-out seat=C card=shotgun
                zombies-killed place=bank n=2
            > A propose {"to":"B","promises":[{"by":"maker","clause":{"effect":{"take-for-card":["alarm","gun"]}}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"maker","clause":{"effect":{"take-for-card":["alarm","gun"]}}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ! A use businessman swap alarm gun: kept-for-a-promise (CITY-19.41)
            > A use businessman swap kitten shotgun
                power-used seat=A role=businessman aim={"swap":["kitten","shotgun"]}
                card-discarded seat=A card=kitten
                card-taken seat=A card=shotgun
        "#]],
    );
}

#[test]
fn city_19_41_hiding_from_ones_own_ballot() {
    let scene = |roles: &str| {
        format!(
            "seats 3
             church: A punk, {roles}, C thief
             zombies: church 4
             hand B: hideout
             begin attack church"
        )
    };
    let deal = |named: &str| {
        format!(
            r#"A propose {{"to":"B","promises":[{{"by":"taker","clause":{{"vote":["attack","{named}"]}}}}]}}
               B accept A 1 []
               "#
        )
    };
    // Grandpa sleeps and casts no ballot.
    let script = deal("C") + "! B play hideout who student\n B play hideout who grandpa";
    check(
        &["CITY-19.41"],
        &scene("B student, B grandpa"),
        &script,
        expect![[r#"
            window-opened moment=before-attack place=church
        > A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
            offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        > B accept A 1 []
            offer-ended seat=A number=1
            deal-made seat=A with=B promises=[{"by":"taker","clause":{"vote":["attack","C"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        ! B play hideout who student: kept-for-a-promise (CITY-19.41)
        > B play hideout who grandpa
            card-played seat=B card=hideout aim={"character":"grandpa"}
    "#]],
    );
    let script = deal("B") + "B play hideout who student";
    check(
        &[],
        &scene("B student, B rasta"),
        &script,
        expect![[r#"
            window-opened moment=before-attack place=church
        > A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["attack","B"]}}]}
            offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        > B accept A 1 []
            offer-ended seat=A number=1
            deal-made seat=A with=B promises=[{"by":"taker","clause":{"vote":["attack","B"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > B play hideout who student
            card-played seat=B card=hideout aim={"character":"student"}
    "#]],
    );
    // If the promise is not binding, the card breaks it.
    let script = deal("B") + "B play hideout who student\n all pass";
    let scene = logged(&ATTACK.replace("zombies", "zombies: bank 1\n zombies"));
    check(
        &["CITY-19.41"],
        &scene,
        &script,
        expect![[r#"
            window-opened moment=before-attack place=church
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
    "#]],
    );
}
