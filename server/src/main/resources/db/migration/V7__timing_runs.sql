-- Runs that measured codecs, here or elsewhere. The figures are a file of the folder `timings`.
create table timing_run (
  id         varchar(40)  primary key,
  title      varchar(255) not null, -- of the object, or the name of the file
  plan       varchar(20)  not null, -- empty for one that was imported
  cpu        varchar(255) not null, -- empty for one that was imported
  size       integer      not null, -- bytes of the file
  created_at bigint       not null
);
