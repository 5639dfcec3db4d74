//! Zombie Traits used in attacks and against Wounds (MZ-26).

use expect_test::expect;

use crate::transcript::check;

#[test]
fn gorging_heals_after_a_guard_or_super_hero_was_devoured() {
    check(
        &["MZ-26.1", "MZ-9.4", "MZ-9.5"],
        "heroes hulk
         hulk: health 3, hunger 2
         traits hulk: gorging
         S2-1: 1 guard, 1 operator
         begin turn hulk",
        "! A use hulk trait gorging
         A attack devour S2-1
         chance 4 4 2
         = pending
         A use hulk trait gorging
         = hulk",
        expect![[r#"
            ! A use hulk trait gorging: wrong-moment (MZ-8.19)
            > A attack devour S2-1
                attacked hero=hulk form=devour at=S2-1
            > chance 4 4 2
                attack-rolled hero=hulk dice=[4 4 2] accuracy=4
                hits-counted hero=hulk hits=2
                enemies-eliminated hero=hulk kind=guard n=1 at=S2-1
                xp-gained hero=hulk n=1 xp=1
                hunger-changed hero=hulk hunger=0
            = seats who=["A"] mode=turn question={"effects":{"moment":"after-attack","zone":S2-1}}
            > A use hulk trait gorging
                effect-used hero=hulk effect={"trait":"gorging"} aim=nothing
                healed hero=hulk health=4
            = hulk: at S2-1, health 4, hunger 0, xp 1, 2 actions
        "#]],
    );
}

#[test]
fn gorging_does_not_follow_a_devoured_operator() {
    check(
        &["MZ-26.1"],
        "heroes hulk
         hulk: health 3
         traits hulk: gorging
         S2-1: 1 operator
         begin turn hulk",
        "A attack devour S2-1
         chance 4
         = hulk",
        expect![[r#"
            > A attack devour S2-1
                attacked hero=hulk form=devour at=S2-1
            > chance 4
                attack-rolled hero=hulk dice=[4] accuracy=4
                hits-counted hero=hulk hits=1
                enemies-eliminated hero=hulk kind=operator n=1 at=S2-1
                xp-gained hero=hulk n=1 xp=1
            = hulk: at S2-1, health 3, hunger 0, xp 1, traits [gorging], 2 actions
        "#]],
    );
}

#[test]
fn mz_ex38_feast_devours_down_the_list() {
    check(
        &["MZ-26.2", "MZ-26.16", "MZ-12.9"],
        "heroes hulk
         hulk: hunger 4
         traits hulk: feast
         S2-1: 1 guard, 1 operator, 1 specialist
         begin turn hulk",
        "A attack devour S2-1
         A use hulk trait feast
         chance 4 4 4 4 2
         = hulk
         = S2-1",
        expect![[r#"
            > A attack devour S2-1
                attacked hero=hulk form=devour at=S2-1
            > A use hulk trait feast
                effect-used hero=hulk effect={"trait":"feast"} aim=nothing
            > chance 4 4 4 4 2
                attack-rolled hero=hulk dice=[4 4 4 4 2] accuracy=4
                hits-counted hero=hulk hits=4
                enemies-eliminated hero=hulk kind=guard n=1 at=S2-1
                enemies-eliminated hero=hulk kind=operator n=1 at=S2-1
                enemies-eliminated hero=hulk kind=specialist n=1 at=S2-1
                xp-gained hero=hulk n=3 xp=3
                hunger-changed hero=hulk hunger=0
            = hulk: at S2-1, health 5, hunger 0, xp 3, 2 actions
            = S2-1: hulk
        "#]],
    );
}

#[test]
fn mz_ex38_without_feast_the_guard_alone() {
    check(
        &["MZ-12.4"],
        "heroes hulk
         hulk: hunger 4
         S2-1: 1 guard, 1 operator, 1 specialist
         begin turn hulk",
        "A attack devour S2-1
         chance 4 4 4 4 2
         = hulk
         = S2-1",
        expect![[r#"
            > A attack devour S2-1
                attacked hero=hulk form=devour at=S2-1
            > chance 4 4 4 4 2
                attack-rolled hero=hulk dice=[4 4 4 4 2] accuracy=4
                hits-counted hero=hulk hits=4
                enemies-eliminated hero=hulk kind=guard n=1 at=S2-1
                hits-lost hero=hulk hits=2
                xp-gained hero=hulk n=1 xp=1
                hunger-changed hero=hulk hunger=0
            = hulk: at S2-1, health 5, hunger 0, xp 1, 2 actions
            = S2-1: hulk, 1 operator, 1 specialist
        "#]],
    );
}

#[test]
fn feast_after_the_roll_where_the_hits_reach_a_second_target() {
    check(
        &["MZ-26.16", "MZ-23.7"],
        "heroes hulk
         hulk: hunger 3
         traits hulk: feast
         S2-1: 1 guard, 2 operators
         people: wong S2-1, okoye S2-1
         begin turn hulk 3",
        "A attack devour S2-1
         A pass
         chance 4 4 2 2
         A attack unique S2-1
         chance 1 1
         A attack devour S2-1
         A pass
         chance 4 4 2
         = pending
         A use hulk trait feast
         = hulk
         = S2-1",
        expect![[r#"
            > A attack devour S2-1
                attacked hero=hulk form=devour at=S2-1
            > A pass
                effects-declined seat=A
            > chance 4 4 2 2
                attack-rolled hero=hulk dice=[4 4 2 2] accuracy=4
                hits-counted hero=hulk hits=2
                enemies-eliminated hero=hulk kind=guard n=1 at=S2-1
                xp-gained hero=hulk n=1 xp=1
                hunger-changed hero=hulk hunger=0
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 1 1
                attack-rolled hero=hulk dice=[1 1] accuracy=4
                hits-counted hero=hulk hits=0
                hunger-changed hero=hulk hunger=2
            > A attack devour S2-1
                attacked hero=hulk form=devour at=S2-1
            > A pass
                effects-declined seat=A
            > chance 4 4 2
                attack-rolled hero=hulk dice=[4 4 2] accuracy=4
            = seats who=["A"] mode=turn question={"effects":{"moment":"after-roll","zone":S2-1}}
            > A use hulk trait feast
                effect-used hero=hulk effect={"trait":"feast"} aim=nothing
                hits-counted hero=hulk hits=2
                enemies-eliminated hero=hulk kind=operator n=2 at=S2-1
                xp-gained hero=hulk n=2 xp=3
                hunger-changed hero=hulk hunger=0
            = hulk: at S2-1, health 5, hunger 0, xp 3, 0 actions
            = S2-1: hulk, citizen wong, citizen okoye
        "#]],
    );
}

#[test]
fn feast_leaves_one_card_of_several_citizens() {
    check(
        &["MZ-26.16"],
        "heroes hulk
         hulk: hunger 2
         traits hulk: feast
         people: wong S2-1, okoye S2-1
         begin turn hulk",
        "A attack devour S2-1
         A pass
         chance 4 5 6
         A use hulk trait feast
         = pending
         A pick citizen okoye
         = pending
         A pick citizen wong
         = hulk",
        expect![[r#"
            > A attack devour S2-1
                attacked hero=hulk form=devour at=S2-1
            > A pass
                effects-declined seat=A
            > chance 4 5 6
                attack-rolled hero=hulk dice=[6 5 4] accuracy=4
            > A use hulk trait feast
                effect-used hero=hulk effect={"trait":"feast"} aim=nothing
                hits-counted hero=hulk hits=3
            = seats who=["A"] mode=turn question={"target":{"hero":"hulk","at":S2-1}}
            > A pick citizen okoye
                citizen-devoured hero=hulk citizen=okoye at=S2-1
                citizen-devoured hero=hulk citizen=wong at=S2-1
                hits-lost hero=hulk hits=1
                hunger-changed hero=hulk hunger=0
                citizen-kept hero=hulk card=okoye
            = seats who=["A"] mode=turn question={"keep-citizen":{"hero":"hulk","card":"wong"}}
            > A pick citizen wong
                citizen-card-discarded hero=hulk card=okoye
                citizen-kept hero=hulk card=wong
            = hulk: at S2-1, health 5, hunger 0, xp 0, citizens [wong], 2 actions
        "#]],
    );
}

#[test]
fn rotten_hide_cancels_up_to_two_wounds() {
    check(
        &["MZ-26.4"],
        "heroes hulk
         traits hulk: rotten-hide
         S2-1: 3 operators
         begin enemies",
        "A use hulk trait rotten-hide
         = hulk",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":3,"specialists":0} leaders=[] citizens=[] wounds=3
            > A use hulk trait rotten-hide
                effect-used hero=hulk effect={"trait":"rotten-hide"} aim=nothing
                wounds-cancelled zone=S2-1 n=2
                wounds-taken hero=hulk n=1 health=4
            = hulk: at S2-1, health 4, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn two_traits_may_be_used_at_one_moment() {
    check(
        &["MZ-9.6", "MZ-26.4"],
        "heroes hulk
         traits hulk: rotten-hide, rotten-hide
         S2-1: 3 operators
         begin enemies",
        "A use hulk trait rotten-hide
         A use hulk trait rotten-hide
         = hulk",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":3,"specialists":0} leaders=[] citizens=[] wounds=3
            > A use hulk trait rotten-hide
                effect-used hero=hulk effect={"trait":"rotten-hide"} aim=nothing
                wounds-cancelled zone=S2-1 n=2
            > A use hulk trait rotten-hide
                effect-used hero=hulk effect={"trait":"rotten-hide"} aim=nothing
                wounds-cancelled zone=S2-1 n=1
            = hulk: at S2-1, health 5, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn hungry_fury_adds_two_dice_to_the_unique_attack() {
    check(
        &["MZ-26.6"],
        "heroes hulk
         traits hulk: hungry-fury
         S2-1: 1 guard
         begin turn hulk",
        "A attack devour S2-1
         chance 2
         A attack unique S2-1
         A use hulk trait hungry-fury
         = pending",
        expect![[r#"
            > A attack devour S2-1
                attacked hero=hulk form=devour at=S2-1
            > chance 2
                attack-rolled hero=hulk dice=[2] accuracy=4
                hits-counted hero=hulk hits=0
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > A use hulk trait hungry-fury
                effect-used hero=hulk effect={"trait":"hungry-fury"} aim=nothing
            = chance attack={"hero":"hulk","n":4}
        "#]],
    );
}

#[test]
fn steel_jaw_adds_two_dice_to_a_devour() {
    check(
        &["MZ-26.7"],
        "heroes hulk
         traits hulk: steel-jaw
         S2-1: 1 guard
         begin turn hulk",
        "A attack unique S2-1
         chance 2 2
         A attack devour S2-1
         A use hulk trait steel-jaw
         = pending
         chance 4 4 1
         = hulk",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 2 2
                attack-rolled hero=hulk dice=[2 2] accuracy=4
                hits-counted hero=hulk hits=0
            > A attack devour S2-1
                attacked hero=hulk form=devour at=S2-1
            > A use hulk trait steel-jaw
                effect-used hero=hulk effect={"trait":"steel-jaw"} aim=nothing
            = chance attack={"hero":"hulk","n":3}
            > chance 4 4 1
                attack-rolled hero=hulk dice=[4 4 1] accuracy=4
                hits-counted hero=hulk hits=2
                enemies-eliminated hero=hulk kind=guard n=1 at=S2-1
                xp-gained hero=hulk n=1 xp=1
            = hulk: at S2-1, health 5, hunger 0, xp 1, 1 actions
        "#]],
    );
}

#[test]
fn relentless_rerolls_all_misses_once() {
    check(
        &["MZ-26.8", "MZ-26.18", "MZ-10.11"],
        "heroes hulk
         traits hulk: relentless, relentless
         S2-1: 2 guards
         begin turn hulk",
        "A attack unique S2-1
         chance 4 1
         A use hulk trait relentless
         chance 2
         = pending
         = hulk",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 4 1
                attack-rolled hero=hulk dice=[4 1] accuracy=4
            > A use hulk trait relentless
                effect-used hero=hulk effect={"trait":"relentless"} aim=nothing
            > chance 2
                dice-rerolled hero=hulk dice=[2] is_forced=false
                hits-counted hero=hulk hits=1
                hits-lost hero=hulk hits=1
            = seats who=["A"] mode=turn question={"turn":{"hero":"hulk","actions":2}}
            = hulk: at S2-1, health 5, hunger 0, xp 0, traits [relentless], 2 actions
        "#]],
    );
}
