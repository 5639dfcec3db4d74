//! From options to the first state, or the reasons why they are refused (MZ-52).

use serde::{Deserialize, Serialize};
use table::{Bag, Counts, PlainPasses, Seat, SeatSet, Secret, SetupErrors, Stack, rule};
use tinyvec::ArrayVec;

use crate::board::{DoorSet, ZONES};
use crate::cards::{HARSH, N_SPAWN_CARDS, N_TRAITS, SpawnCard, Spawning, TRAIT_COPIES, TRAITS_OF_A_MODE};
use crate::cast::{
    COMMON, Character, CitizenCard, Mode, N_CHARACTERS, N_CITIZEN_CARDS, N_CITIZENS, PER_SIDE,
};
use crate::flow::{SetUp, SetUpStage, mission};
use crate::mission::{CitizenPlaceKind, FigurePlace, Lock, Mission, SpawnToken as Token, Special};
use crate::state::{
    CardOnBoard, Citizen, Crowd, Fixed, Hero, Leader, LeaderPlace, MarvelZombies, Objective, Phase, Progress,
    Sign, SpawnToken, Turn, building_bit,
};

mod options;

pub use options::OPTIONS;

/// MZ-52.2: the usual number of heroes.
pub const HEROES: usize = 4;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub seats: usize,
    /// The code of a mission of the box, or the text of a mission file.
    #[serde(default = "first_mission")]
    pub mission: String,
    #[serde(default = "heroes")]
    pub heroes: usize,
    /// The heroes, in play order; those not named are drawn at random (MZ-52.3).
    #[serde(default)]
    pub team: Vec<Character>,
    /// The seat of each hero in play order. If empty, heroes are dealt out evenly (MZ-2.4).
    #[serde(default)]
    pub seating: Vec<Seat>,
    #[serde(default)]
    pub gentle_deck: bool,
    /// MZ-52.5
    #[serde(default)]
    pub captain: Option<Seat>,
}

fn first_mission() -> String {
    "MZ0".to_string()
}

fn heroes() -> usize {
    HEROES
}

impl Setup {
    pub fn new(seats: usize) -> Setup {
        Setup {
            seats,
            mission: first_mission(),
            heroes: HEROES.max(seats),
            team: Vec::new(),
            seating: Vec::new(),
            gentle_deck: false,
            captain: None,
        }
    }

    /// Reads options as a person writes them.
    pub fn from_options(seats: usize, given: &[(String, String)]) -> Result<Setup, SetupErrors> {
        options::read(seats, given)
    }

    fn check(&self, errors: &mut SetupErrors) {
        rule!("MZ-2.4");
        rule!("MZ-52.2");
        rule!("MZ-52.3");
        rule!("MZ-52.7");
        if !(1..=PER_SIDE).contains(&self.heroes) {
            errors.add("MZ-52.2", "heroes", format!("there are 1 to {PER_SIDE} heroes"));
        }
        if !(1..=PER_SIDE).contains(&self.seats) {
            errors.add("MZ-52.3", "seats", format!("there are 1 to {PER_SIDE} seats"));
        } else if self.seats > self.heroes {
            errors.add("MZ-52.3", "seats", "there are more seats than heroes");
        }
        if self.team.len() > self.heroes {
            errors.add("MZ-52.3", "team", "the team names more heroes than there are");
        }
        if (1..self.team.len()).any(|index| self.team[..index].contains(&self.team[index])) {
            errors.add("MZ-2.5", "team", "a hero is named twice");
        }
        self.check_seating(errors);
        if self.captain.is_some_and(|seat| seat.index() >= self.seats) {
            errors.add("MZ-52.5", "captain", "there is no such seat");
        }
    }

