import type { TextSlug } from "../../domain/settings/info-page-slugs.ts";
import { SECTION_KEYS, type SectionKey, type Sections } from "../../domain/settings/sections.ts";
import { type Deed, type Hand, revertOf } from "./hand.ts";
import { inDays, SETS } from "./shelf-deeds.ts";

const PATH = "/api/admin/settings";

/** Sections with rules between their fields, or with consequences elsewhere, are changed more often. */
const BUSY: SectionKey[] = [
  ...Array<SectionKey>(50).fill("notice"),
  ...Array<SectionKey>(5).fill("choices"),
  ...Array<SectionKey>(8).fill("campaigns"),
  ...(["helpers", "orders", "slides"] as const),
];

const section = async ({ one }: Hand) => one([...BUSY, ...SECTION_KEYS]);

export const SETTING_DEEDS: Record<string, Deed> = {
  "PUT /api/admin/settings/:section": async (hand) => {
    const id = await section(hand);
    const { values } = await hand.ask(`${PATH}/${id}`, "owner");
    return { id, body: { ...values, ...(isPage(id) ? anyText(hand) : await changed(id, hand, values)) } };
  },
  "POST /api/admin/settings/:section/revert": revertOf(PATH, section),
};

const anyDay = ({ one }: Hand) => one(["", ...[-9, -1, 1, 3, 20].map((days) => inDays(days).slice(0, 10))]);
const anySpan = (hand: Hand) => ({ from: anyDay(hand), until: anyDay(hand) });
const anyText = ({ below }: Hand) => ({ sections: [{ heading: `Soru ${below(5)}`, blocks: ["Cevap."] }] });

type PageKey = `page-${TextSlug}`;
type Changes = { [Key in Exclude<SectionKey, PageKey>]: (hand: Hand, now: Sections[Key]) => object | Promise<object> };

const isPage = (key: SectionKey): key is PageKey => key.startsWith("page-");

const changed = <Key extends keyof Changes>(key: Key, hand: Hand, now: Sections[Key]) => CHANGES[key](hand, now);

/** Codes and campaigns of few products, so that carts meet them. */
async function campaignsOf(hand: Hand) {
  const { one, some, isOne } = hand;
  const ids = await hand.living("products");
  const goods = () => ({ products: isOne(3) ? some(ids).slice(0, 5) : [], ...(isOne(2) && anySpan(hand)) });
  const gains = [
    { kind: "percent", percent: one([5, 10, 100]) },
    { kind: "amount", amount: one([5.05, 50, 5000]) },
    { kind: "sending" },
    { kind: "present", product: ids[0] ?? "yok" },
  ];
  const pair = ids.slice(0, 2);
  return {
    codes: some(["ECE10", "YAZ", "kış 25"]).map((code) => ({
      ...{ code, gain: one(gains), least: one([null, 100]), ...goods() },
    })),
    offers: [
      ...(isOne(2) ? [{ kind: "many", take: one([2, 3]), pay: one([1, 2]), ...goods() }] : []),
      ...(pair.length === 2 ? [{ kind: "together", products: pair, percent: one([null, 15]) }] : []),
    ],
  };
}

/** Changes of each section, some of which its rules refuse. A section that is missing here does not compile. */
const CHANGES: Changes = {
  contact: ({ one }) => ({ name: one(["Fiyonk", "Kurdele"]), phone: "905321234567" }),
  hours: (hand) => ({ daysOff: [anySpan(hand)] }),
  notice: (hand) => ({
    text: hand.one(["", "Bayram"]),
    ...hand.one<object>([anySpan(hand), { from: anyDay(hand) }, { until: anyDay(hand) }]),
  }),
  delivery: ({ one }) => ({ price: one([null, 59.9]), freeFrom: one([null, 300]), deliveryDays: "2-4 iş günü" }),
  "carrier-files": ({ one }) => ({
    forms: [
      {
        carrier: one(["", "Aras"]),
        separator: ";",
        encoding: "excel",
        columns: [{ title: "Alıcı", fact: one(["name", "phone"]), words: "" }],
      },
    ],
  }),
  payment: ({ one, isOne }) => ({ atDoor: isOne(2), atDoorFee: one([null, 25]) }),
  promises: ({ one, isOne }) => ({ giftWrap: isOne(2), giftWrapPrice: one([null, 35]) }),
  seller: ({ one }) => ({ legalName: one(["", "Kurdele Ltd"]) }),
  maker: ({ one }) => ({ words: one(["", "Elimle yaparım."]) }),
  prices: ({ one }) => ({ days: one([1, 10, 30]) }),
  helpers: ({ isOne }) => ({ mayChangePrices: isOne(3) }),
  orders: ({ one, isOne }) => ({ keepDays: one([30, 180]), helpersSeePeople: isOne(3) }),
  "order-texts": ({ one }) => ({ sent: one(["Yola çıktı.", "Kargoda: {takip}"]) }),
  slides: (hand, { slides }) => ({ slides: slides.map((slide) => hand.one([slide, { ...slide, ...anySpan(hand) }])) }),
  home: ({ isOne }, { blocks }) => ({ blocks: blocks.map((block) => ({ ...block, isOn: !isOne(3) })) }),
  occasions: (hand, { days }) => ({
    days: hand.one([
      [{ id: "yilbasi", name: "Yılbaşı", shelf: "words", words: "kolye", ahead: hand.one([7, 21]) }],
      [{ id: "tanisma-gunu", name: "Tanışma günü", isOwn: true, days: [inDays(hand.below(30)).slice(0, 10)] }],
      days.map((day) => ({ ...day, isHidden: hand.isOne(2) })),
    ]),
  }),
  look: ({ one }) => ({ paper: one(["cream", "white", "dark"]) }),
  campaigns: campaignsOf,
  "shared-words": ({ one }) => ({
    readOn: one(["", "2026-11-20"]),
    shared: one([
      [],
      [
        {
          ...{ id: "ayse", text: one(["Çok güzel", "Beni 05321234567'den ara"]), photo: "", name: "Ayşe" },
          consent: { who: "Ayşe", day: "2026-11-19", way: "whatsapp", parts: ["text", "name"] },
        },
      ],
    ]),
  }),
  gifts: ({ some, one, isOne }) => ({
    mends: some(["gone", "other"]).map((product) => ({ product, gift: one(["anne", "yilbasi"]), fits: isOne(2) })),
  }),
  choices: ({ some, below }) => ({ sets: some(SETS).map((set) => ({ ...set, values: set.values.slice(below(2)) })) }),
  pulse: ({ one, isOne }) => ({ counts: !isOne(4), links: one(["", "ece-hikaye", "no"]) }),
};
