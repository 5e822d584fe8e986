/** The ids of her favourites, the newest first, and her address as a device keeps it: for all devices of a person who wants it. */
export type KeptThings = { favourites: string[]; address: string | null };

/** Under this key a device knows which account keeps its things. */
export const KEPT_MARK = "hesapta";

export const MOST_KEPT_FAVOURITES = 300;

/** Sealed texts, one of an account. */
export type StoredKeptThings = {
  findKept(userId: string): Promise<string | undefined>;
  /** Throws `conflict` if the text is no longer the one that was `found`, `unauthenticated` if the account is gone. */
  replaceKept(userId: string, found: string | undefined, sealed: string): Promise<void>;
  removeKept(userId: string): Promise<void>;
};

/** The things of an account after it met a device. `common` is what both had after the last time; without it their favourites are joined. */
export const afterMeeting = (common: KeptThings | null, device: KeptThings, account: KeptThings): KeptThings => ({
  favourites: joinedFavourites(common?.favourites ?? [], device.favourites, account.favourites).slice(
    0,
    MOST_KEPT_FAVOURITES,
  ),
  address: joinedAddress(common, device, account),
});

/** Favourites that one of both has removed since are gone, and those that one has added are there. */
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
