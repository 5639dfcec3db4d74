//! Chapter 25: the prison.

use expect_test::expect;
use zombies::Setup;
use zombies::tiles::Set;

use crate::transcript::{check, check_from_start};

#[test]
fn zom_25_2_dodge_by_default() {
    let prison = Setup { tiles: vec![Set::Z1, Set::Z8], ..Setup::new(2) };
    assert!(prison.rules().dodge);
    assert!(!Setup { dodge: Some(false), ..prison }.rules().dodge);
    assert!(!Setup::new(2).rules().dodge);
    check(
        &["ZOM-25.2", "ZOM-18.1"],
        "seats 2
     rules guts=off tiles=z1-z8 cards=z1
     stack:
     A: bullets 0
     zombies: 0/4
     deck 0
     begin fight",
        "chance die 3",
        expect![[r#"
                fight-began seat=A at=0/4 figure=zombie
            > chance die 3
                fight-rolled seat=A at=0/4 figure=zombie die=3 plus=0 needed=4
                zombie-dodged seat=A at=0/4
        "#]],
    );
}

#[test]
fn zom_25_5_the_game_begins_in_the_ward() {
    let setup = Setup {
        tiles: vec![Set::Z1, Set::Z8],
        cards: vec![Set::Z1, Set::Z8],
        jail_start: true,
        guts: false,
        ..Setup::new(2)
    };
    check_from_start(
        &["ZOM-25.5", "ZOM-25.7"],
        setup,
        "chance seat A
         chance cards fear fear grenade molotov molotov chainsaw
         = A
         = tile 0
         = tile 1
         = pending
         = table",
        expect![[r#"
            > chance seat A
                dealer-drawn seat=A
            > chance cards fear fear grenade molotov molotov chainsaw
                cards-drawn seat=A n=3 cards=null
                cards-drawn seat=B n=3 cards=null
                turn-began seat=A round=1
            = A: at 0/4, life 3, bullets 3, kills 0, hand [fear fear grenade]
            = tile 0: mental-ward at 0 0 turn 0, zombies [], bullets [], life [], manholes []
            = tile 1: prison-crossroads at 0 1 turn 0, zombies [], bullets [], life [], manholes []
            = chance jacket={"seat":"A"}
            = table: active A, deck 76, discard [], stacks [city 29 prison 14], lasting []
        "#]],
    );
}

/// The ward is tile 0, the crossroads tile 1.
const WARD: &str = "seats 2
     rules guts=off tiles=z1-z8 cards=z1-z8 jail_start=on
     start
     stack prison: prison-gate
     stack: hospital
     begin ";

#[test]
fn zom_25_6_the_way_to_the_city() {
    check(
        &["ZOM-25.6"],
        &(WARD.to_string() + "tile"),
        "chance tile prison-gate
         A place 0 2 turn 0
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile prison-gate
                tile-drawn seat=A stack=prison tile=prison-gate
            > A place 0 2 turn 0
                tile-laid seat=A spot=2 tile=prison-gate cell={"x":0,"y":2} turn=0
                tile-laid seat=A spot=3 tile=town-square cell={"x":0,"y":3} turn=0
            = table: active A, deck 82, discard [], stacks [city 1 prison 0], lasting []
        "#]],
    );
}

#[test]
fn zom_25_7_a_six_takes_it_off() {
    check(
        &["ZOM-25.7"],
        &(WARD.replace("prison-gate", "").to_string() + "turn"),
        "= pending
         chance die 6
         = pending",
        expect![[r#"
                turn-began seat=A round=1
            = chance jacket={"seat":"A"}
            > chance die 6
                jacket-rolled seat=A die=6
                jacket-taken-off seat=A
            = chance cards={"seat":"A","n":3}
        "#]],
    );
    check(
        &["ZOM-25.7"],
        &(WARD.replace("prison-gate", "").to_string() + "turn"),
        "chance die 5
         = pending",
        expect![[r#"
                turn-began seat=A round=1
            > chance die 5
                jacket-rolled seat=A die=5
            = chance cards={"seat":"A","n":3}
        "#]],
    );
}

#[test]
fn zom_25_8_in_a_straightjacket() {
    let fight = WARD.replace("begin", "zombies: 0/4\n     items A: fire-axe\n     begin") + "fight";
    check(
        &["ZOM-25.8", "ZOM-18.2"],
        &fight,
        "chance die 6\n         = A",
        expect![[r#"
            fight-began seat=A at=0/4 figure=zombie
        > chance die 6
            fight-rolled seat=A at=0/4 figure=zombie die=6 plus=1 needed=4
            zombie-dodged seat=A at=0/4
        = A: at 0/4, life 3, bullets 3, kills 0, hand [], items [fire-axe]
    "#]],
    );
    check(
        &["ZOM-25.8", "ZOM-18.2"],
        &fight,
        "chance die 3\n         = A",
        expect![[r#"
            fight-began seat=A at=0/4 figure=zombie
        > chance die 3
            fight-rolled seat=A at=0/4 figure=zombie die=3 plus=1 needed=4
            zombie-dodged seat=A at=0/4
        = A: at 0/4, life 3, bullets 3, kills 0, hand [], items [fire-axe]
    "#]],
    );
    check(
        &["ZOM-25.8"],
        &fight,
        "chance die 2
         = A
         chance die 1
         = A",
        expect![[r#"
                fight-began seat=A at=0/4 figure=zombie
            > chance die 2
                fight-rolled seat=A at=0/4 figure=zombie die=2 plus=1 needed=4
                life-lost seat=A halves=2 card=null
            = A: at 0/4, life 2, bullets 3, kills 0, hand [], items [fire-axe]
            > chance die 1
                fight-rolled seat=A at=0/4 figure=zombie die=1 plus=1 needed=4
                life-lost seat=A halves=2 card=null
            = A: at 0/4, life 1, bullets 3, kills 0, hand [], items [fire-axe]
        "#]],
    );
}

#[test]
fn zom_25_10_death_before_and_after_the_escape() {
    let dies = WARD.replace("begin", "zombies: 1/4\n     begin") + "fight";
    let died =
        |player: &str| dies.replace("begin", &format!("A: at 1/4, life 1, bullets 0{player}\n     begin"));
    check(
        &["ZOM-25.10"],
        &died(""),
        "chance die 1\n         = A",
        expect![[r#"
            fight-began seat=A at=1/4 figure=zombie
        > chance die 1
            fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
            life-lost seat=A halves=2 card=null
            died seat=A
            pawn-put seat=A from=1/4 to=0/4
        = A: at 0/4, life 0, bullets 0, kills 0, hand [], dead
    "#]],
    );
    check(
        &["ZOM-8.3"],
        "seats 2
     rules guts=off tiles=z1-z8 cards=z1-z8 jail_start=on
     tile prison-gate 0 -1
     stack:
     stack prison:
     zombies: 1/4
     A: at 1/4, life 1, bullets 0, escaped
     begin fight",
        "chance die 1
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=1/4 to=0/4
            = A: at 0/4, life 0, bullets 0, kills 0, hand [], dead
        "#]],
    );
}

#[test]
fn zom_25_10_once_freed_the_jacket_comes_back() {
    check(
        &["ZOM-25.10"],
        "seats 2
     rules guts=off tiles=z1-z8 cards=z1-z8 jail_start=on
     tile mental-ward 5 5
     stack:
     zombies: 0/4
     A: life 1, bullets 0
     begin fight",
        "chance die 1
         = A",
        expect![[r#"
                fight-began seat=A at=0/4 figure=zombie
            > chance die 1
                fight-rolled seat=A at=0/4 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=0/4 to=1/4
                jacket-put-on seat=A
            = A: at 1/4, life 0, bullets 0, kills 0, hand [], dead
        "#]],
    );
}

#[test]
fn zom_25_11_no_place_for_the_gate() {
    check(
        &["ZOM-25.11"],
        &(WARD.replace(
            "stack prison:",
            "tile execution-chamber 0 2 turn 2\n     tile execution-chamber 1 1 turn 1\n     \
             tile execution-chamber -1 1 turn 3\n     stack prison:",
        ) + "tile"),
        "chance tile prison-gate
         = A
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile prison-gate
                tile-drawn seat=A stack=prison tile=prison-gate
                tile-left tile=prison-gate
                tile-laid seat=A spot=5 tile=town-square cell={"x":300,"y":0} turn=0
                jacket-taken-off seat=A
                pawn-put seat=A from=0/4 to=5/4
                escaped seat=A
                jacket-taken-off seat=B
                pawn-put seat=B from=0/4 to=5/4
                escaped seat=B
            = A: at 5/4, life 3, bullets 3, kills 0, hand []
            = table: active A, deck 82, discard [], stacks [city 1 prison 0], lasting []
        "#]],
    );
}

#[test]
fn zom_25_11_the_prison_closes_before_it() {
    check(
        &["ZOM-25.11"],
        &(WARD.replace(
            "stack prison: prison-gate",
            "tile execution-chamber 0 2 turn 2\n     tile execution-chamber 1 1 turn 1\n     \
             stack prison: execution-chamber, prison-gate",
        ) + "tile"),
        "chance tile execution-chamber
         A put-bullet 4/0
         A put-bullet 4/1
         A put-life 4/2
         = A
         = pending
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile execution-chamber
                tile-drawn seat=A stack=prison tile=execution-chamber
                tile-laid seat=A spot=4 tile=execution-chamber cell={"x":-1,"y":1} turn=3
                zombie-put at=4/0 figure=zombie
                zombie-put at=4/1 figure=zombie
                zombie-put at=4/2 figure=zombie
                zombie-put at=4/3 figure=zombie
                zombie-put at=4/4 figure=zombie
                zombie-put at=4/5 figure=zombie
            > A put-bullet 4/0
                token-put at=4/0 token=bullet
            > A put-bullet 4/1
                token-put at=4/1 token=bullet
            > A put-life 4/2
                token-put at=4/2 token=life
                tile-laid seat=A spot=5 tile=town-square cell={"x":300,"y":0} turn=0
                jacket-taken-off seat=A
                pawn-put seat=A from=0/4 to=5/4
                escaped seat=A
                jacket-taken-off seat=B
                pawn-put seat=B from=0/4 to=5/4
                escaped seat=B
            = A: at 5/4, life 3, bullets 3, kills 0, hand []
            = chance cards={"seat":"A","n":3}
            = table: active A, deck 82, discard [], stacks [city 1 prison 0], lasting []
        "#]],
    );
}
