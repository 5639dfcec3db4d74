//! Skills of Hulk and Wasp (MZ-24.22 to MZ-24.31), and those that all six have.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn hungry_rage_doubles_the_dice_of_hunger() {
    check(
        &["MZ-24.22", "MZ-24.23"],
        "heroes hulk
         hulk: hunger 3
         S2-1: 1 guard
         begin turn hulk",
        "A attack unique S2-1
         = pending
         chance 2 2 2 2 2 2 2 2
         A attack devour S2-1
         = pending",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            = chance attack={"hero":"hulk","n":8}
            > chance 2 2 2 2 2 2 2 2
                attack-rolled hero=hulk dice=[2 2 2 2 2 2 2 2] accuracy=4
                hits-counted hero=hulk hits=0
            > A attack devour S2-1
                attacked hero=hulk form=devour at=S2-1
            = chance attack={"hero":"hulk","n":4}
        "#]],
    );
}

#[test]
fn shockwave_pushes_all_but_super_heroes_once_a_turn() {
    check(
        &["MZ-24.25", "MZ-23.2", "MZ-23.4"],
        "heroes hulk
         hulk: xp 19
         S2-1: 2 guards, 1 specialist
         leaders: thor S2-1
         people: wong S2-1
         begin turn hulk",
        "A attack unique S2-1
         chance 2 2
         A use hulk skill shockwave
         A pick zone S2-2
         = S2-1
         = S2-2
         A attack unique S2-1
         chance 2 2
         = pending",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 2 2
                attack-rolled hero=hulk dice=[2 2] accuracy=4
                hits-counted hero=hulk hits=0
            > A use hulk skill shockwave
                effect-used hero=hulk effect={"skill":"shockwave"} aim=nothing
            > A pick zone S2-2
                pushed hero=hulk from=S2-1 to=S2-2
            = S2-1: hulk, leader thor, citizen wong
            = S2-2: 2 guards, 1 specialist
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 2 2
                attack-rolled hero=hulk dice=[2 2] accuracy=4
                hits-counted hero=hulk hits=0
            = seats who=["A"] mode=turn question={"turn":{"hero":"hulk","actions":2}}
        "#]],
    );
}

#[test]
fn ever_stronger_strikes_again_after_an_elimination() {
    check(
        &["MZ-24.26", "MZ-10.15"],
        "heroes hulk
         hulk: xp 43
         S2-1: 2 guards
         begin turn hulk",
        "A attack unique S2-1
         chance 4 4
         A pass
         A attack unique S2-1
         chance 2 2
         = pending
         ! A use hulk skill ever-stronger
         A pass
         = hulk",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 4 4
                attack-rolled hero=hulk dice=[4 4] accuracy=4
                hits-counted hero=hulk hits=2
                enemies-eliminated hero=hulk kind=guard n=1 at=S2-1
                xp-gained hero=hulk n=1 xp=44
            > A pass
                effects-declined seat=A
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 2 2
                attack-rolled hero=hulk dice=[2 2] accuracy=4
                hits-counted hero=hulk hits=0
            = seats who=["A"] mode=turn question={"effects":{"moment":"after-attack","zone":S2-1}}
            ! A use hulk skill ever-stronger: nobody-eliminated (MZ-24.26)
            > A pass
                effects-declined seat=A
            = hulk: at S2-1, health 5, hunger 0, xp 44, 2 actions
        "#]],
    );
}

#[test]
fn ever_stronger_gives_one_free_smash() {
    check(
        &["MZ-24.26"],
        "heroes hulk
         hulk: xp 43
         S2-1: 2 guards
         begin turn hulk",
        "A attack unique S2-1
         chance 4 4
         A use hulk skill ever-stronger
         A attack unique S2-1
         chance 4 4
         = hulk",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 4 4
                attack-rolled hero=hulk dice=[4 4] accuracy=4
                hits-counted hero=hulk hits=2
                enemies-eliminated hero=hulk kind=guard n=1 at=S2-1
                xp-gained hero=hulk n=1 xp=44
            > A use hulk skill ever-stronger
                effect-used hero=hulk effect={"skill":"ever-stronger"} aim=nothing
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 4 4
                attack-rolled hero=hulk dice=[4 4] accuracy=4
                hits-counted hero=hulk hits=2
                enemies-eliminated hero=hulk kind=guard n=1 at=S2-1
                xp-gained hero=hulk n=1 xp=45
            = hulk: at S2-1, health 5, hunger 0, xp 45, 3 actions
        "#]],
    );
}

