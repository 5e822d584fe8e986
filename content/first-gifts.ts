import { splitList } from "../domain/catalog/product-input.ts";
import type { GiftOccasion, GiftTaste, Occasion } from "../domain/search/search-guide.ts";
import { FIRST_OCCASIONS } from "./first-phrases.ts";

const NOTHING: Occasion = { words: [], fitting: [] };

/** What the search knows of an occasion, by one of its words. */
const known = (word: string): Occasion => FIRST_OCCASIONS.find(({ words }) => words.includes(word)) ?? NOTHING;

const fittingOf = (word: string) => known(word).fitting;

/** The occasions of the gift finder, those asked for most first. */
export const FIRST_GIFT_OCCASIONS: readonly GiftOccasion[] = [
  { name: "Doğum günü", ...known("doğum günü") },
  {
    name: "Yıl dönümü",
    words: splitList(`
      yıl dönümü, evlilik yıl dönümü, sevgililik yıl dönümü, ay dönümü, anniversary, evlilik teklifi, ilk buluşma, tanışma yıl dönümü,
      romantik, romantik hediye`),
    fitting: fittingOf("yıl dönümü"),
    isNarrow: true,
  },
  {
    name: "Sevgililer Günü",
    words: splitList(
      "sevgililer günü, sevgili günü, 14 şubat, şubat 14, on dört şubat, valentine, valentines, valentines day",
    ),
    fitting: fittingOf("yıl dönümü"),
    isNarrow: true,
    person: "Sevgili",
  },
  { name: "Anneler Günü", words: ["anneler günü"], fitting: [], person: "Anne" },
  { name: "Babalar Günü", words: ["babalar günü"], fitting: [], person: "Baba" },
  { name: "Öğretmenler Günü", words: splitList("öğretmenler günü, 24 kasım"), fitting: [], person: "Öğretmen" },
  { name: "Kadınlar Günü", words: splitList("kadınlar günü, 8 mart"), fitting: [], person: "Kız" },
  { name: "Yılbaşı", ...known("yılbaşı") },
  { name: "Mezuniyet", ...known("mezuniyet") },
  {
    name: "Yeni ev",
    words: splitList("yeni ev, ev hediyesi, ev, ev sahibi, taşınma, oda, oda süsü, ev süsü, masa süsü"),
    fitting: fittingOf("yeni ev"),
  },
  { name: "Düğün, nişan", ...known("düğün"), isNarrow: true },
  {
    name: "Bayram",
    words: splitList(
      "bayram, bayramlık, ramazan, kurban bayramı, ramazan bayramı, şeker bayramı, kandil, misafir, misafirlik",
    ),
    fitting: fittingOf("bayram"),
    days: ["ramazan-bayrami", "kurban-bayrami"],
  },
  {
    name: "Teşekkür",
    words: splitList("teşekkür, teşekkür hediyesi, veda, hayırlı olsun"),
    fitting: fittingOf("teşekkür"),
  },
  { name: "Gönül alma", ...known("özür"), words: splitList("özür, özür dilemek, barışma, barışmak, gönül alma") },
  {
    name: "Geçmiş olsun",
    words: splitList("geçmiş olsun, hasta ziyareti, hastane, hastaneye, ameliyat, moral"),
    fitting: fittingOf("özür"),
  },
  { name: "Yeni iş", ...known("yeni iş") },
  { name: "Okul", ...known("okul") },
  {
    name: "Yeni bebek",
    words: splitList(
      "yeni bebek, yeni doğan, yenidoğan, doğum, baby shower, hoş geldin bebek, diş buğdayı, bebek mevlüdü",
    ),
    fitting: [],
    person: "Bebek",
  },
  {
    name: "Karne",
    words: ["karne", "karne hediyesi"],
    fitting: [],
    person: "Çocuk",
    days: ["karne-gunu", "yaz-karnesi"],
  },
  { name: "Çocuk Bayramı", words: ["23 nisan"], fitting: [], person: "Çocuk" },
  { name: "Asker uğurlama", ...known("asker") },
  { name: "Cadılar Bayramı", ...known("cadılar bayramı"), isNarrow: true },
];

export const FIRST_GIFT_TASTES: readonly GiftTaste[] = [
  {
    name: "Takı",
    words: splitList("takı, takı seven, mücevher, süslü, süslenmeyi seven"),
    fitting: splitList("takı, kolye, küpe, bileklik, yüzük, halhal, broş"),
  },
  {
    name: "Şirin şeyler",
    words: splitList("şirin şeyler, peluş seven, oyuncak seven, kawaii seven"),
    fitting: splitList("peluş, figür, çanta süsü, sürpriz kutu, unicorn, ayıcık, tavşan, panda, penguen"),
  },
  {
    name: "Ev süsü",
    words: splitList("ev süsü seven, dekor, dekorasyon, dekoratif, dekorasyon seven"),
    fitting: splitList("lamba, mum, saksı, biblo, disko topu, vazo, kupa, yastık"),
  },
  {
    name: "Teknoloji",
    words: splitList("teknoloji, teknoloji seven, telefon aksesuarı, müzik seven, müzik"),
    fitting: splitList("powerbank, kulaklık, mikrofon, oyun kolu, şarj, telefon, saat kordonu, fotoğraf makinesi"),
  },
  {
    name: "Kahve",
    words: [
      ...known("kahve seven").words,
      ...splitList("kahve, kahve içen, kahve içmeyi seven, kahveci, çay, çay içen"),
    ],
    fitting: fittingOf("kahve seven"),
  },
  { name: "Oyun", ...known("gamer") },
  { name: "Anime", ...known("anime") },
  {
    name: "Hayvanlar",
    words: splitList("hayvan seven, kedi, köpek, hayvan, kedi seven, köpek seven, kedici, kedi hastası, hayvansever"),
    fitting: splitList("kedi, köpek, ayı, ayıcık, tavşan, panda, penguen, tilki, kelebek"),
  },
  {
    name: "Çiçek",
    words: splitList("çiçek seven, bitki seven, çiçek"),
    fitting: splitList("çiçek, lale, saksı, papatya, gül, lavanta, sakura"),
  },
  {
    name: "İsme özel",
    words: splitList("isimli, isme özel, adına özel, kişiye özel, isim yazılı"),
    fitting: [],
    isPersonal: true,
  },
];
