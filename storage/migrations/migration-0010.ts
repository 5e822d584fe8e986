import type { Migration } from "../engine/engine.ts";

/** How often a way into an account was changed or taken away: what was proven before counts no more (decision 57). */
export const proofs: Migration = () => ["alter table users add column proofs integer not null default 0"];
