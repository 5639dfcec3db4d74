//! What a hero would do without thinking twice. It answers every question in a microsecond or two, so that
//! whole rounds can be played out with it.

use std::cell::OnceCell;

use marvel_zombies::action::Form;
use marvel_zombies::flow::About;
use marvel_zombies::{Action, Aim, Character, Choice, Hero, Kind, Level, MarvelZombies, Question, Zone};
use table::Seat;

use super::paths::{ByZone, Paths};
use super::sight::{NOTHING, Sight};
use super::{effects, tuning};

/// What a hero wants during a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    /// Doing what the mission wants.
    Mission,
    /// Staying where they are.
    Stay,
    /// Joining the others.
    Gather,
    /// Finding a meal.
    Feed,
    /// Getting away from Enemies.
    Flee,
}

/// The action that comes to mind first.
pub fn first(
    g: &MarvelZombies,
    seat: Seat,
    question: Question,
    legal: &[Action],
    mood: Mood,
    paths: &Paths,
) -> Action {
    if legal.len() == 1 {
        return legal[0];
    }
    let sight = Sight::new(g, paths);
    let asking = Asking::new(&sight, seat, question, mood);
    let mut best = (legal[0], f32::NEG_INFINITY);
    for action in legal {
        let score = asking.score(*action);
        if score > best.1 {
            best = (*action, score);
        }
    }
    best.0
}

struct Asking<'a> {
    sight: &'a Sight<'a>,
    seat: Seat,
    question: Question,
    mood: Mood,
    /// The hero who may walk.
    walker: Option<&'a Hero>,
    /// How much each zone attracts the walker. Computed when first needed.
    pull: OnceCell<ByZone>,
}

