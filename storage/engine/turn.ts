/** One at a time has it, the others in the order in which they came. */
export type Turn = ReturnType<typeof createTurn>;

export function createTurn() {
  const queue: (() => void)[] = [];
  let isTaken = false;

  async function take(): Promise<void> {
    if (isTaken) await new Promise<void>((resolve) => queue.push(resolve));
    isTaken = true;
  }

  function pass(): void {
    const next = queue.shift();
    if (next) next();
    else isTaken = false;
  }

  return { take, pass };
}
