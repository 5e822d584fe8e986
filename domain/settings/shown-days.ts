/** The first and the last day on which something is shown; empty for no limit. */
export type ShownDays = { from?: string | undefined; until?: string | undefined };

/** How far Istanbul is ahead of UTC, since 2016 in summer and winter. */
export const ISTANBUL_MS = 3 * 3_600_000;

/** `2026-03-28` in Istanbul. */
export const istanbulDate = (moment: Date): string =>
  new Date(moment.getTime() + ISTANBUL_MS).toISOString().slice(0, 10);

export const hasDays = ({ from, until }: ShownDays): boolean => Boolean(from || until);

export const isShownOn = ({ from = "", until }: ShownDays, date: string): boolean =>
  from <= date && (!until || date <= until);
