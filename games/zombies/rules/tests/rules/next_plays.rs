//! Chapter 10: a card that is left for somebody's next moment.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_10_44_a_card_is_played_at_the_next_moment_of_the_player() {
    check(
        &["ZOM-10.44", "ZOM-C-Z1-05"],
        "seats 3
     rules guts=off tiles=z1 cards=z1
     deck 0
     hand B: brain-cramp
     hand C: fear
     stack:
     begin start",
        "B leave brain-cramp for A
         @A
         @B
         quiet
         chance die 3
         C pass
         = pending
         = B",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > B leave brain-cramp for A
            @A
            @B
                order-left seat=B order={"play-next":{"card":"brain-cramp","on":"A"}}
            > quiet
                window-closed moment=turn-start
                window-opened moment=before-movement-roll subject=A
                window-closed moment=before-movement-roll
            > chance die 3
                movement-rolled seat=A die=3
                window-opened moment=after-movement-roll subject=A
            > C pass
                card-played seat=B card=brain-cramp aim={"player":"A"}
                card-took-effect seat=B card=brain-cramp
                effect-began seat=B card=brain-cramp aim={"player":"A"}
                asked-anew moment=after-movement-roll
            = seats who=["B","C"] mode=reaction question={"set-out":{"seat":"B","mover":"A","left":3}}
            = B: at 0/4, life 3, bullets 3, kills 0, hand [], played
        "#]],
    );
}

#[test]
fn zom_10_44_it_waits_for_the_player_it_is_meant_for() {
    check(
        &["ZOM-10.44"],
        "seats 3
     rules guts=off tiles=z1 cards=z1
     deck 0
     hand B: brain-cramp
     hand C: fear
     stack:
     begin start",
        "B leave brain-cramp for C
         B pass on after-movement-roll
         quiet
         chance die 3
         ? B
         = pending",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > B leave brain-cramp for C
            > B pass on after-movement-roll
            > quiet
                window-closed moment=turn-start
                window-opened moment=before-movement-roll subject=A
                window-closed moment=before-movement-roll
            > chance die 3
                movement-rolled seat=A die=3
                window-opened moment=after-movement-roll subject=A
            ? B: pass, play card=brain-cramp aim={"player":"A"}
            = seats who=["A","B","C"] mode=reaction question={"set-out":{"seat":"A","mover":"A","left":3}}
        "#]],
    );
}

#[test]
fn zom_10_44_no_standing_pass_takes_the_moment_away() {
    check(
        &["ZOM-10.44", "ZOM-10.28"],
        "seats 3
     rules guts=off tiles=z1 cards=z1
     deck 0
     hand B: fear
     hand C: fear
     stack:
     begin start",
        "B leave brain-cramp for A
         B pass on after-movement-roll
         quiet
         chance die 3
         ? B
         = pending",
        expect![[r#"
                window-opened moment=turn-start subject=A
            > B leave brain-cramp for A
            > B pass on after-movement-roll
            > quiet
                window-closed moment=turn-start
                window-opened moment=before-movement-roll subject=A
                window-closed moment=before-movement-roll
            > chance die 3
                movement-rolled seat=A die=3
                window-opened moment=after-movement-roll subject=A
            ? B: pass, play card=fear aim={"player":"A"}, play card=fear aim={"player":"C"}
            = seats who=["A","B","C"] mode=reaction question={"set-out":{"seat":"A","mover":"A","left":3}}
        "#]],
    );
}

#[test]
fn zom_10_44_it_may_be_withdrawn_and_is_used_up() {
    check(
        &["ZOM-10.44"],
        "seats 3
     rules guts=off tiles=z1 cards=z1
     deck 0
     hand B: brain-cramp
     hand C: fear
     stack:
     begin start",
        "! B leave brain-cramp for F
         B leave brain-cramp for A
         B leave no card
         quiet
         chance die 3
         ? B
         B leave brain-cramp for A
         C pass
         = pending",
        expect![[r#"
                window-opened moment=turn-start subject=A
            ! B leave brain-cramp for F: no-such-player (ZOM-10.44)
            > B leave brain-cramp for A
            > B leave no card
            > quiet
                window-closed moment=turn-start
                window-opened moment=before-movement-roll subject=A
                window-closed moment=before-movement-roll
            > chance die 3
                movement-rolled seat=A die=3
                window-opened moment=after-movement-roll subject=A
            ? B: pass, play card=brain-cramp aim={"player":"A"}
            > B leave brain-cramp for A
            > C pass
                card-played seat=B card=brain-cramp aim={"player":"A"}
                card-took-effect seat=B card=brain-cramp
                effect-began seat=B card=brain-cramp aim={"player":"A"}
                asked-anew moment=after-movement-roll
            = seats who=["B","C"] mode=reaction question={"set-out":{"seat":"B","mover":"A","left":3}}
        "#]],
    );
}
