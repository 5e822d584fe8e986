import type { Migration } from "../engine/engine.ts";

/** Favourites and address of an account (domain/account/kept-things.ts), as one sealed text. */
const keptThings: Migration = ({ text, table }) => [
  `create table kept_things (
    user_id ${text} primary key references users (id) on delete cascade,
    sealed ${text} not null
  ) ${table}`,
];

/**
 * Prices for a while as rows (storage/catalog/planned-prices.ts). `price_plans` stays empty from here on. A product that somebody priced
 * after its start has its own price; an undo counts as nobody.
 */
const plannedPrices: Migration = ({ text, table, elements }) => [
  `create table planned_prices (
    id ${text} primary key,
    plan ${text} not null,
    product_id ${text} not null references products (id) on delete cascade,
    starts_at ${text} not null,
    ends_at ${text} not null,
    started_at ${text},
    price_kurus integer not null check (price_kurus > 0),
    original_price_kurus integer check (original_price_kurus > 0),
    back_price_kurus integer not null check (back_price_kurus > 0),
    back_original_price_kurus integer check (back_original_price_kurus > 0),
    deleted_at ${text},
    revision integer not null
  ) ${table}`,
  "create index planned_prices_by_product on planned_prices (product_id)",
  "create index planned_prices_by_plan on planned_prices (plan)",
  "create index planned_prices_waiting on planned_prices (starts_at) where started_at is null and deleted_at is null",
  `alter table products add column priced_by ${text}`,
  "create index products_by_owner on products (priced_by) where priced_by is not null",
  `insert into planned_prices
    select plan.id || '.' || products.id, plan.id, products.id, plan.starts_at, plan.ends_at,
      case when plan.started is null then null else plan.starts_at end,
      cast(one.value -> 'during' ->> 'price_kurus' as integer),
      cast(one.value -> 'during' ->> 'original_price_kurus' as integer),
      cast(one.value -> 'before' ->> 'price_kurus' as integer),
      cast(one.value -> 'before' ->> 'original_price_kurus' as integer),
      null, products.revision
    from price_plans as plan
    cross join ${elements("plan.products", "one")}
    join products on products.id = one.value ->> 'id'`,
  `update products set priced_by = (
      select planned_prices.id from planned_prices
      join price_plans on price_plans.id = planned_prices.plan
      where planned_prices.product_id = products.id
        and planned_prices.started_at is not null
        and planned_prices.price_kurus = products.price_kurus
        and planned_prices.original_price_kurus is not distinct from products.original_price_kurus
        and coalesce((
          select events.kind from events
          where events.subject = 'product' and events.subject_id = products.id
            and events.revision > price_plans.started and events.changes like '%price_kurus"%'
          order by events.revision desc limit 1
        ), 'undo') = 'undo'
      limit 1
    )
    where id in (select product_id from planned_prices)`,
  "delete from price_plans",
];

export const MIGRATIONS_FROM_29: readonly Migration[] = [keptThings, plannedPrices];
