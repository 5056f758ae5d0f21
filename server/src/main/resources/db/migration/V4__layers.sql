-- What is taken off a dump before it is decoded: a dialect was all there was, layers may follow it.
alter table tree rename to tree_of_dialect;
drop index tree_format;

create table tree (
  id           varchar(40)   primary key,
  dump_id      varchar(40)   not null references dump (id) on delete cascade,
  format       varchar(100)  not null,
  layers       varchar(1000) not null, -- xxd/gzip; raw where there is none
  start_offset bigint        not null,
  byte_order   varchar(10)   not null, -- auto, big, little
  unique (dump_id, format, layers, start_offset, byte_order)
);

insert into tree (id, dump_id, format, layers, start_offset, byte_order)
  select id, dump_id, format, dialect, start_offset, byte_order from tree_of_dialect;

drop table tree_of_dialect;

create index tree_format on tree (format);
