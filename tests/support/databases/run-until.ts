import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Place } from "./engines.ts";

const PROGRAM = fileURLToPath(new URL("./stopped-program.ts", import.meta.url));

/** Lets the program do its work until it is killed before that statement; answers whether it came to its end. */
export async function runUntil({ dataDir, databaseUrl }: Place, work: string, stopAt: number): Promise<boolean> {
  const child = spawn(process.execPath, [PROGRAM, work, String(stopAt)], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
  });
  const [code, signal] = await once(child, "exit");
  if (code !== 0 && signal !== "SIGKILL") throw new Error(`The program ended with ${code} ${signal}`);
  return code === 0;
}
