import { sumLira, timesLira, toKurus, toLira } from "../money.ts";
import type { VerifiedLine } from "./verified-line.ts";

/** The prices that an order is written with: those of its moment, or today's. */
export type PriceChoice = "thatDay" | "today";

type Line = Pick<VerifiedLine, "quantity" | "said" | "thatDay" | "today">;

/** Of one piece. What the shop does not have costs what its message says. */
export const chosenPrice = ({ quantity, said, ...prices }: Line, choice: PriceChoice): number =>
  prices[choice] ?? toLira(Math.round(toKurus(said ?? 0) / quantity));

export const chosenTotal = (lines: readonly Line[], choice: PriceChoice): number =>
  sumLira(lines.map((line) => timesLira(chosenPrice(line, choice), line.quantity)));
