//! Appendix B: cards about tiles and their stacks.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z2_07_i_think_its_over_here() {
    check(
        &["ZOM-C-Z2-07", "ZOM-10.10", "ZOM-6.6"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     hand B: over-here
     stack: straight, crossroads
     begin tile",
        "chance tile straight
         B play over-here player A
         = pending
         ! A place 0 -1 turn 0
         B place 0 -1 turn 0
         = pending",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile straight
                tile-drawn seat=A stack=city tile=straight
                window-opened moment=tile-drawn subject=A
            > B play over-here player A
                card-played seat=B card=over-here aim={"player":"A"}
                card-took-effect seat=B card=over-here
                asked-anew moment=tile-drawn
                window-closed moment=tile-drawn
            = seats who=["B"] mode=turn question={"place-tile":{"seat":"B","tile":"straight"}}
            ! A place 0 -1 turn 0: not-asked (TABLE-2)
            > B place 0 -1 turn 0
                tile-laid seat=B spot=1 tile=straight cell={"x":0,"y":-1} turn=0
            = seats who=["B"] mode=turn question={"put-zombie":{"seat":"B","figure":"zombie"}}
        "#]],
    );
}

#[test]
fn zom_c_z2_07_not_a_helipad() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     hand B: over-here
     stack: helipad
     begin tile",
        "chance tile helipad
         ! B play over-here player A",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile helipad
                tile-drawn seat=A stack=city tile=helipad
                window-opened moment=tile-drawn subject=A
            ! B play over-here player A: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z2_07_who_closes_the_map() {
    check(
        &["ZOM-C-Z2-07", "ZOM-5.13"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     tile police-station 0 -1
     tile police-station 1 0 turn 1
     tile police-station -1 0 turn 3
     hand B: over-here
     stack: hospital, straight
     begin tile",
        "chance tile hospital
         B play over-here player A
         B put-life 4/0
         B put-life 4/1
         B put-life 4/2
         B put-life 4/3
         = table
         = pending",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile hospital
                tile-drawn seat=A stack=city tile=hospital
                window-opened moment=tile-drawn subject=A
            > B play over-here player A
                card-played seat=B card=over-here aim={"player":"A"}
                card-took-effect seat=B card=over-here
                asked-anew moment=tile-drawn
                window-closed moment=tile-drawn
                tile-laid seat=B spot=4 tile=hospital cell={"x":0,"y":1} turn=2
                zombie-put at=4/0 figure=zombie
                zombie-put at=4/1 figure=zombie
                zombie-put at=4/2 figure=zombie
                zombie-put at=4/3 figure=zombie
                zombie-put at=4/4 figure=zombie
                zombie-put at=4/5 figure=zombie
                zombie-put at=4/6 figure=zombie
                zombie-put at=4/8 figure=zombie
            > B put-life 4/0
                token-put at=4/0 token=life
            > B put-life 4/1
                token-put at=4/1 token=life
            > B put-life 4/2
                token-put at=4/2 token=life
            > B put-life 4/3
                token-put at=4/3 token=life
                map-closed seat=B tiles=1
            = table: active A, deck 77, discard [over-here], stacks [city 0], lasting []
            = chance cards={"seat":"A","n":3}
        "#]],
    );
}

const VALEDICTORIAN: &str = "seats 2
     rules guts=off tiles=z1 cards=z1-z5
     hand A: valedictorian
     stack: straight, corner, hospital, crossroads
     begin tile";

#[test]
fn zom_c_z5_14_a_valedictorian() {
    check(
        &["ZOM-C-Z5-14", "ZOM-26.3"],
        VALEDICTORIAN,
        "chance tile straight
         A play valedictorian stack city
         chance tile corner
         chance tile hospital
         ? A
         A pick kind hospital
         ? A
         A pick kind corner
         = pending
         = table
         A place 0 -1 turn 0",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile straight
                tile-drawn seat=A stack=city tile=straight
                window-opened moment=tile-drawn subject=A
            > A play valedictorian stack city
                card-played seat=A card=valedictorian aim={"stack":"city"}
                card-took-effect seat=A card=valedictorian
            > chance tile corner
            > chance tile hospital
                tiles-seen seat=A stack=city n=3 tiles=null
            ? A: pick aim={"kind":"straight"}, pick aim={"kind":"corner"}, pick aim={"kind":"hospital"}
            > A pick kind hospital
                picked-in-secret seat=A card=valedictorian aim=null
                tile-drawn seat=A stack=city tile=hospital
            ? A: pick aim={"kind":"straight"}, pick aim={"kind":"corner"}
            > A pick kind corner
                picked-in-secret seat=A card=valedictorian aim=null
                asked-anew moment=tile-drawn
                window-closed moment=tile-drawn
            = seats who=["A"] mode=turn question={"place-tile":{"seat":"A","tile":"hospital"}}
            = table: active A, deck 71, discard [valedictorian], stacks [city 3], lasting []
            > A place 0 -1 turn 0
                tile-laid seat=A spot=1 tile=hospital cell={"x":0,"y":-1} turn=0
                zombie-put at=1/0 figure=zombie
                zombie-put at=1/1 figure=zombie
                zombie-put at=1/2 figure=zombie
                zombie-put at=1/3 figure=zombie
                zombie-put at=1/4 figure=zombie
                zombie-put at=1/5 figure=zombie
                zombie-put at=1/6 figure=zombie
                zombie-put at=1/8 figure=zombie
        "#]],
    );
}

#[test]
fn zom_c_z5_14_the_order_is_kept() {
    check(
        &["ZOM-C-Z5-14"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z5
     hand A: valedictorian
     stack: straight, corner, hospital
     begin tile",
        "chance tile straight
         A play valedictorian stack city
         chance tile corner
         chance tile hospital
         A pick kind straight
         A pick kind corner
         A place 0 -1 turn 0
         A put 1/1
         A put 1/4
         chance cards fear fear brain-cramp
         quiet
         chance die 1
         quiet
         A stop
         chance die 1
         A move-zombie 1/4 1/7
         quiet
         A keep
         quiet",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile straight
                tile-drawn seat=A stack=city tile=straight
                window-opened moment=tile-drawn subject=A
            > A play valedictorian stack city
                card-played seat=A card=valedictorian aim={"stack":"city"}
                card-took-effect seat=A card=valedictorian
            > chance tile corner
            > chance tile hospital
                tiles-seen seat=A stack=city n=3 tiles=null
            > A pick kind straight
                picked-in-secret seat=A card=valedictorian aim=null
                tile-drawn seat=A stack=city tile=straight
            > A pick kind corner
                picked-in-secret seat=A card=valedictorian aim=null
                asked-anew moment=tile-drawn
                window-closed moment=tile-drawn
            > A place 0 -1 turn 0
                tile-laid seat=A spot=1 tile=straight cell={"x":0,"y":-1} turn=0
            > A put 1/1
                zombie-put at=1/1 figure=zombie
            > A put 1/4
                zombie-put at=1/4 figure=zombie
            > chance cards fear fear brain-cramp
                cards-drawn seat=A n=3 cards=null
            > quiet
            > chance die 1
                movement-rolled seat=A die=1
            > quiet
            > A stop
                stopped seat=A led_by=null
            > chance die 1
                zombies-rolled seat=A die=1
            > A move-zombie 1/4 1/7
                zombie-moved from=1/4 to=1/7 figure=zombie
            > quiet
            > A keep
                nothing-discarded seat=A
                turn-ended seat=A
                turn-began seat=B round=1
                step-began seat=B step=tile
                tile-drawn seat=B stack=city tile=hospital
            > quiet
        "#]],
    );
}

#[test]
fn zom_c_z5_14_the_last_tile() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z5
     hand A: valedictorian
     stack: straight
     begin tile",
        "chance tile straight
         ! A play valedictorian stack city",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile straight
                tile-drawn seat=A stack=city tile=straight
                window-opened moment=tile-drawn subject=A
            ! A play valedictorian stack city: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z6_10_it_was_here() {
    check(
        &["ZOM-C-Z6-10"],
        "seats 2
     rules guts=off
     tile helipad 0 -1
     zombies: 1/4, 1/0
     B: at 1/0
     hand A: it-was-here
     stack: straight
     begin movement 2",
        "A play it-was-here tile 1
         quiet
         ? A
         A pick place 0 1 turn 0
         = tile 1
         = B",
        expect![[r#"
            > A play it-was-here tile 1
                card-played seat=A card=it-was-here aim={"tile":1}
                card-took-effect seat=A card=it-was-here
            > quiet
            ? A: pick aim={"place":[{"x":-1,"y":0},0]}, pick aim={"place":[{"x":1,"y":0},0]}, pick aim={"place":[{"x":0,"y":1},0]}
            > A pick place 0 1 turn 0
                picked seat=A card=it-was-here aim={"place":[{"x":0,"y":1},0]}
                tile-moved seat=A spot=1 cell={"x":0,"y":1} turn=0
            = tile 1: helipad at 0 1 turn 0, zombies [0 4], bullets [], life [], manholes []
            = B: at 1/0, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z6_10_no_helipad_yet() {
    check(
        &[],
        "seats 2
     rules guts=off
     hand A: it-was-here
     begin movement 2",
        "! A play it-was-here tile 0",
        expect![[r#"
            ! A play it-was-here tile 0: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z6_10_a_tile_would_lose_its_way() {
    check(
        &[],
        "seats 2
     rules guts=off
     tile police-station 1 0 turn 1
     tile police-station -1 0 turn 3
     tile police-station 0 1 turn 2
     tile helipad 0 -1
     tile police-station 1 -1 turn 1
     hand A: it-was-here
     begin movement 2",
        "! A play it-was-here tile 4",
        expect![[r#"
            ! A play it-was-here tile 4: no-such-target (ZOM-9.17)
        "#]],
    );
}
