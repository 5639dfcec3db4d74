//! The journal on a disk that exists only here.

/// Rows, and nothing but the condition under which more of them are added.
#[derive(Default)]
pub struct Disk {
    pub rows: Vec<String>,
}

/// The number of stored rows is not the one that was expected.
#[derive(Debug)]
pub struct DoesNotFit;

impl Disk {
    pub fn append(&mut self, expected: u32, lines: &[String]) -> Result<(), DoesNotFit> {
        if self.rows.len() != expected as usize {
            return Err(DoesNotFit);
        }
        self.rows.extend_from_slice(lines);
        Ok(())
    }

    /// The journal as a file.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for row in &self.rows {
            text.push_str(row);
            text.push('\n');
        }
        text.push_str(&format!("end {}\n", self.rows.len().saturating_sub(1)));
        text
    }

    /// The requests that rows answer, as they are noted there.
    pub fn notes(&self) -> Vec<&str> {
        let note = |row: &&String| row.contains(" #");
        self.rows
            .iter()
            .skip(1)
            .filter(note)
            .filter_map(|row| row.rsplit_once('#'))
            .map(|(_, note)| note)
            .collect()
    }
}
