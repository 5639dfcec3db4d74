//! Which parts of a view travel alone when they change.

use table::diff_by_part;

use super::{
    CardView, CitizenView, CrowdView, DecksView, DoorView, LeaderView, MissionView, ObjectiveView, SpawnView,
    StepView, View,
};

diff_by_part!(View {
    board, sight, round, phase, danger, captain, exit, is_exit_open, sign, supply, turn, attack, wounds, decision,
    moment, enemies_action, spawn_card, wish_to_give_up, passes, outcome;
    mission, doors, heroes, crowds, leaders, citizens, cards, objectives, spawns, decks
});

diff_by_part!(MissionView { code, title_en, title_fr, mode, difficulty, minutes, order; steps });
diff_by_part!(StepView { goal, done, of, is_open, is_fulfilled, is_lost });
diff_by_part!(DoorView { color, state });
diff_by_part!(CrowdView { guards, operators, specialists });
diff_by_part!(LeaderView { who, zone, is_down, is_away, is_resting, endurance, actions });
diff_by_part!(CitizenView { who, zone, is_fighter, is_escorted, is_objective, is_stuck });
diff_by_part!(CardView { zone, card, is_under });
diff_by_part!(ObjectiveView { zone, color, taken_by });
diff_by_part!(SpawnView { zone, color, is_initial, is_active });
diff_by_part!(DecksView {
    spawn,
    traits,
    citizens,
    leaders,
    spawn_discard,
    trait_discard,
    citizen_discard,
    leader_discard
});
