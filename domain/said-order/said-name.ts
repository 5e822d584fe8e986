import { ADDRESS_LABELS, isPlainWord, NAME_LABELS, PHONE_LABELS } from "./chat-lexicon.ts";
import { type ChatWord, writtenFrom } from "./chat-words.ts";
import { FIRST_NAMES } from "./first-names.ts";

/** A person's name in a chat, at the words from `from` to `to`. */
export type SaidName = { name: string; from: number; to: number; isSure: boolean };

type Read = {
  text: string;
  words: readonly ChatWord[];
  /** True for a word that belongs to something else. */
  isTaken: (at: number) => boolean;
  /** True for a word of a phone number or an address. A name stands beside them. */
  isPersons: (at: number) => boolean;
};

const MOST_WORDS = 4;
const MOST_NAMES = 20;

/** The names of persons: behind a label, alone on a line, or beside a phone number or an address. */
export function saidNames(read: Read): SaidName[] {
  const { words } = read;
  const found: SaidName[] = [];
  for (let at = 0; at < words.length && found.length < MOST_NAMES; at += 1) {
    const name = labelledName(read, at) ?? bareName(read, at);
    if (!name) continue;
    const last = found.at(-1);
    if (last && isSurnameOf(read, last, at, name))
      found[found.length - 1] = { ...last, name: `${last.name} ${name.name}`, to: name.to, isSure: true };
    else found.push(name);
    at = Math.max(at, name.to);
  }
  return found;
}

/** `adım kerem`, and in the next message `soyadım can`. */
const isSurnameOf = ({ words }: Read, last: SaidName, at: number, name: SaidName): boolean =>
  /^soy/.test(words[at]?.text ?? "") && at - last.to < 3 && !`${last.name}${name.name}`.includes(" ");

/** `ismim ece ışık`, `Ad Soyad: Ece Işık`, `Alıcı - Can Ak`. The name may stand on the next line. */
function labelledName(read: Read, at: number): SaidName | undefined {
  const { words, isTaken } = read;
  const isLabel = (one: number) => NAME_LABELS.test(words[one]?.text ?? "");
  if (isTaken(at) || !isLabel(at) || isLabel(at + 1)) return undefined;
  // `isim buse yazsın`: a text for a necklace, no person.
  let [first, end] = [at + 1, at];
  while (/^(?:ve|olarak|da|de|olsun|bilgisi)$/.test(words[first]?.text ?? "")) first += 1;
  const line = words[first]?.line;
  while (end - first + 1 < MOST_WORDS && isNamePart(read, Math.max(first, end + 1), line))
    end = Math.max(first, end + 1);
  if (end < first || line === undefined || line - (words[at]?.line ?? 0) > 1) return undefined;
  const isOwn = /^(?:ad|ism)imi$/.test(words[at]?.text ?? "");
  if (!isOwn && /^(?:yaz|olsun|olacak|islen)/.test(words[end + 1]?.text ?? "")) return undefined;
  const many = end - first + 1;
  return { ...saidName(read, first, end), isSure: many > 1 };
}

/**
 * Up to four words without a label: alone on their line, or beside a phone number or an address, behind a common first name. A first name
 * without more, and a name that ends another sentence, are only guesses.
 */
function bareName(read: Read, at: number): SaidName | undefined {
  const { words, text, isPersons } = read;
  const { line = 0 } = words[at] ?? {};
  if (!isNamePart(read, at, line)) return undefined;
  let end = at;
  while (end - at + 1 < MOST_WORDS && isNamePart(read, end + 1, line) && isJoined(words[end + 1])) end += 1;
  const many = end - at + 1;
  const [before, after] = [words[at - 1], words[end + 1]];
  const isFirst = before?.line !== line;
  const isLast = after?.line !== line;
  const isKnown = FIRST_NAMES.has(words[at]?.text ?? "");
  const isPhone = (one: number) => PHONE_LABELS.test(words[one]?.text ?? "") && isPersons(one + 1);
  const isBeside = (!isFirst && isPersons(at - 1)) || (!isLast && (isPersons(end + 1) || isPhone(end + 1)));
  const isNear = isBeside || isPersons(at - 1) || isPersons(end + 1);
  if (isNamePart(read, end + 1, line)) return undefined;
  // `Cansu ben`
  const isMe = isKnown && after?.text === "ben" && after.line === line;
  const isMeIntroduced = before?.text === "ben" && isKnown;
  const isCapital = range(at, end).every((one) => /^\p{Lu}/u.test(text.slice(words[one]?.from)));
  const isAlone = isFirst && isLast;
  if (many < 2 && !(isKnown && (isMe || isBeside || (isAlone && isNear)))) return undefined;
  if (!isKnown && !(isNear && (isAlone || isCapital))) return undefined;
  const isApart = isAlone || isBeside || isMeIntroduced || isMe;
  if (!isApart && !(isLast && isNear && isCapital)) return undefined;
  const isEnded = isLast || after?.before.trim() !== "" || isPersons(end + 1);
  return {
    ...saidName(read, at, end),
    isSure: many > 1 && isKnown && isApart && (isNear || isMeIntroduced) && isEnded,
  };
}

const isJoined = (word: ChatWord | undefined): boolean => word !== undefined && /^[ .]*$/.test(word.before);

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** True for a word that may be part of a name: letters alone, on the line, and of nothing else. */
function isNamePart({ text, words, isTaken }: Read, at: number, line: number | undefined): boolean {
  const word = words[at];
  if (!word || word.line !== line || isTaken(at) || !/^\p{L}{2,20}$/u.test(word.text)) return false;
  if (!/^[\p{Script=Latin}\p{M}'’]+$/u.test(text.slice(word.from, word.to))) return false;
  if (NAME_LABELS.test(word.text) || PHONE_LABELS.test(word.text) || ADDRESS_LABELS.test(word.text)) return false;
  // The name Şen is written like a common word.
  if (/^[şŞ]/u.test(text.slice(word.from))) return true;
  return FIRST_NAMES.has(word.text) || !(isPlainWord(word) || NO_NAME.test(word.text));
}

/** Verbs, and words of time and of taking. */
const NO_NAME =
  /^(?:dun|bugun|yarin|gecen|simdi|sonra|alan|alacak|teslim|yok|var|cep|ama|evim|isyeri)$|(?:d[iu]m|d[iu]k|yor(?:um|uz)?|c[ae]g[iu]m|[iu]c[ae]m|m[iu]st[iu]m?)$/;

function saidName({ text, words }: Read, from: number, to: number): Omit<SaidName, "isSure"> {
  const written = writtenFrom(text, words.slice(from, to + 1)).replace(/['’]\p{L}+$/u, "");
  return { name: written.split(" ").map(asName).join(" "), from, to };
}

/** `ece` and `ECE` become `Ece`; `McCan` stays as it is written. */
const asName = (word: string): string =>
  word === word.toLocaleLowerCase("tr") || (word.length > 1 && word === word.toLocaleUpperCase("tr"))
    ? word.charAt(0).toLocaleUpperCase("tr") + word.slice(1).toLocaleLowerCase("tr")
    : word;
