//! Everything before the first round (MZ-2): the deal, start zones, spawns, Citizens in open buildings.

use table::{AsksChance, Chance, Log, Refusal, RulesKey, Step, rule};

use super::{About, ChanceQuestion, Round, RoundStep, decision, mission, opening, spawn};
use crate::MarvelZombies;
use crate::action::{Deal, Roll};
use crate::board::{Building, ZoneSet};
use crate::cast::{Character, PER_SIDE};
use crate::event::Event;
use crate::mission::{Division, Special};
use crate::state::{Hero, HeroIx, building_bit};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SetUp {
    pub stage: SetUpStage,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetUpStage {
    Deal,
    /// Which heroes stand in which start zone.
    Division,
    /// The next token that a card is drawn for (MZ-2.14).
    Spawn(u8),
    /// Citizens in open buildings are revealed (MZ-5.10).
    Reveal,
}

impl AsksChance<MarvelZombies> for SetUp {
    fn step(self, g: &mut MarvelZombies, key: &RulesKey, log: &mut impl Log<MarvelZombies>) -> Step {
        match self.stage {
            SetUpStage::Deal => return Step::Waits,
            SetUpStage::Division => {
                g.stack.go_on_as(SetUp { stage: SetUpStage::Spawn(0) });
                if g.mission.division != Division::Together && g.heroes.len() > 1 {
                    decision::ask(g, About::Division);
                }
            }
            SetUpStage::Spawn(next) => {
                let next = usize::from(next);
                let is_spawned = g.mission.rules.iter().any(|rule| match rule {
                    Special::SpawnAfterSetUp(party) => party.has(g.heroes.len()),
                    _ => false,
                });
                if !is_spawned || next >= g.spawns.len() {
                    g.stack.go_on_as(SetUp { stage: SetUpStage::Reveal });
                    return Step::Ran;
                }
                rule!("MZ-2.14");
                g.stack.go_on_as(SetUp { stage: SetUpStage::Spawn(next as u8 + 1) });
                if g.spawns[next].is_active {
                    spawn::begin(g, g.spawns[next].zone);
                }
            }
            SetUpStage::Reveal => {
                rule!("MZ-2.15");
                match opening::first_hidden(g, opened_rooms(g)) {
                    Some(index) => opening::reveal(g, index, key, log),
                    None => g.stack.go_on_as(Round { next: RoundStep::Begin }),
                }
            }
        }
        Step::Ran
    }

    fn question(&self, _g: &MarvelZombies) -> ChanceQuestion {
        ChanceQuestion::Deal
    }

    fn roll(&self, g: &MarvelZombies, key: &RulesKey, chance: &mut dyn Chance) -> Roll {
        let mut deal = Deal::default();
        let mut left: Vec<Character> = Character::heroes(g.mode).to_vec();
        left.retain(|who| !is_named(g, *who));
        for _ in 0..n_to_draw(g) {
            deal.heroes.push(left.remove(chance.below(left.len() as u32) as usize));
        }
        mission::deal(g, key, chance, &mut deal);
        Roll::Deal(deal)
    }

    fn rolled(
        self,
        g: &mut MarvelZombies,
        roll: &Roll,
        key: &RulesKey,
        log: &mut impl Log<MarvelZombies>,
    ) -> Result<(), Refusal> {
        let Roll::Deal(deal) = roll else { return Err(Refusal::IMPOSSIBLE_ROLL) };
        let fits = self.stage == SetUpStage::Deal
            && deal.heroes.len() == n_to_draw(g)
            && deal.heroes.iter().enumerate().all(|(index, who)| {
                Character::heroes(g.mode).contains(who)
                    && !deal.heroes[..index].contains(who)
                    && !is_named(g, *who)
            });
        if !fits {
            return Err(Refusal::IMPOSSIBLE_ROLL);
        }
        let before = *g;
        if let Err(refusal) = mission::dealt(g, deal, key, log) {
            *g = before;
            return Err(refusal);
        }
        place_heroes(g, deal, log);
        log.event(Event::Dealt);
        g.stack.go_on_as(SetUp { stage: SetUpStage::Division });
        Ok(())
    }
}

/// Rooms of buildings that are open from the start (MZ-5.10).
fn opened_rooms(g: &MarvelZombies) -> ZoneSet {
    rule!("MZ-5.10");
    let board = &g.mission.board;
    let buildings = (0..board.buildings.len() as u8).map(Building);
    let opened = buildings.filter(|building| g.opened & building_bit(*building) != 0);
    opened.fold(ZoneSet::EMPTY, |rooms, building| rooms.or(board.rooms(building)))
}

/// The number of heroes drawn at random: places without a name (MZ-52.3).
fn n_to_draw(g: &MarvelZombies) -> usize {
    g.heroes.iter().filter(|hero| is_unnamed(hero)).count()
}

/// A place in the team whose hero is not known yet has no Health.
fn is_unnamed(hero: &Hero) -> bool {
    hero.health == 0
}

fn is_named(g: &MarvelZombies, who: Character) -> bool {
    g.heroes.iter().any(|hero| !is_unnamed(hero) && hero.who == who)
}

/// MZ-2.10 to MZ-2.12: the division fills the second start zone.
fn place_heroes(g: &mut MarvelZombies, deal: &Deal, log: &mut impl Log<MarvelZombies>) {
    rule!("MZ-2.5");
    rule!("MZ-2.10");
    rule!("MZ-2.11");
    rule!("MZ-2.12");
    rule!("MZ-29.3");
    let health = g.max_health();
    let start = g.mission.start[0];
    let mut drawn = deal.heroes.iter();
    for index in 0..g.heroes.len().min(PER_SIDE) {
        let hero = g.hero_mut(HeroIx(index as u8));
        if is_unnamed(hero) {
            hero.who = *drawn.next().expect("as many heroes were drawn as are missing");
        }
        hero.health = health;
        hero.zone = Some(start);
        log.event(Event::HeroPlayed { hero: hero.who, seat: hero.seat });
    }
}
