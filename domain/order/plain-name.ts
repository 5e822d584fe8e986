import type { ToldChoice } from "../choice/chosen.ts";
import { lineName } from "./cart.ts";

/**
 * A text that is safe in one line of a message. It has no * _ ~ and `, which WhatsApp reads as formatting, no line breaks, which would
 * start a new bullet, and no marks that change the direction of the text behind them.
 */
export const plainName = (name: string): string =>
  name
    .toWellFormed()
    .replace(/[*_~`\p{Cc}\p{Bidi_Control}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

type NamedLine = { name: string } & ToldChoice;

/** The same line with plain words. */
export const plainLine = <Line extends NamedLine>(line: Line): Line => ({
  ...line,
  name: plainName(line.name),
  ...(line.color && { color: plainName(line.color) }),
  ...(line.values && { values: line.values.map((value) => ({ ...value, name: plainName(value.name) })) }),
  ...(line.texts && {
    texts: line.texts.map(({ id, label, text }) => ({ id, label: plainName(label), text: plainName(text) })),
  }),
});

/** `Kupa (beyaz, büyük) x2`, for the order's message, the book's messages and its table. */
export const lineText = (line: NamedLine & { quantity: number }): string => `${lineName(line)} x${line.quantity}`;

/** The customer's texts, each in a line of its own below its product: `“BUSE ♥ İREM” (İsim)`. */
export const textLines = ({ texts = [] }: Pick<ToldChoice, "texts">): string[] =>
  texts.map(({ label, text }) => `“${text}” (${label})`);
