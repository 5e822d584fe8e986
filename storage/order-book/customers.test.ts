import { describe, expect, test } from "vitest";
import { NO_PERSON, type OrderInput } from "../../domain/order-book/book-order.ts";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { openLedger, openOrders } from "../../tests/support/databases/open-ledger.ts";
import { CAN, DERYA, ECES_ORDER, ELA } from "../../tests/support/orders/sample-orders.ts";

const OTHER = "905339998877";

describe.each(ENGINES)("the customers of orders on $engine", ({ newLocation }) => {
  async function openBook() {
    const { db, store } = await openFor(await newLocation());
    const orders = openOrders(store);
    const write = async (changes: Partial<OrderInput> = {}, by = DERYA) =>
      (await orders.create({ ...ECES_ORDER, pasted: "", ...changes }, by)).order;
    const numbersOf = async (id: string) => (await orders.listCustomer(id)).map(({ number }) => number);
    const undo = (step: string) => openLedger(store).undoStep(step, DERYA);
    const everything = async () =>
      JSON.stringify([
        await db.selectFrom("orders").selectAll().execute(),
        await db.selectFrom("events").selectAll().execute(),
      ]);
    return { db, orders, write, numbersOf, undo, everything };
  }

  test("are found by phone, by the sender's of a gift, and by a name in WhatsApp", async () => {
    const { orders, write, numbersOf } = await openBook();
    const first = await write();
    await write({ isGift: true, phone: OTHER, senderPhone: ECES_ORDER.phone });
    await write({ phone: OTHER });
    await write({ phone: "", handle: "@ece" });
    await write({ phone: "" });
    const { id } = await write({ handle: "@ece" });
    expect(await numbersOf(first.id)).toEqual([6, 2, 1]);
    expect(await numbersOf(id)).toEqual([6, 2, 1]);
    const removed = await write();
    await orders.remove(removed.id, { by: DERYA });
    expect(await numbersOf(first.id)).toEqual([6, 2, 1]);
    expect(await numbersOf((await write({ phone: "", handle: "@ece" })).id)).toEqual([8, 6, 2, 1]);
  });

  test("are found anew by another number, but a corrected number of an only order changes nobody", async () => {
    const { orders, write, numbersOf, undo } = await openBook();
    const [one, two] = [await write(), await write()];
    const wrong = await write({ phone: "905321234568" });
    const before = (await orders.find(wrong.id)).customer;
    await orders.update(wrong.id, { phone: "905321234569" }, { by: DERYA });
    expect((await orders.find(wrong.id)).customer).toBe(before);
    const { step } = await orders.update(wrong.id, { phone: ECES_ORDER.phone }, { by: DERYA });
    expect(await numbersOf(one.id)).toEqual([3, 2, 1]);
    await undo(step ?? "");
    expect((await orders.find(wrong.id)).customer).toBe(before);
    await orders.update(two.id, { phone: OTHER }, { by: DERYA });
    expect(await numbersOf(one.id)).toEqual([1]);
    await orders.update(two.id, { phone: "" }, { by: DERYA });
    expect(await numbersOf(two.id)).toEqual([2]);
  });

  test("have one note in all their orders, and new orders get it", async () => {
    const { orders, write, undo } = await openBook();
    const [one, two] = [await write(), await write()];
    const seen = await orders.find(two.id);
    const { step, count } = await orders.noteCustomer({ id: one.id, note: "Pembe sever" }, ELA);
    expect(count).toBe(2);
    const three = await write();
    const notes = async () =>
      (await Promise.all([one, two, three].map(({ id }) => orders.find(id)))).map(({ customerNote }) => customerNote);
    expect(await notes()).toEqual(["Pembe sever", "Pembe sever", "Pembe sever"]);
    // Who changes another part of an order that she opened before is not refused.
    await orders.update(two.id, { carrier: "PTT" }, { by: DERYA, expectedRevision: seen.revision });
    await undo(step);
    expect(await notes()).toEqual(["", "", "Pembe sever"]);
    await expect(orders.noteCustomer({ id: one.id, note: "" }, DERYA)).resolves.toMatchObject({ count: 1 });
    await expect(orders.noteCustomer({ id: one.id, note: "" }, DERYA)).rejects.toMatchObject({ code: "conflict" });
  });

  test("who were joined by mistake get their own later orders back once that is undone", async () => {
    const { orders, write, numbersOf, undo } = await openBook();
    const [one, two] = [await write(), await write({ phone: OTHER })];
    await orders.noteCustomer({ id: one.id, note: "Pembe" }, DERYA);
    const joined = await orders.joinCustomers({ id: one.id, other: two.id }, DERYA);
    const [three, four] = [await write(), await write({ phone: OTHER })];
    expect(await numbersOf(one.id)).toEqual([4, 3, 2, 1]);
    await undo(joined.step);
    expect([await numbersOf(three.id), await numbersOf(four.id)]).toEqual([
      [3, 1],
      [4, 2],
    ]);
    expect((await orders.find(four.id)).customerNote).toBe("");
  });

  test("are joined and parted by hand, which an undo and no other number takes back", async () => {
    const { orders, write, numbersOf, undo } = await openBook();
    const [one, two] = [await write(), await write({ phone: OTHER })];
    await orders.noteCustomer({ id: one.id, note: "Pembe" }, DERYA);
    await orders.noteCustomer({ id: two.id, note: "Mor" }, DERYA);
    const joined = await orders.joinCustomers({ id: one.id, other: two.id }, DERYA);
    expect(await numbersOf(two.id)).toEqual([2, 1]);
    expect((await orders.find(one.id)).customerNote).toBe("Pembe\nMor");
    expect(await numbersOf((await write()).id)).toEqual([3, 2, 1]);
    await orders.update(two.id, { phone: "905355556677" }, { by: DERYA });
    expect(await numbersOf(one.id)).toEqual([3, 2, 1]);
    const again = orders.joinCustomers({ id: one.id, other: two.id }, DERYA);
    await expect(again).rejects.toMatchObject({ code: "conflict", message: "Bu siparişler zaten aynı müşterinin" });
    const parted = await orders.partCustomer(two.id, DERYA);
    expect([await numbersOf(one.id), await numbersOf(two.id)]).toEqual([[3, 1], [2]]);
    await expect(orders.partCustomer(two.id, DERYA)).rejects.toMatchObject({ code: "conflict" });
    await undo(parted.step);
    expect(await numbersOf(one.id)).toEqual([3, 2, 1]);
    await undo(joined.step);
    expect(await numbersOf(two.id)).toEqual([2]);
  });

  test("are parted each with her own note, and what was noted since stays where it is", async () => {
    const { orders, write, undo } = await openBook();
    const [one, two] = [await write(), await write({ phone: OTHER })];
    const also = await write({ phone: OTHER });
    await orders.noteCustomer({ id: one.id, note: "Pembe" }, DERYA);
    await orders.noteCustomer({ id: two.id, note: "Mor\nAcele eder" }, DERYA);
    await orders.joinCustomers({ id: one.id, other: two.id }, DERYA);
    await orders.noteCustomer({ id: one.id, note: "Pembe\nMor\nAcele eder\nİkisi de o" }, DERYA);
    const notes = async () =>
      (await Promise.all([one, two, also].map(({ id }) => orders.find(id)))).map(({ customerNote }) => customerNote);
    const both = await notes();
    await orders.partCustomer(two.id, DERYA);
    expect(await notes()).toEqual([both[0], "Mor\nAcele eder", both[2]]);
    const { step } = await orders.partCustomer(also.id, DERYA);
    expect(await notes()).toEqual(["Pembe\nİkisi de o", "Mor\nAcele eder", "Mor\nAcele eder"]);
    await undo(step);
    expect(await notes()).toEqual([both[0], "Mor\nAcele eder", both[2]]);
    await orders.partCustomer(one.id, DERYA);
    expect(await notes()).toEqual(["Pembe", "Mor\nAcele eder", "Mor\nAcele eder\nİkisi de o"]);
  });

  test("are changed by nobody who may not see persons, and stay with the order that she changes", async () => {
    const { orders, write } = await openBook();
    const [one, two] = [await write(), await write({ phone: OTHER })];
    const refused = { code: "invalid", message: "Müşterileri kişileri görebilenler değiştirir" };
    await expect(orders.noteCustomer({ id: one.id, note: "x" }, CAN)).rejects.toMatchObject(refused);
    await expect(orders.joinCustomers({ id: one.id, other: two.id }, CAN)).rejects.toMatchObject(refused);
    await expect(orders.partCustomer(one.id, CAN)).rejects.toMatchObject(refused);
    await orders.changeState([{ id: one.id }], "sent", CAN);
    expect((await orders.find(one.id)).customer).toBe(one.customer);
    expect((await write({}, CAN)).customer).toBe(one.customer);
  });

  test("whom the version before wrote are alone until their number changes", async () => {
    const { db, orders, write, numbersOf } = await openBook();
    const [one, two] = [await write(), await write({ phone: OTHER })];
    await db.updateTable("orders").set({ customer: "" }).where("id", "=", two.id).execute();
    expect(await numbersOf(two.id)).toEqual([2]);
    await orders.changeState([{ id: two.id }], "sent", CAN);
    await orders.update(two.id, { phone: ECES_ORDER.phone }, { by: DERYA });
    expect(await numbersOf(one.id)).toEqual([2, 1]);
  });

  test("are blotted out as a whole: joined ones, those of a name, and those that were parted", async () => {
    const { db, orders, write } = await openBook();
    const [one, two] = [await write({ handle: "@ece" }), await write({ phone: OTHER, name: "Ece" })];
    await write({ phone: "", handle: "@ece" });
    const parted = await write();
    const stranger = await write({ phone: "905355556677", name: "Nur" });
    await orders.joinCustomers({ id: one.id, other: two.id }, DERYA);
    await orders.partCustomer(parted.id, DERYA);
    await orders.noteCustomer({ id: one.id, note: "Ece pembe sever" }, DERYA);
    expect((await orders.forget(two.id, DERYA)).count).toBe(4);
    const rows = await db.selectFrom("orders").selectAll().where("id", "<>", stranger.id).execute();
    const events = await db.selectFrom("events").selectAll().where("subject_id", "<>", stranger.id).execute();
    expect(rows.map(({ customer, customer_note, handle }) => customer + customer_note + handle)).toEqual([
      "",
      "",
      "",
      "",
    ]);
    expect(JSON.stringify([rows, events])).not.toMatch(/@ece|pembe sever|Ece|5339998877/);
    expect((await orders.find(stranger.id)).name).toBe("Nur");
    const gone = orders.noteCustomer({ id: one.id, note: "x" }, DERYA);
    await expect(gone).rejects.toMatchObject({ message: "Bu müşterinin bilgileri silindi, yenisi yazılmaz" });
  });

  test("are blotted out of the past of an order that had them by mistake, whose own person stays", async () => {
    const { orders, write, undo, everything } = await openBook();
    const hers = await write({ handle: "@ece", pasted: "" });
    const nur = { ...NO_PERSON, name: "Nur", phone: "905339876543" };
    const wrong = await write({ ...nur, name: "Nur A.", handle: "" });
    await orders.update(wrong.id, { name: "Ece Işık", phone: ECES_ORDER.phone, address: "Çiçek Sokak" }, { by: DERYA });
    const { step } = await orders.update(wrong.id, nur, { by: DERYA });
    const named = await write({ ...nur, handle: "@ece" });
    await orders.update(named.id, { handle: "" }, { by: DERYA });
    const other = await write({ ...nur, phone: "905339876500", name: "Ela" });
    await orders.update(other.id, { name: "Ela Su" }, { by: DERYA });
    expect((await orders.forget(hers.id, DERYA)).count).toBe(1);
    expect(await everything()).not.toMatch(/Ece|@ece|5321234567|Çiçek/);
    await undo(step ?? "").catch((error) => expect(error).toMatchObject({ code: "conflict" }));
    for (const { id: event } of await orders.listEvents(wrong.id)) {
      await orders.revertTo(wrong.id, event, DERYA).catch((error) => expect(error).toMatchObject({ code: "conflict" }));
    }
    expect(await orders.find(wrong.id)).toMatchObject({ ...nur, customer: expect.any(String), blottedAt: null });
    expect(Object.keys((await orders.listEvents(other.id))[0]?.changes ?? {})).toEqual(["name"]);
  });
});
