import { choiceSets } from "../../domain/choice/choice-sets.ts";
import { SECTION_KEYS, type SectionKey } from "../../domain/settings/sections.ts";
import { settingPath } from "../../domain/web/panel-addresses.ts";
import type { Chance, Life, Who } from "./life.ts";
import { livingOrGone } from "./notebook.ts";

/** What somebody does with the shop, by the call that does it. */
export type Deed = (life: Life, chance: Chance, who: Who) => Promise<unknown>;

const COLORS = ["pembe", "mavi", "gri"];
const PRICES = [40, 99.9, 100, 320];
const EXTRAS = [-50, -30, 0, 20, 60];
const VALUES = { model: ["a13", "b14", "c15"], beden: ["s", "m"] };

const SETS = choiceSets.parse(
  Object.entries(VALUES).map(([id, values]) => ({
    ...{ id, name: `Set ${id}`, word: id },
    values: values.map((value) => ({ id: value, name: value.toUpperCase(), note: "" })),
  })),
);

const CATEGORIES = ["takilar", "labubu", "trend"];
const PICTURE = "https://resim.example/a.jpg";

function anyProduct(chance: Chance) {
  const colors = chance.some(COLORS);
  const choices = chance.some(Object.entries(VALUES)).map(([set, values]) => ({
    set,
    without: chance.isOne(3) ? [chance.one(values)] : [],
    extra: Object.fromEntries(chance.some(values).map((value) => [value, chance.one(EXTRAS)])),
  }));
  const asked = { id: "isim", label: "İsim", most: 12, signs: "letters", isRequired: chance.isOne(2) };
  return {
    name: `${chance.one(["Kupa", "Kılıf", "Kolye"])} ${chance.below(9)}`,
    price: chance.one(PRICES),
    originalPrice: chance.one([null, 120, 400]),
    category: chance.one(CATEGORIES),
    ...{ image: PICTURE, images: [], colors, choices, description: "", details: [] },
    personalTexts: chance.isOne(3) ? [{ ...asked, extra: chance.one(EXTRAS) }] : [],
    inStock: !chance.isOne(6),
    featured: chance.isOne(2),
    shownFrom: chance.one([null, null, null, "hidden", new Date(Date.now() + 3_600_000).toISOString()]),
    ...anyMarks(chance),
  };
}

const MARKS = [
  ...COLORS.map((color) => `renk=${color}`),
  ...Object.entries(VALUES).flatMap(([set, of]) => of.map((value) => `${set}=${value}`)),
];

/** Counts of the whole, of a color or of a value; what is sold out alone or as a pair. */
const anyMarks = (chance: Chance) => ({
  soldOut: chance.isOne(2)
    ? [[chance.one(MARKS)], ...(chance.isOne(3) ? [[chance.one(MARKS), chance.one(MARKS)]] : [])]
    : [],
  counts: chance.isOne(2) ? { [chance.one(["", ...MARKS])]: chance.below(6) } : {},
});

