import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { DatabaseLocation } from "./engines.ts";

const PROGRAM = fileURLToPath(new URL("./killed-program.ts", import.meta.url));

/** Runs the program, which is killed before the given statement. Answers whether it ended before that. */
export async function runUntilKilled(
  { dataDir, databaseUrl }: DatabaseLocation,
  work: string,
  killAt: number,
  env: Record<string, string> = {},
): Promise<boolean> {
  const child = spawn(process.execPath, [PROGRAM, work, String(killAt)], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...env, DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
  });
  const [code, signal] = await once(child, "exit");
  if (code !== 0 && signal !== "SIGKILL") throw new Error(`The program ended with ${code} ${signal}`);
  return code === 0;
}
