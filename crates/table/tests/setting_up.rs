//! Options as people write them, their errors, and refusals as text.

use serde::Deserialize;
use table::{OptionSpec, Refusal, SetupErrors, options};

const KNOWN: [OptionSpec; 2] =
    [OptionSpec::new("moon", "full", "full, new"), OptionSpec::new("dogs", "off", "on, off")];

#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Moon {
    Full,
    New,
}

#[derive(PartialEq, Debug)]
struct Night {
    moon: Moon,
    dogs: bool,
}

fn rule_of(key: &str) -> &'static str {
    if key == "moon" { "TOY-2" } else { "TOY-3" }
}

fn set(night: &mut Night, key: &str, value: &str) -> Result<(), String> {
    match key {
        "moon" => night.moon = options::word(value)?,
        "dogs" => night.dogs = options::is_on(value)?,
        _ => {}
    }
    Ok(())
}

fn read(given: &[(&str, &str)]) -> Result<Night, String> {
    let given: Vec<(String, String)> =
        given.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    let night = Night { moon: Moon::Full, dogs: false };
    options::read(night, &KNOWN, &given, rule_of, set).map_err(|errors| errors.to_string())
}

#[test]
fn given_options_are_set_and_the_others_keep_their_defaults() {
    assert_eq!(read(&[]), Ok(Night { moon: Moon::Full, dogs: false }));
    assert_eq!(read(&[("dogs", "on")]), Ok(Night { moon: Moon::Full, dogs: true }));
    assert_eq!(read(&[("moon", "new"), ("dogs", "off")]), Ok(Night { moon: Moon::New, dogs: false }));
}

#[test]
fn every_error_is_reported_with_its_rule() {
    assert_eq!(
        read(&[("sun", "up"), ("moon", "blue"), ("dogs", "maybe")]),
        Err("sun: no such option; there are moon, dogs (TABLE-9); \
             moon: unknown variant `blue`, expected `full` or `new` (TOY-2); \
             dogs: \"maybe\" is neither on nor off (TOY-3)"
            .to_string())
    );
}

#[test]
fn an_option_must_be_given_only_once() {
    let twice = read(&[("dogs", "on"), ("moon", "new"), ("dogs", "on")]);
    assert_eq!(twice, Err("dogs: the option is given twice (TABLE-9)".to_string()));
}

#[test]
fn an_error_names_its_rule_and_its_field() {
    assert_eq!(SetupErrors::default().or(5), Ok(5));
    let mut errors = SetupErrors::default();
    errors.add("TOY-0", "seats", "too many");
    let [error] = &errors.0[..] else { panic!("{errors:?}") };
    assert_eq!((error.rule, error.field.as_str(), error.reason.as_str()), ("TOY-0", "seats", "too many"));
    assert_eq!(errors.clone().or(5), Err(errors));
}

#[test]
fn a_refusal_names_its_reason_and_its_rule() {
    assert_eq!(Refusal::new("TOY-1", "no-wings").to_string(), "no-wings (TOY-1)");
    let told: Vec<String> = Refusal::OF_THE_TABLE.iter().map(Refusal::to_string).collect();
    assert_eq!(
        told,
        [
            "game-over (TABLE-1)",
            "not-asked (TABLE-2)",
            "waits-for-chance (TABLE-3)",
            "no-chance-asked (TABLE-4)",
            "other-question (TABLE-5)",
            "impossible-roll (TABLE-6)",
            "nothing-to-undo (TABLE-7)",
            "too-many-inputs (TABLE-8)",
            "changed-too-often (TABLE-10)",
            "no-window (TABLE-11)",
            "not-together (TABLE-12)",
        ]
    );
}
