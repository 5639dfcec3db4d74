//! Zombies and tokens that are put on a tile, and zombies that are moved, proposed as a whole.

use bots::chore::{ChorePreferences, ProposalError, ProposedChore, STEPS, propose};
use bots::{Budget, DecisionContext, seat_bot};
use chance::Seeded;
use table::{
    Game, GameInfo, Input, Refusal, Seat, Silent, Table, apply, awaited, check, legal, resample, roll, start,
};
use zombies::map::{Spot, Square};
use zombies::scene::scene;
use zombies::tiles::Tile;
use zombies::{Action, Roll, Zombies};
use zombies_bot::Bots;

fn square(spot: u8, at: u8) -> Square {
    Spot(spot).square(at)
}

fn laid_out(text: &str) -> Zombies {
    Table::<Zombies>::from_state(scene(text).unwrap()).0.state().clone()
}

fn preferences(aims: &[&str]) -> ChorePreferences<Action> {
    ChorePreferences { keep: Vec::new(), aims: aims.iter().map(ToString::to_string).collect(), n_tries: 0 }
}

fn actions(chore: &ProposedChore<Action>) -> Vec<Action> {
    chore.steps.iter().map(|step| step.action).collect()
}

/// B stands in the north, A in the middle.
const STREET: &str = "seats 2
    rules guts=off tiles=z1
    tile straight 0 -1
    tile straight 0 -2
    B: at 2/4
    zombies: 1/4, 0/1, 0/7
    begin zombies 2";

#[test]
fn zombies_go_where_they_are_aimed() {
    let g = laid_out(STREET);
    let at_b = propose::<Bots>(&g, Seat::A, &preferences(&["at-B"])).unwrap();
    assert_eq!(at_b.aims, ["away-from-you", "at-B"]);
    assert_eq!(actions(&at_b)[0], Action::MoveZombie { from: square(1, 4), to: square(1, 1) });
    assert_eq!(at_b.steps.len(), 2);
    let away = propose::<Bots>(&g, Seat::A, &preferences(&["away-from-you"])).unwrap();
    assert_eq!(actions(&away)[0], Action::MoveZombie { from: square(0, 1), to: square(1, 7) });
    let both = propose::<Bots>(&g, Seat::A, &preferences(&["away-from-you", "at-B"])).unwrap();
    assert_eq!(actions(&both), [actions(&away)[0], actions(&at_b)[0]], "each aim has its zombie");
}

#[test]
fn no_proposal_sends_a_zombie_onto_the_player_or_away_from_an_aim_unless_it_must() {
    // The zombie beside A could step onto A, and the one on B's square could leave it.
    let g = laid_out(&STREET.replace("1/4, 0/1, 0/7", "1/4, 0/1, 2/4"));
    let me = square(0, 4);
    for aims in [&[][..], &["at-B"], &["away-from-you", "at-B"]] {
        for action in actions(&propose::<Bots>(&g, Seat::A, &preferences(aims)).unwrap()) {
            let Action::MoveZombie { from, to } = action else { panic!("{action:?}") };
            assert_ne!(to, me, "{aims:?}");
            assert!(from != square(2, 4) || !aims.contains(&"at-B") || to == from, "{aims:?}: {action:?}");
        }
    }
}

#[test]
fn what_is_kept_comes_first_and_the_rest_is_proposed() {
    let g = laid_out(STREET);
    let kept = Action::MoveZombie { from: square(0, 7), to: square(0, 4) };
    let mut preferences = preferences(&["at-B"]);
    preferences.keep = vec![kept];
    let chore = propose::<Bots>(&g, Seat::A, &preferences).unwrap();
    assert_eq!(actions(&chore), [kept, Action::MoveZombie { from: square(1, 4), to: square(1, 1) }]);
    let others = &chore.steps[1].others;
    assert!(others.contains(&Action::MoveZombie { from: square(1, 4), to: square(1, 7) }));
    let moves_again =
        |action: &Action| matches!(action, Action::MoveZombie { from, .. } if *from == square(0, 4));
    assert!(!others.iter().any(moves_again), "a zombie moves once");
}

#[test]
fn the_next_idea_differs_from_the_last() {
    let g = laid_out(&STREET.replace("zombies 2", "zombies 1"));
    for aims in [&[][..], &["at-B"], &["away-from-you", "at-B"]] {
        let idea = |n_tries| {
            actions(
                &propose::<Bots>(&g, Seat::A, &ChorePreferences { n_tries, ..preferences(aims) }).unwrap(),
            )
        };
        assert_eq!(idea(1), idea(1), "the same preferences have the same answer");
        assert_ne!(idea(0), idea(1));
    }
}

#[test]
fn zombies_and_tokens_of_a_tile_are_one_proposal() {
    let mut g = laid_out(
        "seats 2\n rules guts=off tiles=z1\n stack: sporting-goods-store, straight, straight\n begin tile",
    );
    let draw = Input::Chance(Roll::Tile(Tile::SportingGoodsStore));
    apply(&mut g, &draw, &mut Silent).unwrap();
    let mut places = Vec::new();
    legal(&g, Seat::A, &mut places);
    apply(&mut g, &Input::Act(Seat::A, places[0]), &mut Silent).unwrap();
    let chore = propose::<Bots>(&g, Seat::A, &preferences(&["at-B"])).unwrap();
    let kinds: Vec<&str> = actions(&chore)
        .iter()
        .map(|action| match action {
            Action::Put { .. } => "zombie",
            Action::PutBullet { .. } => "bullet",
            Action::PutLife { .. } => "life",
            _ => "something else",
        })
        .collect();
    assert_eq!(kinds, [&["zombie"; 6][..], &["bullet"; 4], &["life"; 2]].concat());
    let mut kept = actions(&chore);
    let Action::PutLife { at } = chore.steps[11].others[0] else { panic!("a life goes elsewhere") };
    kept[11] = Action::PutLife { at };
    let changed = propose::<Bots>(&g, Seat::A, &ChorePreferences { keep: kept.clone(), ..preferences(&[]) });
    assert_eq!(actions(&changed.unwrap()), kept, "the player can put every token elsewhere");
    for action in kept {
        apply(&mut g, &Input::Act(Seat::A, action), &mut Silent).unwrap();
    }
    assert!(!g.is_chore(Seat::A));
}

