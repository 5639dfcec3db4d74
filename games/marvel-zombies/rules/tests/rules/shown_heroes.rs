//! What a Super-Hero's player is shown in a turn but may not do: every row names the rule that forbids it.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_29_12_what_a_super_hero_can_do() {
    check(
        &["MZ-29.12"],
        "mission MH5
         heroes thor, spider-man
         thor: power 4
         sign S2-6
         people: wong S2-6
         S2-5: 2 walkers
         begin turn thor",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S1-6, move to=S2-5, attack form=unique at=S2-5, attack form=sign at=S2-5, open door=8V.b/S2-6, gain-trait, save citizen=wong, end-turn
            ?? A:
                no-target (MZ-10.7): attack form=unique at=S0-6, attack form=unique at=S1-6, attack form=unique at=S2-4, attack form=unique at=S2-6
                no-target (MZ-21.5): attack form=sign at=S0-6, attack form=sign at=S1-6, attack form=sign at=S2-4, attack form=sign at=S2-6
                no-objective-here (MZ-8.15): take objective=0, take objective=1, take objective=2, take objective=3, take objective=4, take objective=5
                power-is-full (MZ-29.6): power-up
                sign-not-carried (MZ-43.9): carry to=S1-6, carry to=S2-5
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=thor effect={"skill":"hammer-throw"} aim=nothing, use hero=thor effect=power aim=nothing
                hulk-not-here (MZ-47.1): use hero=thor effect=banner aim=nothing
        "#]],
    );
}

