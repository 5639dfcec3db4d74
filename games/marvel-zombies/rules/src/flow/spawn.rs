//! Spawning (MZ-17, MZ-18): a card is drawn for a zone and fully carried out before the next one (MZ-17.8).

mod drop;
mod tokens;

use table::{AsksChance, Bag, Chance, Log, Refusal, RulesKey, Step, rule};

use super::activation::{self, Cause};
use super::coming::{self, ComingStage};
use super::{ChanceQuestion, Frame, OpenFire, Shortage, citizens, figures, window};
use crate::MarvelZombies;
use crate::action::Roll;
use crate::board::{Zone, ZoneSet};
use crate::cards::{N_SPAWN_CARDS, SpawnCard, Spawning};
use crate::cast::{CitizenCard, Kind, Level, Mode};
use crate::effects::Moment;
use crate::event::Event;
use crate::state::{Citizen, HeroSet, Phase};

pub(super) use drop::{candidates, last_figure};
pub(crate) use tokens::next_of_phase;

/// A Spawn card for a zone, or figures that a rule places without a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spawn {
    pub zone: Zone,
    pub stage: SpawnStage,
    pub card: Option<SpawnCard>,
    /// The zones where figures were placed.
    pub zones: ZoneSet,
    /// The kind whose figures ran out.
    pub short: Option<Kind>,
    /// The heroes in whose zones a Specialist has dropped (MZ-18.6).
    pub dropped: HeroSet,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SpawnStage {
    Draw,
    /// Distortion may replace the card (MZ-46.30).
    Drawn,
    Place,
    /// A Citizen is drawn for the card (MZ-18.5).
    Citizen,
    /// Specialists are placed for the heroes (MZ-18.6).
    Drop,
    /// MZ-18.10
    React,
    Shortage,
    Rush,
    Done,
}

impl AsksChance<MarvelZombies> for Spawn {
    fn step(self, g: &mut MarvelZombies, _key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        match self.stage {
            SpawnStage::Draw => return draw(g, log),
            SpawnStage::Drawn => {
                self.go_to(g, SpawnStage::Place);
                window::open(g, Moment::CardDrawn, self.zone, g.heroes_in_play());
            }
            SpawnStage::Place => carry_out(g, self, log),
            SpawnStage::Citizen => {
                return if citizens::may_draw(g, log) { Step::Waits } else { no_citizen(g, self, log) };
            }
            SpawnStage::Drop => return drop::step(g, self, log),
            SpawnStage::React => {
                self.go_to(g, SpawnStage::Shortage);
                if let Some(zone) = self.zones.first() {
                    rule!("MZ-18.10");
                    rule!("MZ-18.22");
                    window::open(g, Moment::EnemiesSpawned, zone, g.heroes_in_play());
                }
            }
            SpawnStage::Shortage => {
                self.go_to(g, SpawnStage::Rush);
                if let Some(kind) = self.short {
                    rule!("MZ-19.3");
                    g.stack.begin(Shortage { kind });
                }
            }
            SpawnStage::Rush => {
                self.go_to(g, SpawnStage::Done);
                if is_rush(g, &self) {
                    activation::rush(g);
                }
            }
            SpawnStage::Done => {
                rule!("MZ-17.8");
                if let Some(SpawnCard(place)) = self.card {
                    g.spawn_discard[usize::from(place)] += 1;
                }
                return g.stack.done();
            }
        }
        Step::Ran
    }

    fn question(&self, _g: &MarvelZombies) -> ChanceQuestion {
        match self.stage {
            SpawnStage::Citizen => ChanceQuestion::Citizen,
            _ => ChanceQuestion::Spawn { zone: self.zone },
        }
    }

    fn roll(&self, g: &MarvelZombies, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        match self.stage {
            SpawnStage::Citizen => Roll::Citizen(g.citizen_deck.sample::<1>(1, key, chance)[0]),
            _ => Roll::Spawn(g.spawn_deck.sample::<1>(1, key, chance)[0]),
        }
    }

