import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { chown, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Owner } from "../../../tests/support/databases/postgres-cluster.ts";
import { PLAIN_ENVIRONMENT } from "../../bench/loads/plain-node.ts";

const READY_WITHIN_MS = 120_000;

/** Folder of a cluster, and the user whose programs run in it: PostgreSQL and PgBouncer do not start as root. */
export type Place = { folder: string; owner: Owner | undefined };

export type Program = {
  pid: number;
  isRunning(): boolean;
  /** Ends it with `kill -9`. */
  kill(): Promise<void>;
  /** Ends it as a service manager does. */
  end(): Promise<void>;
};

type Order = {
  name: string;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
  /** Runs in this folder as this user instead. */
  here?: boolean;
  isReady(): Promise<boolean>;
};

/** Starts a program whose output goes to a file, and waits until it is ready. */
export async function startProgram({ folder, owner }: Place, order: Order): Promise<Program> {
  const { name, command, env, here = false, isReady } = order;
  const [file, ...parameters] = command;
  const logFile = join(folder, `${name}.log`);
  const log = openSync(logFile, "a");
  const child = spawn(file, parameters, {
    // Ctrl-C is for the lab alone, which then stops all of them.
    detached: true,
    stdio: ["ignore", log, log],
    env: { ...PLAIN_ENVIRONMENT, ...env },
    ...(here ? {} : { ...owner, cwd: folder }),
  });
  closeSync(log);
  const gone = once(child, "exit");
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} did not start`, { cause: (await gone.catch((error) => [error]))[0] });

  const note = join(folder, "running", `${pid}`);
  writeFileSync(note, "");
  child.once("exit", () => rmSync(note, { force: true }));
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning()) return;
    child.kill(signal);
    await gone;
  };
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady().catch(() => false))) {
    if (isRunning() && Date.now() < deadline) await pause(100);
    else throw new Error(`${name} is not ready. Its log:\n${readFileSync(logFile, "utf8").slice(-4000)}`);
  }
  return { pid, isRunning, kill: () => end("SIGKILL"), end: () => end("SIGTERM") };

  function isRunning() {
    return child.exitCode === null && child.signalCode === null;
  }
}

/** Writes a file that the programs' user can read, and answers its path. */
export async function writeSettings({ folder, owner }: Place, name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text, { mode: 0o600 });
  if (owner) await chown(path, owner.uid, owner.gid);
  return path;
}
