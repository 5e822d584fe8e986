import type { Migration } from "../engine/engine.ts";

/** Upgrades without a gap (decision 93). Nothing reads `minimum` and `contracted` any more. */
export const upgrades: Migration = ({ text, bytes, table }) => [
  `create table client_files (
    name ${text} primary key,
    type ${text} not null,
    bytes ${bytes} not null,
    br ${bytes},
    gzip ${bytes},
    used_at ${text} not null
  ) ${table}`,

  `create table instances (
    id ${text} primary key,
    name ${text} not null,
    schema integer not null,
    seen_at ${text} not null
  ) ${table}`,

  "insert into meta (key, value) values ('minimum', 0), ('contracted', 0)",
];
