//! The limits of the Traits and Citizen cards of Zombie Heroes: range, targets, moments (MZ-26, MZ-27).

use expect_test::expect;

use crate::transcript::check;

#[test]
fn scent_of_blood_leads_to_any_figure() {
    check(
        &["MZ-26.5", "MZ-26.19"],
        "heroes hulk
         traits hulk: scent-of-blood
         open 8R.b/S2-1
         8R.a: 1 operator
         begin turn hulk",
        r#"? A
         ! A {"use":{"hero":"hulk","effect":{"trait":"scent-of-blood"},"aim":{"zone":200}}}
         ! A use hulk trait scent-of-blood zone S2-2
         A use hulk trait scent-of-blood zone 8R.a
         = pending
         ! A move S2-2
         A move 8R.b
         A move 8R.a
         = pending"#,
        expect![[r#"
            ? A: move to=8R.b, move to=S2-0, move to=S2-2, gain-trait, use hero=hulk effect={"trait":"scent-of-blood"} aim={"zone":8R.a}, end-turn
            ! A {"use":{"hero":"hulk","effect":{"trait":"scent-of-blood"},"aim":{"zone":200}}}: nobody-there (MZ-26.5)
            ! A use hulk trait scent-of-blood zone S2-2: nobody-there (MZ-26.5)
            > A use hulk trait scent-of-blood zone 8R.a
                effect-used hero=hulk effect={"trait":"scent-of-blood"} aim={"zone":8R.a}
            = seats who=["A"] mode=turn question={"walk":{"hero":"hulk","left":2}}
            ! A move S2-2: not-nearer (MZ-26.19)
            > A move 8R.b
                moved hero=hulk from=S2-1 to=8R.b cost=0
            > A move 8R.a
                moved hero=hulk from=8R.b to=8R.a cost=0
            = seats who=["A"] mode=turn question={"turn":{"hero":"hulk","actions":3}}
        "#]],
    );
}

#[test]
fn scent_of_blood_goes_two_zones() {
    check(
        &["MZ-26.5"],
        "mission MZ1
         heroes hulk
         traits hulk: scent-of-blood
         S4-0: 1 operator
         begin turn hulk",
        "A use hulk trait scent-of-blood zone S4-0
         ~ A move S1-0
         A move S2-0
         = pending",
        expect![[r#"
            > A use hulk trait scent-of-blood zone S4-0
                effect-used hero=hulk effect={"trait":"scent-of-blood"} aim={"zone":S4-0}
            > A move S2-0
                moved hero=hulk from=S1-0 to=S2-0 cost=0
            = seats who=["A"] mode=turn question={"turn":{"hero":"hulk","actions":3}}
        "#]],
    );
}

#[test]
fn gorging_heals_after_a_super_hero_is_devoured() {
    check(
        &["MZ-26.1"],
        "heroes hulk
         hulk: hunger 2, health 3
         traits hulk: gorging
         leaders: ms-marvel S2-1
         begin turn hulk",
        "~ A attack devour S2-1
         chance 4 5 6
         A use hulk trait gorging
         = hulk",
        expect![[r#"
            > chance 4 5 6
                attack-rolled hero=hulk dice=[6 5 4] accuracy=4
                hits-counted hero=hulk hits=3
                leader-eliminated who=ms-marvel zone=S2-1 lies=false
                xp-gained hero=hulk n=3 xp=3
                hunger-changed hero=hulk hunger=0
            > A use hulk trait gorging
                effect-used hero=hulk effect={"trait":"gorging"} aim=nothing
                healed hero=hulk health=4
            = hulk: at S2-1, health 4, hunger 0, xp 3, 2 actions
        "#]],
    );
}

#[test]
fn gorging_is_not_asked_at_full_health() {
    check(
        &["MZ-23.7"],
        "heroes hulk
         hulk: hunger 2
         traits hulk: gorging
         S2-1: 1 guard
         begin turn hulk",
        "~ A attack devour S2-1
         chance 4 5 6
         = pending",
        expect![[r#"
            > chance 4 5 6
                attack-rolled hero=hulk dice=[6 5 4] accuracy=4
                hits-counted hero=hulk hits=3
                enemies-eliminated hero=hulk kind=guard n=1 at=S2-1
                hits-lost hero=hulk hits=1
                xp-gained hero=hulk n=1 xp=1
                hunger-changed hero=hulk hunger=0
            = seats who=["A"] mode=turn question={"turn":{"hero":"hulk","actions":2}}
        "#]],
    );
}

#[test]
fn a_second_feast_changes_nothing() {
    check(
        &["MZ-26.2", "MZ-23.7"],
        "heroes hulk
         hulk: hunger 2
         traits hulk: feast, feast
         S2-1: 3 operators
         begin turn hulk",
        "~ A attack devour S2-1
         A use hulk trait feast
         = pending
         chance 4 5 1
         = hulk",
        expect![[r#"
            > A use hulk trait feast
                effect-used hero=hulk effect={"trait":"feast"} aim=nothing
            = chance attack={"hero":"hulk","n":3}
            > chance 4 5 1
                attack-rolled hero=hulk dice=[5 4 1] accuracy=4
                hits-counted hero=hulk hits=2
                enemies-eliminated hero=hulk kind=operator n=2 at=S2-1
                xp-gained hero=hulk n=2 xp=2
                hunger-changed hero=hulk hunger=0
            = hulk: at S2-1, health 5, hunger 0, xp 2, traits [feast], 2 actions
        "#]],
    );
}

#[test]
fn feast_counts_hits_that_were_rolled_again() {
    check(
        &[],
        "heroes hulk
         hulk: hunger 1
         traits hulk: feast, relentless
         S2-1: 3 operators
         begin turn hulk",
        "~ A attack devour S2-1
         ~ A pass
         chance 4 1
         ? A
         ~ A use hulk trait relentless
         chance 5
         ? A",
        expect![[r#"
            > chance 4 1
                attack-rolled hero=hulk dice=[4 1] accuracy=4
            ? A: pass, use hero=hulk effect={"trait":"relentless"} aim=nothing
            > chance 5
                dice-rerolled hero=hulk dice=[5] is_forced=false
            ? A: pass, use hero=hulk effect={"trait":"feast"} aim=nothing
        "#]],
    );
}

#[test]
fn feast_looks_at_the_weakest_super_heroes_first() {
    check(
        &[],
        "heroes hulk
         hulk: hunger 4
         traits hulk: feast, steel-jaw
         leaders: thor S2-1, doctor-strange S2-1, ms-marvel S2-1
         begin turn hulk",
        "~ A attack devour S2-1
         ~ A use hulk trait steel-jaw
         ~ A pass
         chance 4 4 4 4 4 4 1
         ? A",
        expect![[r#"
            > chance 4 4 4 4 4 4 1
                attack-rolled hero=hulk dice=[4 4 4 4 4 4 1] accuracy=4
            ? A: pass, use hero=hulk effect={"trait":"feast"} aim=nothing
        "#]],
    );
}

#[test]
fn feast_requires_two_who_can_be_devoured() {
    check(
        &["MZ-23.7"],
        "heroes hulk
         traits hulk: feast
         people: wong S2-1, okoye S2-1
         begin turn hulk",
        "~ A attack devour S2-1
         A pass
         chance 4
         = pending",
        expect![[r#"
            > A pass
                effects-declined seat=A
            > chance 4
                attack-rolled hero=hulk dice=[4] accuracy=4
                hits-counted hero=hulk hits=1
            = seats who=["A"] mode=turn question={"target":{"hero":"hulk","at":S2-1}}
        "#]],
    );
}

#[test]
fn grisly_howl_frightens_no_super_hero() {
    check(
        &["MZ-23.7"],
        "heroes hulk
         traits hulk: grisly-howl
         leaders: thor S2-1
         begin turn hulk",
        "! A use hulk trait grisly-howl",
        expect![[r#"
            ! A use hulk trait grisly-howl: changes-nothing (MZ-23.7)
        "#]],
    );
}

#[test]
fn pack_instinct_is_felt_two_zones_far() {
    check(
        &["MZ-26.10"],
        "mission MZ1
         heroes hulk, wasp, deadpool
         wasp: at S2-0
         deadpool: at S3-0
         traits hulk: pack-instinct
         begin turn hulk",
        "? A
         ! A use hulk trait pack-instinct hero deadpool",
        expect![[r#"
            ? A: move to=S0-1, move to=S1-0, gain-trait, use hero=hulk effect={"trait":"pack-instinct"} aim={"hero":"wasp"}, end-turn
            ! A use hulk trait pack-instinct hero deadpool: too-far (MZ-26.10)
        "#]],
    );
}

#[test]
fn pack_instinct_does_not_help_a_hero_held_by_enemies() {
    check(
        &["MZ-8.11"],
        "heroes hulk, deadpool
         deadpool: at S2-0
         S2-0: 1 operator
         traits hulk: pack-instinct
         begin turn hulk",
        "! A use hulk trait pack-instinct hero deadpool",
        expect![[r#"
            ! A use hulk trait pack-instinct hero deadpool: changes-nothing (MZ-23.7)
        "#]],
    );
}

#[test]
fn sudden_surge_without_hunger() {
    check(
        &["MZ-26.11"],
        "heroes hulk
         traits hulk: sudden-surge
         begin turn hulk",
        "A use hulk trait sudden-surge
         = hulk",
        expect![[r#"
            > A use hulk trait sudden-surge
                effect-used hero=hulk effect={"trait":"sudden-surge"} aim=nothing
                hunger-changed hero=hulk hunger=1
                actions-changed hero=hulk actions=4
            = hulk: at S2-1, health 5, hunger 1, xp 0, 4 actions
        "#]],
    );
}

#[test]
fn live_bait_is_seen_two_zones_far() {
    check(
        &["MZ-26.14"],
        "mission MZ1
         heroes hulk
         traits hulk: live-bait
         S0-0: 1 operator
         S2-0: 1 operator
         S3-0: 1 guard
         begin turn hulk",
        "? A
         ! A use hulk trait live-bait zone S3-0
         ! A use hulk trait live-bait zone S0-0
         A use hulk trait live-bait zone S2-0
         = S1-0",
        expect![[r#"
            ? A: move to=S0-1, move to=S1-0, attack form=unique at=S0-0, attack form=devour at=S0-0, gain-trait, use hero=hulk effect={"trait":"live-bait"} aim={"zone":S2-0}, end-turn
            ! A use hulk trait live-bait zone S3-0: too-far (MZ-26.14)
            ! A use hulk trait live-bait zone S0-0: changes-nothing (MZ-23.7)
            > A use hulk trait live-bait zone S2-0
                effect-used hero=hulk effect={"trait":"live-bait"} aim={"zone":S2-0}
                enemies-lured kind=operator n=1 from=S2-0 to=S1-0
            = S1-0: 1 operator
        "#]],
    );
}

#[test]
fn mended_flesh_heals_one() {
    check(
        &["MZ-26.15"],
        "heroes hulk
         hulk: health 2
         traits hulk: mended-flesh
         begin turn hulk",
        "~ A end-turn
         A use hulk trait mended-flesh
         = hulk",
        expect![[r#"
            > A use hulk trait mended-flesh
                effect-used hero=hulk effect={"trait":"mended-flesh"} aim=nothing
                healed hero=hulk health=3
                turn-ended hero=hulk
                phase-began phase=enemies
            = hulk: at S2-1, health 3, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn hungry_fury_belongs_to_the_unique_attack() {
    check(
        &["MZ-26.6"],
        "heroes hulk
         traits hulk: hungry-fury, steel-jaw
         S2-1: 1 operator
         begin turn hulk",
        "~ A attack unique S2-1
         ! A use hulk trait steel-jaw
         A use hulk trait hungry-fury
         = pending",
        expect![[r#"
            ! A use hulk trait steel-jaw: other-attack (MZ-26.7)
            > A use hulk trait hungry-fury
                effect-used hero=hulk effect={"trait":"hungry-fury"} aim=nothing
            = chance attack={"hero":"hulk","n":4}
        "#]],
    );
}

#[test]
fn wong_jumps_two_zones_far() {
    check(
        &["MZ-27.6"],
        "mission MZ1
         heroes hulk
         citizens hulk: wong
         begin turn hulk",
        "? A
         ! A use hulk citizen wong zone S3-0",
        expect![[r#"
            ? A: move to=S0-1, move to=S1-0, gain-trait, use hero=hulk effect={"citizen":"wong"} aim={"zone":S0-1}, use hero=hulk effect={"citizen":"wong"} aim={"zone":S0-2}, use hero=hulk effect={"citizen":"wong"} aim={"zone":S1-0}, use hero=hulk effect={"citizen":"wong"} aim={"zone":S2-0}, end-turn
            ! A use hulk citizen wong zone S3-0: too-far (MZ-27.6)
        "#]],
    );
}

#[test]
fn mary_jane_rolls_a_single_die_again() {
    check(
        &["MZ-27.3"],
        "heroes hulk
         citizens hulk: mary-jane
         S2-1: 1 operator
         begin turn hulk",
        "~ A attack devour S2-1
         chance 1
         ? A
         A use hulk citizen mary-jane
         chance 6
         = hulk",
        expect![[r#"
            > chance 1
                attack-rolled hero=hulk dice=[1] accuracy=4
            ? A: pass, use hero=hulk effect={"citizen":"mary-jane"} aim=nothing
            > A use hulk citizen mary-jane
                effect-used hero=hulk effect={"citizen":"mary-jane"} aim=nothing
                hunger-changed hero=hulk hunger=1
            > chance 6
                dice-rerolled hero=hulk dice=[6] is_forced=false
                hits-counted hero=hulk hits=1
                enemies-eliminated hero=hulk kind=operator n=1 at=S2-1
                xp-gained hero=hulk n=1 xp=1
                hunger-changed hero=hulk hunger=0
            = hulk: at S2-1, health 5, hunger 0, xp 1, citizens [mary-jane], 2 actions
        "#]],
    );
}

#[test]
fn ranged_attacks_go_one_zone() {
    check(
        &["MZ-10.3"],
        "mission MZ1
         heroes iron-man, wasp
         S1-0: 1 operator
         S2-0: 1 operator
         begin turn iron-man",
        "? A
         ! A attack unique S2-0
         A end-turn
         A begin wasp
         ? A
         ! A attack unique S2-0",
        expect![[r#"
            ? A: move to=S0-1, move to=S1-0, attack form=unique at=S1-0, gain-trait, end-turn
            ! A attack unique S2-0: out-of-reach (MZ-10.3)
            > A end-turn
                turn-ends hero=iron-man
                turn-ended hero=iron-man
            > A begin wasp
                turn-began hero=wasp actions=3
            ? A: move to=S0-1, move to=S1-0, attack form=unique at=S1-0, gain-trait, end-turn
            ! A attack unique S2-0: out-of-reach (MZ-10.3)
        "#]],
    );
}
