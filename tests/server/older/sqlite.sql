-- How the Paiju that had Alembic set up a database, revision by revision.
-- 0001
CREATE TABLE paiju_schema (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT paiju_schema_pkc PRIMARY KEY (version_num)
);
CREATE TABLE tables (
    id VARCHAR(32) NOT NULL,
    game VARCHAR(40) NOT NULL,
    public BOOLEAN NOT NULL,
    closed BOOLEAN NOT NULL,
    visitor VARCHAR(32) NOT NULL,
    nonce VARCHAR(64) NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (id),
    UNIQUE (visitor, nonce)
);
CREATE TABLE events (
    table_id VARCHAR(32) NOT NULL,
    sequence BIGINT NOT NULL,
    at BIGINT NOT NULL,
    seat INTEGER,
    nonce VARCHAR(64),
    kind VARCHAR(16) NOT NULL,
    body TEXT NOT NULL,
    mark BLOB,
    hash BLOB NOT NULL,
    PRIMARY KEY (table_id, sequence),
    UNIQUE (table_id, seat, nonce),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE tickets (
    hash BLOB NOT NULL,
    table_id VARCHAR(32) NOT NULL,
    seat INTEGER NOT NULL,
    expires BIGINT NOT NULL,
    PRIMARY KEY (hash),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX tickets_by_table ON tickets (table_id);
CREATE TABLE deals (
    table_id VARCHAR(32) NOT NULL,
    session INTEGER NOT NULL,
    number INTEGER NOT NULL,
    commitment VARCHAR(64) NOT NULL,
    secret BLOB NOT NULL,
    PRIMARY KEY (table_id, session, number),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE server (
    name VARCHAR(32) NOT NULL,
    value BLOB NOT NULL,
    PRIMARY KEY (name)
);
INSERT INTO paiju_schema (version_num) VALUES ('0001');
-- 0002
CREATE TABLE processes (
    id VARCHAR(32) NOT NULL,
    expires DATETIME NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE leases (
    table_id VARCHAR(32) NOT NULL,
    owner VARCHAR(32) NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX leases_by_owner ON leases (owner);
CREATE INDEX tables_by_closed ON tables (closed);
UPDATE paiju_schema SET version_num='0002' WHERE version_num = '0001';
-- 0003
CREATE TABLE word_reports (
    id INTEGER NOT NULL,
    at BIGINT NOT NULL,
    game VARCHAR(40) NOT NULL,
    language VARCHAR(16) NOT NULL,
    message VARCHAR(80) NOT NULL,
    "values" TEXT NOT NULL,
    sentence TEXT NOT NULL,
    proposal TEXT NOT NULL,
    PRIMARY KEY (id)
);
UPDATE paiju_schema SET version_num='0003' WHERE version_num = '0002';
-- 0004
CREATE TABLE further_deals (
    table_id VARCHAR(32) NOT NULL,
    session INTEGER NOT NULL,
    number INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    commitment VARCHAR(64) NOT NULL,
    secret BLOB NOT NULL,
    PRIMARY KEY (table_id, session, number, attempt),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
UPDATE paiju_schema SET version_num='0004' WHERE version_num = '0003';
-- 0005
CREATE TABLE hands (
    table_id VARCHAR(32) NOT NULL,
    session INTEGER NOT NULL,
    hand INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, session, hand),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE checkpoints (
    table_id VARCHAR(32) NOT NULL,
    sequence BIGINT NOT NULL,
    session INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE sessions (
    table_id VARCHAR(32) NOT NULL,
    session INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, session),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE replays (
    table_id VARCHAR(32) NOT NULL,
    session INTEGER NOT NULL,
    hand INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, session, hand, seat),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
UPDATE paiju_schema SET version_num='0005' WHERE version_num = '0004';