    fn check_seating(&self, errors: &mut SetupErrors) {
        if self.seating.is_empty() {
            return;
        }
        if self.seating.len() != self.heroes {
            errors.add("MZ-2.5", "seating", "it must name one seat for each hero");
        }
        if self.seating.iter().any(|seat| seat.index() >= self.seats) {
            errors.add("MZ-2.5", "seating", "there is no such seat");
        }
        if Seat::all(self.seats.min(PER_SIDE)).any(|seat| !self.seating.contains(&seat)) {
            errors.add("MZ-2.4", "seating", "each seat must hold a hero");
        }
    }

    /// The mission with this code or this text.
    fn read_mission(&self, errors: &mut SetupErrors) -> Option<Mission> {
        rule!("MZ-2.1");
        if let Some(mission) = Mission::built_in(&self.mission) {
            return Some(mission);
        }
        match Mission::read(&self.mission) {
            Ok(mission) => Some(mission),
            Err(problems) => {
                for problem in problems {
                    errors.add("MZ-52.1", "mission", problem.to_string());
                }
                None
            }
        }
    }

    fn seat_of(&self, hero: usize) -> Seat {
        self.seating.get(hero).copied().unwrap_or_else(|| Seat::new(hero % self.seats))
    }
}

pub(crate) fn first_state(setup: &Setup) -> Result<MarvelZombies, SetupErrors> {
    let mut errors = SetupErrors::default();
    setup.check(&mut errors);
    let mission = setup.read_mission(&mut errors);
    if let Some(mission) = &mission {
        for who in setup.team.iter().filter(|who| !Character::heroes(mission.mode).contains(who)) {
            errors.add("MZ-29.2", "team", format!("{who:?} is not a hero in this mission's mode"));
        }
    }
    errors.or(())?;
    let mission = mission.expect("problems were reported above");
    Ok(lay_out(setup, mission))
}

/// MZ-2.1: tiles, tokens and figures as the mission says. What chance decides comes later.
fn lay_out(setup: &Setup, mission: Mission) -> MarvelZombies {
    rule!("MZ-2.9");
    rule!("MZ-52.8");
    rule!("MZ-1.4");
    rule!("MZ-29.26");
    let everybody = SeatSet::all(setup.seats);
    let open: DoorSet = open_doors(&mission);
    let decks = decks(setup, &mission);
    let mut stack = Stack::default();
    stack.begin(SetUp { stage: SetUpStage::Deal });
    let mut g = MarvelZombies {
        n_seats: setup.seats as u8,
        ways: Fixed(mission.board.ways(open)),
        mode: mission.mode,
        captain: setup.captain,
        round: 0,
        phase: Phase::SetUp,
        heroes: team(setup),
        crowd: [Crowd::default(); ZONES],
        supply: Crowd(COMMON.map(|kind| kind.figures())),
        leaders: [Leader::default(); PER_SIDE],
        citizens: [Citizen::default(); N_CITIZENS],
        face_down: ArrayVec::new(),
        objectives: objectives(&mission, everybody),
        spawns: spawns(&mission, setup.heroes),
        open,
        opened: 0,
        exit: mission.exit,
        sign: mission.sign.map(|zone| Sign { zone, is_damaged: false }),
        spawn_deck: Bag::new(decks.spawn),
        spawn_discard: Counts::NONE,
        trait_deck: Bag::new(decks.traits),
        trait_discard: [0; N_TRAITS],
        citizen_deck: Bag::new(decks.citizens),
        citizen_discard: Counts::NONE,
        leader_deck: Bag::new(decks.leaders),
        leader_discard: [0; N_CHARACTERS],
        turn: Turn::default(),
        progress: Progress::default(),
        activations: ArrayVec::new(),
        plan: ArrayVec::new(),
        votes: [None; PER_SIDE],
        wish_to_give_up: SeatSet::EMPTY,
        passes: std::array::from_fn(|seat| {
            Secret::new(PlainPasses::default(), SeatSet::one(Seat::new(seat)))
        }),
        stack,
        outcome: None,
        mission: Fixed(mission),
    };
    place_figures(&mut g);
    mission::lay_face_up(&mut g);
    g.opened = opened(&g);
    g
}

