import { lineName } from "../order/cart.ts";
import { plainLine } from "../order/plain-name.ts";
import { type OrderInput, orderTotal } from "../order-book/book-order.ts";
import { choiceQuestion, colorQuestion, type Lacking } from "../order-book/order-questions.ts";
import { filledText, type Teller } from "../order-book/order-words.ts";
import { IN_BRACES, placeholderOf } from "../settings/order-texts.ts";
import type { VerifiedLine } from "./verified-order.ts";

type Parts = {
  /** What the owner answers to orders; empty for nothing. */
  template: string;
  teller: Teller;
  /** In the book; undefined for an order that is not written there. */
  number: number | undefined;
  /** What the message says. */
  said: { name: string; day: string };
  lines: readonly VerifiedLine[];
  /** What the shop cannot send. */
  missing: readonly VerifiedLine[];
  /** As the order goes into the book. */
  input: Pick<OrderInput, "lines" | "sending" | "fee" | "payment" | "cardLink" | "paid">;
};

/** The answer to an order, with the right total. Undefined if the owner has no text for it, or sends nothing. */
export function confirmationText({ template, teller, number, said, lines, missing, input }: Parts) {
  if (template === "" || lines.length === 0) return undefined;
  const order = { ...input, ...said, number, total: orderTotal(input.lines), carrier: "", tracking: "", lines };
  const without = missing.length > 0 && `Şu an yok: ${missing.map(plainLine).map(lineName).join(", ")}`;
  const asked = lines
    .map(lackingIn)
    .flatMap((line) => [...colorQuestion(line), ...choiceQuestion(line)])
    .join("\n");
  if (!without && asked === "") return filledText(template, order, teller);
  const [before, after] = aroundProducts(template).map((part) => filledText(part, order, teller));
  return [before, without, asked, after].filter(Boolean).join("\n\n");
}

/** The parts of a text around the words for missing products, which stand below the products, else at the end. */
function aroundProducts(template: string): [string, string] {
  const lines = template.split("\n");
  const end = lines.findIndex((line) => isAboutProducts(line)) + 1 || lines.length;
  return [lines.slice(0, end).join("\n"), lines.slice(end).join("\n")];
}

const isAboutProducts = (line: string): boolean =>
  [...line.matchAll(IN_BRACES)].some(([, name = ""]) => placeholderOf(name) === "ürünler");

/** The color, values and texts that are missing. */
export const lackingIn = ({ name, asked = [], doubts }: VerifiedLine): Lacking => ({
  name,
  colors: doubts.flatMap(({ colors = [] }) => colors),
  words: asked.map(({ word }) => word),
});
