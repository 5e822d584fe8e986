import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";

async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: { PATH: process.env.PATH, PORT: "0", DEMO: "0", ...env },
  });
  const [stderr, stdout] = await Promise.all([text(child.stderr), text(child.stdout), once(child, "exit")]);
  return { exitCode: child.exitCode, stderr: stderr.trim(), stdout };
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-start-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function takenPort(): Promise<string> {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const address = other.address();
  return String(typeof address === "object" && address ? address.port : 0);
}

test.each<[string, RegExp, () => Promise<Record<string, string>>]>([
  ["a taken port", /numaralı port dolu.*PORT=/, async () => ({ PORT: await takenPort() })],
  ["an address of another machine", /HOST bu makinenin bir adresi değil/, async () => ({ HOST: "192.0.2.1" })],
  ["an unknown host name", /makine adı bulunamadı/, async () => ({ HOST: "yok.invalid" })],
  ["a place where no folder can be created", /DATA_DIR/, async () => ({ DATA_DIR: "/proc/fiyonk/dukkan" })],
  [
    "a file where the folder should be",
    /DATA_DIR bir klasörün yolu olmalı/,
    async () => {
      const file = join(await newFolder(), "dosya");
      await writeFile(file, "");
      return { DATA_DIR: file };
    },
  ],
  [
    "a folder below a file",
    /DATA_DIR bir klasörün yolu olmalı/,
    async () => {
      const file = join(await newFolder(), "dosya");
      await writeFile(file, "");
      return { DATA_DIR: join(file, "data") };
    },
  ],
  [
    "a folder with too long a name",
    /DATA_DIR bir klasörün yolu/,
    async () => ({ DATA_DIR: `/tmp/${"x".repeat(300)}` }),
  ],
  ["an unknown NODE_ENV", /NODE_ENV: production/, async () => ({ NODE_ENV: "prod" })],
  [
    "an admin's password that is easily guessed",
    /ADMIN_PASSWORD: bu şifre/,
    async () => ({ ADMIN_PASSWORD: "12345678" }),
  ],
])("a start with %s ends with one Turkish sentence", async (_, sentence, env) => {
  const { exitCode, stderr, stdout } = await start({
    DATA_DIR: join(await newFolder(), "data"),
    ...(await env()),
  });
  expect(stderr).toMatch(sentence);
  expect(stderr.split("\n").length).toBeLessThanOrEqual(2);
  expect(stderr).not.toMatch(/\n\s+at |Error:/);
  expect([exitCode, stdout]).toEqual([1, ""]);
});
