import { lineName } from "../order/cart.ts";
import { plainLine, plainName } from "../order/plain-name.ts";
import { IN_BRACES, placeholderOf } from "../settings/order-texts.ts";
import { type BookOrder, customerOf, hasPlace } from "./book-order.ts";
import { isOpen, payingWay } from "./order-states.ts";
import {
  filledText,
  type OrderTexts,
  reminderMessage,
  stateMessage,
  TEXT_OF_STATE,
  type Teller,
} from "./order-words.ts";
import type { ToldKind } from "./told-messages.ts";

type AnsweredOrder = Parameters<typeof stateMessage>[1];

type Beside = {
  /** The lines that the shop cannot send. */
  missing?: readonly Parameters<typeof lineName>[0][];
  lacking?: readonly Lacking[];
};

/**
 * The message to a customer about the state of an order, saved or not. For a new order it also says what is missing and asks what is
 * still open. Undefined for an order without lines, or if the owner has no text for it.
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

/** Splits a text at the place for the words about missing products: below the line with the products, else at the end. */
function aroundProducts(template: string): [string, string] {
  const lines = template.split("\n");
  const end = lines.findIndex((line) => isAboutProducts(line)) + 1 || lines.length;
  return [lines.slice(0, end).join("\n"), lines.slice(end).join("\n")];
}

const isAboutProducts = (line: string): boolean =>
  [...line.matchAll(IN_BRACES)].some(([, name = ""]) => placeholderOf(name) === "ürünler");

/** The open questions of a line. `colors`: the colors to choose from, if the color is open. `words`: the other open questions. */
export type Lacking = { name: string; colors: readonly string[]; words: readonly string[] };

/** `Kupa hangi renk olsun: Mavi, Kırmızı?` */
export const colorQuestion = ({ name, colors }: Lacking): string[] =>
  colors.length > 0 ? [`${plainName(name)} hangi renk olsun: ${colors.map(plainName).join(", ")}?`] : [];

/** `Kılıf için yazar mısın: model` */
export const choiceQuestion = ({ name, words }: Lacking): string[] =>
  words.length > 0 ? [`${plainName(name)} için yazar mısın: ${words.map(plainName).join(", ")}`] : [];

type AskedOrder = Parameters<typeof filledText>[1] &
  Parameters<typeof customerOf>[0] &
  Pick<BookOrder, "address" | "province" | "district">;

type Asking = { texts: OrderTexts; teller: Teller; lacking: readonly Lacking[]; asksAddress: boolean };

/** A message to the customer. `what`: the mark that it leaves. */
export type OrderMessage = { what: ToldKind; title: string; text: string };

/** All messages that can be sent about an order now: of its state, for the money that is left, and for what it lacks. */
export function orderMessages(order: AskedOrder & AnsweredOrder, asking: Asking): OrderMessage[] {
  const { texts, teller, lacking } = asking;
  const of = TEXT_OF_STATE[order.state];
  const news = orderAnswer(texts, order, teller, { lacking });
  const reminder = reminderMessage(texts, order, teller);
  const isPaidByTransfer = reminder !== undefined && payingWay(order) === "transfer";
  return [
    ...(of && news !== undefined ? [{ what: of, title: "Müşteriye mesaj", text: news }] : []),
    ...(reminder === undefined ? [] : [{ what: "reminder" as const, title: "Ödeme hatırlatması", text: reminder }]),
    ...(isPaidByTransfer
      ? [{ what: "ask-receipt" as const, title: "Dekontun?", text: greeted(order, asking, [RECEIPT]) }]
      : []),
    ...(isOpen(order.state) ? questionMessages(order, asking) : []),
  ];
}

const RECEIPT = "Ödemeyi yaptıysan dekontu atar mısın?";

/** A short message for each thing that an order lacks, under the owner's greeting. */
export function questionMessages(order: AskedOrder, asking: Asking): OrderMessage[] {
  const { lacking, asksAddress } = asking;
  const words = [...new Set(lacking.flatMap((line) => line.words))];
  const [word = ""] = words;
  const choice = words.length > 1 ? "Seçimlerin?" : `Hangi ${word.toLocaleLowerCase("tr")}?`;
  const whole = asksAddress && order.address === "";
  const place = asksAddress && !whole && !hasPlace(order);
  const asked: readonly (readonly [what: ToldKind, title: string, questions: string[]])[] = [
    ["ask-color", "Hangi renk?", lacking.flatMap(colorQuestion)],
    ["ask-choice", choice, lacking.flatMap(choiceQuestion)],
    ["ask-address", "Adresin?", whole ? [order.isGift ? GIFT_ADDRESS : ASKED_ADDRESS] : []],
    ["ask-address", "İl, ilçe?", place ? [PLACE] : []],
  ];
  return asked
    .filter(([, , questions]) => questions.length > 0)
    .map(([what, title, questions]) => ({ what, title, text: greeted(order, asking, questions) }));
}

function greeted(order: AskedOrder, { texts, teller }: Asking, questions: readonly string[]): string {
  const greeting = filledText(texts.question, { ...order, name: customerOf(order).name }, teller);
  return [greeting, questions.join("\n")].filter(Boolean).join("\n\n");
}

const PLACE = "Adres hangi ilde, hangi ilçede?";
/** Asked of somebody whose address is unknown. */
export const ASKED_ADDRESS = "Paketini nereye gönderelim? Ad soyad, telefon, açık adres, ilçe ve il yeter.";
const GIFT_ADDRESS = "Hediyen kime, nereye gitsin? Alıcının adı, telefonu, açık adresi, ilçesi ve ili yeter.";
