import { expect, test } from "vitest";
import { ECES_ORDER } from "../../tests/support/orders/sample-orders.ts";
import { type BookOrder, NO_PERSON, orderLineSchema } from "./book-order.ts";
import { customerInWords, customerNamed, customerSums, isByHand, joinedNote, partedNote } from "./customer.ts";

const AT = "2026-11-26T09:00:00.000Z";
const kupa = { ...orderLineSchema.parse(ECES_ORDER.lines[0]), quantity: 2, price: 100 };

const order = (changes: Partial<BookOrder> = {}): BookOrder => ({
  ...NO_PERSON,
  ...ECES_ORDER,
  ...{ id: "o", number: 1, total: 200, wroteAt: AT, stateAt: AT, blottedAt: null, pageKey: "", revision: 1 },
  lines: [kupa],
  ...changes,
});

test("what a customer bought, paid, returned and owes comes from all her orders", () => {
  const payment = { id: "1", amount: 150, way: "cash", day: "2026-11-26" } as const;
  const orders = [
    order({ sending: 50, payments: [payment] }),
    order({ lines: [{ ...kupa, returned: 1 }] }),
    order({ state: "cancelled" }),
    order({ state: "returned" }),
  ];
  expect(customerSums(orders)).toEqual({
    bought: [{ name: "Çift kişilik kupa (Mavi)", pieces: 3 }],
    returned: 2,
    paid: 150,
    left: 200,
    toGoBack: 0,
  });
});

test("money that is to go back pays no debt of another order", () => {
  const payment = { id: "1", amount: 150, way: "cash", day: "2026-11-26" } as const;
  const orders = [
    order(),
    order({ state: "cancelled", payments: [payment] }),
    order({ payments: [{ ...payment, amount: 230 }] }),
  ];
  expect(customerSums(orders)).toMatchObject({ paid: 380, left: 200, toGoBack: 180 });
});

test("she is called by the newest order that says so, for a gift by its sender", () => {
  const gift = order({ isGift: true, name: "Nur", phone: "905", senderName: "Ece", senderPhone: "905321234567" });
  const named = customerNamed([{ ...gift, senderName: "" }, gift, order({ name: "Ece Işık", handle: "@ece" })]);
  expect(named).toEqual({ name: "Ece", phones: ["905321234567"], handle: "@ece", note: "" });
});

test("a parted customer takes her own lines of the note; what belongs to both or to nobody stays", () => {
  const note = "Pembe\nMor\nYeni";
  expect(partedNote({ note, own: "Mor", others: ["Pembe"] })).toEqual({ taken: "Mor", left: "Pembe\nYeni" });
  expect(partedNote({ note, own: "Mor", others: ["Mor"] })).toEqual({ taken: "Mor", left: note });
  expect(partedNote({ note, own: "", others: [] })).toEqual({ taken: "", left: note });
  expect(partedNote({ note, own: "Silinen", others: [] })).toEqual({ taken: "", left: note });
});

test("notes are joined once, and who joined or parted is told", () => {
  expect(joinedNote(["Pembe", "", "Mor", "Pembe"])).toBe("Pembe\nMor");
  expect(["+a", "-a", "a"].map(isByHand)).toEqual([true, true, false]);
  expect(["+a", "-a", "a"].map(customerInWords)).toEqual([
    "Elle birleştirildi",
    "Elle ayrıldı",
    "Telefonundan bulundu",
  ]);
});
