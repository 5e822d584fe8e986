import type { Migration } from "../engine/engine.ts";

/** Details of a product: JSON, a list of names and texts. */
export const productDetails: Migration = ({ text }) => [
  `alter table products add column details ${text} not null default '[]'`,
];
