//! Four people who play without thinking.

use chance::Seeded;
use table::Chance;

use super::{Browser, Online, Socket};

pub struct Game {
    pub table: String,
    /// The host first.
    pub people: Vec<Browser>,
    pub sockets: Vec<Socket>,
    dice: Seeded,
}

impl Game {
    /// Four guests at a table that has started.
    pub async fn started(online: &Online) -> Game {
        let mut people = Vec::new();
        for name in ["Ann", "Ben", "Cem", "Dia"] {
            people.push(online.guest(name).await);
        }
        let table = people[0].create(["me", "open", "open", "open"]).await;
        for (person, seat) in people.iter_mut().zip(["A", "B", "C", "D"]).skip(1) {
            assert_eq!(person.sit(&table, seat).await.status, 200);
        }
        let mut game = Game::seated(table, people).await;
        assert_eq!(game.people[0].start(&game.table).await.status, 200);
        game.until_running().await;
        game
    }

    /// People who sit at a table, connected to it.
    pub async fn seated(table: String, people: Vec<Browser>) -> Game {
        let mut sockets = Vec::new();
        for person in &people {
            sockets.push(Socket::join(person, &table, None).await);
        }
        Game::of(table, people, sockets)
    }

    pub fn of(table: String, people: Vec<Browser>, sockets: Vec<Socket>) -> Game {
        Game { table, people, sockets, dice: Seeded::new(7) }
    }

    pub async fn until_running(&mut self) {
        for socket in &mut self.sockets {
            socket.until_table(|table| table["status"] == "running").await;
        }
    }

    /// Everybody reconnects to this server with the last version they have seen.
    pub async fn reconnect(&mut self, online: &Online) {
        for (person, socket) in self.people.iter_mut().zip(&mut self.sockets) {
            person.addr = online.addr;
            *socket = Socket::join(person, &self.table, Some(socket.version)).await;
        }
    }

    pub fn version(&self) -> u32 {
        self.sockets.iter().map(|socket| socket.version).max().unwrap_or(0)
    }

    pub fn is_over(&self) -> bool {
        self.sockets.iter().all(|socket| socket.outcome.is_object())
    }

    /// One player who may act does so, and everybody is told. Returns the player's index.
    pub async fn step(&mut self) -> usize {
        let n_seats = self.sockets.len();
        let first = self.dice.below(n_seats as u32) as usize;
        let who = (0..n_seats).map(|n| (first + n) % n_seats);
        let who = who.into_iter().find(|who| !self.sockets[*who].allowed().is_empty());
        let who = who.expect("somebody may do something");
        let allowed = self.sockets[who].allowed();
        let action = &allowed[self.dice.below(allowed.len() as u32) as usize];
        let answer = self.sockets[who].act(action).await;
        assert!(answer["done"].is_object(), "{action}: {answer}");
        let version = self.sockets[who].version;
        for socket in &mut self.sockets {
            socket.catch_up(version).await;
        }
        who
    }

    pub async fn play(&mut self, n_steps: usize) {
        for _ in 0..n_steps {
            if self.is_over() {
                return;
            }
            self.step().await;
        }
    }

    pub async fn play_to_the_end(&mut self) {
        self.play(20_000).await;
        assert!(self.is_over(), "the game ends");
    }
}
