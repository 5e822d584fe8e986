import { keptIds } from "../../browser-storage.ts";

export const VIEWED_LIMIT = 8;

/** What this device has looked at, the newest first; kept apart from the cart and never sent as a list of its own. */
const kept = keptIds("son-gezilen");

export const viewedBefore = (current: string): readonly string[] =>
  kept
    .read()
    .filter((id) => id !== current)
    .slice(0, VIEWED_LIMIT);

/** One more than is shown, because the one being looked at is not shown beside itself. */
export const noteViewed = (id: string) => kept.write([id, ...viewedBefore(id)]);
