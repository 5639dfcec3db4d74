//! A table laid out by hand: for problems, puzzles and tests.
//!
//! ```text
//! mission MZ1                          # the default is MZ0
//! seats 2                              # the default is 1
//! heroes hulk, wasp                    # in play order, dealt out evenly; they stand in the start zone
//! options gentle_deck=on captain=B     # options of the set-up
//! hulk: at S2-1, health 3, hunger 2, xp 7, seat B, activated, left, eliminated, undying
//! hulk: devoured 1, objectives 2, power 3
//! traits hulk: feast, gorging
//! citizens hulk: wong                  # on the dashboard
//! S0-0: 3 operators, 1 guard           # and specialists; in Hero Mode walkers, brutes, runners
//! leaders: thor S2-1, hulk S0-0 banner # also fallen, lies, returns, gone
//! people: wong S2-1, blind-al 8R.a escorted 40 objective stuck
//! cards: wong 8R.c, nobody 3V.b        # face down on the board
//! devoured: wong, okoye objective      # what became of Citizens; also `saved:`
//! secret 1 revealed                    # a Secret Mission card; also `taken`
//! open 8R.a/S0-0                       # a door; its buildings count as opened, without spawning
//! opened 8R.a                          # the building of this room
//! objectives: blue, red, red           # colours of shuffled Objectives, in the mission's order
//! taken hulk: 0, 2                     # Objectives, by their place
//! spawn 1 active                       # a Spawn token by its place; also inactive, off
//! sign S2-1 damaged                    # also `sign off`
//! exit S2-1
//! supply operators 2                   # figures left in the box: the others are out of the game
//! deck spawn: 1, 20                    # exactly these are in the deck, the others in the discard
//! deck traits: feast                   # also citizens, leaders
//! round 3                              # the default is 1
//! begin turns                          # also round, enemies, spawn, escorts, end, set-up, deal
//! begin turn hulk 2                    # with this many Actions left; the default is 3 or 4
//! ```

use serde::Deserialize;
use serde::de::value::{Error, StrDeserializer};
use table::{Bag, Kind as Card, Seat, SeatSet, Secret, Stack};

use crate::board::{Door, Zone};
use crate::cards::{N_SPAWN_CARDS, N_TRAITS, SpawnCard, Trait};
use crate::cast::{Character, CitizenCard, Color, Kind, Level, Mode, N_CHARACTERS, N_CITIZEN_CARDS};
use crate::flow::{self, EndOfTurn, EndStage, Frame, Round, RoundStep, SetUp, SetUpStage};
use crate::state::{CardOnBoard, Citizen, HeroIx, Leader, LeaderPlace, Phase, Sign, Turn, building_bit};
use crate::{MarvelZombies, Setup, setup};

mod shown;

pub use shown::{door_name, door_named, shown, zone_name, zone_named, zone_names};

/// Lays out a table. It matches the text even if no game could lead there; `table::check` says whether it is
/// consistent.
pub fn scene(text: &str) -> Result<MarvelZombies, String> {
    let mut lines = Vec::new();
    let mut options = Vec::new();
    let mut seats = 1;
    for (index, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        match line.split_once(' ') {
            _ if line.is_empty() => {}
            Some(("mission", code)) => options.push(("mission".to_string(), code.to_string())),
            Some(("seats", n)) => seats = number(n)?,
            Some(("heroes", names)) => {
                options.push(("team".to_string(), names.to_string()));
                options.push(("heroes".to_string(), names.split(',').count().to_string()));
            }
            Some(("options", given)) => {
                for option in given.split_whitespace() {
                    let (key, value) = option.split_once('=').ok_or("an option is key=value")?;
                    options.push((key.to_string(), value.to_string()));
                }
            }
            _ => lines.push((index + 1, line)),
        }
    }
    let setup = Setup::from_options(seats, &options).map_err(|errors| errors.to_string())?;
    lay_out(&setup, &lines)
}

/// The same for given options, such as a home-made mission.
pub fn scene_of(setup: &Setup, text: &str) -> Result<MarvelZombies, String> {
    let lines: Vec<(usize, &str)> = (1..).zip(text.lines().map(str::trim)).collect();
    lay_out(setup, &lines)
}

fn lay_out(setup: &Setup, lines: &[(usize, &str)]) -> Result<MarvelZombies, String> {
    let mut layout = Layout::new(setup)?;
    for (number, line) in lines {
        layout.lay(line).map_err(|reason| format!("line {number}: {line:?}: {reason}"))?;
    }
    layout.finish()
}

