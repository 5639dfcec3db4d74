//! Chapters 14 and 16: sharing and taking Wounds.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_ex7_one_wound_for_two() {
    check(
        &["MZ-16.9"],
        "heroes hulk, wasp
         S2-1: 1 operator
         begin enemies",
        "= pending
         ? A
         A vote all-on wasp
         = hulk
         = wasp",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":1,"specialists":0} leaders=[] citizens=[] wounds=1
            = seats who=["A"] mode=turn question={"decide":{"wounds":{"zone":S2-1,"n":1}}}
            ? A: vote evenly, vote all-on=hulk, vote all-on=wasp
            > A vote all-on wasp
                decided about={"wounds":{"zone":S2-1,"n":1}} choice={"shares":{"heroes":[0,1,0,0,0,0],"citizens":0}}
                wounds-taken hero=wasp n=1 health=4
            = hulk: at S2-1, health 5, hunger 0, xp 0, activated
            = wasp: at S2-1, health 4, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn mz_ex8_eight_wounds_for_two() {
    check(
        &["MZ-16.9", "MZ-14.1"],
        "heroes hulk, wasp
         S2-1: 8 operators
         begin enemies",
        "! A share 4 3
         A share 4 4
         = hulk
         = wasp",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":8,"specialists":0} leaders=[] citizens=[] wounds=8
            ! A share 4 3: wounds-do-not-add-up (MZ-16.9)
            > A share 4 4
                decided about={"wounds":{"zone":S2-1,"n":8}} choice={"shares":{"heroes":[4,4,0,0,0,0],"citizens":0}}
                wounds-taken hero=hulk n=4 health=1
                wounds-taken hero=wasp n=4 health=1
            = hulk: at S2-1, health 1, hunger 0, xp 0, activated
            = wasp: at S2-1, health 1, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn mz_ex31_shield_parry() {
    check(
        &["MZ-24.3", "MZ-24.32", "MZ-16.8"],
        "heroes captain-america, wasp
         S2-1: 3 operators
         begin enemies",
        "= pending
         chance 5 2 6
         A vote all-on captain-america
         = captain-america",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":3,"specialists":0} leaders=[] citizens=[] wounds=3
            = chance parry={"hero":"captain-america","n":3}
            > chance 5 2 6
                parry-rolled hero=captain-america dice=[6 5 2] cancelled=2
            > A vote all-on captain-america
                decided about={"wounds":{"zone":S2-1,"n":1}} choice={"shares":{"heroes":[1,0,0,0,0,0],"citizens":0}}
                wounds-taken hero=captain-america n=1 health=4
            = captain-america: at S2-1, health 4, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn mz_14_2_eliminated() {
    check(
        &["MZ-14.2", "MZ-14.5"],
        "heroes hulk, wasp
         hulk: health 2
         traits hulk: feast
         citizens hulk: wong
         S2-1: 5 operators
         begin enemies",
        "? A
         ! A vote all-on thor
         A vote all-on hulk
         = hulk
         = wasp
         = table",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":5,"specialists":0} leaders=[] citizens=[] wounds=5
            ? A: vote evenly, vote all-on=hulk, vote all-on=wasp
            ! A vote all-on thor: hero-not-among-the-wounded (MZ-16.9)
            > A vote all-on hulk
                decided about={"wounds":{"zone":S2-1,"n":5}} choice={"shares":{"heroes":[5,0,0,0,0,0],"citizens":0}}
                wounds-taken hero=hulk n=5 health=0
                hero-eliminated hero=hulk
                lost-for-good goal=leave
            = hulk: eliminated, health 0, hunger 0, xp 0, activated
            = wasp: at S2-1, health 5, hunger 0, xp 0, activated
            = table: round 1, enemies phase, A: hulk wasp, supply [14, 30, 14], spawn deck 42, traits 44, citizens 13, leaders 6, open []
        "#]],
    );
}

#[test]
fn mz_ex53_default_sharing() {
    check(
        &["MZ-50.10"],
        "seats 2
         heroes hulk, wasp
         hulk: health 4
         S2-1: 3 operators
         begin enemies",
        "= pending
         A vote evenly
         B vote evenly
         = hulk
         = wasp",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":3,"specialists":0} leaders=[] citizens=[] wounds=3
            = seats who=["A","B"] mode=together question={"decide":{"wounds":{"zone":S2-1,"n":3}}}
            > A vote evenly
                stood-for seat=A choice={"shares":{"heroes":[1,2,0,0,0,0],"citizens":0}}
            > B vote evenly
                stood-for seat=B choice={"shares":{"heroes":[1,2,0,0,0,0],"citizens":0}}
                decided about={"wounds":{"zone":S2-1,"n":3}} choice={"shares":{"heroes":[1,2,0,0,0,0],"citizens":0}}
                wounds-taken hero=hulk n=1 health=3
                wounds-taken hero=wasp n=2 health=3
            = hulk: at S2-1, health 3, hunger 0, xp 0, activated
            = wasp: at S2-1, health 3, hunger 0, xp 0, activated
        "#]],
    );
}

