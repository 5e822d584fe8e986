/** `THOROUGH=1 npm test` tries everything that an ordinary run only samples. */
export const thorough = process.env.THOROUGH === "1";

/** How many random inputs a test makes: hundreds, or twenty times as many. */
export const randomRuns = (count: number): number => (thorough ? count * 20 : count);

/** Random whole numbers below a limit (Mulberry32). The same seed gives the same numbers on each run. */
export function seededRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * limit);
  };
}
