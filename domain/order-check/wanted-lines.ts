import { sumLira, timesLira } from "../money.ts";
import type { VerifiedLine } from "./verified-order.ts";

/** The prices that an order is written with: those of its moment, or today's. */
export type PriceChoice = "thatDay" | "today";

type Line = Pick<VerifiedLine, "quantity" | "thatDay" | "today">;

/** Of one piece. */
export const chosenPrice = (line: Line, choice: PriceChoice): number => line[choice] ?? line.today ?? 0;

export const chosenTotal = (lines: readonly Line[], choice: PriceChoice): number =>
  sumLira(lines.map((line) => timesLira(chosenPrice(line, choice), line.quantity)));

/** The prices of the order's moment count only while they were the shop's. */
export const firstChoice = (lines: readonly Pick<VerifiedLine, "doubts">[]): PriceChoice =>
  lines.some(({ doubts }) => doubts.some(({ kind }) => kind === "price-outdated")) ? "today" : "thatDay";
