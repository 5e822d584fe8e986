import { recordEarlyTaps } from "./early-taps.ts";
import { loadScripts } from "./load-scripts.ts";

recordEarlyTaps();

/** The start script of the page calls it (server/pages/pages.ts). */
export default loadScripts;
