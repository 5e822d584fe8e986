import type { Migration } from "../engine/engine.ts";

/** The night asks for the age of every picture. On SQLite these columns stand behind the bytes, and reading them reads all bytes. */
export const pictureAges: Migration = () => ["create index media_by_age on media (created_at, hash, made_from)"];
