import { splitList } from "../domain/catalog/product-input.ts";
import type { Occasion } from "../domain/search/search-guide.ts";

const FOR_COUPLES = ["çift", "kalp", "aşk", "romantik", "gül"];
const FOR_HOMES = ["lamba", "mum", "kupa", "biblo", "yastık", "saksı", "disko topu"];
const FOR_DESKS = ["kupa", "mum", "lamba", "powerbank", "saksı", "biblo"];
const FOR_STUDENTS = ["powerbank", "kulaklık", "şarj kablosu", "sırt çantası", "gece lambası", "kupa"];

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
      ürün, her şey, tüm ürünler, öneri, ne kadar, kaç para, kaç tl, kaç lira, kaliteli, hepsi, bütün ürünler, fiyat listesi, katalog, kendime, kendim için, bana özel, bilmiyorum,
      ne alacağımı bilmiyorum, kararsızım`),
    fitting: [],
  },
  {
    words: splitList(`
      sevgililer günü, sevgili günü, 14 şubat, şubat 14, on dört şubat, valentine, evlilik teklifi, yıl dönümü, evlilik yıl dönümü,
      sevgililik yıl dönümü, ay dönümü, romantik, romantik hediye, ilk buluşma`),
    fitting: FOR_COUPLES,
  },
  {
    words: splitList("nişan, söz, söz nişan, düğün, nikah, kına, kına gecesi, bekarlığa veda"),
    fitting: [...FOR_COUPLES, "kupa", "mum"],
  },
  { words: splitList("emeklilik, emekli, terfi, yeni iş, ilk iş"), fitting: FOR_DESKS },
  {
    words: splitList(`
      doğum günü, yaş günü, yeni yaş, yaş, yaşında, yaşına, iyi ki doğdun, birthday, parti`),
    fitting: splitList(`
      mum, sürpriz kutu, disko topu, hediye kutusu, peluş, figür, gece lambası, kolye, küpe, kupa, fotoğraf makinesi`),
  },
  {
    words: splitList("yılbaşı, yeni yıl, yeniyıl, noel, christmas, yılbaşı çekilişi, çekiliş, secret santa, yıl sonu"),
    fitting: ["kutup", "kış", "mum", "lamba", "sürpriz kutu", "kupa", "çorap", "peluş", "disko topu"],
  },
  {
    words: splitList("oyuncu, gamer, oyun seven, oyun sever"),
    fitting: ["oyun kolu", "mikrofon", "kulaklık", "piksel"],
  },
  { words: splitList("anime, kpop, k pop"), fitting: ["figür", "çanta süsü", "telefon askısı", "sürpriz kutu"] },
  { words: splitList("kahve seven, kahve sever, kahve tutkunu, çay seven"), fitting: ["kupa", "fincan", "bardak"] },
  { words: splitList("cadılar bayramı, halloween"), fitting: ["hayalet", "kristal küre", "canavar", "kabak"] },
  {
    words: splitList("mezuniyet, mezun, mezuniyet töreni, kep, diploma"),
    fitting: [...FOR_STUDENTS, "saat kordonu", "kolye", "bileklik", "fotoğraf makinesi"],
  },
  {
    words: splitList("öğrenci, öğrenci evi, üniversite, yurt, okul, okula dönüş, okula başlama, sınav"),
    fitting: FOR_STUDENTS,
  },
  {
    words: splitList("asker, asker uğurlama, askere giden"),
    fitting: ["powerbank", "anahtarlık", "saat kordonu", "kulaklık", "çorap", "anı kutusu"],
  },
  {
    words: splitList("özür, özür dilemek, barışma, barışmak, gönül alma, geçmiş olsun, moral"),
    fitting: ["peluş", "lale", "mum", "kupa", "anı kutusu", "hediye kutusu", "sürpriz kutu"],
  },
  {
    words: splitList(`
      bayram, bayramlık, ramazan, kurban bayramı, ramazan bayramı, şeker bayramı, kandil, misafir, misafirlik, yeni ev, ev,
      ev hediyesi, hayırlı olsun, ev sahibi, taşınma, oda, oda süsü, ev süsü, masa süsü, teşekkür, veda`),
    fitting: [...FOR_HOMES, "lale"],
  },
];
