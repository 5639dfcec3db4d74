//! What happens in a world, the same for everything that is tried in it. Each hero has their own dice and
//! each zone its own cards, so that a different action changes nobody else's luck. With one stream for all, a
//! single additional die would shift everything after it, and the comparison would measure luck.

use marvel_zombies::board::ZONES;
use marvel_zombies::cast::N_CHARACTERS;
use marvel_zombies::{ChanceQuestion, Character};
use table::Chance;

/// For each hero: dice, rerolls, parries and Traits.
const OF_A_HERO: usize = 4;
/// After the streams of the heroes: shots, Citizens, leaders and deals; then Spawn cards, one stream per
/// zone.
const OF_ALL: usize = OF_A_HERO * N_CHARACTERS;
const OF_ZONES: usize = OF_ALL + 4;
const STREAMS: usize = OF_ZONES + ZONES;

pub struct Luck {
    seed: u64,
    /// How many questions each stream has answered.
    asked: [u8; STREAMS],
}

impl Luck {
    pub fn new(seed: u64) -> Luck {
        Luck { seed, asked: [0; STREAMS] }
    }

    /// The numbers for the next question of this kind.
    pub fn of(&mut self, question: ChanceQuestion) -> Numbers {
        let of_hero = |hero: Character, what: usize| OF_A_HERO * hero as usize + what;
        let stream = match question {
            ChanceQuestion::Attack { hero, .. } => of_hero(hero, 0),
            ChanceQuestion::Reroll { hero, .. } => of_hero(hero, 1),
            ChanceQuestion::Parry { hero, .. } => of_hero(hero, 2),
            ChanceQuestion::Trait { hero } => of_hero(hero, 3),
            ChanceQuestion::Fire { .. } => OF_ALL,
            ChanceQuestion::Citizen => OF_ALL + 1,
            ChanceQuestion::Leader => OF_ALL + 2,
            ChanceQuestion::Deal => OF_ALL + 3,
            ChanceQuestion::Spawn { zone } => OF_ZONES + zone.index(),
        };
        let nth = self.asked[stream];
        self.asked[stream] = nth.wrapping_add(1);
        Numbers { state: self.seed ^ mixed((stream as u64) << 8 | u64::from(nth)) }
    }
}

/// SplitMix64: random enough to imagine things, and quick to seed.
pub struct Numbers {
    state: u64,
}

impl Chance for Numbers {
    fn below(&mut self, n: u32) -> u32 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        // With so few sides, the bias of a product is negligible.
        (((mixed(self.state) >> 32) * u64::from(n)) >> 32) as u32
    }
}

fn mixed(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

#[cfg(test)]
mod tests {
    use marvel_zombies::Zone;

    use super::*;

    const HULK: ChanceQuestion = ChanceQuestion::Attack { hero: Character::Hulk, n: 3 };
    const WASP: ChanceQuestion = ChanceQuestion::Attack { hero: Character::Wasp, n: 2 };
    const SPAWN: ChanceQuestion = ChanceQuestion::Spawn { zone: Zone(5) };

    fn numbers(luck: &mut Luck, question: ChanceQuestion) -> [u32; 4] {
        let mut numbers = luck.of(question);
        [0; 4].map(|_| numbers.below(1000))
    }

    #[test]
    fn a_players_actions_change_nobody_elses_luck() {
        let (mut one, mut other) = (Luck::new(7), Luck::new(7));
        numbers(&mut other, HULK);
        numbers(&mut other, SPAWN);
        assert_eq!(numbers(&mut one, WASP), numbers(&mut other, WASP));
        assert_eq!(
            numbers(&mut one, ChanceQuestion::Spawn { zone: Zone(6) }),
            numbers(&mut other, ChanceQuestion::Spawn { zone: Zone(6) })
        );
    }

    #[test]
    fn every_player_and_every_question_has_its_own_luck() {
        let mut luck = Luck::new(7);
        let all = [
            HULK,
            HULK,
            WASP,
            SPAWN,
            ChanceQuestion::Trait { hero: Character::Hulk },
            ChanceQuestion::Leader,
        ]
        .map(|question| numbers(&mut luck, question));
        assert!((1..all.len()).all(|index| !all[..index].contains(&all[index])), "{all:?}");
        assert_ne!(numbers(&mut Luck::new(8), HULK), all[0]);
    }

    /// The first dice of many worlds, and many dice of one world.
    #[test]
    fn every_side_comes_up_about_equally_often() {
        let mut counts = [[0_u32; 6]; 2];
        let mut many = Luck::new(1).of(HULK);
        for seed in 0..60_000 {
            counts[0][Luck::new(seed).of(HULK).below(6) as usize] += 1;
            counts[1][many.below(6) as usize] += 1;
        }
        assert!(counts.iter().flatten().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }
}
