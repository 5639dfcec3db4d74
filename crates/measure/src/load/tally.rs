//! What is counted.

use hdrhistogram::Histogram;

/// How many errors are kept to be printed; the others are only counted.
const ERRORS_PRINTED: usize = 5;
/// Percentiles are exact to a thousandth.
const SIGNIFICANT_DIGITS: u8 = 3;

pub struct Tally {
    pub n_done: u64,
    pub latency_us: Histogram<u64>,
    pub bytes: Histogram<u64>,
    pub n_errors: u64,
    first_errors: Vec<String>,
}

impl Tally {
    pub fn new() -> Tally {
        let histogram = || Histogram::new(SIGNIFICANT_DIGITS).expect("the number of digits is allowed");
        Tally {
            n_done: 0,
            latency_us: histogram(),
            bytes: histogram(),
            n_errors: 0,
            first_errors: Vec::new(),
        }
    }

    pub fn add_error(&mut self, error: String) {
        self.n_errors += 1;
        if self.first_errors.len() < ERRORS_PRINTED {
            self.first_errors.push(error);
        }
    }

    /// Prints the first errors to stderr, beside the numbers.
    pub fn print_errors(&self) {
        for error in &self.first_errors {
            eprintln!("revenant: {error}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_those_of_the_numbers() {
        let mut latency_us = Tally::new().latency_us;
        assert_eq!(latency_us.value_at_quantile(0.5), 0, "before the first number");
        for number in 1..=200 {
            latency_us.record(number).unwrap();
        }
        assert_eq!((latency_us.value_at_quantile(0.50), latency_us.value_at_quantile(0.99)), (100, 198));
    }

    #[test]
    fn every_number_is_counted_and_the_first_errors_are_kept() {
        let mut tally = Tally::new();
        for number in [0, 1, 1_023, 123_456, 9_876_543_210] {
            tally.bytes.record(number).unwrap();
        }
        assert_eq!(tally.bytes.len(), 5);
        (0..9).for_each(|n| tally.add_error(n.to_string()));
        assert_eq!(
            (tally.n_errors, tally.first_errors),
            (9, vec!["0", "1", "2", "3", "4"].into_iter().map(String::from).collect())
        );
    }
}
