import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { type OpenApp, openApp } from "../../tests/support/open-app.ts";

const PICTURE = "https://resim.example/kolye.jpg";

async function openMoving() {
  const shop = await openApp();
  const token = await shop.tokenOf("admin");
  const send = (path: string, body: object) => shop.call("POST", `/api/admin/moving${path}`, { token, body });
  const preview = (products: object[], wishes: object = {}) =>
    send("/preview", { products, changing: [], category: "Takılar", ...wishes });
  const apply = async (products: object[], wishes: object = {}) => {
    const { json: seen } = await preview(products, wishes);
    return send("", { products, changing: [], category: "Takılar", ...wishes, expected: seen.fingerprint });
  };
  const products = async () => (await shop.snapshot()).products;
  const named = async (name: string) => (await products()).find((one) => one.name === name);
  return { ...shop, token, preview, apply, products, named };
}

const KOLYE = {
  row: 2,
  origins: ["kod:K-1", "adres:/products/gumus-kolye"],
  name: "Gümüş kolye",
  price: 499,
  originalPrice: 650,
  pictures: [PICTURE, "https://resim.example/iki.jpg"],
  colors: ["gümüş", "rose"],
  choices: [{ name: "Halka eni", values: [{ name: "2 mm" }, { name: "3 mm", extra: 25 }] }],
  pieces: [
    {
      of: [
        { choice: "Renk", value: "rose" },
        { choice: "Halka eni", value: "3 mm" },
      ],
      pieces: 3,
    },
    { of: [{ choice: "Renk", value: "gümüş" }], pieces: null },
  ],
};

test("a moved product is in the shop after one step, with its set, counts and category, and one undo takes all back", async () => {
  const shop = await openMoving();
  const before = (await shop.snapshot()).sections.choices.sets;
  const { json: seen } = await shop.preview([{ ...KOLYE, category: "Zincirler" }]);
  expect(seen).toMatchObject({
    counts: { new: 1, changed: 0, same: 0, refused: 0 },
    addedCategories: ["Zincirler"],
    addedSets: ["Halka eni"],
    foreignPictures: 2,
    withoutPhoto: 0,
  });
  expect(await shop.named("Gümüş kolye"), "a preview writes nothing").toBeUndefined();

  const { status, json: done } = await shop.apply([{ ...KOLYE, category: "Zincirler" }]);
  expect({ status, done }).toMatchObject({ status: 200, done: { count: 1 } });
  expect(await shop.named("Gümüş kolye")).toMatchObject({
    category: "zincirler",
    price: 499,
    originalPrice: 650,
    image: PICTURE,
    colors: ["gümüş", "rose"],
    choices: [{ set: "halka-eni", without: [], extra: { "3-mm": 25 } }],
    countsTogether: { "halka-eni=3-mm\nrenk=rose": 3 },
    soldOut: [["renk=gümüş"]],
    shownFrom: null,
  });
  const { json: listed } = await shop.call("GET", "/api/admin/steps", { token: shop.token });
  expect(listed.steps.filter(({ id }: { id: string }) => id === done.step)).toMatchObject([
    { kind: "bring-in", count: 1 },
  ]);

  const undone = await shop.call("POST", `/api/admin/steps/${done.step}/undo`, { token: shop.token });
  expect(undone.status).toBe(200);
  expect(await shop.named("Gümüş kolye")).toBeUndefined();
  const { sections, allCategories } = await shop.snapshot();
  expect(sections.choices.sets).toEqual(before);
  expect(allCategories.map(({ name }) => name)).not.toContain("Zincirler");
  const back = await shop.call("POST", "/api/admin/trash/bring-back", { token: shop.token, body: {} });
  expect(back.text).toContain("“Zincirler” kategorisi silindi, önce onu geri al");
  const again = await shop.call("POST", `/api/admin/steps/${undone.json.step}/undo`, { token: shop.token });
  expect(again.status).toBe(200);
  expect(await shop.named("Gümüş kolye")).toMatchObject({ category: "zincirler" });
});