/// What has been read so far. Cards wait here, because on the table they are secret.
struct Layout {
    g: MarvelZombies,
    spawn: [u8; N_SPAWN_CARDS],
    traits: [u8; N_TRAITS],
    citizens: [u8; N_CITIZEN_CARDS],
    leaders: [u8; N_CHARACTERS],
    begin: Option<Begin>,
}

enum Begin {
    SetUp(SetUpStage),
    Step(RoundStep),
    Turn { hero: HeroIx, actions: Option<u8> },
    EndOfTurn { hero: HeroIx },
}

impl Layout {
    fn new(setup: &Setup) -> Result<Layout, String> {
        let mut g = setup::first_state(setup).map_err(|errors| errors.to_string())?;
        let decks = setup::decks(setup, &g.mission);
        g.round = 1;
        let (health, start) = (g.max_health(), g.mission.start[0]);
        for hero in &mut g.heroes {
            hero.health = health;
            hero.zone = Some(start);
        }
        let setup::Decks { spawn, traits, citizens, leaders } = decks;
        Ok(Layout { g, spawn, traits, citizens, leaders, begin: None })
    }

    fn lay(&mut self, line: &str) -> Result<(), String> {
        if let Some((head, items)) = line.split_once(':') {
            let items: Vec<&str> = items.split(',').map(str::trim).filter(|item| !item.is_empty()).collect();
            return self.lay_list(head.trim(), &items);
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        let g = &mut self.g;
        match words[..] {
            ["open", door] => open(g, door_named(g, door)?),
            ["opened", room] => {
                let room = zone_named(g, room)?;
                let building = g.mission.board.building(room).ok_or("this zone is not a room")?;
                g.opened |= building_bit(building);
            }
            ["spawn", place, "active"] => token(g, place)?.is_active = true,
            ["spawn", place, "inactive"] => token(g, place)?.is_active = false,
            ["spawn", place, "off"] => {
                let place: u8 = number(place)?;
                g.spawns.retain(|token| token.place != place);
            }
            ["sign", "off"] => g.sign = None,
            ["sign", zone] => g.sign = Some(Sign { zone: zone_named(g, zone)?, is_damaged: false }),
            ["sign", zone, "damaged"] => g.sign = Some(Sign { zone: zone_named(g, zone)?, is_damaged: true }),
            ["secret", n, "revealed"] => g.progress.revealed |= number::<u8>(n)?,
            ["secret", n, "taken"] => g.progress.taken_cards |= number::<u8>(n)?,
            ["exit", zone] => g.exit = Some(zone_named(g, zone)?),
            ["supply", kind, n] => g.supply.0[kind_named(kind)?.place()] = number(n)?,
            ["round", n] => g.round = number(n)?,
            ["begin", "deal"] => self.begin = Some(Begin::SetUp(SetUpStage::Deal)),
            ["begin", "set-up"] => self.begin = Some(Begin::SetUp(SetUpStage::Division)),
            ["begin", "turn", hero] => {
                self.begin = Some(Begin::Turn { hero: self.hero(hero)?, actions: None })
            }
            ["begin", "turn", hero, n] => {
                self.begin = Some(Begin::Turn { hero: self.hero(hero)?, actions: Some(number(n)?) });
            }
            ["begin", "end-of-turn", hero] => self.begin = Some(Begin::EndOfTurn { hero: self.hero(hero)? }),
            ["begin", step] => self.begin = Some(Begin::Step(step_named(step)?)),
            _ => return Err("unknown line".to_string()),
        }
        Ok(())
    }

    fn lay_list(&mut self, head: &str, items: &[&str]) -> Result<(), String> {
        match head.split_once(' ') {
            Some(("deck", deck)) => return self.only(deck, items),
            Some(("traits", hero)) => {
                let hero = self.hero(hero)?;
                for item in items {
                    let card: Trait = word(item)?;
                    take(&mut self.traits, card)?;
                    self.g.hero_mut(hero).traits.push(card);
                }
                return Ok(());
            }
            Some(("citizens", hero)) => {
                let hero = self.hero(hero)?;
                for item in items {
                    let card: CitizenCard = word(item)?;
                    take(&mut self.citizens, card)?;
                    self.g.hero_mut(hero).citizens.push(card);
                }
                return Ok(());
            }
            Some(("taken", hero)) => {
                let hero = self.hero(hero)?;
                for item in items {
                    let who = self.g.who(hero);
                    let place: usize = number(item)?;
                    let everybody = Seat::all(usize::from(self.g.n_seats));
                    let objective = self.g.objectives.get_mut(place).ok_or("there is no such Objective")?;
                    objective.taken_by = Some(who);
                    everybody.for_each(|seat| objective.color.show_to(seat));
                    self.g.hero_mut(hero).n_objectives += 1;
                }
                return Ok(());
            }
            _ => {}
        }
        for (index, item) in items.iter().enumerate() {
            match head {
                "leaders" => self.lay_leader(item)?,
                "devoured" | "saved" => self.remember(head == "saved", item)?,
                "people" => self.lay_person(item)?,
                "cards" => self.lay_card(item)?,
                "objectives" => {
                    let everybody = SeatSet::all(usize::from(self.g.n_seats));
                    let is_shuffled = self.g.mission.are_objectives_shuffled;
                    let audience = if is_shuffled { SeatSet::EMPTY } else { everybody };
                    let color: Color = word(item)?;
                    let objective = self.g.objectives.get_mut(index).ok_or("there is no such Objective")?;
                    objective.color = Secret::new(color, audience);
                }
                _ => match zone_named(&self.g, head) {
                    Ok(zone) => self.lay_crowd(zone, item)?,
                    Err(_) => self.describe(head, item)?,
                },
            }
        }
        Ok(())
    }

    fn hero(&self, name: &str) -> Result<HeroIx, String> {
        self.g.played(word(name)?).ok_or_else(|| format!("{name} is not played"))
    }

    fn lay_crowd(&mut self, zone: Zone, item: &str) -> Result<(), String> {
        let (n, kind) = item.split_once(' ').ok_or("figures are a number and a kind")?;
        let (n, place): (u8, _) = (number(n)?, kind_named(kind)?.place());
        let supply = &mut self.g.supply.0[place];
        *supply = supply.checked_sub(n).ok_or("there are not that many figures")?;
        self.g.crowd[zone.index()].0[place] += n;
        Ok(())
    }

    fn lay_leader(&mut self, item: &str) -> Result<(), String> {
        let words: Vec<&str> = item.split_whitespace().collect();
        let [who, zone, rest @ ..] = &words[..] else { return Err("a leader needs a zone".to_string()) };
        let who: Character = word(who)?;
        let zone = zone_named(&self.g, zone)?;
        if !Character::leaders(self.g.mode).contains(&who) {
            return Err(format!("{who:?} is not a leader in this mode"));
        }
        // A leader whom the mission places is already out of the deck.
        self.leaders[who.index()] = 0;
        let mut leader = Leader { place: LeaderPlace::Board(zone), ..Leader::default() };
        for word in rest {
            match *word {
                "banner" => leader.is_banner = true,
                "fallen" => leader.has_fallen = true,
                "rests" => leader.rests = true,
                "lies" => leader.place = LeaderPlace::Lies(zone),
                "returns" => leader.place = LeaderPlace::Returns(zone),
                "gone" => leader.place = LeaderPlace::Gone,
                _ => return Err(format!("{word:?} does not describe a leader")),
            }
        }
        self.g.leaders[who.place()] = leader;
        Ok(())
    }

    fn lay_person(&mut self, item: &str) -> Result<(), String> {
        let words: Vec<&str> = item.split_whitespace().collect();
        let [who, zone, rest @ ..] = &words[..] else { return Err("a Citizen needs a zone".to_string()) };
        let card: CitizenCard = word(who)?;
        take(&mut self.citizens, card)?;
        let mut citizen = Citizen { zone: Some(zone_named(&self.g, zone)?), ..Citizen::default() };
        let mut rest = rest.iter();
        while let Some(word) = rest.next() {
            match *word {
                "escorted" => {
                    let number: u8 = number(rest.next().ok_or("by which Spawn card?")?)?;
                    let card = SpawnCard(number - 1);
                    take(&mut self.spawn, card)?;
                    citizen.escort = Some(card);
                }
                "objective" => citizen.is_objective = true,
                "stuck" => citizen.is_stuck = true,
                _ => return Err(format!("{word:?} does not describe a Citizen")),
            }
        }
        self.g.citizens[card.index()] = citizen;
        Ok(())
    }

    /// Records the fate of a Citizen whose card is discarded or on a dashboard.
    fn remember(&mut self, is_saved: bool, item: &str) -> Result<(), String> {
        let (who, is_objective) = match item.split_once(' ') {
            Some((who, "objective")) => (who, true),
            _ => (item, false),
        };
        let bit = 1 << word::<CitizenCard>(who)?.index();
        let progress = &mut self.g.progress;
        *(if is_saved { &mut progress.saved } else { &mut progress.devoured }) |= bit;
        progress.objective_citizens |= if is_objective { bit } else { 0 };
        Ok(())
    }

    fn lay_card(&mut self, item: &str) -> Result<(), String> {
        let (card, zone) = item.split_once(' ').ok_or("a card lies in a zone")?;
        let (card, zone): (CitizenCard, _) = (word(card)?, zone_named(&self.g, zone)?);
        take(&mut self.citizens, card)?;
        let place = self.g.mission.citizens.iter().position(|place| place.zone == zone).unwrap_or(0) as u8;
        self.g.face_down.push(CardOnBoard { zone, card: Secret::new(card, SeatSet::EMPTY), place });
        Ok(())
    }

    fn describe(&mut self, name: &str, item: &str) -> Result<(), String> {
        let hero = self.hero(name)?;
        let words: Vec<&str> = item.split_whitespace().collect();
        let zone = |g: &MarvelZombies, at: &str| zone_named(g, at).map(Some);
        let is_hunger = self.g.mode == Mode::Zombie;
        match words[..] {
            ["at", at] => self.g.hero_mut(hero).zone = zone(&self.g, at)?,
            ["health", n] => self.g.hero_mut(hero).health = number(n)?,
            ["hunger", n] if is_hunger => self.g.hero_mut(hero).gauge = number(n)?,
            ["power", n] if !is_hunger => self.g.hero_mut(hero).gauge = number(n)?,
            ["xp", n] => self.g.hero_mut(hero).xp = number(n)?,
            ["seat", seat] => self.g.hero_mut(hero).seat = seat.parse::<Seat>()?,
            ["devoured", n] => self.g.hero_mut(hero).n_devoured = number(n)?,
            ["objectives", n] => self.g.hero_mut(hero).n_objectives = number(n)?,
            ["activated"] => self.g.hero_mut(hero).is_activated = true,
            ["undying"] => {
                let hero = self.g.hero_mut(hero);
                (hero.has_come_back, hero.is_undying) = (true, true);
            }
            ["came-back"] => self.g.hero_mut(hero).has_come_back = true,
            ["left"] => {
                let hero = self.g.hero_mut(hero);
                (hero.zone, hero.has_left, hero.is_activated) = (None, true, true);
            }
            ["eliminated"] => {
                let hero = self.g.hero_mut(hero);
                (hero.zone, hero.health) = (None, 0);
                self.g.progress.has_lost_hero = true;
            }
            _ => return Err(format!("{item:?} does not describe a hero")),
        }
        Ok(())
    }

    /// The named cards are in the deck, and its other cards in the discard.
    fn only(&mut self, deck: &str, items: &[&str]) -> Result<(), String> {
        fn split<C: Card, const N: usize>(
            counts: &mut [u8; N],
            discard: &mut [u8; N],
            cards: Vec<C>,
        ) -> Result<(), String> {
            let mut kept = [0; N];
            for card in cards {
                take(counts, card)?;
                kept[card.index()] += 1;
            }
            discard.iter_mut().zip(&*counts).for_each(|(discarded, rest)| *discarded += rest);
            *counts = kept;
            Ok(())
        }
        let g = &mut self.g;
        match deck {
            "spawn" => {
                let numbers: Vec<u8> = items.iter().map(|item| number(item)).collect::<Result<_, _>>()?;
                let cards = numbers.into_iter().map(|n| SpawnCard(n - 1)).collect();
                split(&mut self.spawn, &mut g.spawn_discard, cards)
            }
            "traits" => {
                let cards: Vec<Trait> = items.iter().map(|item| word(item)).collect::<Result<_, _>>()?;
                split(&mut self.traits, &mut g.trait_discard, cards)
            }
            "citizens" => {
                let cards: Vec<CitizenCard> =
                    items.iter().map(|item| word(item)).collect::<Result<_, _>>()?;
                split(&mut self.citizens, &mut g.citizen_discard, cards)
            }
            "leaders" => {
                let cards: Vec<Character> = items.iter().map(|item| word(item)).collect::<Result<_, _>>()?;
                split(&mut self.leaders, &mut g.leader_discard, cards)
            }
            _ => Err(format!("there is no deck {deck:?}")),
        }
    }

    fn finish(self) -> Result<MarvelZombies, String> {
        let Layout { mut g, spawn, traits, citizens, leaders, begin } = self;
        g.spawn_deck = Bag::new(spawn);
        g.trait_deck = Bag::new(traits);
        g.citizen_deck = Bag::new(citizens);
        g.leader_deck = Bag::new(leaders);
        g.stack = Stack::default();
        match begin.ok_or("a scene ends with `begin`")? {
            Begin::SetUp(stage) => {
                g.round = 0;
                g.stack.begin(SetUp { stage });
            }
            Begin::Step(step) => {
                g.phase = phase_of(step);
                match step {
                    // The phase begins once everybody has acted.
                    RoundStep::Enemies => g.heroes.iter_mut().for_each(|hero| hero.is_activated = true),
                    RoundStep::Begin => g.round -= 1,
                    RoundStep::Turns
                    | RoundStep::Citizens
                    | RoundStep::Spawn(_)
                    | RoundStep::Escorts
                    | RoundStep::End => {}
                }
                g.stack.begin(Round { next: step });
            }
            Begin::Turn { hero, actions } => begin_turn(&mut g, hero, actions, flow::Turn),
            Begin::EndOfTurn { hero } => {
                begin_turn(&mut g, hero, None, EndOfTurn { stage: EndStage::Effects })
            }
        }
        Ok(g)
    }
}

fn begin_turn(g: &mut MarvelZombies, hero: HeroIx, actions: Option<u8>, procedure: impl Into<Frame>) {
    let has_fourth = g.level_of(hero) >= Level::Yellow;
    let actions = actions.unwrap_or(3 + u8::from(has_fourth));
    g.turn = Turn { hero: Some(hero), actions, has_fourth, ..Turn::default() };
    g.phase = Phase::Players;
    g.stack.begin(Round { next: RoundStep::Turns });
    g.stack.begin(procedure);
}

fn phase_of(step: RoundStep) -> Phase {
    match step {
        RoundStep::Begin | RoundStep::End => Phase::End,
        RoundStep::Turns | RoundStep::Enemies => Phase::Players,
        RoundStep::Citizens | RoundStep::Spawn(_) | RoundStep::Escorts => Phase::Enemies,
    }
}

fn step_named(name: &str) -> Result<RoundStep, String> {
    Ok(match name {
        "round" => RoundStep::Begin,
        "turns" => RoundStep::Turns,
        "enemies" => RoundStep::Enemies,
        "citizens" => RoundStep::Citizens,
        "spawn" => RoundStep::Spawn(0),
        "escorts" => RoundStep::Escorts,
        "end" => RoundStep::End,
        _ => return Err(format!("{name:?} is not a step of a round")),
    })
}

fn open(g: &mut MarvelZombies, door: Door) {
    g.open = g.open.with(door);
    let board = &g.mission.board;
    let edge = board.edge(door);
    let rooms = [edge.a, edge.b].into_iter().filter_map(|zone| board.building(zone));
    g.opened = rooms.fold(g.opened, |bits, building| bits | building_bit(building));
    g.ways = crate::state::Fixed(board.ways(g.open));
}

fn token<'a>(g: &'a mut MarvelZombies, place: &str) -> Result<&'a mut crate::state::SpawnToken, String> {
    let place: u8 = number(place)?;
    g.spawns.iter_mut().find(|token| token.place == place).ok_or_else(|| "there is no such token".to_string())
}

fn take<C: Card, const N: usize>(counts: &mut [u8; N], card: C) -> Result<(), String> {
    let count = &mut counts[card.index()];
    *count = count.checked_sub(1).ok_or_else(|| format!("there are not that many cards {card:?}"))?;
    Ok(())
}

fn kind_named(name: &str) -> Result<Kind, String> {
    Ok(match name.trim_end_matches('s') {
        "guard" | "brute" => Kind::Guard,
        "operator" | "walker" => Kind::Operator,
        "specialist" | "runner" => Kind::Specialist,
        _ => return Err(format!("there are no figures {name:?}")),
    })
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.trim().parse().map_err(|_| format!("{text:?} is not a number in range"))
}

fn word<'a, W: Deserialize<'a>>(text: &'a str) -> Result<W, String> {
    W::deserialize(StrDeserializer::<Error>::new(text.trim())).map_err(|error| error.to_string())
}
