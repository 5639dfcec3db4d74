//! Tokens and manholes on the map.

use serde::{Deserialize, Serialize};
use table::rule;

use super::laid::Layer;
use super::{Map, Spot, Square, Squares};

/// What may be picked up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS, strum::VariantNames))]
pub enum Token {
    #[default]
    Bullet,
    Life,
}

impl Token {
    pub const ALL: [Token; 2] = [Token::Bullet, Token::Life];

    const fn layer(self) -> Layer {
        match self {
            Token::Bullet => Layer::Bullet,
            Token::Life => Layer::Life,
        }
    }
}

impl Map {
    pub fn token(&self, square: Square) -> Option<Token> {
        let things = self.at(square.spot()).things;
        Token::ALL.into_iter().find(|token| things.on(token.layer()) & square.bit() != 0)
    }

    pub fn tokens(&self, spot: Spot, token: Token) -> Squares {
        Squares { spot, mask: self.at(spot).things.on(token.layer()) }
    }

    /// ZOM-1.12, ZOM-6.2: where the next token of a new tile may go.
    pub fn room_for_token(&self, spot: Spot) -> Squares {
        rule!("ZOM-1.12");
        rule!("ZOM-6.5");
        let laid = self.at(spot);
        let taken = laid.things.on(Layer::Bullet) | laid.things.on(Layer::Life);
        Squares { spot, mask: laid.facts().token_squares & !taken }
    }

    pub fn put_token(&mut self, square: Square, token: Token) {
        debug_assert!(self.token(square).is_none(), "there already is a token on {square:?}");
        self.at_mut(square.spot()).things.add(token.layer(), square.bit());
    }

    pub fn take_token(&mut self, square: Square) -> Option<Token> {
        let token = self.token(square)?;
        self.at_mut(square.spot()).things.remove(token.layer(), square.bit());
        Some(token)
    }

    pub fn has_manhole(&self, square: Square) -> bool {
        self.manholes_on(square.spot()).has(square)
    }

    pub fn manholes_on(&self, spot: Spot) -> Squares {
        Squares { spot, mask: self.at(spot).things.on(Layer::Manhole) }
    }

    pub fn manholes(&self) -> impl Iterator<Item = Square> + '_ {
        self.spots().flat_map(|spot| self.manholes_on(spot))
    }

    pub fn put_manhole(&mut self, square: Square) {
        self.at_mut(square.spot()).things.add(Layer::Manhole, square.bit());
    }

    pub fn take_manhole(&mut self, square: Square) {
        self.at_mut(square.spot()).things.remove(Layer::Manhole, square.bit());
    }
}
