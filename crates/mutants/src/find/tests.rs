//! The mutants of a few lines of code.

use super::*;

/// The kinds and changes of all mutants in this code.
fn changes(code: &str) -> Vec<String> {
    let source = Source { path: "a.rs".into(), module: "a".into(), text: code.to_string() };
    mutants(&source)
        .unwrap()
        .into_iter()
        .map(|mutant| format!("{}: {}", mutant.kind.name(), mutant.change))
        .collect()
}

fn in_function(body: &str) -> Vec<String> {
    changes(&format!("fn f() {{ {body} }}"))
}

#[test]
fn every_kind_of_change_is_found() {
    for (body, expected) in [
        ("let x = a == b;", vec!["comparison: a == b → a != b"]),
        ("let x = a < b;", vec!["comparison: a < b → a >= b", "bound: a < b → a <= b"]),
        ("let x = a && b;", vec!["operand: a → true", "operand: b → true"]),
        ("let x = a || b || c;", vec!["operand: c → false", "operand: a → false", "operand: b → false"]),
        ("let x = a + b;", vec!["operand: a + b → a"]),
        ("if a() {}", vec!["negation: a() → !(a())"]),
        ("let x = !a;", vec!["negation: !a → a"]),
        ("let x = 3u8;", vec!["constant: 3u8 → 4u8", "constant: 3u8 → 2u8"]),
        ("let x = false;", vec!["constant: false → true"]),
        (
            "let x = y < LIMIT;",
            vec![
                "comparison: y < LIMIT → y >= LIMIT",
                "bound: y < LIMIT → y <= LIMIT",
                "constant: LIMIT → (LIMIT + 1)",
            ],
        ),
        ("for i in a..b {}", vec!["bound: b → (b) + 1"]),
        ("a.push(b);", vec!["statement: a.push(b); → (nothing)"]),
        ("a = b;", vec!["statement: a = b; → (nothing)"]),
        ("a += b;", vec!["statement: a += b; → (nothing)", "operand: a += b → a -= b"]),
        ("log.event(E);", vec!["event: log.event(E); → (nothing)"]),
        ("check(a)?;", vec!["statement: check(a)?; → (nothing)"]),
        ("match a { A => b, _ => c }", vec!["arm: A => … → (no such arm)"]),
        ("match a { A => b, B => c }", vec!["arm: b → c"]),
        ("match a { A if b => c, _ => d }", vec!["arm: b → false", "operand: b → true"]),
        (
            "let x = matches!(a, B | C);",
            vec!["arm: matches!(a, B | C) → matches!(a, C)", "arm: matches!(a, B | C) → matches!(a, B)"],
        ),
        ("let x = matches!(a, B if c);", vec!["operand: c → true"]),
        ("let x = a.filter(|b| b.is_c());", vec!["negation: b.is_c() → !(b.is_c())"]),
    ] {
        assert_eq!(in_function(body), expected, "{body}");
    }
}

#[test]
fn the_last_expression_is_a_statement_or_a_condition() {
    assert_eq!(changes("fn f() { g() }"), ["statement: g() → (nothing)"]);
    assert_eq!(changes("fn f() -> bool { g() }"), ["negation: g() → !(g())"]);
    assert_eq!(changes("fn f() -> u8 { g() }"), [""; 0]);
}

#[test]
fn constants_patterns_and_tests_are_skipped() {
    for code in [
        "const A: u8 = 3;",
        "static A: u8 = 3;",
        "const fn f() -> u8 { 3 }",
        "fn f(a: [u8; 3]) { let b = [a; 3]; }",
        "fn f() { match a { 3 => {} 4 => {} } }",
        "#[cfg(test)] mod tests { fn f() { a(); } }",
        "#[test] fn f() { a(); }",
        "fn f() { rule!(\"MALL-3.7\"); }",
        "fn f() { match a { A => unreachable!(), B => unreachable!() } }",
        "fn f() { if let Some(a) = b {} }",
        "fn f() { if let Some(a) = b && let Some(c) = a {} }",
    ] {
        assert_eq!(changes(code), [""; 0], "{code}");
    }
}

#[test]
fn a_change_is_named_by_its_module_its_type_and_its_function() {
    let text = "impl A {\n    fn f() {\n        g(); }\n}".to_string();
    let source = Source { path: "src/b.rs".into(), module: "b".into(), text };
    let found = mutants(&source).unwrap();
    assert_eq!(found[0].to_string(), "statement  src/b.rs:3  b::A::f\n           g(); → (nothing)");
}
