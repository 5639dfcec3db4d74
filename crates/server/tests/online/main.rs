//! The server from outside, over HTTP and WebSockets: used by browsers, and by attackers.

mod accounts;
mod bad_messages;
mod bad_requests;
mod city;
mod decoder;
mod described;
mod disk_faults;
mod graces;
mod hot_seat;
mod housekeeping;
mod invitations;
mod lessons;
mod lists;
mod lobby;
mod logs;
mod lost_connections;
mod notices;
mod open_seats;
mod people_first;
mod plans;
mod restart;
mod sign_out;
mod suggestions;
mod whole_game;
mod world;
