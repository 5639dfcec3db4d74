//! Missions as files: those of the box, and the mistakes that people make in their own.

mod built_in;
mod docs;
mod drawings;
mod fuzz;
mod hope;
mod invented;
mod printed;
mod problems;
