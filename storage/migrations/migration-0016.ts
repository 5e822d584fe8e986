import type { Migration } from "../engine/engine.ts";

/** People who help in the shop: their role, invitations, and who else an account event concerns (decision 80). */
export const people: Migration = ({ text, table }) => [
  // SQLite cannot change the check of a column, so a new column takes the place of the old one.
  `alter table users add column new_role ${text} not null default 'customer' check (new_role in ('customer', 'helper', 'admin'))`,
  "update users set new_role = role",
  "alter table users drop column role",
  "alter table users rename column new_role to role",

  `create table invitations (
    hash ${text} primary key,
    role ${text} not null check (role in ('helper', 'admin')),
    made_by ${text} not null references users (id) on delete cascade,
    made_at ${text} not null,
    expires_at ${text} not null
  ) ${table}`,
  "create index invitations_by_maker on invitations (made_by)",

  `alter table account_events add column by_id ${text} references users (id) on delete set null`,
  "create index account_events_by_other on account_events (by_id)",
];
