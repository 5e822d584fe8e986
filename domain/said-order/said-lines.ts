import { nameKey } from "../choice/value-names.ts";
import { fold } from "../turkish.ts";
import { CORRECTIONS, isCancel, isDoubtful, isKeptWord, isPlainWord } from "./chat-lexicon.ts";
import { type ChatWord, isOneOfThem, numberIn } from "./chat-words.ts";
import { isPriceWord } from "./said-attributes.ts";
import { addShare, canTake, type Draft, lacks, linesOfDraft, type SaidLine } from "./said-drafts.ts";
import { clausesIn, type Segment, type Span, segmentsIn, sharesOf, wordsOfSpan } from "./said-segments.ts";
import { groupsIn, namedValuesIn, type ShopChat, spanText } from "./said-values.ts";

/** So many products of a chat are proposed. */
const MOST_DRAFTS = 60;

/** The lines of a chat, each from a product's name and what stands around it, also in the sentences behind it. */
export function saidLines(chat: ShopChat): SaidLine[] {
  const drafts: Draft[] = [];
  let countBefore: number | undefined;
  for (const clause of clausesIn(chat)) {
    if (drafts.length >= MOST_DRAFTS) break;
    const segments = segmentsIn(clause, chat);
    const several = severalIn(segments);
    readClause(clause, { segments, drafts }, chat);
    if (drafts.length === 0) countBefore ??= several;
  }
  // `2 tane istiyorum`, and in the next message of what: nobody can say of how many lines.
  if (countBefore !== undefined) for (const draft of drafts) draft.isSure = draft.isClear = false;
  const [only, ...others] = drafts.flatMap(({ variants }) => variants);
  if (only && others.length === 0) only.count ??= countBefore;
  return drafts.flatMap((draft) => linesOfDraft(draft, chat));
}

const severalIn = (segments: readonly Segment[]): number | undefined =>
  segments.flatMap(({ numbers }) => numbers).find(({ count }) => count > 1)?.count;

/** `2 kolye istiyorum biri inci taneli biri kiraz çiçeği`: a kind of goods with the sum of those that follow is no line. */
function dropSum([first, ...rest]: readonly Segment[]): void {
  const named = rest.filter(({ mentions, numbers }) => mentions.length > 0 && numbers.some(({ isOne }) => isOne));
  const isSum = first?.numbers.length === 1 && first.numbers[0]?.count === named.length && named.length > 1;
  if (first && isSum && first.mentions.every(({ products }) => products.length > 1))
    first.mentions = first.numbers = [];
}

type Reading = { segments: readonly Segment[]; drafts: Draft[] };

function readClause(clause: Span, { segments, drafts }: Reading, chat: ShopChat): void {
  const { words } = chat;
  dropSum(segments);
  const ofNames = new Set(segments.flatMap(({ mentions }) => mentions.flatMap(({ at }) => at)));
  // The `bozuk` of a purse for coins is no doubt.
  const said = words
    .slice(clause.from, clause.to + 1)
    .map((word, at) => (ofNames.has(clause.from + at) ? { ...word, text: "" } : word));
  if (ofNames.size === 0 && isSumOf(drafts, said)) return;
  // `siyahı istemiyorum gümüş olsun` refuses a color, and not the product.
  const refused = new Set(segments.flatMap((one) => (one.colors.length > 0 ? one.refused : [])));
  const isRefusing = said.some((word, at) => isCancel(word) && !refused.has(clause.from + at));
  const isCorrecting = said.some(({ text }) => CORRECTIONS.has(text));
  const isSure = !isDoubtful(said, words[clause.to + 1]);
  const names = segments.flatMap(({ mentions }) => mentions);
  if (names.length === 0 && (isRefusing || isCorrecting)) for (const draft of drafts) draft.isSure = false;
  // A number that nothing was made of may be a number of pieces.
  const last = drafts.at(-1);
  const valuesOfLast = last?.products.flatMap((product) => namedValuesIn(product, spanText(clause, chat), chat)) ?? [];
  const hasNumber = said.some(
    ({ text }, at) =>
      /^\d{1,2}$/.test(text) &&
      !isPriceWord(words, clause.from + at) &&
      !valuesOfLast.some(({ name }) => nameKey(name).includes(text)),
  );
  if (last && names.length === 0 && hasNumber && segments.every(({ numbers }) => numbers.length === 0))
    last.isSure = false;
  const touched = new Set<Draft>();
  const begun = new Set<Draft>();
  for (const [at, segment] of segments.entries()) {
    if (isSumOfKind(segment, drafts, words)) continue;
    const shares = sharesOf(segment);
    for (const { mention, ...share } of shares) {
      const earlier = drafts.findLast(({ products }) => mention.products.some((one) => products.includes(one)));
      if (isRefusing && !earlier && shares.length === 1 && names.length === 1) continue;
      const draft = earlier ?? {
        products: mention.products,
        variants: [],
        spans: [],
        isSure: mention.isSure,
        isClear: mention.isSure,
      };
      if (!earlier) drafts.push(draft);
      else if (mention.isSure && earlier.products.length > 1)
        Object.assign(earlier, { products: mention.products, isClear: true });
      if (isRefusing || isCorrecting) draft.isSure = false;
      else if (earlier && !begun.has(earlier)) draft.isSure = draft.isClear;
      else if (earlier && !mention.isSure) draft.isSure = draft.isClear = false;
      addShare(draft, { ...share, isNew: !earlier || begun.has(draft), isWithin: begun.has(draft) }, chat);
      touched.add(draft);
      begun.add(draft);
    }
    if (shares.length > 0) continue;
    // `biri hediye paketi olsun` counts no pieces.
    if (
      segment.colors.length === 0 &&
      !drafts.some(({ products }) => products.some((one) => namesValue(one, segment, chat)))
    )
      segment.numbers = segment.numbers.filter(({ isOne }) => !isOne);
    const next = segments.slice(at + 1, at + 4).find((one) => one.mentions.length > 0);
    const target = bareTarget(segment, drafts, { begun, next, chat });
    if (target === "next" && next) {
      next.colors.unshift(...segment.colors);
      next.numbers.unshift(...segment.numbers);
      next.from = segment.from;
    } else if (target && target !== "next") {
      addShare(target, { ...segment, isNew: false, isWithin: begun.has(target) }, chat);
      touched.add(target);
    }
  }
  const each = segments.flatMap(({ numbers }) => numbers).find(({ isEach }) => isEach);
  if (each) for (const { variants } of touched) for (const variant of variants) variant.count ??= each.count;
  if (isSure && isUnderstood(clause, [...touched], segments, chat)) return;
  for (const draft of touched) draft.isSure = false;
}

