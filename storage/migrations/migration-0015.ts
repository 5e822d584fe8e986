import type { Migration } from "../engine/engine.ts";

/** Settings have revisions, and each value is an object of fields. */
export const settingSections: Migration = () => [
  "alter table settings add column revision integer not null default 0",
  `update settings set key = 'slides', value = '{"slides":' || value || '}' where key = 'hero-slides'`,
];
