import { describe, expect, test } from "vitest";
import type { Catalog } from "../../domain/catalog/catalog.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { ENGINES, openCatalogFor } from "../../tests/support/databases/engines.ts";
import { LABUBU } from "../../tests/support/sample-products.ts";

describe.each(ENGINES)("addresses on $engine", ({ newLocation }) => {
  const openCatalog = async () => (await openCatalogFor(await newLocation())).catalog;

  const add = (catalog: Catalog, name: string) => catalog.createProduct({ ...LABUBU, name }, THE_SHOP);
  const rename = (catalog: Catalog, id: string, name: string) =>
    catalog.updateProduct(id, { ...LABUBU, name }, { by: THE_SHOP });

  test("a renamed product has a new address, and every old address leads there", async () => {
    const catalog = await openCatalog();
    const { id } = await add(catalog, "Şık Kolye");
    await rename(catalog, id, "Işıltılı Kolye");
    const renamed = await rename(catalog, id, "Gümüş Kolye");
    expect(renamed).toMatchObject({ slug: "gumus-kolye", name: "Gümüş Kolye" });
    expect(await catalog.findAddress("gumus-kolye")).toEqual({ state: "here", product: renamed });
    for (const old of ["sik-kolye", "isiltili-kolye"]) {
      expect(await catalog.findAddress(old)).toEqual({ state: "moved", slug: "gumus-kolye" });
    }
  });

  test("another spelling or price keeps the address", async () => {
    const catalog = await openCatalog();
    await add(catalog, "Kolye");
    const second = await add(catalog, "Kolye");
    expect(await rename(catalog, second.id, "KÖLYE ")).toMatchObject({ slug: "kolye-2" });
    expect(
      await catalog.updateProduct(second.id, { ...LABUBU, name: "Kolye", price: 1 }, { by: THE_SHOP }),
    ).toMatchObject({
      slug: "kolye-2",
    });
    expect(await rename(catalog, second.id, "Kolye 2")).toMatchObject({ slug: "kolye-2" });
  });

  test("a product that takes its old name back gets its old address, and the one in between leads there", async () => {
    const catalog = await openCatalog();
    const { id } = await add(catalog, "Kolye");
    await rename(catalog, id, "Bileklik");
    const back = await rename(catalog, id, "Kolye");
    expect(back.slug).toBe("kolye");
    expect(await catalog.findAddress("kolye")).toEqual({ state: "here", product: back });
    expect(await catalog.findAddress("bileklik")).toEqual({ state: "moved", slug: "kolye" });
  });

  test("a former address of another product is not given away, neither to a new nor to a renamed product", async () => {
    const catalog = await openCatalog();
    const { id } = await add(catalog, "Kolye");
    await rename(catalog, id, "Bileklik");
    expect(await add(catalog, "Kolye")).toMatchObject({ slug: "kolye-2" });
    const other = await add(catalog, "Yüzük");
    expect(await rename(catalog, other.id, "Kolye")).toMatchObject({ slug: "kolye-3" });
    expect(await catalog.findAddress("kolye")).toEqual({ state: "moved", slug: "bileklik" });
  });

  test("two products that swap their names both stay reachable", async () => {
    const catalog = await openCatalog();
    const [kolye, yuzuk] = [await add(catalog, "Kolye"), await add(catalog, "Yüzük")];
    const [first, second] = await Promise.all([rename(catalog, kolye.id, "Yüzük"), rename(catalog, yuzuk.id, "Kolye")]);
    expect(await catalog.findAddress(first.slug)).toEqual({ state: "here", product: first });
    expect(await catalog.findAddress(second.slug)).toEqual({ state: "here", product: second });
    const slugs = [first.slug, second.slug, "kolye", "yuzuk"];
    const addresses = await Promise.all(slugs.map((slug) => catalog.findAddress(slug)));
    expect(addresses.map((address) => address?.state)).not.toContain(undefined);
  });

  test("every address of a removed product says that it is gone, with its name and category", async () => {
    const catalog = await openCatalog();
    const { id } = await add(catalog, "Kolye");
    await rename(catalog, id, "Bileklik");
    await catalog.removeProduct(id, THE_SHOP);
    for (const slug of ["kolye", "bileklik"]) {
      expect(await catalog.findAddress(slug)).toEqual({ state: "gone", name: "Bileklik", category: "labubu" });
    }
    expect(await add(catalog, "Kolye")).toMatchObject({ slug: "kolye-2" });
  });

  test("an unknown address leads nowhere", async () => {
    const catalog = await openCatalog();
    await add(catalog, "Kolye");
    for (const slug of ["yok", "", "Kolye", "kolye-", "' or 1=1 --", "a\u0000b", "x".repeat(9000)]) {
      expect(await catalog.findAddress(slug)).toBeUndefined();
    }
  });
});
