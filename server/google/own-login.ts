import { ShopError } from "../../domain/error.ts";
import { addresses } from "../../domain/web/addresses.ts";

/** Spec §2: the way back is taken from the settings and never from a Host header. */
export const ownLogin = (publicUrl: string): string => `${publicUrl}${addresses.login}`;

/** Anything but our own /login would hand a sign-in to a stranger. */
export function refuseOtherLogin(redirect: string | null | undefined, publicUrl: string): void {
  if (redirect !== ownLogin(publicUrl)) throw new ShopError("malformed", "Dönüş adresi bu dükkâna ait değil");
}

export const withReturn = (url: string, publicUrl: string): string =>
  `${url}${url.includes("?") ? "&" : "?"}redirect=${encodeURIComponent(ownLogin(publicUrl))}`;

/** Where the page finds the id, in what no server is told. */
export const backWith = (sessionId: string, publicUrl: string): string =>
  `${ownLogin(publicUrl)}#session_id=${sessionId}`;
