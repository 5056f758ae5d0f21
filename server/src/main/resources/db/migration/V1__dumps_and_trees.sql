-- Times are milliseconds since 1970. Plain SQL only: the same script runs on SQLite and PostgreSQL.
create table dump (
  id         varchar(40)  primary key,
  sha256     varchar(64)  not null unique,
  name       varchar(255) not null,
  size       bigint       not null,
  created_at bigint       not null,
  brought_at bigint       not null, -- the last time somebody uploaded this content
  format     varchar(100)           -- the one it was last decoded with
);

create index dump_brought_at on dump (brought_at);

-- A tree is a choice of how to read a dump. Whether it is decoded shows in its index folder.
create table tree (
  id           varchar(40)  primary key,
  dump_id      varchar(40)  not null references dump (id) on delete cascade,
  format       varchar(100) not null,
  dialect      varchar(100) not null,
  start_offset bigint       not null,
  unique (dump_id, format, dialect, start_offset)
);
