import { seededRandom } from "../thorough.ts";

/** One thing that is written repeatedly, each time as the next version, and all views of it. */
export type Subject = {
  name: string;
  /** Resolves when the write is acknowledged. */
  write(version: number): Promise<void>;
  /** Each view answers the oldest version that it shows. `promised` is the version that a visitor may expect. */
  views: readonly { path: string; shownVersion(promised: number): Promise<number> }[];
};

type Options = { operations: number; atOnce: number; seed: number };

/**
 * Runs writes and reads in a random order that the seed fixes, some at the same time. Answers every read that showed less
 * than was acknowledged before it began, or more than was written.
 */
export async function interleave(
  subjects: readonly Subject[],
  { operations, atOnce, seed }: Options,
): Promise<string[]> {
  const below = seededRandom(seed);
  const states = subjects.map((subject) => ({ subject, begun: 0, acknowledged: 0, isWriting: false }));
  const violations: string[] = [];
  let left = operations;

  async function write(state: (typeof states)[number]) {
    if (state.isWriting) return;
    state.isWriting = true;
    state.begun += 1;
    await state.subject.write(state.begun);
    state.acknowledged = state.begun;
    state.isWriting = false;
  }

  async function read(state: (typeof states)[number]) {
    const { name, views } = state.subject;
    const view = views[below(views.length)];
    if (!view) throw new Error(`${name} has no view`);
    const promised = state.acknowledged;
    const shown = await view.shownVersion(promised);
    if (shown < promised) violations.push(`${view.path} showed ${name} at ${shown}, acknowledged was ${promised}`);
    if (shown > state.begun) violations.push(`${view.path} showed ${name} at ${shown}, which was never written`);
  }

  async function worker() {
    while (left > 0) {
      left -= 1;
      const state = states[below(states.length)];
      if (!state) throw new Error("There is nothing to write");
      if (below(10) === 0) await write(state);
      else await read(state);
      for (let turns = below(4); turns > 0; turns -= 1) await new Promise(setImmediate);
    }
  }

  for (const state of states) await write(state);
  await Promise.all(Array.from({ length: atOnce }, worker));
  return violations;
}