/// The table as everybody sees it once the heroes have been placed, with nobody under the cards, to assess
/// whether the mission can be won (MZ-3.10).
pub(crate) fn imagined(mission: &Mission) -> MarvelZombies {
    let setup = Setup { heroes: PER_SIDE, ..Setup::new(1) };
    let mut g = lay_out(&setup, *mission);
    for hero in &mut g.heroes {
        hero.zone = mission.start.first().copied();
    }
    if let [_, second] = mission.start.as_slice() {
        g.heroes.iter_mut().step_by(2).for_each(|hero| hero.zone = Some(*second));
    }
    let mut people = g.citizens.iter_mut();
    for (index, place) in mission.citizens.iter().enumerate() {
        match place.kind {
            CitizenPlaceKind::FaceUp { .. } => {}
            CitizenPlaceKind::Standing => {
                if let Some(citizen) = people.next() {
                    *citizen = Citizen { zone: Some(place.zone), is_objective: true, ..Citizen::default() };
                }
            }
            CitizenPlaceKind::Symbol | CitizenPlaceKind::UnderObjective(_) | CitizenPlaceKind::Trapped => {
                let card = Secret::new(CitizenCard::Nobody, SeatSet::EMPTY);
                g.face_down.push(CardOnBoard { zone: place.zone, card, place: index as u8 });
            }
        }
    }
    g
}

/// MZ-5.1
fn open_doors(mission: &Mission) -> DoorSet {
    rule!("MZ-5.1");
    let doors = mission.doors.iter().enumerate();
    doors
        .filter(|(_, door)| door.lock == Lock::Open)
        .map(|(door, _)| crate::board::Door(door as u8))
        .collect()
}

/// MZ-5.10: a building with an open door counts as opened.
fn opened(g: &MarvelZombies) -> u32 {
    rule!("MZ-5.10");
    let board = &g.mission.board;
    let edges = g.open.iter().map(|door| board.edges[usize::from(board.doors[door.index()])]);
    let rooms = edges.flat_map(|edge| [edge.a, edge.b]);
    rooms.filter_map(|zone| board.zones[zone.index()].building).fold(0, |bits, it| bits | building_bit(it))
}

/// The places in play order. Those whose hero is drawn at random have no Health yet.
fn team(setup: &Setup) -> ArrayVec<[Hero; PER_SIDE]> {
    rule!("MZ-1.9");
    (0..setup.heroes)
        .map(|index| {
            let named = setup.team.get(index).copied();
            let seat = setup.seat_of(index);
            Hero {
                who: named.unwrap_or_default(),
                seat,
                health: u8::from(named.is_some()),
                ..Hero::default()
            }
        })
        .collect()
}

/// If Objectives are shuffled, chance decides their colours (MZ-28.5).
fn objectives(mission: &Mission, everybody: SeatSet) -> ArrayVec<[Objective; crate::mission::OBJECTIVES]> {
    let audience = if mission.are_objectives_shuffled { SeatSet::EMPTY } else { everybody };
    let places = mission.objectives.iter();
    places
        .map(|place| Objective {
            zone: place.zone,
            color: Secret::new(place.color, audience),
            taken_by: None,
        })
        .collect()
}

/// MZ-28.6: some tokens are on the board only with 5 or 6 heroes.
fn spawns(mission: &Mission, n_heroes: usize) -> ArrayVec<[SpawnToken; crate::mission::SPAWNS]> {
    rule!("MZ-2.2");
    rule!("MZ-2.3");
    rule!("MZ-28.6");
    let places = mission.spawns.iter().enumerate().filter(|(_, place)| place.party.has(n_heroes));
    places
        .map(|(index, place)| SpawnToken {
            place: index as u8,
            zone: place.zone,
            color: place.token.color(),
            is_initial: place.token == Token::Initial,
            is_active: place.activated_by.is_none(),
        })
        .collect()
}

