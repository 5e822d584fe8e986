/** `THOROUGH=1 npm test` tries everything that an ordinary run only samples. */
export const thorough = process.env.THOROUGH === "1";

/** How many random inputs a test makes: hundreds, or twenty times as many. */
export const randomRuns = (count: number): number => (thorough ? count * 20 : count);
