import { expect, test } from "vitest";
import { interleavePages } from "../../tests/support/interleaving/interleaved-pages.ts";
import { followSnapshots } from "../memory/snapshots.ts";

async function violationsIn(count: number, follow?: typeof followSnapshots): Promise<string[]> {
  const seeds = Array.from({ length: count }, (_, index) => index + 1);
  const seen = await Promise.all(seeds.map((seed) => interleavePages({ seed, follow })));
  return seen.flatMap(({ violations }) => violations);
}

test("in whatever order pages are made and writes land, none is older than what was acknowledged or seen", async () => {
  expect(await violationsIn(500)).toEqual([]);
});

test("a write that no snapshot hears of, and an earlier database that none notices, are noticed", async () => {
  const deaf: typeof followSnapshots = ({ read, changes: { epoch } }) =>
    followSnapshots({ read, changes: { epoch, revision: () => 0 } });
  const blind: typeof followSnapshots = ({ read, changes: { revision } }) =>
    followSnapshots({ read, changes: { revision, epoch: () => 0 } });
  expect(await violationsIn(50, deaf)).not.toEqual([]);
  expect(await violationsIn(50, blind)).not.toEqual([]);
});
