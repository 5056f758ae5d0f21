-- A dump is in a space; the same content may be in several, as a dump in each. What was unique in all is unique in a space:
-- the content key is the SHA-256 of the content where that is public, as it was for all until now, and one of space and
-- content elsewhere.
alter table dump rename column sha256 to content_key;
alter table dump add column sha256 varchar(64) not null default '';
update dump set sha256 = content_key;
alter table dump add column space varchar(101) not null default 'public';
create index dump_sha256 on dump (sha256);
drop index dump_list;
create index dump_list on dump (brought_at desc, id, name, format, summary, space);

-- The spaces that a token is for, by commas; the first is where its uploads go.
alter table access_token add column spaces varchar(1100) not null default '';
