create table meta (key text primary key, value integer not null) strict;
create table categories (
  id text primary key,
  slug text not null unique,
  name text not null,
  image text not null,
  position integer not null
) strict;
create table products (
  id text primary key,
  slug text not null unique,
  name text not null,
  description text not null,
  price_kurus integer not null check (price_kurus > 0),
  original_price_kurus integer check (original_price_kurus > 0),
  category text not null references categories (slug) on update cascade,
  image text not null,
  images text not null,
  colors text not null,
  in_stock integer not null check (in_stock in (0, 1)),
  featured integer not null check (featured in (0, 1)),
  position integer not null,
  created_at text not null,
  updated_at text not null,
  deleted_at text,
  revision integer not null
) strict;
create index products_by_position on products (position, id) where deleted_at is null;
create index products_by_category on products (category, position, id) where deleted_at is null;
create index products_by_featured on products (featured, position, id) where deleted_at is null;
create index products_by_price on products (price_kurus, position, id) where deleted_at is null;
create index products_by_creation on products (created_at desc, position, id) where deleted_at is null;
create table users (
  id text primary key,
  name text not null,
  email text not null unique,
  password_hash text,
  role text not null check (role in ('customer', 'admin')),
  created_at text not null
) strict;
create table identities (
  provider text not null,
  subject text not null,
  user_id text not null references users (id) on delete cascade,
  primary key (provider, subject)
) strict;
create index identities_by_user on identities (user_id);
create table sessions (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at text not null,
  used_at text not null
) strict;
create index sessions_by_user on sessions (user_id, created_at);
create table spent (
  hash text primary key,
  spent_at text not null
) strict;
create table idempotency (
  key text primary key,
  product_id text not null references products (id) on delete cascade deferrable initially deferred,
  created_at text not null
) strict;
create index idempotency_by_product on idempotency (product_id);
create table media (
  hash text primary key,
  width integer not null,
  height integer not null,
  bytes blob not null
) strict;
create table settings (
  key text primary key,
  value text not null
) strict;
insert into meta (key, value) values ('revision', 0);
create table slug_history (
  slug text primary key,
  product_id text not null references products (id) on delete cascade
) strict;
create index slug_history_by_product on slug_history (product_id);
create index products_by_revision on products (revision);
insert into meta (key, value) values ('schema', 2);

insert into categories (id, slug, name, image, position) values ('mumlar', 'mumlar', 'mumlar', '', 0);
insert into categories (id, slug, name, image, position) values ('labubu', 'labubu', 'labubu', '', 1);
insert into categories (id, slug, name, image, position) values ('kupalar', 'kupalar', 'kupalar', '', 2);
insert into categories (id, slug, name, image, position) values ('corap', 'corap', 'corap', '', 3);
insert into categories (id, slug, name, image, position) values ('defter', 'defter', 'defter', '', 4);
insert into categories (id, slug, name, image, position) values ('trend', 'trend', 'trend', '', 5);
insert into categories (id, slug, name, image, position) values ('oyuncak', 'oyuncak', 'oyuncak', '', 6);
