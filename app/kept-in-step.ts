import { joinedFavourites, KEPT_MARK, type KeptThings, MOST_KEPT_FAVOURITES } from "../domain/account/kept-things.ts";
import { ApiError, call } from "./api-client.ts";
import { onThisDevice, storedIds } from "./browser-storage.ts";
import { storedFavourites, storeFavourites } from "./favourites.ts";

/** Where app/shop/order/details-state.ts remembers the address. */
const ADDRESS_KEY = "teslimat";
const COMMON_ADDRESS_KEY = "hesapta-adres";

/** Whose account it was that this device met last, and the favourites that both had then. */
const common = storedIds(KEPT_MARK);

let leftPage: AbortController | undefined;

/** Brings device and account together now and whenever she leaves the page, if she wants her things with her account. */
export async function keepInStep(userId: string, token: string): Promise<void> {
  const [owner = userId] = common.read();
  if (owner !== userId) leaveDevice();
  leftPage?.abort();
  leftPage = new AbortController();
  const meetIfChanged = () =>
    document.visibilityState === "hidden" && hasChanged() && attempt(() => meet(userId, token));
  document.addEventListener("visibilitychange", meetIfChanged, leftPage);
  await attempt(() => meet(userId, token));
}

/** False if nothing is kept with the account, unless `begin`. */
export async function meet(userId: string, token: string, begin = false): Promise<boolean> {
  const device = deviceThings();
  const body = { begin, common: commonWith(userId), device };
  const { kept } = await call<{ kept: KeptThings | null }>("PUT", "/account/kept", { token, body, keepalive: true });
  if (!kept) {
    forgetAccount();
    return false;
  }
  // She may have touched a heart or her address meanwhile.
  storeFavourites(joinedFavourites(device.favourites, storedFavourites.read(), kept.favourites));
  if (deviceThings().address === device.address) storeAddress(kept.address);
  common.write([userId, ...kept.favourites]);
  storeText(COMMON_ADDRESS_KEY, kept.address);
  return true;
}

/** After signing out. */
export async function leaveAccount(token: string): Promise<void> {
  leftPage?.abort();
  const [userId] = common.read();
  if (userId === undefined) return;
  if (hasChanged()) await attempt(() => meet(userId, token));
  leaveDevice();
}

/** An address that is with an account leaves the device, which may be somebody else's too. */
function leaveDevice(): void {
  forgetAccount();
  storeAddress(null);
}

/** What is on the device stays. */
export function forgetAccount(): void {
  onThisDevice.remove(KEPT_MARK);
  onThisDevice.remove(COMMON_ADDRESS_KEY);
}

const deviceThings = (): KeptThings => ({
  favourites: storedFavourites.read().slice(0, MOST_KEPT_FAVOURITES),
  address: onThisDevice.read(ADDRESS_KEY) ?? null,
});

function commonWith(userId: string): KeptThings | null {
  const [owner, ...favourites] = common.read();
  return owner === userId ? { favourites, address: onThisDevice.read(COMMON_ADDRESS_KEY) ?? null } : null;
}

function hasChanged(): boolean {
  const [owner] = common.read();
  return owner !== undefined && JSON.stringify(deviceThings()) !== JSON.stringify(commonWith(owner));
}

/** The delivery form hears of it as of a change in another tab. */
function storeAddress(address: string | null): void {
  storeText(ADDRESS_KEY, address);
  dispatchEvent(new StorageEvent("storage", { key: ADDRESS_KEY }));
}

const storeText = (key: string, text: string | null) =>
  text === null ? onThisDevice.remove(key) : onThisDevice.write(key, text);

/** Undefined if the call failed: they meet again on the next page. */
const attempt = <Answer>(act: () => Promise<Answer>): Promise<Answer | undefined> =>
  act().catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  });
