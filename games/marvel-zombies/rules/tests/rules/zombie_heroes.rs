//! Chapter 47: Zombie Heroes as Enemies.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_47_2_walkers_near_captain_america() {
    check(
        &["MZ-47.2", "MZ-47.8"],
        "mission MH2
         heroes thor
         thor: at S3-0
         leaders: captain-america S2-1
         S2-2a: 1 walker
         S1-2: 1 walker
         begin enemies",
        "= S2-0
         = S2-2a",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=operator n=1 from=S1-2 to=S2-2a why={"way":S3-0}
                enemies-moved kind=operator n=1 from=S2-2a to=S2-1 why={"way":S3-0}
                leader-moved who=captain-america from=S2-1 to=S2-0 why={"way":S3-0}
                next-action action=2
                enemies-moved kind=operator n=1 from=S2-1 to=S2-0 why={"way":S3-0}
                leader-moved who=captain-america from=S2-0 to=S3-0 why={"sees":S3-0}
            = S2-0: 1 walker
            = S2-2a: 1 walker
        "#]],
    );
}

#[test]
fn mz_47_3_iron_man_shoots() {
    check(
        &["MZ-47.3", "MZ-47.10", "MZ-16.7"],
        "mission MH2
         heroes thor
         leaders: iron-man S2-1
         S2-0: 1 walker
         begin enemies",
        "= thor
         = S2-1",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-0 crowd={"guards":0,"operators":1,"specialists":0} leaders=["iron-man"] citizens=[] wounds=2
                wounds-taken hero=thor n=2 health=1
                next-action action=2
                enemies-attacked zone=S2-0 crowd={"guards":0,"operators":0,"specialists":0} leaders=["iron-man"] citizens=[] wounds=1
                wounds-taken hero=thor n=1 health=0
                hero-eliminated hero=thor
                lost-for-good goal=save-objective-citizens
            = thor: eliminated, health 0, power 0, xp 0, activated
            = S2-1: leader iron-man
        "#]],
    );
}

#[test]
fn mz_47_4_captain_marvel_flies() {
    check(
        &["MZ-47.4", "MZ-47.10"],
        "mission MH2
         heroes thor
         thor: at S0-2
         leaders: captain-marvel S2-4
         begin enemies",
        "= S0-4
         = S0-2
         = thor",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                leader-moved who=captain-marvel from=S2-4 to=S1-4 why={"way":S0-2}
                leader-moved who=captain-marvel from=S1-4 to=S0-4 why={"way":S0-2}
                next-action action=2
                leader-moved who=captain-marvel from=S0-4 to=S0-3 why={"sees":S0-2}
                leader-moved who=captain-marvel from=S0-3 to=S0-2 why={"sees":S0-2}
            = S0-4: nothing
            = S0-2: thor, leader captain-marvel
            = thor: at S0-2, health 3, power 0, xp 0, activated
        "#]],
    );
}

#[test]
fn mz_47_4_not_past_a_hero() {
    check(
        &["MZ-47.10"],
        "mission MH2
         heroes thor, spider-man
         thor: at S1-4
         spider-man: at S0-4
         leaders: captain-marvel S2-4
         begin enemies",
        "= S1-4
         = thor",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                leader-moved who=captain-marvel from=S2-4 to=S1-4 why={"sees":S1-4}
                next-action action=2
                enemies-attacked zone=S1-4 crowd={"guards":0,"operators":0,"specialists":0} leaders=["captain-marvel"] citizens=[] wounds=1
                wounds-taken hero=thor n=1 health=2
            = S1-4: thor, leader captain-marvel
            = thor: at S1-4, health 2, power 0, xp 0, activated
        "#]],
    );
}

