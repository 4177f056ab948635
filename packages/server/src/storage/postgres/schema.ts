/**
 * Each entry brings the schema from one version to the next; `conclave_schema` counts them. Whoever starts first carries them out.
 * Where SQLite has one answer to what comes first, so has this one: texts that are sorted by are sorted by their bytes.
 */
export const migrations: readonly string[] = [
  `
  create table tables (
    id text primary key,
    game text not null,
    edition text not null,
    options text not null,
    windows text not null,
    "windowSeconds" integer not null,
    "botPause" integer not null,
    public integer not null,
    owner text not null,
    seed text not null,
    "commitment" text not null,
    nonces text,
    status text not null,
    outcome text,
    created bigint not null,
    started bigint,
    ended bigint,
    asleep integer not null default 0,
    next text,
    company integer not null default 0,
    exposed integer not null default 0,
    awaited text,
    advice text not null,
    absence text not null,
    ballots text not null default '[]'
  );
  create index tables_by_owner on tables (owner);
  create index tables_running on tables (status, asleep);
  create index tables_by_next on tables (next) where next is not null;
  create index tables_by_end on tables (ended) where ended is not null;
  create index tables_by_birth on tables (status, created);

  create table seats (
    "table" text not null references tables on delete cascade,
    seat integer not null,
    kind text not null,
    name text,
    bot text,
    "tokenHash" text,
    taken integer not null,
    ready integer not null,
    nonce text,
    orders text not null,
    "linkFor" text not null default 'player',
    "standIn" text,
    primary key ("table", seat)
  );

  create table holders (
    "table" text not null references tables on delete cascade,
    seat integer not null,
    holder text collate "C" not null,
    primary key ("table", seat, holder)
  );
  create index holders_by_holder on holders (holder);

  create table departures (
    "table" text not null references tables on delete cascade,
    holder text not null,
    why text not null,
    primary key ("table", holder)
  );
  create index departures_by_holder on departures (holder);

  create table entries (
    "table" text not null references tables on delete cascade,
    seq integer not null,
    seat integer not null,
    key text not null,
    hash text not null,
    command text,
    at bigint not null,
    unseen integer not null default 0,
    primary key ("table", seq)
  );
  create index quiet_entries on entries ("table", seq) where unseen <> 0;

  create table segments (
    "table" text not null references tables on delete cascade,
    after integer not null,
    kept integer not null,
    rules text not null,
    "from" text,
    hash text not null,
    primary key ("table", after)
  );

  create table snapshots (
    "table" text primary key references tables on delete cascade,
    seq integer not null,
    state text not null
  );

  create table checkpoints (
    "table" text primary key references tables on delete cascade,
    seq integer not null,
    rules text not null,
    hash text not null,
    state text not null,
    given text not null,
    back text not null
  );

  create table chapters (
    "table" text not null references tables on delete cascade,
    seq integer not null,
    log text not null,
    undone text not null,
    primary key ("table", seq)
  );

  create table chat (
    "table" text not null references tables on delete cascade,
    no integer not null,
    seat integer not null,
    said text not null,
    at bigint not null,
    command text,
    primary key ("table", no)
  );
  create unique index chat_by_command on chat ("table", seat, command) where command is not null;

  create table reports (
    id text primary key,
    "table" text not null,
    at bigint not null,
    bundle text not null,
    bytes bigint not null
  );
  create index reports_by_table on reports ("table", bytes);
  create index reports_by_time on reports (at);

  create table accounts (
    id text primary key,
    name text not null,
    folded text not null unique,
    looks text not null,
    password text not null,
    settings text not null,
    created bigint not null
  );
  create index accounts_by_looks on accounts (looks);

  create table sessions (
    hash text primary key,
    account text references accounts on delete cascade,
    created bigint not null
  );
  create index sessions_by_account on sessions (account);
  create index sessions_by_time on sessions (created);

  create table decks (
    id text primary key,
    account text not null references accounts on delete cascade,
    game text not null,
    name text not null,
    folded text collate "C" not null,
    code text not null,
    changed bigint not null,
    unique (account, game, folded)
  );

  -- The processes that live: each renews its own row, and one that has let its time run out is deleted by another.
  create table processes (
    id bigint generated always as identity primary key,
    address text not null,
    until timestamptz not null
  );

  -- Who leads which table. The fencing number grows with every change of the lead.
  create table leads (
    "table" text primary key references tables on delete cascade,
    process bigint references processes on delete set null,
    fence bigint not null
  );
  create index leads_by_process on leads (process);

  -- What processes show each other to be believed.
  create table secrets (name text primary key, secret text not null);

  -- Whether anything can be stored is found out by storing something.
  create table pulses (at bigint generated always as identity primary key, filling text not null);
  `,
]
