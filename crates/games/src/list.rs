//! The list of games. No other source outside `games/` names one.

use crate::Listed;

/// Makes of the list the enum [`Title`], the type of each game, and the macro [`dispatch!`](crate::dispatch).
/// The `$` in front is for the macro that it makes.
macro_rules! games {
    (($d:tt) $($Name:ident = $rules:path, bots $bots:path, terminal $board:path;)+) => {
        /// A game one can play.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum Title {
            $($Name,)+
        }

        impl Title {
            pub const ALL: [Title; [$(Title::$Name),+].len()] = [$(Title::$Name),+];
        }

        /// The types of the games, by their titles.
        pub mod game {
            $(pub type $Name = $rules;)+
        }

        $(impl Listed for $rules {
            const TITLE: Title = Title::$Name;
            type Bots = $bots;
            type Terminal = $board;
        })+

        /// Runs an expression with a type `G` that is the game of this title:
        /// `dispatch!(title, G => run::<G>(arguments))`.
        #[macro_export]
        macro_rules! dispatch {
            ($d title:expr, $d game:ident => $d run:expr) => {
                match $d title {
                    $($crate::Title::$Name => {
                        type $d game = $crate::game::$Name;
                        $d run
                    })+
                }
            };
        }
    };
}

games! { ($)
    MallOfHorror = mall_of_horror::Mall, bots mall_of_horror_bot::Bots, terminal mall_of_horror_terminal::Board;
    CityOfHorror = city_of_horror::City, bots city_of_horror_bot::Bots, terminal city_of_horror_terminal::Board;
    Zombies = zombies::Zombies, bots zombies_bot::Bots, terminal zombies_terminal::Board;
    MarvelZombies = marvel_zombies::MarvelZombies, bots marvel_zombies_bot::Bots, terminal marvel_zombies_terminal::Board;
}
