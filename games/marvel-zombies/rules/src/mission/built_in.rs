//! The missions of the box, as files.

use table::rule;

use super::Mission;

macro_rules! files {
    ($($code:literal states $($id:literal)+;)+) => {
        /// The code and the text of each file.
        pub const BUILT_IN: [(&str, &str); 16] =
            [$(($code, include_str!(concat!("../../missions/", $code, ".toml")))),+];

        /// Marks the rules that only the file states, in words whose code all missions share.
        fn mark(code: &str) {
            match code {
                $($code => { $(rule!($id);)+ })+
                other => panic!("no mission {other}"),
            }
        }
    };
}

files! {
    "MZ0" states
        "MZ-30.1" "MZ-30.2" "MZ-30.4" "MZ-30.5" "MZ-30.6" "MZ-30.7" "MZ-30.8";
    "MZ1" states
        "MZ-31.1" "MZ-31.2" "MZ-31.4" "MZ-31.5" "MZ-31.6" "MZ-31.7" "MZ-31.8" "MZ-31.9";
    "MZ2" states
        "MZ-32.1" "MZ-32.2" "MZ-32.3" "MZ-32.4" "MZ-32.6" "MZ-32.7" "MZ-32.8" "MZ-32.10" "MZ-32.12" "MZ-32.14";
    "MZ3" states
        "MZ-33.1" "MZ-33.2" "MZ-33.3" "MZ-33.4" "MZ-33.6" "MZ-33.7" "MZ-33.12";
    "MZ4" states
        "MZ-34.1" "MZ-34.2" "MZ-34.3" "MZ-34.4" "MZ-34.5" "MZ-34.9" "MZ-34.10" "MZ-34.11";
    "MZ5" states
        "MZ-35.1" "MZ-35.2" "MZ-35.3" "MZ-35.4" "MZ-35.5" "MZ-35.6" "MZ-35.7" "MZ-35.8" "MZ-35.9" "MZ-35.12";
    "MZ6" states
        "MZ-36.1" "MZ-36.2" "MZ-36.3" "MZ-36.4" "MZ-36.6" "MZ-36.12" "MZ-36.13" "MZ-36.14";
    "MZ7" states
        "MZ-37.1" "MZ-37.2" "MZ-37.3" "MZ-37.5" "MZ-37.6" "MZ-37.7" "MZ-37.8" "MZ-37.9" "MZ-37.12";
    "MZ8" states
        "MZ-38.1" "MZ-38.2" "MZ-38.3" "MZ-38.4" "MZ-38.6" "MZ-38.7" "MZ-38.10" "MZ-38.11" "MZ-38.15";
    "MZ9" states
        "MZ-39.1" "MZ-39.2" "MZ-39.3" "MZ-39.6" "MZ-39.7" "MZ-39.12";
    "MZ10" states
        "MZ-40.1" "MZ-40.2" "MZ-40.3" "MZ-40.4" "MZ-40.8" "MZ-40.10" "MZ-40.16";
    "MH1" states
        "MZ-41.1" "MZ-41.2" "MZ-41.4" "MZ-41.5" "MZ-41.6" "MZ-41.7" "MZ-41.8" "MZ-41.9" "MZ-41.10";
    "MH2" states
        "MZ-42.1" "MZ-42.2" "MZ-42.3" "MZ-42.6" "MZ-42.8" "MZ-42.10" "MZ-42.11" "MZ-42.12" "MZ-42.13" "MZ-42.14";
    "MH3" states
        "MZ-43.1" "MZ-43.2" "MZ-43.5" "MZ-43.6" "MZ-43.11" "MZ-43.13" "MZ-43.15";
    "MH4" states
        "MZ-44.1" "MZ-44.2" "MZ-44.3" "MZ-44.6" "MZ-44.7" "MZ-44.8" "MZ-44.9" "MZ-44.10" "MZ-44.15";
    "MH5" states
        "MZ-45.1" "MZ-45.2" "MZ-45.3" "MZ-45.4" "MZ-45.5" "MZ-45.6" "MZ-45.11" "MZ-45.14" "MZ-45.15";
}

impl Mission {
    /// The mission of the box with this code (MZ-52.1).
    pub fn built_in(code: &str) -> Option<Mission> {
        rule!("MZ-52.1");
        let (code, text) = BUILT_IN.iter().find(|(built_in, _)| *built_in == code)?;
        mark(code);
        Some(Mission::read(text).unwrap_or_else(|problems| panic!("mission {code}: {problems:?}")))
    }
}
