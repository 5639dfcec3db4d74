//! Appendix B: answers to cards and kills.

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
            = seats who=["A"] mode=turn question={"choose":{"seat":"A","card":"lookin-at-me","stage":0}}
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
fn zom_c_z35_03_hey_i_got_one_of_those() {
    check(
        &["ZOM-C-Z35-03"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile fire-station 0 -1
     A: at 1/4
     hand A: fire-axe
     hand B: got-one
     stack:
     begin movement 1",
        "A play fire-axe
         B play got-one
         = A
         = B
         = table",
        expect![[r#"
            > A play fire-axe
                card-played seat=A card=fire-axe aim=nothing
                window-opened moment=card-played subject=A
            > B play got-one
                card-played seat=B card=got-one aim=nothing
                card-took-effect seat=B card=got-one
                asked-anew moment=card-played
                window-closed moment=card-played
                item-put-in-play seat=A card=fire-axe
                item-put-in-play seat=B card=fire-axe
            = A: at 1/4, life 3, bullets 3, kills 0, hand [], items [fire-axe], played
            = B: at 0/4, life 3, bullets 3, kills 0, hand [], items [fire-axe], played
            = table: active A, deck 98, discard [got-one], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_03_a_copy_leaves_the_game_when_lost() {
    check(
        &["ZOM-C-Z35-03"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile fire-station 0 -1
     zombies: 0/4, 0/1
     A: at 1/4
     B: life 1, bullets 0
     hand A: fire-axe
     hand B: got-one
     stack:
     begin movement 1",
        "A play fire-axe
         B play got-one
         A stop
         chance die 1
         A move-zombie 0/1 1/7
         chance die 2
         = B
         = table",
        expect![[r#"
            > A play fire-axe
                card-played seat=A card=fire-axe aim=nothing
                window-opened moment=card-played subject=A
            > B play got-one
                card-played seat=B card=got-one aim=nothing
                card-took-effect seat=B card=got-one
                asked-anew moment=card-played
                window-closed moment=card-played
                item-put-in-play seat=A card=fire-axe
                item-put-in-play seat=B card=fire-axe
            > A stop
                stopped seat=A
            > chance die 1
                zombies-rolled seat=A die=1
            > A move-zombie 0/1 1/7
                zombie-moved from=0/1 to=1/7 figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
                fight-began seat=B at=0/4 figure=zombie
            > chance die 2
                fight-rolled seat=B at=0/4 figure=zombie die=2 plus=1 needed=4
                life-lost seat=B halves=2 card=null
                died seat=B
                item-lost seat=B card=fire-axe
                pawn-put seat=B from=0/4 to=0/4
            = B: at 0/4, life 0, bullets 0, kills 0, hand [], dead
            = table: active B, deck 98, discard [got-one], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_03_not_of_a_kind_that_one_has() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile fire-station 0 -1
     A: at 1/4
     hand A: fire-axe
     hand B: got-one
     items B: fire-axe
     begin movement 1",
        "A play fire-axe
         ! B play got-one",
        expect![[r#"
            > A play fire-axe
                card-played seat=A card=fire-axe aim=nothing
                window-opened moment=card-played subject=A
            ! B play got-one: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z35_03_the_effect_of_an_item() {
    check(
        &["ZOM-C-Z35-03"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile hospital 0 -1
     tile police-station 0 1 turn 2
     zombies: 1/0, 1/1, 2/0
     A: at 1/7
     B: at 2/7
     items A: grenade
     hand B: got-one
     stack:
     begin movement 1",
        "A use grenade building 1/0
         B play got-one
         = A
         = B
         = table",
        expect![[r#"
            > A use grenade building 1/0
                item-used seat=A card=grenade aim={"building":1/0}
                window-opened moment=card-played subject=A
            > B play got-one
                card-played seat=B card=got-one aim=nothing
                card-took-effect seat=B card=got-one
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=grenade
                zombie-collected seat=A at=1/0 figure=zombie
                zombie-collected seat=A at=1/1 figure=zombie
                life-lost seat=A halves=2 card=grenade
                card-took-effect seat=B card=grenade
                zombie-collected seat=B at=2/0 figure=zombie
                life-lost seat=B halves=2 card=grenade
            = A: at 1/7, life 2, bullets 3, kills 2, hand []
            = B: at 2/7, life 2, bullets 3, kills 1, hand [], played
            = table: active A, deck 98, discard [got-one grenade], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_03_an_instant_weapon() {
    check(
        &["ZOM-C-Z35-03", "ZOM-C-Z2-03"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z2-z3.5
     tile straight 0 -1
     zombies: 0/1, 1/1
     A: at 0/4
     B: at 1/4
     hand A: dynamite
     hand B: got-one
     stack:
     begin movement 1",
        "A play dynamite
         B play got-one
         = pending
         chance die 2
         = pending
         chance die 5
         = A
         = B
         = table",
        expect![[r#"
            > A play dynamite
                card-played seat=A card=dynamite aim=nothing
                window-opened moment=card-played subject=A
            > B play got-one
                card-played seat=B card=got-one aim=nothing
                card-took-effect seat=B card=got-one
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=A card=dynamite
            = chance die={"seat":"A","card":"dynamite"}
            > chance die 2
                die-rolled seat=A card=dynamite die=2
                life-lost seat=A halves=4 card=dynamite
                card-took-effect seat=B card=dynamite
            = chance die={"seat":"B","card":"dynamite"}
            > chance die 5
                die-rolled seat=B card=dynamite die=5
                zombie-collected seat=B at=1/1 figure=zombie
            = A: at 0/4, life 1, bullets 3, kills 0, hand [], played
            = B: at 1/4, life 3, bullets 3, kills 1, hand [], played
            = table: active A, deck 126, discard [got-one dynamite], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_03_nothing_for_oneself() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     tile hospital 0 -1
     zombies: 1/0
     A: at 1/7
     items A: grenade
     hand B: got-one
     begin movement 1",
        "A use grenade building 1/0
         ! B play got-one",
        expect![[r#"
            > A use grenade building 1/0
                item-used seat=A card=grenade aim={"building":1/0}
                window-opened moment=card-played subject=A
            ! B play got-one: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z35_22_where_is_that_music_coming_from() {
    check(
        &["ZOM-C-Z35-22"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     hand A: music
     hand B: fear
     stack:
     begin movement 1",
        "A play music
         quiet
         = table
         B play fear player A
         = table",
        expect![[r#"
            > A play music
                card-played seat=A card=music aim=nothing
                card-took-effect seat=A card=music
                effect-began seat=A card=music aim={"player":"A"}
            > quiet
            = table: active A, deck 98, discard [music], stacks [city 0], lasting [music]
            > B play fear player A
                card-played seat=B card=fear aim={"player":"A"}
                effect-ended card=music aim={"player":"A"}
                card-cancelled seat=B card=fear
            = table: active A, deck 98, discard [music fear], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_22_only_cards_aimed_at_one() {
    check(
        &["ZOM-C-Z35-22"],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z3-z3.5
     hand A: music
     hand B: hello
     hand C: fear
     stack:
     begin movement 1",
        "A play music
         quiet
         B play hello
         quiet
         C play fear player B
         = table",
        expect![[r#"
            > A play music
                card-played seat=A card=music aim=nothing
                card-took-effect seat=A card=music
                effect-began seat=A card=music aim={"player":"A"}
            > quiet
            > B play hello
                card-played seat=B card=hello aim=nothing
                card-took-effect seat=B card=hello
                zombie-put at=0/4 figure=zombie
            > quiet
            > C play fear player B
                card-played seat=C card=fear aim={"player":"B"}
                card-took-effect seat=C card=fear
                effect-began seat=C card=fear aim={"player":"B"}
            = table: active A, deck 115, discard [music hello fear], stacks [city 0], lasting [music fear]
        "#]],
    );
}

#[test]
fn zom_c_z35_22_also_against_a_card_aimed_anew() {
    check(
        &["ZOM-C-Z35-22", "ZOM-C-Z2-15"],
        "seats 3
     rules guts=off tiles=z1 cards=z1-z2-z3.5
     hand A: music
     hand B: fear
     hand C: lookin-at-me
     stack:
     begin movement 1",
        "A play music
         quiet
         B play fear player C
         C play lookin-at-me
         = table",
        expect![[r#"
            > A play music
                card-played seat=A card=music aim=nothing
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=music
                effect-began seat=A card=music aim={"player":"A"}
            > B play fear player C
                card-played seat=B card=fear aim={"player":"C"}
                window-opened moment=card-played subject=B
            > C play lookin-at-me
                card-played seat=C card=lookin-at-me aim=nothing
                card-took-effect seat=C card=lookin-at-me
                target-changed seat=B card=fear aim={"player":"A"}
                asked-anew moment=card-played
                window-closed moment=card-played
                effect-ended card=music aim={"player":"A"}
                card-cancelled seat=B card=fear
            = table: active A, deck 125, discard [music lookin-at-me fear], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_22_gone_with_death() {
    check(
        &["ZOM-C-Z35-22"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     zombies: 0/1
     A: life 1, bullets 0
     hand A: music
     stack:
     begin movement 1",
        "A play music
         A step 0/1
         chance die 1
         = table",
        expect![[r#"
            > A play music
                card-played seat=A card=music aim=nothing
                card-took-effect seat=A card=music
                effect-began seat=A card=music aim={"player":"A"}
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            > chance die 1
                fight-rolled seat=A at=0/1 figure=zombie die=1 plus=0 needed=4
                life-lost seat=A halves=2 card=null
                died seat=A
                effect-ended card=music aim={"player":"A"}
                pawn-put seat=A from=0/1 to=0/4
            = table: active A, deck 99, discard [music], stacks [city 0], lasting []
        "#]],
    );
}

#[test]
fn zom_c_z35_24_why_wont_you_die() {
    check(
        &["ZOM-C-Z35-24", "ZOM-10.14"],
        "seats 2
     rules guts=on tiles=z1 cards=z1-z3.5
     zombies: 0/1
     hand B: why-wont
     A: guts 3
     stack:
     begin movement 1",
        "! B play why-wont player A
         A step 0/1
         chance die 6
         B play why-wont player A
         = A
         = tile 0
         chance die 3
         A spend-bullets
         = A",
        expect![[r#"
            ! B play why-wont player A: not-at-this-time (ZOM-10.30)
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            > chance die 6
                fight-rolled seat=A at=0/1 figure=zombie die=6 plus=0 needed=4
                guts-gained seat=A n=1
                zombie-killed seat=A at=0/1 figure=zombie
                window-opened moment=kill subject=A
            > B play why-wont player A
                card-played seat=B card=why-wont aim={"player":"A"}
                card-took-effect seat=B card=why-wont
                zombie-put at=0/1 figure=zombie
            = A: at 0/1, life 3, bullets 3, guts 4, kills 0, hand []
            = tile 0: town-square at 0 0 turn 0, zombies [1], bullets [], life [], manholes []
            > chance die 3
                fight-rolled seat=A at=0/1 figure=zombie die=3 plus=0 needed=4
            > A spend-bullets
                bullets-lost seat=A n=1
                zombie-killed seat=A at=0/1 figure=zombie
                kill-counted seat=A figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/1, life 3, bullets 2, guts 4, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_c_z35_24_the_bullets_stay_spent() {
    check(
        &["ZOM-C-Z35-24"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5
     zombies: 0/1
     hand B: why-wont
     stack:
     begin movement 1",
        "A step 0/1
         chance die 2
         A spend-bullets
         B play why-wont player A
         = A
         chance die 5
         = A",
        expect![[r#"
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            > chance die 2
                fight-rolled seat=A at=0/1 figure=zombie die=2 plus=0 needed=4
            > A spend-bullets
                bullets-lost seat=A n=2
                zombie-killed seat=A at=0/1 figure=zombie
                window-opened moment=kill subject=A
            > B play why-wont player A
                card-played seat=B card=why-wont aim={"player":"A"}
                card-took-effect seat=B card=why-wont
                zombie-put at=0/1 figure=zombie
            = A: at 0/1, life 3, bullets 1, kills 0, hand []
            > chance die 5
                fight-rolled seat=A at=0/1 figure=zombie die=5 plus=0 needed=4
                zombie-killed seat=A at=0/1 figure=zombie
                kill-counted seat=A figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/1, life 3, bullets 1, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_c_z35_24_the_kill_is_saved() {
    check(
        &["ZOM-C-Z5-08"],
        "seats 2
     rules guts=off tiles=z1 cards=z1-z3.5-z5
     zombies: 0/1
     hand A: raise-hand
     hand B: why-wont
     stack:
     begin movement 1",
        "A step 0/1
         A roll
         chance die 5
         B play why-wont player A
         A play raise-hand
         = A
         = tile 0",
        expect![[r#"
            > A step 0/1
                moved seat=A from=0/4 to=0/1 is_below=false
                fight-began seat=A at=0/1 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 5
                fight-rolled seat=A at=0/1 figure=zombie die=5 plus=0 needed=4
                zombie-killed seat=A at=0/1 figure=zombie
                window-opened moment=kill subject=A
            > B play why-wont player A
                card-played seat=B card=why-wont aim={"player":"A"}
                window-opened moment=card-played subject=B
            > A play raise-hand
                card-played seat=A card=raise-hand aim=nothing
                card-took-effect seat=A card=raise-hand
                card-cancelled seat=B card=why-wont
                asked-anew moment=kill
                window-closed moment=kill
                kill-counted seat=A figure=zombie
                turn-ended seat=A
                turn-began seat=B round=1
            = A: at 0/1, life 3, bullets 3, kills 1, hand [], played
            = tile 0: town-square at 0 0 turn 0, zombies [], bullets [], life [], manholes []
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
fn zom_c_z6_02_who_plays_it_chooses() {
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
            = seats who=["B"] mode=turn question={"choose":{"seat":"B","card":"back-at-ya","stage":0}}
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
fn zom_c_z6_02_what_is_impossible_is_left_out() {
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
