//! What lies and stands in each zone at the start.

use crate::board::Zone;
use crate::cast::{Character, CitizenCard, Color, Kind};
use crate::mission::{CitizenPlaceKind, FigurePlace, Mission, Party, SpawnToken};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    Start,
    Exit,
    Sign,
    /// Its position in spawn order, from 1.
    Spawn {
        order: usize,
        token: SpawnToken,
        party: Party,
        is_active: bool,
    },
    Objective {
        color: Color,
        is_face_down: bool,
    },
    /// A Citizen card, face down.
    Card,
    /// An Objective Citizen.
    ObjectiveCitizen,
    FaceUp(CitizenCard),
    Common {
        kind: Kind,
        n: u8,
    },
    Leader(Option<Character>),
    /// Printed on the tile.
    SpawnSymbol,
}

pub fn pieces(mission: &Mission, zone: Zone) -> Vec<Piece> {
    let mut pieces = Vec::new();
    if mission.start.contains(&zone) {
        pieces.push(Piece::Start);
    }
    if mission.exit == Some(zone) {
        pieces.push(Piece::Exit);
    }
    if mission.sign == Some(zone) {
        pieces.push(Piece::Sign);
    }
    for (place, spawn) in mission.spawns.iter().enumerate().filter(|(_, spawn)| spawn.zone == zone) {
        let is_active = spawn.activated_by.is_none();
        pieces.push(Piece::Spawn { order: place + 1, token: spawn.token, party: spawn.party, is_active });
    }
    for objective in mission.objectives.iter().filter(|objective| objective.zone == zone) {
        pieces
            .push(Piece::Objective { color: objective.color, is_face_down: mission.are_objectives_shuffled });
    }
    for place in mission.citizens.iter().filter(|place| place.zone == zone) {
        pieces.push(match place.kind {
            CitizenPlaceKind::Symbol | CitizenPlaceKind::UnderObjective(_) => Piece::Card,
            CitizenPlaceKind::Trapped | CitizenPlaceKind::Standing => Piece::ObjectiveCitizen,
            CitizenPlaceKind::FaceUp { card, .. } => Piece::FaceUp(card),
        });
    }
    for figure in &mission.figures {
        match *figure {
            FigurePlace::Common { zone: at, kind, n } if at == zone => pieces.push(Piece::Common { kind, n }),
            FigurePlace::Leader { zone: at, who } if at == zone => pieces.push(Piece::Leader(Some(who))),
            FigurePlace::AnyLeader { zone: at } if at == zone => pieces.push(Piece::Leader(None)),
            FigurePlace::Common { .. } | FigurePlace::Leader { .. } | FigurePlace::AnyLeader { .. } => {}
        }
    }
    if mission.board.zones[zone.index()].has_spawn_symbol {
        pieces.push(Piece::SpawnSymbol);
    }
    pieces
}

/// The letter of a kind.
pub const fn letter(kind: Kind) -> char {
    match kind {
        Kind::Leader => 'L',
        Kind::Guard => 'G',
        Kind::Operator => 'O',
        Kind::Specialist => 'S',
    }
}
