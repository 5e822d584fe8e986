import { setTimeout as pause } from "node:timers/promises";

export type Size = { width: number; height: number };

/** The commands of a browser engine. Each engine implements them in its own protocol. */
export type Engine = {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Mouse and keyboard actions, in the format that both protocols share. */
  act(sources: readonly object[]): Promise<void>;
  /** A screenshot as PNG. */
  picture(): Promise<Buffer>;
  quit(): Promise<void>;
};

const TIMEOUT_MS = 15_000;

/** Retries until there is an answer. A page that is being left throws, so errors are retried as well. */
export async function retryUntil<T>(failure: string, attempt: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + TIMEOUT_MS;
  let cause: unknown;
  while (Date.now() < deadline) {
    try {
      const answer = await attempt();
      if (answer !== undefined) return answer;
    } catch (error) {
      cause = error;
    }
    await pause(60);
  }
  throw new Error(`${failure} (${TIMEOUT_MS / 1000} saniye beklendi)`, { cause });
}
