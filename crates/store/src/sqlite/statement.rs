//! Every statement goes through here. Each is prepared once per connection and never built from values.

use rusqlite::{CachedStatement, Connection, OptionalExtension, Params, Row};

use crate::StoreError;

/// Runs a statement and returns how many rows it changed.
pub fn execute(connection: &Connection, sql: &'static str, params: impl Params) -> Result<usize, StoreError> {
    Ok(prepare(connection, sql)?.execute(params)?)
}

/// All rows.
pub fn all<T>(
    connection: &Connection,
    sql: &'static str,
    params: impl Params,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, StoreError> {
    let rows = prepare(connection, sql)?.query_map(params, read)?.collect::<Result<_, _>>()?;
    Ok(rows)
}

/// The first row, if there is one.
pub fn first<T>(
    connection: &Connection,
    sql: &'static str,
    params: impl Params,
    read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Option<T>, StoreError> {
    Ok(prepare(connection, sql)?.query_row(params, read).optional()?)
}

/// The only row of a query that always has one, such as a count.
pub fn one<T>(
    connection: &Connection,
    sql: &'static str,
    params: impl Params,
    read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<T, StoreError> {
    Ok(prepare(connection, sql)?.query_row(params, read)?)
}

fn prepare<'c>(connection: &'c Connection, sql: &'static str) -> rusqlite::Result<CachedStatement<'c>> {
    #[cfg(test)]
    super::plans::remember(sql);
    connection.prepare_cached(sql)
}
