import { bringScripts } from "./bring-scripts.ts";
import { keepEarlyTaps } from "./early-taps.ts";

keepEarlyTaps();

/** The page calls it with the scripts it needs (server/pages/first-view.ts). */
export default bringScripts;
