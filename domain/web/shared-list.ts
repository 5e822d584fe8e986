import { addresses } from "./addresses.ts";

/** Stands behind the #, which no browser sends: only whoever opens the address reads who wishes for what. */
const MARK = "#liste=";

/** So that an address still fits into a chat, and a made-up one asks for no more than a few answers. */
export const MAX_SHARED = 250;

/** An id is a UUID. Its 36 letters are written as 25, none of them one that a chat takes for the end of an address. */
const WRITTEN = /^[0-9a-z]{25}$/i;
const LARGEST = 2n ** 128n;

export type SharedIds = {
  ids: readonly string[];
  /** How many parts of the address are no id. */
  unread: number;
};

export const sharedListAddress = (ids: readonly string[]): string =>
  addresses.favourites + MARK + ids.slice(0, MAX_SHARED).map(written).join(".");

/** Undefined where the fragment is no list. Anything may stand in one: each part is an id or nothing. */
export function sharedListIn(fragment: string): SharedIds | undefined {
  if (!fragment.startsWith(MARK)) return undefined;
  const parts = fragment.slice(MARK.length).split(".", MAX_SHARED).filter(Boolean);
  const read = parts.map(idIn);
  return { ids: [...new Set(read.flatMap((id) => id ?? []))], unread: read.filter((id) => !id).length };
}

const written = (id: string): string =>
  BigInt(`0x${id.replaceAll("-", "")}`)
    .toString(36)
    .padStart(25, "0");

function idIn(part: string): string | undefined {
  if (!WRITTEN.test(part)) return undefined;
  const number = [...part].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
  if (number >= LARGEST) return undefined;
  const hex = number.toString(16).padStart(32, "0");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
