//! Chapter 23: effects and timing.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_23_3_effects_of_one_moment_in_the_players_order() {
    check(
        &["MZ-23.3", "MZ-23.7", "MZ-23.1"],
        "heroes iron-man
         iron-man: xp 19
         S2-0: 2 operators, 1 guard
         begin turn iron-man",
        "A attack unique S2-0
         chance 6 6 6
         = pending
         ? A
         A use iron-man skill evasive-manoeuvres
         A move S2-2
         ? A
         A use iron-man skill repulsor-ray
         A pick zone S1-0
         = S1-0
         = iron-man",
        expect![[r#"
            > A attack unique S2-0
                attacked hero=iron-man form=unique at=S2-0
            > chance 6 6 6
                attack-rolled hero=iron-man dice=[6 6 6] accuracy=4
                hits-counted hero=iron-man hits=3
                enemies-eliminated hero=iron-man kind=guard n=1 at=S2-0
                enemies-eliminated hero=iron-man kind=operator n=1 at=S2-0
                xp-gained hero=iron-man n=2 xp=21
            = seats who=["A"] mode=turn question={"effects":{"moment":"after-attack","zone":S2-0}}
            ? A: pass, use hero=iron-man effect={"skill":"repulsor-ray"} aim=nothing, use hero=iron-man effect={"skill":"evasive-manoeuvres"} aim=nothing
            > A use iron-man skill evasive-manoeuvres
                effect-used hero=iron-man effect={"skill":"evasive-manoeuvres"} aim=nothing
            > A move S2-2
                moved hero=iron-man from=S2-1 to=S2-2 cost=0
            ? A: pass, use hero=iron-man effect={"skill":"repulsor-ray"} aim=nothing
            > A use iron-man skill repulsor-ray
                effect-used hero=iron-man effect={"skill":"repulsor-ray"} aim=nothing
            > A pick zone S1-0
                pushed hero=iron-man from=S2-0 to=S1-0
            = S1-0: 1 operator
            = iron-man: at S2-2, health 5, hunger 0, xp 21, 3 actions
        "#]],
    );
}

#[test]
fn mz_23_9_a_hero_who_is_not_in_play_is_not_asked() {
    check(
        &["MZ-23.9", "MZ-14.2"],
        "heroes deadpool, wasp
         deadpool: health 1
         traits deadpool: rotten-hide
         wasp: activated
         S2-1: 4 operators
         spawn 0 off
         spawn 1 off
         begin turn deadpool",
        "A end-turn
         = pending
         A vote all-on deadpool
         A pass
         = deadpool",
        expect![[r#"
            > A end-turn
                turn-ends hero=deadpool
                turn-ended hero=deadpool
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":4,"specialists":0} leaders=[] citizens=[] wounds=4
            = seats who=["A"] mode=turn question={"decide":{"wounds":{"zone":S2-1,"n":4}}}
            > A vote all-on deadpool
                decided about={"wounds":{"zone":S2-1,"n":4}} choice={"shares":{"heroes":[4,0,0,0,0,0],"citizens":0}}
            > A pass
                effects-declined seat=A
                wounds-taken hero=deadpool n=4 health=0
                hero-eliminated hero=deadpool
                lost-for-good goal=leave
                phase-began phase=end
                game-ended how=hero-lost
            = deadpool: eliminated, health 0, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn mz_50_1_each_seat_for_its_own_heroes() {
    check(
        &["MZ-23.7", "MZ-50.1"],
        "seats 2
         heroes hulk, wasp
         citizens hulk: jonah-jameson
         traits wasp: feast
         hulk: at S2-0
         begin spawn",
        "chance #001
         = pending
         ! A end-turn
         ! A use wasp citizen jonah-jameson
         A use hulk citizen jonah-jameson
         = pending
         A move S2-1
         = hulk",
        expect![[r#"
            > chance #001
                spawn-drawn zone=S0-0 card=0 level=blue
                enemies-placed zone=S0-0 kind=operator n=2
            = seats who=["A"] mode=turn question={"effects":{"moment":"enemies-spawned","zone":S0-0}}
            ! A end-turn: other-question (TABLE-5)
            ! A use wasp citizen jonah-jameson: another-seats-hero (MZ-50.1)
            > A use hulk citizen jonah-jameson
                effect-used hero=hulk effect={"citizen":"jonah-jameson"} aim=nothing
                hunger-changed hero=hulk hunger=1
            = seats who=["A"] mode=turn question={"walk":{"hero":"hulk","left":1}}
            > A move S2-1
                moved hero=hulk from=S2-0 to=S2-1 cost=0
            = hulk: at S2-1, health 5, hunger 1, xp 0, citizens [jonah-jameson]
        "#]],
    );
}
