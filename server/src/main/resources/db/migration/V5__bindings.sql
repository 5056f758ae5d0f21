-- What people said that a port, or a flow of a capture, speaks.
create table binding (
  scope   varchar(1200) primary key, -- port 1099; flow DUMP LAYERS NUMBER
  dump_id varchar(40) references dump (id) on delete cascade, -- of a flow
  format  varchar(100) not null
);
