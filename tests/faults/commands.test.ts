import { execFile } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../storage/database.ts";
import { freePort } from "../support/free-port.ts";
import { inheritedEnvironment } from "../support/shop-process.ts";

const NOBODY = 65_534;

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-commands-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a command, and answers its exit code and what it says. */
async function run([command = "", ...words]: readonly string[], env: Record<string, string>) {
  const args = [resolve("scripts", `${command}.ts`), "--", ...words];
  const options = { cwd: await newFolder(), env: { ...inheritedEnvironment(), ...env }, timeout: 20_000 };
  return new Promise<{ code: unknown; said: string }>((ended) =>
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      ended({ code: error?.code ?? 0, said: stdout + stderr }),
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
  const copy = join(await newFolder(), "kopya.zip");
  await writeFile(copy, "");
  const ended = await Promise.all([
    run(["restore", copy], { DATABASE_URL: refusing }),
    run(["backup", "x.zip"], { DATABASE_URL: refusing }),
    run(["moves/move-pictures"], { DATABASE_URL: await silentServer() }),
    run(["reset-password", "a@fiyonk.example"], { DATABASE_URL: `postgres://a@/x?host=${await newFolder()}` }),
  ]);
  for (const { code, said } of ended) {
    expect(said.trim()).toMatch(/^PostgreSQL.*(?:ulaşılamıyor|yanıt vermiyor).*$/);
    expect(code).toBe(1);
  }
});

test("what a command does not know is refused, and a wrong file is told in a sentence", async () => {
  const DATA_DIR = await newFolder();
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
  const DATA_DIR = await newFolder();
  const copy = join(DATA_DIR, "kopya.zip");
  await (await openDatabase({ dataDir: DATA_DIR })).close();
  await run(["backup", copy], { DATA_DIR });
  const { code, said } = await run(["restore", "--dene", copy], { DATA_DIR });
  expect([code, said]).toEqual([0, expect.stringContaining("ürün: 0 yerine 0")]);
  expect(said).toContain("Hiçbir şey değişmedi");
  expect(await readdir(join(DATA_DIR, "backups"))).toEqual(["work"]);
});

test.runIf(process.getuid?.() === 0)(
  "what a restore by root leaves belongs to the owner of the shop's folder, also after a refusal",
  async () => {
    const DATA_DIR = await newFolder();
    await (await openDatabase({ dataDir: DATA_DIR })).close();
    await chown(DATA_DIR, NOBODY, NOBODY);
    const copy = join(await newFolder(), "kopya.zip");
    await run(["backup", copy], { DATA_DIR });
    await run(["restore", copy], { DATA_DIR });
    const folder = join(DATA_DIR, "backups");
    const made = [folder, ...(await readdir(folder)).map((name) => join(folder, name))];
    const owners = await Promise.all(made.map(async (path) => (await stat(path)).uid));
    expect([made.length > 1, new Set(owners)]).toEqual([true, new Set([NOBODY])]);
  },
);
