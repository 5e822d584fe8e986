import type { Migration } from "../engine/engine.ts";

/** `proofs` rises when a way into the account is changed or removed: earlier proofs no longer count (decision 57). */
export const proofs: Migration = () => ["alter table users add column proofs integer not null default 0"];
