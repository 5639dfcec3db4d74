//! Public facts, read directly from the state: for bots that try many worlds and cannot afford a view of each. Hidden
//! facts remain a `Secret` or an unseen card of a deck.

use table::Seat;

use crate::action::{Choice, Form};
use crate::board::{Building, Door, Ways, Zone};
use crate::cast::{Character, CitizenCard, Level, Mode, N_CITIZENS};
use crate::effects::{passive, sheets};
use crate::flow::{self, Attack, Decision};
use crate::mission::{Goal, Mission};
use crate::state::{
    CardOnBoard, Citizen, Crowd, Hero, LeaderPlace, MarvelZombies, Objective, Sign, SpawnToken, Turn,
    building_bit,
};

impl MarvelZombies {
    pub fn mode(&self) -> Mode {
        self.mode
    }

    pub fn mission(&self) -> &Mission {
        &self.mission
    }

    pub fn ways(&self) -> &Ways {
        &self.ways
    }

    /// In play order.
    pub fn heroes(&self) -> &[Hero] {
        &self.heroes
    }

    /// Dice and accuracy of this hero's attack as things stand, before anything is spent on it; `None` if
    /// nobody plays that hero.
    pub fn attack_of(&self, who: Character, form: Form) -> Option<(u8, u8)> {
        let hero = self.played(who)?;
        Some((passive::dice_for(self, hero, form), sheets::of(who, form).accuracy))
    }

    /// The Guards, Operators and Specialists in a zone.
    pub fn crowd_in(&self, zone: Zone) -> Crowd {
        self.crowd[zone.index()]
    }

    /// Leaders who stand on the board, and where.
    pub fn standing_leaders(&self) -> impl Iterator<Item = (Character, Zone)> + '_ {
        Character::leaders(self.mode).iter().filter_map(|who| match self.leaders[who.place()].place {
            LeaderPlace::Board(zone) => Some((*who, zone)),
            LeaderPlace::Away | LeaderPlace::Lies(_) | LeaderPlace::Returns(_) | LeaderPlace::Gone => None,
        })
    }

    /// Citizens who stand on the board.
    pub fn standing_citizens(&self) -> impl Iterator<Item = (CitizenCard, &Citizen)> + '_ {
        let people = CitizenCard::ALL[..N_CITIZENS].iter().copied().zip(&self.citizens);
        people.filter(|(_, citizen)| citizen.zone.is_some())
    }

    /// Citizen cards on the board.
    pub fn cards_on_board(&self) -> &[CardOnBoard] {
        &self.face_down
    }

    pub fn objectives(&self) -> &[Objective] {
        &self.objectives
    }

    pub fn spawn_tokens(&self) -> &[SpawnToken] {
        &self.spawns
    }

    pub fn exit(&self) -> Option<Zone> {
        self.exit
    }

    pub fn is_exit_open(&self) -> bool {
        flow::mission::is_exit_open(self)
    }

    pub fn sign(&self) -> Option<Sign> {
        self.sign
    }

    pub fn is_open(&self, door: Door) -> bool {
        self.open.has(door)
    }

    /// Whether the door is neither locked nor sealed.
    pub fn may_be_opened(&self, door: Door) -> bool {
        flow::mission::may_open(self, door).is_ok()
    }

    /// Whether the Enemies and Citizens of the building are revealed.
    pub fn is_opened(&self, building: Building) -> bool {
        self.opened & building_bit(building) != 0
    }

    /// The current turn.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    pub fn danger(&self) -> Level {
        self.highest_level()
    }

    /// The innermost attack under way.
    pub fn attack_under_way(&self) -> Option<&Attack> {
        self.stack.innermost()
    }

    /// The unfulfilled goals of the mission, and how much of each is left.
    pub fn goals_left(&self) -> impl Iterator<Item = (Goal, u8)> + '_ {
        self.mission.steps.iter().filter_map(|goal| {
            let (done, of) = flow::mission::progress(self, *goal);
            (done < of).then(|| (*goal, of - done))
        })
    }

    /// The choices that seats support in the current shared decision, in the form in which others may support
    /// them, too.
    pub fn stands(&self) -> impl Iterator<Item = (Seat, Choice)> + '_ {
        let decision = self.stack.top_as::<Decision>();
        let votes = self.seats().zip(&self.votes);
        votes.filter_map(move |(seat, vote)| Some((seat, decision?.as_listed(self, vote.as_ref()?.choice))))
    }
}
