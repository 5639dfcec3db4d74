//! Death, and what it costs (ZOM-8).

use table::{AsksNobody, Log, RulesKey, Seat, SeatSet, Step, rule};

use super::{GiveBack, Moment, deeds, start, window};
use crate::Zombies;
use crate::cards::Timing;
use crate::state::Ride;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Death {
    pub seat: Seat,
    pub stage: DeathStage,
    /// A card lets the player keep all collected zombies.
    pub keeps_zombies: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum DeathStage {
    #[default]
    Window,
    Losses,
    Over,
}

impl AsksNobody<Zombies> for Death {
    fn step(self, g: &mut Zombies, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
        let Death { seat, keeps_zombies, .. } = self;
        match self.stage {
            DeathStage::Window => {
                g.stack.go_on_as(Death { stage: DeathStage::Losses, ..self });
                if g.rules.names(Timing::OwnDeath) || g.rules.names(Timing::OpponentDeath) {
                    let all = SeatSet::all(usize::from(g.n_seats));
                    window::open(g, Moment::Death, seat, all, key, log);
                }
            }
            DeathStage::Losses => {
                g.stack.go_on_as(Death { stage: DeathStage::Over, ..self });
                lose_goods(g, seat, log);
                rule!("ZOM-8.4");
                let lost = if keeps_zombies { 0 } else { g.n_kills(seat).div_ceil(2) };
                g.stack.begin(GiveBack { seat, n: lost });
            }
            DeathStage::Over => {
                g.stack.done();
                rule!("ZOM-8.14");
                rule!("ZOM-8.15");
            }
        }
        Step::Ran
    }
}

/// ZOM-8.2 to ZOM-8.7: the player loses everything but their collection and hand.
fn lose_goods(g: &mut Zombies, seat: Seat, log: &mut impl Log<Zombies>) {
    rule!("ZOM-8.2");
    rule!("ZOM-8.5");
    rule!("ZOM-8.6");
    rule!("ZOM-8.7");
    deeds::discard_all_items(g, seat, log);
    deeds::shields_go(g, seat, log);
    let player = &mut g.players[seat.index()];
    player.life = 0;
    player.bullets = 0;
    player.guts = 0;
    if g.active != seat || !g.turn.is_skipped {
        rule!("ZOM-17.8");
        player.ride = Ride::None;
    }
    if g.active == seat {
        rule!("ZOM-8.8");
        g.turn.has_died = true;
    }
    rule!("ZOM-8.3");
    start::lead_back(g, seat, log);
}

impl Zombies {
    /// ZOM-C-Z2-01: the item being used lies on the stack above the window of its player's death.
    pub(crate) fn keep_zombies(&mut self) {
        if let Some(death) = self.stack.innermost_mut::<Death>() {
            death.keeps_zombies = true;
        }
    }
}
