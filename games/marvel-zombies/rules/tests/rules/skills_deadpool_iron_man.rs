//! Skills of Deadpool and Iron Man (MZ-24.12 to MZ-24.21).

use expect_test::expect;

use crate::transcript::check;

#[test]
fn hunger_adaptation_draws_in_addition_to_the_trait_action() {
    check(
        &["MZ-24.13", "MZ-24.38", "MZ-13.5", "MZ-9.3"],
        "heroes deadpool
         deadpool: hunger 2
         begin turn deadpool",
        "A use deadpool skill hunger-adaptation
         chance trait feast
         A gain-trait
         chance trait gorging
         = deadpool
         ! A use deadpool skill hunger-adaptation",
        expect![[r#"
            > A use deadpool skill hunger-adaptation
                effect-used hero=deadpool effect={"skill":"hunger-adaptation"} aim=nothing
                hunger-changed hero=deadpool hunger=3
            > chance trait feast
                trait-drawn hero=deadpool card=feast
            > A gain-trait
                trait-sought hero=deadpool
            > chance trait gorging
                trait-drawn hero=deadpool card=gorging
            = deadpool: at S2-1, health 5, hunger 3, xp 0, traits [feast gorging], 2 actions
            ! A use deadpool skill hunger-adaptation: used-this-turn (MZ-23.2)
        "#]],
    );
}

#[test]
fn hunger_adaptation_is_shut_at_hunger_four() {
    check(
        &["MZ-13.6"],
        "heroes deadpool
         deadpool: hunger 4
         begin turn deadpool",
        "! A use deadpool skill hunger-adaptation
         ? A",
        expect![[r#"
            ! A use deadpool skill hunger-adaptation: too-hungry (MZ-13.6)
            ? A: move to=S2-0, move to=S2-2, end-turn
        "#]],
    );
}

#[test]
fn merc_calls_the_enemies_of_a_zone() {
    check(
        &["MZ-24.15", "MZ-24.39", "MZ-24.45"],
        "heroes deadpool, hulk
         deadpool: xp 19, hunger 4
         hulk: at S2-0
         S2-0: 1 operator, 1 guard, 1 specialist
         S1-0: 1 operator
         begin turn deadpool",
        "! A use deadpool skill merc-with-half-a-mouth zone S1-0
         ! A use deadpool skill merc-with-half-a-mouth zone S2-2
         A use deadpool skill merc-with-half-a-mouth zone S2-0
         = S2-0
         = S2-1
         = deadpool
         ! A use deadpool skill merc-with-half-a-mouth zone S2-0",
        expect![[r#"
            ! A use deadpool skill merc-with-half-a-mouth zone S1-0: not-in-sight (MZ-24.15)
            ! A use deadpool skill merc-with-half-a-mouth zone S2-2: changes-nothing (MZ-23.7)
            > A use deadpool skill merc-with-half-a-mouth zone S2-0
                effect-used hero=deadpool effect={"skill":"merc-with-half-a-mouth"} aim={"zone":S2-0}
                activation-began cause={"lured":S2-1}
                enemies-moved kind=guard n=1 from=S2-0 to=S2-1 why=lured
                enemies-moved kind=operator n=1 from=S2-0 to=S2-1 why=lured
                enemies-moved kind=specialist n=1 from=S2-0 to=S2-1 why=lured
                next-action action=2
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":0,"specialists":1} leaders=[] citizens=[] wounds=1
                wounds-taken hero=deadpool n=1 health=4
            = S2-0: hulk
            = S2-1: deadpool, 1 guard, 1 operator, 1 specialist
            = deadpool: at S2-1, health 4, hunger 4, xp 19, 4 actions
            ! A use deadpool skill merc-with-half-a-mouth zone S2-0: used-this-turn (MZ-23.2)
        "#]],
    );
}

#[test]
fn not_aiming_for_the_head_brings_deadpool_back_once() {
    check(
        &["MZ-24.16", "MZ-24.40"],
        "heroes deadpool
         deadpool: xp 43, health 2
         S2-1: 3 operators
         begin enemies",
        "= pending
         = deadpool
         A attack unique S2-1
         chance 4 4 2
         = deadpool",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":3,"specialists":0} leaders=[] citizens=[] wounds=3
                wounds-taken hero=deadpool n=3 health=1
                came-back hero=deadpool
            = seats who=["A"] mode=turn question={"free":{"hero":"deadpool","what":"attack"}}
            = deadpool: at S2-1, health 1, hunger 0, xp 43, activated
            > A attack unique S2-1
                attacked hero=deadpool form=unique at=S2-1
            > chance 4 4 2
                attack-rolled hero=deadpool dice=[4 4 2] accuracy=4
                hits-counted hero=deadpool hits=2
                enemies-eliminated hero=deadpool kind=operator n=2 at=S2-1
                xp-gained hero=deadpool n=2 xp=45
            = deadpool: at S2-1, health 1, hunger 0, xp 45, activated
        "#]],
    );
}

#[test]
fn deadpool_who_came_back_stays_at_one_for_the_round() {
    check(
        &["MZ-24.40"],
        "heroes deadpool
         deadpool: xp 43, health 1, undying
         S2-1: 2 operators
         begin enemies",
        "= deadpool",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":2,"specialists":0} leaders=[] citizens=[] wounds=2
                wounds-taken hero=deadpool n=2 health=1
            = deadpool: at S2-1, health 1, hunger 0, xp 43, activated
        "#]],
    );
}

#[test]
fn a_voracious_deadpool_devours_on_coming_back() {
    check(
        &["MZ-24.40", "MZ-13.8"],
        "heroes deadpool
         deadpool: xp 43, health 1, hunger 4
         S2-1: 1 operator
         begin enemies",
        "? A
         A attack devour S2-1
         chance 4 2 2 2 2
         = deadpool",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
                wounds-taken hero=deadpool n=1 health=1
                came-back hero=deadpool
            ? A: attack form=devour at=S2-1, enough
            > A attack devour S2-1
                attacked hero=deadpool form=devour at=S2-1
            > chance 4 2 2 2 2
                attack-rolled hero=deadpool dice=[4 2 2 2 2] accuracy=4
                hits-counted hero=deadpool hits=1
                enemies-eliminated hero=deadpool kind=operator n=1 at=S2-1
                xp-gained hero=deadpool n=1 xp=44
                hunger-changed hero=deadpool hunger=0
            = deadpool: at S2-1, health 1, hunger 0, xp 44, activated
        "#]],
    );
}

#[test]
fn repulsor_ray_and_evasive_manoeuvres_in_any_order() {
    check(
        &["MZ-24.17", "MZ-24.18", "MZ-24.20", "MZ-24.41", "MZ-24.42", "MZ-23.4", "MZ-23.5", "MZ-8.10"],
        "heroes iron-man
         iron-man: xp 19
         S2-1: 1 operator
         S2-0: 1 operator, 1 guard
         leaders: thor S2-0
         begin turn iron-man",
        "A attack unique S2-0
         chance 6 6 6
         = pending
         ! A use iron-man skill evasive-manoeuvres
         A use iron-man skill repulsor-ray
         = pending
         A pick zone S1-0
         = S1-0
         A attack unique S2-1
         chance 4 2 2
         ? A
         A use iron-man skill evasive-manoeuvres
         A move S2-0
         = iron-man",
        expect![[r#"
            > A attack unique S2-0
                attacked hero=iron-man form=unique at=S2-0
            > chance 6 6 6
                attack-rolled hero=iron-man dice=[6 6 6] accuracy=4
                hits-counted hero=iron-man hits=3
                hits-lost hero=iron-man hits=3
            = seats who=["A"] mode=turn question={"effects":{"moment":"after-attack","zone":S2-0}}
            ! A use iron-man skill evasive-manoeuvres: nobody-eliminated (MZ-24.41)
            > A use iron-man skill repulsor-ray
                effect-used hero=iron-man effect={"skill":"repulsor-ray"} aim=nothing
            = seats who=["A"] mode=turn question={"push":{"hero":"iron-man","from":S2-0}}
            > A pick zone S1-0
                pushed hero=iron-man from=S2-0 to=S1-0
            = S1-0: leader thor, 1 guard, 1 operator
            > A attack unique S2-1
                attacked hero=iron-man form=unique at=S2-1
            > chance 4 2 2
                attack-rolled hero=iron-man dice=[4 2 2] accuracy=4
                hits-counted hero=iron-man hits=1
                enemies-eliminated hero=iron-man kind=operator n=1 at=S2-1
                xp-gained hero=iron-man n=1 xp=20
            ? A: pass, use hero=iron-man effect={"skill":"evasive-manoeuvres"} aim=nothing
            > A use iron-man skill evasive-manoeuvres
                effect-used hero=iron-man effect={"skill":"evasive-manoeuvres"} aim=nothing
            > A move S2-0
                moved hero=iron-man from=S2-1 to=S2-0 cost=0
            = iron-man: at S2-0, health 5, hunger 0, xp 20, 2 actions
        "#]],
    );
}

#[test]
fn evasive_manoeuvres_follow_devour_but_not_of_a_citizen() {
    check(
        &["MZ-24.41"],
        "heroes iron-man
         iron-man: xp 19
         S2-1: 1 operator
         people: wong S2-1
         begin turn iron-man",
        "A attack devour S2-1
         chance 4
         = pending
         A use iron-man skill evasive-manoeuvres
         A enough
         A attack devour S2-1
         chance 4
         = iron-man",
        expect![[r#"
            > A attack devour S2-1
                attacked hero=iron-man form=devour at=S2-1
            > chance 4
                attack-rolled hero=iron-man dice=[4] accuracy=4
                hits-counted hero=iron-man hits=1
                enemies-eliminated hero=iron-man kind=operator n=1 at=S2-1
                xp-gained hero=iron-man n=1 xp=20
            = seats who=["A"] mode=turn question={"effects":{"moment":"after-attack","zone":S2-1}}
            > A use iron-man skill evasive-manoeuvres
                effect-used hero=iron-man effect={"skill":"evasive-manoeuvres"} aim=nothing
            > A enough
                action-declined hero=iron-man
            > A attack devour S2-1
                attacked hero=iron-man form=devour at=S2-1
            > chance 4
                attack-rolled hero=iron-man dice=[4] accuracy=4
                hits-counted hero=iron-man hits=1
                citizen-devoured hero=iron-man citizen=wong at=S2-1
                citizen-kept hero=iron-man card=wong
            = iron-man: at S2-1, health 5, hunger 0, xp 20, citizens [wong], 2 actions
        "#]],
    );
}

#[test]
fn automated_armour_opens_every_action_to_the_voracious() {
    check(
        &["MZ-24.21", "MZ-24.43", "MZ-24.46"],
        "heroes iron-man
         iron-man: xp 43, hunger 4
         traits iron-man: brutal-charge, sudden-surge
         citizens iron-man: pepper-potts
         deck spawn: 1, 2
         begin turn iron-man 4",
        "! A use iron-man citizen pepper-potts
         ! A use iron-man trait sudden-surge
         A gain-trait
         chance trait feast
         A pick trait feast
         A use iron-man trait brutal-charge door 8R.b/S2-1
         A vote zone 8R.a
         chance #001
         chance #002
         A move 8R.b
         A end-turn
         = iron-man",
        expect![[r#"
            ! A use iron-man citizen pepper-potts: too-hungry (MZ-13.6)
            ! A use iron-man trait sudden-surge: too-hungry (MZ-13.6)
            > A gain-trait
                trait-sought hero=iron-man
            > chance trait feast
                trait-drawn hero=iron-man card=feast
            > A pick trait feast
                trait-discarded hero=iron-man card=feast
            > A use iron-man trait brutal-charge door 8R.b/S2-1
                effect-used hero=iron-man effect={"trait":"brutal-charge"} aim={"door":8R.b/S2-1}
                door-opened hero=iron-man door=8R.b/S2-1
            > A vote zone 8R.a
                decided about={"rooms":{"rooms":[8R.a 8R.b]}} choice={"zone":8R.a}
            > chance #001
                spawn-drawn zone=8R.a card=0 level=red
                enemies-placed zone=8R.a kind=operator n=9
            > chance #002
                spawn-drawn zone=8R.b card=1 level=red
                enemies-placed zone=8R.b kind=operator n=9
            > A move 8R.b
                moved hero=iron-man from=S2-1 to=8R.b cost=0
            > A end-turn
                turn-ends hero=iron-man
                wounds-taken hero=iron-man n=1 health=4
                turn-ended hero=iron-man
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=8R.b crowd={"guards":0,"operators":9,"specialists":0} leaders=[] citizens=[] wounds=9
                wounds-taken hero=iron-man n=9 health=0
                hero-eliminated hero=iron-man
                lost-for-good goal=leave
                spawns-shuffled
            = iron-man: eliminated, health 0, hunger 4, xp 43, activated
        "#]],
    );
}

#[test]
fn deadpool_comes_back_once_in_the_game() {
    check(
        &["MZ-14.2"],
        "heroes deadpool
         deadpool: xp 43, health 1, came-back
         S2-1: 1 operator
         begin enemies",
        "= deadpool",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
                wounds-taken hero=deadpool n=1 health=0
                hero-eliminated hero=deadpool
                lost-for-good goal=leave
            = deadpool: eliminated, health 0, hunger 0, xp 43, activated
        "#]],
    );
}

#[test]
fn evasive_manoeuvres_may_come_before_repulsor_ray() {
    check(
        &["MZ-24.42"],
        "heroes iron-man
         iron-man: xp 19
         S2-0: 2 operators
         begin turn iron-man",
        "A attack unique S2-0
         chance 4 2 2
         ? A
         A use iron-man skill evasive-manoeuvres
         A move S2-2
         A use iron-man skill repulsor-ray
         A pick zone S1-0
         = iron-man
         = S1-0",
        expect![[r#"
            > A attack unique S2-0
                attacked hero=iron-man form=unique at=S2-0
            > chance 4 2 2
                attack-rolled hero=iron-man dice=[4 2 2] accuracy=4
                hits-counted hero=iron-man hits=1
                enemies-eliminated hero=iron-man kind=operator n=1 at=S2-0
                xp-gained hero=iron-man n=1 xp=20
            ? A: pass, use hero=iron-man effect={"skill":"repulsor-ray"} aim=nothing, use hero=iron-man effect={"skill":"evasive-manoeuvres"} aim=nothing
            > A use iron-man skill evasive-manoeuvres
                effect-used hero=iron-man effect={"skill":"evasive-manoeuvres"} aim=nothing
            > A move S2-2
                moved hero=iron-man from=S2-1 to=S2-2 cost=0
            > A use iron-man skill repulsor-ray
                effect-used hero=iron-man effect={"skill":"repulsor-ray"} aim=nothing
            > A pick zone S1-0
                pushed hero=iron-man from=S2-0 to=S1-0
            = iron-man: at S2-2, health 5, hunger 0, xp 20, 3 actions
            = S1-0: 1 operator
        "#]],
    );
}

#[test]
fn evasive_manoeuvres_follow_the_sign_too() {
    check(
        &["MZ-24.41", "MZ-21.4"],
        "heroes iron-man
         iron-man: xp 19
         S2-0: 1 operator
         sign S2-1
         begin turn iron-man",
        "A attack sign S2-0
         chance 4
         A use iron-man skill evasive-manoeuvres
         A move S2-2
         = iron-man",
        expect![[r#"
            > A attack sign S2-0
                attacked hero=iron-man form=sign at=S2-0
            > chance 4
                attack-rolled hero=iron-man dice=[4] accuracy=4
                hits-counted hero=iron-man hits=1
                enemies-eliminated hero=iron-man kind=operator n=1 at=S2-0
                xp-gained hero=iron-man n=1 xp=20
                sign-thrown at=S2-0
            > A use iron-man skill evasive-manoeuvres
                effect-used hero=iron-man effect={"skill":"evasive-manoeuvres"} aim=nothing
            > A move S2-2
                moved hero=iron-man from=S2-1 to=S2-2 cost=0
            = iron-man: at S2-2, health 5, hunger 0, xp 20, 3 actions
        "#]],
    );
}
