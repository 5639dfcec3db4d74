//! Heroic Traits (MZ-48).

use expect_test::expect;

use crate::transcript::check;

#[test]
fn second_wind_gives_two_power() {
    check(
        &["MZ-48.1", "MZ-29.9"],
        "mission MH5
         heroes thor
         traits thor: second-wind, second-wind
         begin turn thor",
        "A use thor trait second-wind
         A use thor trait second-wind
         = thor",
        expect![[r#"
            > A use thor trait second-wind
                effect-used hero=thor effect={"trait":"second-wind"} aim=nothing
                power-changed hero=thor power=2
            > A use thor trait second-wind
                effect-used hero=thor effect={"trait":"second-wind"} aim=nothing
                power-changed hero=thor power=4
            = thor: at S2-6, health 3, power 4, xp 0, 3 actions
        "#]],
    );
}

#[test]
fn second_wind_changes_nothing_at_full_power() {
    check(
        &["MZ-23.7"],
        "mission MH5
         heroes thor
         thor: power 4
         traits thor: second-wind
         begin turn thor",
        "! A use thor trait second-wind",
        expect![[r#"
            ! A use thor trait second-wind: changes-nothing (MZ-23.7)
        "#]],
    );
}

#[test]
fn momentum_moves_two_zones() {
    check(
        &["MZ-48.2", "MZ-8.10", "MZ-29.6"],
        "mission MH5
         heroes thor
         thor: power 1
         traits thor: momentum, momentum
         S2-6: 3 walkers
         begin turn thor",
        "A use thor trait momentum
         A move S2-5
         A move S2-4
         = thor
         ! A use thor trait momentum",
        expect![[r#"
            > A use thor trait momentum
                effect-used hero=thor effect={"trait":"momentum"} aim=nothing
                power-changed hero=thor power=0
            > A move S2-5
                moved hero=thor from=S2-6 to=S2-5 cost=0
            > A move S2-4
                moved hero=thor from=S2-5 to=S2-4 cost=0
            = thor: at S2-4, health 3, power 0, xp 0, traits [momentum], 3 actions
            ! A use thor trait momentum: too-little-power (MZ-29.6)
        "#]],
    );
}

#[test]
fn decisive_strike_adds_three_dice() {
    check(
        &["MZ-48.3"],
        "mission MH5
         heroes thor
         thor: power 1
         traits thor: decisive-strike
         S2-6: 1 brute
         begin turn thor",
        "A attack unique S2-6
         A use thor trait decisive-strike
         = pending",
        expect![[r#"
            > A attack unique S2-6
                attacked hero=thor form=unique at=S2-6
            > A use thor trait decisive-strike
                effect-used hero=thor effect={"trait":"decisive-strike"} aim=nothing
                power-changed hero=thor power=0
            = chance attack={"hero":"thor","n":5}
        "#]],
    );
}

#[test]
fn focus_rerolls_all_misses() {
    check(
        &["MZ-48.4", "MZ-10.11"],
        "mission MH5
         heroes thor
         traits thor: focus
         S2-6: 1 brute
         begin turn thor",
        "A attack unique S2-6
         chance 3 2
         A use thor trait focus
         chance 4
         = thor",
        expect![[r#"
            > A attack unique S2-6
                attacked hero=thor form=unique at=S2-6
            > chance 3 2
                attack-rolled hero=thor dice=[3 2] accuracy=3
            > A use thor trait focus
                effect-used hero=thor effect={"trait":"focus"} aim=nothing
            > chance 4
                dice-rerolled hero=thor dice=[4] is_forced=false
                hits-counted hero=thor hits=2
                enemies-eliminated hero=thor kind=guard n=1 at=S2-6
                xp-gained hero=thor n=1 xp=1
            = thor: at S2-6, health 3, power 0, xp 1, 2 actions
        "#]],
    );
}

#[test]
fn rampart_cancels_up_to_two_wounds() {
    check(
        &["MZ-48.5"],
        "mission MH5
         heroes thor
         thor: power 1
         traits thor: rampart
         S2-6: 3 walkers
         begin enemies",
        "A use thor trait rampart
         = thor",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-6 crowd={"guards":0,"operators":3,"specialists":0} leaders=[] citizens=[] wounds=3
            > A use thor trait rampart
                effect-used hero=thor effect={"trait":"rampart"} aim=nothing
                power-changed hero=thor power=0
                wounds-cancelled zone=S2-6 n=2
                wounds-taken hero=thor n=1 health=2
            = thor: at S2-6, health 2, power 0, xp 0, activated
        "#]],
    );
}

#[test]
fn first_aid_heals_a_super_hero_of_the_zone() {
    check(
        &["MZ-48.6"],
        "mission MH5
         heroes thor, spider-man, ms-marvel
         thor: power 2
         spider-man: health 1
         ms-marvel: health 1, at S2-5
         traits thor: first-aid, first-aid
         begin turn thor",
        "! A use thor trait first-aid hero thor
         ! A use thor trait first-aid hero ms-marvel
         A use thor trait first-aid hero spider-man
         = spider-man
         = thor",
        expect![[r#"
            ! A use thor trait first-aid hero thor: changes-nothing (MZ-23.7)
            ! A use thor trait first-aid hero ms-marvel: not-here (MZ-48.6)
            > A use thor trait first-aid hero spider-man
                effect-used hero=thor effect={"trait":"first-aid"} aim={"hero":"spider-man"}
                power-changed hero=thor power=1
                healed hero=spider-man health=2
            = spider-man: at S2-6, health 2, power 0, xp 0
            = thor: at S2-6, health 3, power 1, xp 0, traits [first-aid], 3 actions
        "#]],
    );
}

#[test]
fn express_rescue_saves_among_enemies_without_an_action() {
    check(
        &["MZ-48.7", "MZ-48.17", "MZ-29.12"],
        "mission MH5
         heroes thor
         thor: power 1
         traits thor: express-rescue
         S2-6: 1 walker
         people: wong S2-6, okoye S2-5
         begin turn thor",
        "! A save wong
         ! A use thor trait express-rescue citizen okoye
         A use thor trait express-rescue citizen wong
         = thor",
        expect![[r#"
            ! A save wong: enemies-here (MZ-29.12)
            ! A use thor trait express-rescue citizen okoye: not-here (MZ-48.7)
            > A use thor trait express-rescue citizen wong
                effect-used hero=thor effect={"trait":"express-rescue"} aim={"citizen":"wong"}
                power-changed hero=thor power=0
                citizen-saved hero=thor citizen=wong at=S2-6
                citizen-kept hero=thor card=wong
            = thor: at S2-6, health 3, power 0, xp 0, citizens [wong], 3 actions
        "#]],
    );
}

#[test]
fn shockwave_pushes_all_but_zombie_heroes() {
    check(
        &["MZ-48.8", "MZ-23.4"],
        "mission MH5
         heroes thor
         thor: power 1
         traits thor: shockwave
         S2-6: 2 walkers
         leaders: hulk S2-6
         begin turn thor",
        "A use thor trait shockwave
         A pick zone S2-5
         = S2-5
         = S2-6",
        expect![[r#"
            > A use thor trait shockwave
                effect-used hero=thor effect={"trait":"shockwave"} aim=nothing
                power-changed hero=thor power=0
            > A pick zone S2-5
                pushed hero=thor from=S2-6 to=S2-5
            = S2-5: 2 walkers
            = S2-6: thor, leader hulk
        "#]],
    );
}

#[test]
fn team_call_gives_another_super_hero_a_free_move() {
    check(
        &["MZ-48.9"],
        "mission MH5
         heroes thor, spider-man
         spider-man: at S2-5
         traits thor: team-call
         begin turn thor",
        "A use thor trait team-call hero spider-man
         A move S2-4
         = spider-man",
        expect![[r#"
            > A use thor trait team-call hero spider-man
                effect-used hero=thor effect={"trait":"team-call"} aim={"hero":"spider-man"}
            > A move S2-4
                moved hero=spider-man from=S2-5 to=S2-4 cost=0
            = spider-man: at S2-4, health 3, power 0, xp 0
        "#]],
    );
}

#[test]
fn break_through_opens_a_door() {
    check(
        &["MZ-48.10"],
        "mission MH5
         heroes thor
         traits thor: break-through
         deck spawn: 1, 2
         begin turn thor",
        "A use thor trait break-through door 8V.b/S2-6
         A vote zone 8V.b
         chance #001
         chance #002
         = thor",
        expect![[r#"
            > A use thor trait break-through door 8V.b/S2-6
                effect-used hero=thor effect={"trait":"break-through"} aim={"door":8V.b/S2-6}
                door-opened hero=thor door=8V.b/S2-6
            > A vote zone 8V.b
                decided about={"rooms":{"rooms":[8V.a 8V.b]}} choice={"zone":8V.b}
            > chance #001
                spawn-drawn zone=8V.b card=0 level=blue
                enemies-placed zone=8V.b kind=operator n=1
            > chance #002
                spawn-drawn zone=8V.a card=1 level=blue
                enemies-placed zone=8V.a kind=operator n=1
            = thor: at S2-6, health 3, power 0, xp 0, 3 actions
        "#]],
    );
}

#[test]
fn inspiration_gives_power_to_a_hero_in_sight() {
    check(
        &["MZ-48.11"],
        "mission MH5
         heroes thor, spider-man, ms-marvel
         spider-man: at S2-4
         ms-marvel: at S3-4
         traits thor: inspiration
         begin turn thor",
        "! A use thor trait inspiration hero ms-marvel
         A use thor trait inspiration hero spider-man
         = spider-man",
        expect![[r#"
            ! A use thor trait inspiration hero ms-marvel: not-in-sight (MZ-48.11)
            > A use thor trait inspiration hero spider-man
                effect-used hero=thor effect={"trait":"inspiration"} aim={"hero":"spider-man"}
                power-changed hero=spider-man power=1
            = spider-man: at S2-4, health 3, power 1, xp 0
        "#]],
    );
}

#[test]
fn beyond_limits_adds_an_action() {
    check(
        &["MZ-48.12"],
        "mission MH5
         heroes thor
         thor: power 2
         traits thor: beyond-limits
         begin turn thor",
        "A use thor trait beyond-limits
         = thor",
        expect![[r#"
            > A use thor trait beyond-limits
                effect-used hero=thor effect={"trait":"beyond-limits"} aim=nothing
                power-changed hero=thor power=0
                actions-changed hero=thor actions=4
            = thor: at S2-6, health 3, power 0, xp 0, 4 actions
        "#]],
    );
}

#[test]
fn counter_attack_strikes_enemies_who_enter() {
    check(
        &["MZ-48.13", "MZ-48.17", "MZ-23.11"],
        "mission MH5
         heroes doctor-strange
         doctor-strange: power 1
         traits doctor-strange: counter-attack
         S2-5: 1 walker
         S2-4: 1 walker
         leaders: hulk S2-2 gone
         begin enemies",
        "= pending
         A use doctor-strange trait counter-attack
         ? A
         A attack unique S2-6
         chance 3 3
         = doctor-strange",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=operator n=1 from=S2-4 to=S2-5 why={"sees":S2-6}
                enemies-moved kind=operator n=1 from=S2-5 to=S2-6 why={"sees":S2-6}
            = seats who=["A"] mode=turn question={"effects":{"moment":"enemies-entered","zone":S2-6}}
            > A use doctor-strange trait counter-attack
                effect-used hero=doctor-strange effect={"trait":"counter-attack"} aim=nothing
                power-changed hero=doctor-strange power=0
            ? A: attack form=unique at=S2-6, enough
            > A attack unique S2-6
                attacked hero=doctor-strange form=unique at=S2-6
            > chance 3 3
                attack-rolled hero=doctor-strange dice=[3 3] accuracy=3
                hits-counted hero=doctor-strange hits=2
                enemies-eliminated hero=doctor-strange kind=operator n=1 at=S2-6
                hits-lost hero=doctor-strange hits=1
                xp-gained hero=doctor-strange n=1 xp=1
            = doctor-strange: at S2-6, health 3, power 0, xp 1, activated
        "#]],
    );
}

#[test]
fn provocation_draws_walkers_and_brutes() {
    check(
        &["MZ-48.14", "MZ-48.17", "MZ-26.21"],
        "mission MH5
         heroes thor
         traits thor: provocation
         S2-4: 1 walker, 1 brute, 1 runner
         begin turn thor",
        "A use thor trait provocation zone S2-4
         = S2-4
         = S2-5",
        expect![[r#"
            > A use thor trait provocation zone S2-4
                effect-used hero=thor effect={"trait":"provocation"} aim={"zone":S2-4}
                enemies-lured kind=guard n=1 from=S2-4 to=S2-5
                enemies-lured kind=operator n=1 from=S2-4 to=S2-5
            = S2-4: 1 runner
            = S2-5: 1 brute, 1 walker
        "#]],
    );
}

#[test]
fn final_effort_hits_on_two_and_more() {
    check(
        &["MZ-48.15", "MZ-10.18"],
        "mission MH5
         heroes thor
         thor: power 2
         traits thor: final-effort, final-effort
         S2-6: 2 walkers
         begin turn thor",
        "A attack unique S2-6
         A use thor trait final-effort
         chance 2 1
         = thor",
        expect![[r#"
            > A attack unique S2-6
                attacked hero=thor form=unique at=S2-6
            > A use thor trait final-effort
                effect-used hero=thor effect={"trait":"final-effort"} aim=nothing
                power-changed hero=thor power=0
            > chance 2 1
                attack-rolled hero=thor dice=[2 1] accuracy=2
                hits-counted hero=thor hits=1
                enemies-eliminated hero=thor kind=operator n=1 at=S2-6
                xp-gained hero=thor n=1 xp=1
            = thor: at S2-6, health 3, power 0, xp 1, traits [final-effort], 2 actions
        "#]],
    );
}

#[test]
fn forty_five_heroic_traits() {
    check(
        &["MZ-48.16"],
        "mission MH5
         heroes thor
         begin turns",
        "= table",
        expect![[r#"
            = table: round 1, players phase, A: thor, supply [14, 35, 14], spawn deck 42, traits 45, citizens 14, leaders 5, open []
        "#]],
    );
}
