import { expect, test } from "vitest";
import { interleavePages } from "../../tests/support/interleaving/interleaved-pages.ts";
import { createSnapshots } from "../memory/snapshots.ts";

async function violationsIn(count: number, create?: typeof createSnapshots): Promise<string[]> {
  const seeds = Array.from({ length: count }, (_, index) => index + 1);
  const seen = await Promise.all(seeds.map((seed) => interleavePages({ seed, follow: create })));
  return seen.flatMap(({ violations }) => violations);
}

test("no page is older than an acknowledged write or an earlier page, in any order of writes and renderings", async () => {
  expect(await violationsIn(500)).toEqual([]);
});

test("the model detects a write that snapshots miss, and a restored backup that they miss", async () => {
  const missesWrites: typeof createSnapshots = ({ read, changes: { epoch } }) =>
    createSnapshots({ read, changes: { epoch, revision: () => 0 } });
  const epoch = "ever the same";
  const missesRestores: typeof createSnapshots = ({ read, changes: { revision } }) =>
    createSnapshots({
      read: async (since) => ({ ...(await read(since)), epoch }),
      changes: { revision, epoch: () => epoch },
    });
  expect(await violationsIn(50, missesWrites)).not.toEqual([]);
  expect(await violationsIn(50, missesRestores)).not.toEqual([]);
});
