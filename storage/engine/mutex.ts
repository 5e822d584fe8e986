/** One holder at a time; the others wait in the order in which they asked. */
export type Mutex = ReturnType<typeof createMutex>;

export function createMutex() {
  const queue: (() => void)[] = [];
  let isHeld = false;

  async function acquire(): Promise<void> {
    if (isHeld) await new Promise<void>((resolve) => queue.push(resolve));
    isHeld = true;
  }

  function release(): void {
    const next = queue.shift();
    if (next) next();
    else isHeld = false;
  }

  return { acquire, release };
}
