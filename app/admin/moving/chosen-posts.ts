import { z } from "zod";
import "../zod-without-eval.ts";
import type { PostDraft } from "../../../domain/instagram/post-draft.ts";
import { onThisDevice } from "../../browser-storage.ts";

const draft = z.object({
  name: z.string(),
  price: z.string(),
  oldPrice: z.string(),
  category: z.string(),
  colors: z.string(),
});

const kept = z.object({
  /** By the post's key. */
  drafts: z.record(z.string(), draft),
  /** The shop's addresses of files that were uploaded, by their names in the archive. */
  pictures: z.record(z.string(), z.string()),
});

/** What an owner has chosen, typed and uploaded of her posts, until they are in the shop. */
export type ChosenPosts = { drafts: Readonly<Record<string, PostDraft>>; pictures: Readonly<Record<string, string>> };

const keyOf = (userId: string): string => `instagram:${userId}`;

export function readChosen(userId: string): ChosenPosts {
  try {
    const read = kept.safeParse(JSON.parse(onThisDevice.read(keyOf(userId)) ?? "{}"));
    return read.success ? read.data : { drafts: {}, pictures: {} };
  } catch {
    return { drafts: {}, pictures: {} };
  }
}

export const keepChosen = (userId: string, chosen: ChosenPosts): void =>
  onThisDevice.write(keyOf(userId), JSON.stringify(chosen));
