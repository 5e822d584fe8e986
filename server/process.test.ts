import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

/** Only for starts that fail before pages are built or pictures needed; tests/ covers the running shop. */
async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ["server/main.ts"], { env: { PATH: process.env.PATH, ...env } });
  const [output] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { exitCode: child.exitCode, output };
}

test("a shop with wrong settings lists them all in Turkish, and its service starts it no second time", async () => {
  const { exitCode, output } = await run({ NODE_ENV: "production", PORT: "99999", SHOP_PHONE: "5" });
  expect(exitCode).toBe(78);
  expect(readFileSync("ops/fiyonk.service", "utf8")).toContain("RestartPreventExitStatus=78\n");
  expect(output.trim().split("\n")).toHaveLength(4);
  expect(output).toContain("PUBLIC_URL");
  expect(output).not.toContain("    at ");
});
