//! Chapter 24: the circus and its Fun House.

use expect_test::expect;
use zombies::Setup;
use zombies::tiles::Set;

use crate::transcript::{check, check_from_start};

#[test]
fn zom_24_9_the_ring_comes_with_the_ticket_booth() {
    check(
        &["ZOM-24.9", "ZOM-19.11"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1
     stack: ticket-booth
     begin tile",
        "chance tile ticket-booth
         A place 0 -1 turn 0",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile ticket-booth
                tile-drawn seat=A stack=city tile=ticket-booth
            > A place 0 -1 turn 0
                tile-laid seat=A spot=1 tile=ticket-booth cell={"x":0,"y":-1} turn=0
                tile-laid seat=A spot=2 tile=carnival-crossroads cell={"x":0,"y":-2} turn=0
                tile-laid seat=A spot=3 tile=fun-house1 cell={"x":1001,"y":1000} turn=0
                tile-laid seat=A spot=4 tile=fun-house2 cell={"x":1000,"y":1000} turn=3
                tile-laid seat=A spot=5 tile=fun-house3 cell={"x":1000,"y":1001} turn=0
                tile-laid seat=A spot=6 tile=fun-house4 cell={"x":1001,"y":1001} turn=3
        "#]],
    );
}

/// The Ticket Booth is tile 1, its crossroads 2, and the ring 3 to 6.
const CARNIVAL: &str = "seats 3
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile ticket-booth 0 -1
     fun-house
     stack:
     stack circus:
     A: at 2/4
     begin ";

#[test]
fn zom_24_12_a_one_leads_into_the_fun_house() {
    check(
        &["ZOM-24.12"],
        &(CARNIVAL.to_string() + "movement-roll"),
        "chance die 1
         = pending
         ! B pick tile 2
         B pick tile 4
         = A
         = pending",
        expect![[r#"
            > chance die 1
                movement-rolled seat=A die=1
            = seats who=["B"] mode=turn question={"fun-house-tile":{"seat":"B","who":"A"}}
            ! B pick tile 2: no-such-tile-there (ZOM-24.12)
            > B pick tile 4
                pawn-put seat=A from=2/4 to=4/4
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 4/4, life 3, bullets 3, kills 0, hand []
            = chance cards={"seat":"B","n":3}
        "#]],
    );
    // A 1 leads nobody there who is in the city or already in the Fun House.
    check(
        &["ZOM-4.7"],
        &(CARNIVAL.replace("at 2/4", "at 0/4") + "movement-roll"),
        "chance die 1
         = pending",
        expect![[r#"
            > chance die 1
                movement-rolled seat=A die=1
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
    check(
        &["ZOM-4.7"],
        &(CARNIVAL.replace("at 2/4", "at 3/4") + "movement-roll"),
        "chance die 1
         = pending",
        expect![[r#"
            > chance die 1
                movement-rolled seat=A die=1
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_24_10_a_tile_turns_behind_the_player() {
    check(
        &["ZOM-24.10"],
        &(CARNIVAL.replace("at 2/4", "at 3/4") + "movement 2"),
        "A walk 4/7
         = tile 3",
        expect![[r#"
            > A walk 4/7
                moved seat=A from=3/4 to=3/3 is_below=false
                moved seat=A from=3/3 to=4/7 is_below=false
                tile-turned spot=3 turn=1
                turn-ended seat=A
                turn-began seat=B round=1
            = tile 3: fun-house1 at 1001 1000 turn 1, zombies [], bullets [], life [], manholes []
        "#]],
    );
}

/// The first tile of the ring, 3, has turned once: its square 3/3 leads off the ring.
const WAY_OUT: &str = "seats 3
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile ticket-booth 0 -1
     fun-house 1 0 0 0
     stack:
     stack circus:
     A: at 3/4
     begin movement 3";

#[test]
fn zom_24_11_out_to_a_crossroads() {
    check(
        &["ZOM-24.10", "ZOM-24.11"],
        &WAY_OUT.replace("begin", "tile carnival-crossroads 0 -3\n     clowns: 7/4\n     begin"),
        "! A leave
         A step 3/3
         ? A
         A leave
         = pending
         ! B pick tile 1
         B pick tile 7
         chance die 4
         = A
         = tile 3
         = pending",
        expect![[r#"
            ! A leave: no-way-out-here (ZOM-24.11)
            > A step 3/3
                moved seat=A from=3/4 to=3/3 is_below=false
            ? A: stop, leave, step to=3/4, walk to=3/7
            > A leave
                leaves-fun-house seat=A
            = seats who=["B"] mode=turn question={"carnival-crossroads":{"seat":"B","who":"A"}}
            ! B pick tile 1: no-such-tile-there (ZOM-24.11)
            > B pick tile 7
                tile-turned spot=3 turn=2
                pawn-put seat=A from=3/3 to=7/4
                fight-began seat=A at=7/4 figure=clown
            > chance die 4
                fight-rolled seat=A at=7/4 figure=clown die=4 plus=0 needed=4
                zombie-killed seat=A at=7/4 figure=clown
                kill-counted seat=A figure=clown
            = A: at 7/4, life 3, bullets 3, kills 1, hand []
            = tile 3: fun-house1 at 1001 1000 turn 2, zombies [], bullets [], life [], manholes []
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
    check(
        &["ZOM-24.11"],
        WAY_OUT,
        "A step 3/3\n         A leave",
        expect![[r#"
        > A step 3/3
            moved seat=A from=3/4 to=3/3 is_below=false
        > A leave
            leaves-fun-house seat=A
            tile-turned spot=3 turn=2
            pawn-put seat=A from=3/3 to=2/4
    "#]],
    );
}

#[test]
fn zom_c_z35_23_two_who_move_as_one_do_not_leave_the_fun_house() {
    check(
        &["ZOM-C-Z35-23", "ZOM-24.11"],
        &WAY_OUT
            .replace("cards=z1-z7", "cards=z1-z3.5-z7")
            .replace("begin", "B: at 3/4\n     hand A: private\n     begin"),
        "A play private player B
         quiet
         A step 3/3
         ! A leave
         ? A
         A stop
         = B",
        expect![[r#"
            > A play private player B
                card-played seat=A card=private aim={"player":"B"}
                card-took-effect seat=A card=private
            > quiet
            > A step 3/3
                moved seat=A from=3/4 to=3/3 is_below=false
                moved seat=B from=3/4 to=3/3 is_below=false
            ! A leave: no-way-out-here (ZOM-24.11)
            ? A: stop, step to=3/4, walk to=3/7
            > A stop
                stopped seat=A led_by=null
                turn-ended seat=A
                turn-began seat=B round=1
            = B: at 3/3, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_10_18_on_the_threshold() {
    check(
        &["ZOM-10.18", "ZOM-C-Z7-11"],
        &WAY_OUT.replace("begin", "hand C: not-exit\n     begin"),
        "A step 3/3
         A leave
         = pending
         C play not-exit player A
         C pick square 6/4
         = pending
         = tile 3",
        expect![[r#"
            > A step 3/3
                moved seat=A from=3/4 to=3/3 is_below=false
            > A leave
                leaves-fun-house seat=A
                window-opened moment=leaves-fun-house subject=A
            = seats who=["C"] mode=reaction question={"react":{"moment":"leaves-fun-house","subject":"A","card":null}}
            > C play not-exit player A
                card-played seat=C card=not-exit aim={"player":"A"}
                card-took-effect seat=C card=not-exit
            > C pick square 6/4
                picked seat=C card=not-exit aim={"square":6/4}
                pawn-put seat=A from=3/3 to=6/4
                asked-anew moment=leaves-fun-house
                window-closed moment=leaves-fun-house
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            = tile 3: fun-house1 at 1001 1000 turn 1, zombies [], bullets [], life [], manholes []
        "#]],
    );
    check(
        &["ZOM-10.18", "ZOM-24.11"],
        &WAY_OUT.replace("begin", "hand C: not-exit\n     begin"),
        "A step 3/3
         A leave
         C pass",
        expect![[r#"
            > A step 3/3
                moved seat=A from=3/4 to=3/3 is_below=false
            > A leave
                leaves-fun-house seat=A
                window-opened moment=leaves-fun-house subject=A
            > C pass
                window-closed moment=leaves-fun-house
                tile-turned spot=3 turn=2
                pawn-put seat=A from=3/3 to=2/4
        "#]],
    );
}

#[test]
fn zom_24_17_a_tile_without_a_way_off() {
    check(
        &["ZOM-24.17"],
        &WAY_OUT.replace("fun-house 1 0 0 0", "fun-house 0 1 0 2"),
        "? A
         A turn-tile
         = tile 3",
        expect![[r#"
            ? A: stop, turn-tile, step to=3/7, step to=3/3
            > A turn-tile
                tile-turned spot=3 turn=1
                turn-ended seat=A
                turn-began seat=B round=1
            = tile 3: fun-house1 at 1001 1000 turn 1, zombies [], bullets [], life [], manholes []
        "#]],
    );
    check(
        &["ZOM-24.17"],
        &WAY_OUT.replace("fun-house 1 0 0 0", "fun-house 0 1 0 2"),
        "A step 3/3
         ! A turn-tile",
        expect![[r#"
            > A step 3/3
                moved seat=A from=3/4 to=3/3 is_below=false
            ! A turn-tile: tile-stays (ZOM-24.17)
        "#]],
    );
}

#[test]
fn zom_24_18_without_a_big_top_no_car_is_needed() {
    check(
        &["ZOM-24.18"],
        &(CARNIVAL.replace("at 2/4", "at 1/7") + "movement 2"),
        "A step 0/1",
        expect![[r#"
            > A step 0/1
                moved seat=A from=1/7 to=0/1 is_below=false
        "#]],
    );
    check(
        &["ZOM-24.7"],
        &(CARNIVAL.replace("at 2/4", "at 1/7").replace("circus:", "circus: big-top1") + "movement 2"),
        "! A step 0/1",
        expect![[r#"
            ! A step 0/1: no-way-there (ZOM-12.4)
        "#]],
    );
}

#[test]
fn zom_24_14_the_game_begins_in_the_fun_house() {
    let setup = Setup {
        tiles: vec![Set::Z1, Set::Z7],
        cards: vec![Set::Z1],
        carnival_start: true,
        guts: false,
        ..Setup::new(2)
    };
    check_from_start(
        &["ZOM-24.14"],
        setup,
        "chance seat A
         chance cards fear fear grenade molotov molotov chainsaw
         = pending
         ? B
         B pick tile 3
         A pick tile 2
         = A
         = B
         = tile 0
         = tile 1
         quiet
         = pending
         = table",
        expect![[r#"
            > chance seat A
                dealer-drawn seat=A
            > chance cards fear fear grenade molotov molotov chainsaw
                cards-drawn seat=A n=3 cards=null
                cards-drawn seat=B n=3 cards=null
            = seats who=["B"] mode=turn question={"fun-house-tile":{"seat":"B","who":"A"}}
            ? B: pick aim={"tile":1}, pick aim={"tile":2}, pick aim={"tile":3}, pick aim={"tile":4}
            > B pick tile 3
                pawn-put seat=A from=1/4 to=3/4
            > A pick tile 2
                pawn-put seat=B from=1/4 to=2/4
                turn-began seat=A round=1
                window-opened moment=turn-start subject=A
            = A: at 3/4, life 3, bullets 3, kills 0, hand [fear fear grenade]
            = B: at 2/4, life 3, bullets 3, kills 0, hand [chainsaw molotov molotov]
            = tile 0: carnival-crossroads at 0 0 turn 0, zombies [], bullets [], life [], manholes []
            = tile 1: fun-house1 at 1001 1000 turn 0, zombies [], bullets [], life [], manholes []
            > quiet
                window-closed moment=turn-start
                step-began seat=A step=tile
            = chance tile={"stack":"circus"}
            = table: active A, deck 44, discard [], stacks [city 29 circus 9], lasting []
        "#]],
    );
}

/// The first tiles of a game that begins in the carnival: a crossroads, and the ring as 1 to 4.
const START: &str = "seats 3
     rules guts=off tiles=z1-z7 cards=z1-z7 carnival_start=on
     start
     stack circus: ticket-booth
     stack: hospital
     A: at 0/4
     begin ";

#[test]
fn zom_24_15_the_way_to_the_city() {
    check(
        &["ZOM-24.15"],
        &(START.to_string() + "tile"),
        "chance tile ticket-booth
         A place 0 -1 turn 2
         = tile 6
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile ticket-booth
                tile-drawn seat=A stack=circus tile=ticket-booth
            > A place 0 -1 turn 2
                tile-laid seat=A spot=5 tile=ticket-booth cell={"x":0,"y":-1} turn=2
                tile-laid seat=A spot=6 tile=town-square cell={"x":0,"y":-2} turn=0
            = tile 6: town-square at 0 -2 turn 0, zombies [], bullets [], life [], manholes []
            = table: active A, deck 76, discard [], stacks [city 1 circus 0], lasting []
        "#]],
    );
}

#[test]
fn zom_24_16_death_before_and_after_the_escape() {
    check(
        &["ZOM-24.16"],
        &(START.replace("at 0/4", "at 0/4, life 1, bullets 0").replace("begin", "clowns: 0/4\n     begin")
            + "fight"),
        "chance die 1
         = pending
         B pick tile 2
         = A",
        expect![[r#"
                fight-began seat=A at=0/4 figure=clown
            > chance die 1
                fight-rolled seat=A at=0/4 figure=clown die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
            = seats who=["B"] mode=turn question={"fun-house-tile":{"seat":"B","who":"A"}}
            > B pick tile 2
                pawn-put seat=A from=0/4 to=2/4
            = A: at 2/4, life 0, bullets 0, kills 0, hand [], dead
        "#]],
    );
    check(
        &["ZOM-8.3"],
        &(CARNIVAL
            .replace("cards=z1-z7", "cards=z1-z7 carnival_start=on")
            .replace("at 2/4", "at 2/4, life 1, bullets 0, escaped")
            .replace("begin", "clowns: 2/4\n     begin")
            + "fight"),
        "chance die 1
         = A",
        expect![[r#"
                fight-began seat=A at=2/4 figure=clown
            > chance die 1
                fight-rolled seat=A at=2/4 figure=clown die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                pawn-put seat=A from=2/4 to=0/4
            = A: at 0/4, life 0, bullets 0, kills 0, hand [], dead
        "#]],
    );
}

#[test]
fn zom_24_16_the_first_escape() {
    check(
        &["ZOM-24.16"],
        &(CARNIVAL.replace("cards=z1-z7", "cards=z1-z7 carnival_start=on").replace("at 2/4", "at 1/7")
            + "movement 3"),
        "A step 0/1
         A step 1/7
         A step 0/1",
        expect![[r#"
            > A step 0/1
                moved seat=A from=1/7 to=0/1 is_below=false
                escaped seat=A
            > A step 1/7
                moved seat=A from=0/1 to=1/7 is_below=false
            > A step 0/1
                moved seat=A from=1/7 to=0/1 is_below=false
                turn-ended seat=A
                turn-began seat=B round=1
        "#]],
    );
}

#[test]
fn zom_24_16_the_escaped_are_not_sent_back() {
    let sent = |escaped: &str| {
        CARNIVAL
            .replace("cards=z1-z7", "cards=z1-z7 carnival_start=on")
            .replace("begin", &format!("hand A: funny\n     B: {escaped}\n     begin"))
            + "movement 2"
    };
    check(
        &["ZOM-24.16"],
        &sent("at 0/4, escaped"),
        "? A",
        expect![[r#"
        ? A: stop, step to=2/1, step to=2/5, step to=2/7, step to=2/3, walk to=1/1, play card=funny aim={"player":"C"}
    "#]],
    );
    check(
        &["ZOM-11.16"],
        &sent("at 0/4"),
        "? A",
        expect![[r#"
        ? A: stop, step to=2/1, step to=2/5, step to=2/7, step to=2/3, walk to=1/1, play card=funny aim={"player":"B"}, play card=funny aim={"player":"C"}
    "#]],
    );
}

#[test]
fn zom_24_19_no_place_for_the_booth() {
    // The carnival has nothing but a crossroads whose four exits lead to dead ends.
    check(
        &["ZOM-24.19"],
        &(START.replace(
            "stack circus:",
            "tile freak-show 0 -1\n     tile freak-show 0 1 turn 2\n     tile freak-show 1 0 turn 1\n     \
             tile freak-show -1 0 turn 3\n     stack circus:",
        ) + "tile"),
        "chance tile ticket-booth
         = A
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile ticket-booth
                tile-drawn seat=A stack=circus tile=ticket-booth
                tile-left tile=ticket-booth
                tile-laid seat=A spot=9 tile=town-square cell={"x":300,"y":0} turn=0
                pawn-put seat=A from=0/4 to=9/4
                escaped seat=A
                pawn-put seat=B from=1/4 to=9/4
                escaped seat=B
                pawn-put seat=C from=1/4 to=9/4
                escaped seat=C
            = A: at 9/4, life 3, bullets 3, kills 0, hand []
            = table: active A, deck 76, discard [], stacks [city 1 circus 0], lasting []
        "#]],
    );
}
