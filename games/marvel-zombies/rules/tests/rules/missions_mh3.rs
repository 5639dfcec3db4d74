//! Chapter 43: Symbol of Hope.

use expect_test::expect;

use crate::transcript::{check, check_from_start};

#[test]
fn mz_43_4_the_sign_is_under_repair() {
    check(
        &["MZ-43.4"],
        "mission MH3
         heroes thor
         thor: at S2-5
         S2-5: 1 walker
         taken thor: 2
         begin turn thor",
        "! A carry S2-4
         ! A attack sign S2-5",
        expect![[r#"
            ! A carry S2-4: sign-under-repair (MZ-43.4)
            ! A attack sign S2-5: sign-under-repair (MZ-43.4)
        "#]],
    );
}

#[test]
fn mz_43_5_mz_43_6_and_mz_43_12_what_the_objectives_of_mh3_do() {
    check(
        &["MZ-43.5", "MZ-43.11", "MZ-43.12"],
        "mission MH3
         heroes thor, spider-man
         thor: at 9V.d
         begin turn thor",
        "= S0-4
         A take 2
         = S0-4
         = spider-man",
        expect![[r#"
            = S0-4: spawn
            > A take 2
                objective-taken hero=thor objective=2 at=9V.d
                spawn-removed zone=S0-4 color=blue
                xp-gained hero=thor n=5 xp=5
                xp-gained hero=spider-man n=5 xp=5
            = S0-4: nothing
            = spider-man: at S4-6, health 3, power 0, xp 5
        "#]],
    );
    check(
        &["MZ-43.6"],
        "mission MH3
         heroes thor, spider-man
         thor: at 2V.d
         begin turn thor",
        "A take 0
         = spider-man",
        expect![[r#"
            > A take 0
                objective-taken hero=thor objective=0 at=2V.d
                xp-gained hero=thor n=5 xp=5
            = spider-man: at S4-6, health 3, power 0, xp 0
        "#]],
    );
}

#[test]
fn mz_43_9_and_mz_43_10_the_sign_is_carried() {
    check(
        &["MZ-43.9", "MZ-43.10"],
        "mission MH3
         heroes thor
         thor: at S2-5
         S2-5: 1 walker
         taken thor: 2, 3
         begin turn thor",
        "A carry S2-4
         = S2-4
         = thor",
        expect![[r#"
            > A carry S2-4
                moved hero=thor from=S2-5 to=S2-4 cost=2
                sign-carried hero=thor to=S2-4
            = S2-4: thor, sign
            = thor: at S2-4, health 3, power 0, xp 0, 1 actions
        "#]],
    );
    check(
        &["MZ-43.9"],
        "mission MH3
         heroes thor
         thor: at S2-4
         taken thor: 2, 3
         begin turn thor",
        "! A carry S2-5",
        expect![[r#"
            ! A carry S2-5: no-sign-here (MZ-43.9)
        "#]],
    );
}

#[test]
fn mz_43_2_and_mz_43_3_mh3_is_won_with_the_sign_in_the_exit_zone() {
    check(
        &["MZ-43.2", "MZ-43.3"],
        "mission MH3
         heroes thor
         thor: at S4-1
         taken thor: 2, 3
         sign S4-1
         begin turn thor",
        "= mission
         A carry S4-0
         = outcome",
        expect![[r#"
            = mission: Take(Tokens([0, 1, 1])) 2/2 fulfilled; BringSignToExit 0/1 open
            > A carry S4-0
                moved hero=thor from=S4-1 to=S4-0 cost=1
                sign-carried hero=thor to=S4-0
                game-ended how=won
            = outcome: won, scores [0]
        "#]],
    );
    check(
        &["MZ-3.5"],
        "mission MH3
         heroes thor, spider-man
         thor: eliminated
         begin end",
        "= outcome",
        expect![[r#"
                phase-began phase=end
                game-ended how=hero-lost
            = outcome: lost, scores [0]
        "#]],
    );
}

#[test]
fn mz_43_7_and_mz_43_8_the_sign_is_thrown_once() {
    check(
        &["MZ-43.7", "MZ-43.8"],
        "mission MH3
         heroes thor
         thor: at S4-2
         S4-2: 1 walker
         taken thor: 2, 3
         sign S4-2 damaged
         begin turn thor",
        "! A attack sign S4-2",
        expect![[r#"
            ! A attack sign S4-2: sign-thrown-already (MZ-43.7)
        "#]],
    );
    check(
        &["MZ-43.3", "MZ-43.8"],
        "mission MH3
         heroes thor
         thor: at S4-2
         S4-0: 1 walker
         taken thor: 2, 3
         sign S4-2
         begin turn thor",
        "A attack sign S4-0
         chance 6
         = outcome",
        expect![[r#"
            > A attack sign S4-0
                attacked hero=thor form=sign at=S4-0
            > chance 6
                attack-rolled hero=thor dice=[6] accuracy=4
                hits-counted hero=thor hits=1
                enemies-eliminated hero=thor kind=operator n=1 at=S4-0
                xp-gained hero=thor n=1 xp=1
                sign-thrown at=S4-0
                game-ended how=won
            = outcome: won, scores [1]
        "#]],
    );
}

#[test]
fn mz_43_13_and_mz_43_14_five_heroes_meet_more() {
    check_from_start(
        &["MZ-43.13"],
        1,
        "mission=MH3 heroes=5",
        "chance fair 1
         = pending",
        expect![[r#"
            > chance fair 1
                hero-played hero=doctor-strange seat=A
                hero-played hero=black-panther seat=A
                hero-played hero=scarlet-witch seat=A
                hero-played hero=thor seat=A
                hero-played hero=spider-man seat=A
                dealt
            = chance spawn={"zone":S0-2}
        "#]],
    );
    check(
        &["MZ-43.14"],
        "mission MH3
         heroes thor, spider-man, black-panther, ms-marvel, scarlet-witch
         deck spawn: 37, 38, 39
         begin spawn",
        "chance #037
         = pending
         chance #038
         = pending",
        expect![[r#"
            > chance #037
                spawn-drawn zone=S0-2 card=36 level=blue
            = chance spawn={"zone":S0-2}
            > chance #038
                spawn-drawn zone=S0-2 card=37 level=blue
            = chance spawn={"zone":S2-0}
        "#]],
    );
}
