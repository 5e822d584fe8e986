import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

/** Only what ends before any page or picture is needed; the running shop is tried in tests/. */
async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ["server/main.ts"], { env: { PATH: process.env.PATH, ...env } });
  const [said] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { exitCode: child.exitCode, said };
}

test("a shop with wrong settings says all that is wrong, in Turkish, and does not start", async () => {
  const { exitCode, said } = await run({ NODE_ENV: "production", PORT: "99999", SHOP_PHONE: "5" });
  expect(exitCode).toBe(1);
  expect(said.trim().split("\n")).toHaveLength(4);
  expect(said).toContain("PUBLIC_URL");
  expect(said).not.toContain("    at ");
});
