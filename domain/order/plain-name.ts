import { lineName } from "./cart.ts";

/**
 * A text as a part of one line of a message: without * _ ~ and `, which WhatsApp reads as formatting, without line breaks, which would
 * start a new bullet, and without marks that turn the direction of what follows.
 */
export const plainName = (name: string): string =>
  name
    .toWellFormed()
    .replace(/[*_~`\p{Cc}\p{Bidi_Control}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

export const plainLineName = ({ name, color }: { name: string; color?: string | undefined }): string =>
  lineName({ name: plainName(name), color: color === undefined ? undefined : plainName(color) });
