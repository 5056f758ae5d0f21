-- Formats, schemas, the formats of ports, and timings are in spaces, as dumps are (V14). Those that were there are everybody's.
alter table format_version rename to version_of_all;
alter table format rename to format_of_all;

create table format (
  space      varchar(101) not null,
  id         varchar(100) not null,
  created_at bigint       not null,
  primary key (space, id)
);

create table format_version (
  space     varchar(101) not null,
  format_id varchar(100) not null,
  version   integer      not null,
  size      integer      not null, -- bytes of the text
  saved_at  bigint       not null,
  primary key (space, format_id, version),
  foreign key (space, format_id) references format (space, id) on delete cascade
);

insert into format (space, id, created_at) select 'public', id, created_at from format_of_all;
insert into format_version (space, format_id, version, size, saved_at)
  select 'public', format_id, version, size, saved_at from version_of_all;
drop table version_of_all;
drop table format_of_all;

-- The id of a schema is of its space, too, unless that is everybody's.
alter table brought_schema add column space varchar(101) not null default 'public';
alter table timing_run add column space varchar(101) not null default 'public';

-- What ports speak is of a space; what a flow speaks goes with its dump.
create table port_binding (
  space  varchar(101) not null,
  port   integer      not null,
  format varchar(100) not null,
  primary key (space, port)
);

create table flow_binding (
  scope   varchar(1200) primary key, -- DUMP LAYERS NUMBER
  dump_id varchar(40)  not null references dump (id) on delete cascade,
  format  varchar(100) not null
);

insert into port_binding (space, port, format)
  select 'public', cast(substr(scope, 6) as integer), format from binding where scope like 'port %';
insert into flow_binding (scope, dump_id, format)
  select substr(scope, 6), dump_id, format from binding where scope like 'flow %' and dump_id is not null;
drop table binding;
create index flow_binding_dump on flow_binding (dump_id);
