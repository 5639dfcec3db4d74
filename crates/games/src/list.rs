//! The list of games. Apart from this list, no source outside the folder of a game names that game. Tidy
//! checks this.
//!
//! A line is `GameId = its rules`, followed by `, bots …` and `, terminal …` if the game has them. A game
//! without bots of its own gets bots that play at random; one without a terminal of its own shows its view
//! row by row.

use crate::ListedGame;

/// Turns the list into the enum [`GameId`], the type of each game, and the macro
/// [`dispatch!`](crate::dispatch). The `$` in front is for the macro that it writes.
macro_rules! games {
    (($d:tt) $($Name:ident = $rules:path $(, bots $bots:path)? $(, terminal $board:path)?;)+) => {
        /// A game that can be played.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum GameId {
            $($Name,)+
        }

        impl GameId {
            pub const ALL: [GameId; [$(GameId::$Name),+].len()] = [$(GameId::$Name),+];
        }

        /// The types of the games, by their ids.
        pub mod game {
            $(pub type $Name = $rules;)+
        }

        $(impl ListedGame for $rules {
            const ID: GameId = GameId::$Name;
            type Bots = given!([$($bots)?] or bots::RandomBots<$rules>);
            type Terminal = given!([$($board)?] or terminal::plain::PlainBoard<$rules>);
        })+

        /// Runs an expression with a type `G` that is the game of this id:
        /// `dispatch!(id, G => run::<G>(arguments))`.
        #[macro_export]
        macro_rules! dispatch {
            ($d id:expr, $d game:ident => $d run:expr) => {
                match $d id {
                    $($crate::GameId::$Name => {
                        type $d game = $crate::game::$Name;
                        $d run
                    })+
                }
            };
        }
    };
}

/// The type in the first brackets or, if they are empty, the other type.
macro_rules! given {
    ([$given:path] or $other:ty) => {
        $given
    };
    ([] or $other:ty) => {
        $other
    };
}

games! { ($)
    MallOfHorror = mall_of_horror::Mall, bots mall_of_horror_bot::Bots, terminal mall_of_horror_terminal::Board;
    CityOfHorror = city_of_horror::City, bots city_of_horror_bot::Bots, terminal city_of_horror_terminal::Board;
    Zombies = zombies::Zombies, bots zombies_bot::Bots, terminal zombies_terminal::Board;
    MarvelZombies = marvel_zombies::MarvelZombies, bots marvel_zombies_bot::Bots, terminal marvel_zombies_terminal::Board;
}
