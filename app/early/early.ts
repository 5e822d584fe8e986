import { bringScripts } from "./bring-scripts.ts";
import { keepEarlyTaps } from "./early-taps.ts";

keepEarlyTaps();

/** The page calls it with the scripts it needs (server/pages/inlined-page.ts). */
export default bringScripts;
