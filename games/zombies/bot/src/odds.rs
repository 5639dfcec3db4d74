//! What fights may bring.

use zombies::view::SeatView;

use super::worth;

/// How many fights in a row are considered.
pub const FIGHTS: usize = 8;
/// Higher numbers of bullets are treated as this one.
const BULLETS: usize = 9;
const LIVES: usize = 5;

type Values = [[f64; BULLETS + 1]; LIVES + 1];

/// A fighter, and what is at stake.
#[derive(Clone, Copy)]
pub struct Fighter {
    pub life: usize,
    pub bullets: usize,
    pub bonus: i8,
    pub kill_number: i8,
    /// What one more zombie is worth, and what dying costs.
    pub kill: f64,
    pub death: f64,
}

/// What a fighter's position is worth after 0, 1, 2 … fights in a row.
pub struct Odds {
    fighter: Fighter,
    after: [Values; FIGHTS + 1],
}

impl Odds {
    /// `goal` is what it is worth to have won all the fights.
    pub fn new(fighter: Fighter, goal: f64) -> Odds {
        let mut after = [[[0.0; BULLETS + 1]; LIVES + 1]; FIGHTS + 1];
        for (life, row) in after[0].iter_mut().enumerate() {
            for (bullets, value) in row.iter_mut().enumerate() {
                *value = goal + value_of(life, bullets);
            }
        }
        for n in 1..=FIGHTS {
            for life in 1..=LIVES {
                for bullets in 0..=BULLETS {
                    after[n][life][bullets] = fighter.fought(life, bullets, &after[n - 1], &after[n]);
                }
            }
        }
        Odds { fighter, after }
    }

    /// What this many fights gain or cost.
    pub fn gain(&self, n: u16) -> f64 {
        let (life, bullets) = (self.fighter.life, self.fighter.bullets);
        let n = usize::from(n);
        let beyond = n.saturating_sub(FIGHTS) as f64;
        self.after[n.min(FIGHTS)][life][bullets] - value_of(life, bullets) - beyond
    }

    /// What fighting on is worth with this much left.
    pub fn with(&self, life: usize, bullets: usize) -> f64 {
        match life {
            0 => self.fighter.death,
            _ => self.after[1][life.min(LIVES)][bullets.min(BULLETS)],
        }
    }

    /// What having won is worth with this much left.
    pub fn won_with(&self, life: usize, bullets: usize) -> f64 {
        self.fighter.kill + self.after[0][life.min(LIVES)][bullets.min(BULLETS)]
    }
}

impl Fighter {
    pub fn new(seat: &SeatView, kill_number: i8, has_helipad: bool, haste: f64) -> Fighter {
        let kills = kills_of(seat);
        let items = seat.items.iter().map(|item| item.card);
        let bonus = items.clone().map(|card| card.combat_bonus()).max().unwrap_or(0).max(0);
        let from_shotgun = i8::from(items.clone().any(|card| card == zombies::Card::Shotgun));
        let restart = value_of(3, 3);
        let kill = worth::of_kill(kills);
        let lost =
            f64::from(kills.div_ceil(2)) * worth::of_kill(kills.saturating_sub(1)).min(2.0) * (1.0 - haste);
        let way = if has_helipad { 2.0 * worth::TURN } else { worth::TURN };
        Fighter {
            life: usize::from(seat.life.div_ceil(2)).clamp(1, LIVES),
            bullets: usize::from(seat.bullets).min(BULLETS),
            bonus: bonus + from_shotgun,
            kill_number,
            kill,
            death: restart - lost - way - 0.8 * items.count() as f64,
        }
    }

    /// One fight: `won` holds the values afterwards, and `here` those of this fight with less life.
    fn fought(&self, life: usize, bullets: usize, won: &Values, here: &Values) -> f64 {
        let on = |die: i8| {
            let missing = usize::try_from(self.kill_number - die - self.bonus).unwrap_or(0);
            if missing == 0 {
                return self.kill + won[life][bullets];
            }
            let hurt = if life > 1 { here[life - 1][bullets] } else { self.death };
            match bullets.checked_sub(missing) {
                Some(left) => hurt.max(self.kill + won[life][left]),
                None => hurt,
            }
        };
        (1..=6).map(on).sum::<f64>() / 6.0
    }
}

pub fn kills_of(seat: &SeatView) -> u8 {
    seat.kills.iter().sum()
}

pub fn value_of(life: usize, bullets: usize) -> f64 {
    worth::LIVES[life.min(LIVES)] + worth::of_bullets(bullets)
}
