import { ShopError } from "../../domain/error.ts";
import { addresses } from "../../domain/web/addresses.ts";

/** Spec §2: the way back is taken from the settings and never from a Host header. */
export const ownLogin = (publicUrl: string): string => `${publicUrl}${addresses.login}`;

/** By it the page knows what it went for (app/away/google-errand.ts). */
const ERRAND = /^(?:\?is=[0-9a-f]{32})?$/;

/** Anything but our own /login would hand a sign-in to a stranger. */
export function checkedReturn(redirect: string | null | undefined, publicUrl: string): string {
  const own = ownLogin(publicUrl);
  if (redirect?.startsWith(own) && ERRAND.test(redirect.slice(own.length))) return redirect;
  throw new ShopError("malformed", "Dönüş adresi bu dükkâna ait değil");
}

export const withReturn = (url: string, publicUrl: string): string =>
  `${url}${url.includes("?") ? "&" : "?"}redirect=${encodeURIComponent(ownLogin(publicUrl))}`;

/** Where the page finds the id, in what no server is told. */
export const returnWithId = (sessionId: string, checkedReturn: string): string =>
  `${checkedReturn}#session_id=${sessionId}`;
