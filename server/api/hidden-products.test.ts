import { beforeEach, expect, test } from "vitest";
import { HIDDEN } from "../../domain/catalog/shown-from.ts";
import { cartCode } from "../../domain/order/cart-code.ts";
import { type AppOfAdmin, LABUBU_SENT, openForAdmin } from "../../tests/support/admin-api.ts";

const NAME = "Sürpriz Fener";
const TEN = "2025-11-22T07:00:00.000Z";

let shop: AppOfAdmin;
beforeEach(async () => {
  shop = await openForAdmin();
  await shop.addLabubu({ name: "Zarif Kolye" });
});

const add = (shownFrom: string | null) => shop.addLabubu({ name: NAME, shownFrom });

/** The requests of visitors and machines, each with whether its answer shows the product. */
async function seenBy(product: { id: string; slug: string; price: number }): Promise<Record<string, boolean>> {
  const has = async (path: string) => (await shop.call("GET", path)).text.includes(NAME);
  const cart = await shop.call("GET", `/api/cart?code=${cartCode(0, [{ id: product.id, quantity: 1 }])}`);
  const { findAddress, findProduct } = await shop.snapshot();
  return {
    list: await has("/api/products"),
    "list by id": await has(`/api/products?ids=${product.id}`),
    search: await has("/api/products?q=fener"),
    suggestions: await has("/api/suggestions?q=fener"),
    showcases: await has("/api/showcases"),
    feed: await has("/feed.xml"),
    sitemap: (await shop.call("GET", "/sitemap.xml")).text.includes(product.slug),
    cart: cart.text.includes(NAME),
    page: findAddress(product.slug) !== undefined,
    "share picture": findProduct(product.id) !== undefined,
  };
}

/** Every place shows it, or none. */
async function expectSeen(product: Parameters<typeof seenBy>[0], isSeen: boolean): Promise<void> {
  const places = await seenBy(product);
  expect(places).toEqual(Object.fromEntries(Object.keys(places).map((place) => [place, isSeen])));
}

test("no visitor meets a hidden product anywhere, and its owner finds it by its name and as hidden", async () => {
  const product = await add(HIDDEN);
  await expectSeen(product, false);
  const found = async (query: string) =>
    (await shop.call("GET", `/api/admin/products?${query}`, { token: shop.admin })).json.rows.map(
      ({ name }: { name: string }) => name,
    );
  expect(await found("q=fener")).toEqual([NAME]);
  expect(await found("hidden=true")).toEqual([NAME]);
  expect(await found("")).toEqual([NAME, "Zarif Kolye"]);
});

test("its page is read by who works in the shop, and shows beside it no other hidden product", async () => {
  const { slug } = await add(HIDDEN);
  await shop.addLabubu({ name: "Gizli Fener", shownFrom: HIDDEN });
  const page = (name: string) => shop.call("GET", `/api/admin/product-pages/${name}`, { token: shop.admin });
  const { product, related } = JSON.parse((await page(slug)).json.json);
  expect(product).toMatchObject({ name: NAME });
  expect(related.map(({ name }: { name: string }) => name)).toEqual(["Zarif Kolye"]);
  expect((await page("yok")).status).toBe(404);
});

test("at its moment the shop shows it everywhere, and not before", async () => {
  const product = await add("2025-11-22T10:00:00+03:00");
  expect(product.shownFrom).toBe(TEN);
  shop.clock.now = new Date("2025-11-22T06:59:00Z");
  await shop.plans.run("", async () => {});
  await expectSeen(product, false);
  shop.clock.now = new Date(TEN);
  await shop.plans.run("", async () => {});
  await expectSeen(product, true);
});

test("a product that is hidden again leaves every place", async () => {
  const product = await add(null);
  await expectSeen(product, true);
  const body = { chosen: { ids: [product.id] }, change: { isHidden: true } };
  await shop.call("POST", "/api/admin/products/change", { token: shop.admin, body });
  await expectSeen(product, false);
});

test("anything else than a moment is refused", async () => {
  const body = { ...LABUBU_SENT, shownFrom: "yarın" };
  expect(await shop.call("POST", "/api/products", { token: shop.admin, body })).toMatchObject({
    status: 422,
    json: { detail: "Görüneceği günü ve saati seç" },
  });
});
