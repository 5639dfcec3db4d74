//! Rules of thumb, one file a game.

mod city_of_horror;
mod mall_of_horror;
