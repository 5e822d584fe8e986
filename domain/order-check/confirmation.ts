import { plainLineName } from "../order/plain-name.ts";
import { filledText } from "../order-book/order-words.ts";
import type { VerifiedLine } from "./verified-line.ts";
import { chosenTotal, type PriceChoice } from "./wanted-lines.ts";

type Parts = {
  /** What the owner answers to orders; empty for nothing. */
  template: string;
  shopName: string;
  /** In the book; undefined for an order that is not written there. */
  number: number | undefined;
  /** What the message says. */
  said: { name: string; day: string };
  lines: readonly VerifiedLine[];
  /** What the shop cannot send. */
  missing: readonly VerifiedLine[];
  choice: PriceChoice;
};

/** The answer to an order, with the right total. Undefined if the owner has no text for it. */
export function confirmationText({ template, shopName, number, said, lines, missing, choice }: Parts) {
  if (template === "") return undefined;
  const order = { ...said, number, total: chosenTotal(lines, choice), carrier: "", tracking: "", lines };
  const without = missing.length > 0 ? `\n\nŞu an yok: ${missing.map(nameWords).join(", ")}` : "";
  return filledText(template, order, shopName) + without;
}

const nameWords = ({ name, color }: VerifiedLine): string => plainLineName({ name, ...(color !== "" && { color }) });
