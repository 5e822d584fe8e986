import { keepEarlyTaps } from "./early-taps.ts";
import { loadScripts } from "./load-scripts.ts";

keepEarlyTaps();

/** The page calls it with the scripts it needs (server/pages/inlined-page.ts). */
export default loadScripts;
