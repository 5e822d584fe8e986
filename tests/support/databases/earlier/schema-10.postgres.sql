create table meta (key text collate "C" primary key, value integer not null);
create table categories (
  id text collate "C" primary key,
  slug text collate "C" not null unique,
  name text collate "C" not null,
  image text collate "C" not null,
  position integer not null
);
create table products (
  id text collate "C" primary key,
  slug text collate "C" not null unique,
  name text collate "C" not null,
  description text collate "C" not null,
  price_kurus integer not null check (price_kurus > 0),
  original_price_kurus integer check (original_price_kurus > 0),
  category text collate "C" not null references categories (slug) on update cascade,
  image text collate "C" not null,
  images text collate "C" not null,
  colors text collate "C" not null,
  in_stock integer not null check (in_stock in (0, 1)),
  featured integer not null check (featured in (0, 1)),
  position integer not null,
  created_at text collate "C" not null,
  updated_at text collate "C" not null,
  deleted_at text collate "C",
  revision integer not null
);
create index products_by_position on products (position, id) where deleted_at is null;
create index products_by_category on products (category, position, id) where deleted_at is null;
create index products_by_featured on products (featured, position, id) where deleted_at is null;
create index products_by_price on products (price_kurus, position, id) where deleted_at is null;
create index products_by_creation on products (created_at desc, position, id) where deleted_at is null;
create table users (
  id text collate "C" primary key,
  name text collate "C" not null,
  email text collate "C" not null unique,
  password_hash text collate "C",
  role text collate "C" not null check (role in ('customer', 'admin')),
  created_at text collate "C" not null
);
create table identities (
  provider text collate "C" not null,
  subject text collate "C" not null,
  user_id text collate "C" not null references users (id) on delete cascade,
  primary key (provider, subject)
);
create index identities_by_user on identities (user_id);
create table sessions (
  token_hash text collate "C" primary key,
  user_id text collate "C" not null references users (id) on delete cascade,
  created_at text collate "C" not null,
  used_at text collate "C" not null
);
create index sessions_by_user on sessions (user_id, created_at);
create table spent (
  hash text collate "C" primary key,
  spent_at text collate "C" not null
);
create table idempotency (
  key text collate "C" primary key,
  product_id text collate "C" not null references products (id) on delete cascade deferrable initially deferred,
  created_at text collate "C" not null
);
create index idempotency_by_product on idempotency (product_id);
create table media (
  hash text collate "C" primary key,
  width integer not null,
  height integer not null,
  bytes bytea not null
);
create table settings (
  key text collate "C" primary key,
  value text collate "C" not null
);
insert into meta (key, value) values ('revision', 0);
create table slug_history (
  slug text collate "C" primary key,
  product_id text collate "C" not null references products (id) on delete cascade
);
create index slug_history_by_product on slug_history (product_id);
create index products_by_revision on products (revision);
alter table categories add column tint text collate "C" not null default 'rose';
update categories set tint = case
  when slug = 'cift-urunleri' then 'rose'
  when slug = 'labubu' then 'butter'
  when slug = 'takilar' then 'lilac'
  when slug = 'telefon' then 'sky'
  when slug = 'trend' then 'mint'
  when position % 5 = 1 then 'butter'
  when position % 5 = 2 then 'lilac'
  when position % 5 = 3 then 'sky'
  when position % 5 = 4 then 'mint'
  else 'rose'
  end;
create table events (
  id text collate "C" primary key,
  step_id text collate "C" not null,
  revision integer not null,
  at text collate "C" not null,
  user_id text collate "C",
  user_name text collate "C" not null,
  kind text collate "C" not null,
  undoes text collate "C",
  product_id text collate "C" not null,
  product_name text collate "C" not null,
  changes text collate "C" not null
);
create index events_by_step on events (step_id);
create index events_by_undone on events (undoes);
create index events_by_product on events (product_id, revision);
create index events_by_time on events (at);
create index products_by_removal on products (deleted_at) where deleted_at is not null;
alter table products add column color_images text collate "C" not null default '{}';
alter table media add column created_at text collate "C" not null default '1970-01-01T00:00:00.000Z';
alter table media add column made_from text collate "C";
insert into meta (key, value) values ('epoch', 1);
alter table sessions add column device text collate "C" not null default '';
alter table sessions add column way text collate "C" not null default 'password';
alter table sessions add column proven_at text collate "C" not null default '1970-01-01T00:00:00.000Z';
create table reset_links (
  hash text collate "C" primary key,
  user_id text collate "C" not null references users (id) on delete cascade,
  expires_at text collate "C" not null
);
create index reset_links_by_user on reset_links (user_id);
create table second_factors (
  user_id text collate "C" primary key references users (id) on delete cascade,
  totp_key text collate "C" not null,
  last_step integer
);
create table recovery_codes (
  hash text collate "C" primary key,
  user_id text collate "C" not null references users (id) on delete cascade
);
create index recovery_codes_by_user on recovery_codes (user_id);
create table passkeys (
  id text collate "C" primary key,
  user_id text collate "C" not null references users (id) on delete cascade,
  public_key text collate "C" not null,
  counter text collate "C" not null,
  transports text collate "C" not null,
  name text collate "C" not null,
  made_at text collate "C" not null,
  used_at text collate "C"
);
create index passkeys_by_user on passkeys (user_id, made_at);
create table challenges (
  hash text collate "C" primary key,
  kind text collate "C" not null,
  user_id text collate "C" references users (id) on delete cascade,
  ends_at text collate "C" not null
);
create index challenges_by_end on challenges (ends_at);
alter table identities add column email text collate "C" not null default '';
alter table identities add column asked_for integer not null default 0 check (asked_for in (0, 1));
update identities set email = (select users.email from users where users.id = identities.user_id);
create table attempts (
  key text collate "C" primary key,
  tries integer not null,
  at text collate "C" not null,
  ends_at text collate "C" not null
);
create index attempts_by_end on attempts (ends_at);
create table account_events (
  id text collate "C" primary key,
  at text collate "C" not null,
  user_id text collate "C" references users (id) on delete set null,
  kind text collate "C" not null,
  way text collate "C",
  device text collate "C" not null,
  place text collate "C" not null,
  times integer not null
);
create index account_events_by_user on account_events (user_id, kind, at);
alter table users add column proofs integer not null default 0;
insert into meta (key, value) values ('schema', 10);

insert into categories (id, slug, name, image, position, tint) values ('labubu', 'labubu', 'Labubu', '', 0, 'butter');
insert into products (id, slug, name, description, price_kurus, original_price_kurus, category, image, images, colors, in_stock, featured, position, created_at, updated_at, revision)
  values ('kolye', 'kolye', 'Kolye', '', 10000, null, 'labubu', 'https://cdn.ornek.com/kolye.jpg', '[]', '[]', 1, 0, 0, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 1);
update products set name = 'Gümüş kolye', slug = 'gumus-kolye', revision = 2;
insert into events (id, step_id, revision, at, user_id, user_name, kind, undoes, product_id, product_name, changes)
  values ('made', 'step-1', 1, '2026-01-01T00:00:00.000Z', null, 'Dükkân', 'create', null, 'kolye', 'Kolye', '{}');
insert into events (id, step_id, revision, at, user_id, user_name, kind, undoes, product_id, product_name, changes)
  values ('named', 'step-2', 2, '2026-02-01T00:00:00.000Z', null, 'Ayşe', 'change', null, 'kolye', 'Gümüş kolye', '{"name":["Kolye","Gümüş kolye"]}');
update meta set value = 2 where key = 'revision';
