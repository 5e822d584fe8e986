import { splitList } from "../domain/catalog/product-input.ts";
import type { Recipient } from "../domain/search/search-guide.ts";

const FOR_WOMEN = ["takı", "kolye", "küpe", "bileklik", "yüzük", "halhal", "broş", "çanta", "fiyonk", "cüzdan"];
const FOR_MEN = ["oyun kolu", "powerbank", "saat kordonu", "kulaklık", "anahtarlık", "mikrofon", "şarj kablosu"];
const FOR_COUPLES = ["çift", "kalp", "kalpli", "aşk", "romantik", "gül"];
const FOR_FRIENDS = ["bileklik", "anahtarlık", "telefon askısı", "figür", "kılıf", "küpe", "kupa", "çanta süsü"];
const FOR_HOMES = ["kupa", "mum", "lamba", "gece lambası", "saksı", "biblo", "lale"];
const ROMANTIC = ["romantik", "aşk", "sevgili", "evlilik"];
const FOR_BELOVED_WOMEN = [...FOR_COUPLES, ...FOR_WOMEN, "mum"];
const FOR_FAMILY_WOMEN = [...FOR_WOMEN, "kupa", "mum", "lale"];
const FOR_RESPECTED = [...FOR_HOMES, "powerbank"];
/** Neither candles nor anything of couples. */
const NOT_FOR_CHILDREN = [
  ...ROMANTIC,
  ...splitList(
    "mum, mumu, mumlar, mumluk, tütsü, çift, couple, nişan, şarap, kadeh, viski, bira, çakmak, kül tablası, parfüm, erotik",
  ),
];

/** Neither hearts nor what girls play with. */
const NOT_FOR_BOYS = [...ROMANTIC, "çanta süsü", "unicorn", "prenses"];

/** Found for boys and men only if the product itself is asked for: `erkek bileklik`. */
const UNLIKELY_FOR_BOYS = splitList("kolye, küpe, bileklik, yüzük, halhal, broş, fiyonk, boncuk, çilek, kelebek");

const FOR_GROWN_UPS = splitList(`
  kupa, mum, gece lambası, powerbank, kulaklık, kolye, küpe, bileklik, cüzdan, saat kordonu, sırt çantası, saksı, lale,
  fotoğraf makinesi`);

const FOR_CHILDREN = splitList(
  "peluş, figür, sürpriz kutu, unicorn, oyuncak, oyun, gece lambası, sırt çantası, çanta süsü, çorap, puzzle, boyama",
);

const FOR_TEENS = splitList(
  "labubu, peluş, figür, telefon, kılıf, kulaklık, sırt çantası, anahtarlık, disko topu, gece lambası",
);

/**
 * Recipients of a gift, and the words in a product's name or category that make it fit. A word of a category makes its whole shelf fit.
 * Suffixed forms are recognised (domain/search/turkish-stem.ts), except those of a two-letter stem, such as `eşe`.
 */
