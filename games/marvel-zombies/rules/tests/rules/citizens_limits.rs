//! The limits of the Citizen cards of Zombie Heroes: range, targets, moments (MZ-27).

use expect_test::expect;

use crate::transcript::check;

#[test]
fn aunt_may_is_not_asked_at_full_health() {
    check(
        &["MZ-23.7"],
        "heroes hulk
         citizens hulk: aunt-may
         begin turn hulk",
        "A end-turn
         = pending",
        expect![[r#"
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
                phase-began phase=enemies
            = chance spawn={"zone":S0-0}
        "#]],
    );
}

#[test]
fn edwin_jarvis_exchanges_with_another_hero_only() {
    check(
        &["MZ-27.11", "MZ-27.22"],
        "heroes hulk, wasp
         citizens hulk: edwin-jarvis
         traits hulk: feast
         begin turn hulk",
        "! A use hulk citizen edwin-jarvis give hulk feast
         ! A use hulk citizen edwin-jarvis give wasp gorging
         ! A use hulk citizen edwin-jarvis take-from wasp feast
         A use hulk citizen edwin-jarvis give wasp feast
         = hulk
         = wasp",
        expect![[r#"
            ! A use hulk citizen edwin-jarvis give hulk feast: not-here (MZ-27.11)
            ! A use hulk citizen edwin-jarvis give wasp gorging: not-held (MZ-27.11)
            ! A use hulk citizen edwin-jarvis take-from wasp feast: not-held (MZ-27.11)
            > A use hulk citizen edwin-jarvis give wasp feast
                effect-used hero=hulk effect={"citizen":"edwin-jarvis"} aim={"give":["wasp","feast"]}
                hunger-changed hero=hulk hunger=1
                trait-given from=hulk to=wasp card=feast
            = hulk: at S2-1, health 5, hunger 1, xp 0, citizens [edwin-jarvis], 3 actions
            = wasp: at S2-1, health 5, hunger 0, xp 0, traits [feast]
        "#]],
    );
}

#[test]
fn maria_hill_adds_a_die_to_the_unique_attack() {
    check(
        &["MZ-27.9"],
        "heroes hulk
         citizens hulk: maria-hill
         S2-1: 1 operator
         begin turn hulk",
        "~ A attack unique S2-1
         ? A
         A use hulk citizen maria-hill
         = pending",
        expect![[r#"
            ? A: pass, use hero=hulk effect={"citizen":"maria-hill"} aim=nothing
            > A use hulk citizen maria-hill
                effect-used hero=hulk effect={"citizen":"maria-hill"} aim=nothing
                hunger-changed hero=hulk hunger=1
            = chance attack={"hero":"hulk","n":5}
        "#]],
    );
}

#[test]
fn okoye_bites_in_the_heros_zone() {
    check(
        &["MZ-27.12"],
        "heroes hulk
         citizens hulk: okoye
         S2-2: 1 operator, 1 specialist
         S3-2: 1 operator
         begin enemies",
        "? A
         A use hulk citizen okoye
         = pending
         ? A
         ! A attack devour S2-2",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=operator n=1 from=S2-2 to=S2-1 why={"sees":S2-1}
                enemies-moved kind=specialist n=1 from=S2-2 to=S2-1 why={"sees":S2-1}
                enemies-moved kind=operator n=1 from=S3-2 to=S2-2 why={"way":S2-1}
            ? A: pass, use hero=hulk effect={"citizen":"okoye"} aim=nothing
            > A use hulk citizen okoye
                effect-used hero=hulk effect={"citizen":"okoye"} aim=nothing
                hunger-changed hero=hulk hunger=1
            = seats who=["A"] mode=turn question={"free":{"hero":"hulk","what":{"form":["devour",0]}}}
            ? A: attack form=devour at=S2-1, enough
            ! A attack devour S2-2: out-of-reach (MZ-10.2)
        "#]],
    );
}

#[test]
fn danvers_special_costs_an_action() {
    check(
        &["MZ-8.8"],
        "heroes captain-marvel
         captain-marvel: xp 19
         S2-2: 1 operator
         begin turn captain-marvel 0",
        "! A use captain-marvel skill danvers-special",
        expect![[r#"
            ! A use captain-marvel skill danvers-special: too-few-actions (MZ-8.8)
        "#]],
    );
}

#[test]
fn danvers_special_is_paid_with_the_last_action() {
    check(
        &["MZ-24.10"],
        "heroes captain-marvel
         captain-marvel: xp 19
         S2-2: 1 operator
         begin turn captain-marvel 1",
        "A use captain-marvel skill danvers-special
         ? A
         ! A enough
         ! A move S2-0
         A move S2-2
         = pending
         = captain-marvel",
        expect![[r#"
            > A use captain-marvel skill danvers-special
                effect-used hero=captain-marvel effect={"skill":"danvers-special"} aim=nothing
                actions-changed hero=captain-marvel actions=0
            ? A: move to=S2-2
            ! A enough: no-enemies-here (MZ-24.10)
            ! A move S2-0: no-enemies-there (MZ-24.10)
            > A move S2-2
                moved hero=captain-marvel from=S2-1 to=S2-2 cost=0
            = seats who=["A"] mode=turn question={"free":{"hero":"captain-marvel","what":{"form":["unique",0]}}}
            = captain-marvel: at S2-2, health 5, hunger 0, xp 19, 0 actions
        "#]],
    );
}

#[test]
fn danvers_special_reaches_two_zones() {
    check(
        &["MZ-24.36"],
        "mission MZ1
         heroes captain-marvel, wasp
         captain-marvel: xp 19
         S3-0: 1 operator
         begin turn captain-marvel",
        "! A use captain-marvel skill danvers-special
         ~ A move S1-0
         A use captain-marvel skill danvers-special
         ! A enough
         ! A move S0-0
         A move S2-0
         ? A
         A move S3-0
         = pending",
        expect![[r#"
            ! A use captain-marvel skill danvers-special: no-enemies-near (MZ-24.36)
            > A use captain-marvel skill danvers-special
                effect-used hero=captain-marvel effect={"skill":"danvers-special"} aim=nothing
                actions-changed hero=captain-marvel actions=2
            ! A enough: no-enemies-here (MZ-24.10)
            ! A move S0-0: no-enemies-there (MZ-24.10)
            > A move S2-0
                moved hero=captain-marvel from=S1-0 to=S2-0 cost=0
            ? A: move to=S3-0
            > A move S3-0
                moved hero=captain-marvel from=S2-0 to=S3-0 cost=0
            = seats who=["A"] mode=turn question={"free":{"hero":"captain-marvel","what":{"form":["unique",0]}}}
        "#]],
    );
}

#[test]
fn jonah_jameson_looks_two_zones_far() {
    check(
        &["MZ-23.8"],
        "mission MZ1
         heroes hulk, wasp
         hulk: at S1-0
         wasp: at S2-4
         citizens hulk: jonah-jameson
         deck spawn: 1, 2, 3
         spawn 1 off
         begin spawn",
        "chance #001
         = pending
         = table",
        expect![[r#"
            > chance #001
                spawn-drawn zone=S4-0 card=0 level=blue
                enemies-placed zone=S4-0 kind=operator n=2
            = chance spawn={"zone":S2-4}
            = table: round 1, enemies phase, A: hulk wasp, supply [14, 33, 14], spawn deck 2, traits 45, citizens 13, leaders 6, open []
        "#]],
    );
}

#[test]
fn jonah_jameson_sees_a_spawn_two_zones_away() {
    check(
        &["MZ-23.8"],
        "mission MZ1
         heroes hulk, wasp
         hulk: at S2-0
         wasp: at S2-4
         citizens hulk: jonah-jameson
         deck spawn: 1, 2, 3
         begin spawn",
        "chance #001
         = pending
         ? A",
        expect![[r#"
            > chance #001
                spawn-drawn zone=S4-0 card=0 level=blue
                enemies-placed zone=S4-0 kind=operator n=2
            = seats who=["A"] mode=turn question={"effects":{"moment":"enemies-spawned","zone":S4-0}}
            ? A: pass, use hero=hulk effect={"citizen":"jonah-jameson"} aim=nothing
        "#]],
    );
}

#[test]
fn jonah_jameson_sees_a_super_hero_come() {
    check(
        &["MZ-23.8"],
        "heroes hulk
         hulk: at S1-0
         citizens hulk: jonah-jameson
         deck spawn: 14
         deck leaders: thor
         spawn 1 off
         begin spawn",
        "~ chance #014
         chance leader thor
         = pending
         ? A",
        expect![[r#"
            > chance leader thor
                leader-drawn who=thor
                leader-placed who=thor zone=S0-0
            = seats who=["A"] mode=turn question={"effects":{"moment":"enemies-spawned","zone":S0-0}}
            ? A: pass, use hero=hulk effect={"citizen":"jonah-jameson"} aim=nothing
        "#]],
    );
}

#[test]
fn jonah_jameson_does_not_see_a_super_hero_far_off() {
    check(
        &["MZ-23.8"],
        "mission MZ1
         heroes hulk
         hulk: at S0-0
         citizens hulk: jonah-jameson
         deck spawn: 14, 15, 16
         deck leaders: thor
         begin spawn",
        "~ chance #014
         chance leader thor
         = pending",
        expect![[r#"
            > chance leader thor
                leader-drawn who=thor
                leader-placed who=thor zone=S4-0
            = chance spawn={"zone":S2-4}
        "#]],
    );
}

#[test]
fn mz_15_26_citizens_who_flee_are_not_part_of_the_group_of_fighters() {
    check(
        &["MZ-15.26"],
        "heroes hulk, wasp
         hulk: at S2-0
         wasp: at S2-2
         people: wong S2-1, okoye S2-1, mary-jane S2-1
         begin enemies",
        "A vote zone S2-0
         A vote zone S2-2
         = S2-0
         = S2-2",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            > A vote zone S2-0
                decided about={"citizen-way":{"citizen":"mary-jane","routes":[S2-0 S2-2]}} choice={"zone":S2-0}
            > A vote zone S2-2
                decided about={"citizen-way":{"citizen":"wong","routes":[S2-0 S2-2]}} choice={"zone":S2-2}
                citizen-moved citizen=mary-jane from=S2-1 to=S2-0 why={"flight":S0-0}
                citizen-moved citizen=wong from=S2-1 to=S2-2 why={"sees":S2-2}
                citizen-moved citizen=okoye from=S2-1 to=S2-0 why={"sees":S2-0}
            = S2-0: hulk, citizen mary-jane, citizen okoye
            = S2-2: wasp, citizen wong
        "#]],
    );
}
