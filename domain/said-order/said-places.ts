import { PROVINCES } from "../order/turkish-places.ts";
import { fold } from "../turkish.ts";
import { isPlainWord } from "./chat-lexicon.ts";
import type { ChatWord } from "./chat-words.ts";
import { FIRST_NAMES } from "./first-names.ts";
import { knownStems } from "./known-stems.ts";

/** A province or district that a chat names, at the words from `from` to `to`. Several districts have the same name. */
export type PlaceName = {
  from: number;
  to: number;
  province?: string;
  districts?: readonly { province: string; district: string }[];
};

const SHORT_PROVINCES: Readonly<Record<string, string>> = {
  ...{
    ist: "İstanbul",
    istanbl: "İstanbul",
    istambul: "İstanbul",
    stanbul: "İstanbul",
    ank: "Ankara",
    izm: "İzmir",
    antep: "Gaziantep",
    gantep: "Gaziantep",
  },
  ...{
    urfa: "Şanlıurfa",
    "s urfa": "Şanlıurfa",
    maras: "Kahramanmaraş",
    "k maras": "Kahramanmaraş",
    afyon: "Afyonkarahisar",
    icel: "Mersin",
  },
  ...{
    canakale: "Çanakkale",
    eskisehr: "Eskişehir",
    diyarbakr: "Diyarbakır",
    antlya: "Antalya",
    kocaelı: "Kocaeli",
    adapazari: "Sakarya",
  },
};

const SHORT_DISTRICTS: Readonly<Record<string, string>> = {
  ...{
    gop: "Gaziosmanpaşa",
    eyup: "Eyüpsultan",
    "eyup sultan": "Eyüpsultan",
    "b evler": "Bahçelievler",
    bcekmece: "Büyükçekmece",
    kcekmece: "Küçükçekmece",
  },
  ...{
    "k cekmece": "Küçükçekmece",
    "b cekmece": "Büyükçekmece",
    "mustafa kemalpasa": "Mustafakemalpaşa",
    "sehit kamil": "Şehitkamil",
    "on iki subat": "Onikişubat",
  },
  ...{
    "12 subat": "Onikişubat",
    yesilyurt: "Yeşilyurt",
    "marmara ereglisi": "Marmaraereğlisi",
    kadikoyy: "Kadıköy",
    "bas aksehir": "Başakşehir",
  },
};

/** Places whose names are common words, names or streets too. They count beside their province, or inside an address. */
const COMMON_PLACES = new Set(
  `ordu van batman tokat agri usak mus aydin karaman kars aksaray bolu siirt sinop rize corum hatay mersin
  merkez of kas pazar bala can ula mut kale bahce sur cay orta genc konak kiraz kemer aralik arac persembe carsamba ulus kavak guney tut han hani
  kula saray alaca bor bucak evren selim tire fatih defne esme adalar kozlu idil tuzla kartal cinar gole silvan damal ortakoy yenisehir pinarbasi
  gunes cide kure derik dicle erdek guce kabatas kumru marmara altinova termal bayrakli gediz emet bahcesaray saraykent sariz talas develi cine kosk soke
  menderes selcuk foca urla dikmen gerze turkeli ulas zara gurun hafik baskil maden palu keban eflani yenice orhangazi gemlik kestel keles biga ezine
  cayeli ardesen hemsin pazaryeri sogut akyurt ayas cubuk elmadag gudul haymana mamak sincan beykoz sile demre aksu elmali serik ortaca fethiye milas
  kagizman kaman mucur eregli edremit gonen havran ivrindi karacabey nilufer yildirim karesi besni gerger samsat celikhan`.split(
    /\s+/,
  ),
);
for (const safe of "mamak sincan beykoz sile fethiye milas nilufer gemlik edremit orhangazi kestel bayrakli soke urla foca talas tuzla kartal serik cayeli ardesen".split(
  " ",
)) {
  COMMON_PLACES.delete(safe);
}

const MOST_WORDS = 3;

/** More places are no address. */
const MOST_PLACES = 100;

type Known = Pick<PlaceName, "province" | "districts">;

const PLACES: ReadonlyMap<string, Known> = knownPlaces();

