import { addresses } from "../../domain/web/addresses.ts";
import { inThisTab } from "../browser-storage.ts";
import { randomToken } from "../ui/random-token.ts";
import { leaveForGoogle } from "./left-cart.ts";
import { storeReturnAddress } from "./return-address.ts";

const KEY = "google-isi";

const ERRANDS = ["connect", "proof"] as const;

export type GoogleErrand = (typeof ERRANDS)[number];

/** An older errand is void. */
const LIFETIME_MS = 10 * 60_000;

/**
 * An errand leads a signed-in user to Google, to connect it or to prove who they are. The return address carries the errand's nonce;
 * a session id without it was begun elsewhere.
 */
export const googleErrand = {
  start(errand: GoogleErrand, userId: string, googleUrl: string) {
    const nonce = randomToken();
    inThisTab.write(KEY, `${errand} ${Date.now() + LIFETIME_MS} ${userId} ${nonce}`);
    storeReturnAddress(addresses.account);
    const url = new URL(googleUrl);
    url.searchParams.set("redirect", `${url.searchParams.get("redirect")}?is=${nonce}`);
    leaveForGoogle(url.href);
  },
  /** Adds the returned session id to its errand. With another nonce it came from a stranger's link, and the errand ends. */
  attachSession(sessionId: string, nonce: string | null) {
    const { errand, until, userId, nonce: expected } = errandIn(inThisTab.read(KEY));
    if (errand && Date.now() < until && nonce === expected) {
      inThisTab.write(KEY, `${errand} ${until} ${userId} ${nonce} ${sessionId}`);
    } else {
      inThisTab.remove(KEY);
    }
  },
  /** Takes the returned errand. Its user may differ from the current one after a sign-in in another tab. */
  take(): { errand: GoogleErrand; userId: string | undefined; sessionId: string } | undefined {
    const { errand, userId, sessionId } = removeErrand();
    return errand && sessionId ? { errand, userId, sessionId } : undefined;
  },
  /** Ends the errand, so that a session id arriving later counts as a stranger's. */
  drop: (): GoogleErrand | undefined => removeErrand().errand,
};

function removeErrand() {
  const errand = errandIn(inThisTab.read(KEY));
  inThisTab.remove(KEY);
  return errand;
}

function errandIn(stored = "") {
  const [errand, until, userId, nonce, sessionId] = stored.split(" ");
  return { errand: ERRANDS.find((word) => word === errand), until: Number(until), userId, nonce, sessionId };
}
