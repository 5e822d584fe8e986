/** The time between slides (spec §2). A file of its own, so that browsers do not load the schema of slides. */
export const HERO_INTERVAL_MS = 5000;
