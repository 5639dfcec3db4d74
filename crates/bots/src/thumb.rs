//! Rules of thumb, one file a game.

mod mall_of_horror;
