import { describe, expect, test } from "vitest";
import { istanbulDate } from "../../domain/istanbul.ts";
import type { OrderInput } from "../../domain/order-book/book-order.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { openLedger, openOrders } from "../../tests/support/databases/open-ledger.ts";
import { CAN, DERYA, ECES_ORDER, PLAIN_ORDER } from "../../tests/support/orders/sample-orders.ts";

describe.each(ENGINES)("orders and their money on $engine", ({ newLocation }) => {
  async function openBook() {
    const { store } = await openFor(await newLocation());
    const orders = openOrders(store);
    const write = async (changes: Partial<OrderInput> = {}) =>
      (await orders.create({ ...ECES_ORDER, ...changes }, DERYA)).order;
    return { orders, write, undo: (step: string) => openLedger(store).undoStep(step, DERYA) };
  }

  test("of a customer say how many she had before, by her phone, to who may see persons", async () => {
    const { orders, write } = await openBook();
    await write();
    await write({ isGift: true, phone: "905339998877", senderPhone: ECES_ORDER.phone });
    await write({ phone: "905339998877" });
    await write({ phone: "" });
    const { id } = await write();
    await write();
    await orders.remove(id, { by: DERYA });
    const nths = async (persons: boolean) =>
      (await orders.search({ query: "", page: 1 }, { persons, now: new Date() })).orders.map(({ number, nth }) => [
        number,
        nth,
      ]);
    expect(await nths(true)).toEqual([
      [6, 3],
      [4, 1],
      [3, 1],
      [2, 2],
      [1, 1],
    ]);
    expect((await nths(false)).every(([, nth]) => nth === 1)).toBe(true);
  });

  test("that are here still are a list, and those of them that go out today: wanted by tomorrow", async () => {
    const { orders, write } = await openBook();
    const now = new Date("2026-11-24T22:00:00Z");
    const days = ["", "2026-11-20", "2026-11-26", "2026-11-27"];
    for (const day of days) await write({ day });
    await write({ day: "2026-11-25", state: "sent" });
    for (const query of ["", "kupa"]) {
      const found = await orders.search({ list: "due", query, page: 1 }, { persons: true, now });
      expect(found.orders.map(({ day }) => day)).toEqual(["2026-11-26", "2026-11-20"]);
      expect([found.due, found.total, found.open]).toEqual([2, 2, 4]);
      const open = await orders.search({ list: "open", query, page: 1 }, { persons: true, now });
      expect(open.orders.map(({ day }) => day)).toEqual(days.toReversed());
      expect(open.total).toBe(4);
    }
  });

  test("keep what is paid beside the products, not said or free; it is undone with them and stands in the sums", async () => {
    const { orders, write, undo } = await openBook();
    const { id } = await write({ sending: 49.9, fee: 29.9, payment: "at-door", cardLink: false });
    const free = await write({ sending: 0, cardLink: true, paid: true });
    expect(await orders.find(id)).toMatchObject({ total: 599.9, sending: 49.9, fee: 29.9 });
    expect(free).toMatchObject({ sending: 0, fee: null, cardLink: true, payment: "waiting" });
    const day = istanbulDate(new Date());
    const sums = () => orders.sums({ from: day, until: day });
    expect(await sums()).toMatchObject({ total: 1199.8, toPay: 1279.6, unpaid: 679.7 });
    const changed = { ...ECES_ORDER, payment: "transfer" as const, sending: null, fee: null };
    const { step } = await orders.update(id, changed, { by: DERYA });
    expect(await sums()).toMatchObject({ toPay: 1199.8, unpaid: 599.9 });
    await undo(step ?? "");
    expect(await orders.find(id)).toMatchObject({ sending: 49.9, fee: 29.9, payment: "at-door" });
  });
});

const OWNER = { persons: true };

