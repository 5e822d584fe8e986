import { joinedFavourites, KEPT_MARK, type KeptThings, MOST_KEPT_FAVOURITES } from "../domain/account/kept-things.ts";
import { ApiError, call } from "./api-client.ts";
import { currentToken, onThisDevice, SHARED, storedIds, tellThisTab } from "./browser-storage.ts";
import { changeFavourites, storedFavourites } from "./favourites.ts";

const COMMON_ADDRESS_KEY = "hesapta-adres";

/** The last account that this device met, and the favourites that both had then. */
const common = storedIds(KEPT_MARK);

let leftPage: AbortController | undefined;

/** Brings device and account together now and whenever she leaves the page, if she wants her things with her account. */
export async function keepInStep(userId: string, token: string): Promise<void> {
  if (currentToken() !== token) return;
  const [owner = userId] = common.read();
  if (owner !== userId) leaveDevice();
  leftPage?.abort();
  leftPage = new AbortController();
  const meetIfChanged = () =>
    document.visibilityState === "hidden" && hasChanged(userId) && attempt(() => meet(userId, token));
  document.addEventListener("visibilitychange", meetIfChanged, leftPage);
  await attempt(() => meet(userId, token));
}

/** Nothing leaves the device of a person who keeps nothing with her account, unless `begin`. */
export async function meet(userId: string, token: string, begin = false): Promise<void> {
  if (!begin && !commonWith(userId) && !(await isKept(token))) return;
  if (currentToken() !== token) return;
  const device = deviceThings();
  const kept = await send(userId, token, device, begin);
  // She may have signed out meanwhile, here or in another tab.
  if (currentToken() !== token) return;
  if (!kept) {
    forgetAccount();
    return;
  }
  // She may have touched a heart or her address meanwhile.
  changeFavourites((now) => joinedFavourites(device.favourites, now, kept.favourites));
  if (deviceThings().address === device.address) storeAddress(kept.address);
  common.write([userId, ...kept.favourites]);
  storeText(COMMON_ADDRESS_KEY, kept.address);
}

const isKept = (token: string) =>
  call<{ isKept: boolean }>("GET", "/account/kept", { token }).then((answer) => answer.isKept);

async function send(userId: string, token: string, device: KeptThings, begin = false): Promise<KeptThings | null> {
  const body = { begin, common: commonWith(userId), device };
  const { kept } = await call<{ kept: KeptThings | null }>("PUT", "/account/kept", { token, body, keepalive: true });
  return kept;
}

/** After signing out. */
export async function leaveAccount(token: string): Promise<void> {
  leftPage?.abort();
  const [userId] = common.read();
  if (userId === undefined || currentToken()) return;
  const lastChange = hasChanged(userId) ? attempt(() => send(userId, token, deviceThings())) : undefined;
  leaveDevice();
  const kept = await lastChange;
  if (kept && !currentToken()) removeFavourites(kept.favourites);
}

const removeFavourites = (gone: readonly string[]) => changeFavourites((ids) => ids.filter((id) => !gone.includes(id)));

/** Removes all that is with the account from the device, which may be somebody else's too. */
function leaveDevice(): void {
  const [, ...favourites] = common.read();
  removeFavourites(favourites);
  forgetAccount();
  storeAddress(null);
}

/** Before an account is removed: the favourites that it got from another device come to this one. */
export async function fetchFavourites(userId: string, token: string): Promise<void> {
  await attempt(() => meet(userId, token));
}

/** After it was removed: the favourites stay here, the address that it kept does not. */
export function outliveAccount(): void {
  leftPage?.abort();
  if (common.read().length === 0) return;
  forgetAccount();
  storeAddress(null);
}

/** The device forgets the account, and keeps favourites and address. */
export function forgetAccount(): void {
  onThisDevice.remove(KEPT_MARK);
  onThisDevice.remove(COMMON_ADDRESS_KEY);
}

/** As they are sent: more favourites than an account keeps stay on the device alone. */
const deviceThings = (): KeptThings => ({
  favourites: storedFavourites.read().slice(0, MOST_KEPT_FAVOURITES),
  address: onThisDevice.read(SHARED.address) ?? null,
});

function commonWith(userId: string): KeptThings | null {
  const [owner, ...favourites] = common.read();
  return owner === userId ? { favourites, address: onThisDevice.read(COMMON_ADDRESS_KEY) ?? null } : null;
}

function hasChanged(userId: string): boolean {
  const before = commonWith(userId);
  return before !== null && JSON.stringify(deviceThings()) !== JSON.stringify(before);
}

function storeAddress(address: string | null): void {
  storeText(SHARED.address, address);
  tellThisTab(SHARED.address);
}

const storeText = (key: string, text: string | null) =>
  text === null ? onThisDevice.remove(key) : onThisDevice.write(key, text);

/** Undefined if the call failed: they meet again on the next page. */
const attempt = <Answer>(act: () => Promise<Answer>): Promise<Answer | undefined> =>
  act().catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  });
