//! Skills of Captain America and Captain Marvel (MZ-24.2 to MZ-24.11).

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_ex31_shield_parry_rolls_for_each_wound() {
    check(
        &["MZ-24.3", "MZ-24.32"],
        "heroes captain-america, hulk
         S2-1: 3 operators
         begin enemies",
        "chance 5 2 6
         = pending
         A vote all-on hulk
         = hulk",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":3,"specialists":0} leaders=[] citizens=[] wounds=3
            > chance 5 2 6
                parry-rolled hero=captain-america dice=[6 5 2] cancelled=2
            = seats who=["A"] mode=turn question={"decide":{"wounds":{"zone":S2-1,"n":1}}}
            > A vote all-on hulk
                decided about={"wounds":{"zone":S2-1,"n":1}} choice={"shares":{"heroes":[0,1,0,0,0,0],"citizens":0}}
                wounds-taken hero=hulk n=1 health=4
            = hulk: at S2-1, health 4, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn shield_parry_works_against_open_fire() {
    check(
        &["MZ-24.3", "MZ-24.32"],
        "heroes captain-america
         S2-1: 2 operators
         deck spawn: 35
         spawn 1 off
         begin spawn",
        "chance #035
         chance 5 6
         = pending
         chance 5 1
         = captain-america",
        expect![[r#"
            > chance #035
                spawn-drawn zone=S0-0 card=34 level=blue
            > chance 5 6
                shots-rolled zone=S2-1 dice=[6 5] wounds=2
            = chance parry={"hero":"captain-america","n":2}
            > chance 5 1
                parry-rolled hero=captain-america dice=[5 1] cancelled=1
                wounds-taken hero=captain-america n=1 health=4
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=captain-america hunger=1
            = captain-america: at S2-1, health 4, hunger 1, xp 0
        "#]],
    );
}

#[test]
fn ricochet_is_a_free_shield_attack_on_a_neighbouring_zone() {
    check(
        &["MZ-24.2", "MZ-24.5", "MZ-24.33", "MZ-23.2"],
        "heroes captain-america
         captain-america: xp 19
         S2-1: 2 guards
         S2-0: 1 operator
         begin turn captain-america",
        "A attack unique S2-1
         chance 6 2
         ? A
         A use captain-america skill ricochet
         ? A
         A attack unique S2-0
         chance 3 2
         = S2-0
         A attack unique S2-1
         chance 6 2
         = pending",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=captain-america form=unique at=S2-1
            > chance 6 2
                attack-rolled hero=captain-america dice=[6 2] accuracy=3
                hits-counted hero=captain-america hits=1
                hits-lost hero=captain-america hits=1
            ? A: pass, use hero=captain-america effect={"skill":"ricochet"} aim=nothing
            > A use captain-america skill ricochet
                effect-used hero=captain-america effect={"skill":"ricochet"} aim=nothing
            ? A: attack form=unique at=S2-0, attack form=unique at=S2-1, enough
            > A attack unique S2-0
                attacked hero=captain-america form=unique at=S2-0
            > chance 3 2
                attack-rolled hero=captain-america dice=[3 2] accuracy=3
                hits-counted hero=captain-america hits=1
                enemies-eliminated hero=captain-america kind=operator n=1 at=S2-0
                xp-gained hero=captain-america n=1 xp=20
            = S2-0: nothing
            > A attack unique S2-1
                attacked hero=captain-america form=unique at=S2-1
            > chance 6 2
                attack-rolled hero=captain-america dice=[6 2] accuracy=3
                hits-counted hero=captain-america hits=1
                hits-lost hero=captain-america hits=1
            = seats who=["A"] mode=turn question={"turn":{"hero":"captain-america","actions":2}}
        "#]],
    );
}

#[test]
fn ricochet_is_shut_to_the_voracious_and_after_other_attacks() {
    check(
        &["MZ-24.33", "MZ-24.5"],
        "heroes captain-america
         captain-america: xp 19, hunger 3
         traits captain-america: gorging
         S2-1: 1 guard, 1 operator
         begin turn captain-america",
        "A attack unique S2-1
         chance 6 6 1 2 2
         = captain-america
         ! A use captain-america skill ricochet
         A attack devour S2-1
         chance 4 2 2 2 2
         = captain-america",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=captain-america form=unique at=S2-1
            > chance 6 6 1 2 2
                attack-rolled hero=captain-america dice=[6 6 2 2 1] accuracy=3
                hits-counted hero=captain-america hits=2
                enemies-eliminated hero=captain-america kind=guard n=1 at=S2-1
                xp-gained hero=captain-america n=1 xp=20
                hunger-changed hero=captain-america hunger=4
            = captain-america: at S2-1, health 5, hunger 4, xp 20, traits [gorging], 3 actions
            ! A use captain-america skill ricochet: wrong-moment (MZ-8.19)
            > A attack devour S2-1
                attacked hero=captain-america form=devour at=S2-1
            > chance 4 2 2 2 2
                attack-rolled hero=captain-america dice=[4 2 2 2 2] accuracy=4
                hits-counted hero=captain-america hits=1
                enemies-eliminated hero=captain-america kind=operator n=1 at=S2-1
                xp-gained hero=captain-america n=1 xp=21
                hunger-changed hero=captain-america hunger=0
            = captain-america: at S2-1, health 5, hunger 0, xp 21, traits [gorging], 2 actions
        "#]],
    );
}

#[test]
fn undead_leader_lets_another_hero_act() {
    check(
        &["MZ-24.6", "MZ-24.34", "MZ-8.20", "MZ-23.2"],
        "seats 2
         heroes captain-america, hulk, wasp
         captain-america: xp 43, seat A
         hulk: at S2-0, seat B, activated
         wasp: at S0-0, seat A
         begin turn captain-america",
        "! A use captain-america skill undead-leader hero wasp
         ! A use captain-america skill undead-leader hero captain-america
         A use captain-america skill undead-leader hero hulk
         = pending
         B move S1-0
         = hulk
         = captain-america
         ! A use captain-america skill undead-leader hero hulk",
        expect![[r#"
            ! A use captain-america skill undead-leader hero wasp: not-in-sight (MZ-24.34)
            ! A use captain-america skill undead-leader hero captain-america: another-hero (MZ-24.34)
            > A use captain-america skill undead-leader hero hulk
                effect-used hero=captain-america effect={"skill":"undead-leader"} aim={"hero":"hulk"}
            = seats who=["B"] mode=turn question={"free":{"hero":"hulk","what":"any"}}
            > B move S1-0
                moved hero=hulk from=S2-0 to=S1-0 cost=0
            = hulk: at S1-0, health 5, hunger 0, xp 0, activated
            = captain-america: at S2-1, health 5, hunger 0, xp 43, 4 actions
            ! A use captain-america skill undead-leader hero hulk: used-this-turn (MZ-23.2)
        "#]],
    );
}

#[test]
fn undead_leader_gives_a_voracious_hero_move_and_devour_only() {
    check(
        &["MZ-24.34", "MZ-13.8"],
        "heroes captain-america, hulk
         captain-america: xp 43
         hulk: hunger 4
         S2-1: 1 operator
         begin turn captain-america",
        "A use captain-america skill undead-leader hero hulk
         ? A
         ! A gain-trait
         ! A attack unique S2-1
         A attack devour S2-1
         chance 4 2 2 2 1
         = hulk
         = captain-america",
        expect![[r#"
            > A use captain-america skill undead-leader hero hulk
                effect-used hero=captain-america effect={"skill":"undead-leader"} aim={"hero":"hulk"}
            ? A: attack form=devour at=S2-1, enough
            ! A gain-trait: voracious (MZ-13.9)
            ! A attack unique S2-1: voracious (MZ-13.9)
            > A attack devour S2-1
                attacked hero=hulk form=devour at=S2-1
            > chance 4 2 2 2 1
                attack-rolled hero=hulk dice=[4 2 2 2 1] accuracy=4
                hits-counted hero=hulk hits=1
                enemies-eliminated hero=hulk kind=operator n=1 at=S2-1
                xp-gained hero=hulk n=1 xp=1
                hunger-changed hero=hulk hunger=0
            = hulk: at S2-1, health 5, hunger 0, xp 1
            = captain-america: at S2-1, health 5, hunger 0, xp 43, 4 actions
        "#]],
    );
}

#[test]
fn energy_blast_eliminates_one_before_the_roll() {
    check(
        &["MZ-24.7", "MZ-24.8", "MZ-24.35", "MZ-6.11"],
        "heroes captain-marvel
         captain-marvel: xp 5
         S2-1: 1 guard, 1 operator, 1 specialist
         begin turn captain-marvel",
        "A attack unique S2-1
         ? A
         ! A use captain-marvel skill energy-blast kind guard S2-1
         A use captain-marvel skill energy-blast kind specialist S2-1
         chance 3 3
         = captain-marvel
         = S2-1",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=captain-marvel form=unique at=S2-1
            ? A: pass, use hero=captain-marvel effect={"skill":"energy-blast"} aim={"kind":["operator",10]}, use hero=captain-marvel effect={"skill":"energy-blast"} aim={"kind":["specialist",10]}
            ! A use captain-marvel skill energy-blast kind guard S2-1: wrong-aim (MZ-24.8)
            > A use captain-marvel skill energy-blast kind specialist S2-1
                effect-used hero=captain-marvel effect={"skill":"energy-blast"} aim={"kind":["specialist",10]}
                enemies-eliminated hero=captain-marvel kind=specialist n=1 at=S2-1
            > chance 3 3
                attack-rolled hero=captain-marvel dice=[3 3] accuracy=3
                hits-counted hero=captain-marvel hits=2
                enemies-eliminated hero=captain-marvel kind=guard n=1 at=S2-1
                xp-gained hero=captain-marvel n=2 xp=7
                level-reached hero=captain-marvel level=yellow
                actions-changed hero=captain-marvel actions=3
            = captain-marvel: at S2-1, health 5, hunger 0, xp 7, 3 actions
            = S2-1: captain-marvel, 1 operator
        "#]],
    );
}

#[test]
fn energy_blast_may_leave_no_target_and_does_not_go_with_a_devour() {
    check(
        &["MZ-24.35", "MZ-24.8", "MZ-23.1"],
        "heroes captain-marvel
         S2-1: 1 operator
         S2-0: 1 operator
         begin turn captain-marvel",
        "A attack unique S2-1
         A use captain-marvel skill energy-blast kind operator S2-1
         chance 6 6
         = captain-marvel
         A move S2-0
         A attack devour S2-0
         = pending
         ! A use captain-marvel skill energy-blast kind operator S2-0",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=captain-marvel form=unique at=S2-1
            > A use captain-marvel skill energy-blast kind operator S2-1
                effect-used hero=captain-marvel effect={"skill":"energy-blast"} aim={"kind":["operator",10]}
                enemies-eliminated hero=captain-marvel kind=operator n=1 at=S2-1
            > chance 6 6
                attack-rolled hero=captain-marvel dice=[6 6] accuracy=3
                hits-counted hero=captain-marvel hits=2
                hits-lost hero=captain-marvel hits=2
                xp-gained hero=captain-marvel n=1 xp=1
            = captain-marvel: at S2-1, health 5, hunger 0, xp 1, 2 actions
            > A move S2-0
                moved hero=captain-marvel from=S2-1 to=S2-0 cost=1
            > A attack devour S2-0
                attacked hero=captain-marvel form=devour at=S2-0
            = chance attack={"hero":"captain-marvel","n":1}
            ! A use captain-marvel skill energy-blast kind operator S2-0: waits-for-chance (TABLE-3)
        "#]],
    );
}

#[test]
fn danvers_special_flies_to_enemies_and_strikes() {
    check(
        &["MZ-24.10", "MZ-24.36", "MZ-8.10"],
        "heroes captain-marvel
         captain-marvel: xp 19
         S2-1: 2 guards
         S1-0: 1 operator
         begin turn captain-marvel",
        "A use captain-marvel skill danvers-special
         = pending
         ? A
         A move S2-0
         ? A
         ! A enough
         A move S1-0
         = pending
         A attack unique S1-0
         A pass
         chance 6 2
         = captain-marvel
         ! A use captain-marvel skill danvers-special",
        expect![[r#"
            > A use captain-marvel skill danvers-special
                effect-used hero=captain-marvel effect={"skill":"danvers-special"} aim=nothing
                actions-changed hero=captain-marvel actions=3
            = seats who=["A"] mode=turn question={"walk":{"hero":"captain-marvel","left":2}}
            ? A: enough, move to=S2-0, move to=S2-2
            > A move S2-0
                moved hero=captain-marvel from=S2-1 to=S2-0 cost=0
            ? A: move to=S1-0, move to=S2-1
            ! A enough: no-enemies-here (MZ-24.10)
            > A move S1-0
                moved hero=captain-marvel from=S2-0 to=S1-0 cost=0
            = seats who=["A"] mode=turn question={"free":{"hero":"captain-marvel","what":{"form":["unique",0]}}}
            > A attack unique S1-0
                attacked hero=captain-marvel form=unique at=S1-0
            > A pass
                effects-declined seat=A
            > chance 6 2
                attack-rolled hero=captain-marvel dice=[6 2] accuracy=3
                hits-counted hero=captain-marvel hits=1
                enemies-eliminated hero=captain-marvel kind=operator n=1 at=S1-0
                xp-gained hero=captain-marvel n=1 xp=20
            = captain-marvel: at S1-0, health 5, hunger 0, xp 20, 3 actions
            ! A use captain-marvel skill danvers-special: used-this-turn (MZ-23.2)
        "#]],
    );
}

#[test]
fn danvers_special_may_stay_where_enemies_are() {
    check(
        &["MZ-24.36"],
        "heroes captain-marvel
         captain-marvel: xp 19
         S2-1: 1 guard
         begin turn captain-marvel",
        "A use captain-marvel skill danvers-special
         A enough
         A attack unique S2-1
         chance 3 3
         ! A use captain-marvel skill danvers-special",
        expect![[r#"
            > A use captain-marvel skill danvers-special
                effect-used hero=captain-marvel effect={"skill":"danvers-special"} aim=nothing
                actions-changed hero=captain-marvel actions=3
            > A enough
                action-declined hero=captain-marvel
            > A attack unique S2-1
                attacked hero=captain-marvel form=unique at=S2-1
            > chance 3 3
                attack-rolled hero=captain-marvel dice=[3 3] accuracy=3
                hits-counted hero=captain-marvel hits=2
                enemies-eliminated hero=captain-marvel kind=guard n=1 at=S2-1
                xp-gained hero=captain-marvel n=1 xp=20
            ! A use captain-marvel skill danvers-special: used-this-turn (MZ-23.2)
        "#]],
    );
}

#[test]
fn danvers_special_is_shut_to_the_voracious() {
    check(
        &["MZ-24.36"],
        "heroes captain-marvel
         captain-marvel: xp 19, hunger 4
         S2-1: 1 guard
         begin turn captain-marvel",
        "! A use captain-marvel skill danvers-special",
        expect![[r#"
            ! A use captain-marvel skill danvers-special: voracious (MZ-24.36)
        "#]],
    );
}

#[test]
fn danvers_special_needs_enemies_within_two_zones() {
    check(
        &["MZ-24.36"],
        "heroes captain-marvel
         captain-marvel: xp 19
         S0-0: 1 guard
         begin turn captain-marvel",
        "! A use captain-marvel skill danvers-special",
        expect![[r#"
            ! A use captain-marvel skill danvers-special: no-enemies-near (MZ-24.36)
        "#]],
    );
}

#[test]
fn energy_absorption_cancels_wound_by_wound() {
    check(
        &["MZ-24.11", "MZ-24.37", "MZ-13.6"],
        "heroes captain-marvel
         captain-marvel: xp 43, hunger 2
         S2-1: 4 operators
         begin enemies",
        "= pending
         A use captain-marvel skill energy-absorption
         = pending
         A use captain-marvel skill energy-absorption
         = captain-marvel",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":4,"specialists":0} leaders=[] citizens=[] wounds=4
            = seats who=["A"] mode=turn question={"effects":{"moment":"wounds-assigned","zone":S2-1}}
            > A use captain-marvel skill energy-absorption
                effect-used hero=captain-marvel effect={"skill":"energy-absorption"} aim=nothing
                hunger-changed hero=captain-marvel hunger=3
                wounds-cancelled zone=S2-1 n=1
            = seats who=["A"] mode=turn question={"effects":{"moment":"wounds-assigned","zone":S2-1}}
            > A use captain-marvel skill energy-absorption
                effect-used hero=captain-marvel effect={"skill":"energy-absorption"} aim=nothing
                hunger-changed hero=captain-marvel hunger=4
                wounds-cancelled zone=S2-1 n=1
                wounds-taken hero=captain-marvel n=2 health=3
            = captain-marvel: at S2-1, health 3, hunger 4, xp 43, activated
        "#]],
    );
}

#[test]
fn energy_absorption_may_be_declined() {
    check(
        &["MZ-14.1"],
        "heroes captain-marvel
         captain-marvel: xp 43
         S2-1: 1 operator
         begin enemies",
        "A pass
         = captain-marvel",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
            > A pass
                effects-declined seat=A
                wounds-taken hero=captain-marvel n=1 health=4
            = captain-marvel: at S2-1, health 4, hunger 0, xp 43, activated
        "#]],
    );
}

#[test]
fn ricochet_rolls_the_dice_of_hunger() {
    check(
        &["MZ-24.33"],
        "heroes captain-america
         captain-america: xp 19, hunger 2
         S2-1: 1 guard
         begin turn captain-america",
        "A attack unique S2-1
         chance 2 2 2 2
         A use captain-america skill ricochet
         A attack unique S2-1
         = pending",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=captain-america form=unique at=S2-1
            > chance 2 2 2 2
                attack-rolled hero=captain-america dice=[2 2 2 2] accuracy=3
                hits-counted hero=captain-america hits=0
            > A use captain-america skill ricochet
                effect-used hero=captain-america effect={"skill":"ricochet"} aim=nothing
            > A attack unique S2-1
                attacked hero=captain-america form=unique at=S2-1
            = chance attack={"hero":"captain-america","n":4}
        "#]],
    );
}
