-- A page of the list is read from one index in its order, so that rows before it are skipped without being read; a
-- search looks through names and formats in the same order.
drop index dump_brought_at;
create index dump_list on dump (brought_at desc, id, name, format);

-- Deleting a dump deletes what is bound to its flows.
create index binding_dump on binding (dump_id);
