//! Chapters 4, 5, 6 and 8: orders and passes in unusual situations.

use expect_test::expect;

use crate::transcript::check;

#[test]
fn city_4_24_an_order_left_while_its_question_is_open_answers_it() {
    // The movement card, in W2 and in W3.
    check(
        &["CITY-4.24"],
        "seats 3
         sides baaaaa
         water-tower: A punk
         church: B student, C thief
         begin movement-cards",
        "B order {\"movement-card\":\"bank\"}
         A choose-later
         A order {\"movement-card\":\"church\"}
         = pending
         = orders A
         = orders B
         C choose bank
         = orders A
         = pending",
        expect![[r#"
            > B order {"movement-card":"bank"}
                card-chosen seat=B place=null
            > A choose-later
                card-chosen seat=A place=null
            > A order {"movement-card":"church"}
            = seats who=["A","B","C"] ready=["A","B"] mode=sealed question=choose-card
            = orders A: movement-card church
            = orders B: none
            > C choose bank
                card-chosen seat=C place=null
                movement-cards-shown cards=[{"seat":"B","place":"bank"},{"seat":"C","place":"bank"}]
                card-chosen seat=A place=null
                movement-cards-shown cards=[{"seat":"A","place":"church"}]
                window-opened moment=before-invasion place=null
            = orders A: none
            = seats who=["A","B","C"] mode=window question={"act":{"moment":"before-invasion","place":null}}
        "#]],
    );
    // A ballot; one that cannot be cast is used up, and its owner is asked.
    check(
        &["CITY-4.24", "CITY-4.25"],
        "seats 3
         church: A punk, B student, C thief
         zombies: church 3
         begin attack church",
        "all pass
         A order {\"ballot\":[\"attack\",{\"place\":\"church\",\"named\":\"B\"}]}
         = orders A
         B order {\"ballot\":[\"attack\",{\"place\":\"bank\",\"named\":\"A\"}]}
         B order {\"ballot\":[\"sharing\",{\"place\":\"church\",\"named\":\"A\"}]}
         = orders B
         = pending
         C order {\"ballot\":[\"attack\",{\"place\":\"church\",\"named\":\"D\"}]}
         @C
         = orders C
         A order {\"ballot\":[\"attack\",{\"place\":\"church\",\"named\":\"C\"}]}
         = orders A",
        expect![[r#"
                window-opened moment=before-attack place=church
            > all pass
                window-closed moment=before-attack
                zombies-attacked place=church zombies=3
            > A order {"ballot":["attack",{"place":"church","named":"B"}]}
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            = orders A: none
            > B order {"ballot":["attack",{"place":"bank","named":"A"}]}
            > B order {"ballot":["sharing",{"place":"church","named":"A"}]}
            = orders B: ballot attack bank A, ballot sharing church A
            = seats who=["A","B","C"] ready=["A"] mode=sealed question={"vote":{"purpose":"attack","place":"church"}}
            > C order {"ballot":["attack",{"place":"church","named":"D"}]}
            @C
                order-left seat=C order={"ballot":["attack",{"place":"church","named":"D"}]}
                order-lapsed seat=C order={"ballot":["attack",{"place":"church","named":"D"}]}
            = orders C: none
            > A order {"ballot":["attack",{"place":"church","named":"C"}]}
            = orders A: ballot attack church C
        "#]],
    );
}

#[test]
fn city_4_24_orders_wait_where_their_question_does_not_come() {
    // Without an attack there is no vote, and a skipped location asks for no wish. Both wait for the next
    // turn.
    check(
        &["CITY-3.8"],
        "seats 3
         church: A punk, B student
         crossroads: C thief
         begin attack church",
        "A order {\"ballot\":[\"attack\",{\"place\":\"church\",\"named\":\"B\"}]}
         A order {\"wish\":[\"bank\",\"decline\"]}
         quiet
         = orders A",
        expect![[r#"
                window-opened moment=before-attack place=church
            > A order {"ballot":["attack",{"place":"church","named":"B"}]}
            > A order {"wish":["bank","decline"]}
            > quiet
                window-closed moment=before-attack
                no-attack place=church zombies=0
                location-skipped place=hospital
                location-skipped place=bank
                location-skipped place=armory
                location-began place=crossroads
            = orders A: wish bank decline, ballot attack church B
        "#]],
    );
    // A player whose time is up declares like anybody else, and no order is used up by another player's move.
    check(
        &["CITY-4.11", "CITY-4.24"],
        "seats 3
         church: A punk, B student, C thief
         cards: A bank, B bank, C bank
         begin moves",
        "B order {\"mover\":\"student\"}
         late A
         = orders B
         A move punk
         = orders B
         = pending",
        expect![[r#"
                move-began seat=A
            > B order {"mover":"student"}
            late A: move punk
            = orders B: mover student
            > A move punk
                character-moved seat=A role=punk from=church to=bank
                move-began seat=B
                character-moved seat=B role=student from=church to=bank
                move-began seat=C
            = orders B: none
            = seats who=["A","B","C"] ready=["A","B"] mode=turn question={"move-character":{"seat":"C","place":"bank"}}
        "#]],
    );
}

#[test]
fn city_6_12_any_card_may_be_chosen_for_granny_and_taken_instead_of_another() {
    // Granny alone: every card may be chosen, but without her power nobody moves.
    let scene = "seats 3
         church: A granny
         bank: B student, C thief
         hand B: running-shoes
         begin movement-cards";
    check(
        &["CITY-6.12", "CITY-8.9"],
        scene,
        "? A
         A choose hospital
         B choose armory
         C choose armory
         quiet
         chance invasion 0
         quiet
         ? A
         A stay",
        expect![[r#"
            ? A: choose water-tower, choose church, choose hospital, choose bank, choose armory, choose crossroads
            > A choose hospital
                card-chosen seat=A place=null
            > B choose armory
                card-chosen seat=B place=null
            > C choose armory
                card-chosen seat=C place=null
                movement-cards-shown cards=[{"seat":"A","place":"hospital"},{"seat":"B","place":"armory"},{"seat":"C","place":"armory"}]
                window-opened moment=before-invasion place=null
            > quiet
                window-closed moment=before-invasion
            > chance invasion 0
                invasion-shown hour=one card=0 origin=recon
                zombies-arrived place=water-tower n=1
                zombies-arrived place=church n=2
                zombies-arrived place=hospital n=1
                zombies-arrived place=armory n=1
                zombies-arrived place=crossroads n=1
                supplies-dropped place=church antidotes=2 cards=0
                supplies-dropped place=bank antidotes=1 cards=1
                leader-moved colour=purple
                window-opened moment=after-invasion place=null
            > quiet
                window-closed moment=after-invasion
                move-began seat=A
            ? A: stay, use granny nothing
            > A stay
                nobody-moved seat=A
                move-began seat=B
        "#]],
    );
    // Her power may be used before the move, and then she moves. Running Shoes allow any other card, even for
    // a place where all of the player's characters already stand.
    check(
        &["CITY-15.19", "CITY-8.16"],
        scene,
        "A choose hospital
         B choose armory
         C choose armory
         ! B play running-shoes at armory
         B play running-shoes at bank
         quiet
         chance invasion 0
         A use granny
         quiet
         ! A stay
         A move granny
         ? B
         B stay",
        expect![[r#"
            > A choose hospital
                card-chosen seat=A place=null
            > B choose armory
                card-chosen seat=B place=null
            > C choose armory
                card-chosen seat=C place=null
                movement-cards-shown cards=[{"seat":"A","place":"hospital"},{"seat":"B","place":"armory"},{"seat":"C","place":"armory"}]
                window-opened moment=before-invasion place=null
            ! B play running-shoes at armory: the-same-card (CITY-13.26)
            > B play running-shoes at bank
                card-played seat=B card=running-shoes aim={"at":"bank"}
                card-carried-out seat=B card=running-shoes
                movement-card-changed seat=B place=bank
            > quiet
                window-closed moment=before-invasion
            > chance invasion 0
                invasion-shown hour=one card=0 origin=recon
                zombies-arrived place=water-tower n=1
                zombies-arrived place=church n=2
                zombies-arrived place=hospital n=1
                zombies-arrived place=armory n=1
                zombies-arrived place=crossroads n=1
                supplies-dropped place=church antidotes=2 cards=0
                supplies-dropped place=bank antidotes=1 cards=1
                leader-moved colour=purple
                window-opened moment=after-invasion place=null
            > A use granny
                power-used seat=A role=granny aim=nothing
                passed-ahead seat=A
            > quiet
                window-closed moment=after-invasion
                move-began seat=A
            ! A stay: must-move (CITY-8.2)
            > A move granny
                character-moved seat=A role=granny from=church to=hospital
                move-began seat=B
            ? B: stay, use student nothing
            > B stay
                nobody-moved seat=B
                move-began seat=C
        "#]],
    );
    // The Teen: the same, and she may move where the new card leads.
    check(
        &["CITY-15.31", "CITY-8.16"],
        "seats 3
         church: A teen
         bank: B student, C thief
         cards: A bank, B church, C church
         begin moves",
        "! A use teen at bank
         A use teen at church
         ? A
         A stay",
        expect![[r#"
                move-began seat=A
            ! A use teen at bank: the-same-card (CITY-13.26)
            > A use teen at church
                power-used seat=A role=teen aim={"at":"church"}
                movement-card-changed seat=A place=church
            ? A: stay
            > A stay
                nobody-moved seat=A
                move-began seat=B
        "#]],
    );
}

#[test]
fn city_4_22_with_nothing_but_a_vote() {
    // All others pass for the rest of the game. C has only an exhausted character with a vote.
    let scene = "seats 3
         church: A blonde, B student, C thief tired
         bank: A geek, B rasta
         zombies: church 3
         antidotes: church 1
         begin attack church";
    check(
        &["CITY-4.22"],
        scene,
        "A order {\"pass\":{\"pass\":{\"until\":\"game\"}}}
         B order {\"pass\":{\"pass\":{\"until\":\"game\"}}}
         = pending
         C propose {\"to\":\"A\",\"want\":{\"antidotes\":1},\"promises\":[{\"by\":\"maker\",\"clause\":{\"spare\":[\"attack\",\"A\"]}}]}
         C pass
         A vote-for B
         B vote-for B
         C vote-for B
         = pending
         C pass
         = pending",
        expect![[r#"
                window-opened moment=before-attack place=church
            > A order {"pass":{"pass":{"until":"game"}}}
                passed-ahead seat=A
            > B order {"pass":{"pass":{"until":"game"}}}
                passed-ahead seat=B
            = seats who=["A","B","C"] ready=["A","B"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
            > C propose {"to":"A","want":{"antidotes":1},"promises":[{"by":"maker","clause":{"spare":["attack","A"]}}]}
                offer-made seat=C to=A number=1 answers=null lasts=window terms=null
            > C pass
                passed seat=C
                window-closed moment=before-attack
                offer-ended seat=C number=1
                zombies-attacked place=church zombies=3
            > A vote-for B
                ballot-sealed seat=A is_ready=true ballot_of=null named=null
            > B vote-for B
                ballot-sealed seat=B is_ready=true ballot_of=null named=null
            > C vote-for B
                ballot-sealed seat=C is_ready=true ballot_of=null named=null
                ballots-revealed purpose=attack place=church ballots=[{"seat":"A","named":"B","weight":1,"cast_by":"A"},{"seat":"B","named":"B","weight":1,"cast_by":"B"},{"seat":"C","named":"B","weight":1,"cast_by":"C"}]
                character-lost seat=B role=student place=church
                token-taken seat=B
                window-opened moment=before-sharing place=church
                passed-ahead seat=A
                passed-ahead seat=B
            = seats who=["A","B","C"] ready=["A","B"] mode=window question={"act":{"moment":"before-sharing","place":"church"}}
            > C pass
                passed seat=C
                window-closed moment=before-sharing
            = seats who=["A","C"] mode=sealed question={"vote":{"purpose":"sharing","place":"church"}}
        "#]],
    );
    // If no attack is due there is no vote: C passes automatically, takes the pass back while B thinks, and
    // is asked until C passes.
    check(
        &["CITY-4.22", "CITY-4.23"],
        &scene.replace("church 3", "church 2").replace("begin", "hand B: alarm\n begin"),
        "A order {\"pass\":{\"pass\":{\"until\":\"game\"}}}
         = pending
         C take-back-pass
         ! C take-back-pass
         = pending
         B pass
         = pending
         C pass
         = pending",
        expect![[r#"
                window-opened moment=before-attack place=church
                passed-ahead seat=C
            > A order {"pass":{"pass":{"until":"game"}}}
                passed-ahead seat=A
            = seats who=["A","B","C"] ready=["A","C"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
            > C take-back-pass
                pass-taken-back seat=C
            ! C take-back-pass: no-pass-to-take-back (CITY-4.9)
            = seats who=["A","B","C"] ready=["A"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
            > B pass
                passed seat=B
            = seats who=["A","B","C"] ready=["A","B"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
            > C pass
                passed seat=C
                window-closed moment=before-attack
                no-attack place=church zombies=2
                window-opened moment=before-sharing place=church
                passed-ahead seat=A
            = seats who=["A","B","C"] ready=["A"] mode=window question={"act":{"moment":"before-sharing","place":"church"}}
        "#]],
    );
    check(
        &["CITY-4.22"],
        &scene.replace("church 3", "church 2").replace("begin", "hand B: alarm\n begin"),
        "A order {\"pass\":{\"pass\":{\"until\":\"game\"}}}
         B play alarm at church
         = pending
         B pass
         = pending",
        expect![[r#"
                window-opened moment=before-attack place=church
                passed-ahead seat=C
            > A order {"pass":{"pass":{"until":"game"}}}
                passed-ahead seat=A
            > B play alarm at church
                card-played seat=B card=alarm aim={"at":"church"}
                card-carried-out seat=B card=alarm
                zombies-arrived place=church n=3
            = seats who=["A","B","C"] ready=["A"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
            > B pass
                passed seat=B
            = seats who=["A","B","C"] ready=["A","B"] mode=window question={"act":{"moment":"before-attack","place":"church"}}
        "#]],
    );
}

#[test]
fn city_13_34_holding_back_at_the_crossroads_covers_the_leader() {
    let deal = |scope: &str| {
        format!(
            "A propose {{\"to\":\"B\",\"promises\":[{{\"by\":\"taker\",\"clause\":{{\"hold-back\":\"{scope}\"}}}}]}}\nB accept A 1 []\n"
        )
    };
    let scene = |place: &str| {
        format!(
            "seats 3
             leader green
             crossroads: A punk, C thief
             bank: A geek, B agent, B mama
             zombies: crossroads 1, bank 1
             hand B: flashlight, gun
             begin attack {place}"
        )
    };
    // The leader counts as being at the Crossroads, not at the Bank where the Agent stands.
    check(
        &["CITY-13.34", "CITY-19.16"],
        &scene("crossroads"),
        &(deal("here")
            + "! B play flashlight colour purple
               ! B use agent colour purple
               ! B play gun at crossroads
               B play gun at bank"),
        expect![[r#"
                window-opened moment=before-attack place=crossroads
            > A propose {"to":"B","promises":[{"by":"taker","clause":{"hold-back":"here"}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ! B play flashlight colour purple: promised-to-hold-back (CITY-19.21)
            ! B use agent colour purple: promised-to-hold-back (CITY-19.21)
            ! B play gun at crossroads: promised-to-hold-back (CITY-19.21)
            > B play gun at bank
                card-played seat=B card=gun aim={"at":"bank"}
        "#]],
    );
    check(
        &["CITY-13.34", "CITY-19.16"],
        &scene("bank"),
        &(deal("here")
            + "! B play gun at bank
               B use agent colour purple
               B play flashlight colour green"),
        expect![[r#"
                window-opened moment=before-attack place=bank
            > A propose {"to":"B","promises":[{"by":"taker","clause":{"hold-back":"here"}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ! B play gun at bank: promised-to-hold-back (CITY-19.21)
            > B use agent colour purple
                power-used seat=B role=agent aim={"colour":"purple"}
                leader-moved colour=purple
            > B play flashlight colour green
                card-played seat=B card=flashlight aim={"colour":"green"}
        "#]],
    );
    check(
        &["CITY-19.16"],
        &scene("bank"),
        &(deal("everything") + "! B use agent colour purple\n ! B play flashlight colour purple"),
        expect![[r#"
                window-opened moment=before-attack place=bank
            > A propose {"to":"B","promises":[{"by":"taker","clause":{"hold-back":"everything"}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"hold-back":"everything"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ! B use agent colour purple: promised-to-hold-back (CITY-19.21)
            ! B play flashlight colour purple: promised-to-hold-back (CITY-19.21)
        "#]],
    );
}

#[test]
fn city_4_6_a_standing_pass_left_while_a_card_waits_is_told() {
    // The Gun cancels C's active pass; the standing pass that C leaves meanwhile passes again.
    check(
        &["CITY-4.6", "CITY-4.7"],
        "seats 3
         church: A blonde, B student, C thief
         zombies: church 2
         hand A: gun, alarm
         hand C: alarm
         begin after-invasion",
        "B pass
         C pass
         A play gun at church
         A pass
         C order {\"pass\":{\"pass\":{\"until\":\"turn\",\"cards\":true}}}
         = pending
         C pass
         = pending",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > B pass
                passed seat=B
            > C pass
                passed seat=C
            > A play gun at church
                card-played seat=A card=gun aim={"at":"church"}
            > A pass
            > C order {"pass":{"pass":{"until":"turn","cards":true}}}
            = seats who=["A","C"] mode=reaction question={"answer-card":{"seat":"A","card":"gun"}}
            > C pass
                card-carried-out seat=A card=gun
                zombies-killed place=church n=1
                passed-ahead seat=C
            = seats who=["A","B","C"] ready=["C"] mode=window question={"act":{"moment":"after-invasion","place":null}}
        "#]],
    );
}
