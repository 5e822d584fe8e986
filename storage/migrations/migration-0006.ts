import type { Migration } from "../engine/engine.ts";

/** What people see of their sessions, when each was last proven, and the links that reset a forgotten password (decision 57). */
export const signIns: Migration = ({ text, table }) => [
  `alter table sessions add column device ${text} not null default ''`,
  `alter table sessions add column way ${text} not null default 'password'`,
  `alter table sessions add column proven_at ${text} not null default '1970-01-01T00:00:00.000Z'`,

  `create table reset_links (
    hash ${text} primary key,
    user_id ${text} not null references users (id) on delete cascade,
    expires_at ${text} not null
  ) ${table}`,
  "create index reset_links_by_user on reset_links (user_id)",
];
