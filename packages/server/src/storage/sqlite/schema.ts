/** Each entry brings the schema from one version to the next; `pragma user_version` counts them. */
export const migrations: readonly string[] = [
  `
  create table tables (
    id text primary key,
    game text not null,
    edition text not null,
    options text not null,
    windows text not null,
    windowSeconds integer not null,
    botPause integer not null,
    public integer not null,
    owner text not null,
    seed text not null,
    "commitment" text not null,
    nonces text,
    status text not null,
    outcome text,
    created integer not null,
    started integer,
    ended integer,
    asleep integer not null default 0
  ) without rowid;
  create index tables_by_owner on tables (owner);
  create index tables_running on tables (status, asleep);

  create table seats (
    "table" text not null references tables on delete cascade,
    seat integer not null,
    kind text not null,
    name text,
    bot text,
    tokenHash text,
    taken integer not null,
    ready integer not null,
    nonce text,
    orders text not null,
    primary key ("table", seat)
  ) without rowid;

  create table holders (
    "table" text not null references tables on delete cascade,
    seat integer not null,
    holder text not null,
    primary key ("table", seat, holder)
  ) without rowid;
  create index holders_by_holder on holders (holder);

  create table entries (
    "table" text not null references tables on delete cascade,
    seq integer not null,
    seat integer not null,
    key text not null,
    hash text not null,
    command text,
    at integer not null,
    primary key ("table", seq)
  ) without rowid;

  create table segments (
    "table" text not null references tables on delete cascade,
    after integer not null,
    rules text not null,
    "from" text,
    hash text not null,
    primary key ("table", after)
  ) without rowid;

  create table snapshots (
    "table" text primary key references tables on delete cascade,
    seq integer not null,
    state text not null
  ) without rowid;

  create table chat (
    "table" text not null references tables on delete cascade,
    no integer not null,
    seat integer not null,
    said text not null,
    at integer not null,
    primary key ("table", no)
  ) without rowid;

  create table reports (
    id text primary key,
    "table" text not null,
    at integer not null,
    bundle text not null
  ) without rowid;

  create table accounts (
    id text primary key,
    name text not null,
    folded text not null unique,
    password text not null,
    settings text not null,
    created integer not null
  ) without rowid;

  create table sessions (
    hash text primary key,
    account text references accounts on delete cascade,
    created integer not null
  ) without rowid;
  create index sessions_by_account on sessions (account);
  `,
  `
  alter table tables add column next text;
  create index tables_by_next on tables (next) where next is not null;
  alter table tables add column company integer not null default 0;
  alter table tables add column exposed integer not null default 0;
  -- Nobody knows any more who once sat at the tables there are; whoever might have had company had it.
  update tables set company = 1 where exists (
    select 1 from seats where seats."table" = tables.id and kind = 'human' and not exists (
      select 1 from holders where holders."table" = tables.id and holders.seat = seats.seat
        and holder = tables.owner
    )
  ) or exists (select 1 from holders where holders."table" = tables.id and holder <> tables.owner);

  create table decks (
    id text primary key,
    account text not null references accounts on delete cascade,
    game text not null,
    name text not null,
    folded text not null,
    code text not null,
    changed integer not null,
    unique (account, game, folded)
  ) without rowid;
  `,
  `
  alter table chat add column command text;
  create unique index chat_by_command on chat ("table", seat, command) where command is not null;
  `,
  `
  alter table tables add column awaited text;
  `,
  `
  alter table tables add column advice text not null default 'bots';
  `,
  `
  -- Names that are there already stay, even those that look alike.
  alter table accounts add column looks text not null default '';
  update accounts set looks = looks_of(name);
  create index accounts_by_looks on accounts (looks);
  `,
  `
  alter table tables add column absence text not null default '{"how":"vote","bot":"greedy"}';
  alter table tables add column ballots text not null default '[]';
  alter table seats add column linkFor text not null default 'player';
  alter table seats add column standIn text;
  alter table entries add column unseen integer not null default 0;
  create index quiet_entries on entries ("table", seq) where unseen <> 0;
  create table departures (
    "table" text not null references tables on delete cascade,
    holder text not null,
    why text not null,
    primary key ("table", holder)
  ) without rowid;
  create index departures_by_holder on departures (holder);
  `,
  `
  -- The log stays whole; what follows is a cache that lets a match come back without all of it.
  alter table segments add column kept integer;
  create table checkpoints (
    "table" text primary key references tables on delete cascade,
    seq integer not null,
    rules text not null,
    hash text not null,
    state text not null,
    given text not null,
    back text not null
  ) without rowid;
  create table chapters (
    "table" text not null references tables on delete cascade,
    seq integer not null,
    log text not null,
    undone text not null,
    primary key ("table", seq)
  ) without rowid;

  -- What is looked at to see what may be swept, and how much reports take.
  alter table reports add column bytes integer not null default 0;
  update reports set bytes = length(bundle);
  create index reports_by_table on reports ("table", bytes);
  create index reports_by_time on reports (at);
  create index tables_by_end on tables (ended) where ended is not null;
  create index tables_by_birth on tables (status, created);
  create index sessions_by_time on sessions (created);

  -- Whether anything can be stored is found out by storing something.
  create table pulses (at integer primary key, filling blob not null);
  `,
]
