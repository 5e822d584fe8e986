import { addresses } from "./addresses.ts";

/** The list is in the fragment, which browsers do not send, so the server never sees it. */
const PREFIX = "#liste=";

/** The limit keeps the address short enough for a chat, and limits the requests that a made-up address causes. */
export const MAX_SHARED = 250;

/** An id is a UUID, written in base 36 to save 11 characters. Chats do not end an address at such letters. */
const SHORT_ID = /^[0-9a-z]{25}$/i;
const ID_LIMIT = 2n ** 128n;

export type SharedIds = {
  ids: readonly string[];
  /** The number of parts that are no id. */
  invalid: number;
};

export const sharedListAddress = (ids: readonly string[]): string =>
  addresses.favourites + PREFIX + ids.slice(0, MAX_SHARED).map(shortId).join(".");

/** The ids in a fragment; undefined if it holds no list. Parts that are no id are only counted. */
export function sharedListIn(fragment: string): SharedIds | undefined {
  if (!fragment.startsWith(PREFIX)) return undefined;
  const parts = fragment.slice(PREFIX.length).split(".", MAX_SHARED).filter(Boolean);
  const read = parts.map(idIn);
  return { ids: [...new Set(read.flatMap((id) => id ?? []))], invalid: read.filter((id) => !id).length };
}

const shortId = (id: string): string =>
  BigInt(`0x${id.replaceAll("-", "")}`)
    .toString(36)
    .padStart(25, "0");

function idIn(part: string): string | undefined {
  if (!SHORT_ID.test(part)) return undefined;
  const number = [...part].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
  if (number >= ID_LIMIT) return undefined;
  const hex = number.toString(16).padStart(32, "0");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
