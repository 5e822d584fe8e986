import { searchWords } from "./search-words.ts";
import { SHORTEST_STEM, stemsOf } from "./turkish-stem.ts";

/** Groups of words that mean the same; the owner may add her own (settings). */
export type Synonyms = readonly (readonly string[])[];

export const FIRST_SYNONYMS: Synonyms = [
  ["labubu", "lububu", "la bubu", "lbubu", "lafufu"],
  ["sürpriz kutu", "blind box", "kör kutu", "gizemli kutu", "mystery box"],
  ["kılıf", "kap", "kapak", "case"],
  ["kolye", "gerdanlık"],
  ["bileklik", "bilezik"],
  ["halhal", "ayak bilekliği", "ayak bileziği"],
  ["yüzük", "alyans"],
  ["hediye", "hediyelik", "armağan"],
  ["çift", "sevgili", "couple"],
  ["peluş", "oyuncak ayı", "yumuşak oyuncak"],
  ["kupa", "fincan", "bardak", "mug"],
  ["kulaklık", "airpods", "headphone"],
  ["taşınabilir şarj", "powerbank", "şarj aleti"],
  ["şarj kablosu", "şarj aleti"],
  ["telefon askısı", "telefon ipi"],
  ["saat kordonu", "saat kayışı"],
  ["oyun kolu", "gamepad", "joystick"],
  ["kamera", "fotoğraf makinesi", "polaroid"],
  ["gece lambası", "gece ışığı", "abajur"],
  ["figür", "biblo"],
  ["anahtarlık", "keychain"],
  ["cüzdan", "para çantası"],
  ["şeffaf", "saydam", "transparan"],
  ["gümüş", "silver"],
  ["altın", "gold"],
  ["unicorn", "tek boynuzlu at"],
];

/** Written as one word: `oyuncak ayı` is `oyuncakayi`. */
type OtherName = { text: string; isOneWord: boolean };

/** The other names of what stands in the shop under this one. */
export type OtherNames = (joined: string) => readonly OtherName[];

export function otherNames(synonyms: Synonyms): OtherNames {
  const groups = new Map<string, Map<string, OtherName>>();
  for (const group of synonyms) {
    const names = group.map(searchWords).filter(({ length }) => length > 0);
    const others = names.map((words) => ({ text: words.join(""), isOneWord: words.length === 1 }));
    for (const { text } of others) {
      const known = groups.get(text)?.values() ?? [];
      groups.set(text, new Map([...known, ...others].map((other) => [other.text, other])));
    }
  }
  const beginnings = new Set([...groups.keys()].map((name) => name.slice(0, SHORTEST_STEM)));
  return (joined) => {
    if (!beginnings.has(joined.slice(0, SHORTEST_STEM))) return [];
    const named = [joined, ...stemsOf(joined)].find((name) => groups.has(name));
    if (named === undefined) return [];
    return [...(groups.get(named)?.values() ?? [])].filter(({ text }) => text !== named);
  };
}
