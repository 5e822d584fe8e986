import { setTimeout as pause } from "node:timers/promises";

export type Size = { width: number; height: number };

/** What a journey asks of a browser engine; each has a protocol of its own. */
export type Engine = {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** Runs an expression in the page and answers its value. */
  evaluate(expression: string): Promise<unknown>;
  /** Mouse and keyboard, in the words both protocols share. */
  act(sources: readonly object[]): Promise<void>;
  /** A PNG of what is on the screen. */
  picture(): Promise<Buffer>;
  quit(): Promise<void>;
};

const PATIENCE = 15_000;

/** Asks until there is an answer. A page that is just leaving cannot give one, and is asked again. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + PATIENCE;
  let cause: unknown;
  while (Date.now() < deadline) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      cause = error;
    }
    await pause(60);
  }
  throw new Error(`${what} (${PATIENCE / 1000} saniye beklendi)`, { cause });
}
