import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free-port.ts";

export type Shop = {
  url: string;
  pid: number | undefined;
  adminEmail: string;
  adminPassword: string;
  /** The location of its data, for openDatabase. */
  location: { dataDir: string; databaseUrl?: string | undefined };
  /** Everything that the shop has logged. */
  log(): string;
  /** Stops the shop and answers its exit code. */
  stop(): Promise<number | null>;
};

type Options = {
  env?: Record<string, string>;
  /** A data folder to copy, so that the shop does not make its demo catalogue anew. */
  copyFrom?: string;
  /** A data folder with the same pictures, whose renditions are shared. */
  shareRenditionsOf?: string;
  /** Another copy of the sources, with its pages built. */
  tree?: string;
  /** The data folder; by default a temporary one that is removed with the shop. */
  dataDir?: string;
};

export const ADMIN = { email: "yonetici@fiyonk.example", password: "kurdeleli-kutu-24" };

const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 10_000;

/** Starts a real shop as a process of its own, on a free port. */
export async function startShop({ env = {}, copyFrom, shareRenditionsOf, dataDir, tree }: Options = {}): Promise<Shop> {
  const data = dataDir ?? (await mkdtemp(join(tmpdir(), "fiyonk-shop-")));
  if (copyFrom) await cp(copyFrom, data, { recursive: true, filter: (path) => basename(path) !== RENDITIONS });
  if (shareRenditionsOf) await linkRenditions(shareRenditionsOf, data);

  const port = await freePort();
  const url = `http://localhost:${port}`;
  const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ...env };
  const output: string[] = [];
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: tree,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...inheritedEnvironment(),
      DEMO: "1",
      DRAIN_SECONDS: "0",
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: data,
      ...admin,
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => output.push(text));
  }
  const exited = once(child, "exit");
  const log = () => output.join("");

  async function stop() {
    const timeout = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
    child.kill("SIGTERM");
    await exited;
    clearTimeout(timeout);
    if (!dataDir) await rm(data, { recursive: true, force: true });
    return child.exitCode;
  }

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
      await pause(50);
      continue;
    }
    await stop();
    throw new Error(`The shop did not open at ${url}. Its log:\n${log()}`);
  }
  const location = { dataDir: data, databaseUrl: env.DATABASE_URL };
  return {
    url,
    pid: child.pid,
    adminEmail: admin.ADMIN_EMAIL,
    adminPassword: admin.ADMIN_PASSWORD,
    location,
    log,
    stop,
  };
}

/** The folder of smaller copies of pictures. A file's name says all that is in it, so several shops may write there. */
const RENDITIONS = "renditions";

async function linkRenditions(source: string, data: string): Promise<void> {
  await mkdir(join(source, RENDITIONS), { recursive: true });
  await symlink(join(source, RENDITIONS), join(data, RENDITIONS));
}

/** Other settings of the machine must not reach the shop under test. Compiling the shop anew is half of a start. */
export function inheritedEnvironment() {
  const { PATH, HOME, TMPDIR, TZ } = process.env;
  return { PATH, HOME, TMPDIR, TZ, NODE_COMPILE_CACHE: resolve("node_modules", ".cache", "compiled") };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}
