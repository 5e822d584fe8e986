import type { BegunLine } from "./begun-line.ts";
import { type LinkLine, likeness } from "./link-line.ts";
import type { Named } from "./named-products.ts";
import type { ReadLine } from "./read-line.ts";

/** A line of the message with what its name means in the shop, and as it is compared. */
export type NamedLine = BegunLine & { named: Named; key: string };

/** A line of the message, of the link, or of both. */
export type MatchedLine = {
  said?: NamedLine;
  link?: LinkLine;
  /** The message has no room for this line of the link, or is nothing but the link. */
  isLeftOut?: boolean;
  /** Other lines of the link that the message can mean as well. */
  several?: LinkLine[];
};

type Parts = {
  lines: readonly NamedLine[];
  link: readonly LinkLine[];
  /** How many lines the message leaves out. */
  leftOut: number;
  /** Whether the line of the message says the price that the line of the link had. */
  hasItsPrice(said: ReadLine, link: LinkLine): boolean;
};

/**
 * Matches the lines of a message with those of its link, the surest first. What stays of the link was taken out of the order, but for
 * the last `leftOut` lines.
 */
export function matchedLines({ lines, link, leftOut, hasItsPrice }: Parts): MatchedLine[] {
  const free = { lines: new Set(lines), link: new Set(link) };
  const matches = new Map<NamedLine, LinkLine>();
  const match = (said: NamedLine | undefined, one: LinkLine | undefined) => {
    if (!said || !one || !free.lines.has(said) || !free.link.has(one)) return;
    matches.set(said, one);
    free.lines.delete(said);
    free.link.delete(one);
  };

  const scoreOf = (said: NamedLine, one: LinkLine): number => {
    const surety = likeness(said, one);
    if (surety === 0) return 0;
    return surety + (said.quantity === one.quantity ? 4 : 0) + (hasItsPrice(said, one) ? 8 : 0);
  };
  const scored = lines.flatMap((said) => link.map((one) => ({ said, one, score: scoreOf(said, one) })));
  for (const { said, one } of scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score))
    match(said, one);

  // The same product in another color.
  for (const said of free.lines) match(said, onlyOne([...free.link].filter((one) => isSameProduct(said, one))));

  // A product that was renamed since, or named otherwise by hand.
  const unnamed = () => [...free.lines].filter(({ named }) => named === undefined);
  const fits = (said: ReadLine, one: LinkLine) => said.quantity === one.quantity && hasItsPrice(said, one);
  for (const one of free.link) {
    const alike = unnamed().filter((said) => fits(said, one));
    const others = [...free.link].filter((other) => alike.every((said) => fits(said, other)));
    // Several of one price and quantity are taken in their order: nothing about money is guessed.
    if (alike.length === others.length) for (const [at, said] of alike.entries()) match(said, others[at]);
  }

  // Products that the shop does not have any more.
  for (const one of [...free.link].filter(({ found }) => !found)) {
    match(unnamed().find(({ quantity }) => quantity === one.quantity) ?? onlyOne(unnamed()), one);
  }

  const rest = [...free.link];
  const takenOut = lines.length === 0 && leftOut === 0 ? [] : rest.slice(0, Math.max(rest.length - leftOut, 0));
  return [
    ...lines.map((said): MatchedLine => {
      const one = matches.get(said);
      if (!one) return { said };
      const score = scoreOf(said, one);
      const several = takenOut.filter(
        (other) => score > 0 && scoreOf(said, other) === score && other.name !== one.name,
      );
      return { said, link: one, ...(several.length > 0 && { several: [one, ...several] }) };
    }),
    ...rest.map((one): MatchedLine => ({ link: one, isLeftOut: !takenOut.includes(one) })),
  ];
}

const onlyOne = <One>(all: readonly One[]): One | undefined => (all.length === 1 ? all[0] : undefined);

const isSameProduct = ({ named }: NamedLine, { found }: LinkLine): boolean =>
  found !== undefined && named !== undefined && "found" in named && named.found.product.id === found.product.id;
