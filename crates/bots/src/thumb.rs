//! Rules of thumb, one file a game, and what they share.

mod best;
mod city_of_horror;
mod mall_of_horror;
mod marvel_zombies;
mod odds;
mod zombies;
