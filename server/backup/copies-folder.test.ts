import { mkdir, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { openApp } from "../../tests/support/open-app.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { openCopiesFolder, withScratchFolder } from "./copies-folder.ts";

const AT = new Date("2026-11-25T01:00:00Z");

test("what a killed copy has left makes room before the next one, also if that fails", async () => {
  const folder = await temporaryFolder();
  const left = join(folder, "eski.zip.part");
  await writeFile(left, "half");
  await utimes(left, AT, AT);
  async function* failing(): AsyncGenerator<Uint8Array> {
    yield Buffer.from("PK");
    throw new Error("the database is away");
  }
  await expect(openCopiesFolder(folder).save("nightly", { at: AT, isFull: false }, failing())).rejects.toThrow("away");
  expect(await readdir(folder)).toEqual([]);
});

test("a copy whose bytes nobody reads is not opened", async () => {
  const folder = await temporaryFolder();
  const copies = openCopiesFolder(folder);
  const name = await copies.save("nightly", { at: AT, isFull: false }, Readable.from([Buffer.from("PK")]));
  const { bytes, stream } = await copies.read(name);
  await rm(join(folder, name));
  expect(bytes).toBe(2);
  await expect(buffer(stream)).rejects.toThrow("ENOENT");
});

/** A data folder in which an hour-old restore was killed, and a young one is under way in another process. */
async function folderOfKilledRestore() {
  const dataDir = await temporaryFolder();
  const work = join(dataDir, "backups", "work");
  for (const name of ["scratch-eski", "scratch-yeni"]) {
    await mkdir(join(work, name), { recursive: true });
    await writeFile(join(work, name, "fiyonk.sqlite"), "");
  }
  await utimes(join(work, "scratch-eski"), AT, AT);
  return { dataDir, work };
}

test("what a killed restore has left goes at the next start, and one under way elsewhere stays", async () => {
  const { dataDir, work } = await folderOfKilledRestore();
  const shop = await openApp({ env: { DATA_DIR: dataDir } });
  await vi.waitFor(async () => expect(await readdir(work)).toEqual(["scratch-yeni"]));
  await shop.close();
});

test("what a killed restore has left goes with the next nightly copy of an open shop", async () => {
  const { dataDir, work } = await folderOfKilledRestore();
  const copies = openCopiesFolder(join(dataDir, "backups"));
  await copies.save("nightly", { at: AT, isFull: false }, Readable.from([Buffer.from("PK")]));
  expect(await readdir(work)).toEqual(["scratch-yeni"]);
});

test("a restore during which the machine slept for hours keeps its folder", async () => {
  const { work } = await folderOfKilledRestore();
  await withScratchFolder(work, async (folder) => {
    await utimes(folder, AT, AT);
    await openCopiesFolder(dirname(work)).save("before-restore", { at: AT, isFull: false }, Readable.from([]));
    expect(await readdir(work)).toContain(basename(folder));
  });
});

test("a restore of more than an hour keeps its folder, also where another begins", async () => {
  const { work } = await folderOfKilledRestore();
  vi.useFakeTimers({ toFake: ["setInterval", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  await withScratchFolder(work, async (folder) => {
    // A single tick: of many ticks at once, one with an older time could be written last.
    vi.setSystemTime(Date.now() + 2 * 3600_000);
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(async () => expect(Date.now() - (await stat(folder)).mtimeMs).toBeLessThan(3600_000));
    await withScratchFolder(work, async () => {});
    expect(await readdir(work)).toEqual([basename(folder)]);
  });
});
