import { writeFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { findBroken } from "./simulation.ts";

test.each(["sqlite", "postgres"] as const)(
  "lives on %s",
  async (engine) => {
    const found = await findBroken(
      {
        engine,
        seed: Number(process.env.SEED ?? 1),
        steps: Number(process.env.STEPS ?? 60),
        lives: Number(process.env.LIVES ?? 1),
        minutes: 3,
      },
      inject("postgres"),
    );
    if (found) writeFileSync(`/tmp/found-${engine}.txt`, `${found.steps.join("\n")}\n${found.why}`);
    expect(found).toBeUndefined();
  },
  400_000,
);
