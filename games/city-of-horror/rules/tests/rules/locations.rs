//! Chapters 9 (step A) and 16: the locations.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn city_9_2_each_player_there_may_use_the_effect_once() {
    check(
        &[
            "CITY-9.2",
            "CITY-9.3",
            "CITY-9.4",
            "CITY-9.5",
            "CITY-9.6",
            "CITY-9.18",
            "CITY-5.9",
            "CITY-13.8",
            "CITY-16.1",
        ],
        "seats 3
         first B
         church: A punk hidden, B student, B geek tired
         bank: C thief tired
         hand A: gun
         hand B: shotgun, molotov-cocktail
         begin location church",
        "= pending
         ! A decline
         ! B activate {\"rest-for-card\":[\"gun\",\"geek\"]}
         ! B activate {\"rest-for-card\":[\"shotgun\",\"student\"]}
         ! B activate {\"antidote-for-card\":\"shotgun\"}
         B activate {\"rest-for-card\":[\"molotov-cocktail\",\"geek\"]}
         ! B decline
         A decline
         = table",
        expect![[r#"
                location-began place=church
            = seats who=["A","B","C"] ready=["A","C"] mode=turn question={"activate":{"seat":"B","place":"church"}}
            ! A decline: not-your-turn-here (CITY-9.2)
            ! B activate {"rest-for-card":["gun","geek"]}: card-not-held (CITY-9.5)
            ! B activate {"rest-for-card":["shotgun","student"]}: not-exhausted (CITY-16.1)
            ! B activate {"antidote-for-card":"shotgun"}: not-the-effect-here (CITY-9.2)
            > B activate {"rest-for-card":["molotov-cocktail","geek"]}
                effect-used seat=B place=church effect={"rest-for-card":["molotov-cocktail","geek"]}
                card-discarded seat=B card=molotov-cocktail
                character-rested seat=B role=geek
            ! B decline: not-your-turn-here (CITY-9.2)
            > A decline
                declined seat=A
                window-opened moment=before-attack place=church
                passed-ahead seat=C
            = table: first B, leader green, zombies 40, antidotes 20, deck 37, discard [molotov-cocktail]
        "#]],
    );
}

#[test]
fn city_16_2_the_other_side_of_the_church() {
    check(
        &["CITY-16.2", "CITY-16.16"],
        "seats 3
         sides abaaaa
         church: A punk, A pregnant-woman tired, B student tired
         bank: C thief
         food A: 2
         shown B: 1
         begin location church",
        "! A activate {\"rest-for-food\":[2,\"pregnant-woman\"]}
         ! A activate {\"rest-for-food\":[1,\"punk\"]}
         A decline
         B activate {\"rest-for-food\":[1,\"student\"]}
         = at church",
        expect![[r#"
                location-began place=church
            ! A activate {"rest-for-food":[2,"pregnant-woman"]}: never-turned (CITY-16.16)
            ! A activate {"rest-for-food":[1,"punk"]}: food-not-held (CITY-9.5)
            > A decline
                declined seat=A
            > B activate {"rest-for-food":[1,"student"]}
                effect-used seat=B place=church effect={"rest-for-food":[1,"student"]}
                food-discarded seat=B food=1
                character-rested seat=B role=student
                window-opened moment=before-attack place=church
            = at church: A pregnant-woman tired, A punk, B student, 0 zombies
        "#]],
    );
}

#[test]
fn city_16_3_both_sides_of_the_hospital() {
    check(
        &["CITY-16.3"],
        "seats 3
         hospital: A punk, B student
         bank: C thief
         hand A: gun
         begin location hospital",
        "A activate {\"antidote-for-card\":\"gun\"}
         = hand A
         B decline",
        expect![[r#"
                location-began place=hospital
            > A activate {"antidote-for-card":"gun"}
                effect-used seat=A place=hospital effect={"antidote-for-card":"gun"}
                card-discarded seat=A card=gun
                antidote-taken seat=A
            = hand A: ; antidotes 1, food []
            > B decline
                declined seat=B
                window-opened moment=before-attack place=hospital
        "#]],
    );
    check(
        &["CITY-16.4", "CITY-16.15", "CITY-16.16"],
        "seats 3
         sides aabaaa
         hospital: A punk, A pregnant-woman, B student
         bank: C thief
         antidotes: C 19
         begin location hospital",
        "! A activate {\"antidote-by-tiring\":\"pregnant-woman\"}
         A activate {\"antidote-by-tiring\":\"punk\"}
         ! B activate {\"antidote-by-tiring\":\"student\"}
         B decline",
        expect![[r#"
                location-began place=hospital
            ! A activate {"antidote-by-tiring":"pregnant-woman"}: never-turned (CITY-16.16)
            > A activate {"antidote-by-tiring":"punk"}
                effect-used seat=A place=hospital effect={"antidote-by-tiring":"punk"}
                character-exhausted seat=A role=punk
                antidote-taken seat=A
            ! B activate {"antidote-by-tiring":"student"}: nothing-left (CITY-16.15)
            > B decline
                declined seat=B
                window-opened moment=before-attack place=hospital
        "#]],
    );
}

#[test]
fn city_16_5_both_sides_of_the_bank() {
    check(
        &["CITY-16.5", "CITY-10.3"],
        "seats 3
         colours red-green-blue
         leader red
         bank: A punk, B student
         church: C thief
         hand A: gun
         begin location bank",
        "! A activate {\"leader-for-card\":[\"gun\",\"red\"]}
         A activate {\"leader-for-card\":[\"gun\",\"blue\"]}
         = table",
        expect![[r#"
                location-began place=bank
            ! A activate {"leader-for-card":["gun","red"]}: no-such-colour (CITY-10.3)
            > A activate {"leader-for-card":["gun","blue"]}
                effect-used seat=A place=bank effect={"leader-for-card":["gun","blue"]}
                card-discarded seat=A card=gun
                leader-moved colour=blue
            = table: first A, leader blue, zombies 40, antidotes 20, deck 39, discard [gun]
        "#]],
    );
    check(
        &["CITY-16.6"],
        "seats 3
         colours red-green-blue
         leader red
         sides aaabaa
         bank: A punk, B student
         church: C thief
         begin location bank",
        "! A activate {\"leader-steps\":2}
         A activate {\"leader-steps\":0}
         B activate {\"leader-steps\":1}
         = table",
        expect![[r#"
                location-began place=bank
            ! A activate {"leader-steps":2}: too-far (CITY-16.6)
            > A activate {"leader-steps":0}
                effect-used seat=A place=bank effect={"leader-steps":0}
            > B activate {"leader-steps":1}
                effect-used seat=B place=bank effect={"leader-steps":1}
                leader-moved colour=green
                window-opened moment=before-attack place=bank
            = table: first A, leader green, zombies 40, antidotes 20, deck 40, discard []
        "#]],
    );
}

#[test]
fn city_16_7_both_sides_of_the_armory() {
    check(
        &["CITY-16.7"],
        "seats 3
         armory: A punk, B student
         church: C thief
         hand A: gun
         begin location armory",
        "A activate {\"draw-for-card\":\"gun\"}
         chance cards shotgun
         = hand A
         B decline",
        expect![[r#"
                location-began place=armory
            > A activate {"draw-for-card":"gun"}
                effect-used seat=A place=armory effect={"draw-for-card":"gun"}
                card-discarded seat=A card=gun
            > chance cards shotgun
                card-drawn seat=A card=null
            = hand A: shotgun; antidotes 0, food []
            > B decline
                declined seat=B
                window-opened moment=before-attack place=armory
        "#]],
    );
    let side_b = "seats 3
         sides aaaaba
         armory: A punk, A pregnant-woman, B student
         church: C thief
         hand A: gun
         deck 38
         begin location armory";
    check(
        &["CITY-16.8", "CITY-23.6"],
        side_b,
        "= table
         ! A activate {\"take-for-card\":[\"gun\",\"gun\"]}
         ! A activate {\"take-by-tiring\":[\"punk\",\"shotgun\"]}
         A activate {\"take-for-card\":[\"gun\",\"shotgun\"]}
         = hand A",
        expect![[r#"
                location-began place=armory
            = table: first A, leader green, zombies 40, antidotes 20, deck 38, discard [shotgun]
            ! A activate {"take-for-card":["gun","gun"]}: nothing-left (CITY-16.15)
            ! A activate {"take-by-tiring":["punk","shotgun"]}: not-the-effect-here (CITY-9.2)
            > A activate {"take-for-card":["gun","shotgun"]}
                effect-used seat=A place=armory effect={"take-for-card":["gun","shotgun"]}
                card-discarded seat=A card=gun
                card-taken seat=A card=shotgun
            = hand A: shotgun; antidotes 0, food []
        "#]],
    );
    check(
        &["CITY-16.16", "CITY-23.6"],
        &side_b.replace("seats 3", "seats 3\n edition first-print"),
        "! A activate {\"take-by-tiring\":[\"pregnant-woman\",\"shotgun\"]}
         A activate {\"take-by-tiring\":[\"punk\",\"shotgun\"]}
         = hand A",
        expect![[r#"
                location-began place=armory
            ! A activate {"take-by-tiring":["pregnant-woman","shotgun"]}: never-turned (CITY-16.16)
            > A activate {"take-by-tiring":["punk","shotgun"]}
                effect-used seat=A place=armory effect={"take-by-tiring":["punk","shotgun"]}
                character-exhausted seat=A role=punk
                card-taken seat=A card=shotgun
            = hand A: gun, shotgun; antidotes 0, food []
        "#]],
    );
}

#[test]
fn city_16_9_tower_and_ruin_attack_in_their_own_way() {
    let tower = "seats 3
         water-tower: A punk
         church: B student, C thief
         zombies: water-tower 3
         begin location water-tower";
    check(
        &["CITY-16.9"],
        tower,
        "all pass
         = at water-tower",
        expect![[r#"
                location-began place=water-tower
                window-opened moment=before-attack place=water-tower
            > all pass
                window-closed moment=before-attack
                no-attack place=water-tower zombies=3
                location-began place=church
            = at water-tower: A punk, 3 zombies
        "#]],
    );
    check(
        &["CITY-16.10"],
        &tower.replace("seats 3", "seats 3\n sides baaaaa").replace("water-tower 3", "water-tower 4"),
        "all pass
         = at water-tower",
        expect![[r#"
                location-began place=water-tower
                window-opened moment=before-attack place=water-tower
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=water-tower zombies=4
                settled-without-ballot purpose=attack place=water-tower seat=A
                character-lost seat=A role=punk place=water-tower
                token-taken seat=B
                player-eliminated seat=A
                location-began place=church
            = at water-tower: 4 zombies
        "#]],
    );
    check(
        &["CITY-16.11"],
        "seats 3
         tower fallen
         water-tower: A punk
         church: B student, C thief, A geek
         zombies: water-tower 2
         begin location water-tower",
        "all pass",
        expect![[r#"
                location-began place=water-tower
                window-opened moment=before-attack place=water-tower
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=water-tower zombies=2
                settled-without-ballot purpose=attack place=water-tower seat=A
                character-lost seat=A role=punk place=water-tower
                location-began place=church
        "#]],
    );
}

#[test]
fn city_16_12_both_sides_of_the_crossroads() {
    check(
        &["CITY-16.12", "CITY-22.6"],
        "seats 3
         crossroads: A punk, B student
         church: C thief
         hand A: gun
         begin location crossroads",
        "A activate {\"food-for-card\":\"gun\"}
         chance food 3
         @A
         = hand A",
        expect![[r#"
                location-began place=crossroads
            > A activate {"food-for-card":"gun"}
                effect-used seat=A place=crossroads effect={"food-for-card":"gun"}
                card-discarded seat=A card=gun
            > chance food 3
                food-drawn seat=A food=null
            @A
                food-drawn seat=A food=3
            = hand A: ; antidotes 0, food [Food(3)]
        "#]],
    );
    check(
        &["CITY-16.13", "CITY-16.14", "CITY-16.15", "CITY-22.6"],
        "seats 3
         sides aaaaab
         crossroads: A punk, B student
         church: C thief
         hand A: gun
         hand B: gun
         open-food: 1, 1, 2
         begin location crossroads",
        "! A activate {\"open-food-for-card\":[\"gun\",3]}
         A activate {\"open-food-for-card\":[\"gun\",2]}
         chance food 3
         B activate {\"food-for-card\":\"gun\"}
         chance food 0",
        expect![[r#"
                location-began place=crossroads
            ! A activate {"open-food-for-card":["gun",3]}: nothing-left (CITY-16.15)
            > A activate {"open-food-for-card":["gun",2]}
                effect-used seat=A place=crossroads effect={"open-food-for-card":["gun",2]}
                card-discarded seat=A card=gun
                food-taken seat=A food=2
            > chance food 3
                food-turned-up food=3
            > B activate {"food-for-card":"gun"}
                effect-used seat=B place=crossroads effect={"food-for-card":"gun"}
                card-discarded seat=B card=gun
            > chance food 0
                food-drawn seat=B food=null
                window-opened moment=before-attack place=crossroads
        "#]],
    );
}

#[test]
fn city_16_10_side_b_of_the_water_tower() {
    let tower = "seats 3
         sides baaaaa
         water-tower: A punk, B student
         church: C thief
         hand C: molotov-cocktail, gun
         markers: water-tower 2
         zombies: water-tower 3
         cards: A church, B bank, C water-tower
         begin";
    // On side B, players do not look at the start of a turn, but may choose later.
    check(
        &["CITY-6.3"],
        &format!("{tower} turn"),
        "all pass
         ? A
         ? C
         A choose-later
         B choose bank
         C choose bank
         = pending",
        expect![[r#"
                window-opened moment=start-of-turn place=null
            > all pass
                window-closed moment=start-of-turn
            ? A: choose water-tower, choose church, choose hospital, choose bank, choose armory, choose crossroads, choose-later
            ? C: choose water-tower, choose church, choose hospital, choose bank, choose armory, choose crossroads
            > A choose-later
                card-chosen seat=A place=null
            > B choose bank
                card-chosen seat=B place=null
            > C choose bank
                card-chosen seat=C place=null
                movement-cards-shown cards=[{"seat":"B","place":"bank"},{"seat":"C","place":"bank"}]
            = seats who=["A"] mode=sealed question=choose-card-late
        "#]],
    );
    // Side B has two spaces.
    check(
        &["CITY-8.4"],
        &tower.replace("A church", "A water-tower").replace("begin", "bank: A geek\n begin moves"),
        "A move geek",
        expect![[r#"
                move-began seat=A
            > A move geek
                character-diverted seat=A role=geek from=bank wanted=water-tower
                move-began seat=B
        "#]],
    );
    // Three zombies are not enough to attack, there is no step A, and three markers make the tower collapse.
    check(
        &["CITY-16.10", "CITY-9.7"],
        &format!("{tower} location water-tower"),
        "all pass",
        expect![[r#"
                location-began place=water-tower
                window-opened moment=before-attack place=water-tower
            > all pass
                window-closed moment=before-attack
                no-attack place=water-tower zombies=3
                location-began place=church
        "#]],
    );
    check(
        &["CITY-17.4"],
        &format!("{tower} attack water-tower"),
        "C play molotov-cocktail at water-tower
         all pass
         C put-marker water-tower
         = at water-tower",
        expect![[r#"
                window-opened moment=before-attack place=water-tower
            > C play molotov-cocktail at water-tower
                card-played seat=C card=molotov-cocktail aim={"at":"water-tower"}
            > all pass
                card-carried-out seat=C card=molotov-cocktail
                zombies-killed place=water-tower n=1
            > C put-marker water-tower
                marker-put seat=C place=water-tower n=3
                tower-collapsed zombies=2
                character-lost seat=B role=student place=water-tower
                character-lost seat=A role=punk place=water-tower
                token-taken seat=C
                player-eliminated seat=A
                player-eliminated seat=B
            = at water-tower: 0 zombies
        "#]],
    );
}

#[test]
fn city_16_7_side_a_of_the_armory_with_an_empty_deck() {
    check(
        &["CITY-16.7", "CITY-16.15"],
        "seats 3
         armory: A punk, B student
         church: C thief
         hand A: gun
         deck 0
         begin location armory",
        "! A activate {\"draw-for-card\":\"gun\"}
         ? A
         A decline",
        expect![[r#"
                location-began place=armory
            ! A activate {"draw-for-card":"gun"}: nothing-left (CITY-16.15)
            ? A: decline
            > A decline
                declined seat=A
        "#]],
    );
    check(
        &["CITY-16.7"],
        "seats 3
         armory: A punk, B student
         church: C thief
         hand A: gun
         hand B: gun
         deck 1
         begin location armory",
        "A activate {\"draw-for-card\":\"gun\"}
         chance cards alarm
         ! B activate {\"draw-for-card\":\"gun\"}",
        expect![[r#"
                location-began place=armory
            > A activate {"draw-for-card":"gun"}
                effect-used seat=A place=armory effect={"draw-for-card":"gun"}
                card-discarded seat=A card=gun
            > chance cards alarm
                card-drawn seat=A card=null
            ! B activate {"draw-for-card":"gun"}: nothing-left (CITY-16.15)
        "#]],
    );
}

/// A token that does not exist is not an action at all.
#[test]
fn city_1_9_there_is_no_food_beyond_three() {
    use city_of_horror::Action;

    let action = |value: u8| {
        serde_json::from_str::<Action>(&format!(r#"{{"activate":{{"rest-for-food":[{value},"punk"]}}}}"#))
    };
    assert!(action(3).is_ok());
    let refused = action(4).expect_err("food is worth 0 to 3").to_string();
    assert!(refused.contains("there is no food worth 4"), "{refused}");
}