impl<'a> Asking<'a> {
    fn new(sight: &'a Sight<'a>, seat: Seat, question: Question, mood: Mood) -> Asking<'a> {
        let who = match question {
            Question::Turn { hero, .. } | Question::Free { hero, .. } | Question::Walk { hero, .. } => {
                Some(hero)
            }
            Question::Effects { .. } => sight.g.turn().hero.map(|hero| sight.g.heroes()[hero.index()].who),
            _ => None,
        };
        let walker = who.map(|who| sight.hero(who));
        Asking { sight, seat, question, mood, walker, pull: OnceCell::new() }
    }

    fn score(&self, action: Action) -> f32 {
        let sight = self.sight;
        if let Action::Use { hero, effect, aim } = action {
            let way = match aim {
                Aim::Zone(to) => self.nearer(to),
                _ => 0.3,
            };
            return 25.0 * effects::worth(sight, hero, effect, way).signum();
        }
        match self.question {
            Question::Begin => match action {
                Action::Begin { hero } => urgency(sight, sight.hero(hero)),
                _ => NOTHING,
            },
            Question::Turn { hero, actions } => self.of_action(sight.hero(hero), actions, action),
            Question::Free { hero, .. } => self.of_action(sight.hero(hero), 1, action),
            Question::Walk { .. } => match action {
                Action::Pick { aim: Aim::Zone(to) } | Action::Move { to } => self.nearer(to),
                _ => 0.0,
            },
            Question::Decide(about) => self.of_vote(about, action),
            Question::Effects { .. } => 0.0,
            Question::Push { .. } => effects::worth_of_pushing(sight, action),
            Question::Leave { .. } => f32::from(action == Action::Leave),
            Question::Target { .. } | Question::Fell { .. } => effects::worth_of_target(sight, action),
            Question::DiscardTrait { .. } => effects::worth_of_discarding(action),
            Question::KeepCitizen { .. } => effects::worth_of_keeping(action),
            Question::Agree { .. } | Question::DrawCitizen { .. } => f32::from(action != Action::Enough),
            Question::Dice { .. } | Question::Lure { .. } => 0.0,
        }
    }

    /// How much nearer a zone is to what the hero wants.
    fn nearer(&self, to: Zone) -> f32 {
        let Some(hero) = self.walker else { return 0.0 };
        let Some(at) = hero.zone else { return 0.0 };
        let pull = self.pull.get_or_init(|| self.sight.pulls(&aims(self.sight, hero, self.mood)));
        pull[to.index()] - pull[at.index()]
    }

    fn of_action(&self, hero: &Hero, actions: u8, action: Action) -> f32 {
        let sight = self.sight;
        let Some(at) = hero.zone else { return 0.0 };
        let n_here = sight.n_enemies(at);
        let wants_exit = sight.wants.is_exit_open && sight.g.exit() != Some(at);
        match action {
            Action::Take { .. } if sight.wants.each_to_take && hero.n_objectives > 0 => 5.0,
            Action::Take { .. } => 100.0 - self.crossing(hero, 5),
            Action::TakeCard { .. } | Action::Save { .. } => 90.0,
            Action::Attack { form: Form::Devour, .. } if n_here == 0 => {
                let is_others = sight.wants.each_to_devour && hero.n_devoured > 0;
                if is_others { -5.0 } else { tuning::CITIZEN - self.crossing(hero, 5) }
            }
            Action::Attack { form: Form::Devour, .. } => {
                let misses = 1.0 - self.odds_of_attack(hero, Form::Devour, at);
                let hunger = if self.mood == Mood::Feed { 3 } else { hero.gauge };
                tuning::MEAL[usize::from(hunger.min(4))]
                    - tuning::MISSED_MEAL * misses
                    - tuning::MEAL_AMONG_OTHERS * f32::from(n_here.min(6) - 1)
            }
            Action::Attack { form: Form::Sign, at: target } => {
                tuning::SIGN + 5.0 * f32::from(sight.n_enemies(target).min(6))
            }
            Action::Attack { at: target, .. } => {
                let n = tuning::EACH_ENEMY * f32::from(sight.n_enemies(target).min(6));
                let misses = 1.0 - self.odds_of_attack(hero, Form::Unique, target);
                n - tuning::MISSED * misses - self.crossing(hero, 3)
                    + match () {
                        () if target == at && wants_exit && self.may_leave(hero, actions) => {
                            tuning::FIGHT_ON_THE_WAY_OUT
                        }
                        () if target == at => tuning::FIGHT_HERE,
                        () if n_here > 0 => tuning::FIGHT_PAST_OTHERS,
                        () => tuning::FIGHT_FROM_AFAR,
                    }
            }
            Action::Move { to } => self.of_move(hero, actions, at, to),
            Action::Carry { to } => {
                let exit = sight.g.exit().unwrap_or(to);
                let far = |zone: Zone| sight.g.ways().distance(zone, exit).unwrap_or(99);
                if far(to) < far(at) { 65.0 } else { -20.0 }
            }
            Action::Open { door } => {
                let edge = sight.g.mission().board.edge(door);
                let beyond = if edge.a == at { edge.b } else { edge.a };
                let nearer = self.nearer(beyond);
                if self.mood == Mood::Stay || nearer <= 0.0 {
                    return -10.0;
                }
                tuning::OPEN
                    + nearer
                    + self.company(hero, at)
                    + tuning::ACTION_FOR_OPENING * f32::from(actions.min(4))
                    - tuning::ENEMY_AT_OPENING * f32::from(n_here.min(4))
            }
            Action::GainTrait => tuning::TRAIT - tuning::TRAIT_HELD * hero.traits.len() as f32,
            Action::PowerUp => 14.0 - 3.0 * f32::from(hero.gauge),
            Action::EndTurn | Action::Pass | Action::Enough => 0.0,
            Action::Leave => 100.0,
            _ => NOTHING,
        }
    }

    /// The first hero to reach Orange brings more Enemies.
    fn crossing(&self, hero: &Hero, xp: u16) -> f32 {
        let is_first = self.sight.g.danger() < Level::Orange;
        if is_first && Level::of(hero.xp + xp) >= Level::Orange { tuning::FIRST_AT_ORANGE } else { 0.0 }
    }

    /// The probability that the first target is eliminated.
    fn odds_of_attack(&self, hero: &Hero, form: Form, target: Zone) -> f32 {
        let (dice, accuracy) = self.sight.g.attack_of(hero.who, form).expect("only heroes of the game act");
        odds(dice, accuracy, first_endurance(self.sight, target))
    }

    /// Nearby heroes who have yet to act help against whatever comes out of a building.
    fn company(&self, hero: &Hero, at: Zone) -> f32 {
        let ways = self.sight.g.ways();
        let is_near = |zone: Zone| ways.distance(zone, at).is_some_and(|far| far <= 2);
        let others = self.sight.g.heroes().iter().filter(|other| other.who != hero.who);
        let near = others.filter(|other| !other.is_activated && other.zone.is_some_and(is_near));
        tuning::HELPER * near.count() as f32
    }

    fn may_leave(&self, hero: &Hero, actions: u8) -> bool {
        let held = hero.zone.map_or(0, |at| self.sight.n_enemies(at));
        hero.who == Character::Wasp || held < actions
    }

    fn of_move(&self, hero: &Hero, actions: u8, at: Zone, to: Zone) -> f32 {
        if self.mood == Mood::Stay {
            return -50.0;
        }
        let nearer = self.nearer(to);
        let sight = self.sight;
        if nearer <= 0.0 {
            return -10.0 + nearer;
        }
        let crowd = f32::from(sight.n_enemies(to)) - tuning::FRIEND * sight.n_heroes(to) as f32;
        let is_leaving = sight.wants.is_exit_open || self.mood == Mood::Flee || self.mood == Mood::Gather;
        let n_here = sight.n_enemies(at);
        let held = match () {
            () if n_here == 0 || is_leaving => 0.0,
            () if first_endurance(sight, at) > 2 => {
                tuning::HELD - tuning::HOPELESS * (1.0 - self.odds_of_attack(hero, Form::Unique, at))
            }
            () => tuning::HELD,
        };
        let feared = if first_endurance(sight, to) > 2 {
            tuning::FEARED * (1.0 - self.odds_of_attack(hero, Form::Unique, to))
        } else {
            0.0
        };
        let each = tuning::CROWD + tuning::LATE * f32::from(4 - actions.min(4));
        tuning::WALK + nearer - each * crowd.max(0.0) - held - feared
    }

    fn of_vote(&self, about: About, action: Action) -> f32 {
        let (sight, Action::Vote(choice)) = (self.sight, action) else { return NOTHING };
        // A bot that is asked again goes along with the others.
        let n_stand = sight.g.stands().filter(|(seat, stand)| *seat != self.seat && *stand == choice).count();
        if n_stand > 0 {
            return 100.0 + n_stand as f32;
        }
        match (about, choice) {
            (About::Split { .. } | About::LeaderZone { .. } | About::Fire { .. }, Choice::Zone(zone)) => {
                let there = sight.g.heroes().iter().filter(|hero| hero.zone == Some(zone));
                there.map(|hero| f32::from(hero.health) / 4.0).sum()
            }
            (About::CitizenWay { .. }, Choice::Zone(zone)) => {
                let far = |hero: &Hero| Some(sight.g.ways().distance(zone, hero.zone?).unwrap_or(20));
                -f32::from(sight.g.heroes().iter().filter_map(far).min().unwrap_or(20))
            }
            // The default is listed first.
            _ => 0.0,
        }
    }
}

