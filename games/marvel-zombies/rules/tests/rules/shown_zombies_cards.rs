//! The Traits and Citizen cards that a Zombie Hero's player is shown in a turn but may not use, with the rule
//! that forbids it.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn traits_in_own_turn_gorging() {
    check(
        &["MZ-23.7"],
        "heroes hulk, wasp, deadpool, iron-man
         hulk: health 4, hunger 1
         wasp: at S2-0
         deadpool: at 8R.a
         iron-man: at S3-2
         open 8R.b/S2-1
         traits hulk: gorging, feast, in-for-the-kill
         S2-2: 1 operator
         S2-0: 1 specialist
         S3-2: 2 guards
         8R.b: 1 guard
         people: wong S0-0, okoye 3V.b
         begin turn hulk",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=8R.b, move to=S2-0, move to=S2-2, gain-trait, use hero=hulk effect={"trait":"in-for-the-kill"} aim=nothing, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=8R.b, attack form=unique at=S2-0, attack form=unique at=S2-2, attack form=devour at=8R.b, attack form=devour at=S2-0, attack form=devour at=S2-2
                no-target (MZ-10.7): attack form=unique at=S2-1, attack form=devour at=S2-1
                no-sign-here (MZ-21.1): attack form=sign at=8R.b, attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2
                door-locked (MZ-5.4): open door=3V.c/S2-1
                door-is-open (MZ-5.2): open door=8R.b/S2-1
                no-objective-here (MZ-8.15): take objective=0
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=hulk effect={"skill":"hungry-rage"} aim=nothing, use hero=hulk effect={"trait":"gorging"} aim=nothing, use hero=hulk effect={"trait":"feast"} aim=nothing
        "#]],
    );
}

#[test]
fn traits_in_own_turn_rotten_hide() {
    check(
        &["MZ-23.7"],
        "heroes hulk, wasp, deadpool, iron-man
         hulk: health 4, hunger 1
         wasp: at S2-0
         deadpool: at 8R.a
         iron-man: at S3-2
         open 8R.b/S2-1
         traits hulk: rotten-hide, scent-of-blood, hungry-fury
         S2-2: 1 operator
         S2-0: 1 specialist
         S3-2: 2 guards
         8R.b: 1 guard
         people: wong S0-0, okoye 3V.b
         begin turn hulk",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=8R.b, move to=S2-0, move to=S2-2, gain-trait, use hero=hulk effect={"trait":"scent-of-blood"} aim={"zone":8R.b}, use hero=hulk effect={"trait":"scent-of-blood"} aim={"zone":S0-0}, use hero=hulk effect={"trait":"scent-of-blood"} aim={"zone":S2-0}, use hero=hulk effect={"trait":"scent-of-blood"} aim={"zone":S2-2}, use hero=hulk effect={"trait":"scent-of-blood"} aim={"zone":S3-2}, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=8R.b, attack form=unique at=S2-0, attack form=unique at=S2-2, attack form=devour at=8R.b, attack form=devour at=S2-0, attack form=devour at=S2-2
                no-target (MZ-10.7): attack form=unique at=S2-1, attack form=devour at=S2-1
                no-sign-here (MZ-21.1): attack form=sign at=8R.b, attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2
                door-locked (MZ-5.4): open door=3V.c/S2-1
                door-is-open (MZ-5.2): open door=8R.b/S2-1
                no-objective-here (MZ-8.15): take objective=0
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=hulk effect={"skill":"hungry-rage"} aim=nothing, use hero=hulk effect={"trait":"rotten-hide"} aim=nothing, use hero=hulk effect={"trait":"hungry-fury"} aim=nothing
                no-way-there (MZ-26.19): use hero=hulk effect={"trait":"scent-of-blood"} aim={"zone":3V.b}
        "#]],
    );
}

#[test]
fn traits_in_own_turn_steel_jaw() {
    check(
        &["MZ-23.7"],
        "heroes hulk, wasp, deadpool, iron-man
         hulk: health 4, hunger 1
         wasp: at S2-0
         deadpool: at 8R.a
         iron-man: at S3-2
         open 8R.b/S2-1
         traits hulk: steel-jaw, relentless, grisly-howl
         S2-2: 1 operator
         S2-0: 1 specialist
         S3-2: 2 guards
         8R.b: 1 guard
         people: wong S0-0, okoye 3V.b
         begin turn hulk",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=8R.b, move to=S2-0, move to=S2-2, gain-trait, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=8R.b, attack form=unique at=S2-0, attack form=unique at=S2-2, attack form=devour at=8R.b, attack form=devour at=S2-0, attack form=devour at=S2-2
                no-target (MZ-10.7): attack form=unique at=S2-1, attack form=devour at=S2-1
                no-sign-here (MZ-21.1): attack form=sign at=8R.b, attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2
                door-locked (MZ-5.4): open door=3V.c/S2-1
                door-is-open (MZ-5.2): open door=8R.b/S2-1
                no-objective-here (MZ-8.15): take objective=0
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=hulk effect={"skill":"hungry-rage"} aim=nothing, use hero=hulk effect={"trait":"steel-jaw"} aim=nothing, use hero=hulk effect={"trait":"relentless"} aim=nothing
                changes-nothing (MZ-23.7): use hero=hulk effect={"trait":"grisly-howl"} aim=nothing
        "#]],
    );
}

