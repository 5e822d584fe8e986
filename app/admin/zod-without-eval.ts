import { z } from "zod";

/**
 * To be imported before any schema is made: an object's schema tries at once whether the page may compile code from text.
 * Our policy forbids that (decision 11), and Firefox reports the attempt although zod gets by without. The server may.
 */
if (typeof document !== "undefined") z.config({ jitless: true });
