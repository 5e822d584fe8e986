import { beforeEach, describe, expect, test } from "vitest";
import { FIRST_HERO_SLIDES } from "../../content/first-sections.ts";
import { HIDDEN } from "../../domain/catalog/shown-from.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { MAX_QUERY_LENGTH } from "../../domain/search/query-length.ts";
import { type OpenApp, openApp } from "../../tests/support/open-app.ts";
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
  expect(answer.properties.blocks.items.oneOf).toHaveLength(5);
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

describe("showcases", () => {
  let shop: OpenApp;
  beforeEach(async () => {
    shop = await openApp();
  });

  const showcases = async () => (await shop.call("GET", "/api/showcases")).json.showcases;

  test("one answer contains at most 8 cards of every category in the owner's order (§9)", async () => {
    for (let count = 0; count < 9; count += 1)
      await shop.catalog.createProduct({ ...LABUBU, name: `Labubu ${count}` }, THE_SHOP);
    await shop.catalog.createProduct(BILEKLIK, THE_SHOP);
    const answer = await showcases();
    expect(Object.keys(answer)).toEqual(["cift-urunleri", "labubu", "takilar", "telefon", "trend"]);
    expect(answer.takilar).toEqual([]);
    expect(answer["cift-urunleri"]).toMatchObject([{ name: BILEKLIK.name }]);
    expect(answer.labubu.map(({ name }: { name: string }) => name)).toEqual(
      [8, 7, 6, 5, 4, 3, 2, 1].map((count) => `Labubu ${count}`),
    );
  });

  test("a card has only the fields it shows, with paints and a full picture URL", async () => {
    const image = `/media/${"ab".repeat(32)}.webp`;
    const { id, slug } = await shop.catalog.createProduct(
      {
        ...LABUBU,
        image,
        colors: ["Krem", "sedefli", "mavi", "mor"],
      },
      THE_SHOP,
    );
    expect((await showcases()).labubu).toEqual([
      {
        id,
        slug,
        name: LABUBU.name,
        image: `https://fiyonk.example${image}`,
        price: 899.9,
        originalPrice: 1199.9,
        category: "labubu",
        inStock: true,
        featured: true,
        colors: [
          { word: "Krem", paint: "#f5ead6" },
          { word: "sedefli" },
          { word: "mavi", paint: "#3d7be0" },
          { word: "mor", paint: "#7b46b8" },
        ],
      },
    ]);
  });
});

describe("suggestions", () => {
  let shop: OpenApp;
  beforeEach(async () => {
    shop = await openApp();
    await shop.catalog.createProduct(LABUBU, THE_SHOP);
    await shop.catalog.createProduct({ ...BILEKLIK, image: `/media/${"ab".repeat(32)}.webp` }, THE_SHOP);
  });

  const suggest = (query: string) => shop.call("GET", `/api/suggestions?q=${encodeURIComponent(query)}`);

  test("a mistyped word finds its product, with the matched words to highlight", async () => {
    expect((await suggest("labbu")).json).toEqual({
      suggestions: [
        {
          name: LABUBU.name,
          slug: "labubu-anahtarlik",
          address: "/urun/labubu-anahtarlik",
          image: LABUBU.image,
          price: LABUBU.price,
          matched: ["Labubu"],
        },
      ],
      isNear: false,
    });
  });

  test("a picture of the shop has a full URL (§3)", async () => {
    const [{ image }] = (await suggest("bileklik")).json.suggestions;
    expect(image).toBe(`https://fiyonk.example/media/${"ab".repeat(32)}.webp`);
  });

  test("a saved product is suggested at once, and a removed one no longer", async () => {
    const { id } = await shop.catalog.createProduct({ ...LABUBU, name: "Şahmeran" }, THE_SHOP);
    expect((await suggest("sahmeran")).json.suggestions).toHaveLength(1);
    await shop.catalog.removeProduct(id, THE_SHOP);
    expect((await suggest("sahmeran")).json.suggestions).toHaveLength(0);
  });

  test("at most six are suggested", async () => {
    for (let copy = 1; copy <= 8; copy += 1)
      await shop.catalog.createProduct({ ...LABUBU, name: `Labubu ${copy}` }, THE_SHOP);
    expect((await suggest("lab")).json.suggestions).toHaveLength(6);
  });

  test("a question about the shop is answered with its info page", async () => {
    expect((await suggest("ücretsiz kargo")).json).toMatchObject({
      suggestions: [],
      isNear: false,
      topic: { page: "teslimat", title: "Teslimat ve kargo" },
    });
  });

  test("a price limit in the query is respected", async () => {
    expect((await suggest("500 tl altı")).json.suggestions).toMatchObject([{ name: BILEKLIK.name }]);
  });

  test("a query without a match gets near products, marked as such", async () => {
    const { json } = await suggest("mor bileklik");
    expect(json).toMatchObject({ isNear: true, suggestions: [{ name: BILEKLIK.name }] });
  });

  test.each(["", "?q=a&q=b", `?q=${"a".repeat(81)}`])("/api/suggestions%s is refused", async (query) => {
    const answer = await shop.call("GET", `/api/suggestions${query}`);
    expect([400, 422]).toContain(answer.status);
    expect(answer.json.detail).toMatch(/\S/);
  });

  test("a query that is too long is refused in the words of the page", async () => {
    const answer = await suggest("a".repeat(MAX_QUERY_LENGTH + 1));
    expect(answer).toMatchObject({ status: 422, json: { detail: "Arama en fazla 80 karakter olabilir" } });
  });

  test("a price is the one of the card: the lowest, where a text moves it", async () => {
    const text = { id: "isim", label: "İsim", most: 9, signs: "letters" as const, isRequired: false, extra: 50 };
    const add = (name: string, isRequired: boolean) =>
      shop.catalog.createProduct({ ...LABUBU, name, price: 100, personalTexts: [{ ...text, isRequired }] }, THE_SHOP);
    await add("Şahmeran", false);
    await add("Zümrüdüanka", true);
    expect((await suggest("sahmeran")).json.suggestions).toMatchObject([{ price: 100, startsAt: 100 }]);
    const [required] = (await suggest("zumruduanka")).json.suggestions;
    expect(required).toMatchObject({ price: 150 });
    expect(required).not.toHaveProperty("startsAt");
  });
});
