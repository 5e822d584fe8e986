import { existsSync } from "node:fs";
import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lacksPackage } from "../debian-package.ts";

const PLACES = ["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`);

const findLibrary = () => PLACES.find((place) => existsSync(place));

export const lacksFakedClock = () => lacksPackage("faketime", () => findLibrary() !== undefined);

export type FakedClock = Awaited<ReturnType<typeof openFakedClock>>;

/** The time of day of a process, moved while it runs. What counts since its start goes on as before, as it does when a real clock is set. */
export async function openFakedClock() {
  const library = findLibrary();
  if (!library) throw new Error("there is no libfaketime");
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-clock-"));
  const file = join(folder, "clock");
  let aheadMs = 0;

  async function move(ms: number): Promise<void> {
    aheadMs = ms;
    await writeFile(`${file}.new`, `${ms < 0 ? "" : "+"}${(ms / 1000).toFixed(3)}\n`);
    await rename(`${file}.new`, file);
  }

  await move(0);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
    /** So far ahead of our own clock. */
    move,
    now: () => Date.now() + aheadMs,
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
