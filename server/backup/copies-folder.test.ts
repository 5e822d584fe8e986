import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { openCopiesFolder } from "./copies-folder.ts";

const AT = new Date("2026-11-25T01:00:00Z");

test("what a killed copy has left makes room before the next one, also if that fails", async () => {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-copies-"));
  onTestFinished(() => rm(folder, { recursive: true }));
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
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-copies-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const copies = openCopiesFolder(folder);
  const name = await copies.save("nightly", { at: AT, isFull: false }, Readable.from([Buffer.from("PK")]));
  const { bytes, stream } = await copies.read(name);
  await rm(join(folder, name));
  expect(bytes).toBe(2);
  await expect(buffer(stream)).rejects.toThrow("ENOENT");
});
