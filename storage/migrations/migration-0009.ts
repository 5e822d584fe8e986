import type { Migration } from "../engine/engine.ts";

/** Counters of failed attempts, and what happened to accounts (decision 59). */
export const countersAndAccountEvents: Migration = ({ text, table }) => [
  `create table attempts (
    key ${text} primary key,
    tries integer not null,
    at ${text} not null,
    ends_at ${text} not null
  ) ${table}`,
  "create index attempts_by_end on attempts (ends_at)",

  `create table account_events (
    id ${text} primary key,
    at ${text} not null,
    user_id ${text} references users (id) on delete set null,
    kind ${text} not null,
    way ${text},
    device ${text} not null,
    place ${text} not null,
    times integer not null
  ) ${table}`,
  "create index account_events_by_user on account_events (user_id, kind, at)",
];
