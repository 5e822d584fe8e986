import { describe, expect, test } from "vitest";
import { firstSettings } from "../../content/first-settings.ts";
import type { ShopContents } from "../../domain/backup/shop-copies.ts";
import type { OrderInput } from "../../domain/order-book/book-order.ts";
import type { PaymentRow } from "../../domain/order-book/order-money.ts";
import { contentsNow } from "../../tests/support/backup/contents-now.ts";
import { ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { openLedger, openOrders } from "../../tests/support/databases/open-ledger.ts";
import { DERYA, ECES_ORDER } from "../../tests/support/orders/sample-orders.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { createShopCopies } from "./stored-copies.ts";

const [{ newLocation: newFolder }] = ENGINES;
const FIRST = firstSettings({ publicUrl: "https://fiyonk.example", isTrial: false });
const PAID: PaymentRow = { id: "a", amount: 100, way: "transfer", day: "2026-11-28" };

describe.each(ENGINES)("orders that come alone from a copy on $engine", ({ newLocation }) => {
  async function openBook(location = newLocation) {
    const shop = await openCatalogFor(await location());
    const orders = openOrders(shop.store);
    const write = async (changes: Partial<OrderInput> = {}) =>
      (await orders.create({ ...ECES_ORDER, ...changes }, DERYA)).order;
    const bring = async (contents: ShopContents) =>
      createShopCopies(shop, FIRST).check(contents, await temporaryFolder(), ({ bringOrders }) => bringOrders(DERYA));
    const newOnes = async (contents: ShopContents) =>
      createShopCopies(shop, FIRST).check(contents, await temporaryFolder(), async ({ preview }) => preview.newOrders);
    const list = async () => Array.fromAsync(orders.every());
    const undo = (step: string) => openLedger(shop.store).undoStep(step, DERYA);
    return { ...shop, orders, write, bring, newOnes, list, undo };
  }

  const asWritten = <Order extends { revision: number }>(orders: readonly Order[]) =>
    orders.map(({ revision: _, ...order }) => order);

  test("an empty book gets the same orders: numbers, days, payments, marks, customers, pages; one undo takes all back", async () => {
    const one = await openBook(newFolder);
    const first = await one.write({ payments: [PAID], discounts: [{ word: "çizik", amount: 5 }] });
    await one.orders.tell([first.id], "confirmation", DERYA);
    await one.orders.noteCustomer({ id: first.id, note: "Kapıda bekler" }, DERYA);
    await one.write({ state: "sent", tracking: "TR1", pasted: "" });
    const { id } = await one.write({ name: "Silinen", phone: "905551112233" });
    await one.orders.remove(id, { by: DERYA });
    const contents = await contentsNow(one, true);

    const other = await openBook();
    expect(await other.newOnes(contents)).toBe(2);
    const { step, count, left } = await other.bring(contents);
    expect({ count, left }).toEqual({ count: 2, left: 0 });
    expect(asWritten(await other.list())).toEqual(asWritten(await one.list()));
    expect((await other.orders.listCustomer(first.id)).map((order) => order.customerNote)).toEqual(
      Array(2).fill("Kapıda bekler"),
    );
    expect((await other.write({ name: "Yeni" })).number).toBeGreaterThan(2);
    await other.undo(step);
    expect((await other.list()).map(({ name }) => name)).toEqual(["Yeni"]);
  });

  test("an order that is there stays as it is and never comes twice, in the trash neither; a taken number gives way", async () => {
    const one = await openBook(newFolder);
    const { id } = await one.write({ note: "eski" });
    const contents = await contentsNow(one, true);
    const other = await openBook();
    const own = await other.write({ name: "Başkası", phone: "905551112233", pasted: "" });
    await other.bring(contents);
    expect((await other.list()).map(({ number, note }) => [number, note])).toEqual([
      [own.number, ECES_ORDER.note],
      [own.number + 1, "eski"],
    ]);
    await other.orders.update(id, { note: "yeni" }, { by: DERYA });
    expect(await other.newOnes(contents)).toBe(0);
    await expect(other.bring(contents)).rejects.toThrow("defterinde olmayan bir sipariş yok");
    await other.orders.remove(id, { by: DERYA });
    expect(await other.newOnes(contents)).toBe(0);
    expect(await other.list()).toHaveLength(1);
  });

  test("a customer of both books is one customer, with the note that is here", async () => {
    const one = await openBook(newFolder);
    const { id } = await one.write({ note: "eski" });
    await one.orders.noteCustomer({ id, note: "oradaki not" }, DERYA);
    const other = await openBook();
    const own = await other.write({ pasted: "" });
    await other.orders.noteCustomer({ id: own.id, note: "buradaki not" }, DERYA);
    await other.bring(await contentsNow(one, true));
    const hers = await other.orders.listCustomer(own.id);
    expect(hers.map(({ customerNote }) => customerNote)).toEqual(["buradaki not", "buradaki not"]);
    expect(hers.map((order) => order.id)).toContain(id);
  });

  test("counts of products are not taken again, by the undo and its undo neither; lines find products by their address", async () => {
    const one = await openBook(newFolder);
    const there = await one.catalog.createProduct({ ...LABUBU, counts: { "": 9 } }, DERYA);
    const line = { ...ECES_ORDER.lines[0], productId: there.id, color: "Pembe", category: "labubu", quantity: 2 };
    const { id } = await one.write({ lines: [{ name: there.name, price: 100, values: [], texts: [], ...line }] });
    expect((await one.catalog.listProducts())[0]?.counts).toEqual({ "": 7 });
    const contents = await contentsNow(one, true);

    const other = await openBook();
    const here = await other.catalog.createProduct({ ...LABUBU, counts: { "": 7 } }, DERYA);
    const countNow = async () => (await other.catalog.listProducts())[0]?.counts;
    const { step } = await other.bring(contents);
    expect((await other.orders.find(id)).lines[0]?.productId).toBe(here.id);
    expect(await countNow()).toEqual({ "": 7 });
    const undone = await other.undo(step);
    expect(await countNow()).toEqual({ "": 7 });
    await other.undo(undone.step);
    expect(await countNow()).toEqual({ "": 7 });
    expect(await other.list()).toHaveLength(1);
  });

  test("a person who was blotted out stays so, there and here", async () => {
    const one = await openBook(newFolder);
    const { id } = await one.write();
    const before = await contentsNow(one, true);
    await one.orders.forget(id, DERYA);
    const other = await openBook();
    await other.bring(await contentsNow(one, true));
    expect(await other.orders.find(id)).toMatchObject({ name: "", phone: "", blottedAt: expect.any(String) });
    await other.orders.remove(id, { by: DERYA });
    await other.orders.removeExpired({ now: new Date("2099-01-01"), keepDays: 1 });
    expect(await other.newOnes(before), "gone for good").toBe(0);
  });

  test("an order whose page another one has gets a page of its own", async () => {
    const one = await openBook(newFolder);
    const { id } = await one.write();
    const other = await openBook();
    const { pageKey } = await other.write({ pasted: "" });
    await one.db.updateTable("orders").set({ page_key: pageKey }).where("id", "=", id).execute();
    await other.bring(await contentsNow(one, true));
    const found = await other.orders.find(id);
    expect(found.pageKey).toMatch(/^.{22}$/);
    expect(found.pageKey).not.toBe(pageKey);
  });

  test("an order that cannot be read is told, and the others come", async () => {
    const one = await openBook(newFolder);
    const { id } = await one.write();
    await one.write({ pasted: "" });
    await one.db.updateTable("orders").set({ lines: "?" }).where("id", "=", id).execute();
    const other = await openBook();
    expect(await other.bring(await contentsNow(one, true))).toMatchObject({ count: 1, left: 1 });
  });
});
