//! Pure questions about a state.

use table::{Broken, Refusal, RulesKey, Seat, SeatSet, rule};

use crate::Zombies;
use crate::action::Good;
use crate::cards::{Card, Modifier, weapons};
use crate::flow::deeds::LIFE_AT_MOST;
use crate::flow::{Death, Fight, FightStage, Played};
use crate::map::{Map, Square, Token};
use crate::rules::Supply;
use crate::state::{MovementRoll, Player};
use crate::tiles::Figure;

impl Zombies {
    /// 0 during the set-up.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The tiles and what stands on them, which everybody sees.
    pub fn map(&self) -> &Map {
        &self.map
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(usize::from(self.n_seats))
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn n_kills(&self, seat: Seat) -> u8 {
        self.player(seat).n_kills()
    }

    pub(crate) fn is_on_table(&self, square: Square) -> bool {
        self.map.has(square.spot())
    }

    /// How many figures of a kind the supply has; 255 if it is unlimited.
    pub(crate) fn supply_of(&self, figure: Figure) -> u8 {
        self.supply.map_or(u8::MAX, |supply| supply[figure.index()])
    }

    /// ZOM-10.4: the players who may have a card to play or an item to use, judging by what everybody sees.
    pub(crate) fn may_react(&self) -> SeatSet {
        let able = |seat: &Seat| {
            let player = self.player(*seat);
            !player.has_played && !self.hands[seat.index()].is_empty()
                || player.items.iter().any(|item| !item.card.facts().uses.is_empty())
        };
        self.seats().filter(able).collect()
    }

    /// ZOM-7.15, ZOM-11.22: whether this player fights at all here and now.
    pub(crate) fn fights(&self, seat: Seat) -> bool {
        rule!("ZOM-7.15");
        rule!("ZOM-7.16");
        rule!("ZOM-11.22");
        self.changed_for(Modifier::NoFight, seat).is_none() && !weapons::is_among_trees(self, seat)
    }

    /// ZOM-7.1: how many zombies on the player's own square they have not dodged there.
    pub(crate) fn n_to_fight(&self, seat: Seat) -> u8 {
        rule!("ZOM-22.11");
        self.map.n_figures(self.player(seat).at).saturating_sub(self.turn.dodged[seat.index()])
    }

    /// ZOM-7.1: whether a zombie that the player has not dodged stands on their square.
    pub(crate) fn must_fight(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        if !self.map.has_figure(player.at) || player.is_dead || player.is_below {
            rule!("ZOM-8.13");
            rule!("ZOM-16.16");
            return false;
        }
        rule!("ZOM-7.19");
        self.n_to_fight(seat) > 0 && self.fights(seat)
    }

    /// ZOM-7.6.
    pub(crate) fn kill_number(&self, figure: Figure) -> i8 {
        match figure {
            Figure::Enhanced => {
                rule!("ZOM-20.1");
                5
            }
            Figure::Dog => {
                rule!("ZOM-22.4");
                5
            }
            Figure::Zombie if self.changed(Modifier::HarderToKill).is_some() => 5,
            Figure::Zombie | Figure::Clown => 4,
        }
    }

    /// ZOM-18.1, ZOM-18.6: the natural die must show it.
    pub(crate) fn is_dodge(&self, fight: &Fight) -> bool {
        rule!("ZOM-18.5");
        rule!("ZOM-18.6");
        self.rules.dodge && (fight.natural == 3 || fight.natural == 2 && weapons::dodges_twos(fight))
    }

    pub(crate) fn may_spend_bullets(&self, seat: Seat) -> bool {
        rule!("ZOM-25.8");
        !self.player(seat).is_jacketed && self.changed_for(Modifier::NoBulletsInFights, seat).is_none()
    }

    /// Whether the player can still add a bullet to a die that is not a combat roll.
    pub(crate) fn may_improve_die(&self, seat: Seat) -> bool {
        self.player(seat).bullets >= self.bullets_per_point()
            && self.changed_for(Modifier::NoBulletsElsewhere, seat).is_none()
    }

    pub(crate) fn bullets_per_point(&self) -> u16 {
        if self.changed(Modifier::BulletsCountHalf).is_some() { 2 } else { 1 }
    }

    /// ZOM-11.19: how much a die of this player counts.
    pub(crate) fn die_of(&self, seat: Seat, die: u8) -> i8 {
        rule!("ZOM-11.19");
        (die as i8 + self.on_every_die(seat)).max(0)
    }

    pub(crate) fn on_every_die(&self, seat: Seat) -> i8 {
        -i8::from(self.changed_for(Modifier::OneLessOnDice, seat).is_some())
    }

    /// ZOM-12.11 to ZOM-12.14, ZOM-18.3: whether the player may take the token on their square.
    pub(crate) fn may_take_token(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let Some(token) = self.map.token(player.at) else { return false };
        if self.turn.dodged[seat.index()] > 0 {
            rule!("ZOM-18.3");
        }
        rule!("ZOM-12.14");
        rule!("ZOM-16.17");
        !player.is_dead
            && !player.is_below
            && self.n_to_fight(seat) == 0
            && (token == Token::Bullet || self.has_room_for_life(seat))
            && self.changed_for(Modifier::TokensStay, seat).is_none()
    }

    /// ZOM-22.7: with 4½ no life token can be taken.
    pub(crate) fn has_room_for_life(&self, seat: Seat) -> bool {
        rule!("ZOM-1.10");
        rule!("ZOM-22.7");
        self.player(seat).life + 2 <= LIFE_AT_MOST
    }

    /// ZOM-16.9: through a manhole that is there, or with one of the player's own.
    pub(crate) fn may_come_up(&self, seat: Seat) -> bool {
        self.player(seat).is_below && self.refuse_coming_up(seat).is_ok()
    }

    pub(crate) fn refuse_coming_up(&self, seat: Seat) -> Result<(), Refusal> {
        let player = self.player(seat);
        let may_place = player.sewer_tokens > 0 && self.map.is_place_for_manhole(player.at);
        if !player.is_below || !may_place && !self.map.has_manhole(player.at) {
            return Err(Refusal::new("ZOM-16.9", "no-way-up"));
        }
        self.refuse_closed_manhole(player.at)?;
        if self.map.has_manhole(player.at) { Ok(()) } else { self.map.refuse_manhole(player.at) }
    }

    pub(crate) fn refuse_closed_manhole(&self, at: Square) -> Result<(), Refusal> {
        match self.changed_at(Modifier::ClosesManhole, at) {
            Some(rule) => Err(Refusal::new(rule, "manhole-is-closed")),
            None => Ok(()),
        }
    }

    /// ZOM-4.10: whether the player loses the whole current turn.
    pub(crate) fn loses_turn(&self, seat: Seat) -> bool {
        self.changed_for(Modifier::LosesTurn, seat).is_some()
    }

    pub(crate) fn may_roll_for_movement(&self, seat: Seat) -> bool {
        self.changed_for(Modifier::NoMovementRoll, seat).is_none()
    }

    /// ZOM-11.8: the squares that the movement roll gives: first additions, then multiplications, then
    /// halvings.
    pub(crate) fn allowance(&self, seat: Seat) -> u8 {
        self.allowance_times(seat, 1) as u8
    }

    /// The same with one more multiplication.
    fn allowance_times(&self, seat: Seat, times: i16) -> i16 {
        if self.changed_for(Modifier::LosesRoll, seat).is_some() {
            return 0;
        }
        let (natural, plus) = match self.turn.movement {
            MovementRoll::NotYet | MovementRoll::None => return 0,
            MovementRoll::Fixed(squares) => return times * i16::from(squares),
            MovementRoll::Rolled { natural, plus } => (natural, plus),
        };
        rule!("ZOM-11.8");
        let added = self.die_of(seat, natural) + plus + weapons::move_bonus(self, seat);
        let doubled = self.n_changes_for(Modifier::DoublesRoll, seat);
        let halved = self.n_changes_for(Modifier::HalvesRoll, seat);
        let by_jeep = 1 + i16::from(self.turn.by_jeep);
        let squares = ((times * by_jeep * i16::from(added.max(0))) << doubled) >> halved;
        squares.clamp(0, 100 * times)
    }

    /// ZOM-C-Z6-05: squares left in step 5. A square below by the light of a Flashlight counts half.
    pub(crate) fn squares_left(&self, seat: Seat) -> u8 {
        let halves = self.allowance_times(seat, 2);
        let left = halves - 2 * i16::from(self.turn.walked) + i16::from(self.turn.by_light);
        let left = left.max(0) as u8;
        if weapons::has_light(self, seat) { left } else { left / 2 }
    }

    pub(crate) fn count_step(&mut self, seat: Seat) {
        self.turn.walked += 1;
        self.turn.by_light += u8::from(weapons::has_light(self, seat));
    }

    /// ZOM-4.5, ZOM-15.6.
    pub(crate) fn n_to_draw(&self, seat: Seat) -> u8 {
        let has = self.hands[seat.index()].len() as u8;
        let wants = if self.rules.guts {
            rule!("ZOM-15.6");
            rule!("ZOM-15.7");
            self.player(seat).guts
        } else {
            3
        };
        wants.saturating_sub(has)
    }

    /// ZOM-9.19, ZOM-15.8.
    pub(crate) fn hand_limit(&self, seat: Seat) -> u8 {
        if self.rules.guts {
            rule!("ZOM-15.8");
            rule!("ZOM-15.9");
            self.player(seat).guts.max(1)
        } else {
            rule!("ZOM-9.22");
            3
        }
    }

    /// ZOM-8.13: whether a card can move this pawn.
    pub(crate) fn may_be_moved(&self, seat: Seat) -> bool {
        rule!("ZOM-8.13");
        !self.player(seat).is_dead && self.changed_for(Modifier::NotMoved, seat).is_none()
    }

    /// The player who is dying right now.
    pub(crate) fn dying(&self) -> Option<Seat> {
        self.stack.innermost::<Death>().map(|death| death.seat)
    }

    pub(crate) fn has_item(&self, seat: Seat, card: Card) -> bool {
        self.player(seat).items.iter().any(|item| item.card == card)
    }

    pub(crate) fn has_good(&self, seat: Seat, good: Good) -> bool {
        let player = self.player(seat);
        match good {
            Good::Life => player.life > 0,
            Good::Bullets => player.bullets > 0,
            Good::Guts => player.guts > 0,
        }
    }
}

impl Player {
    pub(crate) fn n_kills(&self) -> u8 {
        self.kills.iter().sum()
    }
}

/// Checks what must always hold.
pub(crate) fn check(g: &Zombies, key: &RulesKey) -> Result<(), Broken> {
    let hands: usize = g.hands.iter().map(|hand| hand.cards(key).count()).sum();
    let items: usize = g.players.iter().flat_map(|player| &player.items).filter(|item| !item.is_copy).count();
    let played = g.stack.all::<Played>().filter(|played| !played.is_copy).count();
    let n = hands + items + played + g.deck.len() + g.discard.len() + usize::from(g.n_gone);
    if n != usize::from(g.n_cards) && g.outcome.is_none() {
        return Err(Broken(format!("{n} cards are on the table, not {}", g.n_cards)));
    }
    if g.rules.supply == Supply::Limited
        && let Some(supply) = g.supply
    {
        let mut figures = supply.map(u16::from);
        for (square, figure) in g.map.figures() {
            figures[figure.index()] += u16::from(g.map.n_figures(square));
        }
        for player in &g.players {
            for (total, kills) in figures.iter_mut().zip(player.kills) {
                *total += u16::from(kills);
            }
        }
        for Fight { killed, stage, .. } in g.stack.all() {
            if let Some(figure) = killed
                && matches!(stage, FightStage::Killed | FightStage::Counted)
            {
                figures[figure.index()] += 1;
            }
        }
        if g.outcome.is_none() && figures[Figure::Zombie.index()] > 100 {
            return Err(Broken(format!("there are {figures:?} figures")));
        }
    }
    for seat in g.seats() {
        let player = g.player(seat);
        if player.life > LIFE_AT_MOST || player.life == 0 && !player.is_dead {
            return Err(Broken(format!("{seat} has {} halves of life", player.life)));
        }
        if !g.map.has(player.at.spot()) || !player.is_below && !g.map.is_walkable(player.at) {
            return Err(Broken(format!("{seat} stands on {:?}", player.at)));
        }
        let items = &player.items;
        if (1..items.len()).any(|index| items[..index].iter().any(|item| item.card == items[index].card)) {
            return Err(Broken(format!("{seat} has two items of a kind")));
        }
    }
    if !g.map.is_cache_valid() {
        return Err(Broken("the map caches outdated steps or moves".to_string()));
    }
    check_tokens(g)
}

fn check_tokens(g: &Zombies) -> Result<(), Broken> {
    for spot in g.map.spots() {
        let bullets = g.map.tokens(spot, Token::Bullet);
        let life = g.map.tokens(spot, Token::Life);
        if bullets.mask & life.mask != 0 {
            rule!("ZOM-1.12");
            return Err(Broken(format!("two tokens lie on one square of {:?}", g.map.tile(spot))));
        }
    }
    Ok(())
}