test("the same table again changes nothing, and changed prices only where the owner lets them", async () => {
  const shop = await openMoving();
  await shop.apply([KOLYE]);
  const again = await shop.preview([KOLYE], { changing: ["prices", "pictures", "options", "pieces"] });
  expect(again.json.counts).toEqual({ new: 0, changed: 0, same: 1, refused: 0 });
  const cheaper = { ...KOLYE, name: "Başka ad", price: 399 };
  expect((await shop.preview([cheaper])).json.counts).toMatchObject({ same: 1 });
  const { json } = await shop.preview([cheaper], { changing: ["prices"] });
  expect(json.changed).toMatchObject([
    { row: 2, name: "Gümüş kolye", changes: { price: { before: 499, after: 399 } } },
  ]);
  expect((await shop.apply([cheaper], { changing: ["prices"] })).status).toBe(200);
  expect(await shop.named("Gümüş kolye")).toMatchObject({ price: 399 });
});

test("a product in the trash is brought in anew, and keeps its own code once it is", async () => {
  const shop = await openMoving();
  const { json } = await shop.apply([KOLYE]);
  await shop.call("POST", `/api/admin/steps/${json.step}/undo`, { token: shop.token });
  expect((await shop.preview([KOLYE])).json.counts).toMatchObject({ new: 1 });
  expect((await shop.apply([KOLYE])).status).toBe(200);
  expect((await shop.preview([KOLYE])).json.counts).toMatchObject({ same: 1 });
});

test("a set that gains a value gives it to no other product", async () => {
  const shop = await openMoving();
  await shop.apply([KOLYE]);
  const longer = { row: 3, origins: ["kod:K-2"], name: "Uzun kolye", price: 100, pictures: [PICTURE] };
  await shop.apply([{ ...longer, choices: [{ name: "HALKA ENİ", values: [{ name: "4 mm" }] }] }]);
  expect(await shop.named("Uzun kolye")).toMatchObject({ choices: [{ without: ["2-mm", "3-mm"] }] });
  expect(await shop.named("Gümüş kolye")).toMatchObject({ choices: [{ without: ["4-mm"] }] });
});

test("prices alone bring no set, no value and no category, and neither does a refused product", async () => {
  const shop = await openMoving();
  await shop.apply([KOLYE]);
  const other = {
    choices: [
      { name: "Halka eni", values: [{ name: "2 mm" }, { name: "9 mm" }] },
      { name: "Yeni set", values: [{ name: "a" }] },
    ],
  };
  const { json } = await shop.preview(
    [
      { ...KOLYE, ...other, price: 399, category: "Yeni kategori" },
      { row: 3, name: "Kupa", category: "Boş" },
    ],
    { changing: ["prices", "pieces"] },
  );
  expect(json).toMatchObject({ counts: { changed: 1, refused: 1 }, addedSets: [], addedCategories: [] });
  const { sets } = (await shop.snapshot()).sections.choices;
  await shop.apply([{ ...KOLYE, ...other, price: 399 }], { changing: ["prices", "pieces"] });
  expect((await shop.snapshot()).sections.choices.sets).toEqual(sets);
});

test.each([
  [{ name: "" }, "Ürün adı", "Ürün adı gerekli"],
  [{ price: undefined }, "Fiyat", "Fiyat sayı olmalı"],
  [{ price: -5 }, "Fiyat", "Fiyat 0'dan büyük olmalı"],
  [
    { pictures: ["https://10.0.0.1/a.jpg"] },
    "Ana görsel",
    "Görsel adresi https:// ile başlayan geçerli bir adres olmalı",
  ],
  [{ pictures: [`/media/${"0".repeat(64)}.webp`] }, "Ana görsel", "Bu görsel dükkânda bulunamadı"],
  [{ colors: Array.from({ length: 21 }, (_, at) => `renk ${at}`) }, "Renkler", "En fazla 20 renk olabilir"],
])("%j is refused by its row, its column and a sentence", async (wrong, column, words) => {
  const { preview, apply } = await openMoving();
  const { json } = await preview([{ ...KOLYE, ...wrong }]);
  expect(json.refused).toEqual([{ row: 2, name: expect.any(String), column, words }]);
  expect((await apply([{ ...KOLYE, ...wrong }])).text).toContain("Alınacak ürün kalmadı");
});

