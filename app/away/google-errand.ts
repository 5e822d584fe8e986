import { addresses } from "../../domain/web/addresses.ts";
import { inThisTab } from "../browser-storage.ts";
import { keepReturnAddress } from "./return-address.ts";

const KEY = "google-isi";

const ERRANDS = ["connect", "proof"] as const;

export type Errand = (typeof ERRANDS)[number];

/** An errand takes no longer. */
const LASTS_MS = 10 * 60_000;

/**
 * Somebody who is signed in goes to the provider not to sign in, but to connect it or to show that it is still her. The address
 * that she comes back to carries the errand's mark: an id without it was begun elsewhere.
 */
export const googleErrand = {
  leave(errand: Errand, userId: string, googleUrl: string) {
    const mark = randomToken();
    inThisTab.write(KEY, `${errand} ${Date.now() + LASTS_MS} ${userId} ${mark}`);
    keepReturnAddress(addresses.account);
    const url = new URL(googleUrl);
    url.searchParams.set("redirect", `${url.searchParams.get("redirect")}?is=${mark}`);
    location.assign(url);
  },
  /** An id that comes back is for the errand that it began with; else a stranger's link has brought it. */
  bring(sessionId: string, mark: string | null) {
    const { errand, until, userId, mark: begun } = errandIn(inThisTab.read(KEY));
    if (errand && Date.now() < until && mark === begun)
      inThisTab.write(KEY, `${errand} ${until} ${userId} ${mark} ${sessionId}`);
    else inThisTab.remove(KEY);
  },
  /** Whose it is: meanwhile somebody else may have signed in in another tab. */
  take(): { errand: Errand; userId: string | undefined; sessionId: string } | undefined {
    const { errand, userId, sessionId } = emptied();
    return errand && sessionId ? { errand, userId, sessionId } : undefined;
  },
  /** Given up, or who went for it is not signed in any more: what comes now was brought by a stranger. */
  drop: (): Errand | undefined => emptied().errand,
};

function emptied() {
  const found = errandIn(inThisTab.read(KEY));
  inThisTab.remove(KEY);
  return found;
}

function errandIn(kept = "") {
  const [errand, until, userId, mark, sessionId] = kept.split(" ");
  return { errand: ERRANDS.find((word) => word === errand), until: Number(until), userId, mark, sessionId };
}

const randomToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