#[test]
fn shrunk_wasp_leaves_for_one_action() {
    check(
        &["MZ-24.27", "MZ-24.28", "MZ-24.44"],
        "heroes wasp, captain-america
         captain-america: xp 43
         S2-1: 3 guards
         begin turn wasp",
        "A move S2-0
         = wasp
         A attack unique S2-1
         chance 3 3
         A end-turn
         A begin captain-america
         A use captain-america skill undead-leader hero wasp
         A move S2-1
         A attack unique S2-1
         chance 2 2
         A pass
         A end-turn",
        expect![[r#"
            > A move S2-0
                moved hero=wasp from=S2-1 to=S2-0 cost=1
            = wasp: at S2-0, health 5, hunger 0, xp 0, 2 actions
            > A attack unique S2-1
                attacked hero=wasp form=unique at=S2-1
            > chance 3 3
                attack-rolled hero=wasp dice=[3 3] accuracy=3
                hits-counted hero=wasp hits=2
                enemies-eliminated hero=wasp kind=guard n=1 at=S2-1
                xp-gained hero=wasp n=1 xp=1
            > A end-turn
                turn-ends hero=wasp
                turn-ended hero=wasp
            > A begin captain-america
                turn-began hero=captain-america actions=4
            > A use captain-america skill undead-leader hero wasp
                effect-used hero=captain-america effect={"skill":"undead-leader"} aim={"hero":"wasp"}
            > A move S2-1
                moved hero=wasp from=S2-0 to=S2-1 cost=0
            > A attack unique S2-1
                attacked hero=captain-america form=unique at=S2-1
            > chance 2 2
                attack-rolled hero=captain-america dice=[2 2] accuracy=3
                hits-counted hero=captain-america hits=0
            > A pass
                effects-declined seat=A
            > A end-turn
                turn-ends hero=captain-america
                turn-ended hero=captain-america
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":2,"operators":0,"specialists":0} leaders=[] citizens=[] wounds=2
        "#]],
    );
}

#[test]
fn swarm_moves_after_a_sting_once_a_turn() {
    check(
        &["MZ-24.30", "MZ-24.27"],
        "heroes wasp
         wasp: xp 19
         S2-1: 3 guards
         begin turn wasp",
        "A attack unique S2-1
         chance 2 2
         A use wasp skill swarm
         A move S2-2
         A attack unique S2-1
         chance 2 2
         = pending",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=wasp form=unique at=S2-1
            > chance 2 2
                attack-rolled hero=wasp dice=[2 2] accuracy=3
                hits-counted hero=wasp hits=0
            > A use wasp skill swarm
                effect-used hero=wasp effect={"skill":"swarm"} aim=nothing
            > A move S2-2
                moved hero=wasp from=S2-1 to=S2-2 cost=0
            > A attack unique S2-1
                attacked hero=wasp form=unique at=S2-1
            > chance 2 2
                attack-rolled hero=wasp dice=[2 2] accuracy=3
                hits-counted hero=wasp hits=0
            = seats who=["A"] mode=turn question={"turn":{"hero":"wasp","actions":2}}
        "#]],
    );
}

#[test]
fn elusive_wasp_takes_no_wound_of_the_batch() {
    check(
        &["MZ-24.31", "MZ-13.5"],
        "heroes wasp, hulk
         wasp: xp 43
         S2-1: 3 operators
         begin enemies",
        "= pending
         A use wasp skill elusive
         = wasp
         = hulk",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":3,"specialists":0} leaders=[] citizens=[] wounds=3
            = seats who=["A"] mode=turn question={"effects":{"moment":"wounds-come","zone":S2-1}}
            > A use wasp skill elusive
                effect-used hero=wasp effect={"skill":"elusive"} aim=nothing
                hunger-changed hero=wasp hunger=1
                wounds-taken hero=hulk n=3 health=2
            = wasp: at S2-1, health 5, hunger 1, xp 43, activated
            = hulk: at S2-1, health 2, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn wounds_that_nobody_can_take_are_lost() {
    check(
        &["MZ-24.31"],
        "heroes wasp
         wasp: xp 43
         S2-1: 3 operators
         begin enemies",
        "A use wasp skill elusive
         = wasp",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":3,"specialists":0} leaders=[] citizens=[] wounds=3
            > A use wasp skill elusive
                effect-used hero=wasp effect={"skill":"elusive"} aim=nothing
                hunger-changed hero=wasp hunger=1
            = wasp: at S2-1, health 5, hunger 1, xp 43, activated
        "#]],
    );
}

#[test]
fn elusive_is_for_the_enemies_phase_only() {
    check(
        &["MZ-8.19"],
        "heroes wasp
         wasp: xp 43
         S2-1: 1 operator
         deck spawn: 37, 1
         begin turn wasp",
        "A open 8R.b/S2-1
         A vote zone 8R.b
         chance #037
         = wasp",
        expect![[r#"
            > A open 8R.b/S2-1
                door-opened hero=wasp door=8R.b/S2-1
            > A vote zone 8R.b
                decided about={"rooms":{"rooms":[8R.a 8R.b]}} choice={"zone":8R.b}
            > chance #037
                spawn-drawn zone=8R.b card=36 level=red
                activation-began cause={"extra-activation":"operator"}
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
                wounds-taken hero=wasp n=1 health=4
            = wasp: at S2-1, health 4, hunger 0, xp 43, 3 actions
        "#]],
    );
}

#[test]
fn all_six_zombie_heroes_have_the_same_frame() {
    check(
        &["MZ-24.1", "MZ-24.4", "MZ-24.9", "MZ-24.14", "MZ-24.19", "MZ-24.24", "MZ-24.29"],
        "heroes captain-america, captain-marvel, deadpool, iron-man, hulk, wasp
         captain-america: xp 7
         captain-marvel: xp 7
         deadpool: xp 7
         iron-man: xp 7
         hulk: xp 7
         wasp: xp 7
         S2-1: 1 guard
         begin turns",
        "= captain-america
         A begin captain-america
         A attack devour S2-1
         = pending
         chance 4
         A end-turn
         A begin captain-marvel
         A end-turn
         A begin deadpool
         A end-turn
         A begin iron-man
         A end-turn
         A begin hulk
         A end-turn
         A begin wasp",
        expect![[r#"
            = captain-america: at S2-1, health 5, hunger 0, xp 7
            > A begin captain-america
                turn-began hero=captain-america actions=4
            > A attack devour S2-1
                attacked hero=captain-america form=devour at=S2-1
            = chance attack={"hero":"captain-america","n":1}
            > chance 4
                attack-rolled hero=captain-america dice=[4] accuracy=4
                hits-counted hero=captain-america hits=1
                hits-lost hero=captain-america hits=1
            > A end-turn
                turn-ends hero=captain-america
                turn-ended hero=captain-america
            > A begin captain-marvel
                turn-began hero=captain-marvel actions=4
            > A end-turn
                turn-ends hero=captain-marvel
                turn-ended hero=captain-marvel
            > A begin deadpool
                turn-began hero=deadpool actions=4
            > A end-turn
                turn-ends hero=deadpool
                turn-ended hero=deadpool
            > A begin iron-man
                turn-began hero=iron-man actions=4
            > A end-turn
                turn-ends hero=iron-man
                turn-ended hero=iron-man
            > A begin hulk
                turn-began hero=hulk actions=4
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
            > A begin wasp
                turn-began hero=wasp actions=4
        "#]],
    );
}

#[test]
fn unique_attacks_of_the_six() {
    check(
        &["MZ-24.2", "MZ-24.7", "MZ-24.12", "MZ-24.17", "MZ-24.22", "MZ-24.27"],
        "heroes captain-america, captain-marvel, deadpool, iron-man, hulk, wasp
         S2-1: 1 guard
         begin turns",
        "A begin captain-america
         A attack unique S2-1
         = pending
         chance 2 2
         A end-turn
         A begin captain-marvel
         A attack unique S2-1
         = pending
         chance 2 2
         A end-turn
         A begin deadpool
         A attack unique S2-1
         = pending
         chance 2 2 2
         A end-turn
         A begin iron-man
         A attack unique S2-1
         = pending
         chance 2 2 2
         A pass
         A end-turn
         A begin hulk
         A attack unique S2-1
         = pending
         chance 2 2
         A end-turn
         A begin wasp
         A attack unique S2-1
         = pending
         chance 2 2",
        expect![[r#"
            > A begin captain-america
                turn-began hero=captain-america actions=3
            > A attack unique S2-1
                attacked hero=captain-america form=unique at=S2-1
            = chance attack={"hero":"captain-america","n":2}
            > chance 2 2
                attack-rolled hero=captain-america dice=[2 2] accuracy=3
                hits-counted hero=captain-america hits=0
            > A end-turn
                turn-ends hero=captain-america
                turn-ended hero=captain-america
            > A begin captain-marvel
                turn-began hero=captain-marvel actions=3
            > A attack unique S2-1
                attacked hero=captain-marvel form=unique at=S2-1
            = chance attack={"hero":"captain-marvel","n":2}
            > chance 2 2
                attack-rolled hero=captain-marvel dice=[2 2] accuracy=3
                hits-counted hero=captain-marvel hits=0
            > A end-turn
                turn-ends hero=captain-marvel
                turn-ended hero=captain-marvel
            > A begin deadpool
                turn-began hero=deadpool actions=3
            > A attack unique S2-1
                attacked hero=deadpool form=unique at=S2-1
            = chance attack={"hero":"deadpool","n":3}
            > chance 2 2 2
                attack-rolled hero=deadpool dice=[2 2 2] accuracy=4
                hits-counted hero=deadpool hits=0
            > A end-turn
                turn-ends hero=deadpool
                turn-ended hero=deadpool
            > A begin iron-man
                turn-began hero=iron-man actions=3
            > A attack unique S2-1
                attacked hero=iron-man form=unique at=S2-1
            = chance attack={"hero":"iron-man","n":3}
            > chance 2 2 2
                attack-rolled hero=iron-man dice=[2 2 2] accuracy=4
                hits-counted hero=iron-man hits=0
            > A pass
                effects-declined seat=A
            > A end-turn
                turn-ends hero=iron-man
                turn-ended hero=iron-man
            > A begin hulk
                turn-began hero=hulk actions=3
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            = chance attack={"hero":"hulk","n":2}
            > chance 2 2
                attack-rolled hero=hulk dice=[2 2] accuracy=4
                hits-counted hero=hulk hits=0
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
            > A begin wasp
                turn-began hero=wasp actions=3
            > A attack unique S2-1
                attacked hero=wasp form=unique at=S2-1
            = chance attack={"hero":"wasp","n":2}
            > chance 2 2
                attack-rolled hero=wasp dice=[2 2] accuracy=3
                hits-counted hero=wasp hits=0
        "#]],
    );
}

#[test]
fn shrunk_covers_free_moves_in_other_turns() {
    check(
        &["MZ-24.44", "MZ-8.10"],
        "heroes wasp, captain-america
         captain-america: xp 43, at S2-0
         wasp: activated
         S2-1: 3 guards
         begin turn captain-america",
        "A use captain-america skill undead-leader hero wasp
         A move S2-2
         = wasp",
        expect![[r#"
            > A use captain-america skill undead-leader hero wasp
                effect-used hero=captain-america effect={"skill":"undead-leader"} aim={"hero":"wasp"}
            > A move S2-2
                moved hero=wasp from=S2-1 to=S2-2 cost=0
            = wasp: at S2-2, health 5, hunger 0, xp 0, activated
        "#]],
    );
}
