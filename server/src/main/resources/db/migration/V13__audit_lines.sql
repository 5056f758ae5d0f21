-- What callers did, where several servers share a database; one server writes files.
create table audit_line (
  id   varchar(40)   primary key,
  at   bigint        not null,
  line varchar(4000) not null -- JSON
);

create index audit_line_at on audit_line (at);
