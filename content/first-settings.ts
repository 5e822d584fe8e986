import { splitList } from "../domain/catalog/product-input.ts";
import type { Kind } from "../domain/search/search-guide.ts";
import type { Synonyms } from "../domain/search/search-terms.ts";
import type { FirstSettings, Site } from "../domain/shop/setting-values.ts";
import { FIRST_GIFT_OCCASIONS, FIRST_GIFT_TASTES } from "./first-gifts.ts";
import { FIRST_NOT_SOLD } from "./first-not-sold.ts";
import { FIRST_BUDGETS, FIRST_OCCASIONS, FIRST_ORDERS, FIRST_TOPICS } from "./first-phrases.ts";
import { FIRST_QUESTIONS } from "./first-questions.ts";
import { FIRST_RECIPIENTS } from "./first-recipients.ts";
import { FIRST_CATEGORIES, FIRST_HERO_SLIDES, firstSections } from "./first-sections.ts";

export const FIRST_SYNONYMS: Synonyms = [
  ["labubu", "lububu", "la bubu", "lbubu"],
  ["sürpriz kutu", "blind box", "kör kutu", "gizemli kutu", "mystery box"],
  ["kılıf", "kap", "kapak", "case", "cases", "phone case", "phone cases"],
  ["kolye", "gerdanlık", "necklace", "necklaces", "pendant"],
  ["bileklik", "bilezik", "bracelet", "bracelets"],
  ["halhal", "ayak bilekliği", "ayak bileziği", "anklet"],
  ["yüzük", "alyans", "ring", "rings"],
  ["küpe", "earring", "earrings"],
  ["broş", "brooch"],
  ["hediye", "hediyelik", "armağan"],
  ["çift", "sevgili", "couple", "couples", "ikili", "ikilisi"],
  ["peluş", "oyuncak ayı", "yumuşak oyuncak", "plush", "plushie", "teddy", "soft toy"],
  ["kupa", "fincan", "bardak", "mug", "mugs", "cup"],
  ["mum", "candle", "candles"],
  ["kablosuz", "bluetooth"],
  ["kulaklık", "airpods", "headphone", "headphones", "earphones", "earbuds"],
  ["taşınabilir şarj", "powerbank", "şarj aleti"],
  ["şarj kablosu", "şarj aleti", "charging cable", "charger"],
  ["telefon askısı", "telefon ipi", "phone strap"],
  ["saat kordonu", "saat kayışı", "watch band", "watch strap"],
  ["oyun kolu", "gamepad", "joystick"],
  ["kamera", "fotoğraf makinesi", "polaroid", "camera"],
  ["gece lambası", "gece ışığı", "uyku lambası", "abajur", "night light", "lamp"],
  ["figür", "biblo", "figure", "figurine"],
  ["anahtarlık", "keychain", "keychains", "keyring"],
  ["cüzdan", "para çantası", "wallet", "purse"],
  ["sırt çantası", "backpack"],
  ["çorap", "socks"],
  ["kalp", "heart"],
  ["şeffaf", "saydam", "transparan"],
  ["nazar", "nazarlık", "evil eye"],
  ["aşk", "love"],
  ["gümüş", "silver"],
  ["altın", "gold"],
  ["unicorn", "tek boynuzlu at"],
  ["indirim", "kampanya", "fırsat"],
];

const FIRST_KINDS: readonly Kind[] = [
  {
    name: "çiçek",
    of: splitList("lale, papatya, orkide, lavanta, nergis, karanfil, manolya, sümbül, menekşe, sakura"),
  },
  {
    name: "hayvan",
    of: splitList("ayı, ayıcık, tavşan, panda, penguen, tilki, kedi, köpek, kelebek, dinozor, kutup ayısı"),
  },
  ...["takı", "mücevher", "jewelry", "jewellery"].map((name) => ({
    name,
    of: splitList("kolye, küpe, bileklik, yüzük, halhal, broş"),
  })),
  ...["uğur", "uğurlu", "şans"].map((name) => ({ name, of: splitList("nazar, yonca, nal") })),
  { name: "mutfak", of: splitList("kupa, fincan, bardak, tabak") },
  { name: "oyuncak", of: splitList("peluş, figür, puzzle") },
  { name: "meyve", of: splitList("kiraz, çilek, limon, muz") },
  ...["dekor", "dekorasyon", "dekoratif", "ev süsü"].map((name) => ({
    name,
    of: splitList("lamba, biblo, saksı, mum, disko topu, vazo"),
  })),
];

/** The settings of a new shop. They are valid until the owner saves her own. */
export const firstSettings = (site: Site): FirstSettings => ({
  site,
  sections: firstSections(site.isTrial),
  synonyms: FIRST_SYNONYMS,
  searchGuide: {
    occasions: FIRST_OCCASIONS,
    topics: FIRST_TOPICS,
    recipients: FIRST_RECIPIENTS,
    orders: FIRST_ORDERS,
    notSold: FIRST_NOT_SOLD,
    kinds: FIRST_KINDS,
    budgets: FIRST_BUDGETS,
    giftOccasions: FIRST_GIFT_OCCASIONS,
    giftTastes: FIRST_GIFT_TASTES,
  },
  categoryQuestions: FIRST_QUESTIONS,
  firstShelves: { categories: FIRST_CATEGORIES, slides: FIRST_HERO_SLIDES },
});
