import { median } from "../../bench/finding.ts";
import type { Held } from "../row.ts";
import { withGuessedShop } from "./guessed-shop.ts";

const PAIRS = 300;

/** A24: wrong passwords for known and unknown accounts, in turns, each with its own account and address. */
export const timeOfAnswers = (): Promise<Held> =>
  withGuessedShop(async ({ register, logIn }) => {
    const place = (room: number, number: number) => `10.${room + (number >> 8)}.${number & 255}.1`;
    for (let number = 0; number < PAIRS; number++) await register(`ayse-${number}@posta.example`, place(10, number));
    const times: Record<string, number[]> = { ayse: [], kimse: [] };
    const seen = new Set<string>();
    for (let number = 0; number < PAIRS; number++) {
      for (const who of number % 2 === 0 ? ["ayse", "kimse"] : ["kimse", "ayse"]) {
        const wrong = { email: `${who}-${number}@posta.example`, password: "yanlis-sifre" };
        const { status, body, rawHeaders, firstByteMs } = await logIn(wrong, place(who === "ayse" ? 20 : 30, number));
        seen.add(`${status} ${body} ${rawHeaders.filter((_, place) => place % 2 === 0)}`);
        times[who]?.push(firstByteMs);
      }
    }
    const { ayse = [], kimse = [] } = times;
    const difference = Math.abs(median(ayse) - median(kimse));
    const chance = chanceOf(ayse, kimse);
    return {
      holds: seen.size === 1 && (difference < 2 || chance > 0.01),
      figure: `${PAIRS} pairs, ${difference.toFixed(2)} ms apart, p = ${chance.toFixed(2)}, ${seen.size} kind of answer`,
    };
  });

/** Mann-Whitney test: probability that two lists of the same distribution differ as much as these. */
function chanceOf(one: readonly number[], other: readonly number[]): number {
  const below = one.reduce((sum, time) => sum + other.filter((than) => than < time).length, 0);
  const pairs = one.length * other.length;
  const spread = Math.sqrt((pairs * (one.length + other.length + 1)) / 12);
  return 2 * tail(Math.abs(below - pairs / 2) / spread);
}

/** Tail of the normal distribution, by Abramowitz and Stegun 26.2.17. */
function tail(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * deviations);
  const powers = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-deviations * deviations) / 2) / Math.sqrt(2 * Math.PI)) * powers;
}
