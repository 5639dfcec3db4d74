//! Zombies that are put on a tile or moved one after another, proposed as a whole.

use bots::chore::{Gesture, STEPS, Ungranted, Wish, propose};
use bots::{Budget, DecisionContext, seat_bot};
use chance::Seeded;
use table::{
    Game, GameInfo, Input, Refusal, Seat, Silent, Table, apply, awaited, check, legal, resample, roll, start,
};
use zombies::map::{Spot, Square};
use zombies::scene::scene;
use zombies::{Action, Zombies};
use zombies_bot::Bots;

fn square(spot: u8, at: u8) -> Square {
    Spot(spot).square(at)
}

fn laid_out(text: &str) -> Zombies {
    Table::<Zombies>::from_state(scene(text).unwrap()).0.state().clone()
}

fn wish(aims: &[&str]) -> Wish<Action> {
    Wish { keep: Vec::new(), aims: aims.iter().map(ToString::to_string).collect(), n_tries: 0 }
}

fn actions(gesture: &Gesture<Action>) -> Vec<Action> {
    gesture.steps.iter().map(|step| step.action).collect()
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
    let at_b = propose::<Bots>(&g, Seat::A, &wish(&["at-B"])).unwrap();
    assert_eq!(at_b.aims, ["away-from-you", "at-B"]);
    assert_eq!(actions(&at_b)[0], Action::MoveZombie { from: square(1, 4), to: square(1, 1) });
    assert_eq!(at_b.steps.len(), 2);
    let away = propose::<Bots>(&g, Seat::A, &wish(&["away-from-you"])).unwrap();
    assert_eq!(actions(&away)[0], Action::MoveZombie { from: square(0, 1), to: square(1, 7) });
    let both = propose::<Bots>(&g, Seat::A, &wish(&["away-from-you", "at-B"])).unwrap();
    assert_eq!(actions(&both), [actions(&away)[0], actions(&at_b)[0]], "each aim has its zombie");
}

#[test]
fn what_is_kept_comes_first_and_the_rest_is_proposed() {
    let g = laid_out(STREET);
    let kept = Action::MoveZombie { from: square(0, 7), to: square(0, 4) };
    let mut wish = wish(&["at-B"]);
    wish.keep = vec![kept];
    let gesture = propose::<Bots>(&g, Seat::A, &wish).unwrap();
    assert_eq!(actions(&gesture), [kept, Action::MoveZombie { from: square(1, 4), to: square(1, 1) }]);
    let others = &gesture.steps[1].others;
    assert!(others.contains(&Action::MoveZombie { from: square(1, 4), to: square(1, 7) }));
    let moves_again =
        |action: &Action| matches!(action, Action::MoveZombie { from, .. } if *from == square(0, 4));
    assert!(!others.iter().any(moves_again), "a zombie moves once");
}

#[test]
fn the_next_idea_differs_from_the_last() {
    let g = laid_out(&STREET.replace("zombies 2", "zombies 1"));
    for aims in [&[][..], &["at-B"], &["away-from-you", "at-B"]] {
        let idea = |n_tries| actions(&propose::<Bots>(&g, Seat::A, &Wish { n_tries, ..wish(aims) }).unwrap());
        assert_eq!(idea(1), idea(1), "the same wish has the same answer");
        assert_ne!(idea(0), idea(1));
    }
}

#[test]
fn what_cannot_be_granted_is_refused() {
    let g = laid_out(STREET);
    let refused = |seat: Seat, keep: &[Action]| {
        let wish = Wish { keep: keep.to_vec(), ..wish(&[]) };
        propose::<Bots>(&g, seat, &wish).unwrap_err()
    };
    let rule = |rule, reason| Ungranted::Refused(Refusal { rule, reason });
    let north = Action::MoveZombie { from: square(1, 4), to: square(1, 1) };
    let back = Action::MoveZombie { from: square(1, 1), to: square(1, 4) };
    let closer = Action::MoveZombie { from: square(0, 7), to: square(0, 4) };
    assert_eq!(refused(Seat::B, &[]), Ungranted::Refused(Refusal::NOT_ASKED));
    assert_eq!(refused(Seat::A, &[north, back]), rule("ZOM-13.3", "has-moved-already"));
    assert_eq!(refused(Seat::A, &[Action::Pass]), Ungranted::Refused(Refusal::OTHER_QUESTION));
    assert_eq!(refused(Seat::A, &[north, closer, back]), Ungranted::Refused(Refusal::OTHER_QUESTION));
    let unknown = propose::<Bots>(&g, Seat::A, &wish(&["at-A"]));
    assert_eq!(unknown.unwrap_err(), Ungranted::UnknownAim);
    let walking = laid_out(&STREET.replace("zombies 2", "movement 3"));
    let unasked = propose::<Bots>(&walking, Seat::A, &wish(&[]));
    assert_eq!(unasked.unwrap_err(), Ungranted::Refused(Refusal::NOT_ASKED));
}

/// In whole games: every step and everything else that is listed is legal, the whole is accepted, and it depends on
/// nothing that the seat does not see.
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
                        let gesture = checked(&g, seat, n_inputs, &mut chance);
                        n_steps[usize::from(matches!(gesture.steps[0].action, Action::Put { .. }))] +=
                            gesture.steps.len();
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

fn checked(g: &Zombies, seat: Seat, n_inputs: u32, chance: &mut Seeded) -> Gesture<Action> {
    let mut wish = Wish { keep: Vec::new(), aims: Vec::new(), n_tries: n_inputs % 4 };
    let gesture = propose::<Bots>(g, seat, &wish).unwrap();
    // Every other chore is aimed at something.
    wish.aims = gesture.aims.iter().skip(n_inputs as usize % 2 * 8).cloned().collect();
    let gesture = propose::<Bots>(g, seat, &wish).unwrap();
    let twin = resample(g, seat, chance);
    assert_eq!(propose::<Bots>(&twin, seat, &wish).unwrap(), gesture, "a twin world has the same plan");
    assert!((1..=STEPS).contains(&gesture.steps.len()));
    let mut played = g.clone();
    for step in &gesture.steps {
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
    wish.keep = actions(&gesture);
    assert_eq!(propose::<Bots>(g, seat, &wish).unwrap(), gesture, "what is kept stays as it is");
    gesture
}
