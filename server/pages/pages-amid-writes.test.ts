import { expect, test } from "vitest";
import { interleavePages } from "../../tests/support/interleaving/interleaved-pages.ts";
import { createPublished } from "./published.ts";

async function violationsIn(count: number, create?: typeof createPublished): Promise<string[]> {
  const seeds = Array.from({ length: count }, (_, index) => index + 1);
  const seen = await Promise.all(seeds.map((seed) => interleavePages({ seed, create })));
  return seen.flatMap(({ violations }) => violations);
}

test("in whatever order pages are rendered and writes land, none is older than what was acknowledged or seen", async () => {
  expect(await violationsIn(500)).toEqual([]);
});

test("a write that no page hears of, and one that waits for none and counts for none, are noticed", async () => {
  const deaf: typeof createPublished = (parts) => ({ ...createPublished(parts), raise() {} });
  const hasty: typeof createPublished = (parts) => ({ ...createPublished(parts), async land() {} });
  expect(await violationsIn(50, deaf)).not.toEqual([]);
  expect(await violationsIn(50, hasty)).not.toEqual([]);
});
