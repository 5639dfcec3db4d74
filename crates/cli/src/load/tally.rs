//! What is counted.

/// Complaints that are kept to be printed; the rest is only counted.
const COMPLAINTS: usize = 5;

#[derive(Default)]
pub struct Tally {
    pub n_done: u64,
    pub latency_us: Histogram,
    pub bytes: Histogram,
    pub n_errors: u64,
    complaints: Vec<String>,
}

impl Tally {
    pub fn error(&mut self, complaint: String) {
        self.n_errors += 1;
        if self.complaints.len() < COMPLAINTS {
            self.complaints.push(complaint);
        }
    }

    /// Prints the first errors beside the numbers.
    pub fn complain(&self) {
        for complaint in &self.complaints {
            eprintln!("revenant: {complaint}");
        }
    }
}

/// Numbers in steps that grow with them: exact below 1,024, then within a thousandth.
#[derive(Default)]
pub struct Histogram {
    counts: Vec<u64>,
    n: u64,
}

const EXACT_BITS: u32 = 10;

impl Histogram {
    pub fn add(&mut self, number: u64) {
        let index = index_of(number);
        if index >= self.counts.len() {
            self.counts.resize(index + 1, 0);
        }
        self.counts[index] += 1;
        self.n += 1;
    }

    /// The least number that so many in a hundred do not exceed; 0 where there is none.
    pub fn percentile(&self, percent: u64) -> u64 {
        let rank = (self.n * percent).div_ceil(100).max(1);
        let mut seen = 0;
        for (index, count) in self.counts.iter().enumerate() {
            seen += count;
            if seen >= rank {
                return number_of(index);
            }
        }
        0
    }
}

/// Each doubling above the exact ones has as many steps as the last of them had numbers.
fn index_of(number: u64) -> usize {
    let doublings = (u64::BITS - number.leading_zeros()).saturating_sub(EXACT_BITS);
    ((u64::from(doublings) << (EXACT_BITS - 1)) + (number >> doublings)) as usize
}

/// The least number of a step.
fn number_of(index: usize) -> u64 {
    let half = 1 << (EXACT_BITS - 1);
    let doublings = (index as u64 / half).saturating_sub(1);
    (index as u64 - doublings * half) << doublings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_found_again_within_a_thousandth_or_two() {
        for number in [0, 1, 7, 511, 512, 1_023, 1_024, 1_025, 5_000, 123_456, 9_876_543_210] {
            let found = number_of(index_of(number));
            assert!(found <= number && number - found <= number / 500, "{number} became {found}");
        }
    }

    #[test]
    fn percentiles_are_those_of_the_numbers() {
        let mut histogram = Histogram::default();
        assert_eq!(histogram.percentile(50), 0);
        (1..=200).for_each(|number| histogram.add(number));
        assert_eq!((histogram.percentile(50), histogram.percentile(99)), (100, 198));
    }
}
