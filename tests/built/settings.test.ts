import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { THE_SHOP } from "../../domain/ledger.ts";
import { SECTION_KEYS, SECTIONS, type SectionKey, type Sections } from "../../domain/settings/sections.ts";
import { settingPath } from "../../domain/web/panel-addresses.ts";
import { openBuiltPages } from "../../server/pages/built-pages.ts";
import { newPostgresDatabase } from "../support/databases/engines.ts";
import { type OpenApp, openApp } from "../support/open-app.ts";
import { LABUBU } from "../support/sample-products.ts";
import { LIVE } from "../support/sample-shop.ts";

const PRODUCT = "/urun/labubu-anahtarlik";
const CONTACT = "/sayfa/iletisim";
const RETURNS = "/sayfa/iade-ve-cayma";
const PRICE_DAYS = "/api/admin/product-form";

const WORKDAY = { opens: "10:00", closes: "19:00" };

/** Where a setting is seen once it has this value. `beside` are values without which it is not seen. */
type Place<Values> = { value: Values; at: string; shows: string; beside?: object };

type Places = { [Key in SectionKey]: { [Field in keyof Sections[Key]]: Place<Sections[Key][Field]> | "in the panel" } };

const ofSeller = (value: string): Place<string> => ({ value, at: CONTACT, shows: value });

const SHARED: Sections["shared-words"]["shared"][number] = {
  id: "bir",
  text: "Çok güzel kutu",
  photo: "",
  name: "Ayşe",
  consent: { who: "Ayşe Yılmaz", day: "2025-11-19", way: "whatsapp", parts: ["text", "name"] },
};

