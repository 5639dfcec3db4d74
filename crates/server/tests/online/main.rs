//! The server from outside: over http and WebSockets, as browsers and as those who mean harm.

mod accounts;
mod bad_messages;
mod bad_requests;
mod city;
mod decoder;
mod described;
mod disk_faults;
mod hot_seat;
mod housekeeping;
mod lists;
mod lobby;
mod logs;
mod lost_connections;
mod restart;
mod sign_out;
mod suggestions;
mod whole_game;
mod world;
