-- Where the lines of a table are in the log. An index of the log itself would be changed by every line, each
-- table's on a page of its own; so lines are filed here together, some thousands at a time. The last ones are
-- not filed yet.
CREATE TABLE filed (
    table_id INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    line_id  INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO filed (table_id, seq, line_id) SELECT table_id, seq, id FROM journal ORDER BY table_id, seq;
DROP INDEX journal_by_table;

-- One row: the last line that is filed.
CREATE TABLE filed_up_to (
    one     INTEGER PRIMARY KEY CHECK (one = 1),
    line_id INTEGER NOT NULL
) STRICT;
INSERT INTO filed_up_to (one, line_id) SELECT 1, coalesce(max(id), 0) FROM journal;
