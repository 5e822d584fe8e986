import { describe, expect, test } from "vitest";
import { createLedger } from "../../storage/catalog/stored-ledger.ts";
import { createOrders } from "../../storage/order-book/stored-orders.ts";
import { createMedia } from "../../storage/stored-media.ts";
import { removeUnusedPictures } from "../../storage/unused-pictures.ts";
import { ENGINES, openCatalogFor, openFor } from "../support/databases/engines.ts";
import { runUntilKilled } from "../support/databases/run-until-killed.ts";
import { LABUBU } from "../support/sample-products.ts";

/** More statements than any work has; a run that is not killed reports that it is done. */
const STATEMENT_LIMIT = 60;

describe.each(ENGINES)("a process that is killed before any statement, on $engine,", ({ newLocation }) => {
  test("leaves a change of many products, and its undoing, whole or not done", async () => {
    const location = await newLocation();
    const { catalog, close } = await openCatalogFor(location);
    for (let number = 0; number < 250; number += 1) await catalog.createProduct({ ...LABUBU, name: `Ürün ${number}` });
    await close();

    let stops = 0;
    for (const work of ["raise", "undo"]) {
      for (let stopAt = 1; ; stopAt += 1) {
        expect(stopAt).toBeLessThan(STATEMENT_LIMIT);
        const isDone = await runUntilKilled(location, work, stopAt);
        stops += 1;
        const after = await openCatalogFor(location);
        const prices = (await after.catalog.listProducts()).map(({ price }) => price);
        const steps = (await createLedger(after.store).listSteps()).filter(({ kind }) => kind === "price");
        await after.close();
        expect([work, stopAt, prices.length, new Set(prices).size]).toEqual([work, stopAt, 250, 1]);
        const isRaised = prices[0] !== LABUBU.price;
        expect(steps.map(({ count, isUndone }) => [count, isUndone])).toEqual(
          isRaised ? [[250, false]] : work === "undo" ? [[250, true]] : [],
        );
        // The commit may have reached the database before the process was killed.
        const isThere = isRaised === (work === "raise");
        if (isDone) expect(isThere).toBe(true);
        if (isThere) break;
      }
    }
    expect(stops).toBeGreaterThan(10);
  }, 180_000);

  test("leaves an order and its history, and a person who is blotted out, whole or not done", async () => {
    const location = await newLocation();
    await (await openFor(location)).close();
    const read = async () => {
      const { db, store, close } = await openFor(location);
      const orders = await Array.fromAsync(createOrders(store).every());
      const events = await db.selectFrom("events").select(["subject_id", "kind", "changes"]).execute();
      await close();
      return { orders, events };
    };
    for (const work of ["order", "forget"]) {
      for (let stopAt = 1; ; stopAt += 1) {
        expect(stopAt).toBeLessThan(STATEMENT_LIMIT);
        const isDone = await runUntilKilled(location, work, stopAt);
        const { orders, events } = await read();
        for (const { id, number, state, name, blottedAt } of orders) {
          const kinds = events.filter(({ subject_id }) => subject_id === id).map(({ kind }) => kind);
          expect(kinds.toSorted()).toEqual(
            ["create", ...(state === "sent" ? ["change"] : []), ...(blottedAt === null ? [] : ["forget"])].toSorted(),
          );
          expect(name === "").toBe(blottedAt !== null);
          expect(orders.filter((other) => other.number === number)).toHaveLength(1);
        }
        if (work === "forget") expect(new Set(orders.map(({ name }) => name)).size).toBe(1);
        if (isDone) break;
      }
    }
  }, 180_000);

  test("leaves an uploaded picture whole or not stored, and an unused one goes after a month", async () => {
    const location = await newLocation();
    const { close } = await openCatalogFor(location);
    await close();
    for (let stopAt = 1; ; stopAt += 1) {
      expect(stopAt).toBeLessThan(STATEMENT_LIMIT);
      const isDone = await runUntilKilled(location, "upload", stopAt);
      const { catalog, store, db, close } = await openCatalogFor(location);
      const [product] = await catalog.listProducts();
      const pictures = await db.selectFrom("media").select("hash").execute();
      for (const { hash } of pictures) expect((await createMedia(db).findPicture(hash))?.bytes).toHaveLength(3);
      const removed = await removeUnusedPictures(store, new Date(Date.now() + 31 * 24 * 3600 * 1000));
      expect(removed).toHaveLength(product ? 0 : pictures.length);
      if (product) expect(pictures.map(({ hash }) => `/media/${hash}.webp`)).toEqual([product.image]);
      await close();
      if (isDone) break;
    }
  }, 60_000);
});
