import { expect, test } from "vitest";
import { FIRST_ORDER_TEXTS } from "../../content/first-sections.ts";
import { orderInputSchema } from "./book-order.ts";
import { orderAnswer, orderMessages, questionMessages } from "./order-answers.ts";

const texts = { ...FIRST_ORDER_TEXTS, confirmation: "Merhaba {ad},\n\n{ürünler}\n\n*Toplam: {ödenecek}*\n\n{dükkân}" };
const teller = { shopName: "Kurdele", account: "" };
const NECKLACE = { productId: "kolye", name: "Kolye", color: "altın", category: "", quantity: 1, price: 349.9 };
const MISSING = { name: "Labubu", color: "Pembe" };
const LACKING = { name: "Kolye", colors: [], words: ["İsim"] };

/** The answer to an order as it stands in the book, whatever its message said. */
function answered(changes: object = {}, beside?: Parameters<typeof orderAnswer>[3]) {
  const input = orderInputSchema.parse({ lines: [NECKLACE], name: "Ece", sending: 0, ...changes });
  return orderAnswer(texts, { ...input, number: 12 }, teller, beside);
}

test("a saved order is answered with its own lines and amount, to whoever ordered", () => {
  expect(answered()).toBe("Merhaba Ece,\n\n• Kolye (altın) x1\n\n*Toplam: ₺349,90 (kargo ücretsiz)*\n\nKurdele");
  expect(answered({ isGift: true, name: "Alıcı", senderName: "Derya" })).toMatch(/^Merhaba Derya,/);
});

test("what is missing and still open stands below the products of a new order alone", () => {
  expect(answered({}, { missing: [MISSING], lacking: [LACKING] })).toBe(
    "Merhaba Ece,\n\n• Kolye (altın) x1\n\nŞu an yok: Labubu (Pembe)\n\nKolye için yazar mısın: İsim\n\n*Toplam: ₺349,90 (kargo ücretsiz)*\n\nKurdele",
  );
  const sent = answered({ state: "sent" }, { missing: [MISSING], lacking: [LACKING] });
  expect(sent).toContain("Kargon yola çıktı");
  expect(sent).not.toMatch(/Labubu|İsim/);
});

test("an order that was cancelled is not confirmed, and a returned one has no answer", () => {
  expect(answered({ state: "cancelled" })).toBe(answered({ state: "cancelled" }, { missing: [MISSING] }));
  expect(answered({ state: "cancelled" })).not.toContain("Toplam");
  expect(answered({ state: "returned" })).toBeUndefined();
});

const line = { productId: "kupa", name: "Kupa", color: "", category: "", quantity: 1, price: 10 };
const order = { ...orderInputSchema.parse({ lines: [line], name: "Ece" }), number: 12, total: 10 };
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
  expect(asked({ address: "Moda Cad. 5", province: "İstanbul", district: "Kadıköy" }, [])).toEqual([]);
  expect(asked({ address: "Moda Cad. 5", province: "İstanbul" }, [])).toMatchObject([
    { what: "ask-address", title: "İl, ilçe?", text: expect.stringMatching(/Adres hangi ilde, hangi ilçede\?$/) },
  ]);
  const [gift] = asked({ isGift: true, name: "Alıcı", senderName: "Derya" }, []);
  expect(gift?.text).toMatch(/^Merhaba Derya,[\s\S]*Hediyen kime/);
  const bare = asked({ number: undefined }, [CUP], { ...FIRST_ORDER_TEXTS, question: "" });
  expect(bare[0]?.text).toBe("Kupa hangi renk olsun: Mavi, Kırmızı?");
});

test("the messages of an order are of its state, for its money and for what it lacks, and say which mark they leave", () => {
  const marks = (changes = {}) =>
    orderMessages(
      { ...order, ...changes },
      { texts: FIRST_ORDER_TEXTS, teller, lacking: [CUP], asksAddress: true },
    ).map(({ what }) => what);
  expect(marks()).toEqual(["confirmation", "reminder", "ask-color", "ask-address"]);
  expect(marks({ payment: "transfer", address: "Moda Cad. 5" })).toEqual([
    "confirmation",
    "reminder",
    "ask-receipt",
    "ask-color",
    "ask-address",
  ]);
  expect(marks({ address: "Moda Cad. 5", province: "İstanbul", district: "Kadıköy" })).not.toContain("ask-address");
  expect(marks({ state: "sent", payment: "at-door" })).toEqual(["sent"]);
  expect(marks({ state: "delivered", paid: true })).toEqual(["delivered"]);
  expect(marks({ state: "returned" })).toEqual([]);
});
