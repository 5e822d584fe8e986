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
insert into meta (key, value) values ('schema', 1);

insert into categories (id, slug, name, image, position) values ('labubu', 'labubu', 'Labubu', '', 0);
insert into products (id, slug, name, description, price_kurus, original_price_kurus, category, image, images, colors, in_stock, featured, position, created_at, updated_at, revision)
  values ('kolye', 'kolye', 'Kolye', '', 10000, null, 'labubu', 'https://cdn.ornek.com/kolye.jpg', '[]', '[]', 1, 0, 0, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 1);
