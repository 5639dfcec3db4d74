//! Chapter 12: Devour.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_ex26_a_devour_that_succeeds() {
    check(
        &["MZ-12.1", "MZ-12.2", "MZ-12.5", "MZ-12.6", "MZ-12.8", "MZ-6.4", "MZ-8.14"],
        "heroes hulk
         hulk: hunger 3
         S2-1: 1 guard
         people: wong S2-1
         begin turn hulk",
        "A attack devour S2-1
         chance 5 4 1 1
         = hulk
         A attack devour S2-1
         chance 5
         = hulk
         = S2-1",
        expect![[r#"
            > A attack devour S2-1
                attacked hero=hulk form=devour at=S2-1
            > chance 5 4 1 1
                attack-rolled hero=hulk dice=[5 4 1 1] accuracy=4
                hits-counted hero=hulk hits=2
                enemies-eliminated hero=hulk kind=guard n=1 at=S2-1
                xp-gained hero=hulk n=1 xp=1
                hunger-changed hero=hulk hunger=0
            = hulk: at S2-1, health 5, hunger 0, xp 1, 2 actions
            > A attack devour S2-1
                attacked hero=hulk form=devour at=S2-1
            > chance 5
                attack-rolled hero=hulk dice=[5] accuracy=4
                hits-counted hero=hulk hits=1
                citizen-devoured hero=hulk citizen=wong at=S2-1
                citizen-kept hero=hulk card=wong
            = hulk: at S2-1, health 5, hunger 0, xp 1, citizens [wong], 1 actions
            = S2-1: hulk
        "#]],
    );
}

#[test]
fn mz_ex27_a_devour_that_fails() {
    check(
        &["MZ-12.7"],
        "heroes hulk
         hulk: hunger 2
         S2-1: 1 guard
         begin turn hulk",
        "A attack devour S2-1
         chance 5 2 1
         = hulk",
        expect![[r#"
            > A attack devour S2-1
                attacked hero=hulk form=devour at=S2-1
            > chance 5 2 1
                attack-rolled hero=hulk dice=[5 2 1] accuracy=4
                hits-counted hero=hulk hits=1
                hits-lost hero=hulk hits=1
                hunger-changed hero=hulk hunger=3
            = hulk: at S2-1, health 5, hunger 3, xp 0, 2 actions
        "#]],
    );
}

#[test]
fn mz_ex28_one_target_and_enemies_first() {
    check(
        &["MZ-12.3", "MZ-12.4"],
        "heroes hulk
         hulk: hunger 2
         S2-1: 1 operator
         people: wong S2-1
         begin turn hulk",
        "! A attack devour S2-0
         A attack devour S2-1
         chance 5 5 5
         = S2-1",
        expect![[r#"
            ! A attack devour S2-0: out-of-reach (MZ-10.2)
            > A attack devour S2-1
                attacked hero=hulk form=devour at=S2-1
            > chance 5 5 5
                attack-rolled hero=hulk dice=[5 5 5] accuracy=4
                hits-counted hero=hulk hits=3
                enemies-eliminated hero=hulk kind=operator n=1 at=S2-1
                hits-lost hero=hulk hits=2
                xp-gained hero=hulk n=1 xp=1
                hunger-changed hero=hulk hunger=0
            = S2-1: hulk, citizen wong
        "#]],
    );
}

#[test]
fn mz_12_9_feast_goes_on() {
    check(
        &["MZ-12.9", "MZ-15.5", "MZ-15.6"],
        "heroes hulk
         hulk: hunger 4
         traits hulk: feast
         citizens hulk: blind-al
         S2-1: 1 guard, 1 operator
         people: wong S2-1, mary-jane S2-1
         begin turn hulk",
        "A attack devour S2-1
         A use hulk trait feast
         chance 5 5 5 5 1
         = pending
         A pick citizen mary-jane
         ? A
         ! A pick citizen okoye
         A pick citizen mary-jane
         = hulk",
        expect![[r#"
            > A attack devour S2-1
                attacked hero=hulk form=devour at=S2-1
            > A use hulk trait feast
                effect-used hero=hulk effect={"trait":"feast"} aim=nothing
            > chance 5 5 5 5 1
                attack-rolled hero=hulk dice=[5 5 5 5 1] accuracy=4
                hits-counted hero=hulk hits=4
                enemies-eliminated hero=hulk kind=guard n=1 at=S2-1
                enemies-eliminated hero=hulk kind=operator n=1 at=S2-1
            = seats who=["A"] mode=turn question={"target":{"hero":"hulk","at":S2-1}}
            > A pick citizen mary-jane
                citizen-devoured hero=hulk citizen=mary-jane at=S2-1
                xp-gained hero=hulk n=2 xp=2
                hunger-changed hero=hulk hunger=0
            ? A: pick aim={"citizen":"mary-jane"}, pick aim={"citizen":"blind-al"}
            ! A pick citizen okoye: citizen-not-held (MZ-15.6)
            > A pick citizen mary-jane
                citizen-card-discarded hero=hulk card=blind-al
                citizen-kept hero=hulk card=mary-jane
            = hulk: at S2-1, health 5, hunger 0, xp 2, citizens [mary-jane], 2 actions
        "#]],
    );
}
