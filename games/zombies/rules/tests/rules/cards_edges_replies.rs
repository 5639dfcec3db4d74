//! What replies answer, what comes back, and what can be copied.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z6_02_what_can_come_back() {
    check(
        &[],
        "seats 3
     rules guts=on dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: guts 3
     hand A: sedatives
     hand B: back-at-ya
     hand C: back-at-ya
     stack:
     begin movement 1",
        "A play sedatives players A B
         cards B
         cards C",
        expect![[r#"
            > A play sedatives players A B
                card-played seat=A card=sedatives aim={"players":["A","B"]}
                window-opened moment=card-played subject=A
            cards B:
            cards C:
        "#]],
    );
}

#[test]
fn zom_c_z6_02_back_at_its_player() {
    check(
        &["ZOM-C-Z6-02"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: fear
     hand B: back-at-ya, raise-hand, didnt-happen, lookin-at-me, got-one
     hand C: back-at-ya, raise-hand
     stack:
     begin movement 1",
        "A play fear player B
         cards A
         cards B
         cards C
         not now B
         not now C
         B play back-at-ya
         quiet
         = pending
         = lasting",
        expect![[r#"
            > A play fear player B
                card-played seat=A card=fear aim={"player":"B"}
                window-opened moment=card-played subject=A
            cards A:
            cards B: play lookin-at-me aim=nothing, play didnt-happen aim=nothing, play raise-hand aim=nothing, play back-at-ya aim=nothing
            cards C: play back-at-ya aim=nothing
            not now B:
                play card=got-one aim=nothing: not-at-this-time (ZOM-10.30)
            not now C:
                play card=raise-hand aim=nothing: not-at-this-time (ZOM-10.30)
            > B play back-at-ya
            > quiet
                card-played seat=B card=back-at-ya aim=nothing
                window-opened moment=card-played subject=B
                window-closed moment=card-played
                card-took-effect seat=B card=back-at-ya
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
                card-took-effect seat=B card=fear
                effect-began seat=B card=fear aim={"player":"A"}
            = seats who=["A","C"] ready=["C"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            = lasting: fear on player B during of=B has_begun=false, fear on player A during of=A has_begun=false
        "#]],
    );
}

#[test]
fn zom_c_z35_24_only_the_kill_is_undone() {
    check(
        &["ZOM-C-Z35-24"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1
     zombies: 0/1
     hand B: why-wont, lookin-at-me, music, didnt-happen
     stack:
     begin fight",
        "chance die 6
         cards B
         B play why-wont player A
         quiet
         = pending",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > chance die 6
                fight-rolled seat=A at=0/1 figure=zombie die=6 plus=0 needed=4
                zombie-killed seat=A at=0/1 figure=zombie
                window-opened moment=kill subject=A
            cards B: play why-wont aim={"player":"A"}
            > B play why-wont player A
                card-played seat=B card=why-wont aim={"player":"A"}
                card-took-effect seat=B card=why-wont
                zombie-put at=0/1 figure=zombie
            > quiet
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_c_z35_24_in_the_window_of_the_kill_alone() {
    check(
        &["ZOM-C-Z1-25"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1
     C: at 0/3
     zombies: 0/1, 0/7
     hand B: why-wont
     hand C: where-everybody
     stack:
     begin fight",
        "chance die 6
         C play where-everybody player A
         quiet
         = pending
         cards B",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > chance die 6
                fight-rolled seat=A at=0/1 figure=zombie die=6 plus=0 needed=4
                zombie-killed seat=A at=0/1 figure=zombie
                window-opened moment=kill subject=A
            > C play where-everybody player A
            > quiet
                card-played seat=C card=where-everybody aim={"player":"A"}
                window-opened moment=card-played subject=C
                window-closed moment=card-played
                card-took-effect seat=C card=where-everybody
            = seats who=["B","C"] ready=["B"] mode=turn question={"move":{"seat":"C","mover":"A","left":5}}
            cards B:
        "#]],
    );
}

#[test]
fn zom_c_z2_15_another_tile() {
    check(
        &["ZOM-C-Z2-15"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     zombies: 0/1, 1/1
     hand A: mine-field
     hand B: lookin-at-me
     stack:
     begin movement 1",
        "A play mine-field tile 0
         cards B
         B play lookin-at-me
         quiet
         = pending",
        expect![[r#"
            > A play mine-field tile 0
                card-played seat=A card=mine-field aim={"tile":0}
                window-opened moment=card-played subject=A
            cards B: play lookin-at-me aim=nothing
            > B play lookin-at-me
                card-played seat=B card=lookin-at-me aim=nothing
                card-took-effect seat=B card=lookin-at-me
                target-changed seat=A card=mine-field aim={"tile":1}
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=mine-field
            > quiet
            = chance die={"seat":"A","card":"mine-field"}
        "#]],
    );
}

#[test]
fn zom_c_z2_15_of_several_tiles() {
    check(
        &["ZOM-C-Z2-15"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     tile straight 0 1
     zombies: 0/1, 1/1, 2/1
     hand A: mine-field
     hand B: lookin-at-me
     stack:
     begin movement 1",
        "A play mine-field tile 0
         B play lookin-at-me
         quiet
         ? A
         A pick tile 2
         = pending",
        expect![[r#"
            > A play mine-field tile 0
                card-played seat=A card=mine-field aim={"tile":0}
                window-opened moment=card-played subject=A
            > B play lookin-at-me
                card-played seat=B card=lookin-at-me aim=nothing
                card-took-effect seat=B card=lookin-at-me
            > quiet
            ? A: pick aim={"tile":1}, pick aim={"tile":2}
            > A pick tile 2
                picked seat=A card=lookin-at-me aim={"tile":2}
                target-changed seat=A card=mine-field aim={"tile":2}
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=mine-field
            = chance die={"seat":"A","card":"mine-field"}
        "#]],
    );
}

#[test]
fn zom_c_z2_15_another_player_not_another_thing() {
    check(
        &["ZOM-C-Z2-15"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: butter-fingers
     hand B: lookin-at-me
     items B: skateboard, bike
     items C: skateboard
     stack:
     begin movement 1",
        "A play butter-fingers item B skateboard
         cards B
         B play lookin-at-me
         quiet
         = pending
         = C",
        expect![[r#"
            > A play butter-fingers item B skateboard
                card-played seat=A card=butter-fingers aim={"item":["B","skateboard"]}
                window-opened moment=card-played subject=A
            cards B: play lookin-at-me aim=nothing
            > B play lookin-at-me
                card-played seat=B card=lookin-at-me aim=nothing
                card-took-effect seat=B card=lookin-at-me
                target-changed seat=A card=butter-fingers aim={"item":["C","skateboard"]}
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=butter-fingers
                item-lost seat=C card=skateboard
            > quiet
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
            = C: at 0/4, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z2_15_of_several_things_of_others() {
    check(
        &["ZOM-C-Z2-15"],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: butter-fingers
     hand B: lookin-at-me
     items B: skateboard, bike
     items C: skateboard, fire-axe
     stack:
     begin movement 1",
        "A play butter-fingers item B skateboard
         B play lookin-at-me
         quiet
         ? A",
        expect![[r#"
            > A play butter-fingers item B skateboard
                card-played seat=A card=butter-fingers aim={"item":["B","skateboard"]}
                window-opened moment=card-played subject=A
            > B play lookin-at-me
                card-played seat=B card=lookin-at-me aim=nothing
                card-took-effect seat=B card=lookin-at-me
            > quiet
            ? A: pick aim={"item":["C","skateboard"]}, pick aim={"item":["C","fire-axe"]}
        "#]],
    );
}

#[test]
fn zom_c_z2_15_nothing_is_aimed() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: hello
     hand B: lookin-at-me
     stack:
     begin movement 1",
        "A play hello
         cards B",
        expect![[r#"
            > A play hello
                card-played seat=A card=hello aim=nothing
                window-opened moment=card-played subject=A
            cards B:
        "#]],
    );
}

#[test]
fn zom_c_z2_15_a_card_of_a_moment() {
    check(
        &["ZOM-C-Z2-15"],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     active A
     hand B: dont-sleep
     hand C: lookin-at-me
     stack:
     begin turn",
        "B play dont-sleep player A
         C pass
         C play lookin-at-me
         quiet
         = pending",
        expect![[r#"
                turn-began seat=A round=1
                window-opened moment=turn-start subject=A
            > B play dont-sleep player A
            > C pass
                card-played seat=B card=dont-sleep aim={"player":"A"}
                window-opened moment=card-played subject=B
            > C play lookin-at-me
                card-played seat=C card=lookin-at-me aim=nothing
                card-took-effect seat=C card=lookin-at-me
                card-cancelled seat=B card=dont-sleep
                asked-anew moment=turn-start
                window-closed moment=turn-start
            > quiet
            = chance cards={"seat":"A","n":3}
        "#]],
    );
}

#[test]
fn zom_c_z35_03_what_can_be_copied() {
    check(
        &[],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile hospital 0 -1
     A: at 1/1
     hand A: scalpel
     hand B: got-one
     hand C: got-one
     stack:
     begin movement 1",
        "A play scalpel player D
         cards B
         cards C",
        expect![[r#"
            > A play scalpel player D
                card-played seat=A card=scalpel aim={"player":"D"}
                window-opened moment=card-played subject=A
            cards B:
            cards C:
        "#]],
    );
}

#[test]
fn zom_c_z35_03_no_pages() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: page-twist
     hand B: got-one
     stack:
     begin movement 1",
        "A play page-twist
         cards B",
        expect![[r#"
            > A play page-twist
                card-played seat=A card=page-twist aim=nothing
                window-opened moment=card-played subject=A
            cards B:
        "#]],
    );
}

#[test]
fn zom_c_z35_03_an_item_put_in_play() {
    check(
        &["ZOM-C-Z35-03"],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile skate-shop 0 -1
     A: at 1/1
     hand A: skateboard
     hand B: got-one
     hand C: got-one
     items C: skateboard
     stack:
     begin movement 1",
        "A play skateboard
         cards B
         cards C
         cards A
         B play got-one
         quiet
         = A
         = B",
        expect![[r#"
            > A play skateboard
                card-played seat=A card=skateboard aim=nothing
                window-opened moment=card-played subject=A
            cards B: play got-one aim=nothing
            cards C:
            cards A:
            > B play got-one
            > quiet
                card-played seat=B card=got-one aim=nothing
                window-opened moment=card-played subject=B
                window-closed moment=card-played
                card-took-effect seat=B card=got-one
                asked-anew moment=card-played
                window-closed moment=card-played
                item-put-in-play seat=A card=skateboard
                item-put-in-play seat=B card=skateboard
            = A: at 1/1, life 3, bullets 3, kills 0, hand [], items [skateboard], played
            = B: at 0/4, life 3, bullets 3, kills 0, hand [], items [skateboard], played
        "#]],
    );
}

#[test]
fn zom_c_z35_03_a_copied_effect_has_its_own_target() {
    check(
        &["ZOM-C-Z35-03"],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile gas-station 0 -1
     tile skate-shop 0 1 turn 2
     A: at 1/1
     B: at 2/1
     C: at 0/4
     zombies: 1/0, 2/0
     items A: grenade
     hand B: got-one
     hand C: got-one
     stack:
     begin movement 1",
        "A use grenade building 1/0
         cards B
         cards C
         B play got-one
         quiet
         = A
         = B
         = pending",
        expect![[r#"
            > A use grenade building 1/0
                item-used seat=A card=grenade aim={"building":1/0}
                window-opened moment=card-played subject=A
            cards B: play got-one aim=nothing
            cards C:
            > B play got-one
            > quiet
                card-played seat=B card=got-one aim=nothing
                window-opened moment=card-played subject=B
                window-closed moment=card-played
                card-took-effect seat=B card=got-one
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=grenade
                zombie-collected seat=A at=1/0 figure=zombie
                life-lost seat=A halves=2 card=grenade
                card-took-effect seat=B card=grenade
                zombie-collected seat=B at=2/0 figure=zombie
                life-lost seat=B halves=2 card=grenade
            = A: at 1/1, life 2, bullets 3, kills 1, hand []
            = B: at 2/1, life 2, bullets 3, kills 1, hand [], played
            = seats who=["A","C"] ready=["C"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z35_03_an_instant_weapon() {
    check(
        &["ZOM-C-Z35-03"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/4
     B: at 0/1
     C: at 0/3
     zombies: 0/5, 0/4
     hand A: dynamite
     hand B: got-one
     stack:
     begin movement 1",
        "A play dynamite
         cards B
         B play got-one
         quiet
         chance die 5
         = pending
         chance die 5
         = A
         = B",
        expect![[r#"
            > A play dynamite
                card-played seat=A card=dynamite aim=nothing
                window-opened moment=card-played subject=A
            cards B: play got-one aim=nothing
            > B play got-one
                card-played seat=B card=got-one aim=nothing
                card-took-effect seat=B card=got-one
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=dynamite
            > quiet
            > chance die 5
                die-rolled seat=A card=dynamite die=5
                zombie-collected seat=A at=0/5 figure=zombie
                card-took-effect seat=B card=dynamite
            = chance die={"seat":"B","card":"dynamite"}
            > chance die 5
                die-rolled seat=B card=dynamite die=5
                zombie-collected seat=B at=0/4 figure=zombie
            = A: at 0/4, life 3, bullets 3, kills 1, hand [], played
            = B: at 0/1, life 3, bullets 3, kills 1, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z35_03_not_of_other_cards() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: fear
     hand B: got-one
     stack:
     begin movement 1",
        "A play fear player B
         not now B",
        expect![[r#"
            > A play fear player B
                card-played seat=A card=fear aim={"player":"B"}
                window-opened moment=card-played subject=A
            not now B:
                play card=got-one aim=nothing: not-at-this-time (ZOM-10.30)
        "#]],
    );
}
