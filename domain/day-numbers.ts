import { DAY_MS, ISTANBUL_MS } from "./istanbul.ts";

/** The day as a number: those since 1970 in Istanbul. */
export const istanbulDay = (moment: Date): number => Math.floor((moment.getTime() + ISTANBUL_MS) / DAY_MS);

/** The day's midnight in UTC, to be written with `timeZone: "UTC"`. */
export const dateOfDay = (day: number): Date => new Date(day * DAY_MS);

/** `2026-03-28` */
export const isoDate = (day: number): string => dateOfDay(day).toISOString().slice(0, 10);
