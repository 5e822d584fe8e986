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
  leave(errand: Errand, googleUrl: string) {
    inThisTab.write(KEY, `${errand} ${Date.now() + LASTS_MS}`);
    keepReturnAddress(addresses.account);
    location.assign(googleUrl);
  },
  /** What came back is for the errand; where there is none, a stranger's link has brought it. */
  bring(sessionId: string) {
    const { errand, until } = errandIn(inThisTab.read(KEY));
    if (errand && Date.now() < until) inThisTab.write(KEY, `${errand} ${until} ${sessionId}`);
    else inThisTab.remove(KEY);
  },
  take(): { errand: Errand; sessionId: string } | undefined {
    const { errand, sessionId } = emptied();
    return errand && sessionId ? { errand, sessionId } : undefined;
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
  const [errand, until, sessionId] = kept.split(" ");
  return { errand: ERRANDS.find((word) => word === errand), until: Number(until), sessionId };
}
