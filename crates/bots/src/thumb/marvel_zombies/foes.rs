//! Enemies in a zone as a plan sees them: their number is what is left of them in expectation.

use marvel_zombies::Character;

use super::sight::Sight;

#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Foes {
    pub guards: f64,
    pub operators: f64,
    pub specialists: f64,
    pub leaders: f64,
    /// Of the leader who falls first.
    pub endurance: u8,
    /// Wounds that the leaders deal with an Action.
    force: f64,
    /// How glad one is to be rid of the leaders.
    burden: f64,
}

/// Dice, and how often each hits.
#[derive(Clone, Copy, Debug)]
pub struct Strike {
    pub dice: f64,
    pub odds: f64,
}

impl Strike {
    pub fn hits(self) -> f64 {
        self.dice * self.odds
    }

    /// How likely it has at least so many Hits.
    pub fn odds_of(self, needed: u8) -> f64 {
        let low = self.dice.floor();
        let part = self.dice - low;
        (1.0 - part) * at_least(low as u32, needed, self.odds)
            + part * at_least(low as u32 + 1, needed, self.odds)
    }
}

fn at_least(dice: u32, needed: u8, odds: f64) -> f64 {
    let (mut exactly, mut fewer) = ((1.0 - odds).powi(dice as i32), 0.0);
    for hits in 0..u32::from(needed).min(dice + 1) {
        fewer += exactly;
        exactly *= f64::from(dice - hits.min(dice)) / f64::from(hits + 1) * odds / (1.0 - odds);
    }
    (1.0 - fewer).clamp(0.0, 1.0)
}

impl Foes {
    pub fn at(sight: &Sight<'_>, zone: usize) -> Foes {
        let crowd = &sight.view.crowds[zone];
        let mut foes = Foes {
            guards: f64::from(crowd.guards),
            operators: f64::from(crowd.operators),
            specialists: f64::from(crowd.specialists),
            ..Foes::default()
        };
        let leaders = sight.view.leaders.iter();
        for leader in
            leaders.filter(|leader| leader.zone.index() == zone && !leader.is_down && !leader.is_away)
        {
            foes.leaders += 1.0;
            foes.burden += burden(leader.who);
            foes.endurance =
                if foes.endurance == 0 { leader.endurance } else { foes.endurance.min(leader.endurance) };
            let wounds = if leader.who == Character::Thor && sight.is_zombie_mode() { 2.0 } else { 1.0 };
            foes.force += if leader.is_resting { 0.0 } else { wounds * f64::from(leader.actions) / 2.0 };
        }
        foes
    }

    pub fn common(self) -> f64 {
        self.guards + self.operators + self.specialists
    }

    pub fn n(self) -> f64 {
        self.common() + self.leaders
    }

    /// After the Avengers Sign, which leaders do not feel (MZ-21.3).
    pub fn hit_by_sign(self) -> Foes {
        let common = Foes { leaders: 0.0, ..self };
        let left = common.struck(Strike { dice: self.common(), odds: 0.5 });
        Foes { leaders: self.leaders, ..left }
    }

    /// Wounds that those without a name deal in a phase where they stand.
    pub fn wounds(self) -> f64 {
        self.guards + self.operators + 2.0 * self.specialists
    }

    /// Wounds that the leaders deal with half of their Actions.
    pub fn force(self) -> f64 {
        self.force
    }

    pub fn xp(self) -> f64 {
        self.common() + f64::from(self.endurance.max(3)) * self.leaders
    }

    /// How glad one is to be rid of them.
    pub fn weight(self) -> f64 {
        1.2 * self.guards + self.operators + 1.8 * self.specialists + self.burden
    }

    /// The Endurance of whom Hits go to first (MZ-11.1).
    pub fn first_endurance(self) -> u8 {
        match self {
            _ if self.leaders >= 0.5 => self.endurance,
            _ if self.guards >= 0.5 => 2,
            _ => 1,
        }
    }

    /// After an attack, the Hits given in order of priority (MZ-11.2).
    pub fn struck(self, strike: Strike) -> Foes {
        let mut left = self;
        let mut hits = strike.hits();
        if self.leaders >= 0.3 {
            let odds = strike.odds_of(self.endurance);
            left.fell_leader(odds.min(self.leaders));
            // Whoever misses the leader hits nobody.
            hits = odds * (hits - f64::from(self.endurance)).max(0.0);
        }
        let guards = left.guards.min((hits / 2.0 - 0.15).max(0.0));
        left.guards -= guards;
        hits -= 2.0 * guards;
        if left.guards > 0.4 {
            return left;
        }
        let operators = left.operators.min(hits);
        left.operators -= operators;
        let specialists = left.specialists.min(hits - operators);
        left.specialists -= specialists;
        left
    }

    /// After a Devour that succeeds so often (MZ-12.4).
    pub fn less_one(self, odds: f64) -> Foes {
        let mut left = self;
        match self {
            _ if self.leaders >= 0.5 => left.fell_leader(odds),
            _ if self.guards >= 0.5 => left.guards = (self.guards - odds).max(0.0),
            _ if self.operators >= 0.5 => left.operators = (self.operators - odds).max(0.0),
            _ => left.specialists = (self.specialists - odds).max(0.0),
        }
        left
    }

    fn fell_leader(&mut self, odds: f64) {
        let left = (self.leaders - odds).max(0.0);
        let part = left / self.leaders.max(0.1);
        self.leaders = left;
        self.force *= part;
        self.burden *= part;
    }
}

/// Some leaders are worse than others.
fn burden(leader: Character) -> f64 {
    match leader {
        // She strikes from three zones away.
        Character::MsMarvel => 14.0,
        Character::Thor | Character::BlackPanther | Character::DoctorStrange => 10.0,
        _ => 7.0,
    }
}
