import { execFile, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFile, chown, readdir, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Role } from "../../domain/account/user.ts";
import { createAccounts } from "../../storage/account/stored-accounts.ts";
import { openDatabase } from "../../storage/database.ts";
import { createMedia } from "../../storage/stored-media.ts";
import { hashOf, webp } from "../support/backup/shop-to-copy.ts";
import { freePort } from "../support/free-port.ts";
import { addPerson } from "../support/open-app.ts";
import { inheritedEnvironment } from "../support/shop-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const NOBODY = 65_534;
const PICTURE = webp("kurdele");

/** Runs a command, and answers its exit code and what it says. */
async function run([command = "", ...words]: readonly string[], env: Record<string, string>) {
  const args = [resolve("scripts", `${command}.ts`), "--", ...words];
  const options = { cwd: await temporaryFolder(), env: { ...inheritedEnvironment(), ...env }, timeout: 20_000 };
  return new Promise<{ code: unknown; said: string }>((ended) =>
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      ended({ code: error === null ? 0 : (error.code ?? error.signal), said: stdout + stderr }),
    ),
  );
}

/** The address of a server that accepts connections and says nothing. */
async function silentServer(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  return `postgres://a:gizli@127.0.0.1:${typeof address === "object" ? address?.port : 0}/x`;
}

test("every command ends with a sentence while the database is away, silent or without its socket", async () => {
  const refusing = `postgres://a:gizli@127.0.0.1:${await freePort()}/x`;
  const copy = join(await temporaryFolder(), "kopya.zip");
  await writeFile(copy, "");
  const ended = await Promise.all([
    run(["restore", copy], { DATABASE_URL: refusing }),
    run(["backup", "x.zip"], { DATABASE_URL: refusing }),
    run(["moves/move-pictures"], { DATABASE_URL: await silentServer() }),
    run(["reset-password", "a@fiyonk.example"], { DATABASE_URL: `postgres://a@/x?host=${await temporaryFolder()}` }),
  ]);
  for (const { code, said } of ended) {
    expect(said.trim()).toMatch(/^PostgreSQL.*(?:ulaşılamıyor|yanıt vermiyor).*$/);
    expect(code).toBe(1);
  }
});

test("what a command does not know is refused, and a wrong file is told in a sentence", async () => {
  const DATA_DIR = await temporaryFolder();
  await (await openDatabase({ dataDir: DATA_DIR })).close();
  const say = async (...words: string[]) => {
    const { code, said } = await run(words, { DATA_DIR });
    expect([code, said.trim().split("\n").length]).toEqual([1, 1]);
    return said;
  };
  const [said, other, second, intoMissing, ontoFolder, folder] = await Promise.all([
    say("backup", "--ful", "x.zip"),
    say("reset-password", "a@fiyonk.example", "--zorla"),
    say("backup", "x.zip", "y.zip"),
    say("backup", "yok/x.zip"),
    say("backup", DATA_DIR),
    say("restore", DATA_DIR),
  ]);
  expect([said, other]).toEqual([
    expect.stringContaining("Böyle bir seçenek yok: --ful"),
    expect.stringContaining("Böyle bir seçenek yok: --zorla"),
  ]);
  expect(second).toContain("bir söz fazla");
  expect(intoMissing).toContain("Böyle bir klasör yok");
  expect([ontoFolder, folder]).toEqual([
    expect.stringContaining("Burası bir klasör"),
    expect.stringContaining("Bu bir kopya dosyası değil"),
  ]);
});

test("a restore with --dene shows what would change, and changes nothing", async () => {
  const DATA_DIR = await temporaryFolder();
  const copy = join(DATA_DIR, "kopya.zip");
  await (await openDatabase({ dataDir: DATA_DIR })).close();
  await run(["backup", copy], { DATA_DIR });
  const { code, said } = await run(["restore", "--dene", copy], { DATA_DIR });
  expect([code, said]).toEqual([0, expect.stringContaining("ürün: 0 yerine 0")]);
  expect(said).toContain("Hiçbir şey değişmedi");
  expect(await readdir(join(DATA_DIR, "backups"))).toEqual(["work"]);
});

async function withPeople(dataDir: string, roles: readonly Role[]): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  for (const role of roles) await addPerson(createAccounts(db), role);
  await close();
}

test("a restore tells the roles of the copy that the shop lacks, with --dene too", async () => {
  const from = await temporaryFolder();
  const copy = join(from, "kopya.zip");
  const DATA_DIR = await temporaryFolder();
  await withPeople(from, ["admin", "helper"]);
  await withPeople(DATA_DIR, ["admin"]);
  await run(["backup", copy], { DATA_DIR: from });
  for (const words of [["--dene", copy], [copy]]) {
    const { code, said } = await run(["restore", ...words], { DATA_DIR });
    expect([code, said]).toEqual([0, expect.stringContaining("yardimci@fiyonk.example: yardımcı")]);
  }
});

test.runIf(process.getuid?.() === 0)(
  "what a restore by root leaves belongs to the owner of the shop's folder, also after a refusal",
  async () => {
    const DATA_DIR = await temporaryFolder();
    await (await openDatabase({ dataDir: DATA_DIR })).close();
    await chown(DATA_DIR, NOBODY, NOBODY);
    const copy = join(await temporaryFolder(), "kopya.zip");
    await run(["backup", copy], { DATA_DIR });
    await run(["restore", copy], { DATA_DIR });
    const folder = join(DATA_DIR, "backups");
    const made = [folder, ...(await readdir(folder)).map((name) => join(folder, name))];
    const owners = await Promise.all(made.map(async (path) => (await stat(path)).uid));
    expect([made.length > 1, new Set(owners)]).toEqual([true, new Set([NOBODY])]);
  },
);

/** A small disk of its own; undefined where nobody may mount one. */
async function smallDisk(): Promise<string | undefined> {
  const disk = await temporaryFolder();
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=16m", "tmpfs", disk]).status !== 0) return undefined;
  onTestFinished(() => void spawnSync("umount", ["--lazy", disk]));
  return disk;
}

/** Leaves not one free byte. */
async function fill(disk: string): Promise<void> {
  for (const bytes of [1024 ** 2, 4096]) {
    const block = Buffer.alloc(bytes);
    while (
      await appendFile(join(disk, "dolu"), block).then(
        () => true,
        () => false,
      )
    );
  }
}

test.each(["closed", "open"])("a full disk's shop, %s, is copied to another disk", async (state) => {
  const dataDir = await smallDisk();
  if (dataDir === undefined) return;
  const { db, close } = await openDatabase({ dataDir });
  await createMedia(db).savePicture({ hash: hashOf(PICTURE), width: 4, height: 3, bytes: PICTURE });
  if (state === "closed") await close();
  await fill(dataDir);
  const before = (await readdir(dataDir)).toSorted();

  const other = await temporaryFolder();
  const copy = join(other, "kopya.zip");
  const { code, said } = await run(["backup", copy], { DATA_DIR: dataDir });
  expect([code, said]).toEqual([0, expect.stringContaining("Kopya hazır")]);
  expect(await readdir(other)).toEqual(["kopya.zip"]);
  if (state === "open") expect((await readdir(dataDir)).toSorted()).toEqual(before);
  const seen = await run(["restore", "--dene", copy], { DATA_DIR: await temporaryFolder() });
  expect(seen.said).toContain("görsel: 0 yerine 1");
  await rm(join(dataDir, "dolu"));
  if (state === "open") await close();
});
