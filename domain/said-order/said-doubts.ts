import { fold } from "../turkish.ts";
import type { ChatWord } from "./chat-words.ts";
import type { SaidFact } from "./said-fact.ts";

/** `ikişer`, `biri`, `diğeri`: counts that belong to more than one line. */
const SHARED_COUNTS = /^(?:birer|ikiser|ucer|dorder|beser|altisar|yediser|sekizer|dokuzar|onar|biri|digeri|oburu)$/;
const REFUSALS = /^(?:bosver|vazgec|iptal|istemiyo|almayay|olmadi$|kalsin$)/;
const NEEDLESS = /^(?:kalmadi|yok)$/;

/** True if a chat refuses something, counts for several lines at once, or speaks of two persons. Nothing is ticked then. */
export function isTangled(words: readonly ChatWord[], facts: readonly SaidFact[]): boolean {
  const isRefused = words.some(
    ({ text }, at) => REFUSALS.test(text) || (NEEDLESS.test(text) && words[at - 1]?.text === "gerek"),
  );
  return isRefused || words.some(({ text }) => SHARED_COUNTS.test(text)) || speaksOfTwo(facts);
}

/** True if a chat has two telephones or two addresses. */
export const speaksOfTwo = (facts: readonly SaidFact[]): boolean =>
  facts.filter(({ field }) => /phone$/i.test(field)).length > 1 ||
  facts.filter(({ field }) => field === "address").length > 1;

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
  if (words.findIndex((text) => isOfAddress({ text })) > LONGEST_BEGIN) return true;
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
