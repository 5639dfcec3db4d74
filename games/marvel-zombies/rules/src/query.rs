//! Pure questions about a state.

mod check;

use table::{Seat, SeatSet};

use crate::action::Form;
use crate::board::{Zone, ZoneSet};
use crate::cast::{COMMON, Character, CitizenCard, Kind, Level, Mode, N_CITIZENS, PER_SIDE};
use crate::effects::{Skill, passive};
use crate::mission::Special;
use crate::state::{Hero, HeroIx, HeroSet, LeaderPlace, MAX_GAUGE, MAX_HEALTH, MarvelZombies};

pub(crate) use check::check;

impl HeroIx {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl HeroSet {
    pub const EMPTY: HeroSet = HeroSet(0);

    pub const fn one(hero: HeroIx) -> HeroSet {
        HeroSet(1 << hero.0)
    }

    pub const fn has(self, hero: HeroIx) -> bool {
        self.0 & 1 << hero.0 != 0
    }

    #[must_use]
    pub const fn with(self, hero: HeroIx) -> HeroSet {
        HeroSet(self.0 | 1 << hero.0)
    }

    #[must_use]
    pub const fn without(self, hero: HeroIx) -> HeroSet {
        HeroSet(self.0 & !(1 << hero.0))
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn first(self) -> Option<HeroIx> {
        if self.0 == 0 { None } else { Some(HeroIx(self.0.trailing_zeros() as u8)) }
    }

    /// In play order.
    pub fn iter(self) -> impl Iterator<Item = HeroIx> {
        (0..PER_SIDE as u8).map(HeroIx).filter(move |hero| self.has(*hero))
    }
}

impl FromIterator<HeroIx> for HeroSet {
    fn from_iter<I: IntoIterator<Item = HeroIx>>(heroes: I) -> HeroSet {
        heroes.into_iter().fold(HeroSet::EMPTY, HeroSet::with)
    }
}

/// Seats and heroes.
impl MarvelZombies {
    /// From 1; 0 during the set-up.
    pub fn round(&self) -> u16 {
        self.round
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(usize::from(self.n_seats))
    }

    pub(crate) fn hero(&self, hero: HeroIx) -> &Hero {
        &self.heroes[hero.index()]
    }

    pub(crate) fn hero_mut(&mut self, hero: HeroIx) -> &mut Hero {
        &mut self.heroes[hero.index()]
    }

    pub(crate) fn who(&self, hero: HeroIx) -> Character {
        self.hero(hero).who
    }

    /// The hero played as this character, if any.
    pub(crate) fn played(&self, who: Character) -> Option<HeroIx> {
        self.heroes.iter().position(|hero| hero.who == who).map(|index| HeroIx(index as u8))
    }

    /// The zone where a hero stands, if the hero is in play.
    pub(crate) fn zone_of(&self, hero: HeroIx) -> Option<Zone> {
        self.hero(hero).zone
    }

    pub(crate) fn is_in_play(&self, hero: HeroIx) -> bool {
        self.hero(hero).zone.is_some()
    }

    pub(crate) fn hero_ixs(&self) -> impl Iterator<Item = HeroIx> + use<> {
        (0..self.heroes.len() as u8).map(HeroIx)
    }

    pub(crate) fn heroes_in_play(&self) -> HeroSet {
        self.hero_ixs().filter(|hero| self.is_in_play(*hero)).collect()
    }

    pub(crate) fn heroes_in(&self, zone: Zone) -> HeroSet {
        self.hero_ixs().filter(|hero| self.zone_of(*hero) == Some(zone)).collect()
    }

    /// Zones in which heroes stand.
    pub(crate) fn hero_zones(&self) -> ZoneSet {
        self.heroes.iter().filter_map(|hero| hero.zone).collect()
    }

    pub(crate) fn seats_of(&self, heroes: HeroSet) -> SeatSet {
        heroes.iter().map(|hero| self.hero(hero).seat).collect()
    }

    /// The hero whose turn it is.
    pub(crate) fn active(&self) -> HeroIx {
        self.turn.hero.expect("a turn is under way")
    }

    /// Only in their own turn does a hero have Actions to pay with (MZ-8.11).
    pub(crate) fn is_turn_of(&self, hero: HeroIx) -> bool {
        self.turn.hero == Some(hero)
    }
}

/// Levels, Hunger and Power.
impl MarvelZombies {
    pub(crate) fn level_of(&self, hero: HeroIx) -> Level {
        table::rule!("MZ-6.2");
        Level::of(self.hero(hero).xp)
    }

