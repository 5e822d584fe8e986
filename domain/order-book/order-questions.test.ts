import { expect, test } from "vitest";
import { FIRST_ORDER_TEXTS } from "../../content/first-sections.ts";
import { orderInputSchema } from "./book-order.ts";
import { lackingOf } from "./line-questions.ts";
import { questionMessages } from "./order-questions.ts";

const line = { productId: "kupa", name: "Kupa", color: "", category: "", quantity: 1, price: 10 };
const order = { ...orderInputSchema.parse({ lines: [line], name: "Ece" }), number: 12, total: 10 };
const teller = { shopName: "Kurdele", account: "" };
const CUP = { name: "Kupa", colors: ["Mavi", "Kırmızı"], words: [] };
const CASE = { name: "*Kılıf*", colors: [], words: ["model"] };

const asked = (changes = {}, lacking = [CUP, CASE], texts = FIRST_ORDER_TEXTS) =>
  questionMessages({ ...order, ...changes }, { texts, teller, lacking, asksAddress: true });

test("each thing that an order lacks is asked in a message of its own, under the owner's greeting", () => {
  expect(asked().map(({ title }) => title)).toEqual(["Hangi renk?", "Hangi model?", "Adresin?"]);
  const [color, choice, address] = asked();
  const greeting = "Merhaba Ece,\n\n12 numaralı siparişin için bir şey soracağız:\n\n";
  expect(color?.text).toBe(`${greeting}Kupa hangi renk olsun: Mavi, Kırmızı?`);
  expect(choice?.text).toBe(`${greeting}Kılıf için yazar mısın: model`);
  expect(address?.text).toMatch(/Paketini nereye gönderelim/);
  expect(asked({}, [{ ...CASE, words: ["model", "İsim"] }])[0]?.title).toBe("Seçimlerin?");
});

test("nothing that is known is asked, and a gift's buyer is asked for its receiver", () => {
  expect(asked({ address: "Moda Cad. 5" }, [])).toEqual([]);
  const [gift] = asked({ isGift: true, name: "Alıcı", senderName: "Derya" }, []);
  expect(gift?.text).toMatch(/^Merhaba Derya,[\s\S]*Hediyen kime/);
  const bare = asked({ number: undefined }, [CUP], { ...FIRST_ORDER_TEXTS, question: "" });
  expect(bare[0]?.text).toBe("Kupa hangi renk olsun: Mavi, Kırmızı?");
});

test("a line of the book lacks what its product asks today, and of a product that is gone nothing", () => {
  const needs = [
    { id: "model", word: "model" },
    { id: "isim", word: "İsim", isText: true },
  ];
  const sold = { ...line, values: [{ group: "model", id: "13", name: "iPhone 13" }], texts: [] };
  expect(lackingOf(sold, { colors: ["Mavi", "Kırmızı"], needs })).toEqual({
    name: "Kupa",
    colors: ["Mavi", "Kırmızı"],
    words: ["İsim"],
  });
  expect(lackingOf({ ...sold, color: "Mavi" }, { colors: ["Mavi", "Kırmızı"] }).colors).toEqual([]);
  expect(lackingOf(sold, { colors: ["Mavi"] }).colors).toEqual([]);
  expect(lackingOf(sold, undefined)).toEqual({ name: "Kupa", colors: [], words: [] });
});