#[test]
fn mz_47_5_deadpool_stands_up_again() {
    check(
        &["MZ-47.5", "MZ-47.9", "MZ-45.8"],
        "mission MH2
         heroes thor
         thor: power 4
         spawn 0 off
         spawn 3 off
         leaders: deadpool S2-0
         begin turn thor",
        "A attack unique S2-0
         A use thor power
         A use thor power
         A pass
         chance 6 6 6 1
         = S2-0
         A end-turn
         = S2-0",
        expect![[r#"
            > A attack unique S2-0
                attacked hero=thor form=unique at=S2-0
            > A use thor power
                effect-used hero=thor effect=power aim=nothing
                power-changed hero=thor power=3
            > A use thor power
                effect-used hero=thor effect=power aim=nothing
                power-changed hero=thor power=2
            > A pass
                effects-declined seat=A
            > chance 6 6 6 1
                attack-rolled hero=thor dice=[6 6 6 1] accuracy=3
                hits-counted hero=thor hits=3
                leader-eliminated who=deadpool zone=S2-0 lies=true
                xp-gained hero=thor n=3 xp=3
            = S2-0: thor, deadpool lies
            > A end-turn
                turn-ends hero=thor
                turn-ended hero=thor
                phase-began phase=enemies
                phase-began phase=end
                leader-stood-up who=deadpool zone=S2-0
                round-began round=2
                phase-began phase=players
                power-changed hero=thor power=3
            = S2-0: thor, leader deadpool
        "#]],
    );
}

#[test]
fn mz_47_9_the_second_time_is_the_last() {
    check(
        &["MZ-7.9"],
        "mission MH2
         heroes thor
         thor: power 4
         leaders: deadpool S2-0 fallen
         begin turn thor",
        "A attack unique S2-0
         A use thor power
         A use thor power
         A pass
         chance 6 6 6 1
         = S2-0
         = thor",
        expect![[r#"
            > A attack unique S2-0
                attacked hero=thor form=unique at=S2-0
            > A use thor power
                effect-used hero=thor effect=power aim=nothing
                power-changed hero=thor power=3
            > A use thor power
                effect-used hero=thor effect=power aim=nothing
                power-changed hero=thor power=2
            > A pass
                effects-declined seat=A
            > chance 6 6 6 1
                attack-rolled hero=thor dice=[6 6 6 1] accuracy=3
                hits-counted hero=thor hits=3
                leader-eliminated who=deadpool zone=S2-0 lies=false
                xp-gained hero=thor n=3 xp=3
            = S2-0: thor
            = thor: at S2-0, health 3, power 2, xp 3, 2 actions
        "#]],
    );
}

#[test]
fn mz_ex60_walkers_see_a_citizen() {
    check(
        &["MZ-18.2", "MZ-29.16", "MZ-16.18"],
        "mission MH2
         heroes thor
         thor: at S0-3
         people: wong 3V.b objective stuck
         begin turn thor",
        "A open 3V.c/S0-3
         A vote zone 3V.d
         chance #004
         = 3V.b",
        expect![[r#"
            > A open 3V.c/S0-3
                door-opened hero=thor door=3V.c/S0-3
                spawn-activated zone=3V.a color=blue
            > A vote zone 3V.d
                decided about={"rooms":{"rooms":[3V.a 3V.d]}} choice={"zone":3V.d}
            > chance #004
                spawn-drawn zone=3V.d card=3 level=blue
                enemies-placed zone=3V.d kind=operator n=2
                activation-began cause=rush
                enemies-moved kind=operator n=2 from=3V.d to=3V.b why={"sees":3V.b}
            = 3V.b: 2 walkers, citizen wong objective
        "#]],
    );
}

#[test]
fn mz_47_6_wasp_is_hit_from_her_own_zone_only() {
    check(
        &["MZ-47.6"],
        "mission MH2
         heroes scarlet-witch
         leaders: wasp S2-1
         begin turn scarlet-witch",
        "! A attack unique S2-1
         A move S2-1
         A attack unique S2-1",
        expect![[r#"
            ! A attack unique S2-1: no-target (MZ-10.7)
            > A move S2-1
                moved hero=scarlet-witch from=S2-0 to=S2-1 cost=1
            > A attack unique S2-1
                attacked hero=scarlet-witch form=unique at=S2-1
        "#]],
    );
}