    fn rolled(
        self,
        g: &mut MarvelZombies,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        match (self.stage, roll) {
            (SpawnStage::Draw, Roll::Spawn(card)) if usize::from(card.0) < N_SPAWN_CARDS => {
                if !g.spawn_deck.take(&[*card], key) {
                    return Err(Refusal::IMPOSSIBLE_ROLL);
                }
                rule!("MZ-17.3");
                log.event(Event::SpawnDrawn { zone: self.zone, card: *card, level: g.highest_level() });
                Spawn { card: Some(*card), ..self }.go_to(g, SpawnStage::Drawn);
                Ok(())
            }
            (SpawnStage::Citizen, Roll::Citizen(card)) => {
                citizens::take_card(g, *card, key)?;
                citizen_drawn(g, self, *card, log);
                Ok(())
            }
            _ => Err(Refusal::IMPOSSIBLE_ROLL),
        }
    }
}

impl Spawn {
    fn go_to(self, g: &mut MarvelZombies, stage: SpawnStage) {
        g.stack.go_on_as(Spawn { stage, ..self });
    }
}

/// A card is drawn for this zone.
pub(crate) fn begin(g: &mut MarvelZombies, zone: Zone) {
    g.stack.begin(spawn_at(zone, SpawnStage::Draw));
}

/// A rule places figures (MZ-15.22, MZ-40.11), with everything that this entails (MZ-23.10, MZ-19.5).
pub(crate) fn by_rule(
    g: &mut MarvelZombies,
    kind: Kind,
    n: u8,
    zone: Zone,
    log: &mut impl Log<MarvelZombies>,
) {
    rule!("MZ-19.5");
    rule!("MZ-23.10");
    let mut spawn = spawn_at(zone, SpawnStage::React);
    place(g, &mut spawn, kind, n, zone, log);
    g.stack.begin(spawn);
}

fn spawn_at(zone: Zone, stage: SpawnStage) -> Spawn {
    Spawn { zone, stage, card: None, zones: ZoneSet::EMPTY, short: None, dropped: HeroSet::EMPTY }
}

/// The zones where the innermost spawn has placed somebody (MZ-23.8).
pub(crate) fn zones(g: &MarvelZombies) -> ZoneSet {
    let spawned = g.stack.iter().rev().find_map(|frame| match frame {
        Frame::Spawn(spawn) => Some(spawn.zones),
        Frame::Coming(coming) if coming.stage == ComingStage::Done => Some(ZoneSet::one(coming.zone)),
        _ => None,
    });
    spawned.unwrap_or_default()
}

fn is_rush(g: &MarvelZombies, spawn: &Spawn) -> bool {
    let spawning = spawn.card.map(|card| card.spawning(g.mode));
    !spawn.zones.is_empty() && matches!(spawning, Some(Spawning::Rush(..)))
}

/// If the deck is empty, its discard is shuffled (MZ-17.7).
fn draw(g: &mut MarvelZombies, log: &mut impl Log<MarvelZombies>) -> Step {
    if !g.spawn_deck.is_empty() {
        return Step::Waits;
    }
    if g.spawn_discard.is_empty() {
        // All cards lie under Citizens or are being carried out.
        return g.stack.done();
    }
    rule!("MZ-17.7");
    g.spawn_deck = Bag::new(*std::mem::take(&mut g.spawn_discard));
    log.event(Event::SpawnsShuffled);
    Step::Waits
}

/// MZ-46.30: the card is discarded and another drawn.
pub(crate) fn redraw(g: &mut MarvelZombies) {
    rule!("MZ-46.30");
    let Some(spawn) = g.stack.innermost_mut::<Spawn>() else { return };
    spawn.stage = SpawnStage::Draw;
    if let Some(SpawnCard(place)) = spawn.card.take() {
        g.spawn_discard[usize::from(place)] += 1;
    }
}

/// Carries out the card at the highest Danger level.
fn carry_out(g: &mut MarvelZombies, mut spawn: Spawn, log: &mut impl Log<MarvelZombies>) {
    let level = g.highest_level();
    let zone = spawn.zone;
    let Some(card) = spawn.card else { return };
    match g.mode {
        Mode::Zombie => mark_zombie_mode(card),
        Mode::Hero => mark_hero_mode(),
    }
    let next = match card.spawning(g.mode) {
        Spawning::Normal(kind, line) => {
            rule!("MZ-18.1");
            place(g, &mut spawn, kind, Spawning::count(&line, level), zone, log);
            SpawnStage::React
        }
        Spawning::Rush(kind, line) => {
            let placed = place(g, &mut spawn, kind, Spawning::count(&line, level), zone, log);
            if placed > 0 {
                activation::note_rush(g, kind, placed, spawn.zone);
            }
            SpawnStage::React
        }
        Spawning::ExtraActivation(kind) => {
            rule!("MZ-18.3");
            spawn.go_to(g, SpawnStage::Done);
            if level != Level::Blue {
                activation::all_of(g, kind, Cause::ExtraActivation(kind));
            }
            return;
        }
        Spawning::Leader => {
            spawn.go_to(g, SpawnStage::Done);
            return coming::spawn(g, spawn.zone);
        }
        Spawning::Citizen(_) => SpawnStage::Citizen,
        Spawning::Drop(_) if g.phase == Phase::Enemies => {
            rule!("MZ-18.6");
            rule!("MZ-49.19");
            SpawnStage::Drop
        }
        Spawning::Drop(line) => {
            rule!("MZ-18.6");
            place(g, &mut spawn, Kind::Specialist, Spawning::count(&line, level), zone, log);
            SpawnStage::React
        }
        Spawning::OpenFire => {
            rule!("MZ-18.9");
            spawn.go_to(g, SpawnStage::Done);
            return match g.mode {
                Mode::Zombie => OpenFire::begin(g),
                Mode::Hero => activation::feed(g),
            };
        }
    };
    spawn.go_to(g, next);
}

