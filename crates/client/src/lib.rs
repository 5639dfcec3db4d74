//! The built web client, inside the binary.
//!
//! The build script builds `web/` with npm and lists its files; it also explains what happens without npm. Only the
//! server depends on this crate, so that rules, bots and their tests never need Node.

/// One file of the client.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its content.
    pub bytes: &'static [u8],
    /// Its content with the strongest brotli compression, for browsers that accept `content-encoding: br`.
    pub brotli: Option<&'static [u8]>,
    /// The value of the `content-type` header.
    pub content_type: &'static str,
    /// Changes whenever the content changes.
    pub etag: &'static str,
    /// Whether its name contains a hash of its content, so that it may be cached forever.
    pub is_immutable: bool,
}

// FILES, sorted by path, and IS_BUILT.
include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The folder of all files whose names contain a hash of their content.
pub const ASSETS: &str = "assets/";

/// The file with this path, which has no leading slash.
pub fn file(path: &str) -> Option<File> {
    let index = FILES.binary_search_by(|(known, _)| (*known).cmp(path)).ok()?;
    Some(FILES[index].1)
}

/// The page for every address that is not a file.
pub fn index() -> File {
    file("index.html").expect("the build script always writes an index")
}

/// Whether the real client was built. If not, there is only a page that says what is missing.
pub fn is_built() -> bool {
    IS_BUILT
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_by_path() {
        assert!(FILES.windows(2).all(|two| two[0].0 < two[1].0), "paths are sorted and unique");
        for (path, listed) in FILES {
            let found = file(path).expect("every listed file is found");
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
        assert!(
            !page.contains("<script>") && !page.contains("onload="),
            "the content security policy forbids it"
        );
    }
}