const namesValue = (product: number, segment: Span, chat: ShopChat): boolean =>
  namedValuesIn(product, spanText(segment, chat), chat).length > 0;

/** `toplam 5`, `toplam 2 ürün`: the sum of what was said, and no more pieces. */
function isSumOf(drafts: readonly Draft[], said: readonly ChatWord[]): boolean {
  const numbers = said.flatMap((word) => numberIn(word) ?? []);
  const [sum] = numbers;
  if (numbers.length !== 1 || !said.some(({ text }) => /^toplam/.test(text))) return false;
  if (!said.every((word) => isPlainWord(word) || numberIn(word) !== undefined)) return false;
  return sum !== undefined && isSumOfAll(sum, drafts);
}

/** `kakao ayı 1, kutup ayısı 1, toplam 2 peluş` */
function isSumOfKind(
  { from, mentions, numbers }: Segment,
  drafts: readonly Draft[],
  words: readonly ChatWord[],
): boolean {
  const [sum, ...others] = numbers;
  if (!/^toplam/.test(words[from]?.text ?? "") || sum === undefined || others.length > 0) return false;
  return mentions.length > 0 && mentions.every(({ isSure }) => !isSure) && isSumOfAll(sum.count, drafts);
}

function isSumOfAll(sum: number, drafts: readonly Draft[]): boolean {
  const variants = drafts.flatMap((draft) => draft.variants);
  return sum === variants.length || sum === variants.reduce((all, { count = 1 }) => all + count, 0);
}

type Beside = { begun: ReadonlySet<Draft>; next: Segment | undefined; chat: ShopChat };

/** The line that a part without a product tells more about: the last one that can take it, else the product behind it. */
function bareTarget(
  segment: Segment,
  drafts: readonly Draft[],
  { begun, next, chat }: Beside,
): Draft | "next" | undefined {
  const takes = (products: readonly number[]) => products.some((product) => canTake(product, segment, chat));
  const hasFacts = segment.colors.length + segment.numbers.length > 0;
  const last = drafts.at(-1);
  if (last && begun.has(last) && takes(last.products)) return last;
  if (next && hasFacts && next.mentions.some(({ products }) => takes(products))) return "next";
  const open = drafts.slice(-MOST_OPEN).filter(({ products }) => takes(products));
  const lacking = open.filter((draft) => draft.variants.some((variant) => lacks(variant, segment, draft, chat)));
  if (lacking.length > 1) for (const draft of lacking) draft.isSure = false;
  return lacking.at(-1) ?? open.at(-1);
}

const MOST_OPEN = 5;

/** True if every word of the clause is read, or changes nothing. */
function isUnderstood(
  { from, to }: Span,
  drafts: readonly Draft[],
  segments: readonly Segment[],
  chat: ShopChat,
): boolean {
  const read = new Set(
    segments.flatMap(({ mentions, colors, numbers }) => [
      ...mentions.flatMap(({ at }) => at),
      ...[...colors, ...numbers].flatMap(wordsOfSpan),
    ]),
  );
  const values = drafts.flatMap(({ products, variants }) =>
    products.flatMap((product) =>
      variants.flatMap(({ said = "" }) => namedValuesIn(product, said, chat).map(({ name }) => nameKey(name))),
    ),
  );
  const asked = new Set(
    drafts
      .flatMap(({ products }) => products.flatMap((product) => groupsIn(product, chat).map(({ id }) => id)))
      .flatMap((id) => fold(chat.sets.find((set) => set.id === id)?.name ?? "").split(" ")),
  );
  const makers =
    /^(?:apple|iphone|samsung|galaxy|xiaomi|redmi|poco|huawei|numara|no|olcu|beden|boy|cm|ayfon|telefonu)$/;
  for (let at = from; at <= to; at += 1) {
    const word = chat.words[at];
    if (!word || read.has(at) || isPriceWord(chat.words, at) || isPlainWord(word) || isOneOfThem(word)) continue;
    if (isKeptWord(word) || (values.length > 0 && asked.has(word.text))) continue;
    if (values.some((key) => key.includes(fold(word.text))) || (values.length > 0 && makers.test(word.text))) continue;
    if (numberIn(word) !== undefined && !/\d/.test(word.text)) continue;
    return false;
  }
  return true;
}
