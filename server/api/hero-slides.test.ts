import { expect, test } from "vitest";
import { FIRST_HERO_SLIDES } from "../../content/first-sections.ts";
import { HIDDEN } from "../../domain/catalog/shown-from.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { openApp } from "../../tests/support/open-app.ts";
import { BILEKLIK, LABUBU } from "../../tests/support/sample-products.ts";

/** A shop with a product behind two of its three slides. */
async function openFilled() {
  const shop = await openApp();
  for (const category of ["labubu", "takilar"]) await shop.catalog.createProduct({ ...LABUBU, category }, THE_SHOP);
  const links = async () =>
    (await shop.call("GET", "/api/hero-slides")).json.slides.map(({ link }: { link: string }) => link);
  return { ...shop, links };
}

test("a slide is shown only while there is something behind its button", async () => {
  const { catalog, sections, links, ...shop } = await openFilled();
  const labubu = (await shop.snapshot()).products.find(({ category }) => category === "labubu");
  const [, slide] = FIRST_HERO_SLIDES;
  if (!slide || !labubu) throw new Error("A shop begins with three slides");
  expect(await links()).toEqual(["#labubu", "#takilar"]);
  const { step } = await catalog.removeProduct(labubu.id, THE_SHOP);
  expect(await links()).toEqual(["#takilar"]);
  await sections.save("slides", { slides: [{ ...slide, link: `/urun/${labubu.slug}` }] }, { by: THE_SHOP });
  expect(await links()).toEqual([]);
  const token = await shop.tokenOf("admin");
  expect((await shop.call("POST", `/api/admin/steps/${step}/undo`, { token })).status).toBe(200);
  expect(await links()).toEqual([`/urun/${labubu.slug}`]);
  const kartal = { ...LABUBU, name: "Kartal", inStock: false };
  await catalog.updateProduct(labubu.id, kartal, { by: THE_SHOP });
  expect(await links(), "sold out and renamed").toEqual(["/urun/kartal"]);
  await catalog.updateProduct(labubu.id, { ...kartal, shownFrom: HIDDEN }, { by: THE_SHOP });
  expect(await links()).toEqual([]);
});

test("a slide that claims a discount is shown only while its category has such a discount in stock", async () => {
  const { links, ...shop } = await openFilled();
  const product = { ...BILEKLIK, inStock: true, price: 60, originalPrice: 100 };
  const { id } = await shop.catalog.createProduct(product, THE_SHOP);
  expect(await links()).toEqual(["#cift-urunleri", "#labubu", "#takilar"]);
  await shop.catalog.updateProduct(id, { ...product, price: 60.01 }, { by: THE_SHOP });
  expect(await links()).toEqual(["#labubu", "#takilar"]);
});

test("the slides are those of the settings, with full picture URLs (§3)", async () => {
  const shop = await openFilled();
  const slide = { id: "1", title: "Peluşlar", subtitle: "Yumuşacık.", buttonText: "Bak", link: "#labubu" };
  const image = `/media/${"ab".repeat(32)}.webp`;
  await shop.sections.save("slides", { slides: [{ ...slide, image }] }, { by: THE_SHOP });
  expect((await shop.call("GET", "/api/hero-slides")).json).toEqual({
    slides: [{ ...slide, image: `https://fiyonk.example${image}` }],
  });
});

test("the pictures of the owner's blocks have full URLs too, and the API's document says what blocks are", async () => {
  const shop = await openApp();
  const [image, parcel] = ["ab", "cd"].map((twice) => `/media/${twice.repeat(32)}.webp`);
  const { home, maker } = (await shop.snapshot()).sections;
  const own = { id: "foto", kind: "picture", isOn: true, image, title: "Atölye", text: "" } as const;
  const parcels = { id: "paketler", kind: "parcels", isOn: true } as const;
  const others = home.blocks.filter(({ kind }) => kind !== "parcels");
  await shop.sections.save("home", { blocks: [...others, own, parcels] }, { by: THE_SHOP });
  await shop.sections.save("maker", { ...maker, pictures: [parcel ?? ""] }, { by: THE_SHOP });
  const { blocks } = (await shop.call("GET", "/api/hero-slides")).json;
  expect(blocks.slice(-2)).toEqual([
    { kind: "picture", image: `https://fiyonk.example${image}`, title: "Atölye", text: "" },
    { kind: "parcels", pictures: [`https://fiyonk.example${parcel}`], highlights: maker.highlights },
  ]);
  const { paths } = (await shop.call("GET", "/api/openapi.json")).json;
  const answer = paths["/api/hero-slides"].get.responses["200"].content["application/json"].schema;
  expect(answer.properties.blocks.items.oneOf).toHaveLength(4);
});

test("a slide is refused if its picture is not stored, or if it leads out of the shop", async () => {
  const shop = await openApp();
  const token = await shop.tokenOf("admin");
  const [first] = FIRST_HERO_SLIDES;
  const save = (changes: object) =>
    shop.call("PUT", "/api/admin/settings/slides", { token, body: { slides: [{ ...first, ...changes }] } });
  const missing = await save({ image: `/media/${"ab".repeat(32)}.webp` });
  expect([missing.status, missing.json.detail]).toEqual([
    422,
    "Bu görsel dükkânda bulunamadı, fotoğrafı yeniden yükle",
  ]);
  const foreign = await save({ link: "//baska.example" });
  expect([foreign.status, foreign.json.field]).toEqual([422, "slides"]);
  expect((await save({ title: "Yeni" })).status).toBe(200);
});

test("the slides tell their days, and one without days comes first", async () => {
  const shop = await openFilled();
  const [, open, third] = FIRST_HERO_SLIDES;
  if (!open || !third) throw new Error("A shop begins with three slides");
  const dated = { ...third, from: "2026-03-20", until: "2026-03-23" };
  await shop.sections.save("slides", { slides: [dated, open] }, { by: THE_SHOP });
  expect((await shop.call("GET", "/api/hero-slides")).json.slides).toMatchObject([{ id: open.id }, dated]);
});
