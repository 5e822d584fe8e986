import { expect, test } from "vitest";
import type { MovedProduct } from "../../domain/moving/moved-product.ts";
import { matchedColumns } from "../../domain/moving/table-columns.ts";
import { tableOf } from "../../domain/moving/table-text.ts";
import { readAnyTable } from "../../domain/own-table/any-table.ts";
import { ownTable } from "../../domain/own-table/own-table.ts";
import { openApp } from "../../tests/support/open-app.ts";

const PICTURE = "https://resim.example/kolye.jpg";

const KOLYE = {
  row: 1,
  origins: ["kod:K-1", "adres:/products/gumus-kolye"],
  name: "Gümüş kolye",
  price: 499,
  originalPrice: 650,
  category: "Zincirler",
  pictures: [PICTURE, "https://resim.example/iki.jpg"],
  colors: ["gümüş", "rose"],
  choices: [{ name: "Halka eni", values: [{ name: "2 mm" }, { name: "3 mm", extra: 25 }] }],
  pieces: [{ of: [{ choice: "Renk", value: "gümüş" }], pieces: null }],
  details: [{ name: "Boy", text: "45 cm" }],
};
const MUM = { row: 2, origins: ["kod:M-1"], name: "=Mum", price: 99, category: "Mum", isShown: false };

async function openOut() {
  const shop = await openApp();
  const token = await shop.tokenOf("admin");
  const bringIn = async (products: readonly object[]) => {
    const body = { products, changing: [], category: "Takılar" };
    const { json } = await shop.call("POST", "/api/admin/moving/preview", { token, body });
    const { status } = await shop.call("POST", "/api/admin/moving", {
      token,
      body: { ...body, expected: json.fingerprint },
    });
    expect({ status, refused: json.refused }).toEqual({ status: 200, refused: [] });
  };
  const out = async (): Promise<MovedProduct[]> =>
    (await shop.call("GET", "/api/admin/moving/products", { token })).json.products;
  return { ...shop, token, bringIn, out };
}

test("what came in goes out with its words, codes and addresses, and comes in again as the same", async () => {
  const shop = await openOut();
  await shop.bringIn([KOLYE, MUM]);
  const out = await shop.out();
  expect(out.map(({ name }) => name).toSorted()).toEqual(["=Mum", "Gümüş kolye"]);
  expect(out.find(({ name }) => name === "Gümüş kolye")).toMatchObject({
    ...KOLYE,
    row: expect.any(Number),
    origins: KOLYE.origins.toSorted(),
  });
  const { json } = await shop.call("POST", "/api/admin/moving/preview", {
    token: shop.token,
    body: {
      products: out,
      changing: ["name", "prices", "category", "pictures", "options", "pieces", "description", "shown"],
    },
  });
  expect(json.counts).toEqual({ new: 0, changed: 0, same: 2, refused: 0 });
});

test("a table of one shop makes the same products in an empty one, in the same order", async () => {
  const one = await openOut();
  await one.bringIn([KOLYE, MUM, { ...KOLYE, row: 3, origins: ["kod:K-2"], name: "İkinci kolye" }]);
  const first = await one.out();
  const { headers, rows } = ownTable(first);
  const table = tableOf([
    [...headers],
    ...rows.map((cells) => cells.map(String).map((cell) => cell.replace(/^(\d+)\.(\d+)$/, "$1,$2"))),
  ]);
  if (!table) throw new Error("no table");
  const { columns, source } = matchedColumns(table.headers);
  const other = await openOut();
  await other.bringIn(readAnyTable(table, columns, source).products);
  expect(await other.out()).toEqual(first);
});

test("Meta's file has the shown products in Meta's words", async () => {
  const shop = await openOut();
  await shop.bringIn([{ ...KOLYE, choices: [], pieces: [], colors: [] }, MUM]);
  const { text, headers } = await shop.call("GET", "/api/admin/moving/meta", { token: shop.token });
  expect(headers.get("Content-Disposition")).toBe('attachment; filename="meta-katalogu-2025-11-21.csv"');
  const [head, row, ...rest] = text.split("\r\n");
  expect(head).toBe(
    '"id","title","description","availability","condition","price","link","image_link","brand","additional_image_link","item_group_id","color","size","sale_price","product_type"',
  );
  expect(row).toContain(
    `"Gümüş kolye","Gümüş kolye","in stock","new","650.00 TRY","https://fiyonk.example/urun/gumus-kolye","${PICTURE}","Fiyonk","https://resim.example/iki.jpg","","","","499.00 TRY","Zincirler"`,
  );
  expect(rest).toEqual([""]);
});

test.each(["products", "meta"])("helpers and visitors get no %s", async (what) => {
  const shop = await openOut();
  const helper = await shop.call("GET", `/api/admin/moving/${what}`, { token: await shop.tokenOf("helper") });
  expect(helper.status).toBe(403);
  expect((await shop.call("GET", `/api/admin/moving/${what}`)).status).toBe(401);
});
