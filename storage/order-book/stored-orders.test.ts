import { describe, expect, test } from "vitest";
import { cartCode } from "../../domain/order/cart-code.ts";
import type { OrderInput } from "../../domain/order-book/book-order.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { openLedger, openOrders } from "../../tests/support/databases/open-ledger.ts";
import { CAN, DERYA, ECES_ORDER, ELA, PLAIN_ORDER } from "../../tests/support/orders/sample-orders.ts";

describe.each(ENGINES)("the book of orders on $engine", ({ newLocation }) => {
  async function openBook() {
    const { db, store } = await openFor(await newLocation());
    const orders = openOrders(store);
    const write = async (changes: Partial<OrderInput> = {}, by = DERYA) =>
      (await orders.create({ ...ECES_ORDER, ...changes }, by)).order;
    const undo = (step: string, by = DERYA) => openLedger(store).undoStep(step, by);
    return { db, store, orders, write, undo };
  }

  test("keeps an order as it was sent, with a number, a total and the time of its state", async () => {
    const { orders } = await openBook();
    const { order } = await orders.create(ECES_ORDER, DERYA);
    expect(order).toMatchObject({ ...ECES_ORDER, number: 1, total: 599.9, blottedAt: null, stateAt: order.wroteAt });
    expect(await orders.find(order.id)).toEqual(order);
    await expect(orders.find("yok")).rejects.toMatchObject({ code: "not-found", message: "Sipariş bulunamadı" });
  });

  test("a repeated request writes one order; another order under its key is refused", async () => {
    const { orders, write } = await openBook();
    const first = await orders.create(ECES_ORDER, DERYA, "istek-12");
    expect(await orders.create(ECES_ORDER, DERYA, "istek-12")).toEqual(first);
    await expect(orders.create(PLAIN_ORDER, DERYA, "istek-12")).rejects.toMatchObject({ code: "conflict" });
    expect((await write()).number).toBe(2);
  });

  test("a message is written once by those who read it at the same time, unless they insist", async () => {
    const { orders, write } = await openBook();
    const message = { ...ECES_ORDER, pasted: `${ECES_ORDER.pasted}\nteşekkürler` };
    const tries = await Promise.allSettled([
      orders.create(ECES_ORDER, DERYA, "istek-12", { unlessWritten: true }),
      orders.create(message, CAN, "istek-13", { unlessWritten: true }),
    ]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(tries.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "conflict", field: "pasted", message: "Bu mesaj az önce deftere yazıldı: #1" },
    });
    expect((await write(message, CAN)).number).toBe(2);
    expect(
      (await orders.create({ ...PLAIN_ORDER, pasted: "" }, DERYA, undefined, { unlessWritten: true })).order.number,
    ).toBe(3);
  });

  test("a message is known again by its link and its head or person, and not by its words", async () => {
    const { orders, write } = await openBook();
    const link = `Sepet: https://fiyonk.example/sepet#${cartCode(12, [{ id: "kupa", quantity: 2 }])}`;
    const [first, second] = [await write({ pasted: `[14:05, 23.11.2026] Fatma: ${link}` }), await write()];
    const found = await orders.findWritten([
      `[23.11.2026 14:05:12] Fatma: ${link}\nteşekkürler`,
      `[14:05, 23.11.2026] Selin: ${link}`,
      link,
      `${ECES_ORDER.pasted}\nteşekkürler`,
      ECES_ORDER.pasted.replace("Ece Işık", "Can Ak"),
      ECES_ORDER.pasted.split("Sepet:")[0] ?? "",
    ]);
    expect(found.map((one) => one?.id)).toEqual([first.id, undefined, undefined, second.id, undefined, undefined]);
  });

  test("numbers go up and are never given twice, however many write at once and whatever is deleted", async () => {
    const { db, write, orders } = await openBook();
    const written = await Promise.all([write(), write(), write(), write()]);
    expect(written.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4]);
    for (const { id } of written) await orders.remove(id, { by: DERYA });
    await db.deleteFrom("orders").execute();
    expect((await write()).number).toBe(5);
  });

  test("other lines make another total, and undo brings both back", async () => {
    const { orders, write, undo } = await openBook();
    const { id } = await write();
    const { order, step } = await orders.update(id, { ...ECES_ORDER, lines: PLAIN_ORDER.lines }, { by: DERYA });
    expect(order.total).toBe(300);
    await undo(step ?? "");
    expect(await orders.find(id)).toMatchObject({ lines: ECES_ORDER.lines, total: 599.9 });
  });

  test("states of many change in one step, all or none, and are undone together", async () => {
    const { orders, write, undo } = await openBook();
    const [one, two] = [await write(), await write()];
    const chosen = [{ id: one.id, revision: one.revision }, { id: two.id }];
    await expect(orders.changeState([...chosen, { id: "yok" }], "sent", DERYA)).rejects.toMatchObject({
      code: "not-found",
    });
    const { step, count, revision } = await orders.changeState(chosen, "sent", CAN);
    expect(count).toBe(2);
    const sent = await orders.find(one.id);
    expect(sent).toMatchObject({ state: "sent", revision });
    expect(sent.stateAt > one.stateAt).toBe(true);
    expect(
      await orders.changeState(
        chosen.map(({ id }) => ({ id })),
        "sent",
        DERYA,
      ),
    ).toMatchObject({ count: 0 });
    await undo(step);
    expect((await orders.find(two.id)).state).toBe("new");
  });

  test("its history names no person, and any version can be had back", async () => {
    const { orders, write, store } = await openBook();
    const { id } = await write();
    await orders.update(id, { ...ECES_ORDER, carrier: "Aras" }, { by: DERYA });
    await orders.update(id, { ...ECES_ORDER, carrier: "PTT", payment: "transfer" }, { by: CAN });
    const events = await orders.listEvents(id);
    expect(events).toMatchObject([
      { by: "Can", changes: { carrier: { before: "Aras", after: "PTT" }, payment: { after: "transfer" } } },
      { by: "Derya", kind: "change" },
      { kind: "create" },
    ]);
    expect((await openLedger(store).listSteps())[0]).toMatchObject({ subject: "order", name: "1 numaralı sipariş" });
    const { order } = await orders.revertTo(id, events[1]?.id ?? "", DERYA);
    expect(order).toMatchObject({ carrier: "Aras", payment: "waiting" });
  });

  describe("of somebody who may not see persons", () => {
    test("keeps the person of a new order, and is told that that of another is not hers to change", async () => {
      const { orders, write } = await openBook();
      expect(await write({}, CAN)).toMatchObject({ name: "Ece Işık", phone: "905321234567", total: 599.9 });
      const { id } = await write();
      for (const person of [{ name: "Başkası" }, { note: "Zile bas" }, { tracking: "1" }]) {
        const [field] = Object.keys(person);
        await expect(orders.update(id, { ...person, carrier: "PTT" }, { by: CAN })).rejects.toMatchObject({
          ...{ code: "forbidden", message: "Kişi bilgilerini yalnız dükkân sahibi değiştirebilir", field },
        });
      }
      // A whole order as she was shown it has blanks, and what is equal changes nobody.
      const asShown = { ...PLAIN_ORDER, phone: ECES_ORDER.phone, carrier: "Aras" };
      const { order } = await orders.update(id, asShown, { by: CAN });
      expect(order).toMatchObject({ name: "Ece Işık", phone: "905321234567", carrier: "Aras", total: 300 });
    });

    test("undoes no change of a person, and goes back to a version without changing her", async () => {
      const { orders, write, undo } = await openBook();
      const { id } = await write();
      const named = await orders.update(id, { ...ECES_ORDER, name: "Ece Ak", carrier: "Aras" }, { by: DERYA });
      await expect(undo(named.step ?? "", CAN)).rejects.toMatchObject({
        code: "invalid",
        message: "Kişi bilgilerini yalnız dükkân sahibi değiştirebilir",
        field: "name",
      });
      const created = (await orders.listEvents(id)).at(-1)?.id ?? "";
      expect((await orders.revertTo(id, created, CAN)).order).toMatchObject({ name: "Ece Ak", carrier: "" });
      expect((await orders.revertTo(id, created, ELA)).order).toMatchObject({ name: "Ece Işık", carrier: "" });
    });
  });

  describe("is searched", () => {
    async function searched(query: string, persons = true) {
      const { orders, write } = await openBook();
      for (let other = 1; other <= 11; other += 1) await orders.create(PLAIN_ORDER, DERYA);
      await write();
      return (await orders.search({ query, page: 1 }, { persons, now: new Date() })).orders.map(({ number }) => number);
    }

    test.each([
      "ece isik",
      "IŞIK",
      "0532 123 45 67",
      "+90 (532) 123-45-67",
      "5321234567",
      "532 123",
      "çift KİŞİLİK kupa",
      "kupa mavi",
      "12",
      "#12",
    ])("by %j", async (query) => {
      expect((await searched(query))[0]).toBe(12);
    });

    test.each(["ece", "0532 123 45 67", "532123"])("but not by %j where persons are not seen", async (query) => {
      expect(await searched(query, false)).toEqual([]);
    });

    test("%, _ and quotes are no wildcards", async () => {
      expect(await searched("%zz_")).toEqual([]);
      expect(await searched("%')--")).toHaveLength(12);
    });
  });

  test("is listed by state, the newest first, with the number of each state, in pages", async () => {
    const { orders, write } = await openBook();
    const written = [];
    for (let order = 0; order < 52; order += 1) written.push(await write());
    await orders.changeState(
      written.slice(0, 3).map(({ id }) => ({ id })),
      "sent",
      DERYA,
    );
    const sent = await orders.search({ state: "sent", query: "", page: 1 }, { persons: true, now: new Date() });
    expect(sent).toMatchObject({ total: 3, counts: { new: 49, sent: 3, returned: 0 } });
    expect(sent.orders.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(sent.orders[0]).toMatchObject({ name: "Ece Işık", lineCount: 2, pieces: 3, total: 599.9 });
    const second = await orders.search({ query: "", page: 2 }, { persons: true, now: new Date() });
    expect(second.orders.map(({ number }) => number)).toEqual([2, 1]);
    expect(await orders.search({ query: "", page: 99 }, { persons: true, now: new Date() })).toEqual(second);
    expect(await orders.search({ query: "kupa", page: 99 }, { persons: true, now: new Date() })).toEqual(second);
  });
});
