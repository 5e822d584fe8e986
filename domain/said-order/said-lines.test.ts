import { expect, test } from "vitest";
import { CHATTED_SHOP } from "../../tests/support/free-chats/chatted-shop.ts";
import { type ChatWord, chatWords } from "./chat-words.ts";
import { mentionsIn, nameIndex, typoBudget } from "./named-products.ts";
import { colorKeys } from "./said-attributes.ts";
import { saidLines } from "./said-lines.ts";
import { personIn } from "./said-person.ts";

const { products, sets } = CHATTED_SHOP;
const index = nameIndex(products);
const colors = colorKeys(products.flatMap((product) => product.colors));

/** The number of times that a word is looked at while a chat is read. */
function looksAt(text: string): number {
  let looks = 0;
  const words: readonly ChatWord[] = chatWords(text).map((word) => ({
    ...word,
    get text() {
      looks += 1;
      return word.text;
    },
  }));
  const mentions = mentionsIn(words, { index, budget: typoBudget(), isTaken: () => false });
  const { taken } = personIn({ text, words, isProduct: () => false });
  saidLines({ text, words, mentions, isTaken: (at) => taken.has(at), index, sets, colors, read: new Map() });
  return looks;
}

test.each([
  ["garbage", "qwe rty uiop asd fgh jklş zxc vbn möç "],
  ["numbers", "5 3 2 iki yüz otuz "],
  ["names", "ece ışık kaya can "],
  ["addresses", "moda mah gül sok no 4 kadıköy\n"],
  ["orders", "2 tane örgü lale pembe ve sarı, biri fiyonklu kılıf iphone 13\n"],
])("a text of twice the length is twice the work: %s", (_, part) => {
  const [short, long] = [looksAt(part.repeat(60)), looksAt(part.repeat(120))];
  expect(short).toBeGreaterThan(0);
  expect(long / short).toBeLessThan(2.5);
});
