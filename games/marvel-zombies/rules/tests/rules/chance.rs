//! Chance gives what it is asked for, and nothing else.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn chance_draws_a_trait_from_the_deck() {
    check(
        &["MZ-9.3"],
        "heroes hulk
         deck traits: feast
         begin turn hulk",
        "A gain-trait
         ! chance 3
         ! chance trait gorging
         chance fair 1",
        expect![[r#"
            > A gain-trait
                trait-sought hero=hulk
            ! chance 3: impossible-roll (TABLE-6)
            ! chance trait gorging: impossible-roll (TABLE-6)
            > chance fair 1
                trait-drawn hero=hulk card=feast
        "#]],
    );
}

#[test]
fn chance_draws_a_spawn_card_and_a_citizen() {
    check(
        &["MZ-17.3", "MZ-18.5"],
        "heroes hulk
         deck spawn: 40
         deck citizens: wong
         spawn 1 off
         begin spawn",
        "! chance #041
         ! chance leader thor
         chance fair 1
         ! chance #040
         ! chance citizen okoye
         chance fair 1",
        expect![[r#"
            ! chance #041: impossible-roll (TABLE-6)
            ! chance leader thor: impossible-roll (TABLE-6)
            > chance fair 1
                spawn-drawn zone=S0-0 card=39 level=blue
            ! chance #040: impossible-roll (TABLE-6)
            ! chance citizen okoye: impossible-roll (TABLE-6)
            > chance fair 1
                citizen-drawn card=wong
                citizen-placed citizen=wong zone=S0-0 is_escorted=true is_objective=false
                enemies-placed zone=S0-0 kind=guard n=1
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
        "#]],
    );
}

#[test]
fn chance_draws_a_super_hero_from_the_deck() {
    check(
        &["MZ-18.4"],
        "heroes hulk
         deck spawn: 14
         deck leaders: thor
         spawn 1 off
         begin spawn",
        "~ chance #014
         ! chance leader spider-man
         ! chance 4
         chance fair 1",
        expect![[r#"
            ! chance leader spider-man: impossible-roll (TABLE-6)
            ! chance 4: impossible-roll (TABLE-6)
            > chance fair 1
                leader-drawn who=thor
                leader-placed who=thor zone=S0-0
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
        "#]],
    );
}

#[test]
fn chance_rolls_as_many_dice_as_it_is_asked_for() {
    check(
        &["MZ-1.8", "MZ-10.9"],
        "heroes hulk
         hulk: hunger 1
         S2-1: 1 operator
         begin turn hulk",
        "A attack unique S2-1
         ! chance 1 2 3
         ! chance 1 2 3 4 5
         ! chance trait feast
         chance fair 2",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            ! chance 1 2 3: impossible-roll (TABLE-6)
            ! chance 1 2 3 4 5: impossible-roll (TABLE-6)
            ! chance trait feast: impossible-roll (TABLE-6)
            > chance fair 2
                attack-rolled hero=hulk dice=[6 4 4 2] accuracy=4
                hits-counted hero=hulk hits=3
                enemies-eliminated hero=hulk kind=operator n=1 at=S2-1
                hits-lost hero=hulk hits=2
                xp-gained hero=hulk n=1 xp=1
        "#]],
    );
}

#[test]
fn dice_that_are_forced_again_are_as_many_as_have_hit() {
    check(
        &["MZ-25.1"],
        "heroes hulk
         hulk: hunger 1
         S2-1: 1 operator
         leaders: scarlet-witch S2-1
         begin turn hulk",
        "A attack unique S2-1
         chance 3 4 5 6
         ! chance 1 1
         ! chance 1 1 1 1
         chance 3 3 6
         = hulk",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 3 4 5 6
                attack-rolled hero=hulk dice=[6 5 4 3] accuracy=4
            ! chance 1 1: impossible-roll (TABLE-6)
            ! chance 1 1 1 1: impossible-roll (TABLE-6)
            > chance 3 3 6
                dice-rerolled hero=hulk dice=[6 3 3] is_forced=true
                hits-counted hero=hulk hits=1
                hits-lost hero=hulk hits=1
            = hulk: at S2-1, health 5, hunger 1, xp 0, 2 actions
        "#]],
    );
}

#[test]
fn dice_that_miss_are_not_forced_again() {
    check(
        &[],
        "heroes hulk
         S2-1: 1 operator
         leaders: scarlet-witch S2-1
         begin turn hulk",
        "A attack unique S2-1
         chance 3 3
         = hulk",
        expect![[r#"
            > A attack unique S2-1
                attacked hero=hulk form=unique at=S2-1
            > chance 3 3
                attack-rolled hero=hulk dice=[3 3] accuracy=4
                hits-counted hero=hulk hits=0
            = hulk: at S2-1, health 5, hunger 0, xp 0, 2 actions
        "#]],
    );
}

#[test]
fn dice_of_a_parry_are_as_many_as_the_wounds() {
    check(
        &["MZ-24.3"],
        "heroes captain-america
         S2-1: 2 operators
         begin enemies",
        "! chance 5
         ! chance 5 5 5
         chance 5 5
         = captain-america",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":2,"specialists":0} leaders=[] citizens=[] wounds=2
            ! chance 5: impossible-roll (TABLE-6)
            ! chance 5 5 5: impossible-roll (TABLE-6)
            > chance 5 5
                parry-rolled hero=captain-america dice=[5 5] cancelled=2
            = captain-america: at S2-1, health 5, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn dice_of_shots_are_as_many_as_the_operators() {
    check(
        &["MZ-18.7"],
        "heroes hulk
         S2-1: 2 operators
         deck spawn: 35
         spawn 1 off
         begin spawn",
        "~ chance #035
         ! chance 5
         ! chance 5 5 5
         chance 1 4
         = hulk",
        expect![[r#"
            ! chance 5: impossible-roll (TABLE-6)
            ! chance 5 5 5: impossible-roll (TABLE-6)
            > chance 1 4
                shots-rolled zone=S2-1 dice=[4 1] wounds=0
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = hulk: at S2-1, health 5, hunger 1, xp 0
        "#]],
    );
}

#[test]
fn dice_rolled_again_are_as_many_as_were_taken_up() {
    check(
        &["MZ-10.11"],
        "heroes hulk
         hulk: hunger 1
         traits hulk: relentless
         S2-1: 1 operator
         begin turn hulk",
        "~ A attack unique S2-1
         ~ chance 1 2 3 4
         A use hulk trait relentless
         ! chance 1 1
         ! chance 1 1 1 1
         chance 1 1 6
         = hulk",
        expect![[r#"
            > A use hulk trait relentless
                effect-used hero=hulk effect={"trait":"relentless"} aim=nothing
            ! chance 1 1: impossible-roll (TABLE-6)
            ! chance 1 1 1 1: impossible-roll (TABLE-6)
            > chance 1 1 6
                dice-rerolled hero=hulk dice=[6 1 1] is_forced=false
                hits-counted hero=hulk hits=2
                enemies-eliminated hero=hulk kind=operator n=1 at=S2-1
                hits-lost hero=hulk hits=1
                xp-gained hero=hulk n=1 xp=1
                hunger-changed hero=hulk hunger=3
            = hulk: at S2-1, health 5, hunger 3, xp 1, 2 actions
        "#]],
    );
}

#[test]
fn dice_of_chain_slashes_are_as_many_as_the_sixes() {
    check(
        &["MZ-46.13"],
        "mission MH5
         heroes black-panther
         S2-6: 5 walkers
         begin turn black-panther",
        "~ A attack unique S2-6
         chance 6 6
         ! chance 6
         ! chance 6 6 6
         chance 5 6
         ! chance 5 5
         chance 5",
        expect![[r#"
            > chance 6 6
                attack-rolled hero=black-panther dice=[6 6] accuracy=3
            ! chance 6: impossible-roll (TABLE-6)
            ! chance 6 6 6: impossible-roll (TABLE-6)
            > chance 5 6
                dice-added hero=black-panther dice=[6 5]
            ! chance 5 5: impossible-roll (TABLE-6)
            > chance 5
                dice-added hero=black-panther dice=[5]
                hits-counted hero=black-panther hits=5
                enemies-eliminated hero=black-panther kind=operator n=5 at=S2-6
                xp-gained hero=black-panther n=5 xp=5
        "#]],
    );
}
