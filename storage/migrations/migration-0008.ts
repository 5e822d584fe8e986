import type { Migration } from "../engine/engine.ts";

/** The address that a provider proved, and whether the signed-in person connected the identity herself (decision 56). */
export const provenIdentities: Migration = ({ text }) => [
  `alter table identities add column email ${text} not null default ''`,
  "alter table identities add column asked_for integer not null default 0 check (asked_for in (0, 1))",
  "update identities set email = (select users.email from users where users.id = identities.user_id)",
];
