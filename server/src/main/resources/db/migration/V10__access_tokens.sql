-- Tokens of people and machines. Only the hash of a token is kept: it is shown once, when it is made.
create table access_token (
  name       varchar(100) primary key,
  hash       varchar(64)  not null unique, -- SHA-256, as hex: a token has 130 random bits
  scope      varchar(20)  not null,        -- read, write, admin
  created_at bigint       not null,
  expires_at bigint,                       -- never where it is null
  used_at    bigint                        -- to the hour; null until then
);
