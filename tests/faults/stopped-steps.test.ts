import { describe, expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { isSold } from "../../domain/order-book/order-states.ts";
import { createMedia } from "../../storage/stored-media.ts";
import { type DatabaseLocation, ENGINES, openCatalogFor, openFor } from "../support/databases/engines.ts";
import { openLedger, openOrders } from "../support/databases/open-ledger.ts";
import { readCatalog } from "../support/databases/read-catalog.ts";
import { stopBeforeEachStatement } from "../support/databases/stopped-work.ts";
import { ECES_ORDER } from "../support/orders/sample-orders.ts";
import { LABUBU } from "../support/sample-products.ts";

describe.each(ENGINES)("a process that is killed before any statement, on $engine,", ({ newLocation }) => {
  test("leaves a change of many products, and its undoing, whole or not done", async () => {
    const location = await newLocation();
    const { catalog, store } = await openCatalogFor(location);
    const ledger = openLedger(store);
    for (let number = 0; number < 250; number += 1)
      await catalog.createProduct({ ...LABUBU, name: `Ürün ${number}` }, THE_SHOP);
    const products = (await catalog.listProducts()).map(({ id }) => id);
    const prices = { change: { percent: 12 }, rounding: "90", oldPrice: "keep" } as const;

    const raising = await seenWhile(location, () => catalog.changeMany(products, { prices }, THE_SHOP), priceState);
    const raised = raising.states.at(-1);
    expect(raising.states).toEqual([
      { prices: [LABUBU.price], products: 250, steps: [] },
      { prices: [expect.any(Number)], products: 250, steps: [[250, false]] },
    ]);
    const [step] = await ledger.listSteps();
    const undoing = await seenWhile(location, () => ledger.undoStep(step?.id ?? "", THE_SHOP), priceState);
    expect(undoing.states).toEqual([raised, { prices: [LABUBU.price], products: 250, steps: [[250, true]] }]);
    expect(raising.statements + undoing.statements).toBeGreaterThan(10);
  }, 180_000);

  test("leaves an order and its history, and a person who is blotted out, whole or not done", async () => {
    const location = await newLocation();
    const orders = openOrders((await openFor(location)).store);
    const created = await seenWhile(location, () => orders.create(ECES_ORDER, THE_SHOP), orderState);
    const [, written] = created.states;
    expect(created.states).toEqual([[], [{ number: 1, state: "new", name: "Ece Işık", events: ["create"] }]]);
    const [order] = await Array.fromAsync(orders.every());
    const id = order?.id ?? "";
    const sent = await seenWhile(location, () => orders.changeState([{ id }], "sent", THE_SHOP), orderState);
    expect(sent.states).toEqual([
      written,
      [{ number: 1, state: "sent", name: "Ece Işık", events: ["change", "create"] }],
    ]);
    const blotted = await seenWhile(location, () => orders.forget(id, THE_SHOP), orderState);
    expect(blotted.states).toEqual([
      sent.states.at(-1),
      [{ number: 1, state: "sent", name: "", events: ["change", "create", "forget"] }],
    ]);
  }, 180_000);

  test("leaves an order and the count of its product, and their undoing, whole or not done", async () => {
    const location = await newLocation();
    const { catalog, store } = await openCatalogFor(location);
    const { id } = await catalog.createProduct({ ...LABUBU, counts: { "": 3 } }, THE_SHOP);
    const orders = openOrders(store);
    const lines = ECES_ORDER.lines.slice(0, 1).map((line) => ({ ...line, productId: id, quantity: 1 }));
    const create = () => orders.create({ ...ECES_ORDER, lines }, THE_SHOP);
    const created = await seenWhile(location, create, countState);
    expect(created.states).toEqual([
      [3, 0],
      [2, 1],
    ]);
    const [order] = await Array.fromAsync(orders.every());
    const cancel = () => orders.changeState([{ id: order?.id ?? "" }], "cancelled", THE_SHOP);
    expect((await seenWhile(location, cancel, countState)).states).toEqual([
      [2, 1],
      [3, 0],
    ]);
    const [step] = await openLedger(store).listSteps();
    const undo = () => openLedger(store).undoStep(step?.id ?? "", THE_SHOP);
    expect((await seenWhile(location, undo, countState)).states).toEqual([
      [3, 0],
      [2, 1],
    ]);
  }, 180_000);

  test("leaves an uploaded picture whole or not stored, and a product only with it", async () => {
    const location = await newLocation();
    const { catalog, db } = await openCatalogFor(location);
    const hash = "ab".repeat(32);
    const image = `/media/${hash}.webp`;
    const upload = async () => {
      await createMedia(db).savePicture({ hash, width: 1, height: 1, bytes: Buffer.from([1, 2, 3]) });
      await catalog.createProduct({ ...LABUBU, image, images: [] }, THE_SHOP);
    };
    const { states } = await seenWhile(location, upload, pictureState);
    expect(states).toEqual([
      { images: [], pictures: [] },
      { images: [], pictures: [[1, 2, 3]] },
      { images: [image], pictures: [[1, 2, 3]] },
    ]);
  }, 60_000);
});

type Opened = Awaited<ReturnType<typeof openFor>>;

/** The different states, in their order, that a shop finds which starts after a kill. */
async function seenWhile<State>(
  location: DatabaseLocation,
  work: () => Promise<unknown>,
  stateOf: (shop: Opened) => Promise<State>,
) {
  const states: State[] = [];
  const statements = await stopBeforeEachStatement(location, work, async (left) => {
    const shop = await openFor(left);
    const state = await stateOf(shop);
    await shop.close();
    if (JSON.stringify(state) !== JSON.stringify(states.at(-1))) states.push(state);
  });
  return { states, statements };
}

async function priceState({ store }: Opened) {
  const products = await readCatalog(store).listProducts();
  const steps = (await openLedger(store).listSteps()).filter(({ kind }) => kind === "price");
  return {
    prices: [...new Set(products.map(({ price }) => price))],
    products: products.length,
    steps: steps.map(({ count, isUndone }) => [count, isUndone]),
  };
}

async function orderState({ db, store }: Opened) {
  const orders = await Array.fromAsync(openOrders(store).every());
  const events = await db.selectFrom("events").select(["subject_id", "kind"]).execute();
  return orders.map(({ id, number, state, name }) => ({
    number,
    state,
    name,
    events: events
      .filter(({ subject_id }) => subject_id === id)
      .map(({ kind }) => kind)
      .toSorted(),
  }));
}

/** The count of the product, and how many orders have one of it. */
async function countState({ store }: Opened) {
  const [product] = await readCatalog(store).listProducts();
  const orders = await Array.fromAsync(openOrders(store).every());
  return [product?.counts[""], orders.filter(({ state }) => isSold(state)).length];
}

async function pictureState({ db, store }: Opened) {
  const products = await readCatalog(store).listProducts();
  const pictures = await db.selectFrom("media").select("hash").execute();
  const found = await Promise.all(pictures.map(({ hash }) => createMedia(db).findPicture(hash)));
  return { images: products.map(({ image }) => image), pictures: found.map((picture) => [...(picture?.bytes ?? [])]) };
}
