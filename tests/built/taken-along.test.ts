import { expect, inject, test } from "vitest";
import { openTable } from "../../app/admin/moving/opened-table.ts";
import { workbookOf } from "../../app/admin/workbook.ts";
import { picturePath } from "../../domain/catalog/media.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { CHANGEABLE } from "../../domain/moving/moved-input.ts";
import type { MovedProduct } from "../../domain/moving/moved-product.ts";
import { matchedColumns } from "../../domain/moving/table-columns.ts";
import { csvTable } from "../../domain/out-table.ts";
import { readAnyTable } from "../../domain/own-table/any-table.ts";
import { ownTable } from "../../domain/own-table/own-table.ts";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { hashOf, webp } from "../support/backup/shop-to-copy.ts";
import { createTestDatabase } from "../support/databases/postgres-databases.ts";
import { randomShelf } from "../support/made-up/random-shelf.ts";
import { openApp } from "../support/open-app.ts";
import { randomRuns } from "../support/thorough.ts";

const PICTURES = Array.from({ length: 5 }, (_, at) => webp(`resim ${at}`));
const PATHS = PICTURES.map((bytes) => picturePath(hashOf(bytes)));

/** A shop as it begins, with categories but without products, and with the pictures: they come with the copy of the shop, or by their addresses. */
async function openEmpty(engine: string) {
  const databaseUrl = engine === "PostgreSQL" ? await createTestDatabase(inject("postgres")) : undefined;
  const shop = await openApp({
    env: databaseUrl ? { DATABASE_URL: databaseUrl } : {},
    overrides: { openPages: openBuiltPages },
  });
  for (const bytes of PICTURES) await shop.media.savePicture({ hash: hashOf(bytes), width: 40, height: 30, bytes });
  return { ...shop, token: await shop.tokenOf("admin") };
}

type Shop = Awaited<ReturnType<typeof openEmpty>>;

async function fill({ categories, sections, catalog, wait }: Shop, seed: number): Promise<void> {
  const shelf = randomShelf(seed, { pictures: PATHS, count: 6 });
  const slugs: string[] = [];
  for (const [at, { id, name }] of (await categories.list()).entries()) {
    if (at % 2 === seed % 2) await categories.remove(id, undefined, { by: THE_SHOP });
    else
      await categories.update(id, { name, tint: "mint", image: PATHS[0] ?? "", isHidden: at === 3 }, { by: THE_SHOP });
  }
  for (const input of shelf.categories) slugs.push((await categories.create(input, THE_SHOP)).category.slug);
  await sections.save("choices", { sets: shelf.sets }, { by: THE_SHOP });
  for (const { category, ...given } of shelf.products) {
    wait(1000);
    const input = { ...given, category: slugs[Number(category)] ?? "" };
    const { id } = await catalog.createProduct({ ...input, name: `Eski ${given.name}` }, THE_SHOP);
    await catalog.updateProduct(id, input, { by: THE_SHOP });
  }
}

const productsOf = async ({ call, token }: Shop): Promise<MovedProduct[]> =>
  (await call("GET", "/api/admin/moving/products", { token })).json.products;

/** Written as a file of this form and read back. */
async function throughFile(products: readonly MovedProduct[], form: string): Promise<MovedProduct[]> {
  const out = ownTable(products);
  const table = await openTable(form === "XLSX" ? await workbookOf(out) : new Blob([csvTable(out)]));
  const { columns, source } = matchedColumns(table.headers);
  const read = readAnyTable(table, columns, source);
  expect({ ...read, products: [] }).toEqual({ products: [], troubles: [], lost: [] });
  return read.products;
}

async function preview({ call, token }: Shop, products: readonly MovedProduct[]) {
  const body = { products, changing: Object.keys(CHANGEABLE), category: "" };
  const { status, json, text } = await call("POST", "/api/admin/moving/preview", { token, body });
  expect(status, text).toBe(200);
  return { body, json };
}

