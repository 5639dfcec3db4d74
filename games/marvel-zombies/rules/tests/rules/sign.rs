//! Chapter 21: the Avengers Sign.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_ex34_a_throw() {
    check(
        &["MZ-21.1", "MZ-21.2", "MZ-21.3", "MZ-21.4", "MZ-21.6", "MZ-21.7"],
        "heroes hulk
         hulk: hunger 3
         sign S2-1
         S2-0: 2 guards, 3 operators
         leaders: thor S2-0
         begin turn hulk",
        "A attack sign S2-0
         = pending
         chance 6 6 6 6 6
         = S2-0
         = hulk
         A move S2-0
         ! A attack sign S2-1",
        expect![[r#"
            > A attack sign S2-0
                attacked hero=hulk form=sign at=S2-0
            = chance attack={"hero":"hulk","n":5}
            > chance 6 6 6 6 6
                attack-rolled hero=hulk dice=[6 6 6 6 6] accuracy=4
                hits-counted hero=hulk hits=5
                enemies-eliminated hero=hulk kind=guard n=2 at=S2-0
                enemies-eliminated hero=hulk kind=operator n=1 at=S2-0
                xp-gained hero=hulk n=3 xp=3
                sign-thrown at=S2-0
            = S2-0: leader thor, 2 operators, damaged sign
            = hulk: at S2-1, health 5, hunger 3, xp 3, 2 actions
            > A move S2-0
                moved hero=hulk from=S2-1 to=S2-0 cost=1
            ! A attack sign S2-1: no-target (MZ-21.5)
        "#]],
    );
}

#[test]
fn mz_21_4_the_second_throw_is_the_last() {
    check(
        &["MZ-21.4", "MZ-21.5", "MZ-21.6"],
        "heroes hulk
         sign S2-1 damaged
         S2-1: 1 operator
         leaders: thor S2-0
         begin turn hulk",
        "! A attack sign S2-0
         A attack sign S2-1
         chance 1
         = hulk
         ! A attack sign S2-1",
        expect![[r#"
            ! A attack sign S2-0: no-target (MZ-21.5)
            > A attack sign S2-1
                attacked hero=hulk form=sign at=S2-1
            > chance 1
                attack-rolled hero=hulk dice=[1] accuracy=4
                hits-counted hero=hulk hits=0
                hunger-changed hero=hulk hunger=1
                sign-thrown at=null
            = hulk: at S2-1, health 5, hunger 1, xp 0, 2 actions
            ! A attack sign S2-1: no-sign-here (MZ-21.1)
        "#]],
    );
}

#[test]
fn mz_29_27_the_sign_in_hero_mode() {
    check(
        &["MZ-29.27", "MZ-29.10", "MZ-21.3"],
        "mission MH1
         heroes thor
         thor: power 3
         sign S0-2
         S1-2: 1 brute, 1 walker, 1 runner
         leaders: hulk S1-2
         begin turn thor",
        "A attack sign S1-2
         = pending
         chance 6 6 6
         = S1-2
         = thor",
        expect![[r#"
            > A attack sign S1-2
                attacked hero=thor form=sign at=S1-2
            = chance attack={"hero":"thor","n":3}
            > chance 6 6 6
                attack-rolled hero=thor dice=[6 6 6] accuracy=4
                hits-counted hero=thor hits=3
                enemies-eliminated hero=thor kind=guard n=1 at=S1-2
                enemies-eliminated hero=thor kind=operator n=1 at=S1-2
                xp-gained hero=thor n=2 xp=2
                sign-thrown at=S1-2
            = S1-2: leader hulk, 1 runner, damaged sign
            = thor: at S0-2, health 3, power 3, xp 2, 2 actions
        "#]],
    );
}
