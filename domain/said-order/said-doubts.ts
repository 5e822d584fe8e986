import { fold } from "../turkish.ts";
import { type ChatWord, isDistributive, isOneOfThem } from "./chat-words.ts";
import { FIRST_NAMES } from "./first-names.ts";
import type { SaidFact } from "./said-fact.ts";

const REFUSALS = /^(?:bosver|vazgec|iptal|istemiyo|almayay|olmadi$|kalsin$)/;
const NEEDLESS = /^(?:kalmadi|yok)$/;

/** True if a chat refuses something, counts for several lines at once, or speaks of two persons. Nothing is ticked then. */
export function isTangled(words: readonly ChatWord[], facts: readonly SaidFact[]): boolean {
  const isRefused = words.some(
    ({ text }, at) => REFUSALS.test(text) || (NEEDLESS.test(text) && words[at - 1]?.text === "gerek"),
  );
  return isRefused || words.some((word) => isDistributive(word) || isOneOfThem(word)) || speaksOfTwo(facts);
}

/** True if a chat has two addresses, or two telephones of whom nobody can say whose they are. */
export const speaksOfTwo = (facts: readonly SaidFact[]): boolean =>
  (["phone", "senderPhone", "address"] as const).some((asked) => {
    const said = facts.filter(({ field }) => field === asked);
    return said.length > 1 && (asked === "address" || !said.some(({ isSure }) => isSure));
  });

const ADDRESS_WORD =
  /^(?:\d+\p{L}?|\p{L}|mah.*|mh|cad.*|cd|sok.*|soka.*|sk|cikmaz.*|bulv.*|blv|bul|apt|ap|apart.*|blok.*|bina.*|no|numara|nr|kat|daire.*|da|site.*|sit|koyu?|mevki.*|konut.*|evleri|plaza.*|toki|zemin|giris|ic|dis|kapi)$/u;
const FOREIGN =
  /^(?:tesekk.*|tsk.*|sagol.*|gonderen.*|gonderici|alici.*|ben|benim|ad|adi|adim|isim|ismi|ismim|degisti|yeni|adres.*|tel|telefon.*|lutfen|kargo.*|selam|merhaba|olsun|hanim|bey)$/;

export const isOfAddress = ({ text }: Pick<ChatWord, "text">): boolean => ADDRESS_WORD.test(text);

/** True if a street has words that may be no address: thanks, a name, more words than the name of a street has. */
export function isForeignToAddress(street: string): boolean {
  const words = fold(street).match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
  // A sentence that ends before the street, or three words before it, may be a name: `Ece Tan Gazi mah`.
  if (/^\p{L}{3,}\. \p{Lu}/u.test(street) && !isOfAddress({ text: words[0] ?? "" })) return true;
  const mark = words.findIndex((text) => isOfAddress({ text }));
  if (mark > LONGEST_BEGIN || (mark === LONGEST_BEGIN && mayBeName(words))) return true;
  let run = 0;
  for (const text of words) {
    if (FOREIGN.test(text)) return true;
    run = isOfAddress({ text }) ? 0 : run + 1;
    if (run > LONGEST_RUN) return true;
  }
  return run > 0;
}

const LONGEST_RUN = 3;
const LONGEST_BEGIN = 2;

/** The name before an address on one line, and the address without it: `Ece Tan Gazi mah 4`. Only ever a guess. */
export function nameBefore(street: string): { name: string; rest: string } | undefined {
  const written = street.split(" ");
  const words = written.map(fold);
  const mark = words.findIndex((text) => isOfAddress({ text: text.replace(/[.,:]+$/, "") }));
  if (mark <= LONGEST_BEGIN || !mayBeName(words)) return undefined;
  const many = mark > LONGEST_BEGIN + 1 && FIRST_NAMES.has(words[1] ?? "") ? 3 : 2;
  return { name: written.slice(0, many).join(" ").replace(/[,.]$/, ""), rest: written.slice(many).join(" ") };
}

/** The name behind an address on one line: `Sahil cad. 19/4, Ece Tan`. Only ever a guess. */
export function nameBehind(street: string): { name: string; rest: string } | undefined {
  const [name = "", ...parts] = street.split(/,\s*/).toReversed();
  const words = name.split(" ").map(fold);
  const isName = parts.length > 0 && words.length > 1 && words.length < 4 && mayBeName(words);
  return isName && !words.some((text) => isOfAddress({ text }))
    ? { name, rest: parts.toReversed().join(", ") }
    : undefined;
}

/** `Ece Gazi mah`: a name that no street is called after may be the person's. */
const mayBeName = ([first = "", second = ""]: readonly string[]): boolean =>
  FIRST_NAMES.has(first) && !STREET_PERSONS.has(`${first} ${second}`);

const STREET_PERSONS = new Set(
  `kazim karabekir,fevzi cakmak,ziya gokalp,adnan menderes,adnan kahveci,mustafa kemal,kemal ataturk,yunus emre,namik kemal,mehmet akif,
  turgut ozal,turgut reis,ali fuat,halil rifat,yahya kemal,ahmet yesevi,hasan tahsin,ibrahim hakki,fatih sultan,yavuz sultan,sultan murat,
  osman gazi,orhan gazi,omer seyfettin,cengiz topel,cemal gursel,cevdet sunay,ismet inonu,ismet pasa,muhsin yazicioglu,alparslan turkes,
  recep tayyip,suleyman demirel,bulent ecevit,zubeyde hanim,sukru saracoglu,celal bayar,refik saydam,mehmet sinan,nuri pasa`
    .split(/,\s*/)
    .map((name) => name.trim()),
);
