//! What many tests do to a world.

use chance::Seeded;
use room::{Effect, RequestKey, Room};
use table::{Chance, Journal, Seat};

use super::client::act;
use super::{World, disk::Disk};

impl World {
    /// A seat does the first thing that it may do. Returns the id of the request.
    pub fn act_first(&mut self, seat: Seat) -> String {
        let action = self.of(seat).allowed().first().expect("the seat may do something").clone();
        self.ask(seat, act(&action))
    }

    /// A seat does something that it may do.
    pub fn act_any(&mut self, seat: Seat, seeded: &mut Seeded) -> String {
        let allowed = self.of(seat).allowed();
        let action = &allowed[seeded.below(allowed.len() as u32) as usize];
        self.ask(seat, act(action))
    }

    /// The seats of people that the table waits for, as far as their clients know.
    pub fn awaited(&self) -> Vec<Seat> {
        self.clients.iter().filter(|client| client.is_awaited()).filter_map(|client| client.seat()).collect()
    }

    /// A seat that the table waits for does something; if it waits for bots, they do.
    pub fn play_on(&mut self, seeded: &mut Seeded) {
        match self.awaited().first() {
            Some(seat) if !self.of(*seat).allowed().is_empty() => {
                self.act_any(*seat, seeded);
            }
            _ => self.advance(super::BOTS_WAIT_MS),
        }
    }

    /// Plays until a condition holds.
    pub fn play_until(&mut self, seeded: &mut Seeded, mut is_so: impl FnMut(&World) -> bool) {
        for _ in 0..5_000 {
            if is_so(self) {
                return;
            }
            assert!(!self.oracle.is_over(), "the game ended before the condition held");
            self.play_on(seeded);
        }
        panic!("the condition never held");
    }

    pub fn play_to_the_end(&mut self, seeded: &mut Seeded) {
        self.play_until(seeded, |world| world.oracle.is_over());
    }

    /// Every request is answered, every connected client sees what is true, and the journal is valid.
    pub fn check_all(&self) {
        let version = self.oracle.version();
        for client in self.clients.iter().filter(|client| client.is_connected) {
            assert_eq!(client.version, Some(version), "{:?}", client.observer);
            assert_eq!(client.view, self.oracle.view(version, client.observer));
        }
        check_journal(&self.disk);
    }

    /// Another room of this table, on another node, writes something: what our room is about to write,
    /// if the client has sent it there too, or something of its own.
    pub(super) fn let_a_rival_write(&mut self, ours: &[String]) {
        self.n_rivals += 1;
        let mut rival = self.restored_rival();
        if let Some((seat, id)) = ours[0].rsplit_once(" #").and_then(|(_, note)| note.split_once('-'))
            && self.n_rivals.is_multiple_of(2)
            && let Ok(seat) = seat.parse::<Seat>()
            && let Some(sent) = self.of(seat).unanswered.iter().find(|sent| sent.id == id)
        {
            rival.request(RequestKey { seat, id: id.to_string() }, sent.request.clone(), self.now_ms);
            self.count("rivals with the same request");
        } else {
            let awaited = rival.awaited().iter().find(|seat| !rival.is_played_by_bot(*seat));
            if let Some(seat) = awaited {
                let (now, _) =
                    rival.watch(table::Observer::Seat(seat), room::UpdateDetail::Updates, None, self.now_ms);
                let choices: serde_json::Value = serde_json::from_str(now.choices.get()).expect("JSON");
                let action = choices["allowed"].get(0).expect("a seat that is awaited may do something");
                let key = RequestKey { seat, id: format!("rival{}", self.n_rivals) };
                rival.request(key, act(action), self.now_ms);
            }
        }
        if !self.write_for(&mut rival) {
            let due_ms = rival.next_tick_ms().expect("a game goes on");
            rival.tick(due_ms.max(self.now_ms));
            assert!(self.write_for(&mut rival), "a rival finds something to write");
        }
    }

    fn restored_rival(&mut self) -> Room {
        if self.disk.rows.is_empty() {
            // Both nodes begin the game, and one of them is the first.
            return Room::open(self.plan.opening(), self.now_ms).expect("the set-up is valid");
        }
        self.restored()
    }

    fn write_for(&mut self, rival: &mut Room) -> bool {
        let mut has_written = false;
        for effect in rival.effects() {
            match effect {
                Effect::Append { expected, lines } => {
                    self.disk.append(expected, &lines).expect("a rival is up to date");
                    has_written = true;
                }
                Effect::Keep { document } => self.document = document,
                Effect::Send { .. } | Effect::Answer { .. } | Effect::WelcomeAgain | Effect::Over => {}
            }
        }
        has_written
    }
}

/// The rows are a journal that can be replayed, and no request is in it twice.
pub fn check_journal(disk: &Disk) {
    let journal = Journal::<mall_of_horror::Mall>::parse(&disk.text()).expect("the rows are a journal");
    journal.replay(|_, _, _, _| {}).expect("the journal is true");
    let mut notes = disk.notes();
    notes.sort_unstable();
    let n_notes = notes.len();
    notes.dedup();
    assert_eq!(notes.len(), n_notes, "a request is in the journal twice");
}
