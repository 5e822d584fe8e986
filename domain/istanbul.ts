export const DAY_MS = 24 * 3_600_000;

/** Istanbul's lead over UTC, since 2016 in summer and winter. */
export const ISTANBUL_MS = 3 * 3_600_000;

/** The clock of Istanbul in ISO form, as if it were that of UTC: `2026-03-28T09:30:15.000Z`. */
export const istanbulClock = (moment: Date): string => new Date(moment.getTime() + ISTANBUL_MS).toISOString();

/** `2026-03-28` */
export const istanbulDate = (moment: Date): string => istanbulClock(moment).slice(0, 10);

/** The number of days since 1970 in Istanbul. */
export const istanbulDay = (moment: Date): number => Math.floor((moment.getTime() + ISTANBUL_MS) / DAY_MS);

/** The day's midnight in UTC. Format it with `timeZone: "UTC"`. */
export const dateOfDay = (day: number): Date => new Date(day * DAY_MS);

/** `2026-03-28` */
export const isoDate = (day: number): string => dateOfDay(day).toISOString().slice(0, 10);

/** The minute on Istanbul's clock, as a field for date and time has it: `2026-03-28T09:30`. */
export const istanbulMinute = (moment: Date): string => istanbulClock(moment).slice(0, 16);

/** The moment of a minute in ISO form. Undefined for a text that is no minute. */
export function momentOf(minute: string): string | undefined {
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(minute) ? new Date(`${minute}:00+03:00`) : new Date(Number.NaN);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** The first and the last day on which something is shown; empty for no limit. */
export type ShownDays = { from?: string | undefined; until?: string | undefined };

export const hasDays = ({ from, until }: ShownDays): boolean => Boolean(from || until);

export const isShownOn = ({ from = "", until }: ShownDays, date: string): boolean =>
  from <= date && (!until || date <= until);
