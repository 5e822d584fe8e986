import { describe, expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { openLedger } from "../../tests/support/databases/open-ledger.ts";
import type { ReadCatalog } from "../../tests/support/databases/read-catalog.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";

describe.each(ENGINES)("a placed product on $engine", ({ newLocation }) => {
  /** In order: a, T (of another category), b, c, d. */
  const openShelf = async () => {
    const { catalog, store } = await openCatalogFor(await newLocation());
    const ids = new Map<string, string>();
    for (const name of ["d", "c", "b", "T", "a"]) {
      const category = name === "T" ? "takilar" : "labubu";
      ids.set(name, (await catalog.createProduct({ ...LABUBU, name, category }, THE_SHOP)).id);
    }
    const id = (name: string) => ids.get(name) ?? "";
    const place = (name: string, after?: string) =>
      catalog.placeProduct(id(name), after === undefined ? undefined : id(after), THE_SHOP);
    return { catalog, store, id, place };
  };

  const shelf = async ({ listProducts }: ReadCatalog) => (await listProducts()).map(({ name }) => name).join("");

  test.each([
    ["d", "a", "aTdbc"],
    ["a", "c", "bTcad"],
    ["a", "d", "bTcda"],
    ["c", undefined, "cTabd"],
    ["a", undefined, "aTbcd"],
    ["b", "a", "aTbcd"],
  ])("%s behind %s gives %s: products of other categories keep their places", async (name, after, order) => {
    const { catalog, place } = await openShelf();
    await place(name, after);
    expect(await shelf(catalog)).toBe(order);
  });

  test("returns by undoing, unless its category was reordered since", async () => {
    const { catalog, store, id, place } = await openShelf();
    const ledger = openLedger(store);
    const { step } = await place("d");
    expect(await shelf(catalog)).toBe("dTabc");
    await ledger.undoStep(step, THE_SHOP);
    expect(await shelf(catalog)).toBe("aTbcd");
    expect(await ledger.listEvents(id("b"))).toHaveLength(1);
    const again = await place("d");
    await place("b");
    await expect(ledger.undoStep(again.step, THE_SHOP)).rejects.toMatchObject({ code: "conflict" });
    expect(await shelf(catalog)).toBe("bTdac");
  });

  test("cannot be placed again by undoing twice when another product moved in between", async () => {
    const { catalog, store, place } = await openShelf();
    const ledger = openLedger(store);
    const undone = await ledger.undoStep((await place("d")).step, THE_SHOP);
    await place("b");
    await expect(ledger.undoStep(undone.step, THE_SHOP)).rejects.toMatchObject({ code: "conflict" });
    expect(await shelf(catalog)).toBe("bTacd");
  });

  test("among the featured ones passes those of other categories, and the others keep their places", async () => {
    const { catalog, id, place } = await openShelf();
    const feature = (names: string, featured: boolean) =>
      Promise.all([...names].map((name) => catalog.patchProduct(id(name), { featured }, THE_SHOP)));
    const placeFeatured = (name: string, after?: string) =>
      catalog.placeProduct(id(name), after === undefined ? undefined : id(after), THE_SHOP, "featured");
    await feature("abcdT", false);
    await feature("aTc", true);
    await placeFeatured("c");
    expect(await shelf(catalog)).toBe("cabTd");
    await placeFeatured("c", "T");
    expect(await shelf(catalog)).toBe("aTbcd");
    await place("d");
    await expect(placeFeatured("b", "a")).rejects.toMatchObject({ code: "conflict" });
    await expect(placeFeatured("a", "b")).rejects.toMatchObject({ code: "conflict" });
  });

  test("is not counted when it stays where it is", async () => {
    const { place } = await openShelf();
    expect(await place("b", "a")).toMatchObject({ count: 0 });
  });

  test("is refused a place behind a removed product or one of another category", async () => {
    const { catalog, id, place } = await openShelf();
    await catalog.removeProduct(id("b"), THE_SHOP);
    await expect(place("a", "b")).rejects.toMatchObject({ code: "conflict" });
    await expect(place("a", "T")).rejects.toMatchObject({ code: "conflict" });
    await expect(place("b")).rejects.toMatchObject({ code: "not-found" });
  });
});
