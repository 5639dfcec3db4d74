//! Chapter 19: promises that became impossible are void.

use expect_test::expect;

use crate::transcript::check;

/// Three players at the Church before an attack; B is about to sell a vote.
pub const ATTACK: &str = "seats 3
     church: A punk, B student, C thief
     bank: A geek, B rasta
     zombies: church 3
     antidotes: A 1, B 1
     hand A: gun, shotgun
     hand B: alarm, hideout
     hand C: hideout, gun
     begin attack church";

pub fn logged(scene: &str) -> String {
    scene.replace("seats 3", "seats 3\n rules promises=logged")
}

#[test]
fn city_19_23_a_vote_against_somebody_who_hides_is_void() {
    let script = r#"A propose {"to":"B","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
           B accept A 1 []
           C propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":"if-kept"},"promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
           B accept C 2 []
           C play hideout who thief
           all pass
           all pass
           A vote-for B
           B vote-for A
           A break-tie B
           = promises B
           = hand A
           = hand B
           = hand C"#;
    check(
        &["CITY-19.23"],
        ATTACK,
        script,
        expect![[r#"
            window-opened moment=before-attack place=church
        > A propose {"to":"B","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
            offer-made seat=A to=B number=1 answers=null lasts=window terms=null
        > B accept A 1 []
            offer-ended seat=A number=1
            deal-made seat=A with=B promises=[{"by":"taker","clause":{"vote":["attack","C"]}}] pays={"maker":{"antidotes":1,"cards":0,"when":"in-any-case"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > C propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":"if-kept"},"promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
            offer-made seat=C to=B number=2 answers=null lasts=window terms=null
        > B accept C 2 []
            offer-ended seat=C number=2
            deal-made seat=C with=B promises=[{"by":"taker","clause":{"vote":["attack","C"]}}] pays={"maker":{"antidotes":0,"cards":1,"when":"if-kept"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > C play hideout who thief
            card-played seat=C card=hideout aim={"character":"thief"}
        > all pass
            card-carried-out seat=C card=hideout
            character-hid seat=C role=thief
        > all pass
            window-closed moment=before-attack
            zombies-attacked place=church zombies=3
        > A vote-for B
            ballot-sealed seat=A is_ready=true ballot_of=null named=null
        > B vote-for A
            ballot-sealed seat=B is_ready=true ballot_of=null named=null
            ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"}]
            promise-settled seat=B to=A clause={"vote":["attack","C"]} kept=void is_private=false
            promise-settled seat=B to=C clause={"vote":["attack","C"]} kept=void is_private=false
            vote-tied purpose=attack place=church among=["A","B"]
        > A break-tie B
            tie-broken seat=A named=B
            character-lost seat=B role=student place=church
            token-taken seat=B
            payment-settled seat=A to=B antidotes=1 cards=0 kept=kept is_private=false
            payment-settled seat=C to=B antidotes=0 cards=1 kept=void is_private=false
            location-skipped place=hospital
            location-began place=bank
        = promises B: 0 kept, 0 broken
        = hand A: gun, shotgun; antidotes 0, food []
        = hand B: alarm, hideout; antidotes 2, food []
        = hand C: gun; antidotes 0, food []
    "#]],
    );
    check(
        &["CITY-19.23"],
        &logged(ATTACK),
        script,
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"vote":["attack","C"]}}] pays={"maker":{"antidotes":1,"cards":0,"when":"in-any-case"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > C propose {"to":"B","give":{"cards":[{"named":"gun"}],"when":"if-kept"},"promises":[{"by":"taker","clause":{"vote":["attack","C"]}}]}
                offer-made seat=C to=B number=2 answers=null lasts=window terms=null
            > B accept C 2 []
                offer-ended seat=C number=2
                deal-made seat=C with=B promises=[{"by":"taker","clause":{"vote":["attack","C"]}}] pays={"maker":{"antidotes":0,"cards":1,"when":"if-kept"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > C play hideout who thief
                card-played seat=C card=hideout aim={"character":"thief"}
            > all pass
                card-carried-out seat=C card=hideout
                character-hid seat=C role=thief
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for A
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"A","weight":1,"cast_by":"B"}]
                promise-settled seat=B to=A clause={"vote":["attack","C"]} kept=void is_private=false
                promise-settled seat=B to=C clause={"vote":["attack","C"]} kept=void is_private=false
                vote-tied purpose=attack place=church among=["A","B"]
            > A break-tie B
                tie-broken seat=A named=B
                character-lost seat=B role=student place=church
                token-taken seat=B
                payment-settled seat=A to=B antidotes=1 cards=0 kept=open is_private=false
                payment-settled seat=C to=B antidotes=0 cards=1 kept=void is_private=false
                location-skipped place=hospital
                location-began place=bank
            = promises B: 0 kept, 0 broken
            = hand A: gun, shotgun; antidotes 1, food []
            = hand B: alarm, hideout; antidotes 1, food []
            = hand C: gun; antidotes 0, food []
        "#]],
    );
}

#[test]
fn city_19_23_a_promised_effect_whose_card_is_stolen_is_void() {
    let scene = "seats 3
         sides aaaaaa
         hospital: A punk, B student
         church: C thief
         antidotes: C 1
         hand A: gun
         hand B: pickpocket, alarm
         begin location hospital";
    let script = r#"C propose {"to":"A","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"effect":{"antidote-for-card":"gun"}}}]}
           A accept C 1 []
           B play pickpocket player A
           all pass
           chance stolen gun
           A decline
           B decline
           all pass
           = promises A
           = hand A"#;
    check(
        &["CITY-19.23"],
        scene,
        script,
        expect![[r#"
            location-began place=hospital
        > C propose {"to":"A","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"effect":{"antidote-for-card":"gun"}}}]}
            offer-made seat=C to=A number=1 answers=null lasts=window terms=null
        > A accept C 1 []
            offer-ended seat=C number=1
            deal-made seat=C with=A promises=[{"by":"taker","clause":{"effect":{"antidote-for-card":"gun"}}}] pays={"maker":{"antidotes":1,"cards":0,"when":"in-any-case"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > B play pickpocket player A
            card-played seat=B card=pickpocket aim={"player":"A"}
        > all pass
            card-carried-out seat=B card=pickpocket
        > chance stolen gun
            card-stolen seat=B from=A card=null
        > A decline
            promise-settled seat=A to=C clause={"effect":{"antidote-for-card":"gun"}} kept=void is_private=false
            declined seat=A
        > B decline
            declined seat=B
            window-opened moment=before-attack place=hospital
        > all pass
            window-closed moment=before-attack
            no-attack place=hospital zombies=0
            payment-settled seat=C to=A antidotes=1 cards=0 kept=kept is_private=false
            location-skipped place=bank
            location-skipped place=armory
            location-skipped place=crossroads
            turn-ended turn=1
            turn-began turn=2
            window-opened moment=start-of-turn place=null
        = promises A: 0 kept, 0 broken
        = hand A: ; antidotes 1, food []
    "#]],
    );
    check(
        &["CITY-19.23"],
        &logged(scene),
        script,
        expect![[r#"
                location-began place=hospital
            > C propose {"to":"A","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"effect":{"antidote-for-card":"gun"}}}]}
                offer-made seat=C to=A number=1 answers=null lasts=window terms=null
            > A accept C 1 []
                offer-ended seat=C number=1
                deal-made seat=C with=A promises=[{"by":"taker","clause":{"effect":{"antidote-for-card":"gun"}}}] pays={"maker":{"antidotes":1,"cards":0,"when":"in-any-case"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            > B play pickpocket player A
                card-played seat=B card=pickpocket aim={"player":"A"}
            > all pass
                card-carried-out seat=B card=pickpocket
            > chance stolen gun
                card-stolen seat=B from=A card=null
            > A decline
                promise-settled seat=A to=C clause={"effect":{"antidote-for-card":"gun"}} kept=void is_private=false
                declined seat=A
            > B decline
                declined seat=B
                window-opened moment=before-attack place=hospital
            > all pass
                window-closed moment=before-attack
                no-attack place=hospital zombies=0
                payment-settled seat=C to=A antidotes=1 cards=0 kept=open is_private=false
                location-skipped place=bank
                location-skipped place=armory
                location-skipped place=crossroads
                turn-ended turn=1
                turn-began turn=2
                window-opened moment=start-of-turn place=null
            = promises A: 0 kept, 0 broken
            = hand A: ; antidotes 0, food []
        "#]],
    );
    // If the card is not stolen, the player breaks the promise by not keeping it.
    let free =
        script.replace("B play pickpocket player A\n           all pass\n           chance stolen gun\n", "");
    check(
        &["CITY-19.23"],
        &logged(scene),
        &free,
        expect![[r#"
            location-began place=hospital
        > C propose {"to":"A","give":{"antidotes":1,"when":"in-any-case"},"promises":[{"by":"taker","clause":{"effect":{"antidote-for-card":"gun"}}}]}
            offer-made seat=C to=A number=1 answers=null lasts=window terms=null
        > A accept C 1 []
            offer-ended seat=C number=1
            deal-made seat=C with=A promises=[{"by":"taker","clause":{"effect":{"antidote-for-card":"gun"}}}] pays={"maker":{"antidotes":1,"cards":0,"when":"in-any-case"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
        > A decline
            promise-settled seat=A to=C clause={"effect":{"antidote-for-card":"gun"}} kept=broken is_private=false
            declined seat=A
        > B decline
            declined seat=B
            window-opened moment=before-attack place=hospital
        > all pass
            window-closed moment=before-attack
            no-attack place=hospital zombies=0
            payment-settled seat=C to=A antidotes=1 cards=0 kept=void is_private=false
            location-skipped place=bank
            location-skipped place=armory
            location-skipped place=crossroads
            turn-ended turn=1
            turn-began turn=2
            window-opened moment=start-of-turn place=null
        = promises A: 0 kept, 1 broken
        = hand A: gun; antidotes 0, food []
    "#]],
    );
}
