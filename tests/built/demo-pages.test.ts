import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FIRST_CATEGORIES } from "../../content/first-sections.ts";
import { picturePath } from "../../domain/catalog/media.ts";
import { oldPriceOf } from "../../domain/catalog/shown-price.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { LISTING_PAGE_SIZE } from "../../domain/listing/listing.ts";
import { FIRST_PAGE_SLUGS } from "../support/first-info-pages.ts";
import type { OpenApp } from "../support/open-app.ts";
import { openDemoApp } from "../support/pages/demo-app.ts";
import { cardNames, chatTexts, linksIn, markupOf, partOf, textOf, textsOf } from "../support/pages/page-parts.ts";
import { LABUBU } from "../support/sample-products.ts";

const BEAR = "/urun/deneme-ayicik";
const [FIRST, SECOND] = [picturePath("ab".repeat(32)), picturePath("cd".repeat(32))];
/** Three colors; the first two have pictures. */
const BEAR_INPUT = { image: FIRST, images: [SECOND], colors: ["karamel", "pudra pembe", "ekru"] };
const BAG = "/urun/mini-sirt-cantasi";
const SOLD_OUT = "/urun/orgu-kaktus-saksi";

let app: OpenApp;
const read = async (path: string) => markupOf((await app.call("GET", path)).text);
const mainOf = async (path: string) => partOf(await read(path), "<main", "</main>");
const products = async () => (await app.snapshot()).products;
const canonical = (path: string) => `<link rel="canonical" href="https://fiyonk.example${path}"/>`;

beforeAll(async () => {
  app = await openDemoApp();
  await app.catalog.createProduct({ ...LABUBU, ...BEAR_INPUT, name: "Deneme Ayıcık" }, THE_SHOP);
});

afterAll(() => app.close());

const EVERY_KIND = `/ /urunler?renk=altin /kategori/takilar ${BEAR} ${SOLD_OUT} /ara?q=kolye /ara?q=qqq /favoriler /sepet
  /sayfa/sss /login /sifre /davet /hesap /admin /yok`;

test.each(EVERY_KIND.split(/\s+/))(
  "no element of %s has a style or a script of its own, which the policy would block (§10 published)",
  async (path) => {
    const { text, headers } = await app.call("GET", path);
    expect(headers.get("Content-Security-Policy")).not.toContain("unsafe");
    expect(markupOf(text).match(/<[a-z][^>]* (?:style|on[a-z]+)=/gi)).toBeNull();
  },
);

describe("a shelf", () => {
  test("of a category has all its products in the owner's order, and is indexed without query", async () => {
    const html = await read("/kategori/takilar?utm_source=instagram");
    const jewellery = (await products()).filter(({ category }) => category === "takilar");
    expect(textsOf(html, "h1")).toEqual(["Takılar"]);
    expect(textsOf(html, "p")).toContain(`${jewellery.length} ürün`);
    expect(cardNames(html)).toEqual(jewellery.map(({ name }) => name));
    expect(html).toContain(canonical("/kategori/takilar"));
    expect(html).not.toContain('name="robots"');
  });

  test("that is long has links from page to page, and each page its own address", async () => {
    const pager = async (path: string) => linksIn(partOf(await read(path), '<nav class="listing-pages"', "</nav>"));
    const names = (await products()).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(LISTING_PAGE_SIZE);
    expect(await pager("/urunler")).toEqual(["/urunler", "/urunler?sayfa=2", "/urunler?sayfa=2"]);
    expect(await pager("/urunler?sayfa=2")).toEqual(["/urunler", "/urunler", "/urunler?sayfa=2"]);
    expect(cardNames(await read("/urunler"))).toEqual(names.slice(0, LISTING_PAGE_SIZE));
    const second = await read("/urunler?sayfa=2");
    expect(cardNames(second)).toEqual(names.slice(LISTING_PAGE_SIZE));
    expect(second).toContain(canonical("/urunler?sayfa=2"));
  });

  test("is filtered and sorted by a form that needs no script", async () => {
    const [form = ""] = /<form id="suzgecler".*?<\/form>/s.exec(await read("/urunler")) ?? [];
    expect(form).toContain('action="/urunler"');
    expect(form).not.toContain("method=");
    expect(textsOf(form, "button")).toEqual(["Uygula"]);
    expect(form).not.toContain("needs-script");
    const fields = new Set([...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name));
    expect([...fields]).toEqual(["min", "max", "stokta", "indirimli", "secim", "renk"]);
    const listed = await read("/urunler?min=&max=&indirimli=1&sirala=artan-fiyat");
    const discounted = (await products()).filter((product) => oldPriceOf(product) !== undefined);
    expect(cardNames(listed)[0]).toBe(discounted.toSorted((one, other) => one.price - other.price)[0]?.name);
    expect(cardNames(listed)).toHaveLength(Math.min(discounted.length, LISTING_PAGE_SIZE));
  });

  const chipsOf = (html: string) => {
    const chips = partOf(html, '<ul class="filter-chips"', "</ul>");
    return textsOf(chips, "a").map((text, index) => [text, linksIn(chips)[index]]);
  };

  test("without a matching product says so, and each filter can be taken back", async () => {
    const html = await read("/kategori/takilar?min=90000&renk=altin");
    expect(html).toContain(">Bu seçimlere uyan ürün yok<");
    expect(cardNames(html)).toEqual([]);
    expect(chipsOf(html)).toEqual([
      ["En az ₺90.000,00 filtresini kaldır", "/kategori/takilar?renk=altin"],
      ["altın filtresini kaldır", "/kategori/takilar?min=90000"],
      ["Filtreleri temizle", "/kategori/takilar"],
    ]);
  });

  test("of several colors has a chip and a ticked box for each", async () => {
    const html = await read("/kategori/takilar?renk=altin&renk=gumus");
    expect(chipsOf(html)).toEqual([
      ["altın filtresini kaldır", "/kategori/takilar?renk=gumus"],
      ["gümüş filtresini kaldır", "/kategori/takilar?renk=altin"],
      ["Filtreleri temizle", "/kategori/takilar"],
    ]);
    expect(html.match(/name="renk" checked="" value="\w+"/g)).toHaveLength(2);
  });
});

