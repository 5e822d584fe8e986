import { z } from "zod";

/**
 * Must be imported before any schema is made. Zod tests at once whether the page may compile code from text; our policy forbids it
 * (decision 11). Zod works without, but Firefox reports the attempt. On the server compiling is allowed.
 */
if (typeof document !== "undefined") z.config({ jitless: true });
