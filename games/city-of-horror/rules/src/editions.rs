//! The two editions, and every rule in which they differ (chapter 23).

use serde::{Deserialize, Serialize};
use table::rule;

use crate::Colour;
use crate::board::N_COLOURS;
use crate::setup::{DealVisibility, Setup};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Edition {
    /// The English rulebook.
    #[default]
    Revised,
    /// The French rulebook.
    FirstPrint,
}

/// One switch per rule: what the revised edition does, then what the first print does.
macro_rules! switches {
    ($($(#[$doc:meta])* $id:literal $field:ident: $type:ident { $revised:ident, $first_print:ident $(, $more:ident)? },)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
            #[serde(rename_all = "kebab-case")]
            #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
            pub enum $type {
                #[default]
                $revised,
                $first_print,
                $($more,)?
            }
        )*

        /// Switches that a table sets individually, whatever its edition.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        #[serde(default)]
        pub struct Switches {
            $(
                #[serde(skip_serializing_if = "Option::is_none")]
                pub $field: Option<$type>,
            )*
        }

        /// How a table plays: everything that was agreed beforehand, and is public (CITY-24.12).
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub struct Rules {
            pub edition: Edition,
            $(pub $field: $type,)*
            pub show_cards: bool,
            pub deal_visibility: DealVisibility,
        }

        impl Rules {
            pub(crate) fn of(setup: &Setup) -> Rules {
                rule!("CITY-24.2");
                rule!("CITY-23.13");
                $(rule!($id);)*
                let Setup { edition, switches, show_cards, deal_visibility, .. } = setup;
                Rules {
                    edition: *edition,
                    $($field: switches.$field.unwrap_or(match edition {
                        Edition::Revised => $type::$revised,
                        Edition::FirstPrint => $type::$first_print,
                    }),)*
                    show_cards: *show_cards,
                    deal_visibility: *deal_visibility,
                }
            }
        }
    };
}

switches! {
    /// When does a player who loses a character take the first-player token?
    "CITY-23.1" first_player_mode: FirstPlayerMode { Immediate, EndOfTurn },
    /// What happens to the token if nobody lost a character?
    "CITY-23.2" first_player_no_loss: FirstPlayerNoLoss { Stay, PassClockwise },
    /// Who wins a tied sharing vote?
    "CITY-23.3" share_tie: ShareTie { FirstPlayer, Nobody },
    /// What does the share leader keep?
    "CITY-23.4" share_winner: ShareWinner { Free, TakesOne },
    /// What does a Weapon Replica do?
    "CITY-23.5" weapon_replica: WeaponReplica { PlusTwo, Proxy },
    /// What does side B of the Armory cost?
    "CITY-23.6" armory_b_cost: ArmoryBCost { DiscardAction, ExhaustPresent },
    /// What happens to the markers of a collapsed tower?
    "CITY-23.7" tower_markers: TowerMarkers { Return, Stay },
    /// Which characters can an Energy Drink wake?
    "CITY-23.8" energy_target: EnergyTarget { Any, Own },
    /// Are deals binding?
    "CITY-23.9" promises: Promises { Enforced, Logged, Talk },
    "CITY-23.10" sixth_color: SixthColor { White, Orange },
    "CITY-23.11" phase_labels: PhaseLabels { Four, Six },
    "CITY-23.12" slot_labels: SlotLabels { Corners, Numbers },
}

impl Rules {
    /// CITY-10.1: the wheel, clockwise.
    pub(crate) fn wheel(&self) -> [Colour; N_COLOURS] {
        rule!("CITY-10.1");
        rule!("CITY-1.12");
        let sixth = match self.sixth_color {
            SixthColor::White => Colour::White,
            SixthColor::Orange => Colour::Orange,
        };
        [Colour::Green, Colour::Purple, sixth, Colour::Blue, Colour::Red, Colour::Yellow]
    }
}

impl Rules {
    /// CITY-19.28: whether only the parties of a deal know it.
    pub(crate) fn is_private_deal(&self) -> bool {
        rule!("CITY-19.28");
        self.deal_visibility == DealVisibility::Parties
    }
}
