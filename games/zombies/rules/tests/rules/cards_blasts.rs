//! Appendix B: zombies collected without a fight.

use expect_test::expect;

use crate::transcript::check;

/// A stands among four zombies.
const DYNAMITE: &str = "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     zombies: 0/1, 0/3, 0/5, 0/7
     hand A: dynamite
     stack:";

#[test]
fn zom_c_z2_03_dynamite() {
    check(
        &["ZOM-C-Z2-03", "ZOM-7.18", "ZOM-11.23"],
        &format!("{DYNAMITE}\n begin movement 1"),
        "A play dynamite
         = pending
         chance die 4
         ? A
         A pick square 0/7
         A pick square 0/3
         A pick square 0/5
         = tile 0
         = A",
        expect![[r#"
            > A play dynamite
                card-played seat=A card=dynamite aim=nothing
                card-took-effect seat=A card=dynamite
            = chance die={"seat":"A","card":"dynamite"}
            > chance die 4
                die-rolled seat=A card=dynamite die=4
            ? A: pick aim={"square":0/1}, pick aim={"square":0/5}, pick aim={"square":0/7}, pick aim={"square":0/3}
            > A pick square 0/7
                picked seat=A card=dynamite aim={"square":0/7}
                zombie-collected seat=A at=0/7 figure=zombie
            > A pick square 0/3
                picked seat=A card=dynamite aim={"square":0/3}
                zombie-collected seat=A at=0/3 figure=zombie
            > A pick square 0/5
                picked seat=A card=dynamite aim={"square":0/5}
                zombie-collected seat=A at=0/5 figure=zombie
            = tile 0: town-square at 0 0 turn 0, zombies [1], bullets [], life [], manholes []
            = A: at 0/4, life 3, bullets 3, kills 3, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z2_03_two_lives_are_lost() {
    check(
        &["ZOM-C-Z2-03"],
        &format!("{DYNAMITE}\n begin movement 1"),
        "A play dynamite
         chance die 3
         = A",
        expect![[r#"
            > A play dynamite
                card-played seat=A card=dynamite aim=nothing
                card-took-effect seat=A card=dynamite
            > chance die 3
                die-rolled seat=A card=dynamite die=3
                life-lost seat=A halves=4 card=dynamite
            = A: at 0/4, life 1, bullets 3, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z2_03_death_by_dynamite() {
    check(
        &["ZOM-C-Z2-03", "ZOM-8.1"],
        &format!("{DYNAMITE}\n A: life 2, kills 3\n begin movement 1"),
        "A play dynamite
         chance die 1
         = A",
        expect![[r#"
            > A play dynamite
                card-played seat=A card=dynamite aim=nothing
                card-took-effect seat=A card=dynamite
            > chance die 1
                die-rolled seat=A card=dynamite die=1
                life-lost seat=A halves=4 card=dynamite
                died seat=A
                pawn-put seat=A from=0/4 to=0/4
                zombies-lost seat=A figure=zombie n=2
            = A: at 0/4, life 0, bullets 0, kills 1, hand [], dead, played
        "#]],
    );
}

#[test]
fn zom_c_z2_03_walls_and_corners_are_between() {
    check(
        &["ZOM-11.3"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     tile hospital 0 -1
     zombies: 1/6, 1/8
     A: at 1/7
     hand A: dynamite
     begin movement 1",
        "! A play dynamite",
        expect![[r#"
            ! A play dynamite: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z2_03_butter_fingers() {
    check(
        &["ZOM-C-Z2-03", "ZOM-10.20"],
        &format!("{DYNAMITE}\n hand B: butter-fingers\n begin movement 1"),
        "! B play butter-fingers item A dynamite
         A play dynamite
         ? B
         B play butter-fingers item A dynamite
         = A
         = table",
        expect![[r#"
            ! B play butter-fingers item A dynamite: no-such-target (ZOM-9.17)
            > A play dynamite
                card-played seat=A card=dynamite aim=nothing
                window-opened moment=card-played subject=A
            ? B: pass, play card=butter-fingers aim={"goods":["A","bullets"]}, play card=butter-fingers aim={"item":["A","dynamite"]}
            > B play butter-fingers item A dynamite
                card-played seat=B card=butter-fingers aim={"item":["A","dynamite"]}
                card-took-effect seat=B card=butter-fingers
                card-cancelled seat=A card=dynamite
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
            = table: active A, deck 76, discard [butter-fingers dynamite], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z2_09_mine_field() {
    check(
        &["ZOM-C-Z2-09"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     tile hospital 0 -1
     zombies: 0/1, 0/3, 0/4, 0/5, 1/4
     B: at 1/1
     hand B: mine-field
     stack:
     begin movement 1",
        "! B play mine-field tile 1
         B play mine-field tile 0
         chance die 2
         ? B
         B pick square 0/5
         B pick square 0/4
         = tile 0
         = B",
        expect![[r#"
            ! B play mine-field tile 1: no-such-target (ZOM-9.17)
            > B play mine-field tile 0
                card-played seat=B card=mine-field aim={"tile":0}
                card-took-effect seat=B card=mine-field
            > chance die 2
                die-rolled seat=B card=mine-field die=2
            ? B: pick aim={"square":0/1}, pick aim={"square":0/3}, pick aim={"square":0/4}, pick aim={"square":0/5}
            > B pick square 0/5
                picked seat=B card=mine-field aim={"square":0/5}
                zombie-collected seat=B at=0/5 figure=zombie
            > B pick square 0/4
                picked seat=B card=mine-field aim={"square":0/4}
                zombie-collected seat=B at=0/4 figure=zombie
            = tile 0: town-square at 0 0 turn 0, zombies [1 3], bullets [], life [], manholes []
            = B: at 1/1, life 3, bullets 3, kills 2, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z2_09_all_of_them() {
    check(
        &["ZOM-C-Z2-09"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     tile hospital 0 -1
     zombies: 1/4, 1/7, 0/1
     hand B: mine-field
     stack:
     begin movement 1",
        "B play mine-field tile 1
         chance die 6
         = tile 1
         = B",
        expect![[r#"
            > B play mine-field tile 1
                card-played seat=B card=mine-field aim={"tile":1}
                card-took-effect seat=B card=mine-field
            > chance die 6
                die-rolled seat=B card=mine-field die=6
                zombie-collected seat=B at=1/7 figure=zombie
            = tile 1: hospital at 0 -1 turn 0, zombies [4], bullets [], life [], manholes []
            = B: at 0/4, life 3, bullets 3, kills 1, hand [], played
        "#]],
    );
}

/// A holds a Rocket Launcher; B is on the last tile, below its street.
const ROCKET: &str = "seats 2
     rules guts=off tiles=z1-z2-z6 cards=z1-z2
     tile straight 0 -1
     tile crossroads 0 -2
     zombies: 2/1, 2/3
     manholes: 2/4
     B: at 2/4, below
     items A: rocket-launcher
     stack:";

#[test]
fn zom_c_z2_11_rocket_launcher() {
    check(
        &["ZOM-C-Z2-11", "ZOM-16.18"],
        &format!("{ROCKET}\n A: at 2/7\n begin movement 3"),
        "! A use rocket-launcher tile 0
         A use rocket-launcher tile 2
         = A
         = B
         ? A
         = table",
        expect![[r#"
            ! A use rocket-launcher tile 0: no-such-target (ZOM-9.17)
            > A use rocket-launcher tile 2
                item-used seat=A card=rocket-launcher aim={"tile":2}
                card-took-effect seat=A card=rocket-launcher
                zombie-collected seat=A at=2/1 figure=zombie
                zombie-collected seat=A at=2/3 figure=zombie
                pawn-put seat=A from=2/7 to=0/4
                pawn-put seat=B from=2/4 to=0/4
                tile-destroyed seat=A spot=2
            = A: at 0/4, life 3, bullets 3, kills 2, hand []
            = B: at 0/4, life 3, bullets 3, kills 0, hand []
            ? A: stop, place-manhole, step to=0/1, step to=0/5, step to=0/7, step to=0/3, walk to=1/7, walk to=1/4
            = table: active A, deck 79, discard [rocket-launcher], stacks [city 0 base 12], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z2_11_players_who_are_cut_off() {
    check(
        &["ZOM-C-Z2-11"],
        &format!("{ROCKET}\n A: at 2/7\n begin movement 2"),
        "A use rocket-launcher tile 1
         = A
         ? A",
        expect![[r#"
            > A use rocket-launcher tile 1
                item-used seat=A card=rocket-launcher aim={"tile":1}
                card-took-effect seat=A card=rocket-launcher
                tile-destroyed seat=A spot=1
            = A: at 2/7, life 3, bullets 3, kills 0, hand []
            ? A: stop, place-manhole, step to=2/4, walk to=2/1, walk to=2/5, walk to=2/3
        "#]],
    );
}

#[test]
fn zom_c_z2_11_never_a_helipad_or_a_tile_in_the_middle() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1-z2 cards=z1-z2
     tile crossroads 0 -1
     tile helipad 0 -2
     tile straight 1 -1 turn 1
     tile straight -1 -1 turn 1
     items A: rocket-launcher
     begin movement 3",
        "? A
         ! A use rocket-launcher tile 1
         ! A use rocket-launcher tile 2
         ! B use rocket-launcher tile 3",
        expect![[r#"
            ? A: stop, step to=0/1, step to=0/5, step to=0/7, step to=0/3, walk to=1/7, walk to=1/4, use card=rocket-launcher aim={"tile":3}, use card=rocket-launcher aim={"tile":4}
            ! A use rocket-launcher tile 1: no-such-target (ZOM-9.17)
            ! A use rocket-launcher tile 2: no-such-target (ZOM-9.17)
            ! B use rocket-launcher tile 3: no-such-item (ZOM-9.7)
        "#]],
    );
}

/// A may shut the Hospital, and destroy it.
const SHUT: &str = "seats 2
     rules guts=off tiles=z1-z2 cards=z1-z2-z8
     tile hospital 0 -1
     A: at 1/7
     hand A: lockdown
     items A: rocket-launcher
     stack:
     begin movement 3";

#[test]
fn zom_c_z2_11_an_effect_goes_with_its_tile() {
    check(
        &["ZOM-C-Z2-11"],
        SHUT,
        "A play lockdown building 1/0
         quiet
         A use rocket-launcher tile 1
         = table
         = A",
        expect![[r#"
            > A play lockdown building 1/0
                card-played seat=A card=lockdown aim={"building":1/0}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=lockdown
                effect-began seat=A card=lockdown aim={"building":1/0}
            > A use rocket-launcher tile 1
                item-used seat=A card=rocket-launcher aim={"tile":1}
                card-took-effect seat=A card=rocket-launcher
                pawn-put seat=A from=1/7 to=0/4
                effect-ended card=lockdown aim={"building":1/0}
                tile-destroyed seat=A spot=1
            = table: active A, deck 106, discard [lockdown rocket-launcher], stacks [city 0 base 12], lasting []
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z2_11_the_target_of_a_card_is_gone() {
    check(
        &["ZOM-C-Z2-11", "ZOM-10.21"],
        SHUT,
        "A play lockdown building 1/0
         A use rocket-launcher tile 1
         = table",
        expect![[r#"
            > A play lockdown building 1/0
                card-played seat=A card=lockdown aim={"building":1/0}
                window-opened moment=card-played subject=A
            > A use rocket-launcher tile 1
                item-used seat=A card=rocket-launcher aim={"tile":1}
                card-took-effect seat=A card=rocket-launcher
                pawn-put seat=A from=1/7 to=0/4
                tile-destroyed seat=A spot=1
                asked-anew moment=card-played
                window-closed moment=card-played
                card-fizzled seat=A card=lockdown
            = table: active A, deck 106, discard [rocket-launcher lockdown], stacks [city 0 base 12], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z2_11_put_in_play_in_the_armory() {
    check(
        &["ZOM-C-Z2-11"],
        "seats 2
     rules guts=off tiles=z1-z2 cards=z1-z2
     tile front-gate 0 -1
     tile armory 0 -4
     A: at 4/4
     B: at 4/7
     hand A: rocket-launcher
     hand B: rocket-launcher
     begin movement 1",
        "! B play rocket-launcher
         A play rocket-launcher
         quiet
         = A",
        expect![[r#"
            ! B play rocket-launcher: condition-not-met (ZOM-9.9)
            > A play rocket-launcher
                card-played seat=A card=rocket-launcher aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                item-put-in-play seat=A card=rocket-launcher
            = A: at 4/4, life 3, bullets 3, kills 0, hand [], items [rocket-launcher], played
        "#]],
    );
}

#[test]
fn zom_c_z3_04_clean_up_in_aisle_5() {
    check(
        &["ZOM-C-Z3-04"],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z3
     tile hospital 0 -1
     zombies: 1/0, 1/2, 1/4, 1/6, 1/7
     active B
     B: at 1/1
     hand B: clean-up
     stack:
     begin movement 1",
        "B play clean-up building 1/0
         = A
         = B
         = C
         = tile 1",
        expect![[r#"
            > B play clean-up building 1/0
                card-played seat=B card=clean-up aim={"building":1/0}
                card-took-effect seat=B card=clean-up
                zombie-collected seat=B at=1/0 figure=zombie
                zombie-collected seat=C at=1/2 figure=zombie
                zombie-collected seat=A at=1/4 figure=zombie
                zombie-collected seat=B at=1/6 figure=zombie
            = A: at 0/4, life 3, bullets 3, kills 1, hand []
            = B: at 1/1, life 3, bullets 3, kills 2, hand [], played
            = C: at 0/4, life 3, bullets 3, kills 1, hand []
            = tile 1: hospital at 0 -1 turn 0, zombies [7], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z3_04_in_a_store_with_zombies() {
    check(
        &["ZOM-C-Z3-04"],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1-z3
     tile front-door 0 -1
     tile pet-store 0 -3
     zombies: 3/0, 3/4
     A: at 3/1
     B: at 3/4
     hand A: clean-up
     hand B: clean-up
     begin movement 1",
        "! B play clean-up building 3/0
         A play clean-up building 3/0
         quiet
         ? A",
        expect![[r#"
            ! B play clean-up building 3/0: not-at-this-time (ZOM-10.30)
            > A play clean-up building 3/0
                card-played seat=A card=clean-up aim={"building":3/0}
                card-took-effect seat=A card=clean-up
                zombie-collected seat=A at=3/0 figure=zombie
            > quiet
            ? A: stop, step to=3/2, step to=3/4, step to=3/0
        "#]],
    );
}

#[test]
fn zom_c_z3_05_clearance_sale() {
    check(
        &["ZOM-C-Z3-05"],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1-z3
     tile front-door 0 -1
     tile pet-store 0 -3
     zombies: 3/0, 3/3, 3/5, 3/7, 2/1
     A: at 3/4
     hand A: clearance
     stack:
     begin movement 1",
        "A play clearance tile 3
         = A
         = tile 3",
        expect![[r#"
            > A play clearance tile 3
                card-played seat=A card=clearance aim={"tile":3}
                card-took-effect seat=A card=clearance
                zombie-collected seat=A at=3/3 figure=zombie
                zombie-collected seat=A at=3/5 figure=zombie
                zombie-collected seat=A at=3/7 figure=zombie
            = A: at 3/4, life 3, bullets 3, kills 3, hand [], played
            = tile 3: pet-store at 0 -3 turn 0, zombies [0], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z3_05_not_in_town() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1-z3 cards=z1-z3
     zombies: 0/1
     hand A: clearance
     begin movement 1",
        "! A play clearance tile 0",
        expect![[r#"
            ! A play clearance tile 0: condition-not-met (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z4_15_tranquilizer_gun() {
    check(
        &["ZOM-C-Z4-15"],
        "seats 2
     rules guts=off tiles=z1-z4 cards=z1-z4
     tile bridge 0 -1
     tile cabin 0 -2
     dogs: 2/0, 2/0, 2/1, 1/1
     zombies: 2/3
     A: at 2/2
     items A: tranq-gun
     stack:
     begin movement 1",
        "? A
         A use tranq-gun square 2/0
         = A
         = tile 2",
        expect![[r#"
            ? A: stop, step to=2/5, use card=tranq-gun aim={"square":2/0}, use card=tranq-gun aim={"square":2/1}
            > A use tranq-gun square 2/0
                item-used seat=A card=tranq-gun aim={"square":2/0}
                card-took-effect seat=A card=tranq-gun
                zombie-collected seat=A at=2/0 figure=dog
                zombie-collected seat=A at=2/0 figure=dog
            = A: at 2/2, life 3, bullets 3, kills 2, hand []
            = tile 2: cabin at 0 -2 turn 0, zombies [1 3], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z8_16_guard_tower() {
    check(
        &["ZOM-C-Z8-16", "ZOM-7.18"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     tile straight 0 -1
     zombies: 0/1, 1/7
     hand A: guard-tower
     stack:
     begin movement 1",
        "! A play guard-tower square 1/7
         A play guard-tower square 0/1
         = A",
        expect![[r#"
            ! A play guard-tower square 1/7: no-such-target (ZOM-9.17)
            > A play guard-tower square 0/1
                card-played seat=A card=guard-tower aim={"square":0/1}
                bullets-lost seat=A n=1
                card-took-effect seat=A card=guard-tower
                zombie-collected seat=A at=0/1 figure=zombie
            = A: at 0/4, life 3, bullets 2, kills 1, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z8_16_without_a_bullet() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z8
     zombies: 0/1
     A: bullets 0
     hand A: guard-tower
     begin movement 1",
        "! A play guard-tower square 0/1",
        expect![[r#"
            ! A play guard-tower square 0/1: cost-not-payable (ZOM-9.17)
        "#]],
    );
}