#[test]
fn mz_29_12_nobody_is_saved_next_to_enemies() {
    check(
        &["MZ-29.12"],
        "mission MH5
         heroes thor, spider-man
         people: wong S2-6, okoye S2-5
         S2-6: 1 walker
         begin turn thor 1",
        "? A
         ?? A",
        expect![[r#"
            ? A: attack form=unique at=S2-6, open door=8V.b/S2-6, gain-trait, power-up, end-turn
            ?? A:
                too-few-actions (MZ-8.8): move to=S1-6, move to=S2-5
                out-of-reach (MZ-10.2): attack form=unique at=S0-6, attack form=unique at=S1-6, attack form=unique at=S2-4, attack form=unique at=S2-5
                no-sign-here (MZ-21.1): attack form=sign at=S0-6, attack form=sign at=S1-6, attack form=sign at=S2-4, attack form=sign at=S2-5, attack form=sign at=S2-6
                no-objective-here (MZ-8.15): take objective=0, take objective=1, take objective=2, take objective=3, take objective=4, take objective=5
                enemies-here (MZ-29.12): save citizen=wong
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=thor effect={"skill":"hammer-throw"} aim=nothing, use hero=thor effect=power aim=nothing
                hulk-not-here (MZ-47.1): use hero=thor effect=banner aim=nothing
        "#]],
    );
}

#[test]
fn skills_of_thor_in_own_turn_with_full_power() {
    check(
        &["MZ-23.7"],
        "mission MH5
         heroes thor, spider-man
         thor: xp 43, power 4, health 2
         spider-man: at S2-4
         S2-5: 1 walker
         S2-4: 1 runner
         begin turn thor",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S1-6, move to=S2-5, attack form=unique at=S2-4, attack form=unique at=S2-5, open door=8V.b/S2-6, gain-trait, use hero=thor effect={"skill":"for-asgard"} aim=nothing, end-turn
            ?? A:
                no-target (MZ-10.7): attack form=unique at=S0-6, attack form=unique at=S1-6, attack form=unique at=S2-6
                no-sign-here (MZ-21.1): attack form=sign at=S0-6, attack form=sign at=S1-6, attack form=sign at=S2-4, attack form=sign at=S2-5, attack form=sign at=S2-6
                no-objective-here (MZ-8.15): take objective=0, take objective=1, take objective=2, take objective=3, take objective=4, take objective=5
                power-is-full (MZ-29.6): power-up
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=thor effect={"skill":"hammer-throw"} aim=nothing, use hero=thor effect={"skill":"might-of-the-all-father"} aim=nothing, use hero=thor effect=power aim=nothing
                hulk-not-here (MZ-47.1): use hero=thor effect=banner aim=nothing
        "#]],
    );
}

#[test]
fn skills_of_thor_in_own_turn_with_no_power() {
    check(
        &["MZ-23.7"],
        "mission MH5
         heroes thor, spider-man
         thor: xp 43, power 0, health 2
         spider-man: at S2-4
         S2-5: 1 walker
         S2-4: 1 runner
         begin turn thor",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S1-6, move to=S2-5, open door=8V.b/S2-6, gain-trait, power-up, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=S0-6, attack form=unique at=S1-6, attack form=unique at=S2-4, attack form=unique at=S2-5
                no-target (MZ-10.7): attack form=unique at=S2-6
                no-sign-here (MZ-21.1): attack form=sign at=S0-6, attack form=sign at=S1-6, attack form=sign at=S2-4, attack form=sign at=S2-5, attack form=sign at=S2-6
                no-objective-here (MZ-8.15): take objective=0, take objective=1, take objective=2, take objective=3, take objective=4, take objective=5
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=thor effect={"skill":"hammer-throw"} aim=nothing, use hero=thor effect={"skill":"might-of-the-all-father"} aim=nothing, use hero=thor effect=power aim=nothing
                too-little-power (MZ-29.6): use hero=thor effect={"skill":"for-asgard"} aim=nothing
                hulk-not-here (MZ-47.1): use hero=thor effect=banner aim=nothing
        "#]],
    );
}

#[test]
fn skills_of_spider_man_in_own_turn_with_full_power() {
    check(
        &["MZ-23.7"],
        "mission MH5
         heroes spider-man, thor
         spider-man: xp 43, power 4, health 2
         thor: at S2-4
         S2-5: 1 walker
         S2-4: 1 runner
         begin turn spider-man",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S1-6, move to=S2-5, open door=8V.b/S2-6, gain-trait, use hero=spider-man effect={"skill":"web-swinger"} aim=nothing, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=S0-6, attack form=unique at=S1-6, attack form=unique at=S2-4, attack form=unique at=S2-5
                no-target (MZ-10.7): attack form=unique at=S2-6
                no-sign-here (MZ-21.1): attack form=sign at=S0-6, attack form=sign at=S1-6, attack form=sign at=S2-4, attack form=sign at=S2-5, attack form=sign at=S2-6
                no-objective-here (MZ-8.15): take objective=0, take objective=1, take objective=2, take objective=3, take objective=4, take objective=5
                power-is-full (MZ-29.6): power-up
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=spider-man effect={"skill":"web-shooters"} aim={"zone":S0-6}, use hero=spider-man effect={"skill":"web-shooters"} aim={"zone":S1-6}, use hero=spider-man effect={"skill":"web-shooters"} aim={"zone":S2-4}, use hero=spider-man effect={"skill":"web-shooters"} aim={"zone":S2-5}, use hero=spider-man effect={"skill":"web-shooters"} aim={"zone":S2-6}, use hero=spider-man effect={"skill":"spider-sense"} aim=nothing, use hero=spider-man effect=power aim=nothing
                hulk-not-here (MZ-47.1): use hero=spider-man effect=banner aim=nothing
        "#]],
    );
}

#[test]
fn skills_of_black_panther_in_own_turn_with_full_power() {
    check(
        &["MZ-23.7"],
        "mission MH5
         heroes black-panther, thor
         black-panther: xp 43, power 4, health 2
         thor: at S2-4
         S2-5: 1 walker
         S2-4: 1 runner
         begin turn black-panther",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S1-6, move to=S2-5, open door=8V.b/S2-6, gain-trait, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=S0-6, attack form=unique at=S1-6, attack form=unique at=S2-4, attack form=unique at=S2-5
                no-target (MZ-10.7): attack form=unique at=S2-6
                no-sign-here (MZ-21.1): attack form=sign at=S0-6, attack form=sign at=S1-6, attack form=sign at=S2-4, attack form=sign at=S2-5, attack form=sign at=S2-6
                no-objective-here (MZ-8.15): take objective=0, take objective=1, take objective=2, take objective=3, take objective=4, take objective=5
                power-is-full (MZ-29.6): power-up
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=black-panther effect={"skill":"chain-slashes"} aim=nothing, use hero=black-panther effect={"skill":"combat-reflexes"} aim=nothing, use hero=black-panther effect={"skill":"kinetic-backlash"} aim=nothing, use hero=black-panther effect=power aim=nothing
                hulk-not-here (MZ-47.1): use hero=black-panther effect=banner aim=nothing
        "#]],
    );
}

#[test]
fn skills_of_doctor_strange_in_own_turn_with_full_power() {
    check(
        &["MZ-23.7"],
        "mission MH5
         heroes doctor-strange, thor
         doctor-strange: xp 43, power 4, health 2
         thor: at S2-4
         S2-5: 1 walker
         S2-4: 1 runner
         begin turn doctor-strange",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S1-6, move to=S2-5, attack form=unique at=S2-5, open door=8V.b/S2-6, gain-trait, use hero=doctor-strange effect={"skill":"portal"} aim={"zone":S0-6}, use hero=doctor-strange effect={"skill":"portal"} aim={"zone":S1-6}, use hero=doctor-strange effect={"skill":"portal"} aim={"zone":S2-4}, use hero=doctor-strange effect={"skill":"portal"} aim={"zone":S2-5}, end-turn
            ?? A:
                out-of-reach (MZ-10.3): attack form=unique at=S0-6, attack form=unique at=S2-4
                no-target (MZ-10.7): attack form=unique at=S1-6, attack form=unique at=S2-6
                no-sign-here (MZ-21.1): attack form=sign at=S0-6, attack form=sign at=S1-6, attack form=sign at=S2-4, attack form=sign at=S2-5, attack form=sign at=S2-6
                no-objective-here (MZ-8.15): take objective=0, take objective=1, take objective=2, take objective=3, take objective=4, take objective=5
                power-is-full (MZ-29.6): power-up
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                changes-nothing (MZ-23.7): use hero=doctor-strange effect={"skill":"portal"} aim={"zone":S2-6}
                wrong-moment (MZ-8.19): use hero=doctor-strange effect={"skill":"shield-of-the-seraphim"} aim=nothing, use hero=doctor-strange effect={"skill":"eye-of-agamotto"} aim=nothing, use hero=doctor-strange effect=power aim=nothing
                hulk-not-here (MZ-47.1): use hero=doctor-strange effect=banner aim=nothing
        "#]],
    );
}

#[test]
fn skills_of_doctor_strange_in_own_turn_with_no_power() {
    check(
        &["MZ-23.7"],
        "mission MH5
         heroes doctor-strange, thor
         doctor-strange: xp 43, power 0, health 2
         thor: at S2-4
         S2-5: 1 walker
         S2-4: 1 runner
         begin turn doctor-strange",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S1-6, move to=S2-5, attack form=unique at=S2-5, open door=8V.b/S2-6, gain-trait, power-up, end-turn
            ?? A:
                out-of-reach (MZ-10.3): attack form=unique at=S0-6, attack form=unique at=S2-4
                no-target (MZ-10.7): attack form=unique at=S1-6, attack form=unique at=S2-6
                no-sign-here (MZ-21.1): attack form=sign at=S0-6, attack form=sign at=S1-6, attack form=sign at=S2-4, attack form=sign at=S2-5, attack form=sign at=S2-6
                no-objective-here (MZ-8.15): take objective=0, take objective=1, take objective=2, take objective=3, take objective=4, take objective=5
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                too-little-power (MZ-29.6): use hero=doctor-strange effect={"skill":"portal"} aim={"zone":S0-6}, use hero=doctor-strange effect={"skill":"portal"} aim={"zone":S1-6}, use hero=doctor-strange effect={"skill":"portal"} aim={"zone":S2-4}, use hero=doctor-strange effect={"skill":"portal"} aim={"zone":S2-5}, use hero=doctor-strange effect={"skill":"portal"} aim={"zone":S2-6}
                wrong-moment (MZ-8.19): use hero=doctor-strange effect={"skill":"shield-of-the-seraphim"} aim=nothing, use hero=doctor-strange effect={"skill":"eye-of-agamotto"} aim=nothing, use hero=doctor-strange effect=power aim=nothing
                hulk-not-here (MZ-47.1): use hero=doctor-strange effect=banner aim=nothing
        "#]],
    );
}

#[test]
fn skills_of_ms_marvel_in_own_turn_with_full_power() {
    check(
        &["MZ-23.7"],
        "mission MH5
         heroes ms-marvel, thor
         ms-marvel: xp 43, power 4, health 2
         thor: at S2-4
         S2-5: 1 walker
         S2-4: 1 runner
         begin turn ms-marvel",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S1-6, move to=S2-5, attack form=unique at=S2-5, open door=2V.d/S1-6, open door=8V.b/S2-6, gain-trait, use hero=ms-marvel effect={"skill":"grow"} aim=nothing, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=S0-6, attack form=unique at=S2-4
                no-target (MZ-10.7): attack form=unique at=S1-6, attack form=unique at=S2-6
                no-sign-here (MZ-21.1): attack form=sign at=S0-6, attack form=sign at=S1-6, attack form=sign at=S2-4, attack form=sign at=S2-5, attack form=sign at=S2-6
                no-objective-here (MZ-8.15): take objective=0, take objective=1, take objective=2, take objective=3, take objective=4, take objective=5
                power-is-full (MZ-29.6): power-up
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=ms-marvel effect={"skill":"stretch"} aim=nothing, use hero=ms-marvel effect={"skill":"healing-factor"} aim=nothing, use hero=ms-marvel effect=power aim=nothing
                hulk-not-here (MZ-47.1): use hero=ms-marvel effect=banner aim=nothing
        "#]],
    );
}

#[test]
fn skills_of_scarlet_witch_in_own_turn_with_full_power() {
    check(
        &["MZ-23.7"],
        "mission MH5
         heroes scarlet-witch, thor
         scarlet-witch: xp 43, power 4, health 2
         thor: at S2-4
         S2-5: 1 walker
         S2-4: 1 runner
         begin turn scarlet-witch",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S1-6, move to=S2-5, attack form=unique at=S2-4, attack form=unique at=S2-5, open door=8V.b/S2-6, gain-trait, use hero=scarlet-witch effect={"skill":"no-more-zombies"} aim={"zone":S2-5}, end-turn
            ?? A:
                no-target (MZ-10.7): attack form=unique at=S0-6, attack form=unique at=S1-6, attack form=unique at=S2-6
                no-sign-here (MZ-21.1): attack form=sign at=S0-6, attack form=sign at=S1-6, attack form=sign at=S2-4, attack form=sign at=S2-5, attack form=sign at=S2-6
                no-objective-here (MZ-8.15): take objective=0, take objective=1, take objective=2, take objective=3, take objective=4, take objective=5
                power-is-full (MZ-29.6): power-up
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=scarlet-witch effect={"skill":"chaos"} aim=nothing, use hero=scarlet-witch effect={"skill":"distortion"} aim=nothing, use hero=scarlet-witch effect=power aim=nothing
                too-far (MZ-46.31): use hero=scarlet-witch effect={"skill":"no-more-zombies"} aim={"zone":S0-6}, use hero=scarlet-witch effect={"skill":"no-more-zombies"} aim={"zone":S2-4}
                changes-nothing (MZ-23.7): use hero=scarlet-witch effect={"skill":"no-more-zombies"} aim={"zone":S1-6}, use hero=scarlet-witch effect={"skill":"no-more-zombies"} aim={"zone":S2-6}
                hulk-not-here (MZ-47.1): use hero=scarlet-witch effect=banner aim=nothing
        "#]],
    );
}

#[test]
fn skills_of_scarlet_witch_in_own_turn_with_no_power() {
    check(
        &["MZ-23.7"],
        "mission MH5
         heroes scarlet-witch, thor
         scarlet-witch: xp 43, power 0, health 2
         thor: at S2-4
         S2-5: 1 walker
         S2-4: 1 runner
         begin turn scarlet-witch",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S1-6, move to=S2-5, attack form=unique at=S2-4, attack form=unique at=S2-5, open door=8V.b/S2-6, gain-trait, power-up, end-turn
            ?? A:
                no-target (MZ-10.7): attack form=unique at=S0-6, attack form=unique at=S1-6, attack form=unique at=S2-6
                no-sign-here (MZ-21.1): attack form=sign at=S0-6, attack form=sign at=S1-6, attack form=sign at=S2-4, attack form=sign at=S2-5, attack form=sign at=S2-6
                no-objective-here (MZ-8.15): take objective=0, take objective=1, take objective=2, take objective=3, take objective=4, take objective=5
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=scarlet-witch effect={"skill":"chaos"} aim=nothing, use hero=scarlet-witch effect={"skill":"distortion"} aim=nothing, use hero=scarlet-witch effect=power aim=nothing
                too-little-power (MZ-29.6): use hero=scarlet-witch effect={"skill":"no-more-zombies"} aim={"zone":S0-6}, use hero=scarlet-witch effect={"skill":"no-more-zombies"} aim={"zone":S1-6}, use hero=scarlet-witch effect={"skill":"no-more-zombies"} aim={"zone":S2-4}, use hero=scarlet-witch effect={"skill":"no-more-zombies"} aim={"zone":S2-5}, use hero=scarlet-witch effect={"skill":"no-more-zombies"} aim={"zone":S2-6}
                hulk-not-here (MZ-47.1): use hero=scarlet-witch effect=banner aim=nothing
        "#]],
    );
}

#[test]
fn traits_in_own_turn_second_wind() {
    check(
        &["MZ-23.7"],
        "mission MH5
         heroes thor, spider-man, ms-marvel
         thor: power 1, health 2
         spider-man: at S2-4, health 2
         ms-marvel: health 2
         traits thor: second-wind, momentum, decisive-strike
         people: wong S2-6, okoye S2-4
         S2-5: 1 walker
         S2-4: 1 brute
         leaders: hulk S2-6
         begin turn thor",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S1-6, move to=S2-5, attack form=unique at=S2-5, attack form=unique at=S2-6, open door=8V.b/S2-6, gain-trait, power-up, use hero=thor effect={"trait":"second-wind"} aim=nothing, use hero=thor effect={"trait":"momentum"} aim=nothing, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=S0-6, attack form=unique at=S2-4
                no-target (MZ-10.7): attack form=unique at=S1-6
                no-sign-here (MZ-21.1): attack form=sign at=S0-6, attack form=sign at=S1-6, attack form=sign at=S2-4, attack form=sign at=S2-5, attack form=sign at=S2-6
                no-objective-here (MZ-8.15): take objective=0, take objective=1, take objective=2, take objective=3, take objective=4, take objective=5
                enemies-here (MZ-29.12): save citizen=wong
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=thor effect={"skill":"hammer-throw"} aim=nothing, use hero=thor effect={"trait":"decisive-strike"} aim=nothing, use hero=thor effect=power aim=nothing
                wrong-aim (MZ-23.7): use hero=thor effect=banner aim=nothing
        "#]],
    );
}

#[test]
fn traits_in_own_turn_focus() {
    check(
        &["MZ-23.7"],
        "mission MH5
         heroes thor, spider-man, ms-marvel
         thor: power 1, health 2
         spider-man: at S2-4, health 2
         ms-marvel: health 2
         traits thor: focus, rampart, first-aid
         people: wong S2-6, okoye S2-4
         S2-5: 1 walker
         S2-4: 1 brute
         leaders: hulk S2-6
         begin turn thor",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S1-6, move to=S2-5, attack form=unique at=S2-5, attack form=unique at=S2-6, open door=8V.b/S2-6, gain-trait, power-up, use hero=thor effect={"trait":"first-aid"} aim={"hero":"thor"}, use hero=thor effect={"trait":"first-aid"} aim={"hero":"ms-marvel"}, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=S0-6, attack form=unique at=S2-4
                no-target (MZ-10.7): attack form=unique at=S1-6
                no-sign-here (MZ-21.1): attack form=sign at=S0-6, attack form=sign at=S1-6, attack form=sign at=S2-4, attack form=sign at=S2-5, attack form=sign at=S2-6
                no-objective-here (MZ-8.15): take objective=0, take objective=1, take objective=2, take objective=3, take objective=4, take objective=5
                enemies-here (MZ-29.12): save citizen=wong
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=thor effect={"skill":"hammer-throw"} aim=nothing, use hero=thor effect={"trait":"focus"} aim=nothing, use hero=thor effect={"trait":"rampart"} aim=nothing, use hero=thor effect=power aim=nothing
                wrong-aim (MZ-23.7): use hero=thor effect=banner aim=nothing
        "#]],
    );
}

#[test]
fn traits_in_own_turn_express_rescue() {
    check(
        &["MZ-23.7"],
        "mission MH5
         heroes thor, spider-man, ms-marvel
         thor: power 1, health 2
         spider-man: at S2-4, health 2
         ms-marvel: health 2
         traits thor: express-rescue, shockwave, team-call
         people: wong S2-6, okoye S2-4
         S2-5: 1 walker
         S2-4: 1 brute
         leaders: hulk S2-6
         begin turn thor",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S1-6, move to=S2-5, attack form=unique at=S2-5, attack form=unique at=S2-6, open door=8V.b/S2-6, gain-trait, power-up, use hero=thor effect={"trait":"express-rescue"} aim={"citizen":"wong"}, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=S0-6, attack form=unique at=S2-4
                no-target (MZ-10.7): attack form=unique at=S1-6
                no-sign-here (MZ-21.1): attack form=sign at=S0-6, attack form=sign at=S1-6, attack form=sign at=S2-4, attack form=sign at=S2-5, attack form=sign at=S2-6
                no-objective-here (MZ-8.15): take objective=0, take objective=1, take objective=2, take objective=3, take objective=4, take objective=5
                enemies-here (MZ-29.12): save citizen=wong
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=thor effect={"skill":"hammer-throw"} aim=nothing, use hero=thor effect=power aim=nothing
                changes-nothing (MZ-23.7): use hero=thor effect={"trait":"shockwave"} aim=nothing, use hero=thor effect={"trait":"team-call"} aim={"hero":"spider-man"}, use hero=thor effect={"trait":"team-call"} aim={"hero":"ms-marvel"}
                wrong-aim (MZ-23.7): use hero=thor effect=banner aim=nothing
        "#]],
    );
}

#[test]
fn traits_in_own_turn_break_through() {
    check(
        &["MZ-23.7"],
        "mission MH5
         heroes thor, spider-man, ms-marvel
         thor: power 1, health 2
         spider-man: at S2-4, health 2
         ms-marvel: health 2
         traits thor: break-through, inspiration, beyond-limits
         people: wong S2-6, okoye S2-4
         S2-5: 1 walker
         S2-4: 1 brute
         leaders: hulk S2-6
         begin turn thor",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S1-6, move to=S2-5, attack form=unique at=S2-5, attack form=unique at=S2-6, open door=8V.b/S2-6, gain-trait, power-up, use hero=thor effect={"trait":"break-through"} aim={"door":8V.b/S2-6}, use hero=thor effect={"trait":"inspiration"} aim={"hero":"spider-man"}, use hero=thor effect={"trait":"inspiration"} aim={"hero":"ms-marvel"}, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=S0-6, attack form=unique at=S2-4
                no-target (MZ-10.7): attack form=unique at=S1-6
                no-sign-here (MZ-21.1): attack form=sign at=S0-6, attack form=sign at=S1-6, attack form=sign at=S2-4, attack form=sign at=S2-5, attack form=sign at=S2-6
                no-objective-here (MZ-8.15): take objective=0, take objective=1, take objective=2, take objective=3, take objective=4, take objective=5
                enemies-here (MZ-29.12): save citizen=wong
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=thor effect={"skill":"hammer-throw"} aim=nothing, use hero=thor effect=power aim=nothing
                too-little-power (MZ-29.6): use hero=thor effect={"trait":"beyond-limits"} aim=nothing
                wrong-aim (MZ-23.7): use hero=thor effect=banner aim=nothing
        "#]],
    );
}

#[test]
fn traits_in_own_turn_counter_attack() {
    check(
        &["MZ-23.7"],
        "mission MH5
         heroes thor, spider-man, ms-marvel
         thor: power 1, health 2
         spider-man: at S2-4, health 2
         ms-marvel: health 2
         traits thor: counter-attack, provocation, final-effort
         people: wong S2-6, okoye S2-4
         S2-5: 1 walker
         S2-4: 1 brute
         leaders: hulk S2-6
         begin turn thor",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S1-6, move to=S2-5, attack form=unique at=S2-5, attack form=unique at=S2-6, open door=8V.b/S2-6, gain-trait, power-up, use hero=thor effect={"trait":"provocation"} aim={"zone":S2-4}, use hero=thor effect={"trait":"provocation"} aim={"zone":S2-5}, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=S0-6, attack form=unique at=S2-4
                no-target (MZ-10.7): attack form=unique at=S1-6
                no-sign-here (MZ-21.1): attack form=sign at=S0-6, attack form=sign at=S1-6, attack form=sign at=S2-4, attack form=sign at=S2-5, attack form=sign at=S2-6
                no-objective-here (MZ-8.15): take objective=0, take objective=1, take objective=2, take objective=3, take objective=4, take objective=5
                enemies-here (MZ-29.12): save citizen=wong
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=thor effect={"skill":"hammer-throw"} aim=nothing, use hero=thor effect={"trait":"counter-attack"} aim=nothing, use hero=thor effect={"trait":"final-effort"} aim=nothing, use hero=thor effect=power aim=nothing
                changes-nothing (MZ-23.7): use hero=thor effect={"trait":"provocation"} aim={"zone":S0-6}, use hero=thor effect={"trait":"provocation"} aim={"zone":S1-6}, use hero=thor effect={"trait":"provocation"} aim={"zone":S2-6}
                wrong-aim (MZ-23.7): use hero=thor effect=banner aim=nothing
        "#]],
    );
}

#[test]
fn citizens_in_own_turn_agent_coulson_and_pepper_potts() {
    check(
        &["MZ-23.7"],
        "mission MH5
         heroes thor, spider-man
         thor: power 1, health 2
         citizens thor: agent-coulson, pepper-potts
         leaders: hulk S2-6
         S2-6: 1 walker
         begin turn thor",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S1-6, move to=S2-5, attack form=unique at=S2-6, open door=8V.b/S2-6, gain-trait, power-up, use hero=thor effect={"citizen":"pepper-potts"} aim=nothing, use hero=thor effect=banner aim={"citizen":"agent-coulson"}, use hero=thor effect=banner aim={"citizen":"pepper-potts"}, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=S0-6, attack form=unique at=S2-4
                no-target (MZ-10.7): attack form=unique at=S1-6, attack form=unique at=S2-5
                no-sign-here (MZ-21.1): attack form=sign at=S0-6, attack form=sign at=S1-6, attack form=sign at=S2-4, attack form=sign at=S2-5, attack form=sign at=S2-6
                no-objective-here (MZ-8.15): take objective=0, take objective=1, take objective=2, take objective=3, take objective=4, take objective=5
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=thor effect={"skill":"hammer-throw"} aim=nothing, use hero=thor effect=power aim=nothing
                no-ranged-attack (MZ-27.17): use hero=thor effect={"citizen":"agent-coulson"} aim=nothing
        "#]],
    );
}

#[test]
fn citizens_in_own_turn_thunderbolt_ross_and_wong() {
    check(
        &["MZ-23.7"],
        "mission MH5
         heroes thor, spider-man
         thor: power 1, health 2
         citizens thor: thunderbolt-ross, wong
         leaders: hulk S2-6
         S2-6: 1 walker
         begin turn thor",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S1-6, move to=S2-5, attack form=unique at=S2-6, open door=8V.b/S2-6, gain-trait, power-up, use hero=thor effect={"citizen":"thunderbolt-ross"} aim=nothing, use hero=thor effect={"citizen":"wong"} aim={"zone":S0-6}, use hero=thor effect={"citizen":"wong"} aim={"zone":S1-6}, use hero=thor effect={"citizen":"wong"} aim={"zone":S2-4}, use hero=thor effect={"citizen":"wong"} aim={"zone":S2-5}, use hero=thor effect=banner aim={"citizen":"thunderbolt-ross"}, use hero=thor effect=banner aim={"citizen":"wong"}, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=S0-6, attack form=unique at=S2-4
                no-target (MZ-10.7): attack form=unique at=S1-6, attack form=unique at=S2-5
                no-sign-here (MZ-21.1): attack form=sign at=S0-6, attack form=sign at=S1-6, attack form=sign at=S2-4, attack form=sign at=S2-5, attack form=sign at=S2-6
                no-objective-here (MZ-8.15): take objective=0, take objective=1, take objective=2, take objective=3, take objective=4, take objective=5
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=thor effect={"skill":"hammer-throw"} aim=nothing, use hero=thor effect=power aim=nothing
                changes-nothing (MZ-23.7): use hero=thor effect={"citizen":"wong"} aim={"zone":S2-6}, use hero=thor effect={"citizen":"wong"} aim={"hero":"spider-man"}
        "#]],
    );
}

#[test]
fn citizens_in_own_turn_maria_hill_and_jane_foster() {
    check(
        &["MZ-23.7"],
        "mission MH5
         heroes thor, spider-man
         thor: power 1, health 2
         citizens thor: maria-hill, jane-foster
         leaders: hulk S2-6
         S2-6: 1 walker
         begin turn thor",
        "? A
         ?? A",
        expect![[r#"
            ? A: move to=S1-6, move to=S2-5, attack form=unique at=S2-6, open door=8V.b/S2-6, gain-trait, power-up, use hero=thor effect={"citizen":"jane-foster"} aim={"door":8V.b/S2-6}, use hero=thor effect=banner aim={"citizen":"maria-hill"}, use hero=thor effect=banner aim={"citizen":"jane-foster"}, end-turn
            ?? A:
                out-of-reach (MZ-10.2): attack form=unique at=S0-6, attack form=unique at=S2-4
                no-target (MZ-10.7): attack form=unique at=S1-6, attack form=unique at=S2-5
                no-sign-here (MZ-21.1): attack form=sign at=S0-6, attack form=sign at=S1-6, attack form=sign at=S2-4, attack form=sign at=S2-5, attack form=sign at=S2-6
                no-objective-here (MZ-8.15): take objective=0, take objective=1, take objective=2, take objective=3, take objective=4, take objective=5
                no-card-here (MZ-28.15): take-card card=secret-mission-1, take-card card=secret-mission-2
                wrong-moment (MZ-8.19): use hero=thor effect={"skill":"hammer-throw"} aim=nothing, use hero=thor effect={"citizen":"maria-hill"} aim=nothing, use hero=thor effect=power aim=nothing
        "#]],
    );
}
