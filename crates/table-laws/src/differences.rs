//! The differences between two texts, line by line.

/// The lines that only the first text has (`-`) and those that only the second has (`+`), each group below the common
/// line that precedes it.
///
/// ```
/// assert_eq!(table_laws::differences("a\nb\nc", "a\nx\nc"), "  a\n- b\n+ x\n");
/// ```
pub fn differences(first: &str, second: &str) -> String {
    let first: Vec<&str> = first.lines().collect();
    let second: Vec<&str> = second.lines().collect();
    let n_shared = shared(&first, &second);
    let (mut written, mut common) = (String::new(), None);
    let (mut i, mut j) = (0, 0);
    while i < first.len() || j < second.len() {
        if i < first.len() && j < second.len() && first[i] == second[j] {
            common = Some(first[i]);
            (i, j) = (i + 1, j + 1);
            continue;
        }
        if let Some(line) = common.take() {
            written += &format!("  {line}\n");
        }
        if j == second.len() || (i < first.len() && n_shared[i + 1][j] >= n_shared[i][j + 1]) {
            written += &format!("- {}\n", first[i]);
            i += 1;
        } else {
            written += &format!("+ {}\n", second[j]);
            j += 1;
        }
    }
    written
}

/// The lengths of the longest common subsequences of the remaining lines of both texts, by the lines at which
/// these remainders begin.
fn shared(first: &[&str], second: &[&str]) -> Vec<Vec<usize>> {
    let mut n_shared = vec![vec![0; second.len() + 1]; first.len() + 1];
    for i in (0..first.len()).rev() {
        for j in (0..second.len()).rev() {
            n_shared[i][j] = match first[i] == second[j] {
                true => n_shared[i + 1][j + 1] + 1,
                false => n_shared[i + 1][j].max(n_shared[i][j + 1]),
            };
        }
    }
    n_shared
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_differences_are_written_with_the_line_above_them() {
        for (first, second, expected) in [
            ("a\nb\nc", "a\nb\nc", ""),
            ("a\nb\nc", "a\nx\nc", "  a\n- b\n+ x\n"),
            ("a\nb\nc\nd", "a\nc\nb\nd", "  a\n- b\n  c\n+ b\n"),
            ("a", "", "- a\n"),
            ("", "a\nb", "+ a\n+ b\n"),
        ] {
            assert_eq!(differences(first, second), expected, "{first:?} {second:?}");
        }
    }
}
