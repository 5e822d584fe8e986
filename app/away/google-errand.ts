import { addresses } from "../../domain/web/addresses.ts";
import { inThisTab } from "../browser-storage.ts";
import { keepReturnAddress } from "./return-address.ts";

const KEY = "google-isi";

const ERRANDS = ["connect", "proof"] as const;

export type Errand = (typeof ERRANDS)[number];

/** Nobody is away for longer. */
const LASTS_MS = 10 * 60_000;

/** Somebody who is signed in goes to the provider not to sign in, but to connect it or to show that it is still her. */
export const googleErrand = {
  leave(errand: Errand, userId: string, googleUrl: string) {
    inThisTab.write(KEY, `${errand} ${Date.now() + LASTS_MS} ${userId}`);
    keepReturnAddress(addresses.account);
    location.assign(googleUrl);
  },
  /** What came back is for the errand; where there is none, a stranger's link has brought it. */
  bring(sessionId: string) {
    const { errand, until, userId } = errandIn(inThisTab.read(KEY));
    if (errand && Date.now() < until) inThisTab.write(KEY, `${errand} ${until} ${userId} ${sessionId}`);
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
  const [errand, until, userId, sessionId] = kept.split(" ");
  return { errand: ERRANDS.find((word) => word === errand), until: Number(until), userId, sessionId };
}