#[test]
fn traits_in_own_turn_pack_instinct() {
    check(
        &["MZ-23.7"],
        "heroes hulk, wasp, deadpool, iron-man
         hulk: health 4, hunger 1
         wasp: at S2-0
         deadpool: at 8R.a
         iron-man: at S3-2
         open 8R.b/S2-1
         traits hulk: pack-instinct, sudden-surge, slow-digestion
         S2-2: 1 operator
         S2-0: 1 specialist
         S3-2: 2 guards
         8R.b: 1 guard
         people: wong S0-0, okoye 3V.b
         begin turn hulk",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=8R.b, move to=S2-0, move to=S2-2, gain-trait, use hero=hulk effect={"trait":"pack-instinct"} aim={"hero":"wasp"}, use hero=hulk effect={"trait":"sudden-surge"} aim=nothing, use hero=hulk effect={"trait":"slow-digestion"} aim=nothing, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=8R.b, attack form=unique at=S2-0, attack form=unique at=S2-2, attack form=devour at=8R.b, attack form=devour at=S2-0, attack form=devour at=S2-2
                no-target (MZ-10.7): attack form=unique at=S2-1, attack form=devour at=S2-1
                no-sign-here (MZ-21.1): attack form=sign at=8R.b, attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2
                door-locked (MZ-5.4): open door=3V.c/S2-1
                door-is-open (MZ-5.2): open door=8R.b/S2-1
                no-objective-here (MZ-8.15): take objective=0
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=hulk effect={"skill":"hungry-rage"} aim=nothing
                not-in-sight (MZ-26.10): use hero=hulk effect={"trait":"pack-instinct"} aim={"hero":"deadpool"}, use hero=hulk effect={"trait":"pack-instinct"} aim={"hero":"iron-man"}
        "#]],
    );
}

#[test]
fn traits_in_own_turn_brutal_charge() {
    check(
        &["MZ-23.7"],
        "heroes hulk, wasp, deadpool, iron-man
         hulk: health 4, hunger 1
         wasp: at S2-0
         deadpool: at 8R.a
         iron-man: at S3-2
         open 8R.b/S2-1
         traits hulk: brutal-charge, live-bait, mended-flesh
         S2-2: 1 operator
         S2-0: 1 specialist
         S3-2: 2 guards
         8R.b: 1 guard
         people: wong S0-0, okoye 3V.b
         begin turn hulk",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=8R.b, move to=S2-0, move to=S2-2, gain-trait, use hero=hulk effect={"trait":"live-bait"} aim={"zone":8R.b}, use hero=hulk effect={"trait":"live-bait"} aim={"zone":S2-2}, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=8R.b, attack form=unique at=S2-0, attack form=unique at=S2-2, attack form=devour at=8R.b, attack form=devour at=S2-0, attack form=devour at=S2-2
                no-target (MZ-10.7): attack form=unique at=S2-1, attack form=devour at=S2-1
                no-sign-here (MZ-21.1): attack form=sign at=8R.b, attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2
                door-locked (MZ-5.4): open door=3V.c/S2-1, use hero=hulk effect={"trait":"brutal-charge"} aim={"door":3V.c/S2-1}
                door-is-open (MZ-5.2): open door=8R.b/S2-1, use hero=hulk effect={"trait":"brutal-charge"} aim={"door":8R.b/S2-1}
                no-objective-here (MZ-8.15): take objective=0
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=hulk effect={"skill":"hungry-rage"} aim=nothing, use hero=hulk effect={"trait":"mended-flesh"} aim=nothing
                changes-nothing (MZ-23.7): use hero=hulk effect={"trait":"live-bait"} aim={"zone":S2-0}, use hero=hulk effect={"trait":"live-bait"} aim={"zone":S2-1}
        "#]],
    );
}