#[test]
fn what_cannot_be_proposed_is_refused() {
    let g = laid_out(STREET);
    let refused = |seat: Seat, keep: &[Action]| {
        let preferences = ChorePreferences { keep: keep.to_vec(), ..preferences(&[]) };
        propose::<Bots>(&g, seat, &preferences).unwrap_err()
    };
    let rule = |rule, reason| ProposalError::Refused(Refusal { rule, reason });
    let north = Action::MoveZombie { from: square(1, 4), to: square(1, 1) };
    let back = Action::MoveZombie { from: square(1, 1), to: square(1, 4) };
    let closer = Action::MoveZombie { from: square(0, 7), to: square(0, 4) };
    assert_eq!(refused(Seat::B, &[]), ProposalError::Refused(Refusal::NOT_ASKED));
    assert_eq!(refused(Seat::A, &[north, back]), rule("ZOM-13.3", "has-moved-already"));
    assert_eq!(refused(Seat::A, &[Action::Pass]), ProposalError::Refused(Refusal::OTHER_QUESTION));
    assert_eq!(refused(Seat::A, &[north, closer, back]), ProposalError::Refused(Refusal::OTHER_QUESTION));
    let unknown = propose::<Bots>(&g, Seat::A, &preferences(&["at-A"]));
    assert_eq!(unknown.unwrap_err(), ProposalError::UnknownAim);
    let walking = laid_out(&STREET.replace("zombies 2", "movement 3"));
    let unasked = propose::<Bots>(&walking, Seat::A, &preferences(&[]));
    assert_eq!(unasked.unwrap_err(), ProposalError::Refused(Refusal::NOT_ASKED));
}

/// In whole games: every step and everything else that is listed is legal, the whole chore is accepted, and
/// the proposal depends on nothing that the seat does not see.
#[test]
fn every_plan_can_be_played_and_tells_no_secret() {
    let boxes: [&[(&str, &str)]; 3] =
        [&[], &[("tiles", "z1-z2-z3-z7"), ("cards", "z1-z7")], &[("tiles", "z1-z5-z6"), ("guts", "on")]];
    let mut n_steps = [0, 0];
    for (seed, options) in boxes.into_iter().enumerate() {
        let options: Vec<_> =
            options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
        let mut chance = Seeded::new(seed as u64);
        let mut g: Zombies = start(&Zombies::setup(3, &options).unwrap(), &mut Silent).unwrap();
        let mut bots: Vec<_> = (0..3).map(|seat| seat_bot::<Bots>("thumb", seat).unwrap()).collect();
        let mut has_been_checked = false;
        for n_inputs in 0..1_500 {
            if g.outcome().is_some() {
                break;
            }
            let input = match roll(&g, &mut chance) {
                Some(roll) => Input::Chance(roll),
                None => {
                    let seat = awaited(&g).first().unwrap();
                    let mut others = Seat::all(3).filter(|other| *other != seat);
                    assert!(others.all(|other| !g.is_chore(other)), "it is the chore of one player");
                    let begins = g.is_chore(seat) && !has_been_checked;
                    has_been_checked = g.is_chore(seat);
                    if begins {
                        let chore = checked(&g, seat, n_inputs, &mut chance);
                        n_steps[usize::from(!matches!(chore.steps[0].action, Action::MoveZombie { .. }))] +=
                            chore.steps.len();
                    }
                    let mut decision = DecisionContext::new(&g, seat, Budget::default());
                    Input::Act(seat, bots[seat.index()].choose(&mut decision))
                }
            };
            apply(&mut g, &input, &mut Silent).unwrap();
        }
    }
    assert!(n_steps.iter().all(|n| *n > 100), "moves and puts: {n_steps:?}");
}

fn checked(g: &Zombies, seat: Seat, n_inputs: u32, chance: &mut Seeded) -> ProposedChore<Action> {
    let mut preferences = ChorePreferences { keep: Vec::new(), aims: Vec::new(), n_tries: n_inputs % 4 };
    let chore = propose::<Bots>(g, seat, &preferences).unwrap();
    // Every other chore is aimed at something.
    preferences.aims = chore.aims.iter().skip(n_inputs as usize % 2 * 8).cloned().collect();
    let chore = propose::<Bots>(g, seat, &preferences).unwrap();
    let twin = resample(g, seat, chance);
    assert_eq!(propose::<Bots>(&twin, seat, &preferences).unwrap(), chore, "a twin world has the same plan");
    assert!((1..=STEPS).contains(&chore.steps.len()));
    let mut played = g.clone();
    for step in &chore.steps {
        let mut listed = step.others.clone();
        listed.push(step.action);
        let mut legal_now = Vec::new();
        legal(&played, seat, &mut legal_now);
        assert_eq!(listed.len(), legal_now.len());
        assert!(listed.iter().all(|action| legal_now.contains(action)), "all that is listed is legal");
        apply(&mut played, &Input::Act(seat, step.action), &mut Silent).unwrap();
    }
    assert!(!played.is_chore(seat), "the chore is done");
    check(&played).unwrap();
    preferences.keep = actions(&chore);
    assert_eq!(propose::<Bots>(g, seat, &preferences).unwrap(), chore, "what is kept stays as it is");
    chore
}
