import { LINK_FIELD } from "./pulse-beacon.ts";

/** The address with the word by which its visits are counted apart. */
export function countedAddress(address: string, word: string): string {
  if (word === "") return address;
  const counted = new URL(address);
  counted.searchParams.set(LINK_FIELD, word);
  return counted.href;
}
