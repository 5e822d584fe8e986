import { expect, test, vi } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { openApp } from "../../tests/support/open-app.ts";
import { ECES_ORDER } from "../../tests/support/orders/sample-orders.ts";
import { BILEKLIK, LABUBU } from "../../tests/support/sample-products.ts";
import { LIVE } from "../../tests/support/sample-shop.ts";

test("a new live shop is told to add its facts, and a helper only what she can do", async () => {
  const app = await openApp({ env: LIVE });
  await app.catalog.createProduct({ ...BILEKLIK, featured: true }, THE_SHOP);
  const today = async (role: "admin" | "helper") =>
    (await app.call("GET", "/api/admin/today", { token: await app.tokenOf(role) })).json;
  const kinds = ({ todos }: { todos: { kind: string }[] }) => todos.map(({ kind }) => kind);
  const [owners, helpers] = [await today("admin"), await today("helper")];
  expect(kinds(owners)).toEqual(["missing-fact", "one-way-in", "sold-out-featured", "empty-category"]);
  expect(kinds(helpers)).toEqual(["sold-out-featured"]);
  await app.accounts.createAccount({ name: "Ece", email: "ece@ornek.com", passwordHash: null, role: "admin" });
  expect(kinds(await today("admin")), "a second owner is a second way in").not.toContain("one-way-in");
  expect(owners.opening).toEqual({ name: "Fiyonk", hasNumber: true, products: 1, proposals: [] });
});

test("a trial shop's number does not count as its owner's", async () => {
  const app = await openApp();
  const { opening } = (await app.call("GET", "/api/admin/today", { token: await app.tokenOf("admin") })).json;
  expect(opening.hasNumber).toBe(false);
});

test("a struck price that was never asked for is told", async () => {
  const app = await openApp();
  const { id } = await app.catalog.createProduct({ ...LABUBU, price: 100, originalPrice: null }, THE_SHOP);
  const created = Date.now();
  // The first price counts only if it lasted at least a millisecond.
  await vi.waitUntil(() => Date.now() > created, { interval: 1 });
  await app.catalog.updateProduct(id, { ...LABUBU, price: 90, originalPrice: 200 }, { by: THE_SHOP });
  const { todos } = (await app.call("GET", "/api/admin/today", { token: await app.tokenOf("admin") })).json;
  expect(todos).toContainEqual({ kind: "misleading-discount", count: 1, items: [{ id, name: LABUBU.name }] });
});

test("the orders of the day are counted and named, to a helper without persons and without amounts", async () => {
  const app = await openApp();
  const [admin, helper] = [await app.tokenOf("admin"), await app.tokenOf("helper")];
  const write = async (changes: object) => {
    const body = { ...ECES_ORDER, day: "", customerWords: "lila değil bebek mavisi", ...changes };
    return (await app.call("POST", "/api/admin/orders", { token: admin, body })).json.order;
  };
  const { id, number } = await write({});
  await write({ state: "delivered", paid: true });
  const today = async (token: string) => (await app.call("GET", "/api/admin/today", { token })).json;
  const { lists, seesPersons } = await today(admin);
  const row = { id, number, name: "Ece Işık", left: 599.9 };
  expect(seesPersons).toBe(true);
  expect(lists).toMatchObject([
    { list: "confirm", count: 1, orders: [row] },
    { list: "unpaid", count: 1, sum: 599.9, orders: [row] },
    { list: "words", count: 1, orders: [row] },
  ]);
  expect(JSON.stringify(lists)).not.toMatch(/5321234567|Çiçek|bebek mavisi/);
  const seenByHelper = (await today(helper)).lists;
  expect(seenByHelper).toMatchObject([{ list: "unpaid", count: 1, orders: [{ id, number, name: "" }] }]);
  expect(JSON.stringify(seenByHelper)).not.toMatch(/Ece|Bursa|sum|left|599/);
});
