//! Chapter 13: which location an action is aimed at, for alarms, cancel orders and promises to hold back.

use expect_test::expect;

use crate::transcript::check;

/// B has been paid to hold back here.
const HOLDS_BACK: &str = "A propose {\"to\":\"B\",\"give\":{\"antidotes\":1},\"promises\":[{\"by\":\"taker\",\"clause\":{\"hold-back\":\"here\"}}]}
         B accept A 1 []";

#[test]
fn city_13_34_the_leader_counts_as_at_the_crossroads() {
    check(
        &["CITY-13.34", "CITY-19.16"],
        "seats 3
         colours red-green-blue
         leader red
         crossroads: A punk, B agent, C geek
         church: B student
         zombies: crossroads 1, church 1
         hand B: flashlight, gun, gun, pickpocket
         hand C: gun
         antidotes: A 1
         begin attack crossroads",
        &format!(
            "{HOLDS_BACK}
             ! B play flashlight colour blue
             ! B use agent colour blue
             ! B play gun at crossroads
             B play gun at church
             all pass
             B play pickpocket player C
             all pass
             chance stolen gun"
        ),
        expect![[r#"
                window-opened moment=before-attack place=crossroads
            > A propose {"to":"B","give":{"antidotes":1},"promises":[{"by":"taker","clause":{"hold-back":"here"}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                trade-made seat=A with=B cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ! B play flashlight colour blue: promised-to-hold-back (CITY-19.21)
            ! B use agent colour blue: promised-to-hold-back (CITY-19.21)
            ! B play gun at crossroads: promised-to-hold-back (CITY-19.21)
            > B play gun at church
                card-played seat=B card=gun aim={"at":"church"}
            > all pass
                card-carried-out seat=B card=gun
                zombies-killed place=church n=1
            > B play pickpocket player C
                card-played seat=B card=pickpocket aim={"player":"C"}
            > all pass
                card-carried-out seat=B card=pickpocket
            > chance stolen gun
                card-stolen seat=B from=C card=null
        "#]],
    );
}

#[test]
fn city_13_34_the_leader_does_not_count_as_at_the_church() {
    check(
        &["CITY-13.34"],
        "seats 3
         colours red-green-blue
         leader red
         church: A punk, B agent, C geek
         zombies: church 1
         hand B: flashlight, gun
         antidotes: A 1
         begin attack church",
        &format!(
            "{HOLDS_BACK}
             ! B play gun at church
             B play flashlight colour blue
             all pass
             B use agent colour green"
        ),
        expect![[r#"
                window-opened moment=before-attack place=church
            > A propose {"to":"B","give":{"antidotes":1},"promises":[{"by":"taker","clause":{"hold-back":"here"}}]}
                offer-made seat=A to=B number=1 answers=null lasts=window terms=null
            > B accept A 1 []
                offer-ended seat=A number=1
                trade-made seat=A with=B cards_given=0 antidotes_given=1 cards_taken=0 antidotes_taken=0 given=null taken=null
                deal-made seat=A with=B promises=[{"by":"taker","clause":{"hold-back":"here"}}] pays={"maker":{"antidotes":0,"cards":0,"when":"at-once"},"taker":{"antidotes":0,"cards":0,"when":"at-once"}} is_private=false
            ! B play gun at church: promised-to-hold-back (CITY-19.21)
            > B play flashlight colour blue
                card-played seat=B card=flashlight aim={"colour":"blue"}
            > all pass
                card-carried-out seat=B card=flashlight
                leader-moved colour=blue
            > B use agent colour green
                power-used seat=B role=agent aim={"colour":"green"}
                leader-moved colour=green
        "#]],
    );
}

/// Alarms and cancel orders follow the same rule.
#[test]
fn city_13_34_the_leader_affects_players_at_the_crossroads() {
    check(
        &["CITY-13.34", "CITY-5.20", "CITY-4.8"],
        "seats 4
         colours red-green-blue-yellow
         leader red
         crossroads: B student
         church: A agent, C geek, D thief
         hand A: flashlight
         hand B: gun
         hand C: gun
         hand D: pepper-spray
         begin after-invasion",
        "B order {\"pass\":{\"pass\":{\"until\":\"turn\",\"alarms\":{\"named\":true},\"cards\":true}}}
         C order {\"pass\":{\"pass\":{\"until\":\"turn\",\"alarms\":{\"named\":true},\"cards\":true}}}
         D order {\"standing-answers\":{\"cancel\":{\"places\":[\"crossroads\"]}}}
         A play flashlight colour yellow
         B pass
         = pending
         B pass
         A pass
         = pending",
        expect![[r#"
                window-opened moment=after-invasion place=null
            > B order {"pass":{"pass":{"until":"turn","alarms":{"named":true},"cards":true}}}
                passed-ahead seat=B
            > C order {"pass":{"pass":{"until":"turn","alarms":{"named":true},"cards":true}}}
                passed-ahead seat=C
            > D order {"standing-answers":{"cancel":{"places":["crossroads"]}}}
            > A play flashlight colour yellow
                card-played seat=A card=flashlight aim={"colour":"yellow"}
            > B pass
                card-played seat=D card=pepper-spray aim=nothing
            = seats who=["B","C"] mode=reaction question={"answer-card":{"seat":"D","card":"pepper-spray"}}
            > B pass
                card-carried-out seat=D card=pepper-spray
                card-cancelled seat=A card=flashlight by=D
            > A pass
                passed seat=A
            = seats who=["A","B","C","D"] ready=["A","C"] mode=window question={"act":{"moment":"after-invasion","place":null}}
        "#]],
    );
}
