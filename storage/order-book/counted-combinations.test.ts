import { describe, expect, test } from "vitest";
import { FIRST_CHOICE_SETS } from "../../content/first-choice-sets.ts";
import type { CopiedRow, ShopContents } from "../../domain/backup/shop-copies.ts";
import { togetherMark } from "../../domain/choice/counted-together.ts";
import type { OrderInput } from "../../domain/order-book/book-order.ts";
import { ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { openLedger, openOrders } from "../../tests/support/databases/open-ledger.ts";
import { CAN, DERYA, PLAIN_ORDER } from "../../tests/support/orders/sample-orders.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";
import { FIRST_SETTINGS } from "../../tests/support/sample-shop.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { createAccounts } from "../account/stored-accounts.ts";
import { createShopCopies } from "../backup/stored-copies.ts";
import type { Database } from "../database.ts";

const SET = "telefon-modeli";
const mark = (color: string, model: string) => togetherMark([`renk=${color}`, `${SET}=${model}`]);
const PINK = mark("Pembe", "iphone-13");
const BLUE = mark("Mavi", "iphone-13");

const CASE = {
  ...LABUBU,
  colors: ["Pembe", "Mavi"],
  choices: [{ set: SET, without: [], extra: {} }],
  counts: { "": 10, "renk=Pembe": 5 },
  countsTogether: { [PINK]: 3, [BLUE]: 4 },
};

/** The rows as they are now, whatever is saved later. */
async function copyOf(database: Database): Promise<ShopContents> {
  const contents = await createShopCopies(database, FIRST_SETTINGS).open(false);
  const kept = new Map<string, CopiedRow[]>();
  for (const table of contents.tables) kept.set(table, await Array.fromAsync(contents.rows(table)));
  await contents.close();
  const rows = async function* (table: string) {
    yield* kept.get(table) ?? [];
  };
  return { ...contents, rows, async *pictures() {} };
}

describe.each(ENGINES)("pieces of a color in a model, counted together on $engine", ({ newLocation }) => {
  async function openBook() {
    const shop = await openCatalogFor(await newLocation());
    const { catalog, store, db } = shop;
    const { id } = await catalog.createProduct(CASE, DERYA);
    const [orders, ledger] = [openOrders(store), openLedger(store)];
    const values = [{ group: SET, id: "iphone-13", name: "iPhone 13" }];
    const line = { ...PLAIN_ORDER.lines[0], productId: id, name: "Kılıf", color: "Pembe", values, texts: [] };
    const orderOf = (quantity: number, wish: Partial<OrderInput["lines"][number]> = {}): OrderInput => ({
      ...PLAIN_ORDER,
      lines: [{ ...line, category: "kilif", price: 10, quantity, ...wish }],
    });
    const product = async () => (await ledger.findPriced(id))?.product;
    return {
      ...{ shop, orders, ledger, catalog, db, id, orderOf, product },
      left: async () => {
        const { counts = {}, countsTogether = {} } = (await product()) ?? {};
        return [counts[""], counts["renk=Pembe"], countsTogether[PINK], countsTogether[BLUE]];
      },
    };
  }

  test("go with an order, come back with its undo, its cancelling and its return to the shelf", async () => {
    const { orders, ledger, orderOf, left } = await openBook();
    const { order, step } = await orders.create(orderOf(2), CAN);
    expect(await left()).toEqual([8, 3, 1, 4]);
    const undone = await ledger.undoStep(step, CAN);
    expect(await left()).toEqual([10, 5, 3, 4]);
    await ledger.undoStep(undone.step, CAN);
    await orders.changeState([{ id: order.id }], "cancelled", CAN);
    expect(await left()).toEqual([10, 5, 3, 4]);
    await orders.changeState([{ id: order.id }], "sent", CAN);
    await orders.update(order.id, { lines: orderOf(2, { returned: 1, shelved: 1 }).lines }, { by: CAN });
    expect(await left()).toEqual([9, 4, 2, 4]);
  });

  test("come back with an order that is deleted, and go again with the undo of its deleting and cancelling", async () => {
    const { orders, ledger, orderOf, left } = await openBook();
    const { order } = await orders.create(orderOf(2), CAN);
    const away = [
      () => orders.remove(order.id, { by: CAN }),
      () => orders.changeState([{ id: order.id }], "cancelled", CAN),
    ];
    for (const end of away) {
      const { step } = await end();
      expect(await left()).toEqual([10, 5, 3, 4]);
      await ledger.undoStep(step, CAN);
      expect(await left()).toEqual([8, 3, 1, 4]);
    }
  });

  test("are asked about like all others: an order of more than are left is refused with their names", async () => {
    const { orders, orderOf, left } = await openBook();
    await expect(orders.create(orderOf(4), CAN)).rejects.toMatchObject({
      code: "conflict",
      message: "Yalnız 3 adet kaldı: Kılıf (Pembe, iPhone 13). Yine de yazarsan adedi 0 kalır.",
    });
    await orders.create(orderOf(4), CAN, undefined, { evenIfGone: true });
    expect(await left()).toEqual([6, 1, 0, 4]);
  });

  test("are taken once the open question of a line is answered", async () => {
    const { orders, orderOf, left } = await openBook();
    const open = [{ group: SET, id: "", name: "model" }];
    const { order } = await orders.create(orderOf(1, { values: open }), CAN);
    expect(await left()).toEqual([9, 4, 3, 4]);
    await orders.update(order.id, orderOf(1), { by: CAN });
    expect(await left()).toEqual([9, 4, 2, 4]);
    await orders.update(order.id, orderOf(1, { color: "Mavi" }), { by: CAN });
    expect(await left()).toEqual([9, 5, 3, 3]);
  });

  test("of an order that is cancelled after the counting has ended begin no count again", async () => {
    const { orders, catalog, orderOf, id, product, left } = await openBook();
    const { order } = await orders.create(orderOf(2), CAN);
    await catalog.patchProduct(id, { countsTogether: {} }, DERYA);
    await orders.changeState([{ id: order.id }], "cancelled", CAN);
    expect(await product()).toMatchObject({ countsTogether: {} });
    expect(await left()).toEqual([10, 5, undefined, undefined]);
  });

  test("that were ordered before they were counted do not come back", async () => {
    const { orders, catalog, orderOf, id, left } = await openBook();
    await catalog.patchProduct(id, { countsTogether: {} }, DERYA);
    const { order } = await orders.create(orderOf(2), CAN);
    await catalog.patchProduct(id, { countsTogether: { [PINK]: 3 } }, DERYA);
    await orders.changeState([{ id: order.id }], "cancelled", CAN);
    expect(await left()).toEqual([10, 5, 3, undefined]);
  });

  test("stay with the product whatever order its questions have, and while a value is hidden they wait in its history", async () => {
    const { catalog, ledger, id, left } = await openBook();
    const size = { set: "beden", without: [], extra: {} };
    await catalog.updateProduct(id, { ...CASE, choices: [size, ...CASE.choices] }, { by: DERYA });
    expect(await left()).toEqual([10, 5, 3, 4]);
    await catalog.updateProduct(id, { ...CASE, choices: [...CASE.choices, size] }, { by: DERYA });
    expect(await left()).toEqual([10, 5, 3, 4]);
    const hidden = [{ set: SET, without: ["iphone-13"], extra: {} }];
    await catalog.updateProduct(id, { ...CASE, choices: hidden }, { by: DERYA });
    expect(await left()).toEqual([10, 5, undefined, undefined]);
    const [last] = await ledger.listSteps();
    await ledger.undoStep(last?.id ?? "", DERYA);
    expect(await left()).toEqual([10, 5, 3, 4]);
  });

  test("change many products' values and come back with the undo of that", async () => {
    const { catalog, ledger, id, left } = await openBook();
    const values = { set: SET, values: ["iphone-13"], isGiven: false };
    const { step } = await catalog.changeMany([id], { values }, DERYA, undefined, FIRST_CHOICE_SETS);
    expect(await left()).toEqual([10, 5, undefined, undefined]);
    await ledger.undoStep(step ?? "", DERYA);
    expect(await left()).toEqual([10, 5, 3, 4]);
  });

  test("are named by the history, and an undo of a count leaves what orders took meanwhile", async () => {
    const { orders, catalog, ledger, orderOf, id, left } = await openBook();
    await catalog.patchProduct(id, { countsTogether: { [PINK]: 9 } }, DERYA);
    const [change] = await ledger.listEvents(id);
    expect(Object.keys(change?.changes ?? {})).toEqual(["countsTogether"]);
    await orders.create(orderOf(2), CAN);
    await ledger.undoStep(change?.step ?? "", DERYA);
    expect(await left()).toEqual([8, 3, 7, 4]);
  });

  test("written by many at once are taken exactly as often as they are there", async () => {
    const { orders, orderOf, left } = await openBook();
    await Promise.allSettled(Array.from({ length: 6 }, () => orders.create(orderOf(1), CAN)));
    expect(await Array.fromAsync(orders.every())).toHaveLength(3);
    expect(await left()).toEqual([7, 2, 0, 4]);
  });

  test("of a restored copy are reckoned with what was ordered and cancelled since", async () => {
    const { shop, orders, orderOf, left } = await openBook();
    await createAccounts(shop.db).createAccount({
      name: "Derya",
      email: "d@posta.example",
      passwordHash: null,
      role: "admin",
    });
    const { order } = await orders.create(orderOf(1), CAN);
    const contents = await copyOf(shop);
    await orders.create(orderOf(2), CAN);
    await orders.changeState([{ id: order.id }], "cancelled", CAN);
    const copies = createShopCopies(shop, FIRST_SETTINGS);
    await copies.check(contents, await temporaryFolder(), ({ restore }) => restore({ roles: [] }, () => {}));
    expect(await left()).toEqual([8, 3, 1, 4]);
  });

  test("that cannot be read are left as they are, and no order breaks", async () => {
    const { orders, orderOf, db, id, product } = await openBook();
    await db.updateTable("products").set({ counts_together: "{" }).where("id", "=", id).execute();
    await orders.create(orderOf(1), CAN);
    expect(await product()).toMatchObject({ counts: CASE.counts });
    const row = await db.selectFrom("products").select("counts_together").executeTakeFirst();
    expect(row).toEqual({ counts_together: "{" });
  });
});
