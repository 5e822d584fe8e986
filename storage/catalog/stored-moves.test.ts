import { describe, expect, test } from "vitest";
import { firstSettings } from "../../content/first-settings.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import type { WrittenMove } from "../../domain/moving/move-store.ts";
import { ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { openLedger } from "../../tests/support/databases/open-ledger.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";
import { createMoves } from "./stored-moves.ts";

const { sections: FIRST } = firstSettings({ publicUrl: "https://fiyonk.example", isTrial: false });

const EMPTY: Omit<WrittenMove, "asOf"> = { categories: [], sets: undefined, kept: [], products: [], origins: [] };

const added = (name: string, more: { slug?: string; origins?: string[] } = {}): WrittenMove["products"][number] => ({
  ...{ kind: "new", row: 1, name, input: { ...LABUBU, name }, origins: [], slug: undefined },
  ...more,
});

describe.each(ENGINES)("moves on $engine", ({ newLocation }) => {
  async function openMoves() {
    const { catalog, store } = await openCatalogFor(await newLocation());
    const moves = createMoves(store, FIRST);
    const write = (move: Partial<WrittenMove>) => moves.write({ asOf: store.revision(), ...EMPTY, ...move }, THE_SHOP);
    return { catalog, store, moves, write, undo: (step: string) => openLedger(store).undoStep(step, THE_SHOP) };
  }

  test("products come before those of the shop, in the order of the move, with the addresses that are free", async () => {
    const { catalog, write } = await openMoves();
    await catalog.createProduct({ ...LABUBU, name: "Kupa" }, THE_SHOP);
    await write({
      products: [added("Kupa"), added("Kolye", { slug: "gumus-kolye" }), added("Kolye 2", { slug: "kupa" })],
    });
    const listed = await catalog.listProducts();
    expect(listed.map(({ name, slug }) => [name, slug])).toEqual([
      ["Kupa", "kupa-2"],
      ["Kolye", "gumus-kolye"],
      ["Kolye 2", "kolye-2"],
      ["Kupa", "kupa"],
    ]);
  });

  test("one undo takes back new and changed products, and later changes of others stay", async () => {
    const { catalog, write, undo } = await openMoves();
    const kupa = await catalog.createProduct({ ...LABUBU, name: "Kupa" }, THE_SHOP);
    const { id, revision } = kupa;
    const common = { row: 2, name: "Kupa", origins: [], changes: {} };
    const input = { ...LABUBU, name: "Kupa", price: 5, featured: true };
    const { step, count } = await write({
      products: [added("Kolye"), { kind: "changed", id, revision, input, ...common }],
    });
    expect(count).toBe(2);
    await catalog.patchProduct(id, { inStock: false }, THE_SHOP);
    const undone = await undo(step);
    expect(undone).toMatchObject({ count: 2, left: 0 });
    // The new one goes, and no price of it is said to be as it was.
    expect(undone.changed.map(({ what, changes }) => [what, "price" in changes])).toEqual([
      ["Kolye", false],
      ["Kupa", true],
    ]);
    const { price, featured } = LABUBU;
    expect(await catalog.listProducts()).toMatchObject([{ name: "Kupa", price, featured, inStock: false }]);
  });

  test("a mark leads to the product that has it now, and not into the trash", async () => {
    const { catalog, moves, write, undo } = await openMoves();
    const kupa = await catalog.createProduct({ ...LABUBU, name: "Kupa" }, THE_SHOP);
    const origins = ["kod:A", "adres:/products/kolye"];
    const { step } = await write({
      products: [added("Kolye", { origins })],
      origins: [{ mark: "kod:B", id: kupa.id }],
    });
    const kolye = (await catalog.listProducts())[0]?.id;
    expect(Object.fromEntries(await moves.origins())).toEqual({
      "kod:A": kolye,
      [origins[1] ?? ""]: kolye,
      "kod:B": kupa.id,
    });
    await undo(step);
    expect(Object.fromEntries(await moves.origins())).toEqual({ "kod:B": kupa.id });
    await write({ products: [added("Yeni kolye", { origins })] });
  });

  test("nothing is written where a product, a set or its products have changed since", async () => {
    const { catalog, store, moves, write } = await openMoves();
    const kupa = await catalog.createProduct({ ...LABUBU, name: "Kupa" }, THE_SHOP);
    const asOf = store.revision();
    await catalog.patchProduct(kupa.id, { inStock: false }, THE_SHOP);
    const stale = "Dükkân bu arada değişti; önizlemeye yeniden bak";
    const changed: WrittenMove["products"][number] = {
      kind: "changed",
      id: kupa.id,
      revision: 0,
      input: LABUBU,
      row: 1,
      name: "",
      origins: [],
      changes: {},
    };
    await expect(write({ asOf, products: [added("Kolye"), changed] })).rejects.toThrow(stale);
    await expect(write({ asOf, products: [added("Kolye")], kept: [{ id: kupa.id, choices: [] }] })).rejects.toThrow(
      stale,
    );
    const { sets } = FIRST.choices;
    await write({
      sets: [...sets, { id: "boy", name: "Boy", word: "boy", values: [{ id: "a", name: "A", note: "" }] }],
    });
    await expect(write({ asOf, sets, products: [added("Kolye")] })).rejects.toThrow(stale);
    expect((await catalog.listProducts()).map(({ name }) => name)).toEqual(["Kupa"]);
    expect(await moves.origins()).toEqual(new Map());
  });

  test("ten thousand products are brought in and taken back at once", async () => {
    const { catalog, write, undo } = await openMoves();
    const products = Array.from({ length: 10_000 }, (_, at) => added(`Ürün ${at}`, { origins: [`kod:${at}`] }));
    const { step, count } = await write({ products });
    expect(count).toBe(10_000);
    await undo(step);
    expect(await catalog.listProducts()).toEqual([]);
  });
});
