import { addresses } from "../../domain/web/addresses.ts";
import { inThisTab } from "../browser-storage.ts";

const KEY = "return-to";

const CONTROL = /\p{Cc}/u;

/** Where a visitor came from, as the router's state carries it: only an address of ours counts. */
export function returnAddressIn(state: unknown): string {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  return isOurs(from) ? from : addresses.home;
}

/** The way through the provider leaves the app, so this tab remembers the address meanwhile. */
export const keepReturnAddress = (address: string) => inThisTab.write(KEY, address);

export function takeReturnAddress(): string {
  const kept = inThisTab.read(KEY);
  inThisTab.remove(KEY);
  return isOurs(kept) ? kept : addresses.home;
}

const HERE = "https://here.invalid";

/** As a browser reads it: `//host`, `/\host` and `/<tab>/host` leave the shop, whatever they look like. */
function isOurs(address: unknown): address is string {
  if (typeof address !== "string" || !address.startsWith("/") || CONTROL.test(address)) return false;
  const url = URL.parse(address, HERE);
  return url?.origin === HERE && !url.pathname.startsWith(addresses.login);
}
