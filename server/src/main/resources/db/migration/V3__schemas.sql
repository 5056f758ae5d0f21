-- Schemas people bring for formats that cannot be read without. The text is a file of the folder `schemas`.
create table brought_schema (
  id         varchar(40)  primary key, -- of format, root and content
  format     varchar(100) not null,
  root       varchar(255) not null,
  name       varchar(255) not null,
  size       integer      not null, -- bytes of the text
  created_at bigint       not null
);
