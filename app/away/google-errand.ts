import { addresses } from "../../domain/web/addresses.ts";
import { inThisTab } from "../browser-storage.ts";
import { keepReturnAddress } from "./return-address.ts";

const KEY = "google-isi";

export type Errand = "connect" | "proof";

/** Somebody who is signed in goes to the provider not to sign in, but to connect it or to show that it is still her. */
export const googleErrand = {
  leave(errand: Errand, googleUrl: string) {
    inThisTab.write(KEY, errand);
    keepReturnAddress(addresses.account);
    location.assign(googleUrl);
  },
  /** What came back is for the errand; where there is none, a stranger's link has brought it. */
  bring(sessionId: string) {
    const errand = inThisTab.read(KEY);
    if (isErrand(errand)) inThisTab.write(KEY, `${errand} ${sessionId}`);
  },
  take(): { errand: Errand; sessionId: string } | undefined {
    const { errand, sessionId } = emptied();
    return errand && sessionId ? { errand, sessionId } : undefined;
  },
  /** Who went for it is not signed in any more. */
  drop: (): Errand | undefined => emptied().errand,
};

function emptied() {
  const [errand, sessionId] = inThisTab.read(KEY)?.split(" ") ?? [];
  inThisTab.remove(KEY);
  return { errand: isErrand(errand) ? errand : undefined, sessionId };
}

const isErrand = (word: string | undefined): word is Errand => word === "connect" || word === "proof";
