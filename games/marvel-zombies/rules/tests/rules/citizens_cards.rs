//! Citizen cards of Zombie Mode that are used in the hero's own turn, and cards without a Citizen (MZ-27).

use expect_test::expect;

use crate::transcript::check;

#[test]
fn pepper_potts_draws_a_trait() {
    check(
        &["MZ-27.2", "MZ-9.3", "MZ-13.5"],
        "heroes hulk
         citizens hulk: pepper-potts
         begin turn hulk",
        "A use hulk citizen pepper-potts
         chance trait feast
         ! A use hulk citizen pepper-potts
         = hulk",
        expect![[r#"
            > A use hulk citizen pepper-potts
                effect-used hero=hulk effect={"citizen":"pepper-potts"} aim=nothing
                hunger-changed hero=hulk hunger=1
            > chance trait feast
                trait-drawn hero=hulk card=feast
            ! A use hulk citizen pepper-potts: used-this-turn (MZ-23.2)
            = hulk: at S2-1, health 5, hunger 1, xp 0, traits [feast], citizens [pepper-potts], 3 actions
        "#]],
    );
}

#[test]
fn thunderbolt_ross_pushes_super_heroes_too() {
    check(
        &["MZ-27.5", "MZ-23.4", "MZ-23.5"],
        "heroes hulk
         citizens hulk: thunderbolt-ross
         S2-1: 1 guard
         leaders: thor S2-1
         begin turn hulk",
        "A use hulk citizen thunderbolt-ross
         A pick zone S2-0
         = S2-0
         = hulk
         ! A use hulk citizen thunderbolt-ross",
        expect![[r#"
            > A use hulk citizen thunderbolt-ross
                effect-used hero=hulk effect={"citizen":"thunderbolt-ross"} aim=nothing
                hunger-changed hero=hulk hunger=1
            > A pick zone S2-0
                pushed hero=hulk from=S2-1 to=S2-0
            = S2-0: leader thor, 1 guard
            = hulk: at S2-1, health 5, hunger 1, xp 0, citizens [thunderbolt-ross], 3 actions
            ! A use hulk citizen thunderbolt-ross: used-this-turn (MZ-23.2)
        "#]],
    );
}

#[test]
fn wong_moves_to_a_zone_in_sight() {
    check(
        &["MZ-27.6", "MZ-27.21", "MZ-4.17"],
        "heroes hulk
         citizens hulk: wong
         S2-1: 3 operators
         begin turn hulk",
        "! A use hulk citizen wong zone S1-0
         ! A use hulk citizen wong zone S2-1
         A use hulk citizen wong zone S2-0
         = hulk",
        expect![[r#"
            ! A use hulk citizen wong zone S1-0: not-in-sight (MZ-27.6)
            ! A use hulk citizen wong zone S2-1: changes-nothing (MZ-23.7)
            > A use hulk citizen wong zone S2-0
                effect-used hero=hulk effect={"citizen":"wong"} aim={"zone":S2-0}
                hunger-changed hero=hulk hunger=1
                moved hero=hulk from=S2-1 to=S2-0 cost=0
            = hulk: at S2-0, health 5, hunger 1, xp 0, citizens [wong], 3 actions
        "#]],
    );
}

#[test]
fn wong_changes_places_when_the_other_player_agrees() {
    check(
        &["MZ-27.6", "MZ-27.21", "MZ-23.12"],
        "seats 2
         heroes hulk, wasp
         hulk: seat A
         wasp: at S0-0, seat B
         citizens hulk: wong
         begin turn hulk",
        "A use hulk citizen wong hero wasp
         = pending
         B pick
         = hulk
         = wasp",
        expect![[r#"
            > A use hulk citizen wong hero wasp
                agreement-asked by=hulk with=wasp effect={"citizen":"wong"} aim={"hero":"wasp"}
            = seats who=["B"] mode=turn question={"agree":{"by":"hulk","with":"wasp","effect":{"citizen":"wong"},"aim":{"hero":"wasp"}}}
            > B pick
                agreed hero=wasp agrees=true
                effect-used hero=hulk effect={"citizen":"wong"} aim={"hero":"wasp"}
                hunger-changed hero=hulk hunger=1
                moved hero=wasp from=S0-0 to=S2-1 cost=0
                moved hero=hulk from=S2-1 to=S0-0 cost=0
            = hulk: at S0-0, health 5, hunger 1, xp 0, citizens [wong], 3 actions
            = wasp: at S2-1, health 5, hunger 0, xp 0
        "#]],
    );
}

#[test]
fn wong_changes_nothing_when_the_other_player_declines() {
    check(
        &["MZ-27.21", "MZ-27.24"],
        "seats 2
         heroes hulk, wasp
         hulk: seat A
         wasp: at S0-0, seat B
         citizens hulk: wong
         begin turn hulk",
        "A use hulk citizen wong hero wasp
         B enough
         = hulk
         ! A use hulk citizen wong hero wasp",
        expect![[r#"
            > A use hulk citizen wong hero wasp
                agreement-asked by=hulk with=wasp effect={"citizen":"wong"} aim={"hero":"wasp"}
            > B enough
                agreed hero=wasp agrees=false
            = hulk: at S2-1, health 5, hunger 0, xp 0, citizens [wong], 3 actions
            ! A use hulk citizen wong hero wasp: used-this-turn (MZ-23.2)
        "#]],
    );
}

#[test]
fn aunt_may_heals_a_hero_who_did_not_attack() {
    check(
        &["MZ-27.7", "MZ-27.23", "MZ-8.18", "MZ-13.10"],
        "heroes hulk
         hulk: health 3, hunger 3
         citizens hulk: aunt-may
         begin turn hulk",
        "A end-turn
         A use hulk citizen aunt-may
         = hulk",
        expect![[r#"
            > A end-turn
                turn-ends hero=hulk
            > A use hulk citizen aunt-may
                effect-used hero=hulk effect={"citizen":"aunt-may"} aim=nothing
                hunger-changed hero=hulk hunger=4
                healed hero=hulk health=4
                wounds-taken hero=hulk n=1 health=3
                turn-ended hero=hulk
                phase-began phase=enemies
            = hulk: at S2-1, health 3, hunger 4, xp 0, citizens [aunt-may], activated
        "#]],
    );
}

#[test]
fn aunt_may_counts_any_attack() {
    check(
        &["MZ-27.23"],
        "heroes hulk
         hulk: health 3
         citizens hulk: aunt-may
         S2-1: 1 guard
         begin turn hulk",
        "A attack devour S2-1
         chance 2
         A end-turn
         = hulk",
        expect![[r#"
            > A attack devour S2-1
                attacked hero=hulk form=devour at=S2-1
            > chance 2
                attack-rolled hero=hulk dice=[2] accuracy=4
                hits-counted hero=hulk hits=0
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":1,"operators":0,"specialists":0} leaders=[] citizens=[] wounds=1
                wounds-taken hero=hulk n=1 health=2
            = hulk: at S2-1, health 2, hunger 0, xp 0, citizens [aunt-may], activated
        "#]],
    );
}

#[test]
fn jane_foster_opens_a_door() {
    check(
        &["MZ-27.10", "MZ-5.5", "MZ-13.5"],
        "heroes hulk
         hulk: hunger 3
         citizens hulk: jane-foster
         deck spawn: 1, 2
         begin turn hulk",
        "! A use hulk citizen jane-foster door 3V.c/S2-1
         A use hulk citizen jane-foster door 8R.b/S2-1
         A vote zone 8R.a
         chance #001
         chance #002
         = hulk",
        expect![[r#"
            ! A use hulk citizen jane-foster door 3V.c/S2-1: door-locked (MZ-5.4)
            > A use hulk citizen jane-foster door 8R.b/S2-1
                effect-used hero=hulk effect={"citizen":"jane-foster"} aim={"door":8R.b/S2-1}
                hunger-changed hero=hulk hunger=4
                door-opened hero=hulk door=8R.b/S2-1
            > A vote zone 8R.a
                decided about={"rooms":{"rooms":[8R.a 8R.b]}} choice={"zone":8R.a}
            > chance #001
                spawn-drawn zone=8R.a card=0 level=blue
                enemies-placed zone=8R.a kind=operator n=2
            > chance #002
                spawn-drawn zone=8R.b card=1 level=blue
                enemies-placed zone=8R.b kind=operator n=2
            = hulk: at S2-1, health 5, hunger 4, xp 0, citizens [jane-foster], 3 actions
        "#]],
    );
}

#[test]
fn edwin_jarvis_gives_a_trait_and_the_third_is_discarded() {
    check(
        &["MZ-27.11", "MZ-27.22", "MZ-9.2", "MZ-9.9"],
        "seats 2
         heroes hulk, wasp
         hulk: seat A
         wasp: seat B
         citizens hulk: edwin-jarvis
         traits hulk: feast
         traits wasp: gorging, steel-jaw
         begin turn hulk",
        "! A use hulk citizen edwin-jarvis give wasp gorging
         A use hulk citizen edwin-jarvis give wasp feast
         = pending
         B pick
         = pending
         B pick trait gorging
         = hulk
         = wasp",
        expect![[r#"
            ! A use hulk citizen edwin-jarvis give wasp gorging: not-held (MZ-27.11)
            > A use hulk citizen edwin-jarvis give wasp feast
                agreement-asked by=hulk with=wasp effect={"citizen":"edwin-jarvis"} aim={"give":["wasp","feast"]}
            = seats who=["B"] mode=turn question={"agree":{"by":"hulk","with":"wasp","effect":{"citizen":"edwin-jarvis"},"aim":{"give":["wasp","feast"]}}}
            > B pick
                agreed hero=wasp agrees=true
                effect-used hero=hulk effect={"citizen":"edwin-jarvis"} aim={"give":["wasp","feast"]}
                hunger-changed hero=hulk hunger=1
                trait-given from=hulk to=wasp card=feast
            = seats who=["B"] mode=turn question={"discard-trait":{"hero":"wasp"}}
            > B pick trait gorging
                trait-discarded hero=wasp card=gorging
            = hulk: at S2-1, health 5, hunger 1, xp 0, citizens [edwin-jarvis], 3 actions
            = wasp: at S2-1, health 5, hunger 0, xp 0, traits [steel-jaw feast]
        "#]],
    );
}

#[test]
fn edwin_jarvis_takes_a_trait_from_a_hero_of_the_zone() {
    check(
        &["MZ-27.11", "MZ-27.22"],
        "heroes hulk, wasp, deadpool
         deadpool: at S2-0
         citizens hulk: edwin-jarvis
         traits wasp: gorging
         traits deadpool: feast
         begin turn hulk",
        "! A use hulk citizen edwin-jarvis take-from deadpool feast
         A use hulk citizen edwin-jarvis take-from wasp gorging
         = hulk
         = wasp",
        expect![[r#"
            ! A use hulk citizen edwin-jarvis take-from deadpool feast: not-here (MZ-27.11)
            > A use hulk citizen edwin-jarvis take-from wasp gorging
                effect-used hero=hulk effect={"citizen":"edwin-jarvis"} aim={"take-from":["wasp","gorging"]}
                hunger-changed hero=hulk hunger=1
                trait-given from=wasp to=hulk card=gorging
            = hulk: at S2-1, health 5, hunger 1, xp 0, traits [gorging], citizens [edwin-jarvis], 3 actions
            = wasp: at S2-1, health 5, hunger 0, xp 0
        "#]],
    );
}

#[test]
fn saved_means_that_nobody_is_there() {
    check(
        &["MZ-27.13", "MZ-15.3"],
        "heroes hulk
         cards: nobody 8R.c
         deck spawn: 1, 2
         begin turn hulk",
        "A open 8R.b/S2-1
         A vote zone 8R.a
         chance #001
         chance #002
         = 8R.c",
        expect![[r#"
            > A open 8R.b/S2-1
                door-opened hero=hulk door=8R.b/S2-1
            > A vote zone 8R.a
                decided about={"rooms":{"rooms":[8R.a 8R.b]}} choice={"zone":8R.a}
            > chance #001
                spawn-drawn zone=8R.a card=0 level=blue
                enemies-placed zone=8R.a kind=operator n=2
            > chance #002
                spawn-drawn zone=8R.b card=1 level=blue
                enemies-placed zone=8R.b kind=operator n=2
                citizen-revealed card=nobody zone=8R.c
            = 8R.c: nothing
        "#]],
    );
}

#[test]
fn a_revealed_secret_mission_does_what_the_mission_says() {
    check(
        &["MZ-27.14", "MZ-20.5"],
        "mission MZ6
         heroes hulk
         hulk: at 6R.a
         open 6R.a/S1-4
         cards: secret-mission-1 6R.b
         objectives: red, blue, red, red, green
         begin turn hulk",
        "A open 6R.a/6R.b
         = pending",
        expect![[r#"
            > A open 6R.a/6R.b
                door-opened hero=hulk door=6R.a/6R.b
                citizen-revealed card=secret-mission-1 zone=6R.b
            = seats who=["A"] mode=turn question={"decide":"objective"}
        "#]],
    );
}

#[test]
fn the_second_secret_mission_does_what_the_mission_says_too() {
    check(
        &["MZ-27.15", "MZ-20.5"],
        "mission MZ6
         heroes hulk
         hulk: at 2R.a
         open 2R.a/S2-5
         cards: secret-mission-2 2R.c
         objectives: red, blue, red, red, green
         begin turn hulk",
        "A open 2R.a/2R.c
         = pending",
        expect![[r#"
            > A open 2R.a/2R.c
                door-opened hero=hulk door=2R.a/2R.c
                citizen-revealed card=secret-mission-2 zone=2R.c
            = seats who=["A"] mode=turn question={"decide":"objective"}
        "#]],
    );
}
