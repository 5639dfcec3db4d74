//! Appendix B: a toy given up for a life, and a shield.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z7_09_stuffed_animal_in_a_fight() {
    check(
        &["ZOM-C-Z7-09", "ZOM-9.14"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z5-z7
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, life 1, bullets 0
     items A: stuffed, bat
     begin fight",
        "! A use stuffed
         A roll
         chance die 1
         A pass
         ? A
         A use stuffed
         = A
         = pending",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            ! A use stuffed: no-such-target (ZOM-9.17)
            > A roll
                combat-roll-called seat=A item=null
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=2 needed=4
                window-opened moment=die-rolled subject=A
            > A pass
                window-closed moment=die-rolled
            ? A: lose-life, use card=stuffed aim=nothing
            > A use stuffed
                item-used seat=A card=stuffed aim=nothing
                card-took-effect seat=A card=stuffed
            = A: at 1/4, life 1, bullets 0, kills 0, hand [], items [bat]
            = chance fight={"seat":"A"}
        "#]],
    );
}

#[test]
fn zom_c_z7_09_stuffed_animal_for_any_other_loss() {
    check(
        &["ZOM-C-Z7-09"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile police-station 0 -1
     zombies: 1/0
     A: at 1/7, life 1
     items A: grenade, stuffed
     stack:
     begin movement 2",
        "A use grenade building 1/0
         ? A
         A pick item A stuffed
         = A",
        expect![[r#"
            > A use grenade building 1/0
                item-used seat=A card=grenade aim={"building":1/0}
                card-took-effect seat=A card=grenade
                zombie-collected seat=A at=1/0 figure=zombie
            ? A: pick aim={"item":["A","stuffed"]}, enough
            > A pick item A stuffed
                picked seat=A card=stuffed aim={"item":["A","stuffed"]}
                item-used seat=A card=stuffed aim=nothing
                card-took-effect seat=A card=stuffed
            = A: at 1/7, life 1, bullets 3, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_c_z7_09_the_loss_is_taken() {
    check(
        &[],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z7
     tile police-station 0 -1
     zombies: 1/0
     A: at 1/7, life 3
     items A: grenade, stuffed
     stack:
     begin movement 2",
        "A use grenade building 1/0
         A enough
         = A",
        expect![[r#"
            > A use grenade building 1/0
                item-used seat=A card=grenade aim={"building":1/0}
                card-took-effect seat=A card=grenade
                zombie-collected seat=A at=1/0 figure=zombie
            > A enough
                enough-picked seat=A card=stuffed
                life-lost seat=A halves=2 card=grenade
            = A: at 1/7, life 2, bullets 3, kills 1, hand [], items [stuffed]
        "#]],
    );
}

#[test]
fn zom_c_z7_09_cancelled() {
    check(
        &["ZOM-10.20"],
        "seats 2
     rules guts=off tiles=z1-z7 cards=z1-z4-z7
     tile police-station 0 -1
     zombies: 1/0
     A: at 1/7, life 3
     items A: grenade, stuffed
     hand B: didnt-happen
     stack:
     begin movement 2",
        "A use grenade building 1/0
         quiet
         A pick item A stuffed
         B play didnt-happen
         quiet
         = A",
        expect![[r#"
            > A use grenade building 1/0
                item-used seat=A card=grenade aim={"building":1/0}
                window-opened moment=card-played subject=A
            > quiet
                window-closed moment=card-played
                card-took-effect seat=A card=grenade
                zombie-collected seat=A at=1/0 figure=zombie
            > A pick item A stuffed
                picked seat=A card=stuffed aim={"item":["A","stuffed"]}
                item-used seat=A card=stuffed aim=nothing
                window-opened moment=card-played subject=A
            > B play didnt-happen
                card-played seat=B card=didnt-happen aim=nothing
                card-took-effect seat=B card=didnt-happen
                card-cancelled seat=A card=stuffed
                life-lost seat=A halves=2 card=grenade
            > quiet
            = A: at 1/7, life 2, bullets 3, kills 1, hand []
        "#]],
    );
}

#[test]
fn zom_c_z7_09_not_for_a_cost_or_toll() {
    check(
        &["ZOM-16.11"],
        "seats 2
     rules guts=off tiles=z1-z6-z7 cards=z1-z7
     A: below, life 3, sewer 0
     B: at 0/1
     items A: stuffed
     hand A: bad-sense-of-direction
     stack:
     begin toll",
        "A play bad-sense-of-direction player B
         A pay life
         = A",
        expect![[r#"
            > A play bad-sense-of-direction player B
                card-played seat=A card=bad-sense-of-direction aim={"player":"B"}
                life-lost seat=A halves=2 card=bad-sense-of-direction
                card-took-effect seat=A card=bad-sense-of-direction
                pawn-put seat=B from=0/1 to=0/4
            > A pay life
                life-lost seat=A halves=2 card=null
                window-opened moment=before-movement-roll subject=A
            = A: at 0/4, life 1, bullets 3, kills 0, hand [], items [stuffed], below, played
        "#]],
    );
}

#[test]
fn zom_c_z8_09_riot_shield() {
    check(
        &["ZOM-C-Z8-09"],
        "seats 2
     rules guts=off tiles=z1-z8 cards=z1-z8 dodge=off
     tile police-station 0 -1
     zombies: 1/4, 1/1
     life: 1/4
     A: at 1/7, life 4
     hand A: riot-shield
     begin movement 4",
        "! A play riot-shield
         A step 1/4
         A play riot-shield
         A use riot-shield
         ? A
         A take
         A step 1/1
         = A
         = tile 1",
        expect![[r#"
            ! A play riot-shield: condition-not-met (ZOM-9.9)
            > A step 1/4
                moved seat=A from=1/7 to=1/4 is_below=false
                fight-began seat=A at=1/4 figure=zombie
            > A play riot-shield
                card-played seat=A card=riot-shield aim=nothing
                item-put-in-play seat=A card=riot-shield
            > A use riot-shield
                item-used seat=A card=riot-shield aim=nothing
                card-took-effect seat=A card=riot-shield
                zombie-dodged seat=A at=1/4
            ? A: stop, take, step to=1/1, step to=1/5, step to=1/7, step to=1/3, walk to=1/2, walk to=1/0, walk to=0/1, walk to=0/4
            > A take
                token-taken seat=A at=1/4 token=life
                life-gained seat=A halves=2
            > A step 1/1
                moved seat=A from=1/4 to=1/1 is_below=false
                fight-began seat=A at=1/1 figure=zombie
            = A: at 1/1, life 5, bullets 3, kills 0, hand [], played
            = tile 1: police-station at 0 -1 turn 0, zombies [1 4], bullets [], life [], manholes []
        "#]],
    );
}

#[test]
fn zom_c_z8_09_riot_shield_on_a_forced_way() {
    check(
        &["ZOM-C-Z8-09", "ZOM-18.2"],
        "seats 2
     rules guts=off tiles=z1-z8 cards=z1-z8 dodge=off
     tile straight 0 -1
     zombies: 1/7
     B: at 0/1
     items B: riot-shield
     hand A: where-everybody
     stack:
     begin movement 1",
        "A play where-everybody player B
         A step 1/7
         B use riot-shield
         A step 1/4
         = B",
        expect![[r#"
            > A play where-everybody player B
                card-played seat=A card=where-everybody aim={"player":"B"}
                card-took-effect seat=A card=where-everybody
            > A step 1/7
                moved seat=B from=0/1 to=1/7 is_below=false
                fight-began seat=B at=1/7 figure=zombie
            > B use riot-shield
                item-used seat=B card=riot-shield aim=nothing
                card-took-effect seat=B card=riot-shield
                zombie-dodged seat=B at=1/7
            > A step 1/4
                moved seat=B from=1/7 to=1/4 is_below=false
            = B: at 1/4, life 3, bullets 3, kills 0, hand []
        "#]],
    );
}

#[test]
fn zom_c_z8_09_riot_shield_after_the_roll() {
    check(
        &["ZOM-C-Z8-09"],
        "seats 2
     rules guts=off tiles=z1-z8 cards=z1-z8 dodge=off
     tile straight 0 -1
     zombies: 1/4
     A: at 1/4, life 1, bullets 0
     items A: riot-shield
     begin fight",
        "A roll
         chance die 1
         A use riot-shield
         = A",
        expect![[r#"
                fight-began seat=A at=1/4 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 1
                fight-rolled seat=A at=1/4 figure=zombie die=1 plus=0 needed=4
            > A use riot-shield
                item-used seat=A card=riot-shield aim=nothing
                card-took-effect seat=A card=riot-shield
                zombie-dodged seat=A at=1/4
            = A: at 1/4, life 1, bullets 0, kills 0, hand []
        "#]],
    );
}
