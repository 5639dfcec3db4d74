//! Easily overlooked details from several chapters.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn city_18_2_an_immediate_token_does_not_move_again_at_the_end_of_the_turn() {
    check(
        &["CITY-18.2", "CITY-18.8"],
        "seats 3
         first C
         church: A punk
         bank: A geek, B student, C thief
         zombies: church 3
         begin attack church",
        "all pass
         B use student
         A decline
         B decline
         C decline
         all pass
         = table",
        expect![[r#"
                window-opened moment=before-attack place=church
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
                settled-without-ballot purpose=attack place=church seat=A
                character-lost seat=A role=punk place=church
                token-taken seat=A
                location-skipped place=hospital
                location-began place=bank
            > B use student
                power-used seat=B role=student aim=nothing
                token-taken seat=B
            > A decline
                declined seat=A
            > B decline
                declined seat=B
            > C decline
                declined seat=C
                window-opened moment=before-attack place=bank
                passed-ahead seat=B
            > all pass
                window-closed moment=before-attack
                no-attack place=bank zombies=0
                location-skipped place=armory
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
                passed-ahead seat=B
            = table: first B, leader green, zombies 37, antidotes 20, deck 40, discard []
        "#]],
    );
}

#[test]
fn city_15_11_the_dead_are_neither_hidden_nor_awake() {
    let scene = "seats 3
         water-tower: A grandpa, B student hidden
         church: A punk, B thief, C geek
         zombies: church 3
         markers: water-tower 2
         hand C: molotov-cocktail
         begin attack church";
    check(
        &["CITY-15.11"],
        scene,
        "A use grandpa
         = at water-tower
         C play molotov-cocktail at church
         all pass
         C put-marker water-tower
         = dead A
         = dead B
         ! A use grandpa
         ! B use student",
        expect![[r#"
                window-opened moment=before-attack place=church
            > A use grandpa
                power-used seat=A role=grandpa aim=nothing
            = at water-tower: A grandpa tired awake, B student hidden, 0 zombies, 2 markers
            > C play molotov-cocktail at church
                card-played seat=C card=molotov-cocktail aim={"at":"church"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                zombies-killed place=church n=1
            > C put-marker water-tower
                marker-put seat=C place=water-tower n=3
                tower-collapsed zombies=0
                character-lost seat=A role=grandpa place=water-tower
                character-lost seat=B role=student place=water-tower
            = dead A: grandpa tired
            = dead B: student
            ! A use grandpa: not-your-character (CITY-15.1)
            ! B use student: not-your-character (CITY-15.1)
        "#]],
    );
    check(
        &["CITY-15.11"],
        "seats 3
         church: A punk temporary, B student
         bank: A geek, C thief
         zombies: church 3
         begin attack church",
        "all pass
         A vote-for B
         B vote-for A
         A break-tie A
         = dead A",
        expect![[r#"
                window-opened moment=before-attack place=church
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"}]
                vote-tied purpose=attack place=church among=["A","B"]
            > A break-tie A
                tie-broken seat=A named=A
                character-lost seat=A role=punk place=church
                location-skipped place=hospital
                location-began place=bank
            = dead A: punk
        "#]],
    );
}

#[test]
fn city_12_13_a_late_share_leader_takes_an_antidote_first() {
    check(
        &["CITY-12.13"],
        "seats 3
         church: A punk, A geek
         bank: B student, C thief
         antidotes: church 1
         on church: gun, alarm
         begin sharing church",
        "all pass
         late A
         A give antidote B
         late A
         A give {\"card\":\"gun\"} A
         late A",
        expect![[r#"
                window-opened moment=before-sharing place=church
            > all pass
                window-closed moment=before-sharing
                settled-without-ballot purpose=sharing place=church seat=A
                share-leader-chosen seat=A place=church
                items-seen seat=A place=church n=2 cards=null
            late A: give antidote A
            > A give antidote B
                item-given seat=A to=B kind=antidote card=null
            late A: give {"card":"alarm"} A, give {"card":"gun"} A
            > A give {"card":"gun"} A
                item-given seat=A to=A kind=card card=null
            late A: give {"card":"alarm"} C
        "#]],
    );
}

#[test]
fn city_4_24_three_wishes_at_once() {
    check(
        &["CITY-4.24"],
        "seats 3
         church: A punk, B student, C thief
         begin after-invasion",
        "A order {\"wish\":[\"church\",\"decline\"]}
         A order {\"wish\":[\"bank\",\"decline\"]}
         A order {\"wish\":[\"hospital\",\"decline\"]}
         ! A order {\"wish\":[\"armory\",\"decline\"]}
         A order {\"wish\":[\"armory\",null]}
         A order {\"wish\":[\"church\",{\"activate\":{\"leader-steps\":1}}]}
         = orders A
         A order {\"wish\":[\"bank\",null]}
         A order {\"wish\":[\"armory\",\"decline\"]}
         = orders A",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > A order {"wish":["church","decline"]}
            > A order {"wish":["bank","decline"]}
            > A order {"wish":["hospital","decline"]}
            ! A order {"wish":["armory","decline"]}: too-many-wishes (CITY-4.24)
            > A order {"wish":["armory",null]}
            > A order {"wish":["church",{"activate":{"leader-steps":1}}]}
            = orders A: wish bank decline, wish hospital decline, wish church activate leader-steps=1
            > A order {"wish":["bank",null]}
            > A order {"wish":["armory","decline"]}
            = orders A: wish hospital decline, wish church activate leader-steps=1, wish armory decline
        "#]],
    );
}

#[test]
fn city_5_23_standing_answers_cancel_the_cards_of_some_players_at_some_places() {
    let scene = "seats 3
         church: A geek, B student, C thief
         zombies: church 4, bank 2
         hand A: gun, gun
         hand B: gun, shotgun
         hand C: pepper-spray, alarm
         begin after-invasion";
    let play = "A play gun at church
         A pass
         B pass
         B play gun at church
         A pass
         B pass
         = hand C";
    for (targets, expected) in [
        (
            r#"{"players":["C"]}"#,
            expect![[r#"
                window-opened moment=after-invasion place=null
            > C order {"standing-answers":{"cancel":{"players":["C"]}}}
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
            > A pass
            > B pass
                card-carried-out seat=A card=gun
                zombies-killed place=church n=1
            > B play gun at church
                card-played seat=B card=gun aim={"at":"church"}
            > A pass
            > B pass
                card-carried-out seat=B card=gun
                zombies-killed place=church n=1
            = hand C: alarm, pepper-spray; antidotes 0, food []
        "#]],
        ),
        (
            r#"{"places":["bank"]}"#,
            expect![[r#"
                window-opened moment=after-invasion place=null
            > C order {"standing-answers":{"cancel":{"places":["bank"]}}}
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
            > A pass
            > B pass
                card-carried-out seat=A card=gun
                zombies-killed place=church n=1
            > B play gun at church
                card-played seat=B card=gun aim={"at":"church"}
            > A pass
            > B pass
                card-carried-out seat=B card=gun
                zombies-killed place=church n=1
            = hand C: alarm, pepper-spray; antidotes 0, food []
        "#]],
        ),
        (
            r#"{"cards":["shotgun"]}"#,
            expect![[r#"
                window-opened moment=after-invasion place=null
            > C order {"standing-answers":{"cancel":{"cards":["shotgun"]}}}
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
            > A pass
            > B pass
                card-carried-out seat=A card=gun
                zombies-killed place=church n=1
            > B play gun at church
                card-played seat=B card=gun aim={"at":"church"}
            > A pass
            > B pass
                card-carried-out seat=B card=gun
                zombies-killed place=church n=1
            = hand C: alarm, pepper-spray; antidotes 0, food []
        "#]],
        ),
        (
            r#"{"players":["A"],"places":["church"],"cards":["gun"]}"#,
            expect![[r#"
                window-opened moment=after-invasion place=null
            > C order {"standing-answers":{"cancel":{"players":["A"],"places":["church"],"cards":["gun"]}}}
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
            > A pass
            > B pass
                card-played seat=C card=pepper-spray aim=nothing
            > all pass
                card-carried-out seat=C card=pepper-spray
                card-cancelled seat=A card=gun by=C
            = hand C: alarm; antidotes 0, food []
        "#]],
        ),
    ] {
        let is_fit = targets.contains(r#"["A"]"#);
        let play = if is_fit { "A play gun at church\n A pass\n B pass\n all pass\n = hand C" } else { play };
        let script = format!("C order {{\"standing-answers\":{{\"cancel\":{targets}}}}}\n{play}");
        check(&["CITY-5.23"], scene, &script, expected);
    }
}

#[test]
fn city_9_5_players_pay_only_with_cards_they_hold() {
    let scene = |place: &str, sides: &str| {
        format!(
            "seats 3
             sides {sides}
             {place}: A punk tired, B student
             bank: C thief
             deck 10
             hand A: alarm
             open-food: 1
             begin location {place}"
        )
        .replace("open-food: 1\n", if sides == "b" { "open-food: 1\n" } else { "" })
    };
    for (place, sides, effect, expected) in [
        (
            "church",
            "a",
            r#"{"rest-for-card":["gun","punk"]}"#,
            expect![[r#"
                location-began place=church
            ! A activate {"rest-for-card":["gun","punk"]}: card-not-held (CITY-9.5)
            ? A: activate rest-for-card=["alarm","punk"], decline, play alarm {"at":"water-tower"}, play alarm {"at":"church"}, play alarm {"at":"hospital"}, play alarm {"at":"bank"}, play alarm {"at":"armory"}, play alarm {"at":"crossroads"}
        "#]],
        ),
        (
            "hospital",
            "a",
            r#"{"antidote-for-card":"gun"}"#,
            expect![[r#"
                location-began place=hospital
            ! A activate {"antidote-for-card":"gun"}: card-not-held (CITY-9.5)
            ? A: activate antidote-for-card=alarm, decline, play alarm {"at":"water-tower"}, play alarm {"at":"church"}, play alarm {"at":"hospital"}, play alarm {"at":"bank"}, play alarm {"at":"armory"}, play alarm {"at":"crossroads"}
        "#]],
        ),
        (
            "armory",
            "a",
            r#"{"draw-for-card":"gun"}"#,
            expect![[r#"
                location-began place=armory
            ! A activate {"draw-for-card":"gun"}: card-not-held (CITY-9.5)
            ? A: activate draw-for-card=alarm, decline, play alarm {"at":"water-tower"}, play alarm {"at":"church"}, play alarm {"at":"hospital"}, play alarm {"at":"bank"}, play alarm {"at":"armory"}, play alarm {"at":"crossroads"}
        "#]],
        ),
        (
            "armory",
            "b",
            r#"{"take-for-card":["gun","shotgun"]}"#,
            expect![[r#"
                location-began place=armory
            ! A activate {"take-for-card":["gun","shotgun"]}: card-not-held (CITY-9.5)
            ? A: activate take-for-card=["alarm","energy-drink"], activate take-for-card=["alarm","canned-food"], activate take-for-card=["alarm","pepper-spray"], activate take-for-card=["alarm","hideout"], activate take-for-card=["alarm","back-door"], activate take-for-card=["alarm","gun"], activate take-for-card=["alarm","night-vision-goggles"], activate take-for-card=["alarm","flashlight"], activate take-for-card=["alarm","kitten"], activate take-for-card=["alarm","pickpocket"], activate take-for-card=["alarm","weapon-replica"], activate take-for-card=["alarm","shotgun"], activate take-for-card=["alarm","running-shoes"], activate take-for-card=["alarm","molotov-cocktail"], activate take-for-card=["alarm","rescue-flare"], activate take-for-card=["alarm","makeshift-bomb"], decline, play alarm {"at":"water-tower"}, play alarm {"at":"church"}, play alarm {"at":"hospital"}, play alarm {"at":"bank"}, play alarm {"at":"armory"}, play alarm {"at":"crossroads"}
        "#]],
        ),
        (
            "crossroads",
            "b",
            r#"{"food-for-card":"gun"}"#,
            expect![[r#"
                location-began place=crossroads
            ! A activate {"food-for-card":"gun"}: card-not-held (CITY-9.5)
            ? A: activate food-for-card=alarm, activate open-food-for-card=["alarm",1], decline, play alarm {"at":"water-tower"}, play alarm {"at":"church"}, play alarm {"at":"hospital"}, play alarm {"at":"bank"}, play alarm {"at":"armory"}, play alarm {"at":"crossroads"}
        "#]],
        ),
        (
            "crossroads",
            "b",
            r#"{"open-food-for-card":["gun",1]}"#,
            expect![[r#"
                location-began place=crossroads
            ! A activate {"open-food-for-card":["gun",1]}: card-not-held (CITY-9.5)
            ? A: activate food-for-card=alarm, activate open-food-for-card=["alarm",1], decline, play alarm {"at":"water-tower"}, play alarm {"at":"church"}, play alarm {"at":"hospital"}, play alarm {"at":"bank"}, play alarm {"at":"armory"}, play alarm {"at":"crossroads"}
        "#]],
        ),
    ] {
        check(&["CITY-9.5"], &scene(place, sides), &format!("! A activate {effect}\n ? A"), expected);
    }
    check(
        &["CITY-9.5"],
        "seats 3
         bank: A punk, B student
         church: C thief
         hand A: alarm
         begin location bank",
        r#"! A activate {"leader-for-card":["gun","red"]}"#,
        expect![[r#"
                location-began place=bank
            ! A activate {"leader-for-card":["gun","red"]}: card-not-held (CITY-9.5)
        "#]],
    );
}

#[test]
fn city_13_30_a_lawn_mower_needs_a_rested_character_of_the_player() {
    check(
        &["CITY-13.30"],
        "seats 3
         rules promo_lawn_mower=on
         church: A punk, A geek tired, B student, A pregnant-woman
         bank: C thief
         zombies: bank 2
         hand A: lawn-mower
         begin after-invasion",
        "! A play lawn-mower mow student bank
         ! A play lawn-mower mow geek bank
         ! A play lawn-mower mow pregnant-woman bank
         ! A play lawn-mower mow blonde bank
         ! A play lawn-mower mow punk church
         A play lawn-mower mow punk bank
         all pass
         = at bank
         = at church",
        expect![[r#"
                window-opened moment=after-invasion place=null
            ! A play lawn-mower mow student bank: not-rested (CITY-13.30)
            ! A play lawn-mower mow geek bank: not-rested (CITY-13.30)
            ! A play lawn-mower mow pregnant-woman bank: not-rested (CITY-13.30)
            ! A play lawn-mower mow blonde bank: not-rested (CITY-13.30)
            ! A play lawn-mower mow punk church: no-zombie-there (CITY-13.5)
            > A play lawn-mower mow punk bank
                card-played seat=A card=lawn-mower aim={"mow":["punk","bank"]}
            > all pass
                card-carried-out seat=A card=lawn-mower
                character-exhausted seat=A role=punk
                zombies-killed place=bank n=2
            = at bank: C thief, 0 zombies
            = at church: A geek tired, A pregnant-woman, A punk tired, B student, 0 zombies
        "#]],
    );
}

#[test]
fn city_5_11_a_late_victim_is_the_least_valuable() {
    check(
        &["CITY-4.11"],
        "seats 3
         church: A punk, A geek tired, A rasta tired, A grandpa
         bank: B student, C thief
         zombies: church 6
         begin attack church",
        "all pass
         late A
         ! A sacrifice student
         ! A vote-for B",
        expect![[r#"
                window-opened moment=before-attack place=church
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=6
                settled-without-ballot purpose=attack place=church seat=A
            late A: sacrifice geek, sacrifice rasta
            ! A sacrifice student: character-not-here (CITY-9.13)
            ! A vote-for B: vote-has-begun (CITY-4.19)
        "#]],
    );
}
