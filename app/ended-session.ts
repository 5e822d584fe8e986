import { inThisTab } from "./browser-storage.ts";

const ENDED_KEY = "oturum-bitti";

/** Notes that the session expired while someone worked: the sign-in page says so, and the panel reopens the noted form. */
export const endedSession = {
  note: (form: string) => inThisTab.write(ENDED_KEY, form),
  /** Undefined if no session expired, empty if no form was open. */
  openedForm: () => inThisTab.read(ENDED_KEY),
  forget: () => inThisTab.remove(ENDED_KEY),
};
