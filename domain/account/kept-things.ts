/**
 * The favourites and the address that an account keeps for all devices of a person. `favourites` are ids, the newest first. `address` is
 * the text that a device stores.
 */
export type KeptThings = { favourites: string[]; address: string | null };

/** Under this key a device knows which account keeps its things. */
export const KEPT_MARK = "hesapta";

export const MOST_KEPT_FAVOURITES = 300;

/** Encrypted texts, at most one for each account. */
export type StoredKeptThings = {
  findKept(userId: string): Promise<string | undefined>;
  /** Throws `conflict` if the text is no longer the one that was `found`, `unauthenticated` if the account is gone. */
  replaceKept(userId: string, found: string | undefined, sealed: string): Promise<void>;
  removeKept(userId: string): Promise<void>;
};

/** Merges the things of an account with those of a device. `common` is what both had after the last merge. Without it all favourites of both are kept. */
export const afterMeeting = (common: KeptThings | null, device: KeptThings, account: KeptThings): KeptThings => ({
  favourites: joinedFavourites(common?.favourites ?? [], device.favourites, account.favourites).slice(
    0,
    MOST_KEPT_FAVOURITES,
  ),
  address: joinedAddress(common, device, account),
});

/** Removes favourites that one side has removed since the last merge, and keeps those that one side has added. */
export function joinedFavourites(
  common: readonly string[],
  device: readonly string[],
  account: readonly string[],
): string[] {
  const isGone = (id: string) => common.includes(id) && !(device.includes(id) && account.includes(id));
  return [...new Set([...device, ...account])].filter((id) => !isGone(id));
}

function joinedAddress(common: KeptThings | null, device: KeptThings, account: KeptThings): string | null {
  if (!common) return account.address ?? device.address;
  return device.address === common.address ? account.address : device.address;
}
