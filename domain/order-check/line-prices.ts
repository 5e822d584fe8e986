import { sumLira, timesLira, toKurus } from "../money.ts";
import type { VerifiedLine } from "./verified-line.ts";

/** The price that a line is written with: that of the order's moment, or today's. */
export type PriceChoice = "thatDay" | "today";

/** A line with the price that the owner writes. */
export type DecidedLine = VerifiedLine & { choice: PriceChoice };

type Priced = Pick<VerifiedLine, "thatDay" | "today">;

/** The owner chooses where both prices are known and differ. */
export const hasPriceChoice = ({ thatDay, today }: Priced): boolean =>
  thatDay !== null && today !== null && toKurus(thatDay) !== toKurus(today);

/** The price of the order's moment counts only while it was the shop's. */
export const firstChoice = ({ doubts }: Pick<VerifiedLine, "doubts">): PriceChoice =>
  doubts.some(({ kind }) => kind === "price-outdated") ? "today" : "thatDay";

/** Of one piece. */
export const chosenPrice = (line: Priced & Pick<DecidedLine, "choice">): number => line[line.choice] ?? line.today ?? 0;

export const chosenTotal = (lines: readonly (Priced & Pick<DecidedLine, "choice" | "quantity">)[]): number =>
  sumLira(lines.map((line) => timesLira(chosenPrice(line), line.quantity)));

/** As the owner has chosen each, or as it comes. */
export const decidedLines = (
  lines: readonly VerifiedLine[],
  choiceOf: (line: VerifiedLine) => PriceChoice = firstChoice,
): DecidedLine[] => lines.map((line) => ({ ...line, choice: choiceOf(line) }));