async function bringIn(shop: Shop, products: readonly MovedProduct[]): Promise<string> {
  const { body, json } = await preview(shop, products);
  expect(json.refused).toEqual([]);
  const {
    status,
    text,
    json: done,
  } = await shop.call("POST", "/api/admin/moving", {
    token: shop.token,
    body: { ...body, expected: json.fingerprint },
  });
  expect(status, text).toBe(200);
  return done.step;
}

/** The addresses of renamed products lead where they led. */
async function expectFormerAddresses(one: Shop, other: Shop): Promise<void> {
  for (const slugs of (await one.moves.formerSlugs()).values()) {
    for (const path of slugs.map((slug) => `/urun/${slug}`)) {
      const [here, there] = [await one.call("GET", path), await other.call("GET", path)];
      expect([path, there.status, there.headers.get("Location")]).toEqual([
        path,
        here.status,
        here.headers.get("Location"),
      ]);
    }
  }
}

/** Every public page and feed, without ids and the moments of the last change, which are those of this shop. */
async function pagesOf({ call, snapshot }: Shop): Promise<Record<string, string>> {
  const { products, categories, allCategories } = await snapshot();
  const ids = new Map([
    ...products.flatMap(
      ({ id }, at) =>
        [
          [id, `urun-${at}`],
          [id.replaceAll("-", ""), `urun-${at}`],
        ] as const,
    ),
    ...allCategories.map(({ id, slug }) => [id, `kategori-${slug}`] as const),
  ]);
  const paths = [
    ...["/", "/urunler", "/urunler?sirala=yeni", "/feed.xml", "/sitemap.xml"],
    ...categories.map(({ slug }) => `/kategori/${slug}`),
    ...products.map(({ slug }) => `/urun/${slug}`),
  ];
  const pages: Record<string, string> = {};
  for (const path of paths) {
    const { status, text } = await call("GET", path);
    expect({ path, status }).toEqual({ path, status: 200 });
    pages[path] = [...ids]
      .reduce((page, [id, name]) => page.replaceAll(id, name), text)
      // The number of a variant with a long name is a hash of the product's id.
      .replaceAll(/(urun-\d+)-[0-9a-z]{1,7}(?=[<"\\])/g, "$1-#")
      .replaceAll(/<lastmod>[^<]*/g, "<lastmod>")

      .replaceAll(/(updatedAt|revision)(\\*":\\*"?)[^\\",]*/g, "$1$2");
  }
  return pages;
}

/** Where pages differ first. */
const differences = (one: Record<string, string>, other: Record<string, string>): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((path) => {
    const [before = "", after = ""] = [one[path], other[path]];
    if (before === after) return [];
    const at = [...before].findIndex((letter, index) => letter !== after[index]);
    return `${path}: ${before.slice(at - 60, at + 60)} → ${after.slice(at - 60, at + 60)}`;
  });

test.each([
  ["SQLite", "CSV"],
  ["SQLite", "XLSX"],
  ["PostgreSQL", "CSV"],
])(
  "what an owner takes along from %s as %s makes the same shop elsewhere, to the byte of every public page",
  async (engine, form) => {
    for (let seed = 1; seed <= randomRuns(3); seed += 1) {
      const one = await openEmpty(engine);
      await fill(one, seed);
      const out = await throughFile(await productsOf(one), form);
      expect((await preview(one, out)).json.counts, `seed ${seed}`).toMatchObject({ new: 0, changed: 0, refused: 0 });
      const before = await pagesOf(one);
      const other = await openEmpty(engine);
      const empty = await pagesOf(other);
      const step = await bringIn(other, out);
      expect(differences(before, await pagesOf(other)), `seed ${seed}`).toEqual([]);
      expect(await productsOf(other)).toEqual(await productsOf(one));
      await expectFormerAddresses(one, other);
      const undone = await other.call("POST", `/api/admin/steps/${step}/undo`, { token: other.token });
      expect(undone.status, undone.text).toBe(200);
      expect(differences(empty, await pagesOf(other)), `seed ${seed}, undone`).toEqual([]);
      await one.close();
      await other.close();
    }
  },
  900_000,
);
