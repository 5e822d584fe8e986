import { chmod, mkdir, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { makeOldFilesPrivate } from "./private-files.ts";

test("databases and picture folders become private, other files keep their mode", async () => {
  const dataDir = await temporaryFolder();
  const files = ["fiyonk.sqlite", "fiyonk.sqlite-wal", "yedek.sqlite", "notlar.txt"];
  for (const file of files) await writeFile(join(dataDir, file), "");
  for (const file of files) await chmod(join(dataDir, file), 0o664);
  await mkdir(join(dataDir, "renditions"));
  await chmod(join(dataDir, "renditions"), 0o755);
  expect(await makeOldFilesPrivate(dataDir)).toEqual([]);
  const modes = await Promise.all([...files, "renditions"].map((name) => stat(join(dataDir, name))));
  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(["600", "600", "600", "664", "700"]);
});

test("a missing folder is no failure", async () => {
  expect(await makeOldFilesPrivate(join(tmpdir(), "fiyonk-yok"))).toEqual([]);
});
