-- What a dump says, in brief, as it was last decoded: lists show it, and searches look at it.
alter table dump add column summary varchar(200);
drop index dump_list;
create index dump_list on dump (brought_at desc, id, name, format, summary);
