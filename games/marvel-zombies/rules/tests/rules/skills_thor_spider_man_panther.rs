//! Skills of Thor, Spider-Man and Black Panther (MZ-46.2 to MZ-46.16).

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_ex50_might_of_the_all_father_doubles_dice_of_power() {
    check(
        &["MZ-46.2", "MZ-46.6", "MZ-29.8"],
        "mission MH5
         heroes thor
         thor: xp 43, power 3
         S2-6: 1 brute
         begin turn thor",
        "A attack unique S2-6
         = pending
         A use thor power
         A use thor power
         A pass
         = pending
         = thor",
        expect![[r#"
            > A attack unique S2-6
                attacked hero=thor form=unique at=S2-6
            = seats who=["A"] mode=turn question={"effects":{"moment":"before-roll","zone":S2-6}}
            > A use thor power
                effect-used hero=thor effect=power aim=nothing
                power-changed hero=thor power=2
            > A use thor power
                effect-used hero=thor effect=power aim=nothing
                power-changed hero=thor power=1
            > A pass
                effects-declined seat=A
            = chance attack={"hero":"thor","n":6}
            = thor: at S2-6, health 3, power 1, xp 43, 3 actions
        "#]],
    );
}

#[test]
fn mz_ex50_at_blue_each_power_is_one_die() {
    check(
        &["MZ-46.2", "MZ-29.8"],
        "mission MH5
         heroes thor
         thor: power 2
         S2-6: 1 brute
         begin turn thor",
        "A attack unique S2-6
         A use thor power
         A use thor power
         = pending
         = thor",
        expect![[r#"
            > A attack unique S2-6
                attacked hero=thor form=unique at=S2-6
            > A use thor power
                effect-used hero=thor effect=power aim=nothing
                power-changed hero=thor power=1
            > A use thor power
                effect-used hero=thor effect=power aim=nothing
                power-changed hero=thor power=0
            = chance attack={"hero":"thor","n":4}
            = thor: at S2-6, health 3, power 0, xp 0, 2 actions
        "#]],
    );
}

#[test]
fn hammer_throw_costs_power_for_range() {
    check(
        &["MZ-46.3", "MZ-46.32", "MZ-10.4"],
        "mission MH5
         heroes thor
         thor: power 2
         S2-5: 1 walker
         S2-4: 1 walker
         begin turn thor",
        "? A
         A attack unique S2-4
         chance 3 2
         = thor
         ! A attack unique S2-5",
        expect![[r#"
            ? A: move to=S1-6, move to=S2-5, attack form=unique at=S2-4, attack form=unique at=S2-5, open door=8V.b/S2-6, gain-trait, power-up, end-turn
            > A attack unique S2-4
                attacked hero=thor form=unique at=S2-4
                power-changed hero=thor power=0
            > chance 3 2
                attack-rolled hero=thor dice=[3 2] accuracy=3
                hits-counted hero=thor hits=1
                enemies-eliminated hero=thor kind=operator n=1 at=S2-4
                xp-gained hero=thor n=1 xp=1
            = thor: at S2-6, health 3, power 0, xp 1, 2 actions
            ! A attack unique S2-5: out-of-reach (MZ-10.2)
        "#]],
    );
}

#[test]
fn for_asgard_moves_and_strikes() {
    check(
        &["MZ-46.5", "MZ-46.32", "MZ-26.22", "MZ-8.9"],
        "mission MH5
         heroes thor
         thor: xp 19, power 2
         S2-6: 1 walker
         S2-5: 1 walker
         begin turn thor",
        "A use thor skill for-asgard
         ? A
         A move S2-5
         = thor
         ? A
         A attack unique S2-5
         A pass
         chance 3 2
         = thor
         ! A use thor skill for-asgard",
        expect![[r#"
            > A use thor skill for-asgard
                effect-used hero=thor effect={"skill":"for-asgard"} aim=nothing
                power-changed hero=thor power=1
            ? A: enough, move to=S1-6, move to=S2-5
            > A move S2-5
                moved hero=thor from=S2-6 to=S2-5 cost=1
            = thor: at S2-5, health 3, power 1, xp 19, 3 actions
            ? A: attack form=unique at=S2-5, enough
            > A attack unique S2-5
                attacked hero=thor form=unique at=S2-5
            > A pass
                effects-declined seat=A
            > chance 3 2
                attack-rolled hero=thor dice=[3 2] accuracy=3
                hits-counted hero=thor hits=1
                enemies-eliminated hero=thor kind=operator n=1 at=S2-5
                xp-gained hero=thor n=1 xp=20
            = thor: at S2-5, health 3, power 1, xp 20, 3 actions
            ! A use thor skill for-asgard: used-this-turn (MZ-23.2)
        "#]],
    );
}

#[test]
fn might_of_the_all_father_gives_power_when_the_turn_begins() {
    check(
        &["MZ-46.35", "MZ-46.4", "MZ-46.1"],
        "mission MH5
         heroes thor
         thor: xp 43
         begin turns",
        "= thor
         A begin thor
         = thor",
        expect![[r#"
            = thor: at S2-6, health 3, power 0, xp 43
            > A begin thor
                turn-began hero=thor actions=4
                power-changed hero=thor power=1
            = thor: at S2-6, health 3, power 1, xp 43, 4 actions
        "#]],
    );
}

#[test]
fn web_swinger_moves_two_zones_ignoring_enemies() {
    check(
        &["MZ-46.8", "MZ-8.10", "MZ-29.6"],
        "mission MH5
         heroes spider-man
         spider-man: power 1
         S2-6: 2 walkers
         S2-5: 1 walker
         begin turn spider-man",
        "A use spider-man skill web-swinger
         A move S2-5
         A move S2-4
         = spider-man
         ! A use spider-man skill web-swinger",
        expect![[r#"
            > A use spider-man skill web-swinger
                effect-used hero=spider-man effect={"skill":"web-swinger"} aim=nothing
                power-changed hero=spider-man power=0
            > A move S2-5
                moved hero=spider-man from=S2-6 to=S2-5 cost=0
            > A move S2-4
                moved hero=spider-man from=S2-5 to=S2-4 cost=0
            = spider-man: at S2-4, health 3, power 0, xp 0, 3 actions
            ! A use spider-man skill web-swinger: used-this-turn (MZ-23.2)
        "#]],
    );
}

#[test]
fn web_shooters_stop_the_enemies_of_a_zone() {
    check(
        &["MZ-46.10", "MZ-46.33"],
        "mission MH5
         heroes spider-man
         spider-man: xp 19, power 2
         S2-4: 2 walkers, 1 runner
         S0-6: 1 walker
         leaders: hulk S2-2 gone
         begin enemies",
        "? A
         A use spider-man skill web-shooters zone S2-4
         = S2-4
         = S2-5
         = S1-6",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            ? A: pass, use hero=spider-man effect={"skill":"web-shooters"} aim={"zone":S0-6}, use hero=spider-man effect={"skill":"web-shooters"} aim={"zone":S2-4}
            > A use spider-man skill web-shooters zone S2-4
                effect-used hero=spider-man effect={"skill":"web-shooters"} aim={"zone":S2-4}
                power-changed hero=spider-man power=1
                enemies-stopped zone=S2-4
                enemies-moved kind=operator n=1 from=S0-6 to=S1-6 why={"sees":S2-6}
                next-action action=2
                enemies-moved kind=specialist n=1 from=S2-4 to=S2-5 why={"sees":S2-6}
            = S2-4: 2 walkers
            = S2-5: 1 runner
            = S1-6: 1 walker
        "#]],
    );
}

#[test]
fn spider_sense_in_the_players_phase_too() {
    check(
        &["MZ-46.11"],
        "mission MH5
         heroes spider-man
         spider-man: xp 43
         deck spawn: 1, 4
         begin turn spider-man",
        "A open 8V.b/S2-6
         A vote zone 8V.b
         chance #001
         = pending
         ? A
         A use spider-man skill spider-sense
         ? A
         A move S2-5
         = pending
         chance #004
         = spider-man",
        expect![[r#"
            > A open 8V.b/S2-6
                door-opened hero=spider-man door=8V.b/S2-6
            > A vote zone 8V.b
                decided about={"rooms":{"rooms":[8V.a 8V.b]}} choice={"zone":8V.b}
            > chance #001
                spawn-drawn zone=8V.b card=0 level=red
                enemies-placed zone=8V.b kind=operator n=5
            = seats who=["A"] mode=turn question={"effects":{"moment":"enemies-spawned","zone":8V.b}}
            ? A: pass, use hero=spider-man effect={"skill":"spider-sense"} aim=nothing
            > A use spider-man skill spider-sense
                effect-used hero=spider-man effect={"skill":"spider-sense"} aim=nothing
            ? A: move to=8V.b, move to=S1-6, move to=S2-5, enough
            > A move S2-5
                moved hero=spider-man from=S2-6 to=S2-5 cost=0
            = chance spawn={"zone":8V.a}
            > chance #004
                spawn-drawn zone=8V.a card=3 level=red
                enemies-placed zone=8V.a kind=operator n=5
                activation-began cause=rush
                enemies-moved kind=operator n=5 from=8V.a to=8V.b why={"way":S2-5}
            = spider-man: at S2-5, health 3, power 0, xp 43, 3 actions
        "#]],
    );
}

#[test]
fn chain_slashes_add_dice_for_sixes() {
    check(
        &["MZ-46.12", "MZ-46.13", "MZ-46.36"],
        "mission MH5
         heroes black-panther
         S2-6: 3 brutes
         begin turn black-panther",
        "A attack unique S2-6
         chance 6 6
         = pending
         chance 6 2
         = pending
         chance 5
         = black-panther
         = S2-6",
        expect![[r#"
            > A attack unique S2-6
                attacked hero=black-panther form=unique at=S2-6
            > chance 6 6
                attack-rolled hero=black-panther dice=[6 6] accuracy=3
            = chance attack={"hero":"black-panther","n":2}
            > chance 6 2
                dice-added hero=black-panther dice=[6 2]
            = chance attack={"hero":"black-panther","n":1}
            > chance 5
                dice-added hero=black-panther dice=[5]
                hits-counted hero=black-panther hits=4
                enemies-eliminated hero=black-panther kind=guard n=2 at=S2-6
                xp-gained hero=black-panther n=2 xp=2
            = black-panther: at S2-6, health 3, power 0, xp 2, 2 actions
            = S2-6: black-panther, 1 brute
        "#]],
    );
}

#[test]
fn combat_reflexes_strike_enemies_who_enter() {
    check(
        &["MZ-46.15", "MZ-23.11"],
        "mission MH5
         heroes black-panther
         black-panther: xp 19, power 1
         S2-5: 1 walker, 1 runner
         leaders: hulk S2-2 gone
         begin enemies",
        "= pending
         A use black-panther skill combat-reflexes
         ? A
         A attack unique S2-6
         chance 3 3
         = black-panther
         = S2-6",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-moved kind=operator n=1 from=S2-5 to=S2-6 why={"sees":S2-6}
                enemies-moved kind=specialist n=1 from=S2-5 to=S2-6 why={"sees":S2-6}
            = seats who=["A"] mode=turn question={"effects":{"moment":"enemies-entered","zone":S2-6}}
            > A use black-panther skill combat-reflexes
                effect-used hero=black-panther effect={"skill":"combat-reflexes"} aim=nothing
                power-changed hero=black-panther power=0
            ? A: attack form=unique at=S2-6, enough
            > A attack unique S2-6
                attacked hero=black-panther form=unique at=S2-6
            > chance 3 3
                attack-rolled hero=black-panther dice=[3 3] accuracy=3
                hits-counted hero=black-panther hits=2
                enemies-eliminated hero=black-panther kind=operator n=1 at=S2-6
                enemies-eliminated hero=black-panther kind=specialist n=1 at=S2-6
                xp-gained hero=black-panther n=2 xp=21
            = black-panther: at S2-6, health 3, power 0, xp 21, activated
            = S2-6: black-panther
        "#]],
    );
}

#[test]
fn kinetic_backlash_cancels_and_eliminates() {
    check(
        &["MZ-46.16", "MZ-46.34", "MZ-6.13"],
        "mission MH5
         heroes black-panther
         black-panther: xp 43, power 2
         S2-6: 2 walkers, 1 brute
         leaders: hulk S2-2 gone
         begin enemies",
        "= pending
         A use black-panther skill kinetic-backlash
         chance 3 4 2
         = pending
         ? A
         A pick kind guard S2-6
         = black-panther
         = S2-6",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-6 crowd={"guards":1,"operators":2,"specialists":0} leaders=[] citizens=[] wounds=3
            = seats who=["A"] mode=turn question={"effects":{"moment":"wounds-assigned","zone":S2-6}}
            > A use black-panther skill kinetic-backlash
                effect-used hero=black-panther effect={"skill":"kinetic-backlash"} aim=nothing
                power-changed hero=black-panther power=1
            > chance 3 4 2
                ward-rolled hero=black-panther skill=kinetic-backlash dice=[4 3 2]
                wounds-cancelled zone=S2-6 n=2
            = seats who=["A"] mode=turn question={"fell":{"hero":"black-panther","at":S2-6}}
            ? A: pick aim={"kind":["guard",37]}, pick aim={"kind":["operator",37]}
            > A pick kind guard S2-6
                enemies-eliminated hero=black-panther kind=guard n=1 at=S2-6
                xp-gained hero=black-panther n=1 xp=44
                enemies-eliminated hero=black-panther kind=operator n=1 at=S2-6
                xp-gained hero=black-panther n=1 xp=45
                wounds-taken hero=black-panther n=1 health=2
            = black-panther: at S2-6, health 2, power 1, xp 45, activated
            = S2-6: black-panther, 1 walker
        "#]],
    );
}

#[test]
fn kinetic_backlash_takes_a_lone_kind_without_asking() {
    check(
        &["MZ-46.16"],
        "mission MH5
         heroes black-panther
         black-panther: xp 43, power 2
         S2-6: 2 walkers
         begin enemies",
        "A use black-panther skill kinetic-backlash
         chance 3 2
         = black-panther
         = S2-6",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-6 crowd={"guards":0,"operators":2,"specialists":0} leaders=[] citizens=[] wounds=2
            > A use black-panther skill kinetic-backlash
                effect-used hero=black-panther effect={"skill":"kinetic-backlash"} aim=nothing
                power-changed hero=black-panther power=1
            > chance 3 2
                ward-rolled hero=black-panther skill=kinetic-backlash dice=[3 2]
                wounds-cancelled zone=S2-6 n=1
                enemies-eliminated hero=black-panther kind=operator n=1 at=S2-6
                xp-gained hero=black-panther n=1 xp=44
                wounds-taken hero=black-panther n=1 health=2
            = black-panther: at S2-6, health 2, power 1, xp 44, activated
            = S2-6: black-panther, 1 walker
        "#]],
    );
}

#[test]
fn spider_sense_acts_when_enemies_are_spawned_near() {
    check(
        &["MZ-46.11", "MZ-23.8", "MZ-18.10"],
        "mission MH5
         heroes spider-man
         spider-man: xp 43, at S0-2
         S0-2: 1 walker
         leaders: hulk S2-2 gone
         deck spawn: 4, 1
         begin spawn",
        "chance #004
         A use spider-man skill spider-sense
         ? A
         A attack unique S0-2
         chance 4 2 2
         = pending",
        expect![[r#"
            > chance #004
                spawn-drawn zone=S0-0 card=3 level=red
                enemies-placed zone=S0-0 kind=operator n=5
            > A use spider-man skill spider-sense
                effect-used hero=spider-man effect={"skill":"spider-sense"} aim=nothing
            ? A: attack form=unique at=S0-2, enough
            > A attack unique S0-2
                attacked hero=spider-man form=unique at=S0-2
            > chance 4 2 2
                attack-rolled hero=spider-man dice=[4 2 2] accuracy=4
                hits-counted hero=spider-man hits=1
                enemies-eliminated hero=spider-man kind=operator n=1 at=S0-2
                xp-gained hero=spider-man n=1 xp=44
                activation-began cause=rush
                enemies-moved kind=operator n=5 from=S0-0 to=S0-1 why={"sees":S0-2}
            = chance spawn={"zone":S4-4}
        "#]],
    );
}
