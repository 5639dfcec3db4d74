//! What missions ask for and what they leave alone, and a few edge cases of chapters 9, 15 and 50.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_44_11_a_saved_citizen_stays_on_the_dashboard() {
    check(
        &["MZ-44.11"],
        "mission MH4
         heroes thor, spider-man
         citizens thor: wong
         saved: wong objective
         people: okoye S0-4 objective
         begin turn thor",
        "A save okoye
         = pending
         ? A
         A pick citizen okoye
         = outcome",
        expect![[r#"
            > A save okoye
                citizen-saved hero=thor citizen=okoye at=S0-4
            = seats who=["A"] mode=turn question={"keep-citizen":{"hero":"thor","card":"okoye"}}
            ? A: pick aim={"citizen":"okoye"}, pick aim={"citizen":"wong"}
            > A pick citizen okoye
                citizen-card-discarded hero=thor card=wong
                citizen-kept hero=thor card=okoye
                game-ended how=mission-lost
            = outcome: lost, scores [0]
        "#]],
    );
}

#[test]
fn mz_44_11_others_may_go() {
    check(
        &["MZ-15.6"],
        "mission MH4
         heroes thor, spider-man
         citizens thor: wong
         saved: wong
         people: okoye S0-4 objective
         begin turn thor",
        "~ A save okoye
         A pick citizen okoye
         = outcome
         = thor",
        expect![[r#"
            > A pick citizen okoye
                citizen-card-discarded hero=thor card=wong
                citizen-kept hero=thor card=okoye
            = outcome: none
            = thor: at S0-4, health 3, power 0, xp 0, citizens [okoye], 2 actions
        "#]],
    );
}

#[test]
fn mz_44_14_one_hero_holds_both_trapped_citizens() {
    check(
        &["MZ-44.14"],
        "mission MH4
         heroes thor
         citizens thor: wong
         saved: wong objective
         people: okoye S0-4 objective
         begin turn thor",
        "A save okoye
         = thor
         = outcome",
        expect![[r#"
            > A save okoye
                citizen-saved hero=thor citizen=okoye at=S0-4
                citizen-kept hero=thor card=okoye
            = thor: at S0-4, health 3, power 0, xp 0, citizens [wong okoye], 2 actions
            = outcome: none
        "#]],
    );
}

#[test]
fn mz_44_14_another_card_does_not_lie_next_to_a_trapped_citizen() {
    check(
        &["MZ-15.6"],
        "mission MH4
         heroes thor
         citizens thor: wong
         saved: wong objective
         people: okoye S0-4
         begin turn thor",
        "A save okoye
         ? A
         A pick citizen wong
         = thor
         = outcome",
        expect![[r#"
            > A save okoye
                citizen-saved hero=thor citizen=okoye at=S0-4
            ? A: pick aim={"citizen":"okoye"}, pick aim={"citizen":"wong"}
            > A pick citizen wong
                citizen-card-discarded hero=thor card=okoye
            = thor: at S0-4, health 3, power 0, xp 0, citizens [wong], 2 actions
            = outcome: none
        "#]],
    );
}

#[test]
fn mz_44_14_a_trapped_citizen_does_not_lie_next_to_another_card() {
    check(
        &["MZ-15.6"],
        "mission MH4
         heroes thor
         citizens thor: wong
         saved: wong
         people: okoye S0-4 objective
         begin turn thor",
        "A save okoye
         ? A
         A pick citizen okoye
         = thor
         = outcome",
        expect![[r#"
            > A save okoye
                citizen-saved hero=thor citizen=okoye at=S0-4
            ? A: pick aim={"citizen":"okoye"}, pick aim={"citizen":"wong"}
            > A pick citizen okoye
                citizen-card-discarded hero=thor card=wong
                citizen-kept hero=thor card=okoye
            = thor: at S0-4, health 3, power 0, xp 0, citizens [okoye], 2 actions
            = outcome: none
        "#]],
    );
}

#[test]
fn mz_27_16_wong_fights_and_does_not_flee() {
    check(
        &[],
        "mission MZ3
         heroes hulk
         people: wong S4-4
         begin enemies",
        "= outcome",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                leader-moved who=doctor-strange from=S2-1 to=S2-2 why={"way":S0-6}
                citizen-moved citizen=wong from=S4-4 to=S3-4 why={"way":S0-6}
                next-action action=2
            = outcome: none
        "#]],
    );
}

#[test]
fn mz_33_2_others_may_leave() {
    check(
        &["MZ-15.14"],
        "mission MZ3
         heroes hulk
         people: blind-al S4-4
         leaders: doctor-strange S2-1 gone
         begin enemies",
        "= outcome
         = S4-4",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                citizen-left citizen=blind-al zone=S4-4
            = outcome: none
            = S4-4: spawn
        "#]],
    );
}

#[test]
fn mz_34_2_taking_an_objective_opens_the_exit() {
    check(
        &["MZ-34.2", "MZ-28.10"],
        "mission MZ4
         heroes hulk
         hulk: at 3R.a, devoured 1
         exit 3R.a
         begin turn hulk",
        "A take 0
         A end-turn
         = pending",
        expect![[r#"
            > A take 0
                objective-taken hero=hulk objective=0 at=3R.a
                xp-gained hero=hulk n=5 xp=5
            > A end-turn
                turn-ends hero=hulk
            = seats who=["A"] mode=turn question={"leave":{"hero":"hulk"}}
        "#]],
    );
}

#[test]
fn mz_34_3_devouring_a_citizen_opens_the_exit() {
    check(
        &["MZ-34.3", "MZ-28.10"],
        "mission MZ4
         heroes hulk
         hulk: at S6-0, objectives 1
         people: wong S6-0
         begin turn hulk",
        "~ A attack devour S6-0
         ~ chance 6
         A end-turn
         = pending",
        expect![[r#"
            > A end-turn
                turn-ends hero=hulk
            = seats who=["A"] mode=turn question={"leave":{"hero":"hulk"}}
        "#]],
    );
}

#[test]
fn mz_34_3_without_one_the_exit_is_shut() {
    check(
        &["MZ-8.18"],
        "mission MZ4
         heroes hulk
         hulk: at S6-0, objectives 1
         begin turn hulk",
        "A end-turn
         = pending",
        expect![[r#"
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
                phase-began phase=enemies
            = chance spawn={"zone":S0-0}
        "#]],
    );
}

#[test]
fn mz_28_9_cards_face_down_shut_the_exit() {
    check(
        &["MZ-28.9"],
        "heroes hulk
         hulk: at 3V.a
         cards: nobody 3V.b
         begin turn hulk",
        "A end-turn
         = pending",
        expect![[r#"
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
                phase-began phase=enemies
            = chance spawn={"zone":S0-0}
        "#]],
    );
}

#[test]
fn mz_28_9_without_citizens_the_exit_is_open() {
    check(
        &["MZ-28.9"],
        "heroes hulk
         hulk: at 3V.a
         begin turn hulk",
        "A end-turn
         = pending
         ? A",
        expect![[r#"
            > A end-turn
                turn-ends hero=hulk
            = seats who=["A"] mode=turn question={"leave":{"hero":"hulk"}}
            ? A: leave, enough
        "#]],
    );
}

#[test]
fn mz_33_9_only_doctor_strange_returns() {
    check(
        &["MZ-7.9"],
        "mission MZ3
         heroes hulk
         hulk: hunger 3
         leaders: ms-marvel S0-6, doctor-strange S2-1 gone
         spawn 0 off
         spawn 1 off
         spawn 2 off
         spawn 3 off
         begin turn hulk 1",
        "~ A attack unique S0-6
         chance 4 4 4 2 2 2 2 2
         A end-turn",
        expect![[r#"
            > chance 4 4 4 2 2 2 2 2
                attack-rolled hero=hulk dice=[4 4 4 2 2 2 2 2] accuracy=4
                hits-counted hero=hulk hits=3
                leader-eliminated who=ms-marvel zone=S0-6 lies=false
                xp-gained hero=hulk n=3 xp=3
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
                phase-began phase=enemies
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=4
        "#]],
    );
}

#[test]
fn mz_33_9_doctor_strange_returns_while_it_was_somebody_else() {
    check(
        &["MZ-33.9"],
        "mission MZ3
         heroes hulk
         hulk: hunger 3
         leaders: doctor-strange S0-6
         devoured: okoye
         spawn 0 off
         spawn 1 off
         spawn 2 off
         spawn 3 off
         begin turn hulk 1",
        "~ A attack unique S0-6
         chance 4 4 4 2 2 2 2 2
         A end-turn
         = S2-1",
        expect![[r#"
            > chance 4 4 4 2 2 2 2 2
                attack-rolled hero=hulk dice=[4 4 4 2 2 2 2 2] accuracy=4
                hits-counted hero=hulk hits=3
                leader-eliminated who=doctor-strange zone=S0-6 lies=false
                xp-gained hero=hulk n=3 xp=3
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
                phase-began phase=enemies
                phase-began phase=end
                leader-placed who=doctor-strange zone=S2-1
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=4
            = S2-1: leader doctor-strange
        "#]],
    );
}

#[test]
fn mz_37_10_only_thor_returns() {
    check(
        &["MZ-7.9"],
        "mission MZ7
         heroes hulk
         hulk: hunger 3
         leaders: ms-marvel S0-0, thor S2-4 gone
         spawn 0 off
         spawn 1 off
         spawn 2 off
         spawn 3 off
         spawn 4 off
         spawn 5 off
         begin turn hulk 1",
        "~ A attack unique S0-0
         chance 4 4 4 2 2 2 2 2
         A end-turn",
        expect![[r#"
            > chance 4 4 4 2 2 2 2 2
                attack-rolled hero=hulk dice=[4 4 4 2 2 2 2 2] accuracy=4
                hits-counted hero=hulk hits=3
                leader-eliminated who=ms-marvel zone=S0-0 lies=false
                xp-gained hero=hulk n=3 xp=3
            > A end-turn
                turn-ends hero=hulk
                turn-ended hero=hulk
                phase-began phase=enemies
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=4
        "#]],
    );
}

#[test]
fn mz_45_7_only_hulk_lies_down() {
    check(
        &["MZ-7.9"],
        "mission MH5
         heroes thor
         thor: power 2
         leaders: wasp S2-6, hulk S2-2 gone
         begin turn thor",
        "~ A attack unique S2-6
         ~ A use thor power
         ~ A pass
         chance 3 3 3
         = S2-6",
        expect![[r#"
            > chance 3 3 3
                attack-rolled hero=thor dice=[3 3 3] accuracy=3
                hits-counted hero=thor hits=3
                leader-eliminated who=wasp zone=S2-6 lies=false
                xp-gained hero=thor n=3 xp=3
            = S2-6: thor
        "#]],
    );
}

#[test]
fn a_citizen_comes_when_the_cards_are_shuffled_again() {
    check(
        &["MZ-15.24", "MZ-18.5"],
        "heroes hulk
         hulk: at 3V.a
         deck citizens:
         deck spawn: 40
         spawn 1 off
         begin spawn",
        "chance #040
         = pending
         chance citizen wong
         = S0-0",
        expect![[r#"
            > chance #040
                spawn-drawn zone=S0-0 card=39 level=blue
                citizens-shuffled
            = chance citizen
            > chance citizen wong
                citizen-drawn card=wong
                citizen-placed citizen=wong zone=S0-0 is_escorted=true is_objective=false
                enemies-placed zone=S0-0 kind=guard n=1
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = S0-0: 1 guard, citizen wong escorted, spawn
        "#]],
    );
}

#[test]
fn nobody_comes_with_a_card_of_nobody() {
    check(
        &["MZ-15.25"],
        "heroes hulk
         hulk: at 3V.a
         deck citizens: nobody
         deck spawn: 40
         spawn 1 off
         begin spawn",
        "~ chance #040
         chance citizen nobody
         = S0-0",
        expect![[r#"
            > chance citizen nobody
                citizen-drawn card=nobody
                enemies-placed zone=S0-0 kind=guard n=1
                phase-began phase=end
                round-began round=2
                phase-began phase=players
                hunger-changed hero=hulk hunger=1
            = S0-0: 1 guard, spawn
        "#]],
    );
}

#[test]
fn citizens_follow_one_after_the_other() {
    check(
        &["MZ-29.20"],
        "mission MH5
         heroes thor
         people: agent-coulson S2-4, wong S2-5
         leaders: hulk S2-2 gone
         begin citizens",
        "= S2-5
         = S2-6",
        expect![[r#"
                citizen-moved citizen=agent-coulson from=S2-4 to=S2-5 why={"follows":S2-6}
                citizen-moved citizen=wong from=S2-5 to=S2-6 why={"follows":S2-6}
            = S2-5: citizen agent-coulson
            = S2-6: thor, citizen wong
        "#]],
    );
}

#[test]
fn a_fighter_among_the_citizens_wounds_deadpool() {
    check(
        &["MZ-15.10"],
        "heroes hulk, deadpool
         hulk: at S4-2
         deadpool: xp 43, health 1, at S2-0
         people: maria-hill S2-0
         S2-1: 2 operators
         begin enemies",
        "= pending",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-0 crowd={"guards":0,"operators":0,"specialists":0} leaders=[] citizens=["maria-hill"] wounds=1
                wounds-taken hero=deadpool n=1 health=1
                came-back hero=deadpool
            = seats who=["A"] mode=turn question={"free":{"hero":"deadpool","what":"attack"}}
        "#]],
    );
}

#[test]
fn traits_are_shuffled_again() {
    check(
        &["MZ-9.7"],
        "heroes hulk
         deck traits:
         begin turn hulk",
        "A gain-trait
         = pending
         chance trait feast",
        expect![[r#"
            > A gain-trait
                trait-sought hero=hulk
                traits-shuffled
            = chance trait={"hero":"hulk"}
            > chance trait feast
                trait-drawn hero=hulk card=feast
        "#]],
    );
}

#[test]
fn two_of_the_same_trait_go_without_a_question() {
    check(
        &["MZ-9.2"],
        "heroes hulk
         traits hulk: feast, feast
         begin turn hulk",
        "~ A gain-trait
         chance trait feast
         = hulk",
        expect![[r#"
            > chance trait feast
                trait-drawn hero=hulk card=feast
                trait-discarded hero=hulk card=feast
            = hulk: at S2-1, health 5, hunger 0, xp 0, traits [feast feast], 2 actions
        "#]],
    );
}

#[test]
fn one_of_three_traits_goes() {
    check(
        &["MZ-9.2"],
        "heroes hulk
         traits hulk: feast, gorging
         begin turn hulk",
        "~ A gain-trait
         chance trait feast
         ? A
         ! A pick trait steel-jaw
         ! A enough
         A pick trait gorging
         = hulk",
        expect![[r#"
            > chance trait feast
                trait-drawn hero=hulk card=feast
            ? A: pick aim={"trait":"feast"}, pick aim={"trait":"gorging"}
            ! A pick trait steel-jaw: trait-not-held (MZ-9.2)
            ! A enough: other-question (TABLE-5)
            > A pick trait gorging
                trait-discarded hero=hulk card=gorging
            = hulk: at S2-1, health 5, hunger 0, xp 0, traits [feast feast], 2 actions
        "#]],
    );
}

#[test]
fn for_asgard_stops_next_to_enemies() {
    check(
        &["MZ-8.9"],
        "mission MH5
         heroes thor
         thor: xp 19, power 2
         leaders: hulk S2-2 gone
         S2-5: 1 walker
         begin turn thor",
        "A use thor skill for-asgard
         A move S2-5
         = pending",
        expect![[r#"
            > A use thor skill for-asgard
                effect-used hero=thor effect={"skill":"for-asgard"} aim=nothing
                power-changed hero=thor power=1
            > A move S2-5
                moved hero=thor from=S2-6 to=S2-5 cost=0
            = seats who=["A"] mode=turn question={"free":{"hero":"thor","what":{"form":["unique",0]}}}
        "#]],
    );
}

#[test]
fn shield_parry_guards_only_the_heros_zone() {
    check(
        &[],
        "heroes captain-america, wasp
         wasp: at S2-2
         S2-2: 1 operator
         begin enemies",
        "= pending",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-2 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
                wounds-taken hero=wasp n=1 health=4
            = chance spawn={"zone":S0-0}
        "#]],
    );
}

#[test]
fn another_seats_hero_is_not_used_in_a_window() {
    check(
        &["MZ-50.1"],
        "seats 2
         heroes wasp, deadpool
         wasp: xp 43
         S2-1: 2 operators
         begin enemies",
        "= pending
         ! B use wasp skill elusive
         ! A use deadpool skill elusive
         A pass
         = pending",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":2,"specialists":0} leaders=[] citizens=[] wounds=2
            = seats who=["A"] mode=turn question={"effects":{"moment":"wounds-come","zone":S2-1}}
            ! B use wasp skill elusive: not-asked (TABLE-2)
            ! A use deadpool skill elusive: another-seats-hero (MZ-50.1)
            > A pass
                effects-declined seat=A
            = seats who=["A","B"] mode=together question={"decide":{"wounds":{"zone":S2-1,"n":2}}}
        "#]],
    );
}
