import { Duplex, duplexPair } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { openBelt } from "./belt.ts";

const filled = (bytes: number, value: number) => Buffer.alloc(bytes, value);

function openEnds() {
  const [here, there] = duplexPair();
  const arrived = vi.fn<(id: number, word: object, bytes: Uint8Array) => void>();
  openBelt(there, arrived);
  return { belt: openBelt(here, () => {}), here, there, arrived };
}

test("what is brought arrives whole with the word that is said about it, however much is on its way beside it", async () => {
  const { belt, arrived } = openEnds();
  const large = Buffer.concat([filled(150_000, 1), filled(150_000, 2)]);
  await Promise.all([belt.bring(1, 300_000, [large]), belt.bring(2, 9, [filled(4, 3), filled(3, 4)])]);
  await belt.say(2, { what: "small" });
  await belt.say(1, { what: "large" });
  await belt.say(3, { what: "nothing" });
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(3));
  const [small, whole, nothing] = arrived.mock.calls.map(([id, word, bytes]) => [id, word, Buffer.from(bytes)]);
  expect(small).toEqual([2, { what: "small" }, Buffer.concat([filled(4, 3), filled(3, 4)])]);
  expect(whole).toEqual([1, { what: "large" }, large]);
  expect(nothing).toEqual([3, { what: "nothing" }, Buffer.alloc(0)]);
});

test("a pipe may cut it anywhere", async () => {
  const said: Buffer[] = [];
  const recorded = new Duplex({ read() {}, write: (chunk, _, done) => done(void said.push(chunk)) });
  const belt = openBelt(recorded, () => {});
  await belt.bring(7, 5, [filled(5, 9)]);
  await belt.say(7, "word");
  const { there, arrived } = openEnds();
  for (const byte of Buffer.concat(said)) there.emit("data", Buffer.of(byte));
  expect(arrived.mock.calls).toEqual([[7, "word", filled(5, 9)]]);
});

test("nobody is asked for more than one piece ahead of the one who takes it", async () => {
  const [here, there] = duplexPair();
  const asked = vi.fn<() => void>();
  function* pieces() {
    for (let piece = 0; piece < 100; piece += 1) {
      asked();
      yield filled(64 * 1024, piece);
    }
  }
  const brought = openBelt(here, () => {}).bring(1, 100 * 64 * 1024, pieces());
  for (let turn = 0; turn < 50; turn += 1) await nextTurn();
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
  openBelt(there, () => {});
  await brought;
  expect(asked).toHaveBeenCalledTimes(100);
});

test("who brings something through a pipe that has broken is told", async () => {
  const { belt, here } = openEnds();
  here.destroy();
  await expect(belt.bring(1, 3, [filled(3, 1)])).rejects.toThrow();
  await expect(belt.say(1, "word")).rejects.toThrow();
});
