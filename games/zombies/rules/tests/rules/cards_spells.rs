//! Appendix B: cards with a lasting effect, from the boxes up to Not Dead Yet!.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z2_04_government_enhanced_zombies() {
    check(
        &["ZOM-C-Z2-04", "ZOM-11.5"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     zombies: 0/1, 0/7
     hand B: gov-enhanced
     stack:
     begin movement 4",
        "B play gov-enhanced
         A step 0/1
         chance die 4
         A spend-bullets
         A walk 0/7
         chance die 5
         = A
         = table",
        expect![[r#"
            > B play gov-enhanced
                card-played seat=B card=gov-enhanced aim=nothing
                card-took-effect seat=B card=gov-enhanced
                effect-began seat=B card=gov-enhanced aim=nothing
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            > chance die 4
                fight-rolled seat=A at=0/1 figure=zombie die=4 plus=0 needed=5
            > A spend-bullets
                bullets-lost seat=A n=1
                zombie-killed seat=A at=0/1 figure=zombie
                kill-counted seat=A figure=zombie
            > A walk 0/7
                moved seat=A from=0/1 to=0/4 is_below=false
                moved seat=A from=0/4 to=0/7 is_below=false
                fight-began seat=A at=0/7 figure=zombie
            > chance die 5
                fight-rolled seat=A at=0/7 figure=zombie die=5 plus=0 needed=5
                zombie-killed seat=A at=0/7 figure=zombie
                kill-counted seat=A figure=zombie
            = A: at 0/7, life 3, bullets 2, kills 2, hand []
            = table: active A, deck 77, discard [gov-enhanced], stacks [city 0], lasting [gov-enhanced]
        "#]],
    );
}

#[test]
fn zom_c_z2_04_only_ordinary_zombies() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z2
     tile ticket-booth 0 -1
     clowns: 2/7
     lasting gov-enhanced by B
     A: at 2/4
     stack:
     begin movement 3",
        "A step 2/7
         chance die 4",
        expect![[r#"
            > A step 2/7
                moved seat=A from=2/4 to=2/7 is_below=false
                fight-began seat=A at=2/7 figure=clown
            > chance die 4
                fight-rolled seat=A at=2/7 figure=clown die=4 plus=0 needed=4
                zombie-killed seat=A at=2/7 figure=clown
                kill-counted seat=A figure=clown
        "#]],
    );
}

#[test]
fn zom_c_z3_01_abandon_all_hope() {
    check(
        &["ZOM-C-Z3-01", "ZOM-11.6", "ZOM-11.19"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3
     zombies: 0/1, 0/7
     B: at 0/7
     hand A: abandon-hope
     stack:
     begin discard",
        "! A play abandon-hope player A
         A play abandon-hope player B
         chance die 4
         B lose-life
         chance die 5
         chance cards fear fear brain-cramp
         quiet
         chance die 1
         quiet
         = pending",
        expect![[r#"
            ! A play abandon-hope player A: no-such-target (ZOM-9.17)
            > A play abandon-hope player B
                card-played seat=A card=abandon-hope aim={"player":"B"}
                card-took-effect seat=A card=abandon-hope
                effect-began seat=A card=abandon-hope aim={"player":"B"}
                turn-ended seat=A
                turn-began seat=B round=1
                fight-began seat=B at=0/7 figure=zombie
            > chance die 4
                fight-rolled seat=B at=0/7 figure=zombie die=4 plus=-1 needed=4
            > B lose-life
                life-lost seat=B halves=2 card=null
            > chance die 5
                fight-rolled seat=B at=0/7 figure=zombie die=5 plus=-1 needed=4
                zombie-killed seat=B at=0/7 figure=zombie
                kill-counted seat=B figure=zombie
            > chance cards fear fear brain-cramp
                cards-drawn seat=B n=3 cards=null
                window-opened moment=before-movement-roll subject=B
            > quiet
                window-closed moment=before-movement-roll
            > chance die 1
                movement-rolled seat=B die=1
                window-opened moment=after-movement-roll subject=B
            > quiet
                window-closed moment=after-movement-roll
            = chance zombies={"seat":"B"}
        "#]],
    );
}

#[test]
fn zom_c_z3_01_a_zombie_roll_of_one() {
    check(
        &["ZOM-C-Z3-01"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3
     zombies: 0/1
     lasting abandon-hope by B on A now
     stack:
     begin zombie-roll",
        "chance die 1
         = tile 0",
        expect![[r#"
            > chance die 1
                zombies-rolled seat=A die=1
                turn-ended seat=A
                effect-ended card=abandon-hope aim={"player":"A"}
                turn-began seat=B round=1
            = tile 0: town-square at 0 0 turn 0, zombies [1], bullets [], life [], manholes []
        "#]],
    );
}

/// A is in the Pet Store.
const PET_STORE: &str = "seats 2
     rules guts=off tiles=z1-z3 cards=z1-z3
     tile front-door 0 -1
     tile pet-store 0 -3
     zombies: 3/0, 3/4, 2/1
     stack:";

#[test]
fn zom_c_z3_02_aww_isnt_he_cute() {
    check(
        &["ZOM-C-Z3-02", "ZOM-11.22", "ZOM-7.15"],
        &format!(
            "{PET_STORE}
     A: at 3/1
     items A: aww-cute
     begin movement 6"
        ),
        "A use aww-cute
         A step 3/0
         A walk 3/7
         A step 2/1
         = pending
         = table",
        expect![[r#"
            > A use aww-cute
                item-used seat=A card=aww-cute aim=nothing
                card-took-effect seat=A card=aww-cute
                effect-began seat=A card=aww-cute aim={"tile":3}
            > A step 3/0
                moved seat=A from=3/1 to=3/0 is_below=false
            > A walk 3/7
                moved seat=A from=3/0 to=3/1 is_below=false
                moved seat=A from=3/1 to=3/4 is_below=false
                moved seat=A from=3/4 to=3/7 is_below=false
            > A step 2/1
                moved seat=A from=3/7 to=2/1 is_below=false
                fight-began seat=A at=2/1 figure=zombie
            = chance fight={"seat":"A"}
            = table: active A, deck 81, discard [aww-cute], stacks [city 0 mall 14], lasting [aww-cute]
        "#]],
    );
}

#[test]
fn zom_c_z3_02_put_in_play_inside_the_store() {
    check(
        &["ZOM-C-Z3-02", "ZOM-9.9"],
        &format!(
            "{PET_STORE}
     A: at 3/1
     B: at 3/7
     hand A: aww-cute
     hand B: aww-cute
     begin movement 1"
        ),
        "! B play aww-cute
         A play aww-cute
         quiet
         = A",
        expect![[r#"
            ! B play aww-cute: condition-not-met (ZOM-9.9)
            > A play aww-cute
                card-played seat=A card=aww-cute aim=nothing
                item-put-in-play seat=A card=aww-cute
            > quiet
            = A: at 3/1, life 3, bullets 3, kills 0, hand [], items [aww-cute], played
        "#]],
    );
}

#[test]
fn zom_c_z3_09_jammed() {
    check(
        &["ZOM-C-Z3-09", "ZOM-9.15"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3
     zombies: 0/1
     items A: fire-axe, grenade
     hand B: jammed
     stack:
     begin movement 3",
        "B play jammed
         ! A use grenade building 0/0
         A step 0/1
         A roll
         chance die 3
         ! A spend-bullets
         A lose-life
         = A",
        expect![[r#"
            > B play jammed
                card-played seat=B card=jammed aim=nothing
                card-took-effect seat=B card=jammed
                effect-began seat=B card=jammed aim=nothing
            ! A use grenade building 0/0: items-do-nothing (ZOM-C-Z3-09)
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 3
                fight-rolled seat=A at=0/1 figure=zombie die=3 plus=0 needed=4
            ! A spend-bullets: bullets-do-not-reach (ZOM-7.9)
            > A lose-life
                life-lost seat=A halves=2 card=null
            = A: at 0/1, life 2, bullets 3, kills 0, hand [], items [fire-axe grenade]
        "#]],
    );
}

#[test]
fn zom_c_z3_09_no_bullets_for_cards() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1 cards=z2-z3-z8
     zombies: 0/1
     hand A: guard-tower, dynamite
     lasting jammed by B
     begin movement 3",
        "! A play guard-tower square 0/1
         ! A play dynamite",
        expect![[r#"
            ! A play guard-tower square 0/1: cost-not-payable (ZOM-C-Z3-09)
            ! A play dynamite: items-do-nothing (ZOM-C-Z3-09)
        "#]],
    );
}

#[test]
fn zom_c_z3_14_sprinkler_system() {
    check(
        &["ZOM-C-Z3-14"],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1-z3
     tile front-door 0 -1
     zombies: 2/4, 0/1
     hand B: sprinkler
     stack:
     begin zombies 6",
        "? A
         B play sprinkler
         ? A
         ! A move-zombie 2/4 2/1
         A move-zombie 0/1 1/7
         = table",
        expect![[r#"
            ? A: move-zombie from=0/1 to=0/4, move-zombie from=0/1 to=1/7, move-zombie from=2/4 to=2/1, move-zombie from=2/4 to=2/5, move-zombie from=2/4 to=2/7, move-zombie from=2/4 to=2/3
            > B play sprinkler
                card-played seat=B card=sprinkler aim=nothing
                card-took-effect seat=B card=sprinkler
                effect-began seat=B card=sprinkler aim=nothing
            ? A: move-zombie from=0/1 to=0/4, move-zombie from=0/1 to=1/7
            ! A move-zombie 2/4 2/1: zombie-cannot-go-there (ZOM-13.5)
            > A move-zombie 0/1 1/7
                zombie-moved from=0/1 to=1/7 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
                step-began seat=B step=tile
            = table: active B, deck 81, discard [sprinkler], stacks [city 0 mall 14], lasting [sprinkler]
        "#]],
    );
}

#[test]
fn zom_c_z3_14_combat_is_unchanged() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1-z3
     tile front-door 0 -1
     zombies: 2/4
     A: at 2/1
     lasting sprinkler by B
     stack:
     begin movement 1",
        "A step 2/4
         chance die 4",
        expect![[r#"
            > A step 2/4
                moved seat=A from=2/1 to=2/4 is_below=false
                fight-began seat=A at=2/4 figure=zombie
            > chance die 4
                fight-rolled seat=A at=2/4 figure=zombie die=4 plus=0 needed=4
                zombie-killed seat=A at=2/4 figure=zombie
                kill-counted seat=A figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
                step-began seat=B step=tile
        "#]],
    );
}

/// A is in the Food Court, north of the mall's crossroads.
const FOOD_COURT: &str = "seats 2
     rules guts=off tiles=z1-z3 cards=z1-z3
     tile front-door 0 -1
     tile food-court 0 -3
     zombies: 3/7, 2/1, 3/0
     A: at 3/1
     stack:";

#[test]
fn zom_c_z3_16_you_want_fries_with_that() {
    check(
        &["ZOM-C-Z3-16"],
        &format!(
            "{FOOD_COURT}
     items A: fries
     begin movement 1"
        ),
        "A use fries tile 3
         A stop
         chance die 6
         ? A
         ! A move-zombie 2/1 3/7
         ! A move-zombie 3/7 2/1
         = table",
        expect![[r#"
            > A use fries tile 3
                item-used seat=A card=fries aim={"tile":3}
                card-took-effect seat=A card=fries
                effect-began seat=A card=fries aim={"tile":3}
            > A stop
                stopped seat=A led_by=null
            > chance die 6
                zombies-rolled seat=A die=6
            ? A: move-zombie from=2/1 to=2/4, move-zombie from=3/0 to=3/1, move-zombie from=3/0 to=3/3, move-zombie from=3/7 to=3/4
            ! A move-zombie 2/1 3/7: zombie-cannot-go-there (ZOM-13.5)
            ! A move-zombie 3/7 2/1: zombie-cannot-go-there (ZOM-13.5)
            = table: active A, deck 81, discard [fries], stacks [city 0 mall 14], lasting [fries]
        "#]],
    );
}

#[test]
fn zom_c_z35_11_no_guts_no_glory() {
    check(
        &["ZOM-C-Z35-11"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     zombies: 0/1
     items A: fire-axe
     hand B: no-guts
     stack:
     begin movement 3",
        "B play no-guts
         A step 0/1
         chance die 2
         = A",
        expect![[r#"
            > B play no-guts
                card-played seat=B card=no-guts aim=nothing
                card-took-effect seat=B card=no-guts
                effect-began seat=B card=no-guts aim=nothing
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            > chance die 2
                fight-rolled seat=A at=0/1 figure=zombie die=2 plus=1 needed=4
                life-lost seat=A halves=2 card=null
            = A: at 0/1, life 2, bullets 3, kills 0, hand [], items [fire-axe]
        "#]],
    );
}

#[test]
fn zom_c_z35_13_power_outage() {
    check(
        &["ZOM-C-Z35-13"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     bullets: 0/1
     life: 0/7
     hand B: power-outage
     stack:
     begin movement 3",
        "B play power-outage
         A step 0/1
         ! A take
         A stop
         = tile 0",
        expect![[r#"
            > B play power-outage
                card-played seat=B card=power-outage aim=nothing
                card-took-effect seat=B card=power-outage
                effect-began seat=B card=power-outage aim=nothing
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
            ! A take: tokens-stay (ZOM-C-Z35-13)
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=1
            = tile 0: town-square at 0 0 turn 0, zombies [], bullets [1], life [7], manholes []
        "#]],
    );
}
