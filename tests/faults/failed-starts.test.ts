import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { openDoor } from "../../server/door/door.ts";
import { explainFailure } from "../../server/start/start-failure.ts";
import { openDatabase } from "../../storage/database.ts";
import { inheritedEnvironment } from "../support/shop-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

async function start(env: Record<string, string>, before = "") {
  const child = spawn("sh", ["-c", `${before} exec "$0" server/main.ts`, process.execPath], {
    env: { ...inheritedEnvironment(), PORT: "0", DEMO: "0", ...env },
  });
  const [stderr, stdout] = await Promise.all([text(child.stderr), text(child.stdout), once(child, "exit")]);
  return { exitCode: child.exitCode, stderr: stderr.trim(), stdout };
}

async function takenPort(): Promise<string> {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const address = other.address();
  return String(typeof address === "object" && address ? address.port : 0);
}

async function takenFile(): Promise<string> {
  const file = join(await temporaryFolder(), "dosya");
  await writeFile(file, "");
  return file;
}

test.each<[string, RegExp, () => Promise<Record<string, string>>]>([
  ["a taken port", /numaralı port dolu.*PORT=/, async () => ({ PORT: await takenPort() })],
  [
    "a file where the folder should be",
    /DATA_DIR bir klasörün yolu olmalı/,
    async () => ({ DATA_DIR: await takenFile() }),
  ],
  [
    "an admin's password that is easily guessed",
    /ADMIN_PASSWORD: bu şifre/,
    async () => ({ ADMIN_PASSWORD: "12345678" }),
  ],
])("a start with %s ends with one Turkish sentence", async (_, sentence, env) => {
  const { exitCode, stderr, stdout } = await start({
    DATA_DIR: join(await temporaryFolder(), "data"),
    ...(await env()),
  });
  expect(stderr).toMatch(sentence);
  expect(stderr.split("\n").length).toBeLessThanOrEqual(2);
  expect(stderr).not.toMatch(/\n\s+at |Error:/);
  expect(exitCode).not.toBe(0);
  expect(stdout).toBe("");
});

test("a first start on a full disk leaves nothing, and the next one opens the shop", async () => {
  const dataDir = join(await temporaryFolder(), "data");
  const { exitCode, stderr } = await start({ DATA_DIR: dataDir }, "ulimit -f 0;");
  expect(stderr).toMatch(/[Dd]isk/);
  expect(exitCode).toBe(1);
  expect(await readdir(dataDir)).toEqual([]);
  await database(dataDir);
});

const database = async (dataDir: string) => (await openDatabase({ dataDir })).close();

test.each<[string, RegExp, () => unknown]>([
  ["an address of another machine", /^HOST bu makinenin bir/, () => openDoor({ port: 0, host: "192.0.2.1" })],
  ["an unknown host name", /makine adı bulunamadı/, () => openDoor({ port: 0, host: "yok.invalid" })],
  ["a place where no folder can be created", /DATA_DIR/, () => database("/proc/fiyonk/dukkan")],
  ["a folder below a file", /DATA_DIR bir klasörün yolu olmalı/, async () => database(join(await takenFile(), "data"))],
  ["a folder with too long a name", /DATA_DIR bir klasörün yolu/, () => database(`/tmp/${"x".repeat(300)}`)],
  ["an unknown NODE_ENV", /NODE_ENV: production/, () => readConfig({ NODE_ENV: "prod" })],
])("%s is explained in one sentence too", async (_, sentence, open) => {
  const failure: unknown = await (async () => open())().catch((error: unknown) => error);
  const explained = explainFailure(failure, 3000);
  expect(explained).toMatch(sentence);
  expect(explained?.trim().split("\n").length).toBeLessThanOrEqual(2);
});
