//! One hero, and what others see of them.

use serde::Serialize;
use table::{Seat, shown};
use tinyvec::ArrayVec;

use super::{HeroIx, MarvelZombies};
use crate::board::Zone;
use crate::cards::Trait;
use crate::cast::{Character, CitizenCard, Level};
use crate::effects::{EffectSet, Skill};
use crate::view::SheetView;

shown! {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Hero;

    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    pub struct HeroView;

    pub(crate) fn hero_view(hero: &Hero, g: &MarvelZombies, ix: HeroIx) -> HeroView;

    all who: Character,
    all seat: Seat,
    /// `None` if eliminated, or gone through the Exit.
    all zone: Option<Zone>,
    all has_left: bool,
    all health: u8,
    also max_health: u8 = g.max_health(),
    /// Hunger, or Power in Hero Mode.
    all gauge: u8,
    also is_voracious: bool = g.is_voracious(ix),
    all xp: u16,
    also level: Level = g.level_of(ix),
    /// Unlocked skills.
    also skills: Vec<Skill> = unlocked(hero.who, g.level_of(ix)),
    /// At most two; three while the player is choosing (MZ-9.2).
    all traits: ArrayVec<[Trait; 3]> as Vec<Trait> = hero.traits.to_vec(),
    /// At most one, except for MZ-44.14.
    all citizens: ArrayVec<[CitizenCard; 2]> as Vec<CitizenCard> = hero.citizens.to_vec(),
    all is_activated: bool,
    /// Effects used in the current Enemies' phase, round or trigger. Everybody saw them happen, like the next
    /// two fields.
    nobody used_this_phase: EffectSet,
    /// Has come back once, and cannot be eliminated in this round (MZ-24.16, MZ-24.40).
    nobody has_come_back: bool,
    nobody is_undying: bool,
    all n_objectives: u8,
    all n_devoured: u8,
    /// The unique attack as printed.
    also attack: SheetView = SheetView::of(hero.who),
}

fn unlocked(who: Character, level: Level) -> Vec<Skill> {
    let reached = Level::ALL.into_iter().filter(|reached| *reached <= level);
    reached.filter_map(|level| Skill::of(who, level)).collect()
}
