import { expect, test } from "vitest";
import { openApp } from "../../tests/support/open-app.ts";

const product = (row: number, more: object = {}) => ({
  row,
  origins: [`kod:M-${row}`],
  name: `Mum ${row}`,
  price: 99,
  category: "Takılar",
  pictures: ["https://resim.example/mum.jpg"],
  ...more,
});

/** Two tabs of one owner, each with a preview of its own. */
async function openTabs() {
  const shop = await openApp();
  const token = await shop.tokenOf("admin");
  const call = (method: string, path: string, body?: object) =>
    shop.call(method, `/api/admin/${path}`, { token, ...(body && { body }) });
  const seen = async (products: object[], wishes: object = {}) => {
    const wanted = { products, changing: [], category: "", ...wishes };
    const { json } = await call("POST", "moving/preview", wanted);
    return () => call("POST", "moving", { ...wanted, expected: json.fingerprint });
  };
  const named = async (name: string) => (await shop.snapshot()).products.filter((one) => one.name === name);
  return { ...shop, call, seen, named };
}

test("a move that is sent twice at once is written once", async () => {
  const shop = await openTabs();
  const apply = await shop.seen([product(1), product(2, { category: "Yeni" })]);
  const answers = await Promise.all([apply(), apply(), apply()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await shop.named("Mum 1")).toHaveLength(1);
  const { allCategories } = await shop.snapshot();
  expect(allCategories.filter(({ name }) => name === "Yeni")).toHaveLength(1);
});

test("the second of two tabs looks again before it writes", async () => {
  const shop = await openTabs();
  const [first, second] = [await shop.seen([product(1)]), await shop.seen([product(1, { price: 5 })])];
  expect((await first()).status).toBe(200);
  const late = await second();
  expect(late).toMatchObject({ status: 409, json: { detail: "Dükkân bu arada değişti; önizlemeye yeniden bak" } });
  expect((await shop.named("Mum 1"))[0]?.price).toBe(99);
});

test("a category that goes between the preview and the move comes into no product", async () => {
  const shop = await openTabs();
  const added = await shop.call("POST", "categories", { name: "Gidici", tint: "rose", image: "", isHidden: false });
  expect(added.status).toBe(201);
  const apply = await shop.seen([product(1, { category: "Gidici" })]);
  const { allCategories } = await shop.snapshot();
  const id = allCategories.find(({ name }) => name === "Gidici")?.id;
  expect((await shop.call("DELETE", `categories/${id}`)).status).toBeLessThan(300);
  expect((await apply()).status).toBe(409);
  expect(await shop.named("Mum 1")).toEqual([]);
});

test("a set that goes between the preview and the move comes into no product", async () => {
  const shop = await openTabs();
  const choices = [{ name: "Koku", values: [{ name: "Gül" }, { name: "Lavanta" }] }];
  const first = await shop.seen([product(1, { choices })]);
  const { step } = (await first()).json;
  const apply = await shop.seen([product(2, { choices: [{ name: "Koku", values: [{ name: "Gül" }] }] })]);
  expect((await shop.call("POST", `steps/${step}/undo`)).status).toBe(200);
  expect((await apply()).status).toBe(409);
  expect(await shop.named("Mum 2")).toEqual([]);
});

test("an undo twice at once takes back once, and a product that she changed goes with the rest", async () => {
  const shop = await openTabs();
  const { step } = (await (await shop.seen([product(1), product(2)]))()).json;
  const [one] = await shop.named("Mum 1");
  await shop.catalog.patchProduct(one?.id ?? "", { inStock: false }, { id: null, name: "Ece", reach: "shop" });
  const undos = await Promise.all([shop.call("POST", `steps/${step}/undo`), shop.call("POST", `steps/${step}/undo`)]);
  expect(undos.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([...(await shop.named("Mum 1")), ...(await shop.named("Mum 2"))]).toEqual([]);
});
