//! Death, and what is lost by it (ZOM-8).

use table::{Log, Refusal, RulesKey, Seat, SeatSet, Step, rule};

use super::{Frame, Moment, deeds, start, window};
use crate::cards::Timing;
use crate::state::Ride;
use crate::tiles::Figure;
use crate::{Action, Aim, Zombies};

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

pub(super) fn step(g: &mut Zombies, death: Death, key: &RulesKey, log: &mut impl Log<Zombies>) -> Step {
    let Death { seat, keeps_zombies, .. } = death;
    match death.stage {
        DeathStage::Window => {
            g.go_on_as(Frame::Death(Death { stage: DeathStage::Losses, ..death }));
            if g.rules.names(Timing::OwnDeath) || g.rules.names(Timing::OpponentDeath) {
                let all = SeatSet::all(usize::from(g.n_seats));
                window::open(g, Moment::Death, seat, all, key, log);
            }
        }
        DeathStage::Losses => {
            g.go_on_as(Frame::Death(Death { stage: DeathStage::Over, ..death }));
            lose_goods(g, seat, log);
            rule!("ZOM-8.4");
            let lost = if keeps_zombies { 0 } else { g.n_kills(seat).div_ceil(2) };
            g.begin(Frame::GiveBack { seat, n: lost });
        }
        DeathStage::Over => {
            g.done();
            rule!("ZOM-8.14");
            rule!("ZOM-8.15");
        }
    }
    Step::Ran
}

/// ZOM-8.2 to ZOM-8.7: everything but collection and hand.
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
    /// ZOM-C-Z2-01: the item being used lies on the window of its player's death.
    pub(crate) fn keep_zombies(&mut self) {
        let (item, window) = (self.stack.pop(), self.stack.pop());
        if let Some(Frame::Death(death)) = self.stack.top_mut() {
            death.keeps_zombies = true;
        }
        for frame in [window, item].into_iter().flatten() {
            self.stack.push(frame);
        }
    }
}

/// ZOM-8.17: asks of which kinds, where there are several.
pub(super) fn step_give_back(g: &mut Zombies, seat: Seat, n: u8, log: &mut impl Log<Zombies>) -> Step {
    if n == 0 {
        return g.done();
    }
    rule!("ZOM-8.17");
    let kinds = Figure::ALL.into_iter().filter(|figure| g.player(seat).kills[figure.index()] > 0);
    let mut kinds = kinds.map(|figure| (figure, g.player(seat).kills[figure.index()]));
    match (kinds.next(), kinds.next()) {
        (None, _) => g.done(),
        (Some((figure, has)), None) => {
            deeds::give_back(g, seat, figure, n.min(has), log);
            g.done()
        }
        _ => Step::Waits,
    }
}

pub(super) fn legal_give_back(g: &Zombies, seat: Seat, out: &mut Vec<Action>) {
    let kinds = Figure::ALL.into_iter().filter(|figure| g.player(seat).kills[figure.index()] > 0);
    out.extend(kinds.map(|figure| Action::Pick { aim: Aim::Figure(figure) }));
}

pub(super) fn act_give_back(
    g: &mut Zombies,
    seat: Seat,
    n: u8,
    action: Action,
    log: &mut impl Log<Zombies>,
) -> Result<(), Refusal> {
    let Action::Pick { aim: Aim::Figure(figure) } = action else { return Err(Refusal::OTHER_QUESTION) };
    if g.player(seat).kills[figure.index()] == 0 {
        return Err(Refusal::new("ZOM-8.17", "none-of-that-kind"));
    }
    deeds::give_back(g, seat, figure, 1, log);
    g.go_on_as(Frame::GiveBack { seat, n: n - 1 });
    Ok(())
}