#[test]
fn citizens_in_own_turn_agent_coulson_and_pepper_potts() {
    check(
        &["MZ-23.7"],
        "heroes hulk, wasp, deadpool
         hulk: hunger 1, health 4
         wasp: at S2-1
         deadpool: at 8R.a
         citizens hulk: agent-coulson, pepper-potts
         traits hulk: feast, feast
         traits wasp: gorging
         open 8R.b/S2-1
         S2-2: 1 operator
         begin turn hulk",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=8R.b, move to=S2-0, move to=S2-2, gain-trait, use hero=hulk effect={"citizen":"pepper-potts"} aim=nothing, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=8R.b, attack form=unique at=S2-0, attack form=unique at=S2-2, attack form=devour at=8R.b, attack form=devour at=S2-0, attack form=devour at=S2-2
                no-target (MZ-10.7): attack form=unique at=S2-1, attack form=devour at=S2-1
                no-sign-here (MZ-21.1): attack form=sign at=8R.b, attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2
                door-locked (MZ-5.4): open door=3V.c/S2-1
                door-is-open (MZ-5.2): open door=8R.b/S2-1
                no-objective-here (MZ-8.15): take objective=0
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=hulk effect={"skill":"hungry-rage"} aim=nothing, use hero=hulk effect={"trait":"feast"} aim=nothing
                no-ranged-attack (MZ-27.17): use hero=hulk effect={"citizen":"agent-coulson"} aim=nothing
        "#]],
    );
}

#[test]
fn citizens_in_own_turn_mary_jane_and_jonah_jameson() {
    check(
        &["MZ-23.7"],
        "heroes hulk, wasp, deadpool
         hulk: hunger 1, health 4
         wasp: at S2-1
         deadpool: at 8R.a
         citizens hulk: mary-jane, jonah-jameson
         traits hulk: feast, feast
         traits wasp: gorging
         open 8R.b/S2-1
         S2-2: 1 operator
         begin turn hulk",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=8R.b, move to=S2-0, move to=S2-2, gain-trait, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=8R.b, attack form=unique at=S2-0, attack form=unique at=S2-2, attack form=devour at=8R.b, attack form=devour at=S2-0, attack form=devour at=S2-2
                no-target (MZ-10.7): attack form=unique at=S2-1, attack form=devour at=S2-1
                no-sign-here (MZ-21.1): attack form=sign at=8R.b, attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2
                door-locked (MZ-5.4): open door=3V.c/S2-1
                door-is-open (MZ-5.2): open door=8R.b/S2-1
                no-objective-here (MZ-8.15): take objective=0
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=hulk effect={"skill":"hungry-rage"} aim=nothing, use hero=hulk effect={"trait":"feast"} aim=nothing, use hero=hulk effect={"citizen":"mary-jane"} aim=nothing, use hero=hulk effect={"citizen":"jonah-jameson"} aim=nothing
        "#]],
    );
}

#[test]
fn citizens_in_own_turn_thunderbolt_ross_and_wong() {
    check(
        &["MZ-23.7"],
        "heroes hulk, wasp, deadpool
         hulk: hunger 1, health 4
         wasp: at S2-1
         deadpool: at 8R.a
         citizens hulk: thunderbolt-ross, wong
         traits hulk: feast, feast
         traits wasp: gorging
         open 8R.b/S2-1
         S2-2: 1 operator
         begin turn hulk",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=8R.b, move to=S2-0, move to=S2-2, gain-trait, use hero=hulk effect={"citizen":"wong"} aim={"zone":8R.b}, use hero=hulk effect={"citizen":"wong"} aim={"zone":S2-0}, use hero=hulk effect={"citizen":"wong"} aim={"zone":S2-2}, use hero=hulk effect={"citizen":"wong"} aim={"hero":"deadpool"}, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=8R.b, attack form=unique at=S2-0, attack form=unique at=S2-2, attack form=devour at=8R.b, attack form=devour at=S2-0, attack form=devour at=S2-2
                no-target (MZ-10.7): attack form=unique at=S2-1, attack form=devour at=S2-1
                no-sign-here (MZ-21.1): attack form=sign at=8R.b, attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2
                door-locked (MZ-5.4): open door=3V.c/S2-1
                door-is-open (MZ-5.2): open door=8R.b/S2-1
                no-objective-here (MZ-8.15): take objective=0
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=hulk effect={"skill":"hungry-rage"} aim=nothing, use hero=hulk effect={"trait":"feast"} aim=nothing
                changes-nothing (MZ-23.7): use hero=hulk effect={"citizen":"thunderbolt-ross"} aim=nothing, use hero=hulk effect={"citizen":"wong"} aim={"zone":S2-1}, use hero=hulk effect={"citizen":"wong"} aim={"hero":"wasp"}
        "#]],
    );
}

