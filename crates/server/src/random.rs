//! Randomness that nobody can guess.

/// Panics where the machine has none: nothing here can be done safely without it.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the machine gives randomness");
    bytes
}

pub fn random_u64() -> u64 {
    u64::from_le_bytes(random_bytes())
}

pub fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Exactly `N` bytes from their hexadecimal digits.
pub fn from_hexadecimal<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; N];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexadecimal_digits_are_read_back() {
        let bytes = random_bytes::<16>();
        assert_eq!(from_hexadecimal(&hexadecimal(&bytes)), Some(bytes));
        assert_eq!(from_hexadecimal::<1>("é"), None);
        assert_eq!(from_hexadecimal::<1>("123"), None);
    }
}
