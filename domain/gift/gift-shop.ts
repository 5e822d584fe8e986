import type { Snapshot } from "../shop/snapshot.ts";

/** What the finder needs of the shop. */
export type GiftShop = Pick<Snapshot, "products" | "categories" | "sections" | "searchGuide" | "shop" | "reckonedOn">;

/** A link of the finder: an answer to a question, or a chosen answer that its link takes back. */
export type GiftLink = { label: string; to: string };
