import { splitList } from "../domain/catalog/product-input.ts";
import type { Kind } from "../domain/search/search-guide.ts";
import type { Synonyms } from "../domain/search/search-terms.ts";
import type { FirstSettings, Site } from "../domain/shop/setting-values.ts";
import { FIRST_NOT_SOLD } from "./first-not-sold.ts";
import { FIRST_BUDGETS, FIRST_OCCASIONS, FIRST_ORDERS, FIRST_TOPICS } from "./first-phrases.ts";
import { FIRST_QUESTIONS } from "./first-questions.ts";
import { FIRST_RECIPIENTS } from "./first-recipients.ts";
import { firstSections } from "./first-sections.ts";

export const FIRST_SYNONYMS: Synonyms = [
  ["labubu", "lububu", "la bubu", "lbubu"],
  ["sürpriz kutu", "blind box", "kör kutu", "gizemli kutu", "mystery box"],
  ["kılıf", "kap", "kapak", "case"],
  ["kolye", "gerdanlık"],
  ["bileklik", "bilezik"],
  ["halhal", "ayak bilekliği", "ayak bileziği"],
  ["yüzük", "alyans"],
  ["hediye", "hediyelik", "armağan"],
  ["çift", "sevgili", "couple", "ikili", "ikilisi"],
  ["peluş", "oyuncak ayı", "yumuşak oyuncak"],
  ["kupa", "fincan", "bardak", "mug"],
  ["kablosuz", "bluetooth"],
  ["kulaklık", "airpods", "headphone"],
  ["taşınabilir şarj", "powerbank", "şarj aleti"],
  ["şarj kablosu", "şarj aleti"],
  ["telefon askısı", "telefon ipi"],
  ["saat kordonu", "saat kayışı"],
  ["oyun kolu", "gamepad", "joystick"],
  ["kamera", "fotoğraf makinesi", "polaroid"],
  ["gece lambası", "gece ışığı", "uyku lambası", "abajur"],
  ["figür", "biblo"],
  ["anahtarlık", "keychain"],
  ["cüzdan", "para çantası"],
  ["şeffaf", "saydam", "transparan"],
  ["nazar", "nazarlık"],
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
  ...["takı", "mücevher"].map((name) => ({ name, of: splitList("kolye, küpe, bileklik, yüzük, halhal, broş") })),
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
  },
  categoryQuestions: FIRST_QUESTIONS,
});
