import { describe, expect, test } from "vitest";
import { ENGINES, openFor } from "../../tests/support/databases/engines.ts";
import { openLedger, openOrders } from "../../tests/support/databases/open-ledger.ts";
import { CAN, DERYA, ECES_ORDER } from "../../tests/support/orders/sample-orders.ts";

describe.each(ENGINES)("the marks of messages on $engine", ({ newLocation }) => {
  async function openBook() {
    const { store } = await openFor(await newLocation());
    const orders = openOrders(store);
    const write = async (changes: object = {}) => (await orders.create({ ...ECES_ORDER, ...changes }, DERYA)).order;
    const undo = (step: string) => openLedger(store).undoStep(step, DERYA);
    const marksOf = async (id: string) => (await orders.find(id)).told.map(({ what }) => what);
    return { orders, write, undo, marksOf };
  }

  test("are written for many orders in one step, by a helper too, and undone without those of another phone", async () => {
    const { orders, write, undo, marksOf } = await openBook();
    const [one, two] = [await write(), await write()];
    const { step, count } = await orders.tell([one.id, two.id], "confirmation", CAN);
    expect(count).toBe(2);
    await orders.tell([one.id], "reminder", DERYA);
    expect(await marksOf(one.id)).toEqual(["confirmation", "reminder"]);
    expect((await undo(step)).count).toBe(2);
    expect([await marksOf(one.id), await marksOf(two.id)]).toEqual([["reminder"], []]);
    const { id } = await write();
    await orders.remove(id, { by: DERYA });
    await expect(orders.tell([one.id, id], "sent", DERYA)).rejects.toMatchObject({ code: "not-found" });
    expect(await marksOf(one.id)).toEqual(["reminder"]);
  });

  test("clash with no other change, which still clash with each other", async () => {
    const { orders, write, marksOf } = await openBook();
    const { id, revision } = await write();
    await Promise.all([orders.tell([id], "confirmation", DERYA), orders.tell([id], "ask-color", CAN)]);
    expect((await marksOf(id)).toSorted()).toEqual(["ask-color", "confirmation"]);
    const saving = { by: DERYA, expectedRevision: revision };
    await orders.update(id, { note: "Zil bozuk" }, saving);
    await expect(orders.update(id, { note: "Kapıya bırak" }, saving)).rejects.toMatchObject({ code: "conflict" });
    await expect(orders.changeState([{ id, revision }], "preparing", DERYA)).rejects.toMatchObject({
      code: "conflict",
    });
    const now = await orders.find(id);
    await orders.tell([id], "reminder", DERYA);
    expect((await orders.changeState([now], "preparing", DERYA)).count).toBe(1);
    const moved = await orders.find(id);
    await orders.tell([id], "preparing", DERYA);
    await orders.forget(id, DERYA);
    await expect(orders.changeState([moved], "sent", DERYA)).rejects.toMatchObject({ code: "conflict" });
  });

  test("stay when an old tab sends its own, when the order is new again, and when an earlier version comes back", async () => {
    const { orders, write, marksOf } = await openBook();
    const { id } = await write();
    await orders.tell([id], "confirmation", DERYA);
    await orders.update(id, { ...ECES_ORDER, note: "Zil bozuk" }, { by: DERYA });
    await orders.changeState([{ id }], "sent", DERYA);
    await orders.tell([id], "sent", DERYA);
    await orders.changeState([{ id }], "new", DERYA);
    expect(await marksOf(id)).toEqual(["confirmation", "sent"]);
    const [first] = (await orders.listEvents(id)).toReversed();
    const { order } = await orders.revertTo(id, first?.id ?? "", DERYA);
    expect(order).toMatchObject({ note: ECES_ORDER.note, state: "new" });
    expect(await marksOf(id)).toEqual(["confirmation", "sent"]);
    await orders.forget(id, DERYA);
    expect(await marksOf(id)).toEqual(["confirmation", "sent"]);
  });

  test("end for a parcel that gets another number, until an undo brings the number back", async () => {
    const { orders, write, undo, marksOf } = await openBook();
    const { id } = await write({ state: "sent", tracking: "111111" });
    await orders.tell([id], "sent", DERYA);
    const { step } = await orders.changeTracking([{ id, tracking: "222222" }], "", DERYA);
    expect(await marksOf(id)).toEqual([]);
    await undo(step);
    expect(await marksOf(id)).toEqual(["sent"]);
    await orders.update(id, { tracking: "" }, { by: DERYA });
    expect(await marksOf(id)).toEqual(["sent"]);
  });
});