/// Checks the default by what a seat whose time is up is given.
#[track_caller]
fn default_is(layout: &str, expected: &str) {
    use marvel_zombies::scene::scene;
    let ((), passed) = table_laws::marks::record(|| {
        let mut script = table_laws::Script::from_state(scene(layout).expect("a scene"));
        script.play("A vote evenly");
        let told = script.told(table::Observer::Table);
        let taken: Vec<&str> = told
            .lines()
            .filter(|row| row.starts_with("wounds-taken") || row.starts_with("citizen-lost"))
            .collect();
        assert_eq!(taken.join("\n"), expected, "{told}");
    });
    assert!(passed.contains("MZ-50.10"));
}

#[test]
fn mz_50_10_most_health_first_then_seats_then_heroes() {
    // The hero with the most Health takes everything above the others' Health.
    default_is(
        "heroes hulk, wasp, deadpool\nhulk: health 2\nwasp: health 5\ndeadpool: health 3\nS2-1: 3 operators\nbegin enemies",
        "wounds-taken hero=wasp n=3 health=2",
    );
    // Of equals, the first in seat order takes the odd one, even if another comes first in hero order …
    default_is(
        "seats 2\noptions captain=A\nheroes hulk, wasp\nhulk: seat B\nwasp: seat A\nS2-1: 1 operator\nbegin enemies",
        "wounds-taken hero=wasp n=1 health=4",
    );
    // … and of one seat's heroes, the first in hero order.
    default_is(
        "seats 2\noptions captain=A\nheroes hulk, wasp, deadpool\nhulk: seat B\nwasp: seat A\ndeadpool: seat A\nS2-1: 4 operators\nbegin enemies",
        "wounds-taken hero=hulk n=1 health=4\nwounds-taken hero=wasp n=2 health=3\nwounds-taken hero=deadpool n=1 health=4",
    );
    // Only the heroes in the zone.
    default_is(
        "heroes hulk, wasp, deadpool\nhulk: at S2-0\nwasp: health 2\ndeadpool: health 1\nS2-1: 2 operators\nbegin enemies",
        "wounds-taken hero=wasp n=2 health=0",
    );
}

#[test]
fn mz_50_10_citizens_come_after_heroes_with_health_above_1() {
    let of = |health: [u8; 2], n: u8| {
        format!(
            "mission MH2\nheroes thor, spider-man\nthor: health {}\nspider-man: health {}\npeople: wong S2-0\nS2-0: {n} walkers\nbegin enemies",
            health[0], health[1]
        )
    };
    // At 2 a hero still takes it …
    default_is(&of([1, 2], 1), "wounds-taken hero=spider-man n=1 health=1");
    // … at 1 the Citizen takes it, once, and then the heroes again.
    default_is(&of([1, 1], 1), "citizen-lost citizen=wong zone=19");
    default_is(
        &of([1, 2], 2),
        "wounds-taken hero=spider-man n=1 health=1\ncitizen-lost citizen=wong zone=19",
    );
    default_is(&of([1, 1], 2), "wounds-taken hero=thor n=1 health=0\ncitizen-lost citizen=wong zone=19");
}

