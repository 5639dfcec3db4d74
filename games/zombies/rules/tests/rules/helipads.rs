//! Chapter 14: who wins on a helipad, and by whose kill.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_14_16_a_companion_does_not_win_by_the_kill_of_the_leader() {
    check(
        &["ZOM-14.16", "ZOM-14.17", "ZOM-14.9", "ZOM-C-Z35-23"],
        "seats 3
     rules guts=off
     tile helipad 0 -1
     zombies: 1/4
     A: at 1/7
     B: at 1/7
     hand A: private
     hand C: why-wont
     stack:
     begin movement 1",
        "A play private player B
         quiet
         A step 1/4
         chance die 5
         = pending
         C pass
         = outcome",
        expect![[r#"
            > A play private player B
                card-played seat=A card=private aim={"player":"B"}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=private
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                moved seat=B from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > chance die 5
                fight-rolled seat=A at=1/4 figure=zombie die=5 plus=0 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                window-opened moment=kill subject=A
            = seats who=["C"] mode=reaction question={"react":{"moment":"kill","subject":"A","card":null}}
            > C pass
                window-closed moment=kill
                kill-counted seat=A figure=zombie
                game-ended winners=["A"] how=helipad
            = outcome: winners=["A"] scores=[1,0,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_14_9_a_kill_undone_wins_nothing() {
    check(
        &["ZOM-14.9", "ZOM-14.16", "ZOM-C-Z35-24"],
        "seats 3
     rules guts=off
     tile helipad 0 -1
     zombies: 1/4
     A: at 1/7
     B: at 1/7
     hand A: private
     hand C: why-wont
     stack:
     begin movement 1",
        "A play private player B
         quiet
         A step 1/4
         chance die 5
         C play why-wont player A
         = outcome
         chance die 5
         = outcome",
        expect![[r#"
            > A play private player B
                card-played seat=A card=private aim={"player":"B"}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=private
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                moved seat=B from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > chance die 5
                fight-rolled seat=A at=1/4 figure=zombie die=5 plus=0 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                window-opened moment=kill subject=A
            > C play why-wont player A
                card-played seat=C card=why-wont aim={"player":"A"}
                card-took-effect seat=C card=why-wont
                zombie-put at=1/4 figure=zombie
            = outcome: null
            > chance die 5
                fight-rolled seat=A at=1/4 figure=zombie die=5 plus=0 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
                game-ended winners=["A"] how=helipad
            = outcome: winners=["A"] scores=[1,0,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_14_17_a_leader_who_dodges_wins_nothing_for_anybody() {
    check(
        &["ZOM-14.4", "ZOM-C-Z35-23"],
        "seats 2
     rules guts=off dodge=on
     tile helipad 0 -1
     zombies: 1/4
     A: at 1/7, bullets 0
     B: at 1/7
     hand A: private
     stack:
     begin movement 2",
        "A play private player B
         A step 1/4
         chance die 3
         A step 1/3
         = outcome
         = B",
        expect![[r#"
            > A play private player B
                card-played seat=A card=private aim={"player":"B"}
                card-took-effect seat=A card=private
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                moved seat=B from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=0 needed=4
                zombie-dodged seat=A at=1/4
            > A step 1/3
                moved seat=A from=1/4 to=1/3 is_below=false
                moved seat=B from=1/4 to=1/3 is_below=false
            = outcome: null
            = B: at 1/3, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

/// A is the first seat and B the active one.
#[test]
fn zom_14_10_two_reach_the_centre_in_one_step() {
    check(
        &["ZOM-14.10", "ZOM-14.16", "ZOM-C-Z35-23"],
        "seats 2
     rules guts=off
     active B
     tile helipad 0 -1
     A: at 1/7
     B: at 1/7
     hand B: private
     stack:
     begin movement 1",
        "B play private player A
         quiet
         B step 1/4
         = outcome",
        expect![[r#"
            > B play private player A
                card-played seat=B card=private aim={"player":"A"}
                card-took-effect seat=B card=private
            > quiet
            > B step 1/4
                moved seat=B from=1/7 to=1/4 is_below=false
                moved seat=A from=1/7 to=1/4 is_below=false
                game-ended winners=["B"] how=helipad
            = outcome: winners=["B"] scores=[0,0,0,0,0,0,0,0]
        "#]],
    );
}

/// One card brings both C and A to 25.
#[test]
fn zom_14_10_clockwise_from_the_active_player() {
    check(
        &["ZOM-14.10", "ZOM-14.7", "ZOM-C-Z3-04"],
        "seats 3
     rules guts=off tiles=z1-z2 cards=z1-z3
     active B
     tile police-station 0 -1
     zombies: 1/0, 1/1, 1/2
     A: kills 24
     B: at 1/3
     C: kills 24
     hand B: clean-up
     stack:
     stack base:
     begin movement 1",
        "B play clean-up building 1/0
         quiet
         = outcome",
        expect![[r#"
            > B play clean-up building 1/0
                card-played seat=B card=clean-up aim={"building":1/0}
                card-took-effect seat=B card=clean-up
                zombie-collected seat=B at=1/0 figure=zombie
                zombie-collected seat=C at=1/1 figure=zombie
                zombie-collected seat=A at=1/2 figure=zombie
                game-ended winners=["C"] how=zombies
            > quiet
            = outcome: winners=["C"] scores=[25,1,25,0,0,0,0,0]
        "#]],
    );
}

/// B replies to the card with which A would win.
#[test]
fn zom_14_10_the_card_resolved_first_wins() {
    check(
        &["ZOM-14.10", "ZOM-14.7"],
        "seats 2
     rules guts=off tiles=z1-z2 cards=z1-z2-z5-z8
     tile crossroads 0 -1
     zombies: 1/4, 1/1
     A: at 1/7, kills 24
     B: kills 24
     hand A: guard-tower
     hand B: mine-field
     stack:
     stack base:
     begin movement 1",
        "A play guard-tower square 1/4
         B play mine-field tile 1
         quiet
         chance die 1
         B pick square 1/1
         = outcome",
        expect![[r#"
            > A play guard-tower square 1/4
                card-played seat=A card=guard-tower aim={"square":1/4}
                bullets-lost seat=A n=1
                window-opened moment=card-played subject=A
            > B play mine-field tile 1
                card-played seat=B card=mine-field aim={"tile":1}
                card-took-effect seat=B card=mine-field
            > quiet
            > chance die 1
                die-rolled seat=B card=mine-field die=1
            > B pick square 1/1
                picked seat=B card=mine-field aim={"square":1/1}
                zombie-collected seat=B at=1/1 figure=zombie
                game-ended winners=["B"] how=zombies
            = outcome: winners=["B"] scores=[24,25,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_14_11_the_other_helipad_wins() {
    check(
        &["ZOM-14.11", "ZOM-14.16"],
        "seats 2
     rules guts=off tiles=z1-z2
     tile helipad 0 -1
     tile base-helipad 3 3
     zombies: 1/4, 2/0
     A: at 2/7
     begin movement 1",
        "A step 2/4
         = outcome",
        expect![[r#"
            > A step 2/4
                moved seat=A from=2/7 to=2/4 is_below=false
                game-ended winners=["A"] how=helipad
            = outcome: winners=["A"] scores=[0,0,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_14_11_the_first_helipad_wins_even_with_a_second_one() {
    check(
        &["ZOM-14.11", "ZOM-14.16"],
        "seats 2
     rules guts=off tiles=z1-z2
     tile helipad 0 -1
     tile base-helipad 3 3
     zombies: 2/4
     A: at 1/7
     begin movement 1",
        "A step 1/4
         = outcome",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                game-ended winners=["A"] how=helipad
            = outcome: winners=["A"] scores=[0,0,0,0,0,0,0,0]
        "#]],
    );
}

/// Leaving the centre does not kill the zombie; a player who comes back to an empty centre wins.
#[test]
fn zom_14_17_in_peace_the_zombie_walks_away() {
    check(
        &["ZOM-14.4", "ZOM-14.17"],
        "seats 2
     rules guts=off tiles=z1
     tile helipad 0 -1
     zombies: 1/4
     A: at 1/7
     lasting alternate-food-source by B
     stack:
     deck 0
     begin movement 1",
        "A step 1/4
         chance die 1
         A move-zombie 1/4 1/3
         = outcome
         chance die 1
         B stop
         chance die 1
         B move-zombie 1/3 1/0
         = outcome
         = pending
         chance die 2
         A step 1/1
         A step 1/4
         = outcome",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
            > chance die 1
                zombies-rolled seat=A die=1
            > A move-zombie 1/4 1/3
                zombie-moved from=1/4 to=1/3 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
            = outcome: null
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
            > chance die 1
                zombies-rolled seat=B die=1
            > B move-zombie 1/3 1/0
                zombie-moved from=1/3 to=1/0 figure=zombie
                turn-ended seat=B
                effect-ended card=alternate-food-source aim=nothing
                turn-began seat=A round=2
            = outcome: null
            = chance movement={"seat":"A"}
            > chance die 2
                movement-rolled seat=A die=2
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
            > A step 1/4
                moved seat=A from=1/1 to=1/4 is_below=false
                game-ended winners=["A"] how=helipad
            = outcome: winners=["A"] scores=[0,0,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_14_17_a_dodged_zombie_walks_away_and_another_is_killed() {
    check(
        &["ZOM-14.4", "ZOM-14.17", "ZOM-14.16"],
        "seats 2
     rules guts=off tiles=z1 dodge=on
     tile helipad 0 -1
     zombies: 1/4, 1/3
     A: at 1/7, bullets 0
     stack:
     deck 0
     begin movement 1",
        "A step 1/4
         chance die 3
         chance die 2
         A move-zombie 1/4 1/1
         A move-zombie 1/3 1/4
         = outcome
         chance die 1
         B stop
         chance die 1
         B move-zombie 1/1 1/0
         chance die 4
         = outcome",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=0 needed=4
                zombie-dodged seat=A at=1/4
            > chance die 2
                zombies-rolled seat=A die=2
            > A move-zombie 1/4 1/1
                zombie-moved from=1/4 to=1/1 figure=zombie
            > A move-zombie 1/3 1/4
                zombie-moved from=1/3 to=1/4 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
            = outcome: null
            > chance die 1
                movement-rolled seat=B die=1
            > B stop
                stopped seat=B led_by=null
            > chance die 1
                zombies-rolled seat=B die=1
            > B move-zombie 1/1 1/0
                zombie-moved from=1/1 to=1/0 figure=zombie
                turn-ended seat=B
                turn-began seat=A round=2
                fight-began seat=A at=1/4 figure=zombie
            > chance die 4
                fight-rolled seat=A at=1/4 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                kill-counted seat=A figure=zombie
                game-ended winners=["A"] how=helipad
            = outcome: winners=["A"] scores=[1,0,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_14_17_a_card_of_another_clears_the_centre() {
    check(
        &["ZOM-14.17", "ZOM-C-Z2-09"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2 dodge=on
     tile helipad 0 -1
     zombies: 1/4
     A: at 1/7, bullets 0
     hand B: mine-field
     stack:
     begin movement 2",
        "A step 1/4
         chance die 3
         B play mine-field tile 1
         chance die 1
         = outcome
         = B
         A stop
         = outcome",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > chance die 3
                fight-rolled seat=A at=1/4 figure=zombie die=3 plus=0 needed=4
                zombie-dodged seat=A at=1/4
            > B play mine-field tile 1
                card-played seat=B card=mine-field aim={"tile":1}
                card-took-effect seat=B card=mine-field
            > chance die 1
                die-rolled seat=B card=mine-field die=1
                zombie-collected seat=B at=1/4 figure=zombie
            = outcome: null
            = B: at 0/4, life 3, bullets 3, kills 1, hand [], played
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=1
            = outcome: null
        "#]],
    );
}

/// The kill that wins need not come from a fight.
#[test]
fn zom_14_16_ones_own_card_kills_on_the_centre() {
    check(
        &["ZOM-14.16", "ZOM-C-Z8-16"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     tile helipad 0 -1
     zombies: 1/4
     A: at 1/7
     lasting alternate-food-source by B
     hand A: guard-tower
     stack:
     begin movement 2",
        "A step 1/4
         A play guard-tower square 1/4
         quiet
         = outcome",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
            > A play guard-tower square 1/4
                card-played seat=A card=guard-tower aim={"square":1/4}
                bullets-lost seat=A n=1
                card-took-effect seat=A card=guard-tower
                zombie-collected seat=A at=1/4 figure=zombie
                game-ended winners=["A"] how=helipad
            > quiet
            = outcome: winners=["A"] scores=[1,0,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_14_16_both_dogs_on_the_centre() {
    check(
        &["ZOM-14.16", "ZOM-14.4", "ZOM-22.11"],
        "seats 2
     rules guts=off tiles=z1-z4
     tile helipad 0 -1
     dogs: 1/4, 1/4
     A: at 1/7, bullets 0
     begin movement 1",
        "A step 1/4
         chance die 5
         = outcome
         chance die 5
         = outcome",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=dog
            > chance die 5
                fight-rolled seat=A at=1/4 figure=dog die=5 plus=0 needed=5
                zombie-killed seat=A at=1/4 figure=dog
                kill-counted seat=A figure=dog
                fight-began seat=A at=1/4 figure=dog
            = outcome: null
            > chance die 5
                fight-rolled seat=A at=1/4 figure=dog die=5 plus=0 needed=5
                zombie-killed seat=A at=1/4 figure=dog
                kill-counted seat=A figure=dog
                game-ended winners=["A"] how=helipad
            = outcome: winners=["A"] scores=[2,0,0,0,0,0,0,0]
        "#]],
    );
}

#[test]
fn zom_14_4_a_new_zombie_comes_while_the_kill_waits() {
    check(
        &["ZOM-14.4", "ZOM-14.9", "ZOM-C-Z35-21"],
        "seats 2
     rules guts=off
     tile helipad 0 -1
     zombies: 1/4
     A: at 1/7
     items B: where-he
     stack:
     begin movement 1",
        "A step 1/4
         chance die 4
         B use where-he
         B pick square 1/4
         = outcome
         = A",
        expect![[r#"
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > chance die 4
                fight-rolled seat=A at=1/4 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=A at=1/4 figure=zombie
                window-opened moment=kill subject=A
            > B use where-he
                item-used seat=B card=where-he aim=nothing
                card-took-effect seat=B card=where-he
            > B pick square 1/4
                picked seat=B card=where-he aim={"square":1/4}
                zombie-put at=1/4 figure=zombie
                asked-anew moment=kill
                window-closed moment=kill
                kill-counted seat=A figure=zombie
            = outcome: null
            = A: at 1/4, life 3, bullets 3, kills 1, hand []
        "#]],
    );
}

/// A stands on the centre before B's kill is final.
#[test]
fn zom_14_16_a_player_who_comes_while_the_kill_waits_does_not_win() {
    check(
        &["ZOM-14.9", "ZOM-14.16", "ZOM-14.17"],
        "seats 2
     rules guts=off
     active B
     tile helipad 0 -1
     zombies: 1/4
     B: at 1/7
     hand A: there-you-are
     stack:
     begin movement 1",
        "B step 1/4
         chance die 4
         A play there-you-are square 1/4
         = outcome",
        expect![[r#"
            > B step 1/4
                moved seat=B from=1/7 to=1/4 is_below=false
                fight-began seat=B at=1/4 figure=zombie
            > chance die 4
                fight-rolled seat=B at=1/4 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=B at=1/4 figure=zombie
                window-opened moment=kill subject=B
            > A play there-you-are square 1/4
                card-played seat=A card=there-you-are aim={"square":1/4}
                card-took-effect seat=A card=there-you-are
                pawn-put seat=A from=0/4 to=1/4
                asked-anew moment=kill
                window-closed moment=kill
                kill-counted seat=B figure=zombie
                game-ended winners=["B"] how=helipad
            = outcome: winners=["B"] scores=[0,1,0,0,0,0,0,0]
        "#]],
    );
}
