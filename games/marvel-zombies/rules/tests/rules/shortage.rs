//! Chapter 19: figures run out.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_ex20_the_remaining_figures_are_placed_and_all_act() {
    check(
        &["MZ-19.1", "MZ-19.2"],
        "heroes hulk
         hulk: at 3V.a, xp 7
         S0-0: 33 operators
         begin spawn",
        "chance #003
         = S0-0
         = table",
        expect![[r#"
            > chance #003
                spawn-drawn zone=S0-0 card=2 level=yellow
                enemies-placed zone=S0-0 kind=operator n=2
                figures-ran-short figures=operator
                activation-began cause={"shortage":"operator"}
            = S0-0: 35 operators, spawn
            = table: round 1, enemies phase, A: hulk, supply [14, 0, 14], spawn deck 41, traits 45, citizens 14, leaders 6, open []
        "#]],
    );
}

#[test]
fn mz_ex21_the_shortage_first_then_the_rush() {
    check(
        &["MZ-19.3", "MZ-18.22"],
        "# 35 Operators come one zone nearer, then the two who rushed another one.
         heroes hulk
         hulk: at S2-2, xp 7
         S0-0: 33 operators
         begin spawn",
        "chance #020
         = S0-0
         = S1-0
         = S2-0",
        expect![[r#"
            > chance #020
                spawn-drawn zone=S0-0 card=19 level=yellow
                enemies-placed zone=S0-0 kind=operator n=2
                figures-ran-short figures=operator
                activation-began cause={"shortage":"operator"}
                enemies-moved kind=operator n=35 from=S0-0 to=S1-0 why={"way":S2-2}
                activation-began cause=rush
                enemies-moved kind=operator n=2 from=S1-0 to=S2-0 why={"way":S2-2}
            = S0-0: spawn
            = S1-0: 33 operators
            = S2-0: 2 operators
        "#]],
    );
}

#[test]
fn mz_ex22_no_guard_in_the_box() {
    check(
        &["MZ-19.1"],
        "heroes hulk
         hulk: at S4-2
         S0-0: 14 guards
         begin spawn",
        "chance #007
         = S0-0
         = S1-0",
        expect![[r#"
            > chance #007
                spawn-drawn zone=S0-0 card=6 level=blue
                figures-ran-short figures=guard
                activation-began cause={"shortage":"guard"}
                enemies-moved kind=guard n=14 from=S0-0 to=S1-0 why={"way":S4-2}
            = S0-0: spawn
            = S1-0: 14 guards
        "#]],
    );
}

#[test]
fn mz_19_4_a_drop_that_runs_short() {
    check(
        &["MZ-19.4"],
        "heroes hulk, wasp, iron-man
         hulk: at 3V.a
         wasp: at S2-0
         iron-man: at S2-2
         S0-0: 13 specialists
         spawn 0 off
         begin enemies",
        "chance #034
         = pending
         ? A
         A vote hero iron-man
         = S2-2
         = S1-0
         = table",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=specialist n=13 from=S0-0 to=S1-0 why={"sees":S2-0}
                next-action action=2
                enemies-moved kind=specialist n=13 from=S1-0 to=S2-0 why={"sees":S2-0}
            > chance #034
                spawn-drawn zone=S4-2 card=33 level=blue
            = seats who=["A"] mode=turn question={"decide":{"last-figures":{"left":1}}}
            ? A: vote hero=hulk, vote hero=wasp, vote hero=iron-man
            > A vote hero iron-man
                decided about={"last-figures":{"left":1}} choice={"hero":"iron-man"}
                enemies-placed zone=S2-2 kind=specialist n=1
                figures-ran-short figures=specialist
                activation-began cause={"shortage":"specialist"}
                enemies-attacked zone=S2-0 crowd={"guards":0,"operators":0,"specialists":13} leaders=[] citizens=[] wounds=13
                wounds-taken hero=wasp n=13 health=0
                hero-eliminated hero=wasp
                enemies-attacked zone=S2-2 crowd={"guards":0,"operators":0,"specialists":1} leaders=[] citizens=[] wounds=1
                wounds-taken hero=iron-man n=1 health=4
                next-action action=2
                enemies-attacked zone=S2-2 crowd={"guards":0,"operators":0,"specialists":1} leaders=[] citizens=[] wounds=1
                wounds-taken hero=iron-man n=1 health=3
                enemies-moved kind=specialist n=13 from=S2-0 to=S2-1 why={"sees":S2-2}
                lost-for-good goal=leave
                phase-began phase=end
                game-ended how=hero-lost
            = S2-2: iron-man, 1 specialist
            = S1-0: nothing
            = table: round 1, end phase, A: hulk wasp iron-man, supply [14, 35, 0], spawn deck 41, traits 45, citizens 14, leaders 6, open []
        "#]],
    );
}

#[test]
fn mz_19_6_no_super_hero_left() {
    check(
        &["MZ-18.12", "MZ-19.6"],
        "heroes hulk
         hulk: at S2-1
         leaders: thor S0-0, spider-man S0-0, black-panther S0-0, doctor-strange S0-0, ms-marvel S0-0, scarlet-witch S0-0
         begin spawn",
        "chance #014
         = S0-0
         = S1-0
         = S2-0",
        expect![[r#"
            > chance #014
                spawn-drawn zone=S0-0 card=13 level=blue
                figures-ran-short figures=leader
                activation-began cause={"shortage":"leader"}
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":0,"specialists":0} leaders=["ms-marvel"] citizens=[] wounds=1
                wounds-taken hero=hulk n=1 health=4
                leader-moved who=thor from=S0-0 to=S1-0 why={"way":S2-1}
                leader-moved who=spider-man from=S0-0 to=S1-0 why={"way":S2-1}
                leader-moved who=black-panther from=S0-0 to=S1-0 why={"way":S2-1}
                leader-moved who=doctor-strange from=S0-0 to=S1-0 why={"way":S2-1}
                leader-moved who=scarlet-witch from=S0-0 to=S1-0 why={"way":S2-1}
                next-action action=2
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":0,"specialists":0} leaders=["ms-marvel"] citizens=[] wounds=1
                wounds-taken hero=hulk n=1 health=3
                leader-moved who=thor from=S1-0 to=S2-0 why={"way":S2-1}
                leader-moved who=spider-man from=S1-0 to=S2-0 why={"way":S2-1}
                leader-moved who=black-panther from=S1-0 to=S2-0 why={"way":S2-1}
                leader-moved who=doctor-strange from=S1-0 to=S2-0 why={"way":S2-1}
                leader-moved who=scarlet-witch from=S1-0 to=S2-0 why={"way":S2-1}
            = S0-0: leader ms-marvel, spawn
            = S1-0: nothing
            = S2-0: leader thor, leader spider-man, leader black-panther, leader doctor-strange, leader scarlet-witch
        "#]],
    );
}

#[test]
fn mz_19_5_a_guard_for_an_escort_runs_short() {
    check(
        &["MZ-19.5", "MZ-15.22"],
        "heroes hulk
         hulk: at S2-0
         S4-2: 14 guards
         people: mary-jane S0-0 escorted 40
         begin escorts",
        "= S0-0
         = S3-2",
        expect![[r#"
                figures-ran-short figures=guard
                activation-began cause={"shortage":"guard"}
                enemies-moved kind=guard n=14 from=S4-2 to=S3-2 why={"way":S2-0}
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = S0-0: citizen mary-jane escorted, spawn
            = S3-2: 14 guards
        "#]],
    );
}

#[test]
fn mz_16_20_rushed_figures_that_fall_rush_no_more() {
    check(
        &["MZ-16.20"],
        "mission MH2
         heroes spider-man
         spider-man: at S2-4, xp 43, power 2
         begin spawn",
        "chance #004
         = pending
         A use spider-man skill spider-sense
         A attack unique S2-4
         A pass
         chance 4 1 1
         = spider-man
         = S2-4",
        expect![[r#"
            > chance #004
                spawn-drawn zone=S2-4 card=3 level=red
                enemies-placed zone=S2-4 kind=operator n=5
            = seats who=["A"] mode=turn question={"effects":{"moment":"enemies-spawned","zone":S2-4}}
            > A use spider-man skill spider-sense
                effect-used hero=spider-man effect={"skill":"spider-sense"} aim=nothing
            > A attack unique S2-4
                attacked hero=spider-man form=unique at=S2-4
            > A pass
                effects-declined seat=A
            > chance 4 1 1
                attack-rolled hero=spider-man dice=[4 1 1] accuracy=4
                hits-counted hero=spider-man hits=1
                enemies-eliminated hero=spider-man kind=operator n=1 at=S2-4
                xp-gained hero=spider-man n=1 xp=44
                activation-began cause=rush
                enemies-attacked zone=S2-4 crowd={"guards":0,"operators":4,"specialists":0} leaders=[] citizens=[] wounds=4
                wounds-taken hero=spider-man n=4 health=0
                hero-eliminated hero=spider-man
                lost-for-good goal=save-objective-citizens
            = spider-man: eliminated, health 0, power 2, xp 44
            = S2-4: 4 walkers, spawn
        "#]],
    );
}
