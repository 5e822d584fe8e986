import { describe, expect, test } from "vitest";
import type { OrderInput } from "../../domain/order-book/book-order.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { openLedger } from "../../tests/support/databases/open-ledger.ts";
import { openOrders } from "../../tests/support/databases/open-orders.ts";
import { CAN, DERYA } from "../../tests/support/orders/order-authors.ts";
import { ECES_ORDER } from "../../tests/support/orders/sample-orders.ts";

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
