//! A fingerprint of a state, the same on every machine.
//!
//! The state's derived `Hash` writes its bytes into a buffer, sizes of the machine widened so that 32-
//! and 64-bit programs agree, and XXH3 hashes the buffer in one go. It tells states apart; it is no
//! proof against forgery, and since it covers secrets it is never sent to a player of a running game.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use xxhash_rust::xxh3::xxh3_64;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest(pub u64);

pub fn digest_of<T: Hash>(value: &T) -> Digest {
    let mut bytes = Bytes(Vec::with_capacity(2 * size_of::<T>()));
    value.hash(&mut bytes);
    Digest(bytes.finish())
}

struct Bytes(Vec<u8>);

impl Hasher for Bytes {
    fn finish(&self) -> u64 {
        xxh3_64(&self.0)
    }
    fn write(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }
    fn write_u8(&mut self, n: u8) {
        self.0.push(n);
    }
    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }
    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }
    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as i64 as u64);
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Digest {
    type Err = String;

    fn from_str(text: &str) -> Result<Digest, String> {
        let is_digest =
            text.len() == 16 && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
        match u64::from_str_radix(text, 16) {
            Ok(number) if is_digest => Ok(Digest(number)),
            _ => Err(format!("{text:?} is no digest: 16 hexadecimal digits")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Another number here makes every stored journal unreadable.
    #[test]
    fn digests_never_change() {
        assert_eq!(digest_of(&(1u8, 2u16, Some(3usize))).to_string(), "74dc31f559a2fc81");
    }

    #[test]
    fn reads_what_it_writes_and_nothing_else() {
        let digest = digest_of(&7u8);
        assert_eq!(digest.to_string().parse(), Ok(digest));
        assert!("+123456789abcdef".parse::<Digest>().is_err());
        assert!("12".parse::<Digest>().is_err());
    }
}
