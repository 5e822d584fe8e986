import { describe, expect, test } from "vitest";
import { istanbulDate } from "../../domain/istanbul.ts";
import type { OrderInput } from "../../domain/order-book/book-order.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { openLedger } from "../../tests/support/databases/open-ledger.ts";
import { openOrders } from "../../tests/support/databases/open-orders.ts";
import { CAN, DERYA } from "../../tests/support/orders/order-authors.ts";
import { ECES_ORDER } from "../../tests/support/orders/sample-orders.ts";

describe.each(ENGINES)("orders and their money on $engine", ({ newLocation }) => {
  async function openBook() {
    const { store } = await openFor(await newLocation());
    const orders = openOrders(store);
    const write = async (changes: Partial<OrderInput> = {}) =>
      (await orders.create({ ...ECES_ORDER, ...changes }, DERYA)).order;
    return { orders, write, undo: (step: string) => openLedger(store).undoStep(step, DERYA) };
  }

  test("are paid in a step of their own, which can be undone, and the unpaid ones are a list", async () => {
    const { orders, write, undo } = await openBook();
    const [one, two, gone] = [await write(), await write({ payment: "transfer" }), await write()];
    await orders.changeState([{ id: gone.id }], "cancelled", DERYA);
    const unpaid = async (query = "") => {
      const found = await orders.search({ list: "unpaid", query, page: 1 }, { persons: true, now: new Date() });
      expect(found.unpaid).toBe(found.total);
      return found.orders.map(({ number }) => number);
    };
    expect(await unpaid()).toEqual([two.number, one.number]);
    const { step, count } = await orders.changePaid([{ id: two.id, revision: two.revision }], true, CAN);
    expect(count).toBe(1);
    expect(await orders.find(two.id)).toMatchObject({ paid: true, payment: "transfer", state: "new" });
    expect([await unpaid(), await unpaid("kupa")]).toEqual([[one.number], [one.number]]);
    expect((await orders.search({ query: "", page: 1 }, { persons: true, now: new Date() })).unpaid).toBe(1);
    await expect(orders.changePaid([{ id: two.id, revision: two.revision }], false, CAN)).rejects.toMatchObject({
      code: "conflict",
    });
    await undo(step);
    expect((await orders.find(two.id)).paid).toBe(false);
    expect(await unpaid("kupa")).toEqual([two.number, one.number]);
  });

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
    expect((await orders.listUrgent(now)).due.map(({ number }) => number)).toEqual([2, 3]);
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