/** A setting without a place does not compile. */
const PLACES: Places = {
  contact: {
    name: { value: "Kurdele Dükkânı", at: "/", shows: "© 2025 <!-- -->Kurdele Dükkânı" },
    phone: { value: "0533 444 55 66", at: "/", shows: 'href="https://wa.me/905334445566"' },
    email: { value: "yaz@kurdele.example", at: "/", shows: 'href="mailto:yaz@kurdele.example"' },
    social: { value: "instagram.com/kurdele", at: "/", shows: ">@kurdele</a>" },
  },
  hours: {
    week: { value: [...Array(5).fill(WORKDAY), null, null], at: "/", shows: "Hafta içi 10:00–19:00" },
    daysOff: {
      value: [{ from: "2026-03-28", until: "2026-04-02", reason: "Bayram tatili" }],
      at: CONTACT,
      shows: "28 Mart 2026 – 2 Nisan 2026: Bayram tatili</p>",
    },
  },
  notice: {
    text: {
      value: "Bayramda kargo yok",
      at: "/",
      shows: '<p class="shop-layout-notice screen-only">Bayramda kargo yok</p>',
    },
    from: { value: "2026-03-20", at: "/", shows: 'data-from="2026-03-20"', beside: { text: "Kargo yok" } },
    until: { value: "2026-03-28", at: "/", shows: 'data-until="2026-03-28"', beside: { text: "Kargo yok" } },
  },
  delivery: {
    price: { value: 49.9, at: PRODUCT, shows: "Kargo ₺49,90" },
    freeFrom: { value: 500, at: PRODUCT, shows: "₺500,00 üzeri kargo ücretsiz" },
    preparingDays: {
      value: 2,
      at: PRODUCT,
      shows: "3-5 iş gününde kapında",
      beside: { deliveryDays: "1-3 iş günü" },
    },
    deliveryDays: { value: "1-3 iş günü", at: PRODUCT, shows: "1-3 iş gününde kapında" },
    returnAddress: { value: "İade Sokağı 5", at: RETURNS, shows: "İade Sokağı 5" },
    returnCarrier: { value: "Kuş Kargo", at: RETURNS, shows: "Kuş Kargo" },
    orderPage: "in the panel",
    carriers: "in the panel",
  },
  "carrier-files": { forms: "in the panel" },
  "shared-words": {
    readOn: { value: "2025-11-20", at: "/sayfa/hakkimizda", shows: "Çok güzel kutu</p>", beside: { shared: [SHARED] } },
    shared: {
      value: [SHARED],
      at: "/sayfa/hakkimizda",
      shows: "Paylaşmamıza izin verenlerden seçtik; değerlendirme değildir.",
      beside: { readOn: "2025-11-20" },
    },
  },
  campaigns: { codes: "in the panel", offers: "in the panel" },
  payment: {
    transfer: { value: true, at: PRODUCT, shows: "Havale / EFT" },
    iban: "in the panel",
    ibanName: "in the panel",
    bank: "in the panel",
    atDoor: { value: true, at: PRODUCT, shows: "Kapıda ödeme" },
    atDoorFee: { value: 29.9, at: "/sayfa/sss", shows: "Kapıda ödeme (+₺29,90)", beside: { atDoor: true } },
    cardLink: { value: true, at: PRODUCT, shows: "Kart bağlantısı" },
  },
  promises: {
    giftWrap: { value: true, at: PRODUCT, shows: "<strong>Hediye paketi</strong>" },
    giftWrapPrice: { value: 27.35, at: PRODUCT, shows: "27.35" },
    giftNote: { value: true, at: PRODUCT, shows: "<strong>Elle yazılmış not</strong>" },
    giftNotePrice: { value: 8.45, at: PRODUCT, shows: "8.45" },
    photo: "in the panel",
    shipsEverywhere: { value: true, at: "/", shows: "Türkiye&#x27;nin her yerine" },
    parcelPhoto: { value: true, at: PRODUCT, shows: "<strong>Önce sen gör</strong>" },
  },
  seller: {
    legalName: ofSeller("Kurdele Hediyelik Ltd. Şti."),
    address: ofSeller("Kurdele Sokağı 3, İzmir"),
    taxOffice: ofSeller("Konak Vergi Dairesi"),
    taxNumber: { ...ofSeller("1234567890"), beside: { taxOffice: "Konak" } },
    mersis: ofSeller("0123456789012345"),
    kep: ofSeller("kurdele@hs01.kep.tr"),
    chamber: ofSeller("İzmir Ticaret Odası"),
    etbis: ofSeller("E-998877"),
  },
  maker: {
    photo: "in the panel",
    words: {
      value: "Kurdeleleri ben bağlarım.",
      at: PRODUCT,
      shows: "Kurdeleleri ben bağlarım.</p>",
    },
    pictures: "in the panel",
    highlights: {
      value: "https://www.instagram.com/stories/highlights/1/",
      at: "/sayfa/hakkimizda",
      shows: 'href="https://www.instagram.com/stories/highlights/1/"',
    },
  },
  prices: { days: { value: 45, at: PRICE_DAYS, shows: '"priceDays":45' } },
  helpers: { mayChangePrices: "in the panel" },
  orders: {
    keepDays: { value: 45, at: "/sayfa/kvkk", shows: "bittikten 45 gün sonra" },
    helpersSeePeople: "in the panel",
  },
  "order-texts": {
    confirmation: "in the panel",
    preparing: "in the panel",
    sent: "in the panel",
    delivered: "in the panel",
    reminder: "in the panel",
    question: "in the panel",
    cancelled: "in the panel",
  },
  slides: { slides: { value: slidesWith("Kurdeleler geldi"), at: "/", shows: "Kurdeleler geldi</h1>" } },
  home: {
    blocks: {
      value: [
        { id: "one", kind: "featured", isOn: true },
        { id: "yeni", kind: "newest", isOn: true },
      ],
      at: "/",
      shows: "<h2>Yeni gelenler</h2>",
    },
  },
  occasions: { days: "in the panel" },
  look: {
    logo: { value: "name", at: "/", shows: 'data-discover="true">Fiyonk</a>' },
    color: { value: "#0E7C86", at: "/", shows: "--bow:#0e7c86" },
    face: { value: "gloock", at: "/", shows: 'font-family:"Shop Elegant Fallback"' },
    shape: { value: "square", at: "/", shows: "--pill:2px" },
    paper: { value: "dark", at: "/", shows: 'name="theme-color" content="#191412"' },
    atNight: { value: true, at: "/", shows: "@media(prefers-color-scheme:dark)" },
  },
  choices: { sets: "in the panel" },
  pulse: { counts: "in the panel", links: "in the panel" },
  gifts: { mends: "in the panel" },
  "page-hakkimizda": pageAt("hakkimizda"),
  "page-teslimat": pageAt("teslimat"),
  "page-iade-ve-cayma": pageAt("iade-ve-cayma"),
  "page-sss": pageAt("sss"),
  "page-ek-bilgi": ownPage(),
  "page-urun-sorulari": {
    sections: { value: [{ heading: "Kutusu var mı?", blocks: ["Var."] }], at: PRODUCT, shows: "Kutusu var mı?" },
  },
  "page-ana-sayfa-sozleri": {
    sections: {
      value: [{ heading: "Elde yapılır", blocks: ["Tek tek."] }],
      at: "/",
      shows: "<strong>Elde yapılır</strong><span>Tek tek.</span>",
    },
  },
  "page-on-bilgilendirme": pageAt("on-bilgilendirme"),
  "page-mesafeli-satis": pageAt("mesafeli-satis"),
  "page-kvkk": pageAt("kvkk"),
  "page-cerez": pageAt("cerez"),
  "page-gizlilik": pageAt("gizlilik"),
  "page-iletisim": pageAt("iletisim"),
};

