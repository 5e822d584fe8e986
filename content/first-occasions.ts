import { splitList } from "../domain/catalog/product-input.ts";
import type { Occasion } from "../domain/search/search-guide.ts";

const FOR_WOMEN = ["kolye", "küpe", "bileklik", "yüzük", "çanta", "fiyonk", "mum", "takı"];
const FOR_MEN = ["oyun kolu", "powerbank", "saat kordonu", "kulaklık", "anahtarlık", "mikrofon"];
const FOR_COUPLES = ["çift", "kalp", "aşk", "romantik", "gül"];
const FOR_FRIENDS = ["bileklik", "anahtarlık", "telefon askısı", "figür", "kılıf", "küpe"];
const FOR_CHILDREN = ["peluş", "sürpriz kutu", "unicorn", "figür", "çorap"];
const FOR_HOMES = ["lamba", "mum", "kupa", "biblo", "yastık", "saksı", "disko topu"];
const FOR_DESKS = ["kupa", "mum", "lamba", "powerbank", "saksı", "biblo"];

/** Suffixed forms are recognised (domain/search/turkish-stem.ts), except those of a two-letter stem, such as `eşe`. */
export const FIRST_OCCASIONS: readonly Occasion[] = [
  {
    words: splitList(`
      hediye, hediyelik, armağan, jest, kutlama, ne alsam, ne alınır, ne alabilirim, ne hediye edilir,
      sürpriz hediye`),
    fitting: [],
  },
  {
    words: splitList(`
      ürün, her şey, tüm ürünler, çok satan, en çok satan, yeni gelen, öneri, ne kadar, kaç para, kaç tl,
      kaç lira, en ucuz, ucuz, en uygun, uygun fiyat, kişiye özel, isme özel, kaliteli`),
    fitting: [],
  },
  {
    words: splitList(`
      sevgili, sevgililer günü, 14 şubat, şubat 14, on dört şubat, valentine, flört, aşkım, aşkıma, sevdiceğim,
      sevdiğime, canım, bitanem, manita, crush, partner, evlilik teklifi, yıl dönümü, evlilik yıl dönümü,
      sevgililik yıl dönümü, ay dönümü, çiftlere, çiftler için`),
    fitting: FOR_COUPLES,
  },
  {
    words: splitList(`
      eşe, eşim, eşime, eşine, eşimize, hayat arkadaşım, nişanlı, sözlü, nişan, söz, düğün, nikah, kına,
      kına gecesi, geline, damat, yeni evli, bekarlığa veda`),
    fitting: [...FOR_COUPLES, "kupa", "mum"],
  },
  {
    words: splitList(`
      karıma, karım, hanıma, hanımım, kız arkadaş, kız sevgili, bayan sevgili, kadın sevgili`),
    fitting: [...FOR_COUPLES, ...FOR_WOMEN],
  },
  {
    words: splitList("kocama hediye, kocama doğum günü, erkek arkadaş, erkek sevgili"),
    fitting: [...FOR_COUPLES, ...FOR_MEN],
  },
  {
    words: splitList(`
      anne, annecim, anneciğim, anneler günü, anneanne, babaanne, nine, teyze, yenge, halam, halama, halaya,
      kaynana, kayınvalide, görümce, elti, anama, valide`),
    fitting: [...FOR_WOMEN, "kupa", "broş"],
  },
  {
    words: splitList(`
      kadın, kadınlar günü, 8 mart, bayan, bayanlara, hanım, kız, kızım, kız kardeş, abla, ablama, genç kız,
      kız öğrenci, yeğen, kuzen`),
    fitting: FOR_WOMEN,
  },
  {
    words: splitList(`
      baba, babalar günü, dede, dayı, amca, enişte, kayınpeder, abi, abim, abime, ağabey, erkek, erkek kardeş,
      erkekler günü, oğul, oğlum, oğluma, oğluna, bay, adam`),
    fitting: FOR_MEN,
  },
  {
    words: splitList(`
      arkadaş, dost, kanka, kankam, bestie, en yakın arkadaş, yakın arkadaş, kardeş, ev arkadaşı, sınıf arkadaşı,
      sıra arkadaşı, yurt arkadaşı`),
    fitting: FOR_FRIENDS,
  },
  {
    words: splitList(`
      öğretmen, öğretmenler günü, 24 kasım, hoca, patron, müdür, iş arkadaşı, ofis, çalışan, doktor, hemşire,
      emeklilik, terfi, yeni iş, komşu`),
    fitting: FOR_DESKS,
  },
  {
    words: splitList(`
      bebek, doğum, yeni doğan, baby shower, hoş geldin bebek, diş buğdayı, çocuk, torun, kreş, anaokulu, karne,
      sünnet`),
    fitting: FOR_CHILDREN,
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
