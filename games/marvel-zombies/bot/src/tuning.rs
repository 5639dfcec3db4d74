//! How much things count. The numbers for hunches were found by changing a few at a time and keeping changes
//! that won more of several thousand games, mostly MZ1 and MZ0, played by hunches alone. Then they were
//! rounded.

use super::features::Features;

/// A meal among Enemies, by Hunger; the cost of missing it; and the cost of each further Enemy in the zone.
pub const MEAL: [f32; 5] = [20.0, 5.0, 25.0, 85.0, 95.0];
pub const MISSED_MEAL: f32 = 62.0;
pub const MEAL_AMONG_OTHERS: f32 = 4.5;
/// A Citizen who can be devoured.
pub const CITIZEN: f32 = 67.0;
/// Throwing the Avengers Sign.
pub const SIGN: f32 = 30.0;

/// Attacks: on the hero's own zone; by a hero on the way to the open Exit, who could just leave; on another
/// zone while Enemies stand in the hero's own; and on another zone otherwise.
pub const FIGHT_HERE: f32 = 62.0;
pub const FIGHT_ON_THE_WAY_OUT: f32 = 70.0;
pub const FIGHT_PAST_OTHERS: f32 = 20.0;
pub const FIGHT_FROM_AFAR: f32 = 63.0;
/// Each Enemy in the zone; and an attack that eliminates nobody.
pub const EACH_ENEMY: f32 = 1.5;
pub const MISSED: f32 = 40.0;
/// The cost of an action that makes a hero the first to reach Orange.
pub const FIRST_AT_ORANGE: f32 = 13.0;

/// A step towards something wanted.
pub const WALK: f32 = 38.0;
/// The cost of each Enemy at the end of the step; how much it grows with each Action already spent; and the
/// number of Enemies that a friend there makes up for.
pub const CROWD: f32 = 3.2;
pub const LATE: f32 = 2.0;
pub const FRIEND: f32 = 2.3;
/// The cost of a leader there who cannot be eliminated.
pub const FEARED: f32 = 5.0;
/// The cost of leaving Enemies behind; and how much of it is saved if they cannot be eliminated anyway.
pub const HELD: f32 = 30.0;
pub const HOPELESS: f32 = 20.0;

/// Opening a closed building: for each nearby hero who has yet to act, each Action left, and each Enemy here.
pub const OPEN: f32 = 44.0;
pub const HELPER: f32 = 5.0;
pub const ACTION_FOR_OPENING: f32 = 3.5;
pub const ENEMY_AT_OPENING: f32 = 3.0;

/// Drawing a Trait; and each Trait already held.
pub const TRAIT: f32 = 15.5;
pub const TRAIT_HELD: f32 = 0.5;

/// The hero with the most to do where they stand goes first.
pub const URGENT_ENEMY: f32 = 3.8;
pub const URGENT_HUNGER: f32 = 2.5;
pub const URGENT_CITIZEN: f32 = 0.5;

/// Things to walk to, by how many Actions they are worth.
pub const OBJECTIVE: f32 = 24.0;
pub const CARD: f32 = 9.5;
pub const RUNAWAY: f32 = 18.5;
pub const WANTED: f32 = 22.0;
pub const MEAL_FAR_AWAY: f32 = 21.0;
/// Others are there, too.
pub const COMPANY: f32 = 2.7;
/// How long a detour may be, in Actions, to avoid a door next to a Spawn token.
pub const TRAP: f32 = 5.5;

/// The bonus, as a chance to win, for doing nothing if nothing is gained.
pub const REST: f32 = 0.0005;

/// The weight of how a table looks a round later; the remaining weight is for how it looks when the next
/// round begins.
pub const LATER: f32 = 0.4;

/// How much each of the `features` adds to the log-odds of winning. The numbers come from a logistic
/// regression over the rounds of some 3,500 games that earlier versions won or lost; a few were set by hand
/// (decision 0013).
pub struct Weights {
    pub base: f32,
    pub of: Features,
}

pub const ZOMBIE_MODE: Weights = Weights {
    base: 1.78,
    of: Features {
        health: [-0.275, 0.046, 0.042, 0.054],
        gauge: [0.0, -0.010, -0.027, -0.098],
        strength: [0.063, 0.136, -0.011, 0.108, -0.014],
        left: [-0.067, -0.071, -0.335],
        leaving: [2.25, -0.017, -0.275],
        going: [-0.117, -0.040, -0.086],
        apart: -0.051,
        danger: [-0.229, 0.233, -0.114, -0.079],
        crowds: [
            [-0.042, -0.037, -0.038, -0.023],
            [-0.016, -0.023, -0.022, -0.019],
            [-0.037, -0.025, -0.054, -0.086],
        ],
        too_many: -0.010,
        leaders: [-0.414, -0.342, -0.354],
        dreaded: [-0.632, -0.055, 0.002],
        runaways: [-0.164, -0.016],
        at_orange: [-0.068, -0.132, 0.764, -0.206],
        wounds: [-0.073, -0.386, -0.040, -0.190],
    },
};

/// Hardly any game is won in Hero Mode yet, so these were fitted to how far a game came.
pub const HERO_MODE: Weights = Weights {
    base: -0.10,
    of: Features {
        health: [-0.052, -0.014, -0.005, 0.0],
        gauge: [0.0, -0.026, -0.010, -0.007],
        strength: [0.021, -0.089, 0.006, -0.002, -0.038],
        left: [-0.072, -0.004, 0.617],
        leaving: [0.278, 0.0, 0.005],
        going: [0.017, 0.002, -0.045],
        apart: -0.017,
        danger: [-0.134, 0.205, 0.0, -0.059],
        crowds: [
            [-0.060, -0.021, -0.021, -0.016],
            [-0.036, -0.011, -0.007, -0.003],
            [-0.023, -0.032, -0.021, -0.025],
        ],
        too_many: -0.016,
        leaders: [-0.262, -0.145, -0.082],
        dreaded: [0.0; 3],
        runaways: [0.0; 2],
        at_orange: [0.131, -0.028, 2.224, 0.248],
        wounds: [-0.075, -0.023, -0.006, 0.340],
    },
};
