import type { Migration } from "../engine/engine.ts";

/**
 * What proves a person beside the password (decision 58). A row of `second_factors` is in use once `last_step` is set. A
 * counter is text, because it exceeds PostgreSQL's `integer`.
 */
export const secondFactors: Migration = ({ text, table }) => [
  `create table second_factors (
    user_id ${text} primary key references users (id) on delete cascade,
    totp_key ${text} not null,
    last_step integer
  ) ${table}`,

  `create table recovery_codes (
    hash ${text} primary key,
    user_id ${text} not null references users (id) on delete cascade
  ) ${table}`,
  "create index recovery_codes_by_user on recovery_codes (user_id)",

  `create table passkeys (
    id ${text} primary key,
    user_id ${text} not null references users (id) on delete cascade,
    public_key ${text} not null,
    counter ${text} not null,
    transports ${text} not null,
    name ${text} not null,
    made_at ${text} not null,
    used_at ${text}
  ) ${table}`,
  "create index passkeys_by_user on passkeys (user_id, made_at)",

  `create table challenges (
    hash ${text} primary key,
    kind ${text} not null,
    user_id ${text} references users (id) on delete cascade,
    ends_at ${text} not null
  ) ${table}`,
  "create index challenges_by_end on challenges (ends_at)",
];
