import type { SaidColor, SaidCount } from "./said-attributes.ts";
import type { Span } from "./said-segments.ts";
import { namedValuesIn, type ShopChat, spanText } from "./said-values.ts";

/** One way in which a product is ordered: pieces of one color and one model. */
export type SaidVariant = { color?: string; count?: number; isBare?: boolean; said?: string };

type Told = Span & { colors: readonly SaidColor[]; numbers: readonly SaidCount[] };

/** The variants that a part of a sentence tells of a product: `1 bej 1 karamel` is two. `isClear`: its numbers have one meaning. */
export function saidVariants(
  told: Told,
  product: number,
  chat: ShopChat,
): { variants: SaidVariant[]; isClear: boolean } {
  const { colors, numbers } = told;
  const parts = partsOf(told, product, chat);
  const [count] = numbers;
  if (parts.length < 2) {
    const said = uncounted(told, numbers, chat);
    const color = colors[0]?.key;
    const counted = count && { count: count.count, isBare: !count.hasUnit };
    return { variants: [{ ...(color !== undefined && { color }), ...counted, said }], isClear: numbers.length < 2 };
  }
  const each = countsOf(numbers, parts.length);
  const isColors = colors.some(({ from }) => from === (count?.to ?? 0) + 1);
  const isSum = numbers.length === 0 || (numbers.length === 1 && count?.count === parts.length && !isColors);
  const variants = parts.map(({ color, said }, at) => ({ color, count: each?.[at] ?? 1, said }));
  return { variants, isClear: each !== undefined || isSum };
}

/** As many numbers as parts, one for each part. A sum may stand before or behind them: `toplam 5`. */
function countsOf(numbers: readonly SaidCount[], parts: number): number[] | undefined {
  const said = numbers.map(({ count }) => count);
  const shared = numbers.find(({ isEach }) => isEach);
  if (shared) return Array.from({ length: parts }, () => shared.count);
  if (said.length === parts) return said;
  if (said.length !== parts + 1) return undefined;
  const isSumOf = (sum: number | undefined, rest: number[]) => sum === rest.reduce((all, one) => all + one, 0);
  if (isSumOf(said.at(0), said.slice(1))) return said.slice(1);
  return isSumOf(said.at(-1), said.slice(0, -1)) ? said.slice(0, -1) : undefined;
}

/** The colors, each with its own part of the sentence: `siyah m beden beyaz l beden`, or `m beden siyah l beden beyaz`. */
function partsOf({ from, to, colors, numbers }: Told, product: number, chat: ShopChat) {
  const begun = colors.map((color, at) => ({
    from: at === 0 ? from : color.from,
    to: (colors[at + 1]?.from ?? to + 1) - 1,
  }));
  const ended = colors.map((color, at) => ({
    from: at === 0 ? from : (colors[at - 1]?.to ?? from) + 1,
    to: at === colors.length - 1 ? to : color.to,
  }));
  const valuesIn = (span: Span) => namedValuesIn(product, spanText(span, chat), chat);
  const many = (spans: readonly Span[]) => spans.filter((span) => valuesIn(span).length > 0).length;
  const spans = many(ended) > many(begun) ? ended : begun;
  const whole = uncounted({ from, to }, numbers, chat);
  const known = new Set<string>();
  return colors.flatMap(({ key }, at) => {
    const span = spans[at] ?? { from, to };
    const name = [key, ...valuesIn(span).map(({ id }) => id)].join(" ");
    if (known.has(name)) return [];
    known.add(name);
    return [{ color: key, said: `${whole} ; ${uncounted(span, numbers, chat)}` }];
  });
}

/** The text of a part without its numbers of pieces: the `x7` behind a model is no `Poco X7`. */
function uncounted({ from, to }: Span, numbers: readonly SaidCount[], chat: ShopChat): string {
  const parts: string[] = [];
  let begin = from;
  for (const count of numbers) {
    if (!count.hasUnit || count.from < from || count.to > to) continue;
    const hasCross = chat.words[count.from - 1]?.text === "x";
    parts.push(spanText({ from: begin, to: hasCross ? count.from - 2 : count.from - 1 }, chat));
    begin = count.to + 1;
  }
  return [...parts, spanText({ from: begin, to }, chat)].join(" , ");
}
