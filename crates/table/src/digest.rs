//! Fingerprints of states that are the same on every machine.
//!
//! The state's derived `Hash` writes its bytes into a buffer, and XXH3 hashes the buffer in one go. `usize` and `isize`
//! are lengths and numbers of variants. They are small, so they nearly always take one byte, and 32-bit and 64-bit
//! programs agree on them.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use xxhash_rust::xxh3::xxh3_64;

/// A fingerprint of a state, written as 16 hexadecimal digits.
///
/// It tells states apart but is no protection against forgery. It covers secrets too, so it must never be sent to a
/// player of a running game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest(
    /// The hash itself.
    pub u64,
);

/// The digest of any value that can be hashed. It is the same on every machine and in every version.
///
/// ```
/// assert_eq!(table::digest_of(&(1u8, 2u16, Some(3usize))).to_string(), "de979829c56248e7");
/// ```
pub fn digest_of<T: Hash>(value: &T) -> Digest {
    DigestBuffer(Vec::with_capacity(2 * size_of::<T>())).digest_of(value)
}

/// The buffer. A caller that takes many digests keeps it, so that its memory is used again.
#[derive(Default)]
pub(crate) struct DigestBuffer(Vec<u8>);

impl DigestBuffer {
    /// The digest of a value. It does not matter what was in the buffer before.
    pub(crate) fn digest_of<T: Hash>(&mut self, value: &T) -> Digest {
        self.0.clear();
        value.hash(self);
        Digest(self.finish())
    }
}

impl Hasher for DigestBuffer {
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
        self.write_short(n as u64);
    }
    fn write_isize(&mut self, n: isize) {
        self.write_short(n as i64 as u64);
    }
}

impl DigestBuffer {
    /// A number below 255 is one byte; any other is 255 and then eight bytes.
    fn write_short(&mut self, n: u64) {
        match u8::try_from(n) {
            Ok(short) if short < u8::MAX => self.0.push(short),
            _ => {
                self.0.push(u8::MAX);
                self.write_u64(n);
            }
        }
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
        let number = text.bytes().try_fold(0, |number: u64, byte| {
            let digit = match byte {
                b'0'..=b'9' => byte - b'0',
                b'a'..=b'f' => byte - b'a' + 10,
                _ => return None,
            };
            Some(number << 4 | u64::from(digit))
        });
        match number {
            Some(number) if text.len() == 16 => Ok(Digest(number)),
            _ => Err(format!("{text:?} is not a digest: 16 hexadecimal digits")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If this changes, no stored journal can be read any more.
    #[test]
    fn digests_never_change() {
        assert_eq!(digest_of(&(1u8, 2u16, Some(3usize))).to_string(), "de979829c56248e7");
    }

    #[test]
    fn it_reads_what_it_writes_and_nothing_else() {
        let digest = digest_of(&7u8);
        assert_eq!(digest.to_string().parse(), Ok(digest));
        assert!("+123456789abcdef".parse::<Digest>().is_err());
        assert!("12".parse::<Digest>().is_err());
    }

    #[test]
    fn every_number_is_written_in_the_same_order_on_every_machine() {
        fn bytes_of<T: Hash>(value: T) -> Vec<u8> {
            let mut bytes = DigestBuffer(Vec::new());
            value.hash(&mut bytes);
            bytes.0
        }
        assert_eq!(bytes_of(1u8), [1]);
        assert_eq!(bytes_of(0x0102u16), [2, 1]);
        assert_eq!(bytes_of(0x0102_0304u32), [4, 3, 2, 1]);
        assert_eq!(bytes_of(0x0102u64), [2, 1, 0, 0, 0, 0, 0, 0]);
        assert_eq!(bytes_of(254usize), [254]);
        assert_eq!(bytes_of(255usize), [255, 255, 0, 0, 0, 0, 0, 0, 0]);
        assert_eq!(bytes_of(0x0102usize), [255, 2, 1, 0, 0, 0, 0, 0, 0]);
        assert_eq!(bytes_of(-2isize), [255, 254, 255, 255, 255, 255, 255, 255, 255]);
        assert_eq!(bytes_of([Some(7u8), None]), [2, 1, 7, 0]);
        assert_eq!(bytes_of("ab"), [b'a', b'b', 255]);
        assert_eq!(bytes_of((1u8, 2u8)), [1, 2]);
    }

    #[test]
    fn a_buffer_that_is_used_again_gives_the_same_digests() {
        let mut bytes = DigestBuffer::default();
        for value in [&[1u8, 2, 3][..], &[], &[7; 300], &[1, 2, 3]] {
            assert_eq!(bytes.digest_of(&value), digest_of(&value));
        }
    }

    #[test]
    fn it_is_sixteen_small_hexadecimal_digits() {
        for (text, number) in [("00000000000000af", 0xaf), ("ffffffffffffffff", u64::MAX)] {
            assert_eq!(text.parse(), Ok(Digest(number)));
            assert_eq!(format!("{:?}", Digest(number)), text);
        }
        for text in ["00000000000000AF", "00000000000000ag", "000000000000000af", "0000000000000af", ""] {
            let told = format!("{text:?} is not a digest: 16 hexadecimal digits");
            assert_eq!(text.parse::<Digest>(), Err(told));
        }
    }
}
