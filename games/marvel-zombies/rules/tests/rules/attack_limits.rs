//! The limits of attacks: whom Hits reach, how many they take, and when nobody has to choose.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn one_devour_eats_one() {
    check(
        &["MZ-12.4"],
        "heroes hulk
         hulk: hunger 2
         S2-1: 3 operators
         begin turn hulk",
        "~ A attack devour S2-1
         chance 4 5 6
         = S2-1
         = hulk",
        expect![[r#"
            > chance 4 5 6
                attack-rolled hero=hulk dice=[6 5 4] accuracy=4
                hits-counted hero=hulk hits=3
                enemies-eliminated hero=hulk kind=operator n=1 at=S2-1
                hits-lost hero=hulk hits=2
                xp-gained hero=hulk n=1 xp=1
                hunger-changed hero=hulk hunger=0
            = S2-1: hulk, 2 operators
            = hulk: at S2-1, health 5, hunger 0, xp 1, 2 actions
        "#]],
    );
}

#[test]
fn hits_for_one_of_two_super_heroes() {
    check(
        &[],
        "heroes hulk
         hulk: hunger 4
         traits hulk: hungry-fury
         leaders: doctor-strange S2-1, ms-marvel S2-1
         begin turn hulk",
        "! A attack unique S2-1
         = pending",
        expect![[r#"
            ! A attack unique S2-1: voracious (MZ-13.9)
            = seats who=["A"] mode=turn question={"turn":{"hero":"hulk","actions":3}}
        "#]],
    );
}

#[test]
fn hits_enough_for_one_of_two_super_heroes_are_given_by_choice() {
    check(
        &["MZ-11.3"],
        "heroes hulk
         hulk: hunger 3
         leaders: doctor-strange S2-1, ms-marvel S2-1
         begin turn hulk",
        "~ A attack unique S2-1
         chance 4 4 4 4 4 1 1 1
         ? A
         ! A pick leader thor
         A pick leader ms-marvel
         = S2-1",
        expect![[r#"
            > chance 4 4 4 4 4 1 1 1
                attack-rolled hero=hulk dice=[4 4 4 4 4 1 1 1] accuracy=4
                hits-counted hero=hulk hits=5
            ? A: pick aim={"leader":"doctor-strange"}, pick aim={"leader":"ms-marvel"}
            ! A pick leader thor: no-target-among-equals (MZ-11.3)
            > A pick leader ms-marvel
                leader-eliminated who=ms-marvel zone=S2-1 lies=false
                hits-lost hero=hulk hits=2
                xp-gained hero=hulk n=3 xp=3
                hunger-changed hero=hulk hunger=4
            = S2-1: hulk, leader doctor-strange
        "#]],
    );
}

#[test]
fn enough_hits_for_all_super_heroes_ask_nothing() {
    check(
        &[],
        "heroes hulk
         hulk: hunger 3
         leaders: doctor-strange S2-1, ms-marvel S2-1
         begin turn hulk",
        "~ A attack unique S2-1
         chance 4 4 4 4 4 4 1 1
         = hulk",
        expect![[r#"
            > chance 4 4 4 4 4 4 1 1
                attack-rolled hero=hulk dice=[4 4 4 4 4 4 1 1] accuracy=4
                hits-counted hero=hulk hits=6
                leader-eliminated who=doctor-strange zone=S2-1 lies=false
                leader-eliminated who=ms-marvel zone=S2-1 lies=false
                xp-gained hero=hulk n=6 xp=6
                hunger-changed hero=hulk hunger=4
            = hulk: at S2-1, health 5, hunger 4, xp 6, 2 actions
        "#]],
    );
}

#[test]
fn a_devour_chooses_even_with_hits_for_all() {
    check(
        &["MZ-12.4", "MZ-11.3"],
        "heroes hulk
         hulk: hunger 3
         traits hulk: steel-jaw, steel-jaw
         leaders: doctor-strange S2-1, ms-marvel S2-1
         begin turn hulk",
        "~ A attack devour S2-1
         ~ A use hulk trait steel-jaw
         ~ A pass
         chance 4 4 4 4 4 4
         ? A
         A pick leader ms-marvel
         = S2-1",
        expect![[r#"
            > chance 4 4 4 4 4 4
                attack-rolled hero=hulk dice=[4 4 4 4 4 4] accuracy=4
                hits-counted hero=hulk hits=6
            ? A: pick aim={"leader":"doctor-strange"}, pick aim={"leader":"ms-marvel"}
            > A pick leader ms-marvel
                leader-eliminated who=ms-marvel zone=S2-1 lies=false
                hits-lost hero=hulk hits=3
                xp-gained hero=hulk n=3 xp=3
                hunger-changed hero=hulk hunger=0
            = S2-1: hulk, leader doctor-strange
        "#]],
    );
}

#[test]
fn a_feast_on_all_super_heroes_asks_nothing() {
    check(
        &["MZ-26.2"],
        "heroes hulk
         hulk: hunger 3
         traits hulk: steel-jaw, feast
         leaders: doctor-strange S2-1, ms-marvel S2-1
         begin turn hulk",
        "~ A attack devour S2-1
         ~ A use hulk trait steel-jaw
         ~ A use hulk trait feast
         chance 4 4 4 4 4 4
         = hulk",
        expect![[r#"
            > chance 4 4 4 4 4 4
                attack-rolled hero=hulk dice=[4 4 4 4 4 4] accuracy=4
                hits-counted hero=hulk hits=6
                leader-eliminated who=doctor-strange zone=S2-1 lies=false
                leader-eliminated who=ms-marvel zone=S2-1 lies=false
                xp-gained hero=hulk n=6 xp=6
                hunger-changed hero=hulk hunger=0
            = hulk: at S2-1, health 5, hunger 0, xp 6, 2 actions
        "#]],
    );
}

#[test]
fn wasp_is_passed_over_from_another_zone() {
    check(
        &["MZ-47.6"],
        "mission MH5
         heroes scarlet-witch
         leaders: wasp S2-5
         S2-5: 1 walker
         begin turn scarlet-witch",
        "~ A attack unique S2-5
         chance 4 4
         = S2-5",
        expect![[r#"
            > chance 4 4
                attack-rolled hero=scarlet-witch dice=[4 4] accuracy=4
                hits-counted hero=scarlet-witch hits=2
                enemies-eliminated hero=scarlet-witch kind=operator n=1 at=S2-5
                hits-lost hero=scarlet-witch hits=1
                xp-gained hero=scarlet-witch n=1 xp=1
            = S2-5: leader wasp
        "#]],
    );
}

#[test]
fn others_are_hit_from_another_zone() {
    check(
        &["MZ-11.1"],
        "mission MH5
         heroes scarlet-witch
         scarlet-witch: power 1
         leaders: captain-america S2-5, wasp S2-5
         S2-5: 1 walker
         begin turn scarlet-witch",
        "~ A attack unique S2-5
         ~ A use scarlet-witch power
         chance 4 4 4
         = S2-5",
        expect![[r#"
            > chance 4 4 4
                attack-rolled hero=scarlet-witch dice=[4 4 4] accuracy=4
                hits-counted hero=scarlet-witch hits=3
                leader-eliminated who=captain-america zone=S2-5 lies=false
                xp-gained hero=scarlet-witch n=3 xp=3
            = S2-5: leader wasp, 1 walker
        "#]],
    );
}

#[test]
fn shots_go_one_zone() {
    check(
        &[],
        "heroes hulk
         hulk: at S2-0
         S2-2: 1 operator
         8R.a: 1 operator
         deck spawn: 35
         spawn 1 off
         begin spawn",
        "chance #035
         = pending",
        expect![[r#"
            > chance #035
                spawn-drawn zone=S0-0 card=34 level=blue
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = seats who=["A"] mode=turn question=begin
        "#]],
    );
}

#[test]
fn shots_that_miss_hurt_nobody() {
    check(
        &["MZ-18.7"],
        "heroes hulk, wasp
         S2-1: 1 operator
         deck spawn: 35
         spawn 1 off
         begin spawn",
        "~ chance #035
         chance 4
         = pending",
        expect![[r#"
            > chance 4
                shots-rolled zone=S2-1 dice=[4] wounds=0
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
                hunger-changed hero=wasp hunger=1
            = seats who=["A"] mode=turn question=begin
        "#]],
    );
}
