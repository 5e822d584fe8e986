import { sumLira, timesLira, toKurus } from "../money.ts";
import { chargedFor } from "../order/amount-to-pay.ts";
import type { VerifiedLine } from "./verified-line.ts";

/** The price of a line in the book: that of the order's moment, or today's. */
export type PriceChoice = "thatDay" | "today";

/** A line with the price that the owner has chosen. */
export type DecidedLine = VerifiedLine & { choice: PriceChoice };

type Priced = Pick<VerifiedLine, "thatDay" | "today">;

/** True if the owner must choose: both prices are known and differ. */
export const hasPriceChoice = ({ thatDay, today }: Priced): boolean =>
  thatDay !== null && today !== null && toKurus(thatDay) !== toKurus(today);

/** The choice before the owner decides. The price of the order's moment counts unless it was outdated then. */
export const firstChoice = ({ doubts }: Pick<VerifiedLine, "doubts">): PriceChoice =>
  doubts.some(({ kind }) => kind === "price-outdated") ? "today" : "thatDay";

/** The price of one piece. */
export const chosenPrice = (line: Priced & Pick<DecidedLine, "choice">): number => line[line.choice] ?? line.today ?? 0;

export const chosenTotal = (lines: readonly (Priced & Pick<DecidedLine, "choice" | "quantity">)[]): number =>
  sumLira(lines.map((line) => timesLira(chosenPrice(line), line.quantity)));

type Chargeable = Omit<Parameters<typeof chargedFor>[0], "total" | "bought">;

/** The charges of the lines at their chosen prices. */
export const chosenCharges = ({ lines, ...order }: Chargeable & { lines: readonly DecidedLine[] }) =>
  chargedFor({
    ...order,
    total: chosenTotal(lines),
    bought: lines.map((line) => ({ id: line.productId ?? "", price: chosenPrice(line), quantity: line.quantity })),
  });

/** The lines with the owner's choice of price, or with the first choice. */
export const decidedLines = (
  lines: readonly VerifiedLine[],
  choiceOf: (line: VerifiedLine) => PriceChoice = firstChoice,
): DecidedLine[] => lines.map((line) => ({ ...line, choice: choiceOf(line) }));
