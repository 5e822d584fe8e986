import { describe, expect, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { openLedger } from "../../tests/support/databases/open-ledger.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";

describe.each(ENGINES)("prices edited in the list on $engine", ({ newLocation }) => {
  const openOne = async () => {
    const { catalog, store } = await openCatalogFor(await newLocation());
    const product = await catalog.createProduct(LABUBU, THE_SHOP);
    const { price, originalPrice } = product;
    return { catalog, ledger: openLedger(store), product, seen: { price, originalPrice } };
  };
  const NEXT = { price: 750, originalPrice: null };

  test("are saved as one step that can be undone, also beside others' changes to other fields", async () => {
    const { catalog, ledger, product, seen } = await openOne();
    await catalog.patchProduct(product.id, { inStock: false }, THE_SHOP);
    const { product: saved, step } = await catalog.changePrices(product.id, seen, NEXT, THE_SHOP);
    expect(saved).toMatchObject({ ...NEXT, inStock: false });
    await ledger.undoStep(step, THE_SHOP);
    expect(await catalog.findProduct(product.id)).toMatchObject({ ...seen, inStock: false });
  });

  test("are refused if others have changed the prices meanwhile, and the refusal says the current ones", async () => {
    const { catalog, product, seen } = await openOne();
    await catalog.updateProduct(product.id, { ...LABUBU, price: 800 }, { by: THE_SHOP });
    await expect(catalog.changePrices(product.id, seen, NEXT, THE_SHOP)).rejects.toMatchObject({
      code: "conflict",
      message: "Fiyat bu arada değişti: şimdi ₺800,00, eski fiyat ₺1.199,90. Tekrar kaydedersen seninki yazılır.",
    });
    await expect(catalog.changePrices("yok", seen, NEXT, THE_SHOP)).rejects.toMatchObject({ code: "not-found" });
    expect(await catalog.findProduct(product.id)).toMatchObject({ price: 800, originalPrice: 1199.9 });
  });
});