/// Marks the lines of the cards (MZ-18.18: two blocks and ten special cards).
fn mark_zombie_mode(card: SpawnCard) {
    rule!("MZ-18.18");
    match card.number() {
        1 | 3 | 20 => rule!("MZ-18.14"),
        7 | 9 | 11 => rule!("MZ-18.15"),
        14 | 30 => rule!("MZ-18.16"),
        33 | 35 | 38 | 39 | 42 => rule!("MZ-18.17"),
        2 | 4..=6 | 17..=19 | 21 | 22 => rule!("MZ-18.24"),
        8 | 10 | 12 | 13 | 23..=29 => rule!("MZ-18.25"),
        _ => rule!("MZ-18.21"),
    }
}

fn mark_hero_mode() {
    rule!("MZ-29.25");
    rule!("MZ-49.22");
    rule!("MZ-49.23");
}

/// Places the figures of the card. If figures are missing, there is a shortage (MZ-19.1).
fn place(
    g: &mut MarvelZombies,
    spawn: &mut Spawn,
    kind: Kind,
    n: u8,
    zone: Zone,
    log: &mut impl Log<MarvelZombies>,
) -> u8 {
    rule!("MZ-17.4");
    let placed = figures::place(g, kind, n, zone);
    if placed > 0 {
        spawn.zones = spawn.zones.with(zone);
        log.event(Event::EnemiesPlaced { zone, kind, n: placed });
    }
    if placed < n {
        spawn.short = Some(kind);
    }
    placed
}

/// Escorted Citizen or Citizen in Danger: nobody is left, so the Guards come alone (MZ-15.24).
fn no_citizen(g: &mut MarvelZombies, spawn: Spawn, log: &mut impl Log<MarvelZombies>) -> Step {
    let guards = n_guards(g, &spawn);
    place_guards(g, spawn, guards, log);
    Step::Ran
}

fn citizen_drawn(
    g: &mut MarvelZombies,
    mut spawn: Spawn,
    card: CitizenCard,
    log: &mut impl Log<MarvelZombies>,
) {
    rule!("MZ-18.5");
    log.event(Event::CitizenDrawn { card });
    let guards = n_guards(g, &spawn);
    if card.is_person() {
        // The Spawn card stays under the Citizen's card. In Hero Mode there are no escorts (MZ-29.21).
        let escort = match g.mode {
            Mode::Zombie => spawn.card.take(),
            Mode::Hero => {
                rule!("MZ-29.21");
                rule!("MZ-49.18");
                None
            }
        };
        let facts = Citizen { zone: Some(spawn.zone), escort, ..Citizen::default() };
        citizens::place(g, card, facts, log);
    } else {
        rule!("MZ-15.25");
        g.citizen_discard[card as usize] += 1;
    }
    place_guards(g, spawn, guards, log);
}

fn n_guards(g: &MarvelZombies, spawn: &Spawn) -> u8 {
    match spawn.card.map(|card| card.spawning(g.mode)) {
        Some(Spawning::Citizen(line)) => Spawning::count(&line, g.highest_level()),
        _ => 0,
    }
}

fn place_guards(g: &mut MarvelZombies, mut spawn: Spawn, n: u8, log: &mut impl Log<MarvelZombies>) {
    let zone = spawn.zone;
    place(g, &mut spawn, Kind::Guard, n, zone, log);
    spawn.go_to(g, SpawnStage::React);
}