/** A live shop begins without slides, and none of them can be saved again. */
const giveSlides = (shop: OpenApp, token: string) =>
  shop.call("PUT", settingPath("slides"), { token, body: { slides: slidesWith("İlk slayt") } });

function slidesWith(title: string): Sections["slides"]["slides"] {
  return [{ id: "bir", title, subtitle: "", image: "", buttonText: "Bak", link: "#urunler" }];
}

function pageAt(slug: string): Places["page-sss"] {
  const at = `/sayfa/${slug}`;
  return {
    title: { value: "Yeni başlık", at, shows: "<h1>Yeni başlık</h1>" },
    description: { value: "Yeni kısa açıklama", at, shows: 'content="Yeni kısa açıklama"' },
    sections: { value: [{ heading: "Ara başlık", blocks: ["Yeni paragraf"] }], at, shows: "<p>Yeni paragraf</p>" },
  };
}

/** It has no address before something is written, and then a link on every page. */
function ownPage(): Places["page-ek-bilgi"] {
  const { description, sections } = pageAt("ek-bilgi");
  const beside = { sections: [{ heading: "Ara başlık", blocks: ["Yeni paragraf"] }] };
  return {
    title: { value: "Toptan", at: "/", shows: ">Toptan</a>", beside },
    description: description === "in the panel" ? description : { ...description, beside },
    sections,
  };
}

/** With them all pages of the law are published. */
const SELLER = { SHOP_LEGAL_NAME: "İlk Ad", SHOP_ADDRESS: "İlk Adres", SHOP_EMAIL: "ilk@kurdele.example" };

const open = (env: Record<string, string> = {}) =>
  openApp({ env: { ...LIVE, ...SELLER, ...env }, overrides: { openPages: openBuiltPages } });

const CASES = SECTION_KEYS.flatMap((section) =>
  Object.keys(SECTIONS[section].shape).map((field) => ({
    setting: `${section}/${field}`,
    section,
    field,
    place: placeOf(section, field),
  })),
);

function placeOf(section: SectionKey, field: string): Place<unknown> | "in the panel" | undefined {
  return new Map<string, Place<unknown> | "in the panel">(Object.entries(PLACES[section])).get(field);
}

