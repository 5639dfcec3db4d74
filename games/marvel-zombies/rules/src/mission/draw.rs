//! Pictures of a mission before it is played: as SVG, and in characters for a terminal.

mod pieces;
mod plan;
mod svg;
mod text;

pub use plan::{Line, Plan};
pub use svg::svg;
pub use text::{board_text, text};