function knownPlaces(): Map<string, Known> {
  const places = new Map<string, Known>();
  const wordsOf = (name: string) => (fold(name).match(/\p{L}+|\p{N}+/gu) ?? []).join(" ");
  for (const { name, districts } of PROVINCES) {
    places.set(wordsOf(name), { ...places.get(wordsOf(name)), province: name });
    for (const district of districts) {
      const { districts: others = [], ...known } = places.get(wordsOf(district)) ?? {};
      places.set(wordsOf(district), { ...known, districts: [...others, { province: name, district }] });
    }
  }
  for (const [short, province] of Object.entries(SHORT_PROVINCES))
    places.set(short, { ...places.get(short), province });
  for (const [short, name] of Object.entries(SHORT_DISTRICTS)) places.set(short, { ...places.get(wordsOf(name)) });
  return places;
}

/** The words with which the names of several words begin. */
const FIRST_WORDS: ReadonlySet<string> = new Set([...PLACES.keys()].flatMap((name) => /^(\S+) /.exec(name)?.[1] ?? []));

/** Every place that a chat names, the longest name first where several begin at one word. */
export function placesIn(words: readonly ChatWord[]): PlaceName[] {
  const found: PlaceName[] = [];
  for (let from = 0; from < words.length && found.length < MOST_PLACES; from += 1) {
    const begins = FIRST_WORDS.has(words[from]?.text ?? "");
    for (let many = begins ? MOST_WORDS : 1; many > 0; many -= 1) {
      const run = words.slice(from, from + many);
      if (run.length < many || run.some(({ before }, at) => at > 0 && !/^[ .]*$/.test(before))) continue;
      const known = placeOf(run.map(({ text }) => text));
      if (!known || (many === 1 && isSurname(words, from, known, found.at(-1)))) continue;
      found.push({ ...known, from, to: from + many - 1 });
      from += many - 1;
      break;
    }
  }
  return found;
}

/** The `Aydın` of `Melis Aydın` is no province. A district may be called like a person: `Defne Hatay`. */
function isSurname(words: readonly ChatWord[], at: number, known: Known, last: PlaceName | undefined): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!before || !word || word.before !== " " || !FIRST_NAMES.has(before.text)) return false;
  const isOfProvince = last?.to === at - 1 && last.districts?.some(({ province }) => province === known.province);
  return COMMON_PLACES.has(word.text) && !isOfProvince;
}

function placeOf(words: readonly string[]): Known | undefined {
  const name = words.join(" ");
  const own = PLACES.get(name);
  if (own || words.length > 1 || name.length < 5) return own;
  return knownStems(name).flatMap((stem) =>
    stem.length >= 4 && isSuffix(name.slice(stem.length)) ? (PLACES.get(stem) ?? []) : [],
  )[0];
}

/** `istanbulda`, `izmire`, `ankaradan`, `kadikoyde` */
const isSuffix = (end: string): boolean =>
  /^(?:d[ae]|t[ae]|d[ae]n|t[ae]n|y?[ae]|n?[iu]n|d[ae]yim|d[ae]ki|[iu]|li|lu)$/.test(end);

/** True if the name is a common word too. */
export const isCommonPlace = (words: readonly ChatWord[], { from, to }: PlaceName): boolean =>
  from === to &&
  (COMMON_PLACES.has(words[from]?.text ?? "") ||
    isPlainWord(words[from] ?? { text: "" }) ||
    /^olur/.test(words[from]?.text ?? ""));

/** The province and district that places beside each other mean. Of several districts with one name that of the named province counts. */
export function meantPlace(places: readonly PlaceName[]): {
  province: string;
  district: string;
  used: PlaceName[];
  isSure: boolean;
} {
  const provinces = places.filter((place) => place.province !== undefined);
  const named = provinces.findLast(({ province, from }) =>
    places.some((other) => other.from !== from && other.districts?.some((one) => one.province === province)),
  );
  const withProvince = named ?? provinces.at(-1);
  const { province = "" } = withProvince ?? {};
  if (province !== "") {
    const at = withProvince?.from ?? 0;
    const [within] = places
      .filter((place) => place.from !== at && place.districts?.some((one) => one.province === province))
      .toSorted((one, other) => Math.abs(one.from - at) - Math.abs(other.from - at));
    const district = within?.districts?.find((one) => one.province === province)?.district ?? "";
    const used = [withProvince, within].flatMap((one) => one ?? []);
    return {
      province,
      district,
      used,
      isSure: new Set(provinces.map((one) => one.province)).size === 1 || named !== undefined,
    };
  }
  const [last] = places.filter(({ districts }) => districts).slice(-1);
  const meant = last?.districts ?? [];
  const [only] = meant;
  if (!last || !only) return { province: "", district: "", used: [], isSure: false };
  const isOne = meant.length === 1;
  return { province: isOne ? only.province : "", district: only.district, used: [last], isSure: isOne };
}
