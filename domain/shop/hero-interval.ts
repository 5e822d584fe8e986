/** Spec §2. It stands apart from the slides' schema, so that no browser loads that. */
export const HERO_INTERVAL_MS = 5000;
