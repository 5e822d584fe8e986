/** `THOROUGH=1 npm test` tries everything that an ordinary run only samples. */
export const thorough = process.env.THOROUGH === "1";

/** How many random inputs a test makes: hundreds, or twenty times as many. */
export const randomRuns = (count: number): number => (thorough ? count * 20 : count);

/** The first, the last and every fifth in between; all of them in a thorough run. */
export function sampled<T>(all: readonly T[]): readonly T[] {
  if (thorough) return all;
  return all.filter((_, index) => index % 5 === 0 || index === all.length - 1);
}