    /// MZ-6.14: Blue if nobody is in play.
    pub(crate) fn highest_level(&self) -> Level {
        table::rule!("MZ-6.14");
        let in_play = self.heroes.iter().filter(|hero| hero.zone.is_some());
        in_play.map(|hero| Level::of(hero.xp)).max().unwrap_or_default()
    }

    /// MZ-6.3: skills of lower levels are kept.
    pub(crate) fn has_skill(&self, hero: HeroIx, skill: Skill) -> bool {
        table::rule!("MZ-6.3");
        passive::skills(self.hero(hero)).any(|unlocked| unlocked == skill)
    }

    /// MZ-13.7
    pub(crate) fn is_voracious(&self, hero: HeroIx) -> bool {
        self.mode == Mode::Zombie && self.hero(hero).gauge == MAX_GAUGE
    }

    /// The initial value, which healing cannot exceed (MZ-14.3).
    pub const fn max_health(&self) -> u8 {
        match self.mode {
            Mode::Zombie => MAX_HEALTH,
            Mode::Hero => 3,
        }
    }
}

/// Enemies and Citizens.
impl MarvelZombies {
    /// Leaders who stand on the board. Everything ignores those who lie down (MZ-45.7).
    pub(crate) fn leaders_on_board(&self) -> impl Iterator<Item = (Character, Zone)> + '_ {
        Character::leaders(self.mode).iter().filter_map(|who| match self.leaders[who.place()].place {
            LeaderPlace::Board(zone) => Some((*who, zone)),
            LeaderPlace::Away | LeaderPlace::Lies(_) | LeaderPlace::Returns(_) | LeaderPlace::Gone => None,
        })
    }

    pub(crate) fn leaders_in(&self, zone: Zone) -> impl Iterator<Item = Character> + '_ {
        self.leaders_on_board().filter(move |(_, at)| *at == zone).map(|(who, _)| who)
    }

    pub(crate) fn n_leaders_in(&self, zone: Zone) -> u8 {
        self.leaders_in(zone).count() as u8
    }

    pub(crate) fn n_in(&self, zone: Zone, kind: Kind) -> u8 {
        match kind {
            Kind::Leader => self.n_leaders_in(zone),
            Kind::Guard | Kind::Operator | Kind::Specialist => self.crowd[zone.index()].of(kind),
        }
    }

    /// MZ-7.5: Citizens are not Enemies.
    pub(crate) fn n_enemies_in(&self, zone: Zone) -> u8 {
        table::rule!("MZ-7.5");
        table::rule!("MZ-15.8");
        self.crowd[zone.index()].total() + self.n_leaders_in(zone)
    }

    pub(crate) fn has_enemy(&self, zone: Zone) -> bool {
        self.n_enemies_in(zone) > 0
    }

    /// Citizen figures.
    pub(crate) fn citizens_in(&self, zone: Zone) -> impl Iterator<Item = CitizenCard> + '_ {
        let people = CitizenCard::ALL[..N_CITIZENS].iter().zip(&self.citizens);
        people.filter(move |(_, citizen)| citizen.zone == Some(zone)).map(|(card, _)| *card)
    }

    pub(crate) fn common_in(&self, zone: Zone) -> impl Iterator<Item = (Kind, u8)> + '_ {
        COMMON.into_iter().map(move |kind| (kind, self.n_in(zone, kind))).filter(|(_, n)| *n > 0)
    }
}

/// Sight and the mission's own rules.
impl MarvelZombies {
    pub(crate) fn sees(&self, from: Zone, to: Zone) -> bool {
        self.ways.sees(from, to)
    }

    /// Along the line of sight; `None` if not in sight (MZ-4.17).
    pub(crate) fn range(&self, from: Zone, to: Zone) -> Option<u8> {
        self.ways.range(from, to)
    }

    pub(crate) fn distance(&self, from: Zone, to: Zone) -> u8 {
        self.ways.distance[from.index()][to.index()]
    }

    pub(crate) fn next_to(&self, zone: Zone) -> ZoneSet {
        self.ways.next[zone.index()]
    }

    pub(crate) fn has_rule(&self, rule: Special) -> bool {
        self.mission.rules.contains(&rule)
    }
}

/// The forms of attack that heroes have in this mode (MZ-29.5).
pub(crate) fn forms(mode: Mode) -> &'static [Form] {
    match mode {
        Mode::Zombie => &[Form::Unique, Form::Devour, Form::Sign],
        Mode::Hero => &[Form::Unique, Form::Sign],
    }
}
