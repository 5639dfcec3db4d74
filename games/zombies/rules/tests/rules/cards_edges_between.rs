//! What a reply changes for the card that it answers, and for other cards in between.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn zom_c_z1_19_a_molotov_burns_this_turn() {
    check(
        &["ZOM-C-Z1-19"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile gas-station 0 -1
     A: at 1/1
     items A: molotov
     stack:
     begin movement 1",
        "A use molotov building 1/0
         quiet
         = lasting",
        expect![[r#"
            > A use molotov building 1/0
                item-used seat=A card=molotov aim={"building":1/0}
                card-took-effect seat=A card=molotov
                effect-began seat=A card=molotov aim={"building":1/0}
            > quiet
            = lasting: molotov on building spot=1 at=0 during of=A has_begun=true
        "#]],
    );
}

#[test]
fn zom_c_z1_01_no_roll_to_double_after_the_keys() {
    check(
        &["ZOM-C-Z7-02", "ZOM-C-Z1-17"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: cant-sleep
     stack:
     begin before-movement-roll",
        "A play cant-sleep
         quiet
         chance cards keys-still-in-it adrenaline-rush grenade
         = pending
         ? A
         A pick card keys-still-in-it
         quiet
         = table",
        expect![[r#"
                window-opened moment=before-movement-roll subject=A
            > A play cant-sleep
                card-played seat=A card=cant-sleep aim=nothing
                card-took-effect seat=A card=cant-sleep
            > quiet
            > chance cards keys-still-in-it adrenaline-rush grenade
                card-shown seat=A card=keys-still-in-it
                card-shown seat=A card=adrenaline-rush
                card-shown seat=A card=grenade
            = seats who=["A"] mode=turn question={"choose":{"seat":"A","card":"cant-sleep","stage":"cant-sleep-next"}}
            ? A: pick aim={"card":"keys-still-in-it"}, pick aim={"card":"adrenaline-rush"}
            > A pick card keys-still-in-it
                picked seat=A card=cant-sleep aim={"card":"keys-still-in-it"}
                card-played seat=A card=keys-still-in-it aim=nothing
                card-took-effect seat=A card=keys-still-in-it
                card-discarded seat=A card=adrenaline-rush
                card-discarded seat=A card=grenade
                asked-anew moment=before-movement-roll
                window-closed moment=before-movement-roll
            > quiet
            = table: active A, deck 310, discard [cant-sleep keys-still-in-it adrenaline-rush grenade], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting []
        "#]],
    );
}

#[test]
fn zom_10_21_the_fighter_dies_before_the_lucky_shot() {
    check(
        &["ZOM-10.21"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, life 1, bullets 3
     zombies: 0/1
     hand A: lucky-shot
     hand B: mystery-meat
     begin fight",
        "A play lucky-shot
         B play mystery-meat player A
         quiet
         chance die 1
         quiet
         = A
         = table",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > A play lucky-shot
                card-played seat=A card=lucky-shot aim=nothing
                bullets-lost seat=A n=1
                window-opened moment=card-played subject=A
            > B play mystery-meat player A
                card-played seat=B card=mystery-meat aim={"player":"A"}
                card-took-effect seat=B card=mystery-meat
            > quiet
            > chance die 1
                die-rolled seat=A card=mystery-meat die=1
                life-lost seat=A halves=2 card=mystery-meat
                died seat=A
                pawn-put seat=A from=0/1 to=0/4
                asked-anew moment=card-played
                window-closed moment=card-played
                card-fizzled seat=A card=lucky-shot
            > quiet
            = A: at 0/4, life 0, bullets 0, kills 0, hand [], dead, played
            = table: active A, deck 312, discard [mystery-meat lucky-shot], stacks [city 51 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting []
        "#]],
    );
}

#[test]
fn zom_10_21_the_fighter_is_put_elsewhere_before_the_lucky_shot() {
    check(
        &["ZOM-10.21"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, bullets 3
     zombies: 0/1
     hand A: lucky-shot
     hand B: bad-sense-of-direction
     begin fight",
        "A play lucky-shot
         B play bad-sense-of-direction player A
         quiet
         = A
         = tile 0
         = pending",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > A play lucky-shot
                card-played seat=A card=lucky-shot aim=nothing
                bullets-lost seat=A n=1
                window-opened moment=card-played subject=A
            > B play bad-sense-of-direction player A
                card-played seat=B card=bad-sense-of-direction aim={"player":"A"}
                life-lost seat=B halves=2 card=bad-sense-of-direction
                card-took-effect seat=B card=bad-sense-of-direction
                pawn-put seat=A from=0/1 to=0/4
                asked-anew moment=card-played
                window-closed moment=card-played
                card-fizzled seat=A card=lucky-shot
            > quiet
            = A: at 0/4, life 3, bullets 2, kills 0, hand [], played
            = tile 0: town-square at 0 0 turn 0, zombies [1], bullets [], life [], manholes []
            = chance cards={"seat":"A","n":3}
        "#]],
    );
}

#[test]
fn zom_10_21_the_fighter_needs_no_fight_before_the_lucky_shot() {
    check(
        &["ZOM-10.21"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, bullets 3
     zombies: 0/1
     hand A: lucky-shot
     hand B: alternate-food-source
     begin fight",
        "A play lucky-shot
         B play alternate-food-source
         quiet
         = A
         = tile 0
         = pending",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > A play lucky-shot
                card-played seat=A card=lucky-shot aim=nothing
                bullets-lost seat=A n=1
                window-opened moment=card-played subject=A
            > B play alternate-food-source
                card-played seat=B card=alternate-food-source aim=nothing
                card-took-effect seat=B card=alternate-food-source
                effect-began seat=B card=alternate-food-source aim=nothing
                asked-anew moment=card-played
                window-closed moment=card-played
                card-fizzled seat=A card=lucky-shot
            > quiet
            = A: at 0/1, life 3, bullets 2, kills 0, hand [], played
            = tile 0: town-square at 0 0 turn 0, zombies [1], bullets [], life [], manholes []
            = chance cards={"seat":"A","n":3}
        "#]],
    );
}

#[test]
fn zom_10_21_the_fighter_dies_behind_the_riot_shield() {
    check(
        &["ZOM-10.21"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, life 1
     zombies: 0/1
     items A: riot-shield
     hand B: mystery-meat
     begin fight",
        "A use riot-shield
         B play mystery-meat player A
         quiet
         chance die 1
         quiet
         = A
         = pending",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > A use riot-shield
                item-used seat=A card=riot-shield aim=nothing
                window-opened moment=card-played subject=A
            > B play mystery-meat player A
                card-played seat=B card=mystery-meat aim={"player":"A"}
                card-took-effect seat=B card=mystery-meat
            > quiet
            > chance die 1
                die-rolled seat=A card=mystery-meat die=1
                life-lost seat=A halves=2 card=mystery-meat
                died seat=A
                pawn-put seat=A from=0/1 to=0/4
                asked-anew moment=card-played
                window-closed moment=card-played
                card-fizzled seat=A card=riot-shield
            > quiet
            = A: at 0/4, life 0, bullets 0, kills 0, hand [], dead
            = chance cards={"seat":"A","n":3}
        "#]],
    );
}

#[test]
fn zom_c_z35_03_nobody_else_hides_behind_the_shield() {
    check(
        &["ZOM-9.17"],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, kills 1
     B: kills 1
     zombies: 0/1
     items A: riot-shield
     hand B: got-one
     begin fight",
        "A use riot-shield
         cards B
         not now B",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > A use riot-shield
                item-used seat=A card=riot-shield aim=nothing
                window-opened moment=card-played subject=A
            cards B:
            not now B:
                play card=got-one aim=nothing: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z35_03_nobody_else_keeps_zombies_by_it() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     A: at 0/1, life 1, bullets 0, kills 1
     B: kills 3
     zombies: 0/1
     items A: adjusting-nicely
     hand B: got-one
     begin fight",
        "A roll
         chance die 1
         A pass
         A lose-life
         A use adjusting-nicely
         B pass
         cards B",
        expect![[r#"
                fight-began seat=A at=0/1 figure=zombie
            > A roll
                combat-roll-called seat=A item=null
            > chance die 1
                fight-rolled seat=A at=0/1 figure=zombie die=1 plus=0 needed=4
                window-opened moment=die-rolled subject=A
            > A pass
                window-closed moment=die-rolled
            > A lose-life
                life-lost seat=A halves=2 card=null
                died seat=A
                window-opened moment=death subject=A
            > A use adjusting-nicely
            > B pass
                item-used seat=A card=adjusting-nicely aim=nothing
                window-opened moment=card-played subject=A
            cards B:
        "#]],
    );
}

#[test]
fn zom_c_z35_03_dynamite_needs_a_zombie_nearby() {
    check(
        &[],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     tile straight 0 -1
     A: at 0/4
     B: at 1/1
     zombies: 0/1
     hand A: dynamite
     hand B: got-one
     stack:
     begin movement 1",
        "A play dynamite
         cards B",
        expect![[r#"
            > A play dynamite
                card-played seat=A card=dynamite aim=nothing
                window-opened moment=card-played subject=A
            cards B:
        "#]],
    );
}

#[test]
fn zom_10_39_no_answer_to_ones_own_item() {
    check(
        &[],
        "seats 2
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     hand A: back-at-ya, got-one
     hand B: fear, grenade
     items A: magic-key
     stack:
     begin movement 1",
        "A use magic-key player B
         cards A
         not now A",
        expect![[r#"
            > A use magic-key player B
                item-used seat=A card=magic-key aim={"player":"B"}
                window-opened moment=card-played subject=A
            cards A:
            not now A:
                play card=got-one aim=nothing: not-at-this-time (ZOM-10.30)
                play card=back-at-ya aim=nothing: no-such-target (ZOM-9.17)
        "#]],
    );
}

#[test]
fn zom_c_z35_22_a_shield_at_another_players_kill() {
    check(
        &["ZOM-C-Z1-25"],
        "seats 3
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     C: at 0/4
     zombies: 0/3
     hand A: music
     hand B: where-everybody
     stack:
     begin movement 1",
        "B play where-everybody player C
         quiet
         B step 0/3
         chance die 6
         cards A",
        expect![[r#"
            > B play where-everybody player C
                card-played seat=B card=where-everybody aim={"player":"C"}
                window-opened moment=card-played subject=B
            > quiet
                window-closed moment=card-played
                card-took-effect seat=B card=where-everybody
            > B step 0/3
                moved seat=C from=0/4 to=0/3 is_below=false
                fight-began seat=C at=0/3 figure=zombie
            > chance die 6
                fight-rolled seat=C at=0/3 figure=zombie die=6 plus=0 needed=4
                zombie-killed seat=C at=0/3 figure=zombie
                window-opened moment=kill subject=C
            cards A: play music aim=nothing
        "#]],
    );
}

#[test]
fn zom_c_z2_15_a_dropped_item_becomes_a_dropped_dynamite() {
    check(
        &["ZOM-C-Z2-15", "ZOM-C-Z1-06"],
        "seats 4
     rules guts=off dodge=off sewers=off subway=off tiles=z1-z2-z3-z4-z5-z6-z7-z8 cards=z1-z2-z3-z3.5-z4-z5-z6-z7-z8
     zombies: 0/1
     hand A: dynamite
     hand B: butter-fingers
     hand D: lookin-at-me
     items C: skateboard
     stack:
     begin movement 1",
        "A play dynamite
         D pass
         B play butter-fingers item C skateboard
         D play lookin-at-me
         quiet
         = A
         = C
         = table",
        expect![[r#"
            > A play dynamite
                card-played seat=A card=dynamite aim=nothing
                window-opened moment=card-played subject=A
            > D pass
            > B play butter-fingers item C skateboard
                card-played seat=B card=butter-fingers aim={"item":["C","skateboard"]}
                window-opened moment=card-played subject=B
            > D play lookin-at-me
                card-played seat=D card=lookin-at-me aim=nothing
                card-took-effect seat=D card=lookin-at-me
                target-changed seat=B card=butter-fingers aim={"item":["A","dynamite"]}
                asked-anew moment=card-played
                window-closed moment=card-played
                card-took-effect seat=B card=butter-fingers
                card-cancelled seat=A card=dynamite
            > quiet
            = A: at 0/4, life 3, bullets 3, kills 0, hand [], played
            = C: at 0/4, life 3, bullets 3, kills 0, hand [], items [skateboard]
            = table: active A, deck 310, discard [lookin-at-me butter-fingers dynamite], stacks [city 0 base 12 mall 14 woods 29 campus 14 circus 8 prison 14], lasting []
        "#]],
    );
}
