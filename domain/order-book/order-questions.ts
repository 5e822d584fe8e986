import { missingNeeds, type Need } from "../choice/chosen.ts";
import { hasColorChoice } from "../order/cart.ts";
import { plainName } from "../order/plain-name.ts";
import { type BookOrder, customerOf } from "./book-order.ts";
import { filledText, type OrderTexts, type Teller } from "./order-words.ts";

/** The open questions of a line: a color among `colors`, and the questions of its product in their words. */
export type Lacking = { name: string; colors: readonly string[]; words: readonly string[] };

type Sold = Pick<BookOrder["lines"][number], "name" | "color" | "values" | "texts">;
type Asks = { colors: readonly string[]; needs?: readonly Need[] | undefined };

/** What a line of the book still lacks by the questions of its product today; of a product that is gone nothing is asked. */
export function stillLacking({ name, color, ...line }: Sold, product: Asks | undefined): Lacking {
  const { colors = [], needs } = product ?? {};
  const words = missingNeeds(line, needs).map(({ word }) => word);
  return { name, colors: color === "" && hasColorChoice(colors) ? colors : [], words };
}

/** `Kupa hangi renk olsun: Mavi, Kırmızı?` */
export const colorQuestion = ({ name, colors }: Lacking): string[] =>
  colors.length > 0 ? [`${plainName(name)} hangi renk olsun: ${colors.map(plainName).join(", ")}?`] : [];

/** `Kılıf için yazar mısın: model` */
export const choiceQuestion = ({ name, words }: Lacking): string[] =>
  words.length > 0 ? [`${plainName(name)} için yazar mısın: ${words.map(plainName).join(", ")}`] : [];

type AskedOrder = Parameters<typeof filledText>[1] & Parameters<typeof customerOf>[0] & Pick<BookOrder, "address">;

type Asking = { texts: OrderTexts; teller: Teller; lacking: readonly Lacking[]; asksAddress: boolean };

/** A short message for each thing that an order lacks, under the owner's greeting. */
export function questionMessages(order: AskedOrder, { texts, teller, lacking, asksAddress }: Asking) {
  const greeting = filledText(texts.question, { ...order, name: customerOf(order).name }, teller);
  const words = [...new Set(lacking.flatMap((line) => line.words))];
  const [word = ""] = words;
  const asked: readonly (readonly [title: string, questions: string[]])[] = [
    ["Hangi renk?", lacking.flatMap(colorQuestion)],
    [words.length > 1 ? "Seçimlerin?" : `Hangi ${word.toLocaleLowerCase("tr")}?`, lacking.flatMap(choiceQuestion)],
    ["Adresin?", asksAddress && order.address === "" ? [order.isGift ? GIFT_ADDRESS : ADDRESS] : []],
  ];
  return asked
    .filter(([, questions]) => questions.length > 0)
    .map(([title, questions]) => ({ title, text: [greeting, questions.join("\n")].filter(Boolean).join("\n\n") }));
}

const ADDRESS = "Paketini nereye gönderelim? Ad soyad, telefon, açık adres, ilçe ve il yeter.";
const GIFT_ADDRESS = "Hediyen kime, nereye gitsin? Alıcının adı, telefonu, açık adresi, ilçesi ve ili yeter.";
