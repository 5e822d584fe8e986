import { lineName } from "../order/cart.ts";
import { plainLine } from "../order/plain-name.ts";
import { IN_BRACES, placeholderOf } from "../settings/order-texts.ts";
import { choiceQuestion, colorQuestion, type Lacking } from "./order-questions.ts";
import { type OrderTexts, stateMessage, type Teller } from "./order-words.ts";

type AnsweredOrder = Parameters<typeof stateMessage>[1];

type Beside = {
  /** The lines that the shop cannot send. */
  missing?: readonly Parameters<typeof lineName>[0][];
  lacking?: readonly Lacking[];
};

/**
 * The answer to an order, saved or not: the message of its state. To a new order it also says what is missing, and asks for what is still
 * open. Undefined if the owner has no text for it, or sends nothing.
 */
export function orderAnswer(
  texts: OrderTexts,
  order: AnsweredOrder,
  teller: Teller,
  { missing = [], lacking = [] }: Beside = {},
): string | undefined {
  if (order.lines.length === 0) return undefined;
  const without = missing.length > 0 && `Şu an yok: ${missing.map(plainLine).map(lineName).join(", ")}`;
  const asked = lacking.flatMap((line) => [...colorQuestion(line), ...choiceQuestion(line)]).join("\n");
  const isWhole = !without && asked === "";
  if (isWhole || order.state !== "new" || texts.confirmation === "") return stateMessage(texts, order, teller);
  const [before, after] = aroundProducts(texts.confirmation).map((confirmation) =>
    stateMessage({ ...texts, confirmation }, order, teller),
  );
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
