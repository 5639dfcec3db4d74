//! What happens in each window when a player's time is up.

use expect_test::expect;

use crate::promises::ATTACK;
use crate::transcript::check;

#[test]
fn city_4_11_late_players_pass_in_windows_and_on_cards() {
    check(
        &["CITY-4.11"],
        &ATTACK.replace("hand A: gun", "hand A: gun, pepper-spray"),
        "late A
         B play hideout who student
         late A
         late B",
        expect![[r#"
                window-opened moment=before-attack place=church
            late A: pass
            > B play hideout who student
                card-played seat=B card=hideout aim={"character":"student"}
            late A: pass
            late B: pass
        "#]],
    );
}

#[test]
fn city_5_21_a_late_movement_card_can_be_followed() {
    check(
        &["CITY-5.21", "CITY-5.22"],
        "seats 4
         sides b
         water-tower: A punk
         church: B student
         bank: C granny
         armory: D thief
         armory blocked
         begin movement-cards",
        "late A
         late B
         late C
         late D
         B choose bank
         C choose bank
         D choose bank
         A choose-later
         late A",
        expect![[r#"
            late A: choose-later
            late B: choose armory, choose bank, choose crossroads, choose hospital, choose water-tower
            late C: choose armory, choose bank, choose church, choose crossroads, choose hospital, choose water-tower
            late D: choose armory, choose bank, choose church, choose crossroads, choose hospital, choose water-tower
            > B choose bank
                card-chosen seat=B place=null
            > C choose bank
                card-chosen seat=C place=null
            > D choose bank
                card-chosen seat=D place=null
            > A choose-later
                card-chosen seat=A place=null
                movement-cards-shown cards=[{"seat":"B","place":"bank"},{"seat":"C","place":"bank"},{"seat":"D","place":"bank"}]
            late A: choose armory, choose bank, choose church, choose crossroads, choose hospital
        "#]],
    );
}

#[test]
fn city_5_6_a_late_mover_moves_without_cards_or_powers() {
    check(
        &["CITY-4.11"],
        "seats 3
         church: A punk, A mama, A teen
         hospital: A granny
         bank: B student
         armory: C thief
         cards: A church, B bank, C church
         zombies: church 1
         hand A: gun, back-door
         begin moves",
        "late A
         C hold
         late C
         C pass
         A play gun at church
         late A
         all pass
         late A
         A stay
         late B",
        expect![[r#"
                move-began seat=A
            late A: stay
            > C hold
                held seat=C
            late C: pass
            > C pass
                passed seat=C
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
            late A: pass
            > all pass
                card-carried-out seat=A card=gun
                zombies-killed place=church n=1
            late A: stay
            > A stay
                nobody-moved seat=A
                move-began seat=B
            late B: stay
        "#]],
    );
}

#[test]
fn city_5_7_a_late_priest_does_not_undo_a_move() {
    check(
        &["CITY-4.11"],
        "seats 3
         church: A punk
         bank: B student
         armory: C priest
         cards: A bank, B bank, C bank
         begin moves",
        "A move punk
         late C
         ? C
         ! C pass
         C decline",
        expect![[r#"
                move-began seat=A
            > A move punk
                character-moved seat=A role=punk from=church to=bank
            late C: decline
            ? C: use priest nothing, decline
            ! C pass: no-action-now (CITY-4.1)
            > C decline
                declined seat=C
                move-began seat=B
        "#]],
    );
}

#[test]
fn city_5_9_a_late_decision_declines_unless_it_was_promised() {
    let scene = "seats 3
         hospital: A punk, B student
         bank: C thief
         hand A: gun
         antidotes: C 1
         begin location hospital";
    check(
        &["CITY-4.11"],
        scene,
        "late A
         C hold
         late C
         ? A
         C pass
         ? A
         ? C",
        expect![[r#"
                location-began place=hospital
            late A: decline
            > C hold
                held seat=C
            late C: pass
            ? A: pass, hold
            > C pass
                passed seat=C
            ? A: activate antidote-for-card=gun, decline
            ? C: pass, hold, use thief {"player":"A"}
        "#]],
    );
    check(
        &["CITY-4.11"],
        scene,
        r#"C propose {"to":"A","promises":[{"by":"taker","clause":{"effect":{"antidote-for-card":"gun"}}}]}
           A accept C 1 []
           late A"#,
        expect![[r#"
                location-began place=hospital
            > C propose {"to":"A","promises":[{"by":"taker","clause":{"effect":{"antidote-for-card":"gun"}}}]}
                offer-made seat=C to=A number=1 answers=null lasts=window terms=null
            > A accept C 1 []
                offer-ended seat=C number=1
                deal-made seat=C with=A promises=[{"by":"taker","clause":{"effect":{"antidote-for-card":"gun"}}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            late A: activate antidote-for-card=gun
        "#]],
    );
}

#[test]
fn city_5_11_a_late_ballot_names_somebody_else_in_an_attack() {
    let scene = ATTACK.replace("begin", "antidotes: church 1\n begin");
    check(
        &["CITY-4.11"],
        &scene,
        "all pass\n late A\n late B\n A vote-for B\n late A",
        expect![[r#"
            window-opened moment=before-attack place=church
        > all pass
            window-closed moment=before-attack
            zombies-attacked place=church zombies=3
        late A: vote-for B, vote-for C
        late B: vote-for A, vote-for C
        > A vote-for B
            ballot-sealed seat=A is_ready=true ballot_of=null named=null
        late A: vote-for B, vote-for C
    "#]],
    );
    // Two players can be named.
    check(
        &["CITY-4.11"],
        &scene.replace(", C thief", "").replace("bank: A geek", "bank: A geek, C thief"),
        "all pass\n late A\n late B\n A vote-for B\n B vote-for A\n late A",
        expect![[r#"
                window-opened moment=before-attack place=church
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            late A: vote-for B
            late B: vote-for A
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"}]
                vote-tied purpose=attack place=church among=["A","B"]
            late A: break-tie A, break-tie B
        "#]],
    );
    // Only B, as promised.
    check(
        &["CITY-4.11"],
        &scene,
        r#"A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["attack","B"]}}]}
           B accept A 1 []
           all pass
           late B"#,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["attack","B"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"vote":["attack","B"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            late B: vote-for B
        "#]],
    );
}

#[test]
fn city_5_13_a_late_ballot_names_its_player_in_a_sharing() {
    let scene = ATTACK.replace("begin attack", "antidotes: church 1\n begin sharing");
    check(
        &["CITY-4.11"],
        &scene,
        "all pass\n late A\n late B",
        expect![[r#"
            window-opened moment=before-sharing place=church
        > all pass
            window-closed moment=before-sharing
        late A: vote-for A
        late B: vote-for B
    "#]],
    );
    check(
        &["CITY-4.11"],
        &scene,
        r#"A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["sharing","C"]}}]}
           B accept A 1 []
           all pass
           late B"#,
        expect![[r#"
                window-opened moment=before-sharing place=church
            > A propose {"to":"B","promises":[{"by":"taker","clause":{"vote":["sharing","C"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"vote":["sharing","C"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-sharing
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            late B: vote-for C
        "#]],
    );
    check(
        &["CITY-4.11"],
        &scene,
        r#"A propose {"to":"B","promises":[{"by":"taker","clause":{"spare":["sharing","B"]}}]}
           B accept A 1 []
           all pass
           late B"#,
        expect![[r#"
                window-opened moment=before-sharing place=church
            > A propose {"to":"B","promises":[{"by":"taker","clause":{"spare":["sharing","B"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"spare":["sharing","B"]}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > all pass
                window-closed moment=before-sharing
            late B: vote-for A, vote-for C
        "#]],
    );
}

#[test]
fn city_11_5_a_late_player_casts_the_missing_ballot() {
    let scene = "seats 3
         rules weapon_replica=proxy
         church: A punk, B student, C thief
         bank: A geek, B rasta, C mama
         zombies: church 3
         hand C: weapon-replica
         begin attack church";
    let script = "C play weapon-replica ballot church B
         all pass
         all pass
         late C
         C vote-for A
         late C
         C cast-for B A
         late C";
    check(
        &["CITY-11.5"],
        scene,
        script,
        expect![[r#"
            window-opened moment=before-attack place=church
        > C play weapon-replica ballot church B
            card-played seat=C card=weapon-replica aim={"ballot":["church","B"]}
        > all pass
            card-carried-out seat=C card=weapon-replica
            replica-shown seat=C place=church victim=B
        > all pass
            window-closed moment=before-attack
            zombies-attacked place=church zombies=3
        late C: cast-for B A, cast-for B B
        > C vote-for A
            ballot-sealed seat=C is_ready=false ballot_of=null named=null
        late C: cast-for B A, cast-for B B
        > C cast-for B A
            ballot-sealed seat=C is_ready=true ballot_of=null named=null
        late C: cast-for B A, cast-for B B
    "#]],
    );
    check(
        &["CITY-11.5"],
        &scene.replace("begin attack", "antidotes: church 1\n begin sharing"),
        &script.replace("C vote-for A", "C cast-for B A"),
        expect![[r#"
                window-opened moment=before-sharing place=church
            > C play weapon-replica ballot church B
                card-played seat=C card=weapon-replica aim={"ballot":["church","B"]}
            > all pass
                card-carried-out seat=C card=weapon-replica
                replica-shown seat=C place=church victim=B
            > all pass
                window-closed moment=before-sharing
            late C: cast-for B C
            > C cast-for B A
                ballot-sealed seat=C is_ready=false ballot_of=null named=null
            late C: vote-for C
            > C cast-for B A
                ballot-sealed seat=C is_ready=false ballot_of=null named=null
            late C: vote-for C
        "#]],
    );
}

#[test]
fn city_5_15_a_late_vaccination_saves_the_most_valuable() {
    check(
        &["CITY-4.11"],
        "seats 3
         church: A punk, A geek tired, A blonde, A rasta
         bank: B student, B thief, C teen
         antidotes: A 2, B 1
         begin vaccination",
        "late A
         late B
         ? B
         ! A vaccinate [\"punk\"]
         ! A vaccinate [\"punk\",\"student\"]
         ! A pass
         A vaccinate [\"punk\",\"rasta\"]
         B vaccinate [\"thief\"]",
        expect![[r#"
            late A: vaccinate blonde punk, vaccinate blonde rasta
            late B: vaccinate thief
            ? B: vaccinate student, vaccinate thief
            ! A vaccinate ["punk"]: one-antidote-each (CITY-21.2)
            ! A vaccinate ["punk","student"]: one-antidote-each (CITY-21.2)
            ! A pass: no-action-now (CITY-4.1)
            > A vaccinate ["punk","rasta"]
                vaccination-chosen seat=A roles=null
            > B vaccinate ["thief"]
                vaccination-chosen seat=B roles=null
                vaccinated seat=A roles=["punk","rasta"]
                vaccinated seat=B roles=["thief"]
                vaccinated seat=C roles=[]
                character-lost seat=A role=blonde place=church
                character-lost seat=A role=geek place=church
                character-lost seat=B role=student place=bank
                character-lost seat=C role=teen place=bank
                player-eliminated seat=C
                scored seat=A characters=8 antidotes=0 food=0 canned=0
                scored seat=B characters=4 antidotes=0 food=0 canned=0
                game-ended winners=["A"]
        "#]],
    );
}

#[test]
fn city_17_1_a_late_marker_goes_anywhere() {
    check(
        &["CITY-4.11"],
        &ATTACK.replace("gun, shotgun", "molotov-cocktail"),
        "A play molotov-cocktail at church
         all pass
         late A
         ! A put-marker church
         ! A pass
         A put-marker armory",
        expect![[r#"
                window-opened moment=before-attack place=church
            > A play molotov-cocktail at church
                card-played seat=A card=molotov-cocktail aim={"at":"church"}
            > all pass
                card-carried-out seat=A card=molotov-cocktail
                zombies-killed place=church n=1
            late A: put-marker armory, put-marker water-tower
            ! A put-marker church: takes-no-marker (CITY-17.1)
            ! A pass: no-action-now (CITY-4.1)
            > A put-marker armory
                marker-put seat=A place=armory n=1
        "#]],
    );
}
