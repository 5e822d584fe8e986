import { z } from "zod";

/**
 * Must be imported before any schema is made. Zod tests at once whether the page may compile code from text. Our policy forbids
 * that (decision 10), and Firefox reports the attempt, although Zod works without. On the server compiling is allowed.
 */
if (typeof document !== "undefined") z.config({ jitless: true });
