-- When somebody last opened a dump, to the hour: it was the time of its file, which several servers do not share.
alter table dump add column opened_at bigint;
