import { ShopError } from "../../domain/error.ts";
import { addresses } from "../../domain/web/addresses.ts";

/** Spec §2: the return address comes from the settings, never from a Host header. */
export const ownLogin = (publicUrl: string): string => `${publicUrl}${addresses.login}`;

/** An optional id by which the page finds what it left for Google to do (app/proof/google-errand.ts). */
const ERRAND = /^(?:\?is=[0-9a-f]{32})?$/;

/** Refuses every address but the shop's own /login, because any other would receive the sign-in. */
export function checkedReturn(redirect: string | null | undefined, publicUrl: string): string {
  const own = ownLogin(publicUrl);
  if (redirect?.startsWith(own) && ERRAND.test(redirect.slice(own.length))) return redirect;
  throw new ShopError("malformed", "Dönüş adresi bu dükkâna ait değil");
}

export const withReturn = (url: string, publicUrl: string): string =>
  `${url}${url.includes("?") ? "&" : "?"}redirect=${encodeURIComponent(ownLogin(publicUrl))}`;

/** Puts the id behind the #, which browsers send to no server. */
export const returnWithId = (sessionId: string, returnAddress: string): string =>
  `${returnAddress}#session_id=${sessionId}`;
