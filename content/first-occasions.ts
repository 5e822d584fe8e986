import { splitList } from "../domain/catalog/product-input.ts";
import type { Occasion } from "../domain/search/search-guide.ts";

const FOR_COUPLES = ["çift", "kalp", "aşk", "romantik", "gül"];
const FOR_HOMES = ["lamba", "mum", "kupa", "biblo", "yastık", "saksı", "disko topu"];
const FOR_DESKS = ["kupa", "mum", "lamba", "powerbank", "saksı", "biblo"];

/** Persons are in first-recipients.ts. Suffixed forms are recognised (domain/search/turkish-stem.ts). */
export const FIRST_OCCASIONS: readonly Occasion[] = [
  {
    words: splitList(`
      hediye, hediyelik, armağan, jest, kutlama, ne alsam, ne alınır, ne alabilirim, ne hediye edilir,
      sürpriz hediye`),
    fitting: [],
  },
  {
    words: splitList(`
      ürün, her şey, tüm ürünler, öneri, ne kadar, kaç para, kaç tl, kaç lira, kişiye özel, isme özel, kaliteli`),
    fitting: [],
  },
  {
    words: splitList(`
      sevgililer günü, 14 şubat, şubat 14, on dört şubat, valentine, evlilik teklifi, yıl dönümü, evlilik yıl dönümü,
      sevgililik yıl dönümü, ay dönümü`),
    fitting: FOR_COUPLES,
  },
  {
    words: splitList("nişan, söz, düğün, nikah, kına, kına gecesi, bekarlığa veda"),
    fitting: [...FOR_COUPLES, "kupa", "mum"],
  },
  {
    words: splitList("emeklilik, terfi, yeni iş"),
    fitting: FOR_DESKS,
  },
  {
    words: splitList("doğum günü, yaş günü, yeni yaş, yaş, yaşında, yaşına, iyi ki doğdun, birthday, parti"),
    fitting: ["mum", "sürpriz kutu", "disko topu", "hediye", "kutu", "peluş"],
  },
  {
    words: splitList("yılbaşı, yeni yıl, yeniyıl, noel, christmas, yılbaşı çekilişi, çekiliş, yıl sonu"),
    fitting: ["kutup", "kış", "mum", "lamba", "sürpriz kutu", "kırmızı", "kupa", "çorap", "peluş"],
  },
  {
    words: splitList("mezuniyet, mezun, üniversite, öğrenci, okul, okula dönüş, sınav, kep"),
    fitting: ["kupa", "powerbank", "lamba", "çanta", "saat kordonu", "şarj kablosu"],
  },
  {
    words: splitList(`
      bayram, bayramlık, ramazan, kurban bayramı, ramazan bayramı, şeker bayramı, kandil, misafir, yeni ev,
      ev hediyesi, hayırlı olsun, ev sahibi, oda, teşekkür, geçmiş olsun, özür, veda, asker`),
    fitting: FOR_HOMES,
  },
];
