import { startPostgres } from "../tests/support/databases/postgres-databases.ts";
import { findBroken } from "../tests/weeks/simulation.ts";
import type { Report } from "./bench/table.ts";

/** Lives of new seeds on both engines in turns: so many minutes, from this seed on, so many steps a life. */
export async function weeks([minutes = "60", first = "1000", steps = "120"]: readonly string[]): Promise<Report> {
  const server = await startPostgres();
  const end = performance.now() + Number(minutes) * 60_000;
  let seed = Number(first);
  try {
    for (; performance.now() < end; seed += 1) {
      for (const engine of ["sqlite", "postgres"] as const) {
        const broken = await findBroken({ engine, seed, steps: Number(steps) }, server);
        if (broken !== undefined) return { text: broken, holds: false };
      }
      console.error(`seed ${seed}: every promise held`);
    }
  } finally {
    await server.stop();
  }
  return {
    text: `Seeds ${first} to ${seed - 1}, a life of ${steps} steps on each engine: every promise held.`,
    holds: true,
  };
}
