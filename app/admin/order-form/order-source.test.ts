import { afterEach, expect, test, vi } from "vitest";
import { PLAIN_ORDER } from "../../../tests/support/orders/sample-orders.ts";
import { changedOrderFields, newOrderSource, orderFields } from "./order-source.tsx";

afterEach(() => vi.unstubAllGlobals());

test("an order of more than is left is written when it is saved again, and asked about when its lines have changed", async () => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  const insists: boolean[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    insists.push(JSON.parse(body).evenIfGone);
    return Response.json({ detail: "Yalnız 1 adet kaldı", field: "lines" }, { status: 409 });
  });
  const source = newOrderSource({ begun: undefined, parcel: undefined, userId: "derya", onWritten: () => {} });
  const more = PLAIN_ORDER.lines.map((line) => ({ ...line, quantity: 9 }));
  for (const order of [PLAIN_ORDER, PLAIN_ORDER, { ...PLAIN_ORDER, lines: more }, { ...PLAIN_ORDER, note: "acele" }]) {
    await expect(source.save(undefined, order)).rejects.toMatchObject({ status: 409 });
  }
  expect(insists).toEqual([false, true, false, false]);
});

const NAMES = { categoryName: (slug: string) => slug, sets: [] };

test("the history says which message went, and when", () => {
  const told = [{ what: "confirmation", at: "2024-11-28T09:00:00.000Z" }];
  expect(orderFields(undefined).say("told", told, [], NAMES)).toBe("Onay mesajı, 28 Kasım 2024 12:00");
  expect(orderFields(undefined).say("told", told, told, NAMES)).toBe("");
});

test("an undone payment is told by itself where a later one stays, with the title that it had", () => {
  const [deposit, rest] = [
    { id: "a", amount: 100, way: "transfer", day: "2026-11-28" },
    { id: "b", amount: 150, way: "cash", day: "2026-11-29" },
  ];
  const fields = changedOrderFields({ payments: { before: [deposit, rest], after: [rest] } });
  const words = "Kapora ₺100,00 havale, 28 Kasım";
  expect(fields.gone?.("payments", [deposit, rest], [rest])).toBe(words);
  expect(fields.gone?.("payments", [deposit], []), "nothing stays").toBeUndefined();
  expect(fields.gone?.("payments", [rest], [deposit, rest]), "it came back").toBeUndefined();
  expect(fields.gone?.("note", "a", "b")).toBeUndefined();
  expect(fields.say("payments", [deposit], [deposit, rest], NAMES)).toBe(words);
  const [ten, five] = [
    { word: "", percent: 10 },
    { word: "çizik", amount: 5 },
  ];
  expect(fields.gone?.("discounts", [ten, five], [five])).toBe("İndirim %10");
});

test("the history says a deposit, and tells payments whole where some only came or went", () => {
  const [deposit, rest] = [
    { id: "a", amount: 100, way: "transfer", day: "2026-11-28" },
    { id: "b", amount: 50, way: "cash", day: "2026-11-28", back: true },
  ];
  const { say } = orderFields(250);
  expect(say("payments", [deposit], [], NAMES)).toBe("Kapora ₺100,00 havale, 28 Kasım");
  expect(say("payments", [deposit], [deposit, rest], NAMES)).toBe("Kapora ₺100,00 havale, 28 Kasım");
  expect(say("payments", [deposit, rest], [deposit], NAMES)).toBe(
    "Kapora ₺100,00 havale, 28 Kasım\nGeri ödeme ₺50,00 elden, 28 Kasım",
  );
  expect(say("payments", [], [deposit], NAMES)).toBe("");
  expect(say("payments", [{ ...deposit, kept: true }], [deposit], NAMES)).toBe(
    "Kapora ₺100,00 havale, 28 Kasım, iade edilmez",
  );
});