/// What attracts a hero in this mood.
fn aims(sight: &Sight<'_>, hero: &Hero, mood: Mood) -> ByZone {
    let none = [0.0; marvel_zombies::board::ZONES];
    match mood {
        Mood::Mission | Mood::Stay => {
            let mut targets = sight.targets_of(hero);
            let others = sight.g.heroes().iter().filter(|other| other.who != hero.who);
            for zone in others.filter_map(|other| other.zone) {
                if targets[zone.index()] > 0.0 {
                    targets[zone.index()] += tuning::COMPANY;
                }
            }
            targets
        }
        Mood::Gather => {
            let mut targets = none;
            let others = sight.g.heroes().iter().filter(|other| other.who != hero.who);
            for zone in others.filter_map(|other| other.zone) {
                targets[zone.index()] += 4.0;
            }
            targets
        }
        Mood::Feed => {
            let mut targets = none;
            sight.add_meals(&mut targets, 10.0);
            targets
        }
        Mood::Flee => {
            let zones = || sight.g.mission().board.zones();
            let mut targets = none;
            for zone in zones() {
                let safe = |at: Zone| {
                    let far = sight.g.ways().distance(at, zone).unwrap_or(8).min(8);
                    f32::from(far) * f32::from(sight.n_enemies(at).min(3))
                };
                targets[zone.index()] = 1.0 + zones().map(safe).sum::<f32>() / 4.0;
            }
            targets
        }
    }
}

/// The probability that this many dice score this many Hits.
fn odds(dice: u8, accuracy: u8, needed: u8) -> f32 {
    let hit = f32::from(7 - accuracy.clamp(2, 6)) / 6.0;
    if needed > dice {
        return 0.0;
    }
    let (mut exactly, mut fewer) = ((1.0 - hit).powi(i32::from(dice)), 0.0);
    for hits in 0..needed {
        fewer += exactly;
        exactly *= f32::from(dice - hits) / f32::from(hits + 1) * hit / (1.0 - hit);
    }
    (1.0 - fewer).clamp(0.0, 1.0)
}

fn first_endurance(sight: &Sight<'_>, zone: Zone) -> u8 {
    let leaders = sight.g.standing_leaders().filter(|(_, at)| *at == zone).map(|(who, _)| who.endurance());
    match leaders.min() {
        Some(endurance) => endurance,
        None if sight.crowd(zone).of(Kind::Guard) > 0 => 2,
        None => 1,
    }
}

/// How much there is to do where the hero stands. The hero with the most to do goes first.
fn urgency(sight: &Sight<'_>, hero: &Hero) -> f32 {
    let Some(at) = hero.zone else { return NOTHING };
    let citizen = if sight.has_citizen(at) { tuning::URGENT_CITIZEN } else { 0.0 };
    tuning::URGENT_ENEMY * f32::from(sight.n_enemies(at).min(5))
        + tuning::URGENT_HUNGER * f32::from(hero.gauge)
        + citizen
}
