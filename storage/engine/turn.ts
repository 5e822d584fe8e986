/** One at a time has it, the others in the order in which they came. */
export type Turn = { take(): Promise<void>; pass(): void };

export function createTurn(): Turn {
  const queue: (() => void)[] = [];
  let isTaken = false;

  return {
    async take() {
      if (isTaken) await new Promise<void>((resolve) => queue.push(resolve));
      isTaken = true;
    },
    pass() {
      const next = queue.shift();
      if (next) next();
      else isTaken = false;
    },
  };
}
