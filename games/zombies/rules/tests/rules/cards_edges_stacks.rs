//! Tiles and their stacks: who sees them, and who lays them.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z5_02_two_tiles_are_enough() {
    check(
        &["ZOM-C-Z5-02"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: cram
     stack: hospital, crossroads
     stack base: armory
     stack mall: pet-store, outfitter, food-court
     stack woods:
     stack campus:
     stack circus:
     stack prison:
     begin movement 1",
        "cards A
         A play cram stack city
         quiet
         = pending
         chance tile hospital
         chance tile crossroads
         = pending
         worlds A
         ? A
         A pick kind hospital
         = pending",
        expect![[r#"
            cards A: play cram aim={"stack":"city"}, play cram aim={"stack":"mall"}
            > A play cram stack city
                card-played seat=A card=cram aim={"stack":"city"}
                card-took-effect seat=A card=cram
            > quiet
            = chance tile={"stack":"city"}
            > chance tile hospital
            > chance tile crossroads
                tiles-seen seat=A stack=city n=2 tiles=null
            = seats who=["A"] mode=turn question={"choose":{"seat":"A","card":"cram","stage":"tiles-put-back"}}
            worlds A: like this one only
            ? A: pick aim={"kind":"hospital"}, pick aim={"kind":"crossroads"}
            > A pick kind hospital
                picked-in-secret seat=A card=cram aim=null
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z5_02_three_tiles_the_lowest_first() {
    check(
        &["ZOM-C-Z5-02"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: cram
     stack: hospital, crossroads, straight, corner
     begin movement 1",
        "A play cram stack city
         quiet
         chance tile straight
         chance tile hospital
         chance tile corner
         = pending
         ? A
         worlds A
         A pick kind hospital
         = pending
         ? A
         A pick kind corner
         = pending
         @A",
        expect![[r#"
            > A play cram stack city
                card-played seat=A card=cram aim={"stack":"city"}
                card-took-effect seat=A card=cram
            > quiet
            > chance tile straight
            > chance tile hospital
            > chance tile corner
                tiles-seen seat=A stack=city n=3 tiles=null
            = seats who=["A"] mode=turn question={"choose":{"seat":"A","card":"cram","stage":"tiles-put-back"}}
            ? A: pick aim={"kind":"straight"}, pick aim={"kind":"hospital"}, pick aim={"kind":"corner"}
            worlds A: like this one only
            > A pick kind hospital
                picked-in-secret seat=A card=cram aim=null
            = seats who=["A"] mode=turn question={"choose":{"seat":"A","card":"cram","stage":"tiles-put-back"}}
            ? A: pick aim={"kind":"straight"}, pick aim={"kind":"corner"}
            > A pick kind corner
                picked-in-secret seat=A card=cram aim=null
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            @A
                picked-in-secret seat=A card=cram aim={"kind":"corner"}
        "#]],
    );
}

#[test]
fn zom_c_z5_02_two_of_a_kind_are_asked_for() {
    check(
        &["ZOM-C-Z5-02"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: cram
     stack: straight, straight, straight
     begin movement 1",
        "A play cram stack city
         quiet
         chance tile straight
         chance tile straight
         chance tile straight
         ? A
         A pick kind straight
         ? A
         A pick kind straight
         = pending",
        expect![[r#"
            > A play cram stack city
                card-played seat=A card=cram aim={"stack":"city"}
                card-took-effect seat=A card=cram
            > quiet
            > chance tile straight
            > chance tile straight
            > chance tile straight
                tiles-seen seat=A stack=city n=3 tiles=null
            ? A: pick aim={"kind":"straight"}
            > A pick kind straight
                picked-in-secret seat=A card=cram aim=null
            ? A: pick aim={"kind":"straight"}
            > A pick kind straight
                picked-in-secret seat=A card=cram aim=null
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z5_14_needs_another_tile() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: valedictorian
     stack: straight
     stack woods:
     begin tile",
        "chance tile straight
         cards A",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile straight
                tile-drawn seat=A stack=city tile=straight
                window-opened moment=tile-drawn subject=A
            cards A:
        "#]],
    );
}

#[test]
fn zom_c_z5_14_one_other_tile_is_enough() {
    check(
        &["ZOM-C-Z5-14"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: valedictorian
     stack: straight, corner
     begin tile",
        "chance tile straight
         cards A
         A play valedictorian stack city
         quiet
         = pending
         chance tile corner
         = pending
         ? A
         worlds A
         A pick kind corner
         quiet
         = pending
         = table",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile straight
                tile-drawn seat=A stack=city tile=straight
                window-opened moment=tile-drawn subject=A
            cards A: play valedictorian aim={"stack":"city"}
            > A play valedictorian stack city
                card-played seat=A card=valedictorian aim={"stack":"city"}
                card-took-effect seat=A card=valedictorian
            > quiet
            = chance tile={"stack":"city"}
            > chance tile corner
                tiles-seen seat=A stack=city n=2 tiles=null
            = seats who=["A"] mode=turn question={"choose":{"seat":"A","card":"valedictorian","stage":"valedictorian-take"}}
            ? A: pick aim={"kind":"straight"}, pick aim={"kind":"corner"}
            worlds A: like this one only
            > A pick kind corner
                picked-in-secret seat=A card=valedictorian aim=null
                tile-drawn seat=A stack=city tile=corner
                asked-anew moment=tile-drawn
                window-closed moment=tile-drawn
            > quiet
            = seats who=["A"] mode=turn question={"place-tile":{"seat":"A","tile":"corner"}}
            = table: active A, deck 313, discard [valedictorian], stacks [city 1 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z2_07_the_tile_of_an_opponent() {
    check(
        &["ZOM-C-Z2-07"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand B: over-here
     hand C: fear
     stack: straight
     begin tile",
        "chance tile straight
         cards B
         B play over-here player A
         quiet
         = pending
         cards B",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile straight
                tile-drawn seat=A stack=city tile=straight
                window-opened moment=tile-drawn subject=A
            cards B: play over-here aim={"player":"A"}
            > B play over-here player A
            > quiet
                card-played seat=B card=over-here aim={"player":"A"}
                window-opened moment=card-played subject=B
                window-closed moment=card-played
                card-took-effect seat=B card=over-here
                asked-anew moment=tile-drawn
                window-closed moment=tile-drawn
            = seats who=["B","C"] ready=["C"] mode=turn question={"place-tile":{"seat":"B","tile":"straight"}}
            cards B:
        "#]],
    );
}

#[test]
fn zom_c_z2_07_the_player_who_already_places_it() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand B: over-here
     hand C: over-here
     stack: straight
     begin tile",
        "chance tile straight
         B play over-here player A
         C pass
         C pass
         cards C
         C play over-here player A
         quiet
         = pending",
        expect![[r#"
                step-began seat=A step=tile
            > chance tile straight
                tile-drawn seat=A stack=city tile=straight
                window-opened moment=tile-drawn subject=A
            > B play over-here player A
            > C pass
                card-played seat=B card=over-here aim={"player":"A"}
                window-opened moment=card-played subject=B
            > C pass
                window-closed moment=card-played
                card-took-effect seat=B card=over-here
                asked-anew moment=tile-drawn
            cards C: play over-here aim={"player":"A"}
            > C play over-here player A
                card-played seat=C card=over-here aim={"player":"A"}
                card-took-effect seat=C card=over-here
                asked-anew moment=tile-drawn
                window-closed moment=tile-drawn
            > quiet
            = seats who=["C"] mode=turn question={"place-tile":{"seat":"C","tile":"straight"}}
        "#]],
    );
}