test("two rows of one product are one product", async () => {
  const { preview } = await openMoving();
  const { json } = await preview([KOLYE, { ...KOLYE, row: 7 }]);
  expect(json.counts).toMatchObject({ new: 1, refused: 1 });
  expect(json.refused).toMatchObject([{ row: 7, words: "2. satırdaki ürünle aynı" }]);
});

test("two products of one name and one old address are two products by their codes", async () => {
  const { preview } = await openMoving();
  const other = { ...KOLYE, row: 7, origins: ["kod:K-2", "adres:/products/gumus-kolye"] };
  expect((await preview([KOLYE, other])).json.counts).toMatchObject({ new: 2, refused: 0 });
});

test("a product without a photo waits for it as a draft", async () => {
  const shop = await openMoving();
  const { pictures: _, ...plain } = KOLYE;
  expect((await shop.preview([plain])).json).toMatchObject({ withoutPhoto: 1, foreignPictures: 0 });
  await shop.apply([plain]);
  expect((await shop.call("GET", "/api/admin/products", { token: shop.token })).json.rows).toMatchObject([
    { name: "Gümüş kolye", shownFrom: "hidden" },
  ]);
});

test("what has changed since the preview is not written", async () => {
  const shop = await openMoving();
  await shop.apply([KOLYE]);
  const cheaper = [{ ...KOLYE, price: 1 }];
  const body = { products: cheaper, changing: ["prices"], category: "" };
  const { json: seen } = await shop.call("POST", "/api/admin/moving/preview", { token: shop.token, body });
  const product = await shop.named("Gümüş kolye");
  await shop.catalog.patchProduct(product?.id ?? "", { inStock: false }, { id: null, name: "Ece", reach: "shop" });
  const late = await shop.call("POST", "/api/admin/moving", {
    token: shop.token,
    body: { ...body, expected: seen.fingerprint },
  });
  expect(late.status).toBe(409);
  expect(await shop.named("Gümüş kolye")).toMatchObject({ price: 499 });
});

test("a shop that had no category yet is as it was after the undo", async () => {
  const shop = await openApp({ hasCategories: false });
  const token = await shop.tokenOf("admin");
  const call = (path: string, body: object) => shop.call("POST", `/api/admin/${path}`, { token, body });
  const wanted = { products: [{ ...KOLYE, category: "Takılar" }], changing: [], category: "" };
  const { json: seen } = await call("moving/preview", wanted);
  const { json: done } = await call("moving", { ...wanted, expected: seen.fingerprint });
  expect((await call(`steps/${done.step}/undo`, {})).status).toBe(200);
  expect(await shop.categories.list()).toEqual([]);
});

test("a body may come packed, and is refused where it unpacks to too much or to nothing", async () => {
  const shop = await openMoving();
  const send = async (body: Uint8Array<ArrayBuffer>) => {
    const headers = {
      Authorization: `Bearer ${shop.token}`,
      "Content-Type": "application/json",
      "Content-Encoding": "gzip",
    };
    const request = new Request("https://dukkan.example/api/admin/moving/preview", { method: "POST", headers, body });
    const answer = await shop.app.request(request, undefined, { socketAddress: "127.0.0.1" });
    return { status: answer.status, json: JSON.parse(await answer.text()) };
  };
  const packed = (text: string) => new Uint8Array(gzipSync(text));
  const products = Array.from({ length: 500 }, (_, at) => ({ ...KOLYE, row: at + 1, origins: [`kod:${at}`] }));
  const wanted = packed(JSON.stringify({ products, changing: [], category: "Takılar" }));
  expect(wanted.length).toBeLessThan(20_000);
  expect((await send(wanted)).json).toMatchObject({ counts: { new: 500 } });
  expect(await send(packed(" ".repeat(33 * 1024 * 1024)))).toMatchObject({
    status: 413,
    json: { detail: "Gönderilen bilgi çok büyük" },
  });
  for (const broken of [wanted.slice(0, 500), new TextEncoder().encode("{}")]) {
    expect(await send(broken)).toMatchObject({ status: 400, json: { detail: "İstek okunamadı" } });
  }
});

test("helpers move nothing", async () => {
  const shop: OpenApp = await openApp();
  const token = await shop.tokenOf("helper");
  const { status } = await shop.call("POST", "/api/admin/moving/preview", {
    token,
    body: { products: [KOLYE], changing: [] },
  });
  expect(status).toBe(403);
});