describe.each(ENGINES)("orders and what is said beside them on $engine", ({ newLocation }) => {
  async function openBook() {
    const { store } = await openFor(await newLocation());
    const orders = openOrders(store);
    const write = async (changes: Partial<OrderInput> = {}) =>
      (await orders.create({ ...ECES_ORDER, ...changes }, DERYA)).order;
    return { store, orders, write };
  }

  test("the words of customers are told with what is picked, until they are seen, and to nobody who may not see persons", async () => {
    const { orders, write } = await openBook();
    const { id, number, ...order } = await write({ customerWords: "lila değil bebek mavisi" });
    await write();
    const told = async (among = OWNER) => (await orders.listPicking(["new"], among)).told;
    expect(await told()).toEqual([{ number, words: "lila değil bebek mavisi" }]);
    expect(await told({ persons: false })).toEqual([]);
    expect((await orders.listPicking(["sent"], OWNER)).told).toEqual([]);
    await orders.update(id, { ...order, customerWordsSeen: true }, { by: DERYA });
    expect(await told()).toEqual([]);
  });

  test("place, address and tracking number find an order, for nobody who may not see persons and of nobody who is blotted out", async () => {
    const { orders, write } = await openBook();
    const sent = { address: "Gülbahar Çıkmazı 3", district: "Şişli", province: "İstanbul", tracking: "7213 4455 6677" };
    const { id } = await write({ ...sent, phone: "905559998877" });
    const found = async (query: string, among = OWNER) =>
      (await orders.search({ query, page: 1 }, { ...among, now: new Date() })).total;
    for (const query of ["gulbahar cikmazi", "SİSLİ", "istanbul", "721344556677", "7213 4455"]) {
      expect([query, await found(query), await found(query, { persons: false })]).toEqual([query, 1, 0]);
    }
    await orders.forget(id, DERYA);
    for (const query of ["gulbahar", "sisli", "721344556677"]) expect(await found(query)).toBe(0);
  });

  test("the numbers of many parcels are written in one step, which is undone, by who may see persons alone", async () => {
    const { store, orders, write } = await openBook();
    const [one, two] = [await write({ carrier: "Aras" }), await write()];
    const parcels = [
      { ...one, tracking: "111111" },
      { ...two, tracking: "222222" },
    ];
    await expect(orders.changeTracking(parcels, "PTT", CAN)).rejects.toMatchObject({ code: "invalid" });
    const { step, count } = await orders.changeTracking(parcels, "PTT", DERYA);
    expect(count).toBe(2);
    expect(await orders.find(two.id)).toMatchObject({ tracking: "222222", carrier: "PTT" });
    await openLedger(store).undoStep(step, DERYA);
    expect(await orders.find(one.id)).toMatchObject({ tracking: one.tracking, carrier: "Aras" });
    await orders.forget(one.id, DERYA);
    await expect(orders.changeTracking([{ id: one.id, tracking: "333" }], "", DERYA)).rejects.toMatchObject({
      code: "invalid",
    });
  });

  test("one number for two people is refused for all, unless it is wanted, and undone like any other", async () => {
    const { store, orders, write } = await openBook();
    const ada = { name: "Ada", phone: "905321112233" };
    const [one, two, three] = [await write(ada), await write({ name: "Ada", phone: "" }), await write(ada)];
    const parcelsOf = (...sent: (typeof one)[]) => sent.map((order) => ({ ...order, tracking: "7213 4455" }));
    const numbers = `#${one.number} ve #${two.number}`;
    await expect(orders.changeTracking(parcelsOf(one, two), "PTT", DERYA)).rejects.toMatchObject({
      code: "conflict",
      field: "tracking",
      message: `Aynı takip numarası iki kişide: ${numbers}`,
    });
    expect((await orders.find(one.id)).tracking).toBe(one.tracking);
    expect((await orders.changeTracking(parcelsOf(one, three), "", DERYA)).count).toBe(2);
    const now = [await orders.find(one.id), await orders.find(two.id)];
    const { step } = await orders.changeTracking(parcelsOf(...now), "", DERYA, { evenIfShared: true });
    expect((await orders.find(two.id)).tracking).toBe("7213 4455");
    await openLedger(store).undoStep(step, DERYA);
    expect((await orders.find(two.id)).tracking).toBe(two.tracking);
  });
});

describe.each(ENGINES)("a line with a question on $engine", ({ newLocation }) => {
  test("stores it among the values, as the version before reads it, and a row of before is read and kept", async () => {
    const { db, store } = await openFor(await newLocation());
    const orders = openOrders(store);
    const [line] = PLAIN_ORDER.lines;
    if (!line) throw new Error("no line");
    const asking: OrderInput = {
      ...PLAIN_ORDER,
      lines: [{ ...line, asked: [{ id: "telefon-modeli", word: "model" }] }],
    };
    const { id } = (await orders.create(asking, DERYA)).order;
    const stored = async () => (await db.selectFrom("orders").select("lines").where("id", "=", id).execute())[0]?.lines;
    expect(await stored()).toContain('"values":[{"group":"telefon-modeli","id":"","name":"model sorulacak"}]');
    const old = (await stored())?.replace("telefon-modeli", "") ?? "";
    await db.updateTable("orders").set({ lines: old }).where("id", "=", id).execute();
    const found = await orders.find(id);
    expect(found.lines).toEqual([{ ...line, asked: [{ id: "model", word: "model" }] }]);
    expect((await orders.update(id, found, { by: DERYA })).step).toBeUndefined();
    expect(await stored()).toBe(old);
  });
});