export const FIRST_RECIPIENTS: readonly Recipient[] = [
  {
    name: "Sevgili",
    words: splitList(`
      sevgili, sevgilime, flört, aşkım, aşkıma, sevdiceğim, sevdiğime, canım, bitanem, manita, crush, partner, çiftlere, çiftler için, uzak mesafe, uzak mesafe ilişkisi`),
    fitting: FOR_COUPLES,
    never: [],
    way: { label: "Sevgilime", query: "sevgilime hediye" },
  },
  {
    name: "Eş",
    words: splitList(`
      eşe, eşim, eşime, eşine, eşimize, hayat arkadaşım, nişanlı, sözlü, gelin, geline, damat, yeni evli`),
    fitting: [...FOR_COUPLES, "kupa"],
    never: [],
  },
  {
    name: "Kız arkadaş",
    words: splitList("kız arkadaş, kız sevgili, bayan sevgili, kadın sevgili, girlfriend"),
    fitting: FOR_BELOVED_WOMEN,
    never: [],
  },
  {
    name: "Kadın eş",
    words: splitList("karıma, karım, hanıma, hanımım, wife"),
    fitting: FOR_BELOVED_WOMEN,
    never: [],
  },
  {
    name: "Erkek arkadaş",
    words: splitList("erkek arkadaş, erkek sevgili, sevgililer günü erkek, 14 şubat erkek, boyfriend"),
    fitting: [...FOR_COUPLES, ...FOR_MEN],
    never: [],
  },
  {
    name: "Erkek eş",
    words: splitList("kocam, kocama, husband"),
    fitting: [...FOR_COUPLES, ...FOR_MEN],
    never: [],
  },
  {
    name: "Anne",
    words: splitList(`
      anne, anneme, annem, annecim, anneciğim, anneler günü, yeni anne, anne adayı, hamile, lohusa,
      anama, valide, mother, mom`),
    fitting: FOR_FAMILY_WOMEN,
    never: ROMANTIC,
    way: { label: "Anneme", query: "anneme hediye" },
  },
  {
    name: "Aileden bir kadın",
    words: splitList(`
      anneanne, babaanne, nine, teyze, yenge, halam, halama, halaya, kaynana, kayınvalide, görümce, elti, grandmother`),
    fitting: FOR_FAMILY_WOMEN,
    never: ROMANTIC,
  },
  {
    name: "Baba",
    words: splitList("baba, babama, babacığım, babalar günü, father, dad"),
    fitting: FOR_MEN,
    never: ROMANTIC,
    way: { label: "Babama", query: "babama hediye" },
  },
  {
    name: "Aileden bir erkek",
    words: splitList("dede, dayı, amca, enişte, kayınpeder, kayınbaba, kayınbirader"),
    fitting: FOR_MEN,
    never: ROMANTIC,
  },
  {
    name: "Kız",
    words: splitList(
      "kadın, kadınlar günü, 8 mart, bayan, bayanlara, hanım, kız, kıza, kızın, kız kardeş, abla, ablama, baldız, woman, women, sister, for her",
    ),
    fitting: FOR_WOMEN,
    never: ROMANTIC,
  },
  {
    name: "Erkek",
    isMale: true,
    words: splitList(
      "erkek, erkek kardeş, erkekler günü, abi, abim, abime, ağabey, bay, adam, delikanlı, man, men, brother, for him",
    ),
    fitting: FOR_MEN,
    never: NOT_FOR_BOYS,
    unlikely: UNLIKELY_FOR_BOYS,
  },
  {
    name: "Arkadaş",
    words: splitList(`
      arkadaş, arkadaşıma, dost, kanka, kankam, bestie, en yakın arkadaş, yakın arkadaş, kardeş, kardeşime, ev arkadaşı,
      sınıf arkadaşı, sıra arkadaşı, yurt arkadaşı, friend, best friend`),
    fitting: FOR_FRIENDS,
    never: ROMANTIC,
    way: { label: "Arkadaşıma", query: "arkadaşıma hediye" },
  },
  {
    name: "Öğretmen",
    words: splitList(`
      öğretmen, öğretmenime, teacher, öğretmenler günü, 24 kasım, sınıf öğretmeni, kreş öğretmeni, anaokulu öğretmeni, ilkokul öğretmeni, hoca, hocam, hoca hanım, hanım hoca, hoca bey`),
    fitting: FOR_RESPECTED,
    never: ROMANTIC,
    way: { label: "Öğretmenime", query: "öğretmenime hediye" },
  },
  {
    name: "İşten, çevreden biri",
    words: splitList(`
      kuaför, apartman görevlisi, patron, müdür, iş arkadaşı, mesai arkadaşı, ofis, çalışan, doktor, hemşire, komşu`),
    fitting: FOR_RESPECTED,
    never: ROMANTIC,
  },
  {
    name: "Bebek",
    words: splitList(`
      bebek, bebeğe, kız bebek, erkek bebek, yeni bebek, yeni doğan, yenidoğan, doğum, baby shower, baby,
      hoş geldin bebek, diş buğdayı, minik bebek, bebek mevlüdü, bebek mevlüt, ikiz`),
    fitting: ["peluş", "oyuncak", "battaniye", "çıngırak"],
    never: [...NOT_FOR_CHILDREN, "figür"],
    isChild: true,
    ages: [0, 2],
    way: { label: "Bebeğe", query: "bebeğe hediye" },
  },
  {
    name: "Küçük çocuk",
    words: splitList("kreş, anaokulu, okul öncesi"),
    fitting: FOR_CHILDREN,
    never: NOT_FOR_CHILDREN,
    unlikely: ["oyun kolu"],
    isChild: true,
    ages: [3, 6],
  },
  {
    name: "Çocuk",
    words: splitList(`
      çocuk, kız çocuk, kız çocuğu, küçük kız, ufaklık, torun, torunum, ilkokul, ilkokul öğrencisi, karne, 23 nisan, kids, child, children`),
    fitting: FOR_CHILDREN,
    never: NOT_FOR_CHILDREN,
    isChild: true,
    ages: [3, 12],
    way: { label: "Çocuğa", query: "çocuğa hediye" },
  },
  {
    name: "Erkek çocuk",
    isMale: true,
    words: splitList("erkek çocuk, erkek çocuğu, küçük erkek, sünnet"),
    fitting: FOR_CHILDREN,
    never: [...NOT_FOR_CHILDREN, ...NOT_FOR_BOYS],
    unlikely: UNLIKELY_FOR_BOYS,
    isChild: true,
    ages: [3, 12],
  },
  {
    name: "Genç",
    words: splitList(`
      genç, ergen, genç kız, lise, liseli, lise öğrencisi, ortaokul, ortaokul öğrencisi, kız öğrenci, yeğen, yeğenim, kuzen, kuzenim, kızım, kızıma, teenager`),
    fitting: [...FOR_TEENS, "küpe", "kolye", "bileklik"],
    never: NOT_FOR_CHILDREN,
    isChild: true,
    ages: [13, 17],
  },
  {
    name: "Genç erkek",
    isMale: true,
    words: splitList("genç erkek, oğul, oğlum, oğluma, oğluna"),
    fitting: FOR_TEENS,
    never: [...NOT_FOR_CHILDREN, ...NOT_FOR_BOYS],
    unlikely: UNLIKELY_FOR_BOYS,
    isChild: true,
    ages: [13, 17],
  },
  {
    name: "Genç yetişkin",
    words: splitList("genç yetişkin, üniversiteli"),
    fitting: [...FOR_GROWN_UPS, "disko topu", "telefon askısı"],
    never: [],
    ages: [18, 29],
  },
  {
    name: "Yetişkin",
    words: splitList("yetişkin, orta yaş"),
    fitting: FOR_GROWN_UPS,
    never: [],
    ages: [30, 59],
  },
  {
    name: "Yaşını almış biri",
    words: splitList("yaşlı, ihtiyar, büyüğüme, büyüklerime"),
    fitting: [...FOR_HOMES, "cüzdan", "broş", "kolye"],
    never: [],
    unlikely: splitList("labubu, peluş, figür, oyun kolu, hayalet, panda, paten, powerbank, mikrofon, çift"),
    ages: [60, 120],
  },
];
