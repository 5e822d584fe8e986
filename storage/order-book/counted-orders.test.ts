import { describe, expect, test } from "vitest";
import type { OrderInput } from "../../domain/order-book/book-order.ts";
import { ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { openLedger, openOrders } from "../../tests/support/databases/open-ledger.ts";
import { CAN, DERYA, PLAIN_ORDER } from "../../tests/support/orders/sample-orders.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";

const IPHONE = { group: "telefon-modeli", id: "iphone-13", name: "iPhone 13" };
const COUNTS = { "": 10, "renk=Pembe": 4, "telefon-modeli=iphone-13": 3, "telefon-modeli=iphone-15": 2 };

const CASE = {
  ...LABUBU,
  colors: ["Pembe", "Mavi"],
  choices: [{ set: "telefon-modeli", without: [], extra: {} }],
};

describe.each(ENGINES)("orders of a counted product on $engine", ({ newLocation }) => {
  async function openBook(counts: Record<string, number> = COUNTS) {
    const { catalog, store } = await openCatalogFor(await newLocation());
    const { id } = await catalog.createProduct({ ...CASE, counts }, DERYA);
    const orders = openOrders(store);
    const ledger = openLedger(store);
    const line = { ...PLAIN_ORDER.lines[0], productId: id, name: "Kılıf", color: "Pembe", values: [IPHONE], texts: [] };
    const orderOf = (quantity: number): OrderInput => ({
      ...PLAIN_ORDER,
      lines: [{ ...line, category: "kilif", price: 10, quantity }],
    });
    return {
      ...{ orders, ledger, orderOf, id, catalog },
      write: (quantity: number, wish = {}) => orders.create(orderOf(quantity), CAN, undefined, wish),
      undo: (step: string) => ledger.undoStep(step, CAN),
      counts: async () => {
        const found = await ledger.findPriced(id);
        return Object.values(found?.product.counts ?? {});
      },
    };
  }

  test("take them down, of the product, its color and its value, and an undo brings them back", async () => {
    const { write, undo, counts, ledger, id } = await openBook();
    const { step } = await write(2);
    expect(await counts()).toEqual([8, 2, 1, 2]);
    expect((await ledger.listEvents(id))[0]).toMatchObject({ step, by: "Can", kind: "change" });
    expect((await ledger.listSteps())[0]).toMatchObject({ id: step, subject: "order", count: 1 });
    const undone = await undo(step);
    expect(undone).toMatchObject({ count: 1, left: 0 });
    expect(await counts()).toEqual([10, 4, 3, 2]);
    await undo(undone.step);
    expect(await counts()).toEqual([8, 2, 1, 2]);
  });

  test("that are older than the count take nothing of it when their removal is undone", async () => {
    const { orders, catalog, write, undo, counts, id } = await openBook({});
    const { order } = await write(2);
    await catalog.patchProduct(id, { counts: { "renk=Pembe": 5 } }, DERYA);
    const { step } = await orders.remove(order.id, { by: DERYA });
    expect(await counts()).toEqual([5]);
    await undo(step);
    expect(await counts()).toEqual([5]);
  });

  test("take from the product's only color, though no line names it, until none is left", async () => {
    const { orders, catalog, orderOf, undo, counts, id } = await openBook();
    await catalog.updateProduct(id, { ...LABUBU, colors: ["Pembe"], counts: { "renk=Pembe": 4 } }, { by: DERYA });
    const plain = (quantity: number) => {
      const order = orderOf(quantity);
      return { ...order, lines: order.lines.map((line) => ({ ...line, color: "", values: [] })) };
    };
    const { step } = await orders.create(plain(3), CAN, undefined, {});
    expect(await counts()).toEqual([1]);
    await expect(orders.create(plain(2), CAN, undefined, {})).rejects.toMatchObject({
      message: "Yalnız 1 adet kaldı: Kılıf. Yine de yazarsan adedi 0 kalır.",
    });
    await undo(step);
    expect(await counts()).toEqual([4]);
  });

  test("bring them back by cancelling, returning and removing, and take them again", async () => {
    const { orders, write, undo, counts } = await openBook();
    const { order } = await write(2);
    const move = (state: "cancelled" | "returned" | "new" | "sent") =>
      orders.changeState([{ id: order.id }], state, CAN);
    await move("sent");
    expect(await counts()).toEqual([8, 2, 1, 2]);
    const cancelled = await move("cancelled");
    expect(await counts()).toEqual([10, 4, 3, 2]);
    await move("returned");
    expect(await counts()).toEqual([10, 4, 3, 2]);
    await move("new");
    expect(await counts()).toEqual([8, 2, 1, 2]);
    await expect(undo(cancelled.step)).rejects.toMatchObject({ code: "conflict" });
    const { step } = await orders.remove(order.id, { by: CAN });
    expect(await counts()).toEqual([10, 4, 3, 2]);
    await undo(step);
    expect(await counts()).toEqual([8, 2, 1, 2]);
  });

  test("take the difference when they change, and leave what the owner has counted meanwhile", async () => {
    const { orders, catalog, orderOf, write, undo, counts, id } = await openBook();
    const { order } = await write(1);
    const { step } = await orders.update(order.id, orderOf(3), { by: CAN });
    expect(await counts()).toEqual([7, 1, 0, 2]);
    await catalog.updateProduct(id, { ...CASE, counts: { ...COUNTS, "": 50 } }, { by: DERYA });
    await undo(step ?? "");
    expect(await counts()).toEqual([52, 6, 5, 2]);
    await orders.update(order.id, { ...orderOf(1), carrier: "Aras" }, { by: CAN });
    expect(await counts()).toEqual([52, 6, 5, 2]);
  });

  test("take from the only value of a set that the owner has never changed", async () => {
    const { orders, catalog, orderOf, counts, id, undo } = await openBook();
    const sizes = { set: "beden", without: ["xs", "s", "l", "xl", "xxl"], extra: {} };
    await catalog.updateProduct(id, { ...LABUBU, choices: [sizes], counts: { "beden=m": 3 } }, { by: DERYA });
    const { lines, ...order } = orderOf(1);
    const { step } = await orders.create({ ...order, lines: lines.map((line) => ({ ...line, values: [] })) }, CAN);
    expect(await counts()).toEqual([2]);
    await undo(step);
    expect(await counts()).toEqual([3]);
  });

  test("of the last piece: the second is told, and writes it all the same if she insists", async () => {
    const { orders, write, counts, undo } = await openBook({ "": 1 });
    const tries = await Promise.allSettled([write(1), write(1)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(tries.find(({ status }) => status === "rejected")).toMatchObject({
      reason: {
        code: "conflict",
        field: "lines",
        message: "Son parça az önce başka bir siparişe yazıldı: Kılıf. Yine de yazarsan adedi 0 kalır.",
      },
    });
    expect(await Array.fromAsync(orders.every())).toHaveLength(1);
    const { step } = await write(1, { evenIfGone: true });
    expect(await counts()).toEqual([0]);
    await undo(step);
    expect(await counts()).toEqual([0]);
  });

  test("that ask for more than are left are told how many there are", async () => {
    const { write, counts } = await openBook({ "": 9, "renk=Pembe": 2 });
    await expect(write(3)).rejects.toMatchObject({
      message: expect.stringContaining("Yalnız 2 adet kaldı: Kılıf (Pembe)."),
    });
    expect(await counts()).toEqual([9, 2]);
  });

  test("change what the owner saw: her older counts are refused", async () => {
    const { catalog, write, counts, id } = await openBook({ "": 5 });
    const seen = (await catalog.findProduct(id))?.revision;
    await write(2);
    const older = catalog.patchProduct(id, { counts: { "": 5 } }, DERYA, seen);
    await expect(older).rejects.toMatchObject({ code: "conflict" });
    expect(await counts()).toEqual([3]);
  });

  test("of two colors are told the one that is short", async () => {
    const { orders, orderOf } = await openBook({ "renk=Pembe": 5, "renk=Mavi": 0 });
    const { lines, ...order } = orderOf(1);
    const both = { ...order, lines: [...lines, ...lines.map((line) => ({ ...line, color: "Mavi" }))] };
    await expect(orders.create(both, CAN)).rejects.toMatchObject({
      message: expect.stringContaining(": Kılıf (Mavi)."),
    });
  });

  test("from before it was counted bring nothing back, and a version of the product keeps the count", async () => {
    const { orders, catalog, ledger, write, counts, id } = await openBook({});
    const { order } = await write(2);
    await catalog.updateProduct(id, { ...LABUBU, counts: { "": 5 } }, { by: DERYA });
    await orders.changeState([{ id: order.id }], "cancelled", CAN);
    expect(await counts()).toEqual([5]);
    await catalog.updateProduct(id, { ...LABUBU, name: "Başka", counts: { "": 5 } }, { by: DERYA });
    await write(1);
    const events = await ledger.listEvents(id);
    await ledger.revertTo(id, events.at(-1)?.id ?? "", DERYA);
    expect(await counts()).toEqual([4]);
  });

  test("written by many at once take exactly as many as are written", async () => {
    const { orders, write, counts } = await openBook({ "": 5 });
    await Promise.allSettled(Array.from({ length: 9 }, () => write(1)));
    expect(await Array.fromAsync(orders.every())).toHaveLength(5);
    expect(await counts()).toEqual([0]);
  });
});