const anyRule = (chance: Chance) => ({
  change: chance.one([{ percent: -60 }, { percent: -99 }, { percent: 25 }, { lira: -35 }]),
  rounding: chance.one(["none", "90", "whole"]),
  oldPrice: chance.one(["keep", "set", "drop"]),
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const product = async (life: Life, chance: Chance) => chance.one((await livingOrGone(life, "products")).living);
const category = async (life: Life, chance: Chance) => chance.one((await livingOrGone(life, "categories")).living);

const revertOf =
  (path: (life: Life, chance: Chance) => Promise<string>): Deed =>
  async (life, chance, who) => {
    const at = await path(life, chance);
    const { json } = await life.call(who, "GET", `${at}/events`);
    const event = chance.one<{ id: string }>(json.events ?? []);
    return life.call(who, "POST", `${at}/revert`, { event: event.id });
  };

export { revertOf };

const anyCategory = (chance: Chance) => ({
  name: chance.one(["Takılar", "Mumlar", "Kupalar", "Labubu & Pop Mart"]),
  ...{ tint: "mint", image: "", isHidden: chance.isOne(4) },
});

export const SHELF_DEEDS: Record<string, Deed> = {
  "POST /api/products": (life, chance, who) => life.call(who, "POST", "/api/products", anyProduct(chance)),
  "PUT /api/products/:id": async (life, chance, who) => {
    const { id } = await product(life, chance);
    const { json } = await life.call("owner", "GET", `/api/admin/products/${id}`);
    const changed = anyProduct(chance);
    const some = Object.fromEntries(chance.some(Object.entries(changed)));
    return life.call(who, "PUT", `/api/products/${id}`, { ...json.product, ...some });
  },
  "PATCH /api/products/:id": async (life, chance, who) =>
    life.call(who, "PATCH", `/api/products/${(await product(life, chance)).id}`, {
      ...chance.one([{ inStock: chance.isOne(2) }, { featured: chance.isOne(2) }, anyMarks(chance)]),
    }),
  "DELETE /api/products/:id": async (life, chance, who) =>
    life.call(who, "DELETE", `/api/products/${(await product(life, chance)).id}`),
  "PUT /api/products/:id/place": async (life, chance, who) => {
    const [moved, other] = [await product(life, chance), await product(life, chance)];
    const after = chance.isOne(3) ? null : other.id;
    return life.call(who, "PUT", `/api/products/${moved.id}/place`, {
      after,
      among: chance.one(["category", "featured"]),
    });
  },
  "PUT /api/admin/products/:id/prices": async (life, chance, who) => {
    const { id } = await product(life, chance);
    const { json } = await life.call("owner", "GET", `/api/admin/products/${id}`);
    const { price, originalPrice } = json.product;
    const prices = { price: chance.one(PRICES), originalPrice: chance.one([null, originalPrice]) };
    return life.call(who, "PUT", `/api/admin/products/${id}/prices`, { prices, seen: { price, originalPrice } });
  },
  "POST /api/admin/products/change": async (life, chance, who) => {
    const { living } = await livingOrGone(life, "products");
    const change = chance.one<object>([
      { prices: anyRule(chance) },
      {
        prices: anyRule(chance),
        span: { from: chance.one([null, inDays(1), inDays(9)]), until: inDays(chance.one([2, 12])) },
      },
      { isHidden: chance.isOne(2) },
      { category: chance.one(CATEGORIES) },
      { values: { set: "model", values: [chance.one(VALUES.model)], isGiven: chance.isOne(2) } },
      { isRemoved: true },
      { inStock: chance.isOne(2) },
    ]);
    const ids = chance.some(living).map(({ id }) => id);
    return life.call(who, "POST", "/api/admin/products/change", { chosen: { ids }, change });
  },
  "DELETE /api/admin/price-plans/:id": async (life, chance, who) => {
    const { json } = await life.call("owner", "GET", "/api/admin/products");
    return life.call(who, "DELETE", `/api/admin/price-plans/${chance.one<{ id: string }>(json.plans).id}`);
  },
  "POST /api/admin/trash/bring-back": async (life, chance, who) => {
    const { id } = chance.one((await livingOrGone(life, "products")).gone);
    return life.call(who, "POST", "/api/admin/trash/bring-back", chance.isOne(3) ? {} : { ids: [id] });
  },
  "POST /api/admin/products/:id/revert": revertOf(
    async (life, chance) => `/api/admin/products/${(await product(life, chance)).id}`,
  ),
  "POST /api/admin/categories": (life, chance, who) =>
    life.call(who, "POST", "/api/admin/categories", anyCategory(chance)),
  "PUT /api/admin/categories/:id": async (life, chance, who) =>
    life.call(who, "PUT", `/api/admin/categories/${(await category(life, chance)).id}`, anyCategory(chance)),
  "DELETE /api/admin/categories/:id": async (life, chance, who) => {
    const [gone, moveTo] = [await category(life, chance), await category(life, chance)];
    const wish = chance.isOne(3) ? "" : `?moveTo=${moveTo.id}`;
    return life.call(who, "DELETE", `/api/admin/categories/${gone.id}${wish}`);
  },
  "PUT /api/admin/categories/:id/place": async (life, chance, who) => {
    const [moved, other] = [await category(life, chance), await category(life, chance)];
    return life.call(who, "PUT", `/api/admin/categories/${moved.id}/place`, { after: chance.one([null, other.id]) });
  },
  "POST /api/admin/categories/:id/revert": revertOf(
    async (life, chance) => `/api/admin/categories/${(await category(life, chance)).id}`,
  ),
  "PUT /api/admin/settings/:section": async (life, chance, who) => {
    const section = chance.one(BUSY_SECTIONS.concat(SECTION_KEYS));
    const { json } = await life.call("owner", "GET", settingPath(section));
    return life.call(who, "PUT", settingPath(section), { ...json.values, ...CHANGES[section](chance, json.values) });
  },
  "POST /api/admin/settings/:section/revert": revertOf(async (_, chance) =>
    settingPath(chance.one(BUSY_SECTIONS.concat(SECTION_KEYS))),
  ),
};

const anyDay = (chance: Chance) => chance.one(["", ...[-9, -1, 1, 3, 20].map((days) => inDays(days).slice(0, 10))]);

const BUSY_SECTIONS: SectionKey[] = ["notice", "choices", "helpers", "orders", "slides", "notice", "choices"];

type Values = { slides: { title: string }[]; blocks: { isOn: boolean }[] };

const newTitle = (chance: Chance) => ({ title: `Sayfa ${chance.below(5)}` });
const newSections = (chance: Chance) => ({ sections: [{ heading: `Soru ${chance.below(5)}`, blocks: ["Cevap."] }] });

/** Changes of each section, some of which its rules refuse. A section that is missing here does not compile. */
const CHANGES: Record<SectionKey, (chance: Chance, now: Values) => object> = {
  contact: (chance) => ({ name: chance.one(["Fiyonk", "Kurdele"]), phone: "905321234567" }),
  hours: (chance) => ({ daysOff: [{ from: anyDay(chance), until: anyDay(chance) }] }),
  notice: (chance) => ({ text: chance.one(["", "Bayram"]), from: anyDay(chance), until: anyDay(chance) }),
  delivery: (chance) => ({
    price: chance.one([null, 59.9]),
    freeFrom: chance.one([null, 300]),
    deliveryDays: "2-4 iş günü",
  }),
  payment: (chance) => ({ atDoor: chance.isOne(2), atDoorFee: chance.one([null, 25]) }),
  promises: (chance) => ({ giftWrap: chance.isOne(2), giftWrapPrice: chance.one([null, 35]) }),
  seller: (chance) => ({ legalName: chance.one(["", "Kurdele Ltd"]) }),
  maker: (chance) => ({ words: chance.one(["", "Elimle yaparım."]) }),
  prices: (chance) => ({ days: chance.one([1, 10, 30]) }),
  helpers: (chance) => ({ mayChangePrices: chance.isOne(3) }),
  orders: (chance) => ({ keepDays: chance.one([30, 180]), helpersSeePeople: chance.isOne(3) }),
  "order-texts": (chance) => ({ sent: chance.one(["Yola çıktı.", "Kargoda: {takip}"]) }),
  slides: (chance, { slides }) => ({
    slides: slides.map((slide, at) => ({
      ...slide,
      ...(at > 0 && { from: anyDay(chance) || undefined, until: anyDay(chance) || undefined }),
    })),
  }),
  home: (chance, { blocks }) => ({ blocks: blocks.map((block) => ({ ...block, isOn: !chance.isOne(3) })) }),
  look: (chance) => ({ paper: chance.one(["cream", "white", "night"]) }),
  choices: (chance) => ({
    sets: chance.some(SETS).map((set) => ({ ...set, values: set.values.slice(chance.below(2)) })),
  }),
  "page-hakkimizda": newTitle,
  "page-teslimat": newTitle,
  "page-iade-ve-cayma": newTitle,
  "page-sss": newTitle,
  "page-ek-bilgi": newTitle,
  "page-urun-sorulari": newSections,
  "page-ana-sayfa-sozleri": newSections,
  "page-on-bilgilendirme": newTitle,
  "page-mesafeli-satis": newTitle,
  "page-kvkk": newTitle,
  "page-cerez": newTitle,
  "page-gizlilik": newTitle,
  "page-iletisim": newTitle,
};
