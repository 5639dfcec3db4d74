//! Every statement that the conformance suite runs uses an index: the data grows, but the work of a call does
//! not.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use rusqlite::Connection;

use super::{Sqlite, connection, schema};
use crate::conformance::conformance;

static SEEN: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());

pub fn remember(sql: &'static str) {
    SEEN.lock().unwrap().insert(sql);
}

/// With fewer statements, the suite would no longer reach most of them.
const N_STATEMENTS_AT_LEAST: usize = 50;

#[test]
fn no_statement_scans_a_table_or_sorts() {
    conformance(|| Arc::new(Sqlite::in_memory().unwrap()));
    let mut database = connection::open_in_memory().unwrap();
    schema::migrate(&mut database, schema::MIGRATIONS).unwrap();
    let statements: Vec<&str> =
        SEEN.lock().unwrap().iter().copied().filter(|sql| sql.contains(' ') && is_about_rows(sql)).collect();
    assert!(statements.len() >= N_STATEMENTS_AT_LEAST, "only {} statements were seen", statements.len());
    for sql in statements {
        let plan = plan(&database, sql);
        let is_lookup = plan.iter().all(|step| !step.contains("SCAN") && !step.contains("TEMP B-TREE"));
        assert!(is_lookup, "{sql}\n{plan:#?}");
    }
}

fn is_about_rows(sql: &str) -> bool {
    ["SELECT", "INSERT", "UPDATE", "DELETE"].iter().any(|verb| sql.starts_with(verb))
}

fn plan(database: &Connection, sql: &str) -> Vec<String> {
    let mut statement = database.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
    let nulls = vec![None::<i64>; statement.parameter_count()];
    let steps = statement.query_map(rusqlite::params_from_iter(nulls), |row| row.get("detail")).unwrap();
    steps.map(Result::unwrap).collect()
}

/// Shows that the check above would notice a scan.
#[test]
fn a_scan_is_seen_in_a_plan() {
    let mut database = connection::open_in_memory().unwrap();
    schema::migrate(&mut database, schema::MIGRATIONS).unwrap();
    assert!(plan(&database, "SELECT * FROM tables WHERE pace = ?1")[0].contains("SCAN"));
    assert!(
        plan(&database, "SELECT * FROM tables ORDER BY pace").iter().any(|step| step.contains("TEMP B-TREE"))
    );
}
