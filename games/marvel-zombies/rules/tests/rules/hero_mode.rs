//! Chapter 29: Hero Mode, the heroes' side.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn mz_29_4_power_in_place_of_hunger() {
    check(
        &["MZ-29.4", "MZ-29.6", "MZ-29.7", "MZ-29.23"],
        "mission MH1
         heroes thor, spider-man
         spider-man: power 4
         begin round",
        "A begin thor
         A power-up
         A power-up
         ! A power-up
         = thor
         ! A attack devour S0-2
         A move S1-2",
        expect![[r#"
                round-began round=1
                phase-began phase=players
                power-changed hero=thor power=1
            > A begin thor
                turn-began hero=thor actions=3
            > A power-up
                power-changed hero=thor power=3
            > A power-up
                power-changed hero=thor power=4
            ! A power-up: power-is-full (MZ-29.6)
            = thor: at S0-2, health 3, power 4, xp 0, 1 actions
            ! A attack devour S0-2: no-devour (MZ-29.5)
            > A move S1-2
                moved hero=thor from=S0-2 to=S1-2 cost=1
        "#]],
    );
}

#[test]
fn mz_29_8_power_for_dice() {
    check(
        &["MZ-29.5", "MZ-29.8", "MZ-29.11"],
        "mission MH1
         heroes thor
         thor: power 3
         S0-2: 1 walker
         people: wong S0-2
         begin turn thor",
        "A attack unique S0-2
         A use thor power
         A use thor power
         A pass
         = pending
         chance 6 6 1 1
         = thor
         = S0-2",
        expect![[r#"
            > A attack unique S0-2
                attacked hero=thor form=unique at=S0-2
            > A use thor power
                effect-used hero=thor effect=power aim=nothing
                power-changed hero=thor power=2
            > A use thor power
                effect-used hero=thor effect=power aim=nothing
                power-changed hero=thor power=1
            > A pass
                effects-declined seat=A
            = chance attack={"hero":"thor","n":4}
            > chance 6 6 1 1
                attack-rolled hero=thor dice=[6 6 1 1] accuracy=3
                hits-counted hero=thor hits=2
                enemies-eliminated hero=thor kind=operator n=1 at=S0-2
                hits-lost hero=thor hits=1
                xp-gained hero=thor n=1 xp=1
            = thor: at S0-2, health 3, power 1, xp 1, 2 actions
            = S0-2: thor, citizen wong
        "#]],
    );
}

#[test]
fn mz_29_12_saving() {
    check(
        &["MZ-29.12", "MZ-29.13", "MZ-29.14"],
        "mission MH1
         heroes thor
         S0-2: 1 walker
         people: wong S0-2, mary-jane S0-2
         begin turn thor 4",
        "! A save wong
         ! A save okoye
         A attack unique S0-2
         chance 6 1
         A save wong
         A save mary-jane
         = pending
         A pick citizen wong
         = thor
         = S0-2",
        expect![[r#"
            ! A save wong: enemies-here (MZ-29.12)
            ! A save okoye: citizen-not-here (MZ-29.12)
            > A attack unique S0-2
                attacked hero=thor form=unique at=S0-2
            > chance 6 1
                attack-rolled hero=thor dice=[6 1] accuracy=3
                hits-counted hero=thor hits=1
                enemies-eliminated hero=thor kind=operator n=1 at=S0-2
                xp-gained hero=thor n=1 xp=1
            > A save wong
                citizen-saved hero=thor citizen=wong at=S0-2
                citizen-kept hero=thor card=wong
            > A save mary-jane
                citizen-saved hero=thor citizen=mary-jane at=S0-2
            = seats who=["A"] mode=turn question={"keep-citizen":{"hero":"thor","card":"mary-jane"}}
            > A pick citizen wong
                citizen-card-discarded hero=thor card=mary-jane
            = thor: at S0-2, health 3, power 0, xp 1, citizens [wong], 1 actions
            = S0-2: thor
        "#]],
    );
}

#[test]
fn mz_29_24_a_lost_hero() {
    check(
        &["MZ-29.24", "MZ-3.5"],
        "mission MH1
         heroes thor, spider-man
         thor: eliminated
         begin end",
        "= outcome",
        expect![[r#"
                lost-for-good goal=leave
                phase-began phase=end
                game-ended how=hero-lost
            = outcome: lost, scores [0]
        "#]],
    );
}
