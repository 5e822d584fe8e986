import { inThisTab } from "./browser-storage.ts";

const ENDED_KEY = "oturum-bitti";

/** A session ran out under someone's hands: the sign-in page says so, and the panel goes on with the form named here. */
export const endedSession = {
  note: (form: string) => inThisTab.write(ENDED_KEY, form),
  /** Undefined when none ended, empty when no form was open. */
  openedForm: () => inThisTab.read(ENDED_KEY),
  forget: () => inThisTab.remove(ENDED_KEY),
};