describe("the page of a product", () => {
  test("shows its facts, the way to its shelf and related products, and asks about it in the chat (§7)", async () => {
    const main = await mainOf(BAG);
    expect(textsOf(main, "h1")).toEqual(["Mini Sırt Çantası"]);
    expect(textOf(partOf(main, '<p class="product-facts-prices"', "</p>"))).toBe(
      "₺429,90, eski fiyat ₺549,90%22 indirim",
    );
    expect(main).toContain("gizli arka cep. Askısı çapraz da takılıyor.</p>");
    expect(linksIn(partOf(main, '<nav class="breadcrumb"', "</nav>"))).toEqual(["/", "/kategori/trend"]);
    expect(cardNames(partOf(main, '<section class="product-page-related screen-only"', "</section>"))).toHaveLength(4);
    const [question, ...others] = new Set(chatTexts(main));
    expect(question).toBe(
      "Merhaba, bu ürün hakkında bilgi almak istiyorum:\n\nMini Sırt Çantası\n₺429,90\nhttps://fiyonk.example/urun/mini-sirt-cantasi",
    );
    expect(others).toEqual([]);
  });

  test("opens in the color of its address, and its chat link names that color", async () => {
    const chosen = (html: string) => /<a class="color-choice-item" aria-current="true".*?<\/a>/s.exec(html)?.[0] ?? "";
    const firstPicture = (html: string) => linksIn(partOf(html, '<li id="gorsel-1"', "</li>"))[0];
    const main = await mainOf(`${BEAR}?renk=pudra-pembe`);
    expect(textOf(chosen(main))).toBe("pudra pembe");
    expect(firstPicture(main)).toBe(SECOND);
    for (const text of chatTexts(main)) {
      expect(text).toContain("Deneme Ayıcık (pudra pembe)");
      expect(text).toContain(`${BEAR}?renk=pudra-pembe`);
    }
    for (const path of [BEAR, `${BEAR}?renk=yok`]) {
      const plain = await mainOf(path);
      expect([chosen(plain), firstPicture(plain)]).toEqual(["", FIRST]);
    }
  });

  test("tells that a color has no picture", async () => {
    const html = await read(`${BEAR}?renk=ekru`);
    expect(html).toContain(">Bu rengin fotoğrafı yok. <");
    expect(html).toContain(canonical(BEAR));
    expect(await read(`${BEAR}?renk=karamel`)).not.toContain("Bu rengin fotoğrafı yok");
  });

  test("that is sold out cannot be ordered, only asked about (§4)", async () => {
    const main = await mainOf(SOLD_OUT);
    const facts = partOf(main, '<div class="product-facts"', '<section class="product-page-related screen-only"');
    expect(textOf(facts)).toContain("Tükendi");
    expect(textOf(facts)).not.toMatch(/Sepete Ekle|Renk seç/);
    expect(main).not.toContain('class="buy-bar"');
    expect(textsOf(facts, "a")).toContain("Ne zaman geleceğini WhatsApp'tan sor");
    expect(chatTexts(main)).toEqual([
      `Merhaba, bu ürün ne zaman gelir?\n\nÖrgü Kaktüs Saksı\n₺149,90\nhttps://fiyonk.example${SOLD_OUT}`,
    ]);
  });

  test("that was removed says so, and shows similar ones", async () => {
    const { id, slug } = await app.catalog.createProduct({ ...LABUBU, name: "Deneme Giden" }, THE_SHOP);
    await app.catalog.removeProduct(id, THE_SHOP);
    const { status, text } = await app.call("GET", `/urun/${slug}`);
    expect(status).toBe(410);
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    const main = partOf(markupOf(text), "<main", "</main>");
    expect(textsOf(main, "h1|p").slice(0, 3)).toEqual([
      "Deneme Giden",
      "Bu ürün artık yok",
      "Vitrinimizden kalktı, ama benzerleri burada.",
    ]);
    expect(main).toMatch(/<a [^>]*href="\/kategori\/labubu"[^>]*>Tümünü gör: Labubu &amp; Pop Mart<\/a>/);
    expect(cardNames(main)).toHaveLength(4);
  });
});

