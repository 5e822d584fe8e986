import { describe, expect, test } from "vitest";
import { NO_PERSON, type OrderInput } from "../../domain/order-book/book-order.ts";
import { moneyOf, type PaymentRow } from "../../domain/order-book/order-money.ts";
import { contentsNow, restoreContents, textOfContents } from "../../tests/support/backup/contents-now.ts";
import { ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { openLedger, openOrders } from "../../tests/support/databases/open-ledger.ts";
import { DERYA, ECES_ORDER } from "../../tests/support/orders/sample-orders.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";
import { createAccounts } from "../account/stored-accounts.ts";

const [{ newLocation: newFolder }] = ENGINES;
const payment = (id: string, amount: number): PaymentRow => ({ id, amount, way: "transfer", day: "2026-11-28" });
const NOTHING_CHOSEN = { values: [], texts: [] };
const PERSON = /Ece|ece isik|5321234567|Bursa|Nilüfer|Çiçek|doğdun|Zile|Merhaba/;

describe.each(ENGINES)("orders of a restored copy on $engine", ({ newLocation }) => {
  async function openBook(location = newLocation) {
    const shop = await openCatalogFor(await location());
    await createAccounts(shop.db).createAccount({
      name: "Derya",
      email: "derya@posta.example",
      passwordHash: null,
      role: "admin",
    });
    const orders = openOrders(shop.store);
    const write = async (changes: Partial<OrderInput> = {}) =>
      (await orders.create({ ...ECES_ORDER, ...changes }, DERYA)).order;
    const list = async () => Array.fromAsync(orders.every());
    return { ...shop, orders, write, list };
  }

  test("a copy has no persons, in orders and in their history, unless it is a full one", async () => {
    const shop = await openBook();
    const { id, pageKey } = await shop.write({ name: "" });
    await shop.orders.update(id, ECES_ORDER, { by: DERYA });
    const copied = await textOfContents(await contentsNow(shop, false));
    expect(copied).not.toMatch(PERSON);
    expect(copied).not.toContain(pageKey);
    expect(copied).toContain("Çift kişilik kupa");
    expect(await textOfContents(await contentsNow(shop, true))).toMatch(PERSON);
  });

  test("a wish or a text in a person's own words is hers: only a full copy has it, and the shop keeps what it has", async () => {
    const shop = await openBook();
    const own = { productId: null, color: "", category: "", quantity: 1, ...NOTHING_CHOSEN };
    const wish = { ...own, name: "Üzerine Zile yazılsın", price: 40 };
    const texts = [{ id: "isim", label: "İsim", text: "Zile" }];
    const [named] = ECES_ORDER.lines.map((line) => ({ ...line, texts }));
    const { id } = await shop.write({ lines: [...ECES_ORDER.lines, wish] });
    const discount = { word: "Zile'nin günü", percent: 10 };
    const lines = [named, wish].flatMap((line) => (line ? { ...line, discount } : []));
    const reasons = { discounts: [{ word: "Zile'ye", amount: 5 }], carrier: "Zile'nin kuzeni" };
    await shop.orders.update(id, { ...ECES_ORDER, ...reasons, lines }, { by: DERYA });
    const contents = await contentsNow(shop, false);
    expect(await textOfContents(contents)).not.toMatch(/zile/i);
    await restoreContents(shop, contents);
    expect(await shop.orders.find(id)).toMatchObject({ ...reasons, lines: [{ texts, discount }, wish] });
    expect((await shop.orders.search({ query: "zile", page: 1 }, { persons: true, now: new Date() })).total).toBe(1);
    const other = await openBook(newFolder);
    await restoreContents(other, contents);
    expect((await other.orders.find(id)).lines).toMatchObject([
      { name: named?.name, texts: [] },
      { name: "Özel istek", price: 40 },
    ]);
  });

  test.each([true, false])("keep what came since, payments and marks too (full copy: %s)", async (isFull) => {
    const shop = await openBook();
    const deposit = { ...payment("a", 100), kept: true as const, keptPart: 80 };
    const { id } = await shop.write({ payments: [deposit], discounts: [{ word: "çizik", amount: 5 }] });
    const contents = await contentsNow(shop, isFull);
    const payments = [deposit, payment("b", 50)];
    await shop.orders.update(id, { payments, state: "sent", tracking: "TR1" }, { by: DERYA });
    await shop.orders.tell([id], "sent", DERYA);
    const before = [await shop.orders.find(id), await shop.orders.listEvents(id)];
    await restoreContents(shop, contents);
    expect([await shop.orders.find(id), await shop.orders.listEvents(id)]).toEqual(before);
    const other = await openBook(newFolder);
    await restoreContents(other, contents);
    const restored = await other.orders.find(id);
    // A reason is free words, which may name somebody.
    const discounts = [{ word: isFull ? "çizik" : "", amount: 5 }];
    expect(restored).toMatchObject({ payments: [deposit], discounts });
    expect(moneyOf({ ...restored, state: "cancelled" })).toEqual({ toPay: 80, paid: 100, left: -20 });
  });

  test("that are older here have the state of the copy and the person that the shop still has", async () => {
    const shop = await openBook();
    const { id, pageKey } = await shop.write();
    const earlier = await contentsNow(shop, true);
    await shop.orders.changeState([{ id }], "sent", DERYA);
    const later = await contentsNow(shop, false);
    const other = await openBook(newFolder);
    await restoreContents(other, earlier);
    await restoreContents(other, later);
    const person = { name: "Ece Işık", phone: "905321234567", pageKey };
    expect(await other.orders.find(id)).toMatchObject({ state: "sent", ...person });
    expect((await other.orders.search({ query: "ece", page: 1 }, { persons: true, now: new Date() })).total).toBe(1);
    expect(await other.orders.listEvents(id)).toMatchObject([{ kind: "change" }, { kind: "create" }]);
  });

  test("of counted products and the copy's counts together are what was received (B9)", async () => {
    const shop = await openBook();
    const product = await shop.catalog.createProduct({ ...LABUBU, images: [], counts: { "": 10 } }, DERYA);
    const pieces = (quantity: number) => ({
      lines: ECES_ORDER.lines.slice(0, 1).map((line) => ({ ...line, productId: product.id, color: "", quantity })),
    });
    const left = async () => (await openLedger(shop.store).findPriced(product.id))?.product.counts[""];
    const cancelled = await shop.write(pieces(1));
    const more = await shop.write(pieces(2));
    const contents = await contentsNow(shop, false);
    const newer = await shop.write(pieces(3));
    await shop.orders.changeState([{ id: cancelled.id }], "cancelled", DERYA);
    await shop.orders.update(more.id, { ...ECES_ORDER, ...pieces(4) }, { by: DERYA });
    expect(await left()).toBe(3);
    await restoreContents(shop, contents);
    expect(await left()).toBe(3);
    await restoreContents(shop, contents);
    expect(await left()).toBe(3);
    await shop.orders.changeState([{ id: cancelled.id }], "new", DERYA);
    const earlier = await contentsNow(shop, false);
    await shop.orders.changeState([{ id: cancelled.id }], "cancelled", DERYA);
    await shop.catalog.patchProduct(product.id, { counts: { "": 0 } }, DERYA);
    await shop.orders.changeState([{ id: cancelled.id }], "new", DERYA);
    await restoreContents(shop, earlier);
    for (const { id } of [cancelled, more, newer]) await shop.orders.changeState([{ id }], "returned", DERYA);
    expect(await left()).toBe(10);
  });

  test("get the last pieces that a later cancelled order of the copy had", async () => {
    const shop = await openBook();
    const product = await shop.catalog.createProduct({ ...LABUBU, images: [], counts: { "": 2 } }, DERYA);
    const pieces = {
      lines: ECES_ORDER.lines.slice(0, 1).map((line) => ({ ...line, productId: product.id, color: "", quantity: 2 })),
    };
    const cancelled = await shop.write(pieces);
    const contents = await contentsNow(shop, false);
    await shop.orders.changeState([{ id: cancelled.id }], "cancelled", DERYA);
    await shop.write(pieces);
    await restoreContents(shop, contents);
    expect((await openLedger(shop.store).findPriced(product.id))?.product.counts).toEqual({ "": 0 });
  });

  test("that the copy does not have stay, with their history, and going back loses nobody", async () => {
    const shop = await openBook();
    await shop.write();
    const earlier = await contentsNow(shop, false);
    const later = await shop.write({ name: "Nur" });
    await shop.orders.changeState([{ id: later.id }], "preparing", DERYA);
    const before = { orders: await shop.list(), events: await shop.orders.listEvents(later.id) };
    const now = await contentsNow(shop, false);
    await restoreContents(shop, earlier);
    expect({ orders: await shop.list(), events: await shop.orders.listEvents(later.id) }).toEqual(before);
    await restoreContents(shop, now);
    expect({ orders: await shop.list(), events: await shop.orders.listEvents(later.id) }).toEqual(before);
  });

  test.each([true, false])("never bring back a person who was blotted out since, full: %s", async (isFull) => {
    const shop = await openBook();
    const { id } = await shop.write({ name: "" });
    await shop.orders.update(id, ECES_ORDER, { by: DERYA });
    const nurs = await shop.write({ name: "" });
    const nur = { ...NO_PERSON, name: "Nur", phone: "905339876543" };
    await shop.orders.update(nurs.id, { ...ECES_ORDER, ...nur }, { by: DERYA });
    const contents = await contentsNow(shop, isFull);
    await shop.orders.forget(id, DERYA);
    await restoreContents(shop, contents);
    expect(await shop.orders.find(id)).toMatchObject({ ...NO_PERSON, blottedAt: expect.any(String) });
    expect(await shop.orders.find(nurs.id)).toMatchObject({ name: "Nur", phone: nur.phone });
    expect(await textOfContents(await contentsNow(shop, true))).not.toMatch(PERSON);
  });

  test("never bring back a person whose order was purged, or is blotted in the copy", async () => {
    const shop = await openBook();
    const [removed, blotted] = [await shop.write(), await shop.write({ phone: "" })];
    const full = await contentsNow(shop, true);
    await shop.orders.remove(removed.id, { by: DERYA });
    await shop.orders.removeExpired({ now: new Date(Date.now() + 40 * 24 * 3600 * 1000), keepDays: 180 });
    await shop.orders.forget(blotted.id, DERYA);
    const after = await contentsNow(shop, true);
    await restoreContents(shop, full);
    expect(await textOfContents(await contentsNow(shop, true))).not.toMatch(PERSON);

    const other = await openBook(newFolder);
    await restoreContents(other, after);
    await restoreContents(other, full);
    expect(await other.orders.find(blotted.id)).toMatchObject(NO_PERSON);
  });

  test.each([true, false])("bring the memory of who was blotted out to another server, full: %s", async (isFull) => {
    const shop = await openBook();
    const [removed, kept] = [await shop.write(), await shop.write({ phone: "" })];
    const full = await contentsNow(shop, true);
    await shop.orders.remove(removed.id, { by: DERYA });
    await shop.orders.removeExpired({ now: new Date(Date.now() + 40 * 24 * 3600 * 1000), keepDays: 180 });
    await shop.orders.forget(kept.id, DERYA);
    const after = await contentsNow(shop, isFull);

    const other = await openBook(newFolder);
    await restoreContents(other, after);
    await restoreContents(other, full);
    expect(await textOfContents(await contentsNow(other, true)), "the newer copy, then the older one").not.toMatch(
      PERSON,
    );

    const another = await openBook(newFolder);
    await restoreContents(another, full);
    expect(await textOfContents(await contentsNow(another, true))).toMatch(PERSON);
    await restoreContents(another, after);
    expect(await textOfContents(await contentsNow(another, true)), "the older copy, then the newer one").not.toMatch(
      PERSON,
    );
    expect(await another.orders.find(removed.id)).toMatchObject({ ...NO_PERSON, blottedAt: expect.any(String) });
  });

  test("moves to the other engine and back whole, in a full copy", async () => {
    const shop = await openBook();
    const { id } = await shop.write({ cardNote: "Kalbim 💛 senin\nİyi ki" });
    await shop.orders.update(id, { ...ECES_ORDER, carrier: "Aras" }, { by: DERYA });
    const removed = await shop.write();
    await shop.orders.remove(removed.id, { by: DERYA });
    const everything = async (book: typeof shop) => ({
      orders: await book.db.selectFrom("orders").selectAll().orderBy("number").execute(),
      events: await book.db.selectFrom("events").selectAll().orderBy("id").execute(),
    });
    const before = await everything(shop);
    const other = await openBook(ENGINES.find((engine) => engine.newLocation !== newLocation)?.newLocation);
    await restoreContents(other, await contentsNow(shop, true));
    expect(await everything(other)).toEqual(before);
    await restoreContents(shop, await contentsNow(other, true));
    expect(await everything(shop)).toEqual(before);
    expect((await other.orders.create(ECES_ORDER, DERYA)).order.number).toBe(3);
  });

  test("of another shop get new numbers where theirs are taken", async () => {
    const other = await openBook(newFolder);
    await other.write();
    await other.write();
    const shop = await openBook();
    const own = await shop.write();
    await restoreContents(shop, await contentsNow(other, true));
    expect((await shop.list()).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect((await shop.orders.find(own.id)).number).toBe(1);
  });
});
