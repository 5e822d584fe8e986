import { ADDRESS_LABELS, NAME_LABELS, PHONE_LABELS, RECEIVER_WORDS, SENDER_WORDS } from "./chat-lexicon.ts";
import { type ChatWord, writtenFrom } from "./chat-words.ts";
import { nameBefore, nameBehind } from "./said-doubts.ts";
import type { SaidFact, SaidField } from "./said-fact.ts";
import { type SaidName, saidNames } from "./said-name.ts";
import { phonesIn, type SaidPhone } from "./said-phones.ts";
import { placesIn } from "./said-places.ts";
import { whereaboutsIn } from "./said-whereabouts.ts";

type Chat = { text: string; words: readonly ChatWord[]; isProduct: (at: number) => boolean };

/** The facts of a chat, and which of its words they took. */
export function personIn({ text, words, isProduct }: Chat): {
  facts: SaidFact[];
  taken: ReadonlySet<number>;
  isGift: boolean;
} {
  const taken = new Set<number>();
  const take = ({ from, to }: { from: number; to: number }) => {
    for (let at = from; at <= to; at += 1) taken.add(at);
  };
  const phones = phonesIn(text, words);
  phones.forEach(take);
  const isOf = (pattern: RegExp) => (at: number) => pattern.test(words[at]?.text ?? "");
  const [labelsPhone, labelsName] = [isOf(PHONE_LABELS), isOf(NAME_LABELS)];
  const isPhoneLabel = (at: number) =>
    labelsPhone(at) && (taken.has(at + 1) || !/^(?:no|numara)$/.test(words[at]?.text ?? ""));
  const places = placesIn(words).filter(({ from }) => !taken.has(from));
  const isStop = (at: number) => taken.has(at) || isProduct(at) || isPhoneLabel(at) || labelsName(at);
  const whereabouts = whereaboutsIn({ text, words, places, isStop, isFree: (at) => !taken.has(at) && !isProduct(at) });
  whereabouts.used.forEach(take);
  const isPersons = (at: number) => taken.has(at);
  const names = saidNames({ text, words, isTaken: (at) => taken.has(at) || isProduct(at), isPersons });
  names.forEach(take);
  for (const at of words.keys())
    if ((isPhoneLabel(at) || labelsName(at) || isOf(ADDRESS_LABELS)(at)) && !isProduct(at)) taken.add(at);
  const roles = rolesIn(words, [...phones, ...names]);
  const source = (one: { from: number; to: number }) => writtenFrom(text, words.slice(one.from, one.to + 1));
  const facts = [
    ...factsOf(names, roles, words, "name", ({ name }) => name, source),
    ...factsOf(
      phones.map((one) => ({ ...one, isSure: one.isMobile })),
      roles,
      words,
      "phone",
      ({ phone }) => phone,
      source,
    ),
    ...whereabouts.facts,
  ].flatMap(withNameApart);
  return { facts, taken, isGift: roles.isGift };
}

type Roles = { isGift: boolean; roleOf: (at: number) => "sender" | "receiver" | undefined };

/** Who a fact is about: the receiver of a gift, or the person who orders, by the nearest word before it that says so. */
function rolesIn(words: readonly ChatWord[], facts: readonly (SaidName | SaidPhone)[]): Roles {
  const begins = new Set(facts.map(({ from }) => from));
  // `ben Kaan 0530`, but not the `ben` of a sentence
  const isSelf = (at: number, of: number) => words[at]?.text === "ben" && (begins.has(at + 1) || at + 2 === of);
  const roleOf = (at: number) => {
    for (let back = at - 1; back >= Math.max(0, at - ROLE_REACH); back -= 1) {
      const { text = "" } = words[back] ?? {};
      if (RECEIVER_WORDS.test(text)) return "receiver";
      if (SENDER_WORDS.test(text) || isSelf(back, at)) return "sender";
    }
    return undefined;
  };
  const others = facts.filter(({ from }) => roleOf(from) === undefined);
  const isToOther =
    facts.some(({ from }) => roleOf(from) === "sender" && [1, 2, 3, 4].some((back) => isSelf(from - back, from))) &&
    others.some((one) => "phone" in one) &&
    others.some((one) => "name" in one && one.isSure);
  const isGift =
    isToOther ||
    facts.some(({ from }) => roleOf(from) === "receiver") ||
    (facts.length > 2 &&
      facts.some(({ from }) => roleOf(from) === "sender" && /^gonder/.test(words[from - 1]?.text ?? "")));
  return { isGift, roleOf };
}

const ROLE_REACH = 4;

type Spanned = { from: number; to: number; isSure: boolean };

/** The facts of one kind. Where two differ and nothing says whose they are, none is sure. */
function factsOf<One extends Spanned>(
  found: readonly One[],
  { isGift, roleOf }: Roles,
  words: readonly ChatWord[],
  field: "name" | "phone",
  textOf: (one: One) => string,
  source: (one: One) => string,
): SaidFact[] {
  // Beside a gift's receiver another person may be its sender.
  const hasReceiver = found.some(({ from }) => roleOf(from) === "receiver");
  const isSenders = (role: ReturnType<Roles["roleOf"]>) =>
    isGift && role !== "receiver" && (role === "sender" || hasReceiver);
  const fieldOf = (one: One): SaidField =>
    !isSenders(roleOf(one.from)) ? field : field === "name" ? "senderName" : "senderPhone";
  const facts = found.map((one) => ({
    field: fieldOf(one),
    value: textOf(one),
    words: source(one),
    isSure: one.isSure && !(isSenders(roleOf(one.from)) && roleOf(one.from) !== "sender"),
    from: one.from,
  }));
  const own = facts.filter(
    (one, at) => facts.findIndex((other) => other.field === one.field && other.value === one.value) === at,
  );
  return own.map(({ from, ...fact }) => {
    const rivals = own.filter((other) => other.field === fact.field);
    const isOnly = rivals.length === 1 || (fact.isSure && rivals.filter(({ isSure }) => isSure).length === 1);
    const isSpare = /^(?:olmazsa|diger|yedek|ikinci|veya|yada)$/.test(
      words[from - 1]?.text ?? words[from - 2]?.text ?? "",
    );
    return { ...fact, isSure: fact.isSure && isOnly && !isSpare };
  });
}

/** An address with a person's name before or behind it, as an address and a name. Neither is sure. */
function withNameApart(fact: SaidFact): SaidFact[] {
  const cut = fact.field === "address" && !fact.isSure ? (nameBefore(fact.value) ?? nameBehind(fact.value)) : undefined;
  if (!cut) return [fact];
  return [
    { ...fact, field: "name", value: cut.name },
    { ...fact, value: cut.rest },
  ];
}