#[test]
fn citizens_in_own_turn_aunt_may_and_blind_al() {
    check(
        &["MZ-23.7"],
        "heroes hulk, wasp, deadpool
         hulk: hunger 1, health 4
         wasp: at S2-1
         deadpool: at 8R.a
         citizens hulk: aunt-may, blind-al
         traits hulk: feast, feast
         traits wasp: gorging
         open 8R.b/S2-1
         S2-2: 1 operator
         begin turn hulk",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=8R.b, move to=S2-0, move to=S2-2, gain-trait, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=8R.b, attack form=unique at=S2-0, attack form=unique at=S2-2, attack form=devour at=8R.b, attack form=devour at=S2-0, attack form=devour at=S2-2
                no-target (MZ-10.7): attack form=unique at=S2-1, attack form=devour at=S2-1
                no-sign-here (MZ-21.1): attack form=sign at=8R.b, attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2
                door-locked (MZ-5.4): open door=3V.c/S2-1
                door-is-open (MZ-5.2): open door=8R.b/S2-1
                no-objective-here (MZ-8.15): take objective=0
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=hulk effect={"skill":"hungry-rage"} aim=nothing, use hero=hulk effect={"trait":"feast"} aim=nothing, use hero=hulk effect={"citizen":"aunt-may"} aim=nothing, use hero=hulk effect={"citizen":"blind-al"} aim=nothing
        "#]],
    );
}

#[test]
fn citizens_in_own_turn_maria_hill_and_jane_foster() {
    check(
        &["MZ-23.7"],
        "heroes hulk, wasp, deadpool
         hulk: hunger 1, health 4
         wasp: at S2-1
         deadpool: at 8R.a
         citizens hulk: maria-hill, jane-foster
         traits hulk: feast, feast
         traits wasp: gorging
         open 8R.b/S2-1
         S2-2: 1 operator
         begin turn hulk",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=8R.b, move to=S2-0, move to=S2-2, gain-trait, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=8R.b, attack form=unique at=S2-0, attack form=unique at=S2-2, attack form=devour at=8R.b, attack form=devour at=S2-0, attack form=devour at=S2-2
                no-target (MZ-10.7): attack form=unique at=S2-1, attack form=devour at=S2-1
                no-sign-here (MZ-21.1): attack form=sign at=8R.b, attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2
                door-locked (MZ-5.4): open door=3V.c/S2-1, use hero=hulk effect={"citizen":"jane-foster"} aim={"door":3V.c/S2-1}
                door-is-open (MZ-5.2): open door=8R.b/S2-1, use hero=hulk effect={"citizen":"jane-foster"} aim={"door":8R.b/S2-1}
                no-objective-here (MZ-8.15): take objective=0
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=hulk effect={"skill":"hungry-rage"} aim=nothing, use hero=hulk effect={"trait":"feast"} aim=nothing, use hero=hulk effect={"citizen":"maria-hill"} aim=nothing
        "#]],
    );
}

#[test]
fn citizens_in_own_turn_edwin_jarvis_and_okoye() {
    check(
        &["MZ-23.7"],
        "heroes hulk, wasp, deadpool
         hulk: hunger 1, health 4
         wasp: at S2-1
         deadpool: at 8R.a
         citizens hulk: edwin-jarvis, okoye
         traits hulk: feast, feast
         traits wasp: gorging
         open 8R.b/S2-1
         S2-2: 1 operator
         begin turn hulk",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=8R.b, move to=S2-0, move to=S2-2, gain-trait, use hero=hulk effect={"citizen":"edwin-jarvis"} aim={"give":["wasp","feast"]}, use hero=hulk effect={"citizen":"edwin-jarvis"} aim={"take-from":["wasp","gorging"]}, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=8R.b, attack form=unique at=S2-0, attack form=unique at=S2-2, attack form=devour at=8R.b, attack form=devour at=S2-0, attack form=devour at=S2-2
                no-target (MZ-10.7): attack form=unique at=S2-1, attack form=devour at=S2-1
                no-sign-here (MZ-21.1): attack form=sign at=8R.b, attack form=sign at=S2-0, attack form=sign at=S2-1, attack form=sign at=S2-2
                door-locked (MZ-5.4): open door=3V.c/S2-1
                door-is-open (MZ-5.2): open door=8R.b/S2-1
                no-objective-here (MZ-8.15): take objective=0
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=hulk effect={"skill":"hungry-rage"} aim=nothing, use hero=hulk effect={"trait":"feast"} aim=nothing, use hero=hulk effect={"citizen":"okoye"} aim=nothing
        "#]],
    );
}
