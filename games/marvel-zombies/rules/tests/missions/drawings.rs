//! Pictures of missions.

use expect_test::expect;
use marvel_zombies::mission::{BUILT_IN, Mission, draw};

#[test]
fn a_mission_in_characters() {
    let mission = Mission::built_in("MZ0").expect("a mission of the box");
    expect![[r#"
        MZ0  Tutorial: A Growing Hunger

        ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┳━━━━━━━┳━━━━━━━┓
        ┃S0-0   ╎S1-0   ╎S2-0           ┃3V.a   ╹3V.b   ┃
        ┃*1i    ╎       ╎               ┃EXIT !  Cit    ┃
        ┃       ╎       ╎               ┃       ╻       ┃
        ┣━━╸D╺━━┳━━━━━━━┓╌ ╌ ╌ ╌ ╌ ╌ ╌ ╌┣━━━━━━━╋━╸   ╺━┫
        ┃8R.a   ╹8R.b   ┃S2-1           ┃3V.c   ╹3V.d   ┃
        ┃Ob !    !      DSTART          b        !      ┃
        ┃       ╻       ┃               ┃       ╻       ┃
        ┣━╸   ╺━┫       ┃╌ ╌ ╌ ╌ ╌ ╌ ╌ ╌┗━━━━━━━┻━━━━━━━┫
        ┃8R.c   ┃       ┃S2-2           ╎S3-2   ╎S4-2   ┃
        ┃Cit    ┃       ┃               ╎       ╎*2r    ┃
        ┃       ┃       ┃               ╎       ╎       ┃
        ┗━━━━━━━┻━━━━━━━┻━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛

        doors    D closed  o open  X sealed  r b g by colour
        tokens   *1 Spawn token in its order (i initial, r b g by colour, + with 5-6 heroes, z inactive)
                 Or Ob Og Objective (O? face down)  Cit Citizen card  OC Objective Citizen  S1 S2 Secret Mission
        figures  G Guard  O Operator  S Specialist  ! a room that spawns
    "#]].assert_eq(&draw::text(&mission));
}

/// Every opened tag is closed, and every zone is named.
#[test]
fn every_mission_is_drawn() {
    for (code, _) in BUILT_IN {
        let mission = Mission::built_in(code).expect("a mission of the box");
        let (svg, text) = (draw::svg(&mission), draw::text(&mission));
        let n = |what: &str| svg.matches(what).count();
        assert_eq!(n("<text"), n("</text>"), "{code}");
        assert_eq!(n("<"), n("/>") + 2 * n("</"), "{code}");
        assert!(!svg.contains("undefined"));
        for zone in mission.board.zones() {
            let name = mission.board.name(zone).to_string();
            assert!(svg.contains(&format!(">{name}<")), "{code} {name}");
            assert!(text.contains(&name), "{code} {name}");
        }
    }
}
