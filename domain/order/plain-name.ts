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

/** The same line with plain words. */
export const plainLine = <Line extends { name: string; color?: string | undefined }>(line: Line): Line => ({
  ...line,
  name: plainName(line.name),
  color: plainName(line.color ?? ""),
});

/** `Kupa (beyaz) x2`: in the order's message, in the book's messages and in its table. */
export const lineText = (line: { name: string; color?: string | undefined; quantity: number }): string =>
  `${lineName(line)} x${line.quantity}`;
