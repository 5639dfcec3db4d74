//! Appendix B: answers to cards and kills, from all boxes but Not Dead Yet!.

use expect_test::expect;

use crate::transcript::check;

/// A may frighten B or C.
const FEAR: &str = "seats 3
     rules guts=off tiles=z1 cards=z1-z2-z3.5-z4-z6
     tile hospital 0 -1
     hand A: fear
     stack:";

#[test]
fn zom_c_z2_15_you_lookin_at_me() {
    check(
        &["ZOM-C-Z2-15"],
        &format!("{FEAR}\n hand B: lookin-at-me\n begin movement 1"),
        "A play fear player B
         B play lookin-at-me
         = table
         = pending",
        expect![[r#"
            > A play fear player B
                card-played seat=A card=fear aim={"player":"B"}
                window-opened moment=card-played subject=A
            > B play lookin-at-me
                card-played seat=B card=lookin-at-me aim=nothing
                card-took-effect seat=B card=lookin-at-me
                target-changed seat=A card=fear aim={"player":"C"}
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"C"}
            = table: active A, deck 160, discard [lookin-at-me fear], stacks [city 0], lasting [fear]
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z2_15_the_player_of_the_card_chooses() {
    check(
        &["ZOM-C-Z2-15"],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z2
     tile hospital 0 -1
     tile bank 1 0 turn 1
     tile police-station 0 1 turn 2
     hand A: couldnt-get-worse
     hand B: lookin-at-me
     stack:
     begin movement 1",
        "A play couldnt-get-worse building 1/0
         B play lookin-at-me
         = pending
         ? A
         ! A pick building 1/0
         A pick building 3/0
         = tile 1
         = tile 3",
        expect![[r#"
            > A play couldnt-get-worse building 1/0
                card-played seat=A card=couldnt-get-worse aim={"building":1/0}
                window-opened moment=card-played subject=A
            > B play lookin-at-me
                card-played seat=B card=lookin-at-me aim=nothing
                card-took-effect seat=B card=lookin-at-me
            = seats who=["A"] mode=turn question={"choose":{"seat":"A","card":"lookin-at-me","stage":"lookin-at-me-aim-elsewhere"}}
            ? A: pick aim={"building":2/0}, pick aim={"building":3/0}
            ! A pick building 1/0: not-a-choice (ZOM-C-Z2-15)
            > A pick building 3/0
                picked seat=A card=lookin-at-me aim={"building":3/0}
                target-changed seat=A card=couldnt-get-worse aim={"building":3/0}
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=couldnt-get-worse
                zombie-put at=3/0 figure=zombie
                zombie-put at=3/1 figure=zombie
                zombie-put at=3/2 figure=zombie
                zombie-put at=3/3 figure=zombie
                zombie-put at=3/4 figure=zombie
                zombie-put at=3/5 figure=zombie
            = tile 1: hospital at 0 -1 turn 0, zombies [], bullets [], life [], manholes []
            = tile 3: police-station at 0 1 turn 2, zombies [0 1 2 3 4 5], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z2_15_another_square() {
    check(
        &["ZOM-C-Z2-15", "ZOM-C-Z8-16"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2-z8
     zombies: 0/1, 0/3
     hand A: guard-tower
     hand B: lookin-at-me
     stack:
     begin movement 1",
        "A play guard-tower square 0/1
         B play lookin-at-me
         = tile 0
         = A",
        expect![[r#"
            > A play guard-tower square 0/1
                card-played seat=A card=guard-tower aim={"square":0/1}
                bullets-lost seat=A n=1
                window-opened moment=card-played subject=A
            > B play lookin-at-me
                card-played seat=B card=lookin-at-me aim=nothing
                card-took-effect seat=B card=lookin-at-me
                target-changed seat=A card=guard-tower aim={"square":0/3}
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=guard-tower
                zombie-collected seat=A at=0/3 figure=zombie
            = tile 0: town-square at 0 0 turn 0, zombies [1], bullets [], life [], manholes []
            = A: at 0/4, life 3, bullets 2, kills 1, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z2_15_no_other_target() {
    check(
        &["ZOM-C-Z2-15", "ZOM-10.20"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     hand A: fear
     hand B: lookin-at-me
     stack:
     begin movement 1",
        "A play fear player B
         B play lookin-at-me
         = table",
        expect![[r#"
            > A play fear player B
                card-played seat=A card=fear aim={"player":"B"}
                window-opened moment=card-played subject=A
            > B play lookin-at-me
                card-played seat=B card=lookin-at-me aim=nothing
                card-took-effect seat=B card=lookin-at-me
                card-cancelled seat=A card=fear
            = table: active A, deck 76, discard [lookin-at-me fear], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z2_15_not_against_a_card_without_target() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2
     hand A: alternate-food-source
     hand B: lookin-at-me
     begin movement 1",
        "A play alternate-food-source
         ? B
         ! B play lookin-at-me",
        expect![[r#"
            > A play alternate-food-source
                card-played seat=A card=alternate-food-source aim=nothing
                window-opened moment=card-played subject=A
            ? B: pass
            ! B play lookin-at-me: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z6_02_back_at_ya() {
    check(
        &["ZOM-C-Z6-02"],
        &format!("{FEAR}\n hand C: back-at-ya\n begin movement 1"),
        "A play fear player B
         C play back-at-ya
         = table",
        expect![[r#"
            > A play fear player B
                card-played seat=A card=fear aim={"player":"B"}
                window-opened moment=card-played subject=A
            > C play back-at-ya
                card-played seat=C card=back-at-ya aim=nothing
                card-took-effect seat=C card=back-at-ya
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=fear
                effect-began seat=A card=fear aim={"player":"B"}
                card-took-effect seat=C card=fear
                effect-began seat=C card=fear aim={"player":"A"}
            = table: active A, deck 160, discard [back-at-ya fear], stacks [city 0], lasting [fear fear]
        "#]],
    );
}

#[test]
fn zom_c_z6_02_its_player_chooses() {
    check(
        &["ZOM-C-Z6-02"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z6
     items A: fire-axe, skateboard
     items B: skateboard
     hand A: butter-fingers
     hand B: back-at-ya
     stack:
     begin movement 1",
        "A play butter-fingers item B skateboard
         B play back-at-ya
         = pending
         ? B
         B pick item A skateboard
         = A
         = B",
        expect![[r#"
            > A play butter-fingers item B skateboard
                card-played seat=A card=butter-fingers aim={"item":["B","skateboard"]}
                window-opened moment=card-played subject=A
            > B play back-at-ya
                card-played seat=B card=back-at-ya aim=nothing
                card-took-effect seat=B card=back-at-ya
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=butter-fingers
                item-lost seat=B card=skateboard
            = seats who=["B"] mode=turn question={"choose":{"seat":"B","card":"back-at-ya","stage":"back-at-ya-aim-recoil"}}
            ? B: pick aim={"item":["A","fire-axe"]}, pick aim={"item":["A","skateboard"]}
            > B pick item A skateboard
                picked seat=B card=back-at-ya aim={"item":["A","skateboard"]}
                card-took-effect seat=B card=butter-fingers
                item-lost seat=A card=skateboard
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], items [fire-axe], played
            = B: at 0/4, life 3, bullets 3, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_c_z6_02_a_walk_in_return() {
    check(
        &["ZOM-C-Z6-02", "ZOM-11.9"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z6
     tile straight 0 -1
     tile straight 0 -2
     hand A: where-everybody
     hand B: back-at-ya
     stack:
     begin movement 1",
        "A play where-everybody player B
         B play back-at-ya
         A walk 2/7
         = pending
         B walk 2/7
         = pending",
        expect![[r#"
            > A play where-everybody player B
                card-played seat=A card=where-everybody aim={"player":"B"}
                window-opened moment=card-played subject=A
            > B play back-at-ya
                card-played seat=B card=back-at-ya aim=nothing
                card-took-effect seat=B card=back-at-ya
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=where-everybody
            > A walk 2/7
                moved seat=B from=0/4 to=0/1 is_below=false
                moved seat=B from=0/1 to=1/7 is_below=false
                moved seat=B from=1/7 to=1/4 is_below=false
                moved seat=B from=1/4 to=1/1 is_below=false
                moved seat=B from=1/1 to=2/7 is_below=false
                card-took-effect seat=B card=where-everybody
            = seats who=["B"] mode=turn question={"move":{"seat":"B","mover":"A","left":5}}
            > B walk 2/7
                moved seat=A from=0/4 to=0/1 is_below=false
                moved seat=A from=0/1 to=1/7 is_below=false
                moved seat=A from=1/7 to=1/4 is_below=false
                moved seat=A from=1/4 to=1/1 is_below=false
                moved seat=A from=1/1 to=2/7 is_below=false
            = seats who=["A"] mode=turn question={"move":{"seat":"A","mover":"A","left":1}}
        "#]],
    );
}

#[test]
fn zom_c_z6_02_impossible_effects_are_left_out() {
    check(
        &["ZOM-C-Z6-02"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z6
     items B: skateboard
     hand A: butter-fingers
     hand B: back-at-ya
     stack:
     begin movement 1",
        "A play butter-fingers item B skateboard
         B play back-at-ya
         = table",
        expect![[r#"
            > A play butter-fingers item B skateboard
                card-played seat=A card=butter-fingers aim={"item":["B","skateboard"]}
                window-opened moment=card-played subject=A
            > B play back-at-ya
                card-played seat=B card=back-at-ya aim=nothing
                card-took-effect seat=B card=back-at-ya
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=butter-fingers
                item-lost seat=B card=skateboard
            = table: active A, deck 67, discard [back-at-ya skateboard butter-fingers], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z6_02_a_cancelled_card_affects_nobody() {
    check(
        &["ZOM-C-Z6-02", "ZOM-10.20"],
        &format!("{FEAR}\n hand B: didnt-happen\n hand C: back-at-ya\n begin movement 1"),
        "A play fear player B
         B pass
         C play back-at-ya
         B pass
         B play didnt-happen
         = table",
        expect![[r#"
            > A play fear player B
                card-played seat=A card=fear aim={"player":"B"}
                window-opened moment=card-played subject=A
            > B pass
            > C play back-at-ya
                card-played seat=C card=back-at-ya aim=nothing
                window-opened moment=card-played subject=C
            > B pass
                window-closed moment=card-played
                card-took-effect seat=C card=back-at-ya
                asked-anew moment=card-played
            > B play didnt-happen
                card-played seat=B card=didnt-happen aim=nothing
                card-took-effect seat=B card=didnt-happen
                card-cancelled seat=A card=fear
            = table: active A, deck 159, discard [back-at-ya didnt-happen fear], stacks [city 0], lasting []
        "#]],
    );
}
