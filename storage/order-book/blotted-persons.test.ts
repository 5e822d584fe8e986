import { describe, expect, test } from "vitest";
import { NO_PERSON, type OrderInput } from "../../domain/order-book/book-order.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { openLedger, openOrders } from "../../tests/support/databases/open-ledger.ts";
import { queryPlan } from "../../tests/support/databases/query-plan.ts";
import { CAN, DERYA, ECES_ORDER, ELA } from "../../tests/support/orders/sample-orders.ts";
import { ordersOfCustomers, ordersOfHandles, ordersOfPhones } from "./customers.ts";
import { ordersOfCarts } from "./written-messages.ts";

const DAY = 24 * 3600 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

describe.each(ENGINES)("a person in the book of orders on $engine", ({ newLocation }) => {
  async function openBook() {
    const { db, store } = await openFor(await newLocation());
    const orders = openOrders(store);
    const write = async (changes: Partial<OrderInput> = {}) =>
      (await orders.create({ ...ECES_ORDER, ...changes }, DERYA)).order;
    const undo = (step: string) => openLedger(store).undoStep(step, DERYA);
    const finish = (id: string) => orders.changeState([{ id }], "delivered", DERYA);
    const everything = async () =>
      JSON.stringify([
        await db.selectFrom("orders").selectAll().execute(),
        await db.selectFrom("events").selectAll().execute(),
      ]);
    return { db, store, orders, write, undo, finish, everything };
  }

  const PERSON = /Ece|\bece\b|5321234567|Bursa|Nilüfer|Çiçek|doğdun|Zile|Merhaba|istiyorum/;

  test("is blotted out of all her orders, those in the trash too, and of nobody else's; what was sold stays", async () => {
    const { orders, write, everything } = await openBook();
    const [one, two, removed] = [await write(), await write(), await write()];
    const other = await write({ phone: "905339876543", name: "Nur" });
    await orders.remove(removed.id, { by: DERYA });
    expect((await orders.forget(one.id, DERYA)).count).toBe(3);
    const blotted = await orders.find(two.id);
    expect(blotted).toMatchObject({ ...NO_PERSON, total: 599.9, lines: two.lines, state: "new", day: two.day });
    expect(blotted.blottedAt).not.toBeNull();
    expect((await orders.find(other.id)).name).toBe("Nur");
    await orders.forget(other.id, DERYA);
    expect(await everything()).not.toMatch(PERSON);
    await expect(orders.forget(one.id, DERYA)).rejects.toMatchObject({
      code: "conflict",
      message: "Bu kişinin bilgileri zaten silinmiş",
    });
  });

  test("is blotted out by the owner alone, by no helper who may see her either", async () => {
    const { orders, write } = await openBook();
    const { id } = await write();
    for (const helper of [CAN, ELA]) {
      await expect(orders.forget(id, helper)).rejects.toMatchObject({
        code: "invalid",
        message: "Kişi bilgilerini yalnız dükkân sahibi silebilir",
      });
    }
    expect((await orders.find(id)).name).toBe("Ece Işık");
  });

  test("is blotted out of the gifts that she sent too, and with her who got them, whose own orders stay", async () => {
    const { orders, write, everything } = await openBook();
    const gift = {
      isGift: true,
      name: "Zeynep",
      phone: "905339876543",
      senderName: "Ece Işık",
      sellerNote: "Zile basma",
      customerWords: "Pembe olsun",
    };
    const sent = await write({ ...gift, senderPhone: ECES_ORDER.phone });
    const [own, zeyneps] = [await write(), await write({ name: "Nur", phone: "905339876543", pasted: "" })];
    expect((await orders.search({ query: "ece 5339876543", page: 1 }, { persons: true, now: new Date() })).total).toBe(
      1,
    );
    expect((await orders.forget(sent.id, DERYA)).count).toBe(2);
    expect(await orders.find(own.id)).toMatchObject(NO_PERSON);
    expect(await orders.find(sent.id)).toMatchObject({ ...NO_PERSON, isGift: true });
    expect((await orders.find(zeyneps.id)).name).toBe("Nur");
    expect(await everything()).not.toMatch(/Zeynep/);
  });

  test("takes the wishes and texts in her own words with her, from the history too, and leaves what they cost", async () => {
    const { orders, write, undo, everything } = await openBook();
    const wish = {
      productId: null,
      name: "Ece yazılı kutu",
      color: "Ece pembesi",
      values: [],
      texts: [],
      category: "",
      quantity: 2,
      price: 50,
    };
    const values = [{ group: "zincir-boyu", id: "45-cm", name: "45 cm" }];
    const texts = [{ id: "isim", label: "İsim", text: "Ece ♥" }];
    const sold = ECES_ORDER.lines.map((line) => ({ ...line, values }));
    const { id } = await write();
    const named = sold.map((line) => ({ ...line, texts }));
    const wished = await orders.update(id, { ...ECES_ORDER, lines: [...named, wish] }, { by: DERYA });
    expect(wished.order.lines[0]).toMatchObject({ values, texts });
    expect((await orders.search({ query: "ece ♥", page: 1 }, { persons: true, now: new Date() })).total).toBe(1);
    const { step } = await orders.update(id, { ...ECES_ORDER, lines: [wish] }, { by: DERYA });
    await orders.forget(id, DERYA);
    await undo(step ?? "");
    expect(await orders.find(id)).toMatchObject({
      total: wished.order.total,
      lines: [...sold, { ...wish, name: "Özel istek", color: "" }],
    });
    expect(await everything()).not.toMatch(PERSON);
  });

  test("without a number is blotted out of the one order", async () => {
    const { orders, write } = await openBook();
    const [one, two] = [await write({ phone: "" }), await write({ phone: "" })];
    expect((await orders.forget(one.id, DERYA)).count).toBe(1);
    expect((await orders.find(two.id)).name).toBe("Ece Işık");
  });

  test("is blotted out of the history too: no undo and no version brings anything back", async () => {
    const { orders, write, undo, everything } = await openBook();
    const { id } = await write({ phone: "" });
    const numbered = await orders.update(id, ECES_ORDER, { by: DERYA });
    const changed = await orders.update(id, { ...ECES_ORDER, name: "Ece Ak", day: "2026-02-15" }, { by: DERYA });
    const undone = await undo(changed.step ?? "");
    const { step } = await orders.forget(id, DERYA);
    const events = await orders.listEvents(id);
    expect(events[0]).toMatchObject({ kind: "forget", by: "Derya", changes: {} });
    for (const done of [numbered.step ?? "", step]) {
      await expect(undo(done)).rejects.toMatchObject({ code: "conflict" });
    }
    await undo(undone.step);
    for (const { id: event } of events) {
      await orders.revertTo(id, event, DERYA).catch((error) => expect(error).toMatchObject({ code: "conflict" }));
    }
    expect(await orders.find(id)).toMatchObject(NO_PERSON);
    expect(await everything()).not.toMatch(PERSON);
  });

  test("is not written again into a blotted order, and a repeated request brings nobody back", async () => {
    const { orders, everything } = await openBook();
    const { order } = await orders.create(ECES_ORDER, DERYA, "istek-12");
    await orders.forget(order.id, DERYA);
    await expect(orders.update(order.id, ECES_ORDER, { by: DERYA })).rejects.toMatchObject({
      code: "invalid",
      field: "name",
    });
    await expect(orders.create(ECES_ORDER, DERYA, "istek-12")).rejects.toMatchObject({ code: "conflict" });
    const carrier = await orders.update(order.id, { ...ECES_ORDER, ...NO_PERSON, carrier: "PTT" }, { by: DERYA });
    expect(carrier.order.carrier).toBe("PTT");
    expect(await everything()).not.toMatch(PERSON);
  });

  test("is found by no word and no message any more", async () => {
    const { orders, write } = await openBook();
    const { id, number } = await write();
    expect(await orders.findWritten([`[23.11, 14:05] Ece: ${ECES_ORDER.pasted}`, "", "başka"])).toEqual([
      { id, number },
      undefined,
      undefined,
    ]);
    await orders.forget(id, DERYA);
    expect(await orders.findWritten([ECES_ORDER.pasted])).toEqual([undefined]);
    for (const query of ["ece", "0532 123 45 67"]) {
      expect((await orders.search({ query, page: 1 }, { persons: true, now: new Date() })).total).toBe(0);
    }
  });

  test("stays for the set days after the order is finished, and is then blotted out by the shop", async () => {
    const { orders, write, finish } = await openBook();
    const [done, open] = [await write(), await write()];
    await finish(done.id);
    expect(await orders.removeExpired({ now: inDays(179), keepDays: 180 })).toBe(0);
    expect((await orders.find(done.id)).name).toBe("Ece Işık");
    expect(await orders.removeExpired({ now: inDays(181), keepDays: 180 })).toBe(1);
    expect(await orders.find(done.id)).toMatchObject({ ...NO_PERSON, state: "delivered", total: 599.9 });
    expect((await orders.find(open.id)).name).toBe("Ece Işık");
    expect((await orders.listEvents(done.id))[0]).toMatchObject({ kind: "forget", by: "Dükkân" });
    expect(await orders.removeExpired({ now: inDays(182), keepDays: 180 })).toBe(0);
  });

  test("goes with an order that was in the trash too long, with its history", async () => {
    const { orders, write, db, everything } = await openBook();
    const { id } = await write();
    const kept = await write({ ...NO_PERSON });
    await orders.update(id, { ...ECES_ORDER, name: "Ece Ak" }, { by: DERYA });
    await orders.remove(id, { by: DERYA });
    expect(await orders.removeExpired({ now: inDays(29), keepDays: 180 })).toBe(0);
    expect(await orders.removeExpired({ now: inDays(31), keepDays: 180 })).toBe(1);
    expect(await db.selectFrom("orders").select("id").execute()).toEqual([{ id: kept.id }]);
    expect(await everything()).not.toMatch(PERSON);
  });

  test("stays where the clock is more likely to be wrong", async () => {
    const { orders, write, finish } = await openBook();
    const { id } = await write();
    await finish(id);
    expect(await orders.removeExpired({ now: inDays(4000), keepDays: 180 })).toBe(0);
    expect((await orders.find(id)).name).toBe("Ece Işık");
  });

  test("is not blotted out of an order that is open again", async () => {
    const { orders, write, finish } = await openBook();
    const { id } = await write();
    await finish(id);
    await orders.changeState([{ id }], "preparing", DERYA);
    expect(await orders.removeExpired({ now: inDays(300), keepDays: 180 })).toBe(0);
  });
});

test("on SQLite the orders of a cart and of a phone are found by their indexes", async () => {
  const { db } = await openFor(await ENGINES[0].newLocation());
  expect(await queryPlan(db, ordersOfCarts(db, ["aa", "bb"]))).toContain("orders_by_fingerprint");
  expect(await queryPlan(db, ordersOfPhones(db, ["905321234567", "905321234568"]).select("id"))).toContain(
    "orders_by_phone",
  );
  expect(await queryPlan(db, ordersOfPhones(db, ["905321234567", "905321234568"]).select("id"))).toContain(
    "orders_by_sender",
  );
  expect(await queryPlan(db, ordersOfCustomers(db, ["aa"]).select("id"))).toContain("orders_by_customer");
  expect(await queryPlan(db, ordersOfHandles(db, ["@ece"]).select("id"))).toContain("orders_by_handle");
});
