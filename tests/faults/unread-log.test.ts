import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { inheritedEnvironment } from "../support/shop-process.ts";

/** Each request writes a line of about 200 bytes; a pipe holds 64 KB. Where a line cannot be written at all, a few show it. */
const MORE_THAN_A_PIPE = 600;
const SOME = 50;

async function openShop(output: "pipe" | number): Promise<{ child: ChildProcess; url: string }> {
  const data = await mkdtemp(join(tmpdir(), "fiyonk-log-"));
  const port = await freePort();
  const child = spawn(process.execPath, ["server/main.ts"], {
    stdio: ["ignore", output, "inherit"],
    env: { ...inheritedEnvironment(), PORT: String(port), DATA_DIR: data, DEMO: "0", LOG_LEVEL: "debug" },
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await rm(data, { recursive: true, force: true });
  });
  const url = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error("the shop did not open");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { child, url };
}

async function expectAnswersAndExit({ child, url }: { child: ChildProcess; url: string }, requests: number) {
  for (let time = 0; time < requests; time += 25) {
    const answers = await Promise.all(Array.from({ length: 25 }, () => fetch(`${url}/api/auth/me`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  }
  expect((await fetch(url)).status).toBe(200);
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  expect(await exited).toEqual([0, null]);
}

test("a shop answers and exits although nobody reads its log", async () => {
  await expectAnswersAndExit(await openShop("pipe"), MORE_THAN_A_PIPE);
});

test("a shop answers and exits although the disk of its log is full", async () => {
  const full = openSync("/dev/full", "w");
  onTestFinished(() => closeSync(full));
  await expectAnswersAndExit(await openShop(full), SOME);
});

test("a shop answers and exits although the reader of its log has gone", async () => {
  const shop = await openShop("pipe");
  shop.child.stdout?.destroy();
  await expectAnswersAndExit(shop, SOME);
});
