//! Life, bullets, guts, items and collections taken, lost and gained. One theme per file.

mod adjusting_nicely;
pub(super) mod dont_drop_the_soap;
pub(crate) mod full_moon;
pub(super) mod fully_loaded;
mod guts;
pub(super) mod i_will_survive;
mod items;
pub(crate) mod jail;
pub(super) mod not_dead;
pub(super) mod rolls;
mod thefts;
mod tokens;

pub(crate) use adjusting_nicely::AdjustingNicely;
pub(crate) use dont_drop_the_soap::DontDropTheSoap;
pub(crate) use full_moon::FullMoon;
pub(crate) use fully_loaded::FullyLoaded;
pub(crate) use guts::{Electro, Sedatives, Shots, StraightJacket};
pub(crate) use i_will_survive::IWillSurvive;
pub(crate) use items::{ButterFingers, WithFriends};
pub(crate) use not_dead::NotDead;
pub(crate) use rolls::{IFeelAlive, MysteryMeat};
pub(crate) use thefts::{Finders, StudentLoan, Takes, give_back_loan};
pub(crate) use tokens::{CouldUseThat, GoodBehavior, LotsOfAmmo, SelfEsteem};