/// How many of each card are shuffled (MZ-2.9).
pub(crate) struct Decks {
    pub spawn: [u8; N_SPAWN_CARDS],
    pub traits: [u8; N_TRAITS],
    pub citizens: [u8; N_CITIZEN_CARDS],
    pub leaders: [u8; N_CHARACTERS],
}

pub(crate) fn decks(setup: &Setup, mission: &Mission) -> Decks {
    Decks {
        spawn: spawn_deck(setup, mission),
        traits: trait_deck(mission.mode),
        citizens: citizen_deck(mission),
        leaders: leader_deck(mission),
    }
}

/// MZ-1.1, MZ-52.4, MZ-40.6
fn spawn_deck(setup: &Setup, mission: &Mission) -> [u8; N_SPAWN_CARDS] {
    rule!("MZ-1.1");
    let mut counts = [1; N_SPAWN_CARDS];
    if setup.gentle_deck {
        rule!("MZ-52.4");
        HARSH.iter().for_each(|card| counts[usize::from(card.0)] = 0);
    }
    if mission.has(Special::NoLeaderCards) {
        rule!("MZ-40.6");
        let leaders = (0..N_SPAWN_CARDS as u8)
            .filter(|card| SpawnCard(*card).spawning(mission.mode) == Spawning::Leader);
        leaders.for_each(|card| counts[usize::from(card)] = 0);
    }
    counts
}

/// MZ-1.11, MZ-48.16
fn trait_deck(mode: Mode) -> [u8; N_TRAITS] {
    rule!("MZ-1.11");
    let mut counts = [0; N_TRAITS];
    let of_mode = match mode {
        Mode::Zombie => 0..TRAITS_OF_A_MODE,
        Mode::Hero => {
            rule!("MZ-29.9");
            rule!("MZ-48.16");
            TRAITS_OF_A_MODE..N_TRAITS
        }
    };
    counts[of_mode].fill(TRAIT_COPIES);
    counts
}

/// MZ-1.10, MZ-2.6, MZ-29.29: everything that may be dealt or drawn in this mission.
fn citizen_deck(mission: &Mission) -> [u8; N_CITIZEN_CARDS] {
    rule!("MZ-1.10");
    rule!("MZ-2.6");
    rule!("MZ-29.29");
    if mission.mode == Mode::Hero {
        // The Secret Missions stay out of the deck unless the mission deals them in.
        rule!("MZ-49.14");
        rule!("MZ-49.15");
    }
    let mut counts = [0; N_CITIZEN_CARDS];
    counts[..N_CITIZENS].fill(1);
    if mission.has(Special::WithoutNobody) {
        rule!("MZ-44.5");
    } else {
        counts[CitizenCard::Nobody as usize] = 2;
    }
    for rule in &mission.rules {
        if let Special::DealIn { card, .. } = rule {
            counts[*card as usize] = counts[*card as usize].max(1);
        }
    }
    counts
}

/// MZ-2.13: leaders whom the mission places are not in the deck.
fn leader_deck(mission: &Mission) -> [u8; N_CHARACTERS] {
    rule!("MZ-2.13");
    let mut counts = [0; N_CHARACTERS];
    Character::leaders(mission.mode).iter().for_each(|who| counts[*who as usize] = 1);
    for figure in &mission.figures {
        if let FigurePlace::Leader { who, .. } = figure {
            counts[*who as usize] = 0;
        }
    }
    counts
}

fn place_figures(g: &mut MarvelZombies) {
    for figure in g.mission.figures {
        match figure {
            FigurePlace::Common { zone, kind, n } => {
                g.crowd[zone.index()].0[kind.place()] += n;
                g.supply.0[kind.place()] -= n;
            }
            FigurePlace::Leader { zone, who } => {
                g.leaders[who.place()] = Leader { place: LeaderPlace::Board(zone), ..Leader::default() };
            }
            // Chance decides which (MZ-40.7).
            FigurePlace::AnyLeader { .. } => {}
        }
    }
}
