//! How reliable the results of many games are.

/// The quantile of the normal distribution that leaves 2.5 % on each side.
const Z_95: f64 = 1.959_963_984_540_054;

/// The 95 % confidence interval of a rate by Wilson's score, after `hits` in `n` tries. Unlike the textbook interval
/// it stays within 0 and 1 and is reliable near both. Without any tries it is the whole range.
pub fn wilson_95(hits: u64, n: u64) -> [f64; 2] {
    if n == 0 {
        return [0.0, 1.0];
    }
    let (rate, n) = (rate_of(hits, n), n as f64);
    let z_squared = Z_95 * Z_95;
    let centre = rate + z_squared / (2.0 * n);
    let margin = Z_95 * (rate * (1.0 - rate) / n + z_squared / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z_squared / n;
    // At both ends the formula gives exactly 0 and 1, but rounding might not.
    let low = if hits == 0 { 0.0 } else { (centre - margin) / scale };
    let high = if rate == 1.0 { 1.0 } else { (centre + margin) / scale };
    [low, high]
}

/// The 95 % confidence interval of a mean of `n` values, of which the sum and the sum of the squares are given.
pub fn mean_interval_95(sum: f64, squares: f64, n: u64) -> [f64; 2] {
    if n < 2 {
        return [f64::NEG_INFINITY, f64::INFINITY];
    }
    let n = n as f64;
    let mean = sum / n;
    let variance = ((squares - n * mean * mean) / (n - 1.0)).max(0.0);
    let margin = Z_95 * (variance / n).sqrt();
    [mean - margin, mean + margin]
}

/// The share of hits, or 0 without any tries.
pub fn rate_of(hits: u64, n: u64) -> f64 {
    if n == 0 { 0.0 } else { hits as f64 / n as f64 }
}

/// The median of some measurements, of which there must be at least one. A single outlier does not move it.
pub fn median(measurements: &mut [f64]) -> f64 {
    measurements.sort_by(f64::total_cmp);
    let middle = measurements.len() / 2;
    if measurements.len() % 2 == 1 {
        measurements[middle]
    } else {
        (measurements[middle - 1] + measurements[middle]) / 2.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Known values: Newcombe, Statistics in Medicine 17 (1998), table I, method 3, which gives four
    /// decimals.
    #[test]
    fn intervals_match_the_literature() {
        for (hits, n, low, high) in [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ] {
            let interval = wilson_95(hits, n);
            assert!((interval[0] - low).abs() < 5e-5, "{hits} of {n}: {interval:?}");
            assert!((interval[1] - high).abs() < 5e-5, "{hits} of {n}: {interval:?}");
        }
    }

    #[test]
    fn an_interval_is_the_mirror_of_its_opposite() {
        let ([low, high], [other_low, other_high]) = (wilson_95(7, 30), wilson_95(23, 30));
        assert!((low + other_high - 1.0).abs() < 1e-12 && (high + other_low - 1.0).abs() < 1e-12);
    }

    #[test]
    fn extreme_rates_stay_within_bounds() {
        assert_eq!(wilson_95(0, 0), [0.0, 1.0]);
        assert_eq!(wilson_95(0, 10)[0], 0.0);
        assert_eq!(wilson_95(10, 10)[1], 1.0);
        assert_eq!(rate_of(0, 0), 0.0);
    }

    #[test]
    fn the_interval_of_a_mean_follows_from_the_spread() {
        // The values 1, 2, 3 have the mean 2 and the standard deviation 1.
        let [low, high] = mean_interval_95(6.0, 14.0, 3);
        assert!((low - (2.0 - 1.131_586)).abs() < 1e-5 && (high - (2.0 + 1.131_586)).abs() < 1e-5);
        assert_eq!(mean_interval_95(6.0, 12.0, 3), [2.0, 2.0]);
        assert_eq!(mean_interval_95(6.0, 36.0, 1), [f64::NEG_INFINITY, f64::INFINITY]);
    }

    #[test]
    fn a_median_ignores_an_outlier() {
        assert_eq!(median(&mut [9000.0, 2.0, 1.0]), 2.0);
        assert_eq!(median(&mut [4.0, 1.0]), 2.5);
    }
}