type Shops = { saver: OpenApp; reader: OpenApp; token: string };

/** Changes the setting at one process, reads its page at the other one, and changes it back. */
async function expectOnItsPage({ section, field, place }: (typeof CASES)[number], { saver, reader, token }: Shops) {
  expect(place, "a setting has a place").toBeDefined();
  if (place === undefined || place === "in the panel") return;
  const path = settingPath(section);
  const read = async () => {
    // What it does by itself every second.
    await reader.store.refresh();
    return (await reader.call("GET", place.at, { token })).text;
  };
  const save = async (body: object) => (await saver.call("PUT", path, { token, body })).status;
  const { values } = (await saver.call("GET", path, { token })).json;
  expect(await read()).not.toContain(place.shows);
  expect(await save({ ...values, ...place.beside, [field]: place.value })).toBe(200);
  expect(await read()).toContain(place.shows);
  expect(await save(values)).toBe(200);
  expect(await read()).not.toContain(place.shows);
}

describe("every setting is on its page at the next request", () => {
  let shop: OpenApp;
  let token: string;

  beforeAll(async () => {
    shop = await open();
    token = await shop.tokenOf("admin");
    await shop.catalog.createProduct(LABUBU, THE_SHOP);
    await giveSlides(shop, token);
  });

  afterAll(() => shop.close());

  test.each(CASES)("$setting", (setting) => expectOnItsPage(setting, { saver: shop, reader: shop, token }));
});

test("the owner's IBAN is on no page of the shop, while her ways to pay are", async () => {
  const shop = await open();
  onTestFinished(() => shop.close());
  const token = await shop.tokenOf("admin");
  const { id } = await shop.catalog.createProduct(LABUBU, THE_SHOP);
  const path = settingPath("payment");
  const { values } = (await shop.call("GET", path, { token })).json;
  const account = { iban: "TR33 0006 1005 1978 6457 8413 26", ibanName: "Gizli Ad", bank: "Gizli Banka" };
  expect((await shop.call("PUT", path, { token, body: { ...values, ...account, transfer: true } })).status).toBe(200);
  const pages = ["/", PRODUCT, `${PRODUCT}.data`, CONTACT, "/sayfa/sss", "/sepet", "/admin", `/api/products/${id}`];
  for (const address of pages) {
    expect((await shop.call("GET", address)).text.replaceAll(" ", "")).not.toMatch(/0006100519|Gizli(Ad|Banka)/);
  }
  expect((await shop.call("GET", "/sayfa/sss")).text).toContain("yollardan biriyle: Havale / EFT.");
  expect((await shop.call("GET", path)).status).toBe(401);
  const wrong = await shop.call("PUT", path, { token, body: { ...values, iban: "TR33 0006 1005 1978 6457 8413 27" } });
  expect(wrong).toMatchObject({ status: 422, json: { field: "iban" } });
});

/** The settings of a section are one row, so that one of them shows how the row travels. */
const ONE_OF_EACH = CASES.filter(({ section, place }, at) => {
  const isShown = (one: (typeof CASES)[number]) => one.section === section && one.place !== "in the panel";
  return place !== "in the panel" && CASES.findIndex(isShown) === at;
});

describe("on PostgreSQL a section that one process saves is on the other's page once it has looked", () => {
  let shops: Shops;

  beforeAll(async () => {
    const { databaseUrl } = await newPostgresDatabase();
    const [saver, reader] = [await open({ DATABASE_URL: databaseUrl }), await open({ DATABASE_URL: databaseUrl })];
    shops = { saver, reader, token: await saver.tokenOf("admin") };
    await saver.catalog.createProduct(LABUBU, THE_SHOP);
    await giveSlides(saver, shops.token);
  });

  afterAll(() => Promise.all([shops.saver.close(), shops.reader.close()]));

  test.each(ONE_OF_EACH)("$setting", (setting) => expectOnItsPage(setting, shops));
});
