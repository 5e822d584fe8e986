import { sumLira, timesLira, toKurus } from "../money.ts";
import { isTakenOut, type VerifiedLine } from "./verified-line.ts";

export type TotalDoubt =
  /** Neither the sum of the lines nor the total of the link. */
  { kind: "total-edited"; sum: number } | { kind: "total-is-not-the-sum"; sum: number };

type Parts = {
  said: number | undefined;
  lines: readonly VerifiedLine[];
  hasLink: boolean;
  /** The total of the link's lines; undefined without a link, or with a line of no known price. */
  linked: number | undefined;
  /** A price of a line that the message does not say may have been another one in the visitor's cart. */
  mayHaveOtherPrices: boolean;
};

/** Compares the total of the message with its own lines; what it does not price is priced as it was then. */
export function totalDoubts({ said, lines, hasLink, linked, mayHaveOtherPrices }: Parts): TotalDoubt[] {
  if (said === undefined) return [];
  const wanted = lines.filter((line) => !isTakenOut(line));
  const sum = sumLira(wanted.map((line) => line.said ?? amountOf(line)));
  // What was added by hand often has no price, and is not in the total.
  const withoutAdded = sumLira(
    wanted.filter((line) => !isUnpricedWish(line, hasLink)).map((line) => line.said ?? amountOf(line)),
  );
  const isSum = [sum, withoutAdded].some((one) => toKurus(one) === toKurus(said));
  if (isSum || (wanted.some(hasNoPrice) && said > sum)) return [];
  const isEdited = linked !== undefined && toKurus(linked) !== toKurus(said) && !mayHaveOtherPrices;
  return [{ kind: isEdited ? "total-edited" : "total-is-not-the-sum", sum }];
}

const amountOf = ({ thatDay, quantity }: VerifiedLine): number => timesLira(thatDay ?? 0, quantity);

const isUnpricedWish = ({ said, doubts }: VerifiedLine, hasLink: boolean): boolean =>
  said === null && (!hasLink || doubts.some(({ kind }) => kind === "added"));

const hasNoPrice = ({ said, thatDay }: VerifiedLine): boolean => said === null && thatDay === null;