#[test]
fn mz_24_40_deadpool_comes_back() {
    check(
        &["MZ-24.16", "MZ-24.40", "MZ-16.21"],
        "heroes deadpool, wasp
         deadpool: xp 43, health 1
         wasp: at S2-0
         S2-1: 2 operators
         S2-0: 1 guard
         begin enemies",
        "= pending
         A vote zone S2-1
         = pending
         A attack unique S2-1
         chance 4 4 1
         = deadpool
         = wasp",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
            = seats who=["A"] mode=turn question={"decide":{"attack-order":{"zones":[S2-0 S2-1]}}}
            > A vote zone S2-1
                decided about={"attack-order":{"zones":[S2-0 S2-1]}} choice={"zone":S2-1}
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":2,"specialists":0} leaders=[] citizens=[] wounds=2
                wounds-taken hero=deadpool n=2 health=1
                came-back hero=deadpool
            = seats who=["A"] mode=turn question={"free":{"hero":"deadpool","what":"attack"}}
            > A attack unique S2-1
                attacked hero=deadpool form=unique at=S2-1
            > chance 4 4 1
                attack-rolled hero=deadpool dice=[4 4 1] accuracy=4
                hits-counted hero=deadpool hits=2
                enemies-eliminated hero=deadpool kind=operator n=2 at=S2-1
                xp-gained hero=deadpool n=2 xp=45
                hunger-changed hero=deadpool hunger=1
                enemies-attacked zone=S2-0 crowd={"guards":1,"operators":0,"specialists":0} leaders=[] citizens=[] wounds=1
                wounds-taken hero=wasp n=1 health=4
            = deadpool: at S2-1, health 1, hunger 1, xp 45, activated
            = wasp: at S2-0, health 4, hunger 0, xp 0, activated
        "#]],
    );
}

#[test]
fn mz_ex51_a_citizen_takes_one() {
    check(
        &["MZ-29.17", "MZ-29.19"],
        "mission MH2
         heroes thor
         thor: power 2
         traits thor: momentum, focus
         people: wong S2-0
         S2-0: 3 walkers
         begin enemies",
        "? A
         ! A {\"share\":{\"heroes\":[1,0,0,0,0,0],\"citizens\":96}}
         A {\"share\":{\"heroes\":[2,0,0,0,0,0],\"citizens\":32}}
         A pick trait focus
         = thor
         = S2-0",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-0 crowd={"guards":0,"operators":3,"specialists":0} leaders=[] citizens=[] wounds=3
            ? A: vote evenly, vote all-on=thor, vote shares={"heroes":[2,0,0,0,0,0],"citizens":32}
            ! A {"share":{"heroes":[1,0,0,0,0,0],"citizens":96}}: citizen-not-among-the-wounded (MZ-29.17)
            > A {"share":{"heroes":[2,0,0,0,0,0],"citizens":32}}
                decided about={"wounds":{"zone":S2-0,"n":3}} choice={"shares":{"heroes":[2,0,0,0,0,0],"citizens":32}}
                wounds-taken hero=thor n=2 health=1
                citizen-lost citizen=wong zone=S2-0
                power-changed hero=thor power=1
            > A pick trait focus
                trait-discarded hero=thor card=focus
            = thor: at S2-0, health 1, power 1, xp 0, traits [momentum], activated
            = S2-0: thor, 3 walkers
        "#]],
    );
}

#[test]
fn mz_29_18_wounds_that_nobody_takes_are_lost() {
    check(
        &["MZ-29.16", "MZ-29.18"],
        "mission MH2
         heroes thor
         people: wong S4-0
         S4-0: 3 walkers
         begin enemies",
        "= S4-0
         = thor",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S4-0 crowd={"guards":0,"operators":3,"specialists":0} leaders=[] citizens=[] wounds=3
                citizen-lost citizen=wong zone=S4-0
            = S4-0: 3 walkers, exit
            = thor: at S2-0, health 3, power 0, xp 0, activated
        "#]],
    );
}

#[test]
fn mz_16_9_nobody_elsewhere_takes_wounds() {
    check(
        &["MZ-16.9"],
        "heroes hulk, wasp, deadpool
         hulk: at S0-0
         S2-1: 4 operators
         begin enemies",
        "! A share 1 2 1
         ! A vote all-on hulk
         A share 0 3 1",
        expect![[r#"
                phase-began phase=enemies
                activation-began cause=enemies-phase
                enemies-attacked zone=S2-1 crowd={"guards":0,"operators":4,"specialists":0} leaders=[] citizens=[] wounds=4
            ! A share 1 2 1: hero-not-among-the-wounded (MZ-16.9)
            ! A vote all-on hulk: hero-not-among-the-wounded (MZ-16.9)
            > A share 0 3 1
                decided about={"wounds":{"zone":S2-1,"n":4}} choice={"shares":{"heroes":[0,3,1,0,0,0],"citizens":0}}
                wounds-taken hero=wasp n=3 health=2
                wounds-taken hero=deadpool n=1 health=4
        "#]],
    );
}
