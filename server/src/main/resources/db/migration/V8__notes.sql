-- What people wrote about bytes of a dump. The bytes are those of the dump without its layers, or those that a format
-- derived from them; the path is that of the field or value that was selected.
create table note (
  dump_id      varchar(40)    not null references dump (id) on delete cascade,
  id           varchar(40)    not null,
  layers       varchar(1000)  not null,
  format       varchar(100)   not null,
  source       integer        not null,
  start_offset bigint         not null,
  length       bigint         not null,
  path         varchar(1000)  not null, -- empty where a range was selected
  colour       varchar(20)    not null,
  content      varchar(16000) not null, -- Markdown
  created_at   bigint         not null,
  changed_at   bigint         not null,
  primary key (dump_id, id)
);
