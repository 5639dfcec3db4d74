//! Chapters 44 and 45: Stark's Plan, All or Nothing.

use expect_test::expect;

use crate::transcript::{check, check_from_start};

#[test]
fn mz_44_4_to_mz_44_6_two_citizens_are_trapped() {
    check_from_start(
        &["MZ-44.4", "MZ-44.5", "MZ-44.6"],
        1,
        "mission=MH4 heroes=1 team=thor",
        "chance fair 1
         = 6R.a
         = 6R.b
         = 9R.a
         = 9R.b
         = table",
        expect![[r#"
            > chance fair 1
                hero-played hero=thor seat=A
                dealt
                round-began round=1
                phase-began phase=players
                power-changed hero=thor power=1
            = 6R.a: a card
            = 6R.b: nothing
            = 9R.a: nothing
            = 9R.b: a card
            = table: round 1, players phase, A: thor, supply [14, 35, 14], spawn deck 42, traits 45, citizens 6, leaders 6, open []
        "#]],
    );
}

#[test]
fn mz_44_7_the_green_token_counts_with_five_heroes() {
    check(
        &["MZ-44.7"],
        "mission MH4
         heroes thor, spider-man, black-panther, ms-marvel, scarlet-witch
         begin turns",
        "= S4-4",
        expect![[r#"
            = S4-4: spawn
        "#]],
    );
}

#[test]
fn mz_44_8_mz_44_9_and_mz_44_12_the_locked_doors() {
    check(
        &["MZ-44.8", "MZ-5.4"],
        "mission MH4
         heroes thor
         thor: at S3-0
         taken thor: 0
         begin turn thor",
        "! A open 6R.a/S3-0",
        expect![[r#"
            ! A open 6R.a/S3-0: door-locked (MZ-5.4)
        "#]],
    );
    check(
        &["MZ-44.8", "MZ-44.12"],
        "mission MH4
         heroes thor
         thor: at S3-0
         taken thor: 0, 1
         cards: wong 6R.a
         deck spawn: 37
         begin turn thor",
        "A open 6R.a/S3-0
         chance #037
         = 6R.a",
        expect![[r#"
            > A open 6R.a/S3-0
                door-opened hero=thor door=6R.a/S3-0
            > chance #037
                spawn-drawn zone=6R.a card=36 level=blue
                citizen-revealed card=wong zone=6R.a
                citizen-placed citizen=wong zone=6R.a is_escorted=false is_objective=true
            = 6R.a: citizen wong objective
        "#]],
    );
    check(
        &["MZ-44.9", "MZ-5.4"],
        "mission MH4
         heroes thor
         thor: at S4-2
         taken thor: 0, 1, 2
         begin turn thor",
        "! A open 9R.a/S4-2",
        expect![[r#"
            ! A open 9R.a/S4-2: door-locked (MZ-5.4)
        "#]],
    );
    check(
        &["MZ-44.9"],
        "mission MH4
         heroes thor
         thor: at S4-2
         taken thor: 2, 3
         begin turn thor",
        "A open 9R.a/S4-2",
        expect![[r#"
            > A open 9R.a/S4-2
                door-opened hero=thor door=9R.a/S4-2
        "#]],
    );
}

#[test]
fn mz_44_10_each_objective_gives_5_xp() {
    check(
        &["MZ-44.10"],
        "mission MH4
         heroes thor
         thor: at 1R.a
         begin turn thor",
        "A take 3",
        expect![[r#"
            > A take 3
                objective-taken hero=thor objective=3 at=1R.a
                xp-gained hero=thor n=5 xp=5
        "#]],
    );
}

#[test]
fn mz_44_11_mh4_is_lost_with_a_trapped_citizen() {
    check(
        &["MZ-44.11"],
        "mission MH4
         heroes thor, spider-man
         people: wong 6R.a objective
         6R.a: 1 walker
         begin enemies",
        "= outcome",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=6R.a crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
                citizen-lost citizen=wong zone=6R.a
                game-ended how=mission-lost
            = outcome: lost, scores [0]
        "#]],
    );
    check(
        &["MZ-44.11"],
        "mission MH4
         heroes thor, spider-man
         thor: at S0-4, health 1
         citizens thor: wong
         saved: wong objective
         S0-4: 2 walkers
         spider-man: at S6-4
         begin enemies",
        "= outcome",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S0-4 crowd={"guards":0,"operators":2,"specialists":0} leaders=[] citizens=[] wounds=2
                wounds-taken hero=thor n=2 health=0
                hero-eliminated hero=thor
                game-ended how=mission-lost
            = outcome: lost, scores [0]
        "#]],
    );
}

#[test]
fn mz_44_14_one_hero_alone_holds_both() {
    check(
        &["MZ-44.14"],
        "mission MH4
         heroes thor
         thor: at S0-4
         citizens thor: wong
         saved: wong objective
         people: okoye S0-4 objective
         begin turn thor",
        "A save okoye
         = thor
         = mission",
        expect![[r#"
            > A save okoye
                citizen-saved hero=thor citizen=okoye at=S0-4
                citizen-kept hero=thor card=okoye
            = thor: at S0-4, health 3, power 0, xp 0, citizens [wong okoye], 2 actions
            = mission: SaveObjectiveCitizens 2/2 fulfilled; Leave 0/1 open
        "#]],
    );
}

#[test]
fn mz_44_2_and_mz_44_3_mh4_is_won_by_the_exit() {
    check(
        &["MZ-44.2", "MZ-44.3"],
        "mission MH4
         heroes thor, spider-man
         thor: at S6-4
         spider-man: left
         citizens thor: wong
         citizens spider-man: okoye
         saved: wong objective, okoye objective
         begin end-of-turn thor",
        "= mission
         A leave
         = outcome",
        expect![[r#"
            = mission: SaveObjectiveCitizens 2/2 fulfilled; Leave 1/2 open
            > A leave
                hero-left hero=thor
                game-ended how=won
            = outcome: won, scores [0]
        "#]],
    );
}

#[test]
fn mz_45_4_and_mz_45_6_hulk_and_the_first_spawn() {
    check_from_start(
        &["MZ-45.4", "MZ-45.6", "MZ-2.14"],
        1,
        "mission=MH5 heroes=1 team=thor",
        "chance fair 1
         = S2-2
         = pending",
        expect![[r#"
            > chance fair 1
                hero-played hero=thor seat=A
                dealt
            = S2-2: leader hulk
            = chance spawn={"zone":S0-0}
        "#]],
    );
}

#[test]
fn mz_45_5_two_more_tokens_count_with_five_heroes() {
    check(
        &["MZ-45.5"],
        "mission MH5
         heroes thor, spider-man, black-panther, ms-marvel, scarlet-witch
         begin turns",
        "= S4-2
         = S0-2",
        expect![[r#"
            = S4-2: spawn
            = S0-2: spawn
        "#]],
    );
}

#[test]
fn mz_45_7_and_mz_45_10_hulk_lies_down() {
    check(
        &["MZ-45.7", "MZ-45.10"],
        "mission MH5
         heroes thor
         thor: at S2-2, xp 18
         citizens thor: wong
         leaders: hulk S2-2
         begin turn thor",
        "A use thor banner citizen wong
         A attack unique S2-2
         chance 6 6
         = S2-2
         = thor",
        expect![[r#"
            > A use thor banner citizen wong
                effect-used hero=thor effect=banner aim={"citizen":"wong"}
                citizen-card-discarded hero=thor card=wong
            > A attack unique S2-2
                attacked hero=thor form=unique at=S2-2
            > chance 6 6
                attack-rolled hero=thor dice=[6 6] accuracy=3
                hits-counted hero=thor hits=2
                leader-eliminated who=hulk zone=S2-2 lies=true
                xp-gained hero=thor n=6 xp=24
                level-reached hero=thor level=orange
            = S2-2: thor, hulk lies
            = thor: at S2-2, health 3, power 0, xp 24, 3 actions
        "#]],
    );
    check(
        &["MZ-45.8"],
        "mission MH5
         heroes thor
         leaders: hulk S2-2 lies
         begin end",
        "= S2-2",
        expect![[r#"
                phase-began phase=end
                leader-stood-up who=hulk zone=S2-2
                round-began round=2
                phase-began phase=players
                power-changed hero=thor power=1
            = S2-2: leader hulk
        "#]],
    );
}

#[test]
fn mz_45_9_a_hero_at_orange_eliminates_hulk_for_good() {
    check(
        &["MZ-45.9", "MZ-45.16"],
        "mission MH5
         heroes thor
         thor: at S2-2, xp 19
         citizens thor: wong
         leaders: hulk S2-2
         begin turn thor",
        "A use thor banner citizen wong
         A attack unique S2-2
         chance 6 6
         = S2-2
         = table",
        expect![[r#"
            > A use thor banner citizen wong
                effect-used hero=thor effect=banner aim={"citizen":"wong"}
                citizen-card-discarded hero=thor card=wong
            > A attack unique S2-2
                attacked hero=thor form=unique at=S2-2
            > chance 6 6
                attack-rolled hero=thor dice=[6 6] accuracy=3
                hits-counted hero=thor hits=2
                leader-eliminated who=hulk zone=S2-2 lies=false
                xp-gained hero=thor n=6 xp=25
            = S2-2: thor
            = table: round 1, players phase, A: thor, supply [14, 35, 14], spawn deck 42, traits 45, citizens 13, leaders 5, open []
        "#]],
    );
}

#[test]
fn mz_45_11_to_mz_45_14_what_the_objectives_of_mh5_do() {
    check(
        &["MZ-45.11", "MZ-45.12"],
        "mission MH5
         heroes thor
         thor: at 3V.a
         leaders: hulk S2-2
         begin turn thor",
        "A take 0
         = thor",
        expect![[r#"
            > A take 0
                objective-taken hero=thor objective=0 at=3V.a
                xp-gained hero=thor n=5 xp=5
                leader-rests who=hulk
            = thor: at 3V.a, health 3, power 0, xp 5, 2 actions
        "#]],
    );
    check(
        &["MZ-45.12"],
        "mission MH5
         heroes thor
         thor: at S2-4
         leaders: hulk S2-2 rests
         begin enemies",
        "= S2-2",
        expect![[r#"
                phase-began phase=enemies
            = S2-2: leader hulk
        "#]],
    );
    check(
        &["MZ-45.13", "MZ-45.14"],
        "mission MH5
         heroes thor
         thor: at 4V.a
         begin turn thor",
        "A take 4
         chance trait second-wind
         = thor",
        expect![[r#"
            > A take 4
                objective-taken hero=thor objective=4 at=4V.a
                xp-gained hero=thor n=5 xp=5
            > chance trait second-wind
                trait-drawn hero=thor card=second-wind
            = thor: at 4V.a, health 3, power 0, xp 5, traits [second-wind], 2 actions
        "#]],
    );
}

#[test]
fn mz_45_12_hulk_is_activated_again_in_the_next_round() {
    check(
        &["MZ-45.12"],
        "mission MH5
         heroes thor
         thor: at S2-2
         leaders: hulk S2-2 rests
         spawn 0 off
         spawn 1 off
         spawn 2 off
         begin end",
        "A begin thor
         A end-turn
         = S2-2",
        expect![[r#"
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                power-changed hero=thor power=1
            > A begin thor
                turn-began hero=thor actions=3
            > A end-turn
                turn-ends hero=thor
                turn-ended hero=thor
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-2 crowd={"guards":0,"operators":0,"specialists":0} leaders=["hulk"] citizens=[] wounds=1
                wounds-taken hero=thor n=1 health=2
                next-action action=2
                enemies-attacked zone=S2-2 crowd={"guards":0,"operators":0,"specialists":0} leaders=["hulk"] citizens=[] wounds=1
                wounds-taken hero=thor n=1 health=1
            = S2-2: thor, leader hulk
        "#]],
    );
}

#[test]
fn mz_45_2_and_mz_45_3_mh5_is_won_by_the_exit() {
    check(
        &["MZ-45.2", "MZ-45.3"],
        "mission MH5
         heroes thor
         thor: at S4-0
         taken thor: 0, 1, 2, 3, 4, 5
         begin end-of-turn thor",
        "= mission
         A leave
         = outcome",
        expect![[r#"
            = mission: TakeAllObjectives 6/6 fulfilled; Leave 0/1 open
            > A leave
                hero-left hero=thor
                game-ended how=won
            = outcome: won, scores [0]
        "#]],
    );
    check(
        &["MZ-3.5"],
        "mission MH5
         heroes thor, spider-man
         thor: eliminated
         begin end",
        "= outcome",
        expect![[r#"
                lost-for-good goal=leave
                phase-began phase=end
                game-ended how=hero-lost
            = outcome: lost, scores [0]
        "#]],
    );
}
