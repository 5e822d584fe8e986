import type { Migration } from "../engine/engine.ts";

/** Favourites and address of an account (domain/account/kept-things.ts), as one sealed text. */
const keptThings: Migration = ({ text, table }) => [
  `create table kept_things (
    user_id ${text} primary key references users (id) on delete cascade,
    sealed ${text} not null
  ) ${table}`,
];

export const MIGRATIONS_FROM_29: readonly Migration[] = [keptThings];
