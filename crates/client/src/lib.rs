//! The built web client, inside the binary.
//!
//! The build script builds `web/` with npm and lists its files; see there for what happens without
//! npm. Only the server depends on this crate, so that rules, bots and their tests never need Node.

/// One file of the client, as it is served.
#[derive(Clone, Copy, Debug)]
pub struct File {
    pub bytes: &'static [u8],
    /// The same, compressed as well as brotli can: for `content-encoding: br` where the browser takes it.
    pub brotli: Option<&'static [u8]>,
    pub content_type: &'static str,
    /// Another one whenever the bytes are others.
    pub etag: &'static str,
    /// Whether the name says what is inside, so that it may be kept for ever.
    pub is_immutable: bool,
}

// FILES, sorted by path, and IS_BUILT.
include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file of this path, which has no slash in front.
pub fn file(path: &str) -> Option<File> {
    let index = FILES.binary_search_by(|(known, _)| (*known).cmp(path)).ok()?;
    Some(FILES[index].1)
}

/// The page for every address that is no file.
pub fn index() -> File {
    file("index.html").expect("the build script always writes an index")
}

/// Whether the client itself is here, or only a page that says what is missing.
pub fn is_built() -> bool {
    IS_BUILT
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_by_path() {
        assert!(FILES.windows(2).all(|two| two[0].0 < two[1].0), "sorted, each once");
        for (path, listed) in FILES {
            let found = file(path).expect("what is listed is found");
            assert_eq!((found.bytes.len(), found.etag), (listed.bytes.len(), listed.etag));
        }
        assert!(file("no/such/file").is_none());
        assert!(file("").is_none());
    }

    #[test]
    fn the_index_is_a_page() {
        let index = index();
        assert_eq!(index.content_type, "text/html; charset=utf-8");
        assert!(!index.is_immutable);
        assert!(index.bytes.starts_with(b"<!doctype html>"));
    }

    #[test]
    fn the_page_runs_nothing_inline() {
        let page = std::str::from_utf8(index().bytes).expect("a page is text");
        assert!(!page.contains("<script>") && !page.contains("onload="), "the content policy forbids it");
    }
}
