import { addresses } from "../../domain/web/addresses.ts";
import { inThisTab } from "../browser-storage.ts";

const KEY = "return-to";

const CONTROL = /\p{Cc}/u;

/**
 * The address in the router's state that the visitor came from, or the stored one, because 'Vazgeç' at Google loads the page anew; home
 * unless it is in this shop.
 */
export function returnAddressIn(state: unknown): string {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  return [from, inThisTab.read(KEY)].find(isOurs) ?? addresses.home;
}

/** Stores the address in this tab while the visitor is at Google. */
export const storeReturnAddress = (address: string) => inThisTab.write(KEY, address);

export function takeReturnAddress(): string {
  const address = returnAddressIn(undefined);
  inThisTab.remove(KEY);
  return address;
}

const HERE = "https://here.invalid";

/** Parses as a browser does, because `//host`, `/\host` and `/<tab>/host` lead out of the shop. */
function isOurs(address: unknown): address is string {
  if (typeof address !== "string" || !address.startsWith("/") || CONTROL.test(address)) return false;
  const url = URL.parse(address, HERE);
  return url?.origin === HERE && !url.pathname.startsWith(addresses.login);
}

const ENDED_KEY = "oturum-bitti";

/** Notes that the session expired while someone worked: the sign-in page says so, and the panel reopens the noted form. */
export const endedSession = {
  note: (form: string) => inThisTab.write(ENDED_KEY, form),
  /** Undefined if no session expired, empty if no form was open. */
  openedForm: () => inThisTab.read(ENDED_KEY),
  forget: () => inThisTab.remove(ENDED_KEY),
};
