-- The tables that say where the lines of a game are in the journal are named for what they are: an index, and the
-- last line that it covers.
ALTER TABLE filed RENAME TO indexed_lines;
ALTER TABLE filed_up_to RENAME TO indexed_up_to;
