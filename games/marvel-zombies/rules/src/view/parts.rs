//! The parts of a view that are sent separately when they change.

use table::parted;

use super::{
    CardView, CitizenView, CrowdView, DecksView, DoorView, LeaderView, MissionView, ObjectiveView, SpawnView,
    StepView, View,
};

parted!(View {
    board, sight, round, phase, danger, captain, exit, is_exit_open, sign, supply, turn, attack, wounds, decision,
    moment, enemies_action, spawn_card, wish_to_give_up, passes, outcome;
    mission, doors, heroes, crowds, leaders, citizens, cards, objectives, spawns, decks
});

parted!(MissionView { code, title_en, title_fr, mode, difficulty, minutes, order; steps });
parted!(StepView { goal, done, of, is_open, is_fulfilled, is_lost });
parted!(DoorView { color, state });
parted!(CrowdView { guards, operators, specialists });
parted!(LeaderView { who, zone, is_down, is_away, is_resting, endurance, actions });
parted!(CitizenView { who, zone, is_fighter, is_escorted, is_objective, is_stuck });
parted!(CardView { zone, card, is_under });
parted!(ObjectiveView { zone, color, taken_by });
parted!(SpawnView { zone, color, is_initial, is_active });
parted!(DecksView {
    spawn,
    traits,
    citizens,
    leaders,
    spawn_discard,
    trait_discard,
    citizen_discard,
    leader_discard
});
