//! Chapters 7 and 25: Super-Heroes as Enemies.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_ex32_thor_and_an_operator() {
    check(
        &["MZ-25.4", "MZ-25.10", "MZ-16.7"],
        "heroes hulk
         leaders: thor S2-1
         S2-1: 1 operator
         begin enemies",
        "= hulk",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":1,"specialists":0} leaders=["thor"] citizens=[] wounds=3
                wounds-taken hero=hulk n=3 health=2
                next-action action=2
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":0,"specialists":0} leaders=["thor"] citizens=[] wounds=2
                wounds-taken hero=hulk n=2 health=0
                hero-eliminated hero=hulk
                lost-for-good goal=leave
            = hulk: eliminated, health 0, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn mz_ex33_black_panther_at_red() {
    check(
        &["MZ-25.6", "MZ-25.12"],
        "heroes hulk
         hulk: at S2-2, xp 43
         leaders: black-panther S0-0
         begin enemies",
        "= hulk
         = S2-2",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                leader-moved who=black-panther from=S0-0 to=S1-0 why={"way":S2-2}
                next-action action=2
                leader-moved who=black-panther from=S1-0 to=S2-0 why={"way":S2-2}
                next-action action=3
                leader-moved who=black-panther from=S2-0 to=S2-1 why={"sees":S2-2}
                next-action action=4
                leader-moved who=black-panther from=S2-1 to=S2-2 why={"sees":S2-2}
                next-action action=5
                enemies-attacked zone=S2-2 crowd={"guards":0,"operators":0,"specialists":0} leaders=["black-panther"] citizens=[] wounds=1
                wounds-taken hero=hulk n=1 health=4
            = hulk: at S2-2, health 4, hunger 0, xp 43, activated
            = S2-2: hulk, leader black-panther
        "#]],
    );
}

#[test]
fn mz_ex33_black_panther_at_blue() {
    check(
        &["MZ-25.6", "MZ-7.4"],
        "heroes hulk
         hulk: at S2-2
         leaders: black-panther S0-0
         begin enemies",
        "= S2-0",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                leader-moved who=black-panther from=S0-0 to=S1-0 why={"way":S2-2}
                next-action action=2
                leader-moved who=black-panther from=S1-0 to=S2-0 why={"way":S2-2}
            = S2-0: leader black-panther
        "#]],
    );
}

#[test]
fn mz_25_2_doctor_strange_draws_last() {
    check(
        &["MZ-25.2", "MZ-25.8"],
        "heroes hulk
         hulk: at 3V.a
         leaders: doctor-strange S3-2
         begin enemies",
        "~ chance #001
         ~ chance #002
         = pending
         chance #007
         = S3-2",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                next-action action=2
            = chance spawn={"zone":S3-2}
            > chance #007
                spawn-drawn zone=S3-2 card=6 level=blue
                enemies-placed zone=S3-2 kind=guard n=1
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = S3-2: leader doctor-strange, 1 guard
        "#]],
    );
}

#[test]
fn mz_25_3_spider_man_appears_near_heroes() {
    check(
        &["MZ-25.3", "MZ-25.9"],
        "heroes hulk, wasp
         wasp: at S2-2
         begin spawn",
        "~ chance #014
         chance leader spider-man
         = S2-1",
        expect![[r#"
            > chance leader spider-man
                leader-drawn who=spider-man
                leader-placed who=spider-man zone=S2-1
            = S2-1: hulk, leader spider-man
        "#]],
    );
}

#[test]
fn mz_25_9_a_tie_for_spider_man() {
    check(
        &["MZ-25.9", "MZ-50.14"],
        "heroes hulk, wasp
         open 8R.a/S0-0
         hulk: at S1-0
         wasp: at 8R.a
         begin spawn",
        "~ chance #014
         chance leader spider-man
         = pending
         A vote zone S1-0
         = S1-0",
        expect![[r#"
            > chance leader spider-man
                leader-drawn who=spider-man
            = seats who=["A"] mode=turn question={"decide":{"leader-zone":{"who":"spider-man","zones":[8R.a S1-0]}}}
            > A vote zone S1-0
                decided about={"leader-zone":{"who":"spider-man","zones":[8R.a S1-0]}} choice={"zone":S1-0}
                leader-placed who=spider-man zone=S1-0
            = S1-0: hulk, leader spider-man
        "#]],
    );
}

#[test]
fn mz_25_9_no_open_path_for_spider_man() {
    check(
        &["MZ-25.9"],
        "heroes hulk
         hulk: at 3V.a
         begin spawn",
        "~ chance #014
         chance leader spider-man
         = S0-0",
        expect![[r#"
            > chance leader spider-man
                leader-drawn who=spider-man
                leader-placed who=spider-man zone=S0-0
            = S0-0: leader spider-man, spawn
        "#]],
    );
}

#[test]
fn mz_25_5_ms_marvel_reaches_far() {
    check(
        &["MZ-25.5", "MZ-25.11"],
        "heroes hulk
         leaders: ms-marvel S0-0
         begin enemies",
        "= hulk
         = S0-0",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":0,"specialists":0} leaders=["ms-marvel"] citizens=[] wounds=1
                wounds-taken hero=hulk n=1 health=4
                next-action action=2
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":0,"specialists":0} leaders=["ms-marvel"] citizens=[] wounds=1
                wounds-taken hero=hulk n=1 health=3
            = hulk: at S2-1, health 3, hunger 0, xp 0, activated
            = S0-0: leader ms-marvel, spawn
        "#]],
    );
}

#[test]
fn mz_25_5_too_far_for_ms_marvel() {
    check(
        &["MZ-25.5"],
        "heroes hulk
         hulk: at S2-2
         leaders: ms-marvel S0-0
         begin enemies",
        "= hulk
         = S1-0",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                leader-moved who=ms-marvel from=S0-0 to=S1-0 why={"way":S2-2}
                next-action action=2
                enemies-attacked zone=S2-2 crowd={"guards":0,"operators":0,"specialists":0} leaders=["ms-marvel"] citizens=[] wounds=1
                wounds-taken hero=hulk n=1 health=4
            = hulk: at S2-2, health 4, hunger 0, xp 0, activated
            = S1-0: leader ms-marvel
        "#]],
    );
}

#[test]
fn mz_25_11_ms_marvel_and_a_tie() {
    check(
        &["MZ-25.11"],
        "heroes hulk, wasp
         open 8R.a/S0-0
         hulk: at S2-0
         wasp: at 8R.b
         leaders: ms-marvel S0-0
         begin enemies",
        "= pending
         A vote zone S2-0
         A vote zone 8R.b
         = hulk
         = wasp",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = seats who=["A"] mode=turn question={"decide":{"leader-zone":{"who":"ms-marvel","zones":[8R.b S2-0]}}}
            > A vote zone S2-0
                decided about={"leader-zone":{"who":"ms-marvel","zones":[8R.b S2-0]}} choice={"zone":S2-0}
                enemies-attacked zone=S2-0 crowd={"guards":0,"operators":0,"specialists":0} leaders=["ms-marvel"] citizens=[] wounds=1
                wounds-taken hero=hulk n=1 health=4
                next-action action=2
            > A vote zone 8R.b
                decided about={"leader-zone":{"who":"ms-marvel","zones":[8R.b S2-0]}} choice={"zone":8R.b}
                enemies-attacked zone=8R.b crowd={"guards":0,"operators":0,"specialists":0} leaders=["ms-marvel"] citizens=[] wounds=1
                wounds-taken hero=wasp n=1 health=4
            = hulk: at S2-0, health 4, hunger 0, xp 0, activated
            = wasp: at 8R.b, health 4, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn mz_7_9_the_card_of_an_eliminated_one() {
    check(
        &["MZ-7.9"],
        "heroes hulk
         hulk: hunger 2
         leaders: doctor-strange S2-1
         begin turn hulk",
        "A attack unique S2-1
         chance 4 4 4 2 2 2
         = S2-1
         = hulk",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 4 4 4 2 2 2
                attack-rolled hero=hulk dice=[4 4 4 2 2 2] accuracy=4
                hits-counted hero=hulk hits=3
                leader-eliminated who=doctor-strange zone=S2-1 lies=false
                xp-gained hero=hulk n=3 xp=3
            = S2-1: hulk
            = hulk: at S2-1, health 5, hunger 2, xp 3, 2 actions
        "#]],
    );
}
