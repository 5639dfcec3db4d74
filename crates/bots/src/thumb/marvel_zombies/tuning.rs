//! How much things count at the beginning of a round. A first Wound is seven points.

/// Each thing that the mission still wants.
pub const THING: f32 = 50.0;
/// An Action between the heroes and such a thing.
pub const STEP: f32 = 5.0;
/// An Action between a hero and the open Exit, and on average before it is open.
pub const STEP_TO_EXIT: f32 = 8.0;
pub const STEP_TO_CLOSED_EXIT: f32 = 1.0;
/// A hero who has left.
pub const GONE: f32 = 60.0;
/// The game.
pub const WON: f32 = 400.0;
pub const LOST: f32 = 300.0;
/// A hero eliminated, while the others may still win.
pub const FALLEN: f32 = 200.0;

/// By Health left, in Zombie Mode and in Hero Mode: the last points are dear.
pub const FRAILTY: [f32; 6] = [100.0, 60.0, 34.0, 18.0, 7.0, 0.0];
pub const FRAILTY_OF_HEROES: [f32; 4] = [100.0, 45.0, 18.0, 0.0];
/// By Hunger: it gives dice, and from 4 on Wounds.
pub const HUNGER: [f32; 5] = [0.6, 0.0, 0.6, 3.0, 9.0];
pub const POWER: f32 = 1.2;

/// A hero at Yellow, and what is gained on the way there.
pub const YELLOW: f32 = 6.0;
pub const TOWARDS_YELLOW: f32 = 3.0;
pub const ORANGE: f32 = 8.0;
pub const TRAIT: f32 = 1.5;
pub const CITIZEN_CARD: f32 = 1.0;

/// The highest level brings more Enemies with every card.
pub const DANGER_OF_YELLOW: f32 = 4.0;
pub const DANGER_OF_ORANGE: f32 = 50.0;
pub const DANGER_OF_RED: f32 = 60.0;
/// Of that, what is feared already just before it.
pub const FEAR: f32 = 0.6;

/// Enemies in the zone of a hero.
pub const OPERATOR: f32 = 1.5;
pub const GUARD: f32 = 2.0;
pub const SPECIALIST: f32 = 2.7;
pub const LEADER: f32 = 6.0;
/// A zone between two heroes.
pub const APART: f32 = 0.8;