describe("a search", () => {
  test.each(["🧸", "fff", "kedi"])("for %s finds nothing, and offers chat, examples and shelves", async (nonsense) => {
    const main = await mainOf(`/ara?q=${encodeURIComponent(nonsense)}`);
    expect(textsOf(main, "h2")).toEqual(["Bulamadık"]);
    expect(cardNames(main)).toEqual([]);
    expect(chatTexts(main)).toEqual([`Merhaba, "${nonsense}" arıyorum. Sizde var mı?`]);
    const examples = partOf(main, '<p class="nothing-found-others"', "</p>");
    expect(textsOf(examples, "a")).toEqual(["sevgiliye hediye", "doğum günü hediyesi", "300 TL altı"]);
    for (const path of linksIn(examples)) expect(textOf(await read(path))).toMatch(/\d+ ürün bulundu/);
    expect(linksIn(main).filter((href) => href.startsWith("/kategori/"))).toHaveLength(FIRST_CATEGORIES.length);
  });

  test("of which only a part is known says which word is not, above what it finds", async () => {
    const main = await mainOf("/ara?q=barbie+k%C4%B1l%C4%B1f");
    expect(textsOf(main, "h1|h2").slice(0, 2)).toEqual(["“barbie kılıf”", "“barbie” yazan bir ürün bulamadık"]);
    expect(cardNames(main)).toContain("Çilekli Silikon Kılıf");
    expect(chatTexts(main)[0]).toContain("barbie");
  });

  test("with a price shows it as a chip that leads to the rest of the words", async () => {
    const main = await mainOf(`/ara?q=${encodeURIComponent("güzel hediye 500 tl altı")}`);
    const affordable = (await products()).filter(({ price }) => price <= 500).length;
    expect(textsOf(main, "h2")).toContain(`${affordable} ürün bulundu`);
    const chips = partOf(main, '<ul aria-label="Aramandaki fiyat"', "</ul>");
    expect(textsOf(chips, "a")).toEqual(["En çok ₺500,00 filtresini kaldır"]);
    expect(linksIn(chips)).toEqual([`/ara?q=${encodeURIComponent("güzel hediye")}`]);
  });

  test("for nothing leads to all products, too", async () => {
    const main = await mainOf("/ara");
    expect(textsOf(main, "h1")).toEqual(["Ne arıyorsun?"]);
    expect(main).toMatch(/<a [^>]*href="\/urunler"[^>]*>Tüm ürünler<\/a>/);
    expect(cardNames(await read("/urunler"))[0]).toBe((await products())[0]?.name);
  });
});

test("a search that finds few products shows others of their category, one that finds many does not", async () => {
  expect(await read("/ara?q=kupa")).toContain("Bunları da sevebilirsin");
  expect(await read("/ara?q=çift")).not.toContain("Bunları da sevebilirsin");
});

test("the others of their category keep the price that was asked for", async () => {
  const page = await read(`/ara?q=${encodeURIComponent("mor kolye 200 tl altı")}`);
  const shown = cardNames(page);
  const dear = (await products()).filter(({ name, price }) => price > 200 && shown.includes(name));
  expect(shown.length).toBeGreaterThan(3);
  expect(dear).toEqual([]);
});

describe("an info page", () => {
  test("links to the others and to the chat", async () => {
    const aside = partOf(await read("/sayfa/teslimat"), '<aside class="info-aside"', "</aside>");
    expect(linksIn(aside).filter((href) => href.startsWith("/"))).toEqual(
      expect.arrayContaining(FIRST_PAGE_SLUGS.map((slug) => `/sayfa/${slug}`)),
    );
    expect(aside).toMatch(/<a aria-current="page" [^>]*>Teslimat<\/a>/);
    expect(aside.match(/aria-current/g)).toHaveLength(1);
    expect(textsOf(aside, "a")[0]).toBe("WhatsApp'tan sor");
    expect(linksIn(aside)[0]).toMatch(/^https:\/\/wa\.me\/905320000000\?text=Merhaba/);
  });

  test("has its own title and address, and no placeholder is left", async () => {
    const pages = await Promise.all(FIRST_PAGE_SLUGS.map((slug) => read(`/sayfa/${slug}`)));
    expect(new Set(pages.flatMap((html) => textsOf(html, "title"))).size).toBe(FIRST_PAGE_SLUGS.length);
    for (const [index, html] of pages.entries()) {
      expect(html).toContain(canonical(`/sayfa/${FIRST_PAGE_SLUGS[index]}`));
      expect(html).not.toContain('name="robots"');
      expect(html).not.toMatch(/\{\w+\}/);
    }
  });
});
