-- A table may be for a lesson, which counts for nothing: it has no journal, is on no list, and is deleted after a while.
ALTER TABLE tables ADD COLUMN lesson TEXT;
CREATE INDEX lessons_by_host ON tables (host, game, lesson, created_ms, id) WHERE lesson IS NOT NULL;
CREATE INDEX lessons_by_age ON tables (created_ms, id) WHERE lesson IS NOT NULL;
