//! Chapters 41 and 42: Ground Zero, Rescue Operation.

use chance::Seeded;
use expect_test::expect;
use marvel_zombies::scene::scene;
use table::{Game, Input, Observer, Silent, apply, roll};

use crate::transcript::{check, check_from_start};

#[test]
fn mz_41_3_one_hero_stands_alone() {
    check_from_start(
        &["MZ-41.3", "MZ-41.4"],
        1,
        "mission=MH1 heroes=3 team=thor,spider-man,ms-marvel",
        "chance fair 1
         = pending
         A vote second 3
         = S0-2
         = S5-0",
        expect![[r#"
            > chance fair 1
                hero-played hero=thor seat=A
                hero-played hero=spider-man seat=A
                hero-played hero=ms-marvel seat=A
                dealt
            = seats who=["A"] mode=turn question={"decide":"division"}
            > A vote second 3
                decided about=division choice={"second":[3]}
                round-began round=1
                phase-began phase=players
                power-changed hero=thor power=1
                power-changed hero=spider-man power=1
                power-changed hero=ms-marvel power=1
            = S0-2: thor, spider-man
            = S5-0: ms-marvel
        "#]],
    );
}

#[test]
fn mz_41_5_five_heroes_meet_a_spawn_after_set_up() {
    check_from_start(
        &["MZ-41.5"],
        1,
        "mission=MH1 heroes=5",
        "chance fair 1
         A vote second 3
         = pending",
        expect![[r#"
            > chance fair 1
                hero-played hero=doctor-strange seat=A
                hero-played hero=black-panther seat=A
                hero-played hero=scarlet-witch seat=A
                hero-played hero=thor seat=A
                hero-played hero=spider-man seat=A
                dealt
            > A vote second 3
                decided about=division choice={"second":[3]}
            = chance spawn={"zone":S2-4}
        "#]],
    );
}

#[test]
fn mz_41_6_mz_41_8_and_mz_41_9_the_lost_keys() {
    check(
        &["MZ-41.4", "MZ-41.6", "MZ-41.8", "MZ-28.5"],
        "mission MH1
         heroes thor
         thor: at 5V.d
         begin turn thor",
        "= S6-2
         A take 2
         = S6-2",
        expect![[r#"
            = S6-2: inactive spawn
            > A take 2
                objective-taken hero=thor objective=2 at=5V.d
                objective-turned-up objective=2 color=blue
                spawn-activated zone=S6-2 color=blue
                xp-gained hero=thor n=5 xp=5
            = S6-2: spawn
        "#]],
    );
    check(
        &["MZ-41.9"],
        "mission MH1
         heroes thor
         thor: at 4R.a
         begin turn thor",
        "= S3-3
         A take 3
         = S3-3",
        expect![[r#"
            = S3-3: inactive spawn
            > A take 3
                objective-taken hero=thor objective=3 at=4R.a
                objective-turned-up objective=3 color=green
                spawn-activated zone=S3-3 color=green
                xp-gained hero=thor n=5 xp=5
            = S3-3: spawn
        "#]],
    );
}

#[test]
fn mz_41_7_the_secret_door() {
    check(
        &["MZ-41.7", "MZ-5.4"],
        "mission MH1
         heroes thor
         thor: at S4-3
         taken thor: 2
         begin turn thor",
        "! A open 3V.c/S4-3",
        expect![[r#"
            ! A open 3V.c/S4-3: door-locked (MZ-5.4)
        "#]],
    );
    check(
        &["MZ-41.7"],
        "mission MH1
         heroes thor
         thor: at S4-3
         taken thor: 2, 3
         begin turn thor",
        "A open 3V.c/S4-3",
        expect![[r#"
            > A open 3V.c/S4-3
                door-opened hero=thor door=3V.c/S4-3
        "#]],
    );
}

#[test]
fn mz_41_2_mh1_is_won_by_the_exit() {
    check(
        &["MZ-41.2"],
        "mission MH1
         heroes thor
         thor: at 3V.a
         begin end-of-turn thor",
        "= mission
         A leave
         = outcome",
        expect![[r#"
            = mission: Leave 0/1 open
            > A leave
                hero-left hero=thor
                game-ended how=won
            = outcome: won, scores [0]
        "#]],
    );
    check(
        &["MZ-3.5"],
        "mission MH1
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

#[test]
fn mz_42_4_mz_42_5_and_mz_42_7_the_objective_citizen_is_trapped() {
    check_from_start(
        &["MZ-42.4", "MZ-42.5", "MZ-42.7"],
        1,
        "mission=MH2 heroes=1 team=thor",
        "chance fair 4
         = 3V.b
         = table",
        expect![[r#"
            > chance fair 4
                citizen-placed citizen=jane-foster zone=3V.b is_escorted=false is_objective=true
                hero-played hero=thor seat=A
                dealt
                round-began round=1
                phase-began phase=players
                power-changed hero=thor power=1
            = 3V.b: citizen jane-foster objective, a card
            = table: round 1, players phase, A: thor, supply [14, 35, 14], spawn deck 42, traits 45, citizens 9, leaders 6, open []
        "#]],
    );
    check(
        &["MZ-42.7"],
        "mission MH2
         heroes thor
         thor: at 3V.d
         open 3V.c/S0-3
         people: wong 3V.b objective stuck, okoye 3V.a
         begin citizens",
        "= 3V.b",
        expect![[r#"
                citizen-moved citizen=okoye from=3V.a to=3V.b why={"follows":3V.d}
            = 3V.b: citizen wong objective, citizen okoye
        "#]],
    );
}

#[test]
fn mz_42_7_the_objective_citizen_of_the_set_up_cannot_move() {
    let mut g = scene("mission MH2\n heroes thor\n begin deal").expect("a scene");
    let deal = roll(&g, &mut Seeded::new(7)).expect("cards are dealt");
    apply(&mut g, &Input::Chance(deal), &mut Silent).expect("a fair deal");
    let people = g.view(Observer::Table).citizens;
    let objective: Vec<_> = people.iter().filter(|citizen| citizen.is_objective).collect();
    assert_eq!(objective.len(), 1);
    assert!(objective[0].is_stuck);
}

#[test]
fn mz_42_2_and_mz_42_8_saving_the_objective_citizen() {
    check(
        &["MZ-42.2", "MZ-42.8", "MZ-28.4"],
        "mission MH2
         heroes thor, spider-man
         thor: at 3V.b
         people: wong 3V.b objective stuck
         begin turn thor",
        "= mission
         A save wong
         = mission
         = thor
         = spider-man",
        expect![[r#"
            = mission: SaveObjectiveCitizens 0/1 open; Leave 0/2 shut
            > A save wong
                citizen-saved hero=thor citizen=wong at=3V.b
                xp-gained hero=thor n=5 xp=5
                xp-gained hero=spider-man n=5 xp=5
                citizen-kept hero=thor card=wong
            = mission: SaveObjectiveCitizens 1/1 fulfilled; Leave 0/2 open
            = thor: at 3V.b, health 3, power 0, xp 5, citizens [wong], 2 actions
            = spider-man: at S2-0, health 3, power 0, xp 5
        "#]],
    );
}

#[test]
fn mz_42_9_mh2_is_lost_with_the_objective_citizen() {
    check(
        &["MZ-42.9"],
        "mission MH2
         heroes thor, spider-man
         people: wong 3V.b objective stuck
         3V.b: 1 walker
         begin enemies",
        "= outcome",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=3V.b crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
                citizen-lost citizen=wong zone=3V.b
                game-ended how=mission-lost
            = outcome: lost, scores [0]
        "#]],
    );
    check(
        &["MZ-42.9"],
        "mission MH2
         heroes thor, spider-man
         thor: at S2-0
         citizens thor: wong
         saved: wong objective
         people: okoye S2-0
         begin turn thor",
        "A save okoye
         A pick citizen okoye
         = outcome",
        expect![[r#"
            > A save okoye
                citizen-saved hero=thor citizen=okoye at=S2-0
            > A pick citizen okoye
                citizen-card-discarded hero=thor card=wong
                citizen-kept hero=thor card=okoye
                game-ended how=mission-lost
            = outcome: lost, scores [0]
        "#]],
    );
}

#[test]
fn mz_42_9_the_card_of_any_objective_citizen_must_stay() {
    check(
        &["MZ-42.9"],
        "mission MH2
         heroes thor, spider-man
         thor: at S2-0
         citizens thor: agent-coulson
         saved: agent-coulson objective
         people: okoye S2-0
         begin turn thor",
        "A save okoye
         A pick citizen okoye
         = outcome",
        expect![[r#"
            > A save okoye
                citizen-saved hero=thor citizen=okoye at=S2-0
            > A pick citizen okoye
                citizen-card-discarded hero=thor card=agent-coulson
                citizen-kept hero=thor card=okoye
                game-ended how=mission-lost
            = outcome: lost, scores [0]
        "#]],
    );
}

#[test]
fn mz_42_6_mz_42_10_and_mz_42_12_the_blue_door_is_opened() {
    check(
        &["MZ-42.6", "MZ-42.10", "MZ-42.11", "MZ-42.12"],
        "mission MH2
         heroes thor, spider-man, black-panther, ms-marvel, scarlet-witch
         thor: at S0-3
         begin turn thor",
        "= 3V.d
         = 3V.a
         A open 3V.c/S0-3
         = 3V.d
         = 3V.a",
        expect![[r#"
            = 3V.d: inactive spawn
            = 3V.a: inactive spawn
            > A open 3V.c/S0-3
                door-opened hero=thor door=3V.c/S0-3
                spawn-activated zone=3V.d color=green
                spawn-activated zone=3V.a color=blue
            = 3V.d: spawn
            = 3V.a: spawn
        "#]],
    );
    check(
        &["MZ-42.6", "MZ-42.10"],
        "mission MH2
         heroes thor
         thor: at S0-3
         begin turn thor",
        "A open 3V.c/S0-3
         = 3V.d
         = 3V.a",
        expect![[r#"
            > A open 3V.c/S0-3
                door-opened hero=thor door=3V.c/S0-3
                spawn-activated zone=3V.a color=blue
            = 3V.d: nothing
            = 3V.a: spawn
        "#]],
    );
}

#[test]
fn mz_42_14_behind_the_closed_door_nobody_is_drawn_to_the_objective_citizen() {
    check(
        &["MZ-42.14"],
        "mission MH2
         heroes thor
         thor: at S4-0
         people: wong 3V.b objective stuck
         S0-3: 1 walker
         begin enemies",
        "= S0-3",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=operator n=1 from=S0-3 to=S0-2 why={"way":S4-0}
            = S0-3: nothing
        "#]],
    );
}

#[test]
fn mz_ex60_a_rush_in_the_building_of_the_objective_citizen() {
    check(
        &["MZ-18.2", "MZ-29.16", "MZ-16.18"],
        "mission MH2
         heroes thor
         thor: at S0-3
         people: wong 3V.b objective stuck
         deck spawn: 4, 37
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
fn mz_42_3_mh2_is_won_by_the_exit() {
    check(
        &["MZ-42.3"],
        "mission MH2
         heroes thor
         thor: at S4-0
         citizens thor: wong
         saved: wong objective
         begin end-of-turn thor",
        "= mission
         A leave
         = outcome",
        expect![[r#"
            = mission: SaveObjectiveCitizens 1/1 fulfilled; Leave 0/1 open
            > A leave
                hero-left hero=thor
                game-ended how=won
            = outcome: won, scores [0]
        "#]],
    );
}
