-- Formats people write themselves. Each save is a version; the text is a file of the folder `formats`.
create table format (
  id         varchar(100) primary key,
  created_at bigint       not null
);

create table format_version (
  format_id varchar(100) not null references format (id) on delete cascade,
  version   integer      not null,
  size      integer      not null, -- bytes of the text
  saved_at  bigint       not null,
  primary key (format_id, version)
);

-- The byte order is one more choice of how to read a dump; most formats leave none.
alter table tree rename to tree_without_order;

create table tree (
  id           varchar(40)  primary key,
  dump_id      varchar(40)  not null references dump (id) on delete cascade,
  format       varchar(100) not null,
  dialect      varchar(100) not null,
  start_offset bigint       not null,
  byte_order   varchar(10)  not null, -- auto, big, little
  unique (dump_id, format, dialect, start_offset, byte_order)
);

insert into tree (id, dump_id, format, dialect, start_offset, byte_order)
  select id, dump_id, format, dialect, start_offset, 'auto' from tree_without_order;

drop table tree_without_order;

create index tree_format on tree (format);
