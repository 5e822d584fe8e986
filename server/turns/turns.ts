import { ShopError } from "../../domain/error.ts";

export type Turns = { take<Result>(work: () => Promise<Result>): Promise<Result>; isIdle(): boolean };

/** Lets a few work at once and a few wait; whoever comes after that is asked to come back. */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  const queue: (() => void)[] = [];
  let working = 0;

  return { take, isIdle: () => working === 0 };

  async function take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (working < atOnce) working += 1;
    else await nextTurn();
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else working -= 1;
    }
  }

  function nextTurn(): Promise<void> {
    if (queue.length >= waiting) throw tooBusy();
    return new Promise((resolve) => queue.push(resolve));
  }
}

export const tooBusy = (retryAfterSeconds = 5): ShopError =>
  new ShopError("unavailable", "Şu an çok yoğunuz, birazdan tekrar dene", { retryAfterSeconds });
