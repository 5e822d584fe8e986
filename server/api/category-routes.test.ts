import { beforeEach, describe, expect, test } from "vitest";
import { type AppOfAdmin, openForAdmin } from "../../tests/support/admin-api.ts";

let shop: AppOfAdmin;
let token: string;
beforeEach(async () => {
  shop = await openForAdmin();
  token = shop.admin;
});

const PATH = "/api/admin/categories";
const CANDLES = { name: "Kokulu Mumlar", tint: "mint", image: "" };
const LABUBU = { name: "Labubu & Pop Mart", tint: "butter", image: "", isHidden: false };

const call = (method: string, path: string, body?: object, headers = {}) =>
  shop.call(method, path, { token, headers, ...(body && { body }) });
const rename = (name: string) => call("PUT", `${PATH}/labubu`, { ...LABUBU, name });
const publicSlugs = async () =>
  (await shop.call("GET", "/api/categories")).json.categories.map(({ slug }: { slug: string }) => slug);
const countIn = async (query: string) => (await shop.call("GET", `/api/products?${query}`)).json.total;

describe("the panel's categories", () => {
  test("are listed with their products", async () => {
    await shop.addLabubu();
    const { json } = await call("GET", PATH);
    expect(json.categories).toHaveLength(5);
    expect(json.categories[1]).toEqual({
      ...LABUBU,
      id: "labubu",
      slug: "labubu",
      products: 1,
      removedProducts: 0,
      formerSlugs: [],
      revision: expect.any(Number),
    });
  });

  test("get a new one, which visitors see in the specification's shape (§3)", async () => {
    const { status, json } = await call("POST", PATH, CANDLES);
    expect([status, json.category.slug]).toEqual([201, "kokulu-mumlar"]);
    const { json: seen } = await shop.call("GET", "/api/categories");
    expect(seen.categories.at(-1)).toEqual({ ...CANDLES, id: json.category.id, slug: "kokulu-mumlar" });
  });

  test.each([
    [{ ...CANDLES, name: " " }, "name", "Kategorinin bir adı olmalı"],
    [{ ...CANDLES, name: "m".repeat(41) }, "name", "Kategorinin adı en fazla 40 karakter olabilir"],
    [{ ...CANDLES, tint: "neon" }, "tint", "Bir renk seç"],
    [{ ...CANDLES, image: "http://x" }, "image", "Görsel adresi https:// ile başlayan geçerli bir adres olmalı"],
    [{ ...CANDLES, name: "takılar" }, "name", "Bu adda bir kategori var, başka bir ad yaz"],
  ])("refuse %j at its field", async (body, field, detail) => {
    const { status, json } = await call("POST", PATH, body);
    expect([status, json.field, json.detail]).toEqual([422, field, detail]);
  });

  test("refuse a picture that the shop does not have", async () => {
    const image = `https://fiyonk.example/media/${"0".repeat(64)}.webp`;
    expect((await call("POST", PATH, { ...CANDLES, image })).status).toBe(422);
  });

  test("save only the version that was seen, and tell the saved one", async () => {
    const { json } = await call("GET", `${PATH}/labubu`);
    const seen = { "If-Match": `"${json.category.revision}"` };
    expect((await call("PUT", `${PATH}/labubu`, { ...LABUBU, tint: "sky" }, seen)).status).toBe(200);
    expect((await call("PUT", `${PATH}/labubu`, { ...LABUBU, tint: "rose" }, seen)).status).toBe(409);
    expect((await call("GET", `${PATH}/labubu`)).json.category.tint).toBe("sky");
  });

  test("are found by their former addresses, in filters too", async () => {
    await shop.addLabubu();
    const { json } = await rename("Pop Mart");
    expect(json.category.slug).toBe("pop-mart");
    expect(await publicSlugs()).not.toContain("labubu");
    expect([await countIn("category=labubu"), await countIn("showcase=labubu")]).toEqual([1, 1]);
    expect((await call("GET", "/api/admin/products?category=labubu")).json.matches).toBe(1);
    const matching = { matching: { category: "labubu" } };
    const change = await call("POST", "/api/admin/products/change", { chosen: matching, change: { inStock: false } });
    expect(change.json.count).toBe(1);
  });

  test("lead the hero's slides along when they are renamed", async () => {
    await shop.addLabubu();
    await rename("Pop Mart");
    const { slides } = (await shop.call("GET", "/api/hero-slides")).json;
    expect(slides.map(({ link }: { link: string }) => link)).toContain("#pop-mart");
    await call("PUT", `${PATH}/labubu`, { ...LABUBU, name: "Pop Mart", isHidden: true });
    const hidden = (await shop.call("GET", "/api/hero-slides")).json.slides;
    expect(hidden.map(({ link }: { link: string }) => link)).toContain("/kategori/pop-mart");
  });

  test("are undone by the same call as products", async () => {
    const { step } = (await rename("Pop Mart")).json;
    expect((await call("POST", `/api/admin/steps/${step}/undo`)).status).toBe(200);
    expect(await publicSlugs()).toContain("labubu");
  });

  test("are hidden, placed and removed", async () => {
    await shop.addLabubu();
    await call("PUT", `${PATH}/trend`, { name: "Trend Ürünler", tint: "mint", image: "", isHidden: true });
    expect(await publicSlugs()).toEqual(["cift-urunleri", "labubu", "takilar", "telefon"]);
    await call("PUT", `${PATH}/telefon/place`, { after: null });
    expect((await call("DELETE", `${PATH}/labubu`)).json.field).toBe("moveTo");
    expect((await call("DELETE", `${PATH}/labubu?moveTo=takilar`)).json.count).toBe(1);
    expect(await publicSlugs()).toEqual(["telefon", "cift-urunleri", "takilar"]);
    expect(await countIn("category=labubu")).toBe(1);
    expect((await call("GET", PATH)).json.removed).toEqual([{ slug: "labubu", name: "Labubu & Pop Mart" }]);
  });

  test("have a history, and go back to each version of it", async () => {
    await rename("Pop Mart");
    await call("PUT", `${PATH}/labubu`, { ...LABUBU, name: "Pop Mart", tint: "sky" });
    const { events } = (await call("GET", `${PATH}/labubu/events`)).json;
    expect(events[1].changes.name).toEqual({ before: "Labubu & Pop Mart", after: "Pop Mart" });
    const { category } = (await call("POST", `${PATH}/labubu/revert`, { event: events[1].id })).json;
    expect(category).toMatchObject({ name: "Pop Mart", tint: "butter" });
  });
});
