import type { Migration } from "../engine/engine.ts";

/** Long work that one process does at a time and another can continue (decision 70). */
export const jobs: Migration = ({ text, table }) => [
  `create table jobs (
    name ${text} primary key,
    due_at ${text} not null,
    cursor ${text} not null,
    done integer not null,
    total integer not null,
    claim ${text} not null,
    claimed_until ${text} not null
  ) ${table}`,
];
