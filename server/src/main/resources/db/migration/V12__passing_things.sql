-- What ends before long, and what several servers have to know: unsaved descriptors, encodings of objects that change with
-- every key, and how they are read.
create table passing_thing (
  kind    varchar(20)  not null, -- dump, tree, draft, schema
  id      varchar(100) not null,
  content text         not null, -- Base64
  size    integer      not null, -- of the content, decoded
  made_at bigint       not null,
  primary key (kind, id)
);

create index passing_thing_made on passing_thing (made_at);
